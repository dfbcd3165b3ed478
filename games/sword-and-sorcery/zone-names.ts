import type { Lang, Text } from '@tafelrunde/engine';
import { type AdventureId, adventureOf } from './content/adventures/index.ts';
import { tileOf } from './content/tiles.ts';
import { groundOf } from './rules/zones.ts';
import type { Zone } from './state.ts';

const NAMES = new Map<AdventureId, readonly Text[]>();

/** What people call the zones of a map: as the adventure does, else as the tile does. No two have the same name. */
export function zoneNames(map: AdventureId): readonly Text[] {
  let names = NAMES.get(map);
  if (names === undefined) {
    const keys = groundOf(map).map.data.zones;
    const first = keys.map(key => givenName(map, key));
    const told = (lang: Lang, i: number): string => {
      const name = first[i]?.[lang] ?? '';
      const alike = keys.flatMap((_, j) => (first[j]?.[lang] === name ? [j] : []));
      if (alike.length === 1) return name;
      // The same tile lies here twice, or the adventure calls two zones alike: where they lie tells them apart, or else their keys.
      const own = directionAmong(map, i, alike)[lang];
      const isOnly = alike.every(j => j === i || directionAmong(map, j, alike)[lang] !== own);
      return `${name}, ${isOnly ? own : keys[i]}`;
    };
    names = keys.map((_, i) => ({ en: told('en', i), de: told('de', i) }));
    NAMES.set(map, names);
  }
  return names;
}

const DIRECTIONS: readonly Text[] = [
  { en: 'east', de: 'Osten' },
  { en: 'southeast', de: 'Südosten' },
  { en: 'south', de: 'Süden' },
  { en: 'southwest', de: 'Südwesten' },
  { en: 'west', de: 'Westen' },
  { en: 'northwest', de: 'Nordwesten' },
  { en: 'north', de: 'Norden' },
  { en: 'northeast', de: 'Nordosten' },
];

/** Where a zone lies, seen from the middle of those that are called like it. */
function directionAmong(map: AdventureId, zone: Zone, alike: readonly Zone[]): Text {
  const { ground } = groundOf(map).drawn;
  const marks = alike.map(one => ground.find(cell => cell?.mark && cell.zone === one) ?? { x: 0, y: 0 });
  const own = marks[alike.indexOf(zone)] ?? { x: 0, y: 0 };
  const middle = (of: (cell: { readonly x: number; readonly y: number }) => number): number =>
    marks.reduce((sum, cell) => sum + of(cell), 0) / marks.length;
  const turn = Math.atan2(own.y - middle(({ y }) => y), own.x - middle(({ x }) => x));
  const eighth = (Math.round((turn / Math.PI) * 4) + DIRECTIONS.length) % DIRECTIONS.length;
  return DIRECTIONS[eighth] ?? { en: '', de: '' };
}

function givenName(map: AdventureId, key: string): Text {
  const { tiles, zones } = adventureOf(map);
  const own = zones[key];
  if (own !== undefined) return own.name;
  const [tile, letter = ''] = key.split('.');
  const laid = tiles.find(one => (one.as ?? one.tile) === tile);
  return (laid === undefined ? undefined : tileOf(laid.tile).zones[letter]) ?? { en: key, de: key };
}

export const zoneName = (map: AdventureId, zone: Zone, lang: Lang): string =>
  zoneNames(map)[zone]?.[lang] ?? String(zone);

/** A door by the zones on its two sides. */
export function doorName(map: AdventureId, door: string, lang: Lang): string {
  const zones = groundOf(map).map;
  return door
    .split('|')
    .map(key => zoneName(map, zones.node(key), lang))
    .join(' / ');
}
