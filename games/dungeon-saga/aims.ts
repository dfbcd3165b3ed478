import type { Lang, Text } from '@tafelrunde/engine';
import { adventureOf, type Goal, planOf } from './content/adventures/index.ts';
import { heroes } from './content/index.ts';
import { nameOf } from './names.ts';
import { squaresText } from './squares-text.ts';
import type { View } from './view.ts';

/** How far things are, for whoever sees the table; before play nobody does. */
interface Telling {
  readonly adventure: string;
  readonly lang: Lang;
  readonly place: (mark: string) => string;
  readonly sought: (sign: string) => string;
  readonly slain: (who: string) => string;
  readonly crippled: () => string;
  readonly cards: () => string;
}

/** What both sides play for and how far they are, one sentence each (DS-ROUND-01). */
export function aimLines(view: View, lang: Lang): string[] {
  const note = (en: string, de: string): string => ` (${lang === 'en' ? en : de})`;
  const soFar = (count: number): string => note(`so far ${count}`, `bisher ${count}`);
  const left = view.overlord.deckSize;
  return sentences({
    adventure: view.adventure,
    lang,
    place: mark => placeText(view, mark, lang),
    sought: sign => ` (${soughtText(view, sign, lang)})`,
    slain: who => soFar(view.slain[who] ?? 0),
    crippled: () => soFar(crippled(view)),
    cards: () => note(`${left} left`, `noch ${left}`),
  });
}

/** The victory conditions as they are read out before play (DS-SETUP-13). */
export const announcedAims = (adventure: string, lang: Lang): string => toldBefore(adventure, lang).join(' ');

/** The same, side by side: of the heroes, and of the overlord. */
export function announcedAimOf(adventure: string, side: 'heroes' | 'overlord'): Text {
  const at = side === 'heroes' ? 0 : 1;
  return { en: toldBefore(adventure, 'en')[at] ?? '', de: toldBefore(adventure, 'de')[at] ?? '' };
}

function toldBefore(adventure: string, lang: Lang): string[] {
  const silent = (): string => '';
  const place = (mark: string): string => markName(adventure, mark, lang);
  const told = { adventure, lang, place, sought: silent, slain: silent, crippled: silent, cards: silent };
  return sentences(told).map(sentence => `${sentence}.`);
}

function sentences(telling: Telling): string[] {
  const { adventure, lang } = telling;
  const { victory } = adventureOf(adventure);
  const clauses = (goals: readonly Goal[]): string[] =>
    goals.map(goal => (lang === 'en' ? inEnglish : inGerman)(telling, goal));
  return lang === 'en'
    ? [
        `The heroes win when ${clauses(victory.heroes).join(', and ')}`,
        `The overlord wins as soon as ${clauses(victory.overlord).join(', or ')}`,
      ]
    : [
        `Die Helden gewinnen, wenn ${clauses(victory.heroes).join(' und ')}`,
        `Der Overlord gewinnt, sobald ${clauses(victory.overlord).join(' oder ')}`,
      ];
}

function inEnglish({ adventure, place, sought, slain, crippled, cards }: Telling, goal: Goal): string {
  const name = (id: string): string => nameOf(id, 'en');
  switch (goal.is) {
    case 'reach':
      if (goal.who === 'all') return `all heroes stand on ${place(goal.mark)}`;
      if (typeof goal.who !== 'number') return `${name(goal.who)} stands on ${place(goal.mark)}`;
      return `${goal.who} ${goal.who === 1 ? 'hero stands' : 'heroes stand'} on ${place(goal.mark)}`;
    case 'slay':
      if (goal.count === 1) return `${name(goal.who)} is defeated`;
      return `${goal.count} × ${name(goal.who)} are defeated${slain(goal.who)}`;
    case 'clear':
      return 'no servant is left and nothing lies in the dark';
    case 'carry':
      return `a hero carries ${name(goal.item)}`;
    case 'open':
      return `every ${kindOf(adventure, goal.sign)} sought is open${sought(goal.sign)}`;
    case 'bring': {
      const what = `${times(goal.count)}${markName(adventure, goal.find, 'en')}`;
      return goal.to ? `heroes have brought ${what} to ${place(goal.to)}` : `heroes have found ${what}`;
    }
    case 'rounds':
      return `${goal.count} rounds are over`;
    case 'crippled':
      return `${goal.count} ${goal.count === 1 ? 'hero is' : 'heroes are'} crippled${crippled()}`;
    case 'deck-empty':
      return `a command card should be drawn and there is none${cards()}`;
  }
}

