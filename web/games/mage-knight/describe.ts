import { type Lang, type SeatName, say as sayWording, type Wording } from '@tafelrunde/engine';
import {
  type Choice,
  type Hex,
  mageKnight,
  names,
  normalCost,
  type State,
  siteAt,
  TERRAIN_NAMES,
  terrainAt,
  type View,
} from './game.ts';
import { siteText } from './Sites.tsx';
import { say } from './words.ts';

/** An option in the game's own words. */
export function optionText(choice: Choice, lang: Lang, seat: SeatName): string {
  const wording = mageKnight.texts.options[choice.do] as Wording<Choice>;
  return sayWording(wording, lang, choice, seat);
}

/** All that is on a space, in words, and what Enter would do there. */
export function spaceText(view: View, hex: Hex, options: readonly Choice[], lang: Lang, seat: SeatName): string {
  const state = view as unknown as State;
  const terrain = terrainAt(state, hex);
  const may = options.map(choice => say(lang, 'enter', optionText(choice, lang, seat))).slice(0, 2);
  if (terrain === undefined) return [say(lang, 'unknown'), ...may].join('. ');
  const site = siteAt(view, hex);
  const heroes = view.heroes.flatMap(({ at, hero }) => (at === hex && hero ? [names.hero(hero, lang)] : []));
  const cost = normalCost(state, hex);
  return [
    `${names.space(hex)}: ${TERRAIN_NAMES[terrain][lang]}${Number.isFinite(cost) && cost >= 0 ? ` (${say(lang, 'cost', cost)})` : ''}`,
    ...(site && !site.gone ? [siteText(site, lang, seat)] : []),
    ...heroes,
    ...may,
  ].join('. ');
}
