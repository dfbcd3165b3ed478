import type { Lang } from '@tafelrunde/engine';
import { adventureOf, type Goal, planOf } from './content/adventures/index.ts';
import { heroes } from './content/index.ts';
import { nameOf } from './names.ts';
import { squaresText } from './squares-text.ts';
import type { View } from './view.ts';

/** What both sides play for, one sentence each (DS-ROUND-01). */
export function aimLines(view: View, lang: Lang): string[] {
  const { victory } = adventureOf(view.adventure);
  const clauses = (goals: readonly Goal[]): string[] =>
    goals.map(goal => (lang === 'en' ? inEnglish : inGerman)(view, goal));
  return lang === 'en'
    ? [
        `The heroes win when ${clauses(victory.heroes).join(', and ')}`,
        `The overlord wins as soon as ${clauses(victory.overlord).join(', or ')}`,
      ]
    : [
        `Die Helden gewinnen, wenn ${clauses(victory.heroes).join(', und ')}`,
        `Der Overlord gewinnt, sobald ${clauses(victory.overlord).join(', oder ')}`,
      ];
}

function inEnglish(view: View, goal: Goal): string {
  const place = (mark: string): string => placeText(view, mark, 'en');
  const name = (id: string): string => nameOf(id, 'en');
  switch (goal.is) {
    case 'reach':
      if (goal.who === 'all') return `all heroes stand on ${place(goal.mark)}`;
      if (typeof goal.who !== 'number') return `${name(goal.who)} stands on ${place(goal.mark)}`;
      return `${goal.who} ${goal.who === 1 ? 'hero stands' : 'heroes stand'} on ${place(goal.mark)}`;
    case 'slay':
      if (goal.count === 1) return `${name(goal.who)} is defeated`;
      return `${goal.count} × ${name(goal.who)} are defeated (so far ${view.slain[goal.who] ?? 0})`;
    case 'clear':
      return 'no servant is left and nothing lies in the dark';
    case 'carry':
      return `a hero carries ${name(goal.item)}`;
    case 'open':
      return `every ${kindOf(view, goal.sign)} sought is open (${soughtText(view, goal.sign, 'en')})`;
    case 'bring': {
      const what = `${times(goal.count)}${markName(view, goal.find, 'en')}`;
      return goal.to ? `heroes have brought ${what} to ${place(goal.to)}` : `heroes have found ${what}`;
    }
    case 'rounds':
      return `${goal.count} rounds are over`;
    case 'crippled':
      return `${goal.count} ${goal.count === 1 ? 'hero is' : 'heroes are'} crippled (so far ${crippled(view)})`;
    case 'deck-empty':
      return `a command card should be drawn and there is none (${view.overlord.deckSize} left)`;
  }
}

function inGerman(view: View, goal: Goal): string {
  const place = (mark: string): string => placeText(view, mark, 'de');
  const name = (id: string): string => nameOf(id, 'de');
  switch (goal.is) {
    case 'reach':
      if (goal.who === 'all') return `alle Helden am Ziel stehen: ${place(goal.mark)}`;
      if (typeof goal.who !== 'number') return `${name(goal.who)} am Ziel steht: ${place(goal.mark)}`;
      return `${goal.who} ${goal.who === 1 ? 'Held am Ziel steht' : 'Helden am Ziel stehen'}: ${place(goal.mark)}`;
    case 'slay':
      if (goal.count === 1) return `${name(goal.who)} besiegt ist`;
      return `${goal.count} × ${name(goal.who)} besiegt sind (bisher ${view.slain[goal.who] ?? 0})`;
    case 'clear':
      return 'kein Diener mehr da ist und nichts im Dunkeln liegt';
    case 'carry':
      return `ein Held dies trägt: ${name(goal.item)}`;
    case 'open': {
      const kind = kindOf(view, goal.sign) === 'door' ? 'Tür' : 'Truhe';
      return `jede gesuchte ${kind} offen ist (${soughtText(view, goal.sign, 'de')})`;
    }
    case 'bring': {
      const what = `${times(goal.count)}${markName(view, goal.find, 'de')}`;
      return goal.to
        ? `Helden dies ans Ziel gebracht haben: ${what}, Ziel: ${place(goal.to)}`
        : `Helden dies gefunden haben: ${what}`;
    }
    case 'rounds':
      return `${goal.count} Runden vorbei sind`;
    case 'crippled':
      return `${goal.count} ${goal.count === 1 ? 'Held kampfunfähig ist' : 'Helden kampfunfähig sind'} (bisher ${crippled(view)})`;
    case 'deck-empty':
      return `eine Befehlskarte gezogen werden soll und keine mehr da ist (noch ${view.overlord.deckSize})`;
  }
}

const times = (count: number): string => (count > 1 ? `${count} × ` : '');

const UNSEEN = { en: 'not found yet', de: 'noch nicht entdeckt' };

const markName = (view: View, mark: string, lang: Lang): string =>
  adventureOf(view.adventure).marks?.[mark]?.[lang] ?? mark;

/** A place with the squares of it that are laid out. */
function placeText(view: View, mark: string, lang: Lang): string {
  const cells = view.board.marks.find(seen => seen.mark === mark)?.cells ?? [];
  return `${markName(view, mark, lang)} (${cells.length > 0 ? squaresText(view.board, cells, lang) : UNSEEN[lang]})`;
}

const kindOf = (view: View, sign: string): 'door' | 'chest' =>
  adventureOf(view.adventure).signs[sign]?.is === 'door' ? 'door' : 'chest';

function soughtText(view: View, sign: string, lang: Lang): string {
  const sought = planOf(adventureOf(view.adventure)).closed.filter(thing => thing.sign === sign);
  const known = view.things.filter(({ id }) => sought.some(thing => thing.id === id));
  return known.map(({ id }) => nameOf(id, lang)).join(', ') || UNSEEN[lang];
}

const crippled = (view: View): number => heroes.reduce((sum, { id }) => sum + (view.slain[id] ?? 0), 0);