function inGerman({ adventure, place, sought, slain, crippled, cards }: Telling, goal: Goal): string {
  const name = (id: string): string => nameOf(id, 'de');
  switch (goal.is) {
    case 'reach':
      if (goal.who === 'all') return `alle Helden am Ziel stehen: ${place(goal.mark)}`;
      if (typeof goal.who !== 'number') return `${name(goal.who)} am Ziel steht: ${place(goal.mark)}`;
      return `${goal.who} ${goal.who === 1 ? 'Held am Ziel steht' : 'Helden am Ziel stehen'}: ${place(goal.mark)}`;
    case 'slay':
      if (goal.count === 1) return `${name(goal.who)} besiegt ist`;
      return `${goal.count} × ${name(goal.who)} besiegt sind${slain(goal.who)}`;
    case 'clear':
      return 'kein Diener mehr da ist und nichts im Dunkeln liegt';
    case 'carry':
      return `ein Held dies trägt: ${name(goal.item)}`;
    case 'open': {
      const kind = kindOf(adventure, goal.sign) === 'door' ? 'Tür' : 'Truhe';
      return `jede gesuchte ${kind} offen ist${sought(goal.sign)}`;
    }
    case 'bring': {
      const what = `${times(goal.count)}${markName(adventure, goal.find, 'de')}`;
      return goal.to
        ? `Helden dies ans Ziel gebracht haben: ${what}, Ziel: ${place(goal.to)}`
        : `Helden dies gefunden haben: ${what}`;
    }
    case 'rounds':
      return `${goal.count} Runden vorbei sind`;
    case 'crippled':
      return `${goal.count} ${goal.count === 1 ? 'Held kampfunfähig ist' : 'Helden kampfunfähig sind'}${crippled()}`;
    case 'deck-empty':
      return `eine Befehlskarte gezogen werden soll und keine mehr da ist${cards()}`;
  }
}

const times = (count: number): string => (count > 1 ? `${count} × ` : '');

const UNSEEN = { en: 'not found yet', de: 'noch nicht entdeckt' };

const markName = (adventure: string, mark: string, lang: Lang): string =>
  adventureOf(adventure).marks?.[mark]?.[lang] ?? mark;

/** A place with the squares of it that are laid out. */
function placeText(view: View, mark: string, lang: Lang): string {
  const cells = view.board.marks.find(seen => seen.mark === mark)?.cells ?? [];
  const where = cells.length > 0 ? squaresText(view.board, cells, lang) : UNSEEN[lang];
  return `${markName(view.adventure, mark, lang)} (${where})`;
}

const kindOf = (adventure: string, sign: string): 'door' | 'chest' =>
  adventureOf(adventure).signs[sign]?.is === 'door' ? 'door' : 'chest';

function soughtText(view: View, sign: string, lang: Lang): string {
  const sought = planOf(adventureOf(view.adventure)).closed.filter(thing => thing.sign === sign);
  const known = view.things.filter(({ cells }) => sought.some(thing => thing.cells[0] === cells[0]));
  return known.map(({ id }) => nameOf(id, lang)).join(', ') || UNSEEN[lang];
}

const crippled = (view: View): number => heroes.reduce((sum, { id }) => sum + (view.slain[id] ?? 0), 0);
