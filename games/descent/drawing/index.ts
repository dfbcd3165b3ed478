import { type Drawing, type Lang, speak } from '@tafelrunde/engine';
import { heroSheetOf, monsterCardOf, questOf } from '../content/index.ts';
import { cityOf } from '../content/legend/road.ts';
import { cardName, nameOf, spaceName, thingName } from '../names.ts';
import { groundOf } from '../rules/ground.ts';
import { seenBoard } from '../rules/legend/areas.ts';
import { leastOf } from '../rules/quest/goals.ts';
import type { Hero, Monster } from '../state.ts';
import { CONDITION_NAMES } from '../texts/names.ts';
import type { View } from '../view.ts';
import { boardLines, boardText, legendLine } from './board.ts';

/** The view as text: the map with its figures, then everybody with a line, the overlord's cards, the goals. */
export function draw(view: View, { lang, plain, seat }: Drawing): string[] {
  const t = speak(lang);
  if (view.stage === 'campaign') return sheet(view, lang, seat);
  const ground = groundOf(seenBoard(view), view.doors, view.ground);
  const signs = signsOf(view);
  const named = (cells: readonly number[]): string => cells.map(spaceName).join(' ');
  const marked = (id: string): string => (plain ? '' : `${signs.names.get(id) ?? '  '} `);
  return [
    ...(plain ? boardText(ground, lang) : [...boardLines(ground, signs.cells), legendLine(ground, lang)]),
    '',
    t(`Round ${view.round}`, `Runde ${view.round}`),
    ...view.heroes.map(
      hero =>
        `${marked(hero.id)}${heroLine(view, hero, lang)} ${hero.down === null ? named(hero.cells) : t('knocked out', 'bewusstlos')} (${seat(hero.seat)})`,
    ),
    ...view.monsters.map(monster => `${marked(monster.id)}${monsterLine(view, monster, lang)} ${named(monster.cells)}`),
    ...view.companions.map(
      ({ id, damage, cells }) =>
        `${marked(id)}${nameOf(id, lang)}, ${t('damage', 'Schaden')} ${damage}, ${named(cells)}`,
    ),
    ...view.tokens.flatMap(({ id, cell }) => (cell === null ? [] : [`${thingName(id, lang)}: ${spaceName(cell)}`])),
    overlordLine(view, lang),
    ...questOf(view.quest, view.encounter).goals.map(
      goal =>
        `${goal.side === 'heroes' ? t('Heroes', 'Helden') : 'Overlord'}: ${goal.text[lang]} (${view.counters[goal.counter] ?? 0}/${leastOf(goal, view.size)})`,
    ),
  ];
}

/** Between two quests: what the heroes have, what is for sale, what the overlord owns. */
function sheet(view: View, lang: Lang, seat: Drawing['seat']): string[] {
  const t = speak(lang);
  const names = (ids: readonly string[]): string =>
    ids.map(id => cardName(id, lang)).join(', ') || t('nothing', 'nichts');
  return [
    t(`Between the quests. Gold: ${view.gold}`, `Zwischen den Abenteuern. Gold: ${view.gold}`),
    ...roadLine(view, lang),
    t(`For sale: ${names(view.row)}`, `Zum Kauf: ${names(view.row)}`),
    ...view.heroes.map(
      hero =>
        `${nameOf(hero.id, lang)}, ${cardName(hero.class, lang)}, ${hero.xp} ${t('XP', 'EP')}: ${names(hero.cards.map(({ id }) => id))} (${seat(hero.seat)})`,
    ),
    ...(view.legend === null ? [overlordSheet(view, lang, names)] : []),
    ...rumorLines(view, lang),
  ];
}

const overlordSheet = ({ overlord }: View, lang: Lang, names: (ids: readonly string[]) => string): string =>
  `Overlord, ${overlord.xp} ${speak(lang)('XP', 'EP')}: ${names([...new Set([...overlord.owned, ...overlord.relics])])}`;

/** The week, what is left of the time, fame and morale of a road. */
function roadLine({ legend }: View, lang: Lang): string[] {
  if (legend?.road === undefined) return [];
  const { week, weeks, fame, city } = legend.road;
  const t = speak(lang);
  return [
    t(
      `Week ${week}, ${weeks} until the story goes on. Fame ${fame}, morale ${legend.morale}.`,
      `Woche ${week}, noch ${weeks}, bis die Geschichte weitergeht. Ruhm ${fame}, Moral ${legend.morale}.`,
    ),
    ...(city === null ? [] : [cityOf(city).name[lang]]),
  ];
}

