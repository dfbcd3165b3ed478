import type { Text } from '@tafelrunde/engine';
import { HEROES } from '../content/heroes.ts';
import { terrainOf } from '../rules/zones.ts';
import type { Zone } from '../state.ts';
import type { View } from '../view.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of a zone on the drawn map. */
export const letterOf = (zone: Zone): string => LETTERS[zone] ?? '?';

/** Signs of what lies in a zone, in the order in which they are drawn. */
const SIGNS = {
  '~': { en: 'difficult ground', de: 'schwieriges Gelände' },
  '!': { en: 'dangerous ground', de: 'gefährliches Gelände' },
  f: { en: 'fire', de: 'Feuer' },
  O: { en: 'open portal', de: 'offenes Portal' },
  o: { en: 'closed portal', de: 'geschlossenes Portal' },
  A: { en: 'active altar', de: 'aktiver Altar' },
  a: { en: 'inactive altar', de: 'inaktiver Altar' },
  S: { en: 'shadow', de: 'Schatten' },
  C: { en: 'chest', de: 'Truhe' },
  '?': { en: 'something to search', de: 'etwas zum Durchsuchen' },
  $: { en: 'things to pick up', de: 'Dinge zum Aufheben' },
  '+': { en: 'waypoint', de: 'Wegpunkt' },
  '§': { en: 'story card', de: 'Geschichtskarte' },
  t: { en: 'token', de: 'Marker' },
} as const satisfies Readonly<Record<string, Text>>;

export type Sign = keyof typeof SIGNS;
export const signName = (sign: Sign): Text => SIGNS[sign];

export function signsIn(view: View, zone: Zone): Sign[] {
  const ground = view.ground[zone];
  const terrain = terrainOf(view, zone);
  const portals = view.portals.filter(one => one.zone === zone);
  const altars = view.altars.filter(one => one.zone === zone);
  const has: Readonly<Record<Sign, boolean>> = {
    '~': terrain === 'difficult',
    '!': terrain === 'dangerous',
    f: (ground?.fire.length ?? 0) > 0,
    O: portals.some(({ open }) => open),
    o: portals.some(({ open }) => !open),
    A: altars.some(({ active }) => active),
    a: altars.some(({ active }) => !active),
    S: view.shadows.includes(zone),
    C: view.chests.some(one => one.zone === zone),
    '?': view.searches.includes(zone),
    $: ground !== undefined && isLyingThere(ground),
    '+': view.waypoints.some(one => one.zone === zone),
    '§': view.storyCards.some(one => one.zone === zone),
    t: (ground?.tokens.length ?? 0) > 0,
  };
  return (Object.keys(SIGNS) as Sign[]).filter(sign => has[sign]);
}

const isLyingThere = ({ items, coins, loot, treasure, keys }: View['ground'][number]): boolean =>
  items.length + keys.length + loot + treasure > 0 || coins.some(n => n > 0);

/** Two characters for everybody on the map: heroes by their names (ghosts in small letters), enemies and objects by their place in the lists below it. */
export function figureCodes(view: View): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const { id, ghost } of view.heroes) {
    const code = HEROES[id].name.slice(0, 2);
    codes.set(id, ghost ? code.toLowerCase() : code);
  }
  for (const { id } of view.companions) codes.set(id, id.slice(0, 2).toUpperCase());
  for (const [i, { id }] of view.enemies.flatMap(({ bodies }) => bodies).entries()) codes.set(id, `e${i + 1}`);
  for (const [i, { id }] of view.things.entries()) codes.set(id, `x${i + 1}`);
  return codes;
}

/** Who stands in a zone, by code; whoever lies on the ground has a line under the code. */
export function codesIn(view: View, zone: Zone, codes: ReadonlyMap<string, string>): string[] {
  const figures = [...view.heroes, ...view.companions, ...view.enemies.flatMap(({ bodies }) => bodies)];
  return [
    ...figures.flatMap(one =>
      one.zone === zone ? [`${codes.get(one.id)}${one.conditions.includes('knocked-down') ? '_' : ''}`] : [],
    ),
    ...view.things.flatMap(one => (one.zone === zone ? [codes.get(one.id) ?? ''] : [])),
  ];
}
