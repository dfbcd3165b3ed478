import { type Forecast, type Lang, listed, speak } from '@tafelrunde/engine';
import type { AdventureId } from './content/adventures/index.ts';
import { CONDITION_NAMES } from './content/words.ts';
import { likely } from './likely.ts';
import { figure, named } from './names.ts';
import { crownsOf } from './rules/coins.ts';
import { worn } from './rules/standing.ts';
import type { Figure, Hero, State } from './state.ts';
import type { SwordAndSorcery } from './types.ts';
import { zoneName } from './zone-names.ts';

/** What an option leads to: wounds, deaths, conditions, what is found, who comes and who acts. What is asked on the way is answered as is likely. */
export const forecast: Forecast<SwordAndSorcery> = {
  classify: (before, after, lang) => changes(before, after, lang).join(', ') || speak(lang)('nothing', 'nichts'),
  assume: likely,
};

function changes(before: State, after: State, lang: Lang): string[] {
  const t = speak(lang);
  const now = new Map(figuresOf(after).map(one => [one.id, one]));
  const found: string[] = [];
  for (const was of figuresOf(before)) {
    const is = now.get(was.id);
    if (is === undefined) found.push(t(`${figure(was.id, lang)} dies`, `${figure(was.id, lang)} stirbt`));
    else found.push(...ofFigure(after.adventure, was, is, lang));
  }
  for (const hero of after.heroes) {
    const was = before.heroes.find(({ id }) => id === hero.id);
    if (was !== undefined) found.push(...ofHero(was, hero, lang));
  }
  found.push(...ofThings(before, after, lang), ...newcomers(before, after, lang), ...ofDecks(before, after, lang));
  if (after.over !== null && before.over === null)
    found.push(
      after.over.kind === 'won'
        ? t('the adventure is won', 'das Abenteuer ist gewonnen')
        : t('the adventure is lost', 'das Abenteuer ist verloren'),
    );
  return found;
}

const figuresOf = ({ heroes, companions, enemies }: State): Figure[] => [
  ...heroes,
  ...companions,
  ...enemies.flatMap(({ bodies }) => bodies),
];

function ofFigure(map: AdventureId, was: Figure, is: Figure, lang: Lang): string[] {
  const t = speak(lang);
  const name = figure(is.id, lang);
  const found: string[] = [];
  const wounds = is.wounds - was.wounds;
  if (wounds > 0)
    found.push(t(`${name} ${wounds} wound${wounds > 1 ? 's' : ''}`, `${name} ${wounds} Wunde${wounds > 1 ? 'n' : ''}`));
  if (wounds < 0) found.push(t(`${name} heals ${-wounds}`, `${name} heilt ${-wounds}`));
  for (const condition of is.conditions)
    if (!was.conditions.includes(condition)) found.push(`${name} ${CONDITION_NAMES[condition][lang]}`);
  for (const condition of was.conditions)
    if (!is.conditions.includes(condition))
      found.push(
        t(`${name} no longer ${CONDITION_NAMES[condition].en}`, `${name} nicht mehr ${CONDITION_NAMES[condition].de}`),
      );
  if (is.fire.length > was.fire.length) found.push(t(`${name} burns`, `${name} brennt`));
  if (is.criticals.length > was.criticals.length)
    found.push(
      `${t('critical hit', 'kritischer Treffer')}: ${listed(
        is.criticals.slice(was.criticals.length).map(one => named(one, lang)),
        t('and', 'und'),
      )}`,
    );
  if (is.zone !== was.zone) found.push(`${name} → ${zoneName(map, is.zone, lang)}`);
  return found;
}

function ofHero(was: Hero, is: Hero, lang: Lang): string[] {
  const t = speak(lang);
  const name = figure(is.id, lang);
  const found: string[] = [];
  if (is.ghost && !was.ghost) found.push(t(`${name} becomes a ghost`, `${name} wird ein Geist`));
  if (!is.ghost && was.ghost) found.push(t(`${name} returns from the dead`, `${name} kehrt von den Toten zurück`));
  if (is.rank > was.rank) found.push(t(`${name} rises a rank`, `${name} steigt einen Rang auf`));
  const crowns = crownsOf(is) - crownsOf(was);
  if (crowns !== 0 && !is.ghost)
    found.push(
      t(
        `${name} ${crowns > 0 ? '+' : '−'}${Math.abs(crowns)} crowns`,
        `${name} ${crowns > 0 ? '+' : '−'}${Math.abs(crowns)} Kronen`,
      ),
    );
  const items = missing(itemsOf(is), itemsOf(was)).map(id => named(id, lang));
  if (items.length > 0) found.push(`${name} + ${items.sort().join(', ')}`);
  return found;
}

const itemsOf = (hero: Hero): string[] => [...worn(hero), ...hero.pack].map(({ id }) => id);

/** What is in the first list more often than in the second. */
function missing(from: readonly string[], without: readonly string[]): string[] {
  const rest = [...without];
  return from.filter(one => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function ofThings(before: State, after: State, lang: Lang): string[] {
  const t = speak(lang);
  return before.things.flatMap(({ id, wounds }) => {
    const now = after.things.find(one => one.id === id);
    if (now === undefined) return [t(`${figure(id, lang)} is destroyed`, `${figure(id, lang)} wird zerstört`)];
    const more = now.wounds - wounds;
    return more > 0 ? [t(`${figure(id, lang)} ${more} damage`, `${figure(id, lang)} ${more} Schaden`)] : [];
  });
}

function newcomers(before: State, after: State, lang: Lang): string[] {
  const came = after.enemies.filter(({ id }) => !before.enemies.some(one => one.id === id));
  if (came.length === 0) return [];
  const who = listed(came.map(({ id }) => figure(id, lang)).sort(), speak(lang)('and', 'und'));
  return [
    speak(lang)(
      `${who} ${came.length > 1 ? 'appear' : 'appears'}`,
      `${who} ${came.length > 1 ? 'erscheinen' : 'erscheint'}`,
    ),
  ];
}

/** Which event comes, and which enemies act. */
function ofDecks(before: State, after: State, lang: Lang): string[] {
  const t = speak(lang);
  const found: string[] = [];
  const event = after.events.up[after.events.up.length - 1];
  if (event !== undefined && after.events.up.length > before.events.up.length) found.push(named(event, lang));
  if (before.enemyTurn === null && after.enemyTurn !== null && after.enemyTurn.card !== null) {
    const queue = listed(
      after.enemyTurn.queue.map(id => figure(id, lang)),
      t('and', 'und'),
    );
    found.push(
      queue === ''
        ? t('no enemy acts', 'kein Gegner handelt')
        : t(
            `${queue} ${after.enemyTurn.queue.length > 1 ? 'act' : 'acts'}`,
            `${queue} ${after.enemyTurn.queue.length > 1 ? 'handeln' : 'handelt'}`,
          ),
    );
  }
  return found;
}
