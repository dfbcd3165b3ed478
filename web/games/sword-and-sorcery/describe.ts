import { type Lang, type SeatName, say as sayWording, type Wording } from '@tafelrunde/engine';
import {
  attackText,
  type Choice,
  CONDITION_NAMES,
  controls,
  dominates,
  doorZones,
  type Figure,
  faceOf,
  figureName,
  groundOf,
  healthOf,
  type Item,
  itemOf,
  named,
  roman,
  swordAndSorcery,
  type View,
  zoneName,
} from './game.ts';
import { say } from './words.ts';

/** An option in the game's own words. */
export function optionText(choice: Choice, lang: Lang, seat: SeatName): string {
  const wording = swordAndSorcery.texts.options[choice.do] as Wording<Choice>;
  return sayWording(wording, lang, choice, seat);
}

/** Conditions, fire and critical hits, by name. */
export const statesOf = ({ conditions, fire, criticals }: Figure, lang: Lang): string[] => [
  ...conditions.map(one => CONDITION_NAMES[one][lang]),
  ...fire.map(n => `${say(lang, 'fire')} ${roman(n)}`),
  ...criticals.map(one => named(one, lang)),
];

/** "Gremlin, 1 of 3 wounds, stunned" */
export const figureText = (view: View, figure: Figure, lang: Lang): string =>
  [
    figureName(figure.id, lang),
    say(lang, 'wounds', figure.wounds, healthOf(view, figure.id)),
    ...statesOf(figure, lang),
  ].join(', ');

/** The numbers of an item: dice of an attack, what stands against one. */
export function summaryOf(item: Pick<Item, 'id' | 'side'>, lang: Lang): string {
  const { attack, defence } = faceOf(item);
  const range = itemOf(item.id).range ?? 0;
  if (attack) return `${range > 0 ? `${say(lang, 'range', range)}: ` : ''}${attackText(attack, lang)}`;
  if (!defence) return '';
  const { armour, shields, dice } = defence;
  const guards = [
    ['guardArmour', armour],
    ['guardShields', shields],
    ['guardDice', dice],
  ] as const;
  return guards.flatMap(([word, n]) => (n > 0 ? [say(lang, word, n)] : [])).join(', ');
}

/** All that is in a zone, in words, and what Enter would do there. */
export function zoneText(view: View, zone: number, options: readonly Choice[], lang: Lang, seat: SeatName): string {
  const tell = (...said: Parameters<typeof say> extends [Lang, ...infer R] ? R : never): string => say(lang, ...said);
  const terrain = groundOf(view.adventure).terrain[zone];
  const ground = view.ground[zone];
  const parts = [
    zoneName(view.adventure, zone, lang),
    ...(terrain ? [tell(terrain)] : []),
    ...view.doors.flatMap(({ id, state }) =>
      state !== 'open' && doorZones(view, id).includes(zone)
        ? [tell(state === 'locked' ? 'lockedDoor' : state === 'wall' ? 'wall' : 'door')]
        : [],
    ),
    ...view.enemies.flatMap(({ bodies }) =>
      bodies.filter(body => body.zone === zone).map(body => figureText(view, body, lang)),
    ),
    ...view.heroes
      .filter(hero => hero.zone === zone)
      .map(hero => (hero.ghost ? `${figureName(hero.id, lang)}, ${tell('ghost')}` : figureText(view, hero, lang))),
    ...balance(view, zone, lang),
    ...(view.chests.some(one => one.zone === zone) ? [tell('chest')] : []),
    ...(view.searches.includes(zone) ? [tell('search')] : []),
    ...view.shadows.flatMap(at => (at === zone ? [tell('shadow')] : [])),
    ...view.portals.flatMap(one => (one.zone === zone ? [tell(one.open ? 'openPortal' : 'portal')] : [])),
    ...view.altars.flatMap(one => (one.zone === zone ? [tell(one.active ? 'activeAltar' : 'altar')] : [])),
    ...(view.waypoints.some(one => one.zone === zone) ? [tell('waypoint')] : []),
    ...(ground && ground.fire.length > 0 ? [tell('fire')] : []),
    ...(ground && ground.items.length + ground.loot + ground.treasure > 0 ? [tell('loot')] : []),
    ...options.slice(0, 2).map(choice => tell('enter', optionText(choice, lang, seat))),
  ];
  return parts.join('. ');
}

/** Who has the upper hand there. */
function balance(view: View, zone: number, lang: Lang): string[] {
  for (const side of ['heroes', 'enemies'] as const) {
    const whom = say(lang, side === 'heroes' ? 'ofHeroes' : 'ofEnemies');
    if (dominates(view, side, zone)) return [say(lang, 'dominated', whom)];
    if (controls(view, side, zone)) return [say(lang, 'controlled', whom)];
  }
  return [];
}