/** Rumors in play, those one holds, and what may lie face down in the shop. */
function rumorLines({ campaign, blind, overlord }: View, lang: Lang): string[] {
  const t = speak(lang);
  const names = (ids: readonly string[]): string => ids.map(id => cardName(id, lang)).join(', ') || t('none', 'keine');
  const { rumors } = campaign ?? {};
  return [
    ...(blind === undefined
      ? []
      : [
          t(
            `Face down for sale: ${blind.left}, ${blind.price} gold each`,
            `Verdeckt zum Kauf: ${blind.left}, je ${blind.price} Gold`,
          ),
        ]),
    ...(rumors === undefined
      ? []
      : [
          `${t('Quest cards in play', 'Abenteuerkarten im Spiel')}: ${names(rumors.open)}; ${t('threat tokens', 'Drohmarker')}: ${overlord.threat ?? 0}`,
          `${t('Rumors of the overlord', 'Gerüchte des Overlords')}: ${rumors.hand === null ? rumors.handSize : names(rumors.hand)}`,
        ]),
  ];
}

/** Two characters for everybody on the map: heroes by their first letters, monsters small with a number, masters large. */
function signsOf(view: View): { cells: Map<number, string>; names: Map<string, string> } {
  const cells = new Map<number, string>();
  const names = new Map<string, string>();
  const put = (id: string, on: readonly number[], sign: string): void => {
    names.set(id, sign);
    for (const cell of on) cells.set(cell, sign);
  };
  for (const { cell, kind } of view.tokens) if (cell !== null) cells.set(cell, kind === 'search' ? ' ?' : ' *');
  for (const { id, cells: on, down } of view.heroes)
    put(id, down === null ? on : [down], heroSheetOf(id).name.en.slice(0, 2).toUpperCase());
  for (const { id, of, rank, cells: on } of view.monsters) {
    const letter = of.charAt(0);
    put(
      id,
      on,
      `${rank === 'minion' ? letter : letter.toUpperCase()}${rank === 'lieutenant' ? '!' : (/\d+$/.exec(id)?.[0] ?? '')}`,
    );
  }
  for (const { id, cells: on } of view.companions) put(id, on, id.slice(0, 2));
  return { cells, names };
}

function heroLine(view: View, hero: Hero, lang: Lang): string {
  const t = speak(lang);
  const cards = hero.cards.map(
    ({ id, tired, used, melody, harmony }) =>
      `${cardName(id, lang)}${tired ? t(' (exhausted)', ' (erschöpft)') : used ? t(' (used)', ' (benutzt)') : ''}${
        melody ? t(' (melody)', ' (Melodie)') : ''
      }${harmony ? t(' (harmony)', ' (Akkord)') : ''}`,
  );
  const { health, stamina } = heroSheetOf(hero.id);
  const conditions = hero.conditions.map(one => CONDITION_NAMES[one][lang]);
  return [
    `${nameOf(hero.id, lang)}, ${cardName(hero.class, lang)}${hero.acted ? t(' (has acted)', ' (war am Zug)') : ''}`,
    t(
      `damage ${hero.damage}/${health}, fatigue ${hero.fatigue}/${stamina}`,
      `Schaden ${hero.damage}/${health}, Erschöpfung ${hero.fatigue}/${stamina}`,
    ),
    ...(view.turns.some(({ figure }) => figure === hero.id) ? [t('in turn', 'am Zug')] : []),
    ...conditions,
    ...cards,
  ].join(', ');
}

function monsterLine(view: View, monster: Monster, lang: Lang): string {
  const { health } = monsterCardOf(view, monster);
  const conditions = monster.conditions.map(one => CONDITION_NAMES[one][lang]);
  return [
    nameOf(monster.id, lang),
    `${speak(lang)('damage', 'Schaden')} ${monster.damage}/${health}`,
    ...conditions,
  ].join(', ');
}

function overlordLine({ overlord }: View, lang: Lang): string {
  const t = speak(lang);
  const hand =
    overlord.hand === null || overlord.hand.length === 0
      ? String(overlord.handSize)
      : overlord.hand.map(card => cardName(card, lang)).join(', ');
  return t(
    `Overlord: hand ${hand}; deck ${overlord.deckSize}, discarded ${overlord.out.length}`,
    `Overlord: Hand ${hand}; Deck ${overlord.deckSize}, abgelegt ${overlord.out.length}`,
  );
}
