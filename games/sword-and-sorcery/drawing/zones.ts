import { type Lang, listed, speak } from '@tafelrunde/engine';
import { GROUND_TOKENS } from '../content/ground-tokens.ts';
import { roman, SYMBOL_NAMES } from '../content/words.ts';
import { itemName, named } from '../names.ts';
import { worth } from '../rules/coins.ts';
import { doorZones, terrainOf, waysOf } from '../rules/zones.ts';
import type { Zone } from '../state.ts';
import { keyName } from '../texts/stories.ts';
import type { View } from '../view.ts';
import { zoneName } from '../zone-names.ts';
import { letterOf } from './signs.ts';
import { counted, inColumns, wrapped } from './wrapped.ts';

/** The letters on the map, with the names of the zones. */
export const zoneLegend = (view: View, lang: Lang): string[] =>
  inColumns(view.ground.map((_, zone) => `[${letterOf(zone)}] ${zoneName(view.adventure, zone, lang)}`));

/** What lies in each zone, in words: zones with nothing in them are left out. */
export const zoneLines = (view: View, lang: Lang): string[] =>
  view.ground.flatMap((_, zone) => {
    const lying = lyingIn(view, zone, lang);
    return lying.length === 0 ? [] : wrapped(`${zoneName(view.adventure, zone, lang)}: ${lying.join(', ')}`);
  });

/** Every zone with its ground, what lies there and where one can go: for who does not see the map. */
export function spokenMap(view: View, lang: Lang): string[] {
  const t = speak(lang);
  const { walks } = waysOf(view);
  return view.ground.map((_, zone) => {
    const ways = (walks[zone] ?? []).map(to => zoneName(view.adventure, to, lang));
    const terrain = terrainOf(view, zone);
    const ground =
      terrain === null
        ? []
        : [
            terrain === 'difficult'
              ? t('difficult ground', 'schwieriges Gelände')
              : t('dangerous ground', 'gefährliches Gelände'),
          ];
    const doors = view.doors.flatMap(door => {
      const sides = doorZones(view, door.id);
      if (door.state === 'open' || door.state === 'wall' || !sides.includes(zone)) return [];
      const to = zoneName(view.adventure, sides.find(one => one !== zone) ?? zone, lang);
      if (door.lock !== null)
        return [t(`a door with a magic lock to ${to}`, `eine Tür mit magischem Schloss nach ${to}`)];
      return [
        door.state === 'locked'
          ? t(`a locked door to ${to}`, `eine verschlossene Tür nach ${to}`)
          : t(`a door to ${to}`, `eine Tür nach ${to}`),
      ];
    });
    const there = [...ground, ...doors, ...lyingIn(view, zone, lang)];
    return `${zoneName(view.adventure, zone, lang)}: ${t('ways to', 'Wege nach')} ${listed(ways, t('and', 'und')) || '–'}${there.length > 0 ? `; ${there.join(', ')}` : ''}.`;
  });
}

function lyingIn(view: View, zone: Zone, lang: Lang): string[] {
  const t = speak(lang);
  const here = <T extends { readonly zone: Zone }>(all: readonly T[]): T[] => all.filter(one => one.zone === zone);
  const {
    fire = [],
    items = [],
    coins = [0, 0, 0],
    loot = 0,
    treasure = 0,
    keys = [],
    tokens = [],
  } = view.ground[zone] ?? {};
  const shadows = view.shadows.filter(one => one === zone).length;
  const crowns = worth([coins[0] ?? 0, coins[1] ?? 0, coins[2] ?? 0]);
  return [
    ...fire.map(n => `${t('Fire', 'Feuer')} ${roman(n)}`),
    ...here(view.portals).map(({ open, symbol }) =>
      t(
        `${open ? 'open' : 'closed'} portal (${SYMBOL_NAMES[symbol].en})`,
        `${open ? 'offenes' : 'geschlossenes'} Portal (${SYMBOL_NAMES[symbol].de})`,
      ),
    ),
    ...here(view.altars).map(({ active }) =>
      active ? t('active altar', 'aktiver Altar') : t('inactive altar', 'inaktiver Altar'),
    ),
    ...(shadows > 0
      ? [t(shadows === 1 ? 'shadow' : `${shadows} shadows`, shadows === 1 ? 'Schatten' : `${shadows} Schatten`)]
      : []),
    ...here(view.chests).map(({ lock }) =>
      lock === null
        ? t('chest', 'Truhe')
        : `${t('chest with a magic lock', 'Truhe mit magischem Schloss')} (${keyName(lock, lang)})`,
    ),
    ...(view.searches.includes(zone) ? [t('something to search', 'etwas zum Durchsuchen')] : []),
    ...here(view.waypoints).map(() => t('waypoint', 'Wegpunkt')),
    ...here(view.storyCards).map(({ event }) => named(event, lang)),
    ...tokens.map(token => GROUND_TOKENS[token]?.name[lang] ?? t('token', 'Marker')),
    ...counted(items.map(item => itemName(item.id, item.side === 1 ? 'back' : undefined, lang))),
    ...keys.map(key => keyName(key, lang)),
    ...(crowns > 0 ? [t(`${crowns} crowns`, `${crowns} Kronen`)] : []),
    ...(loot > 0 ? [t(`${loot} loot`, `${loot} Beute`)] : []),
    ...(treasure > 0 ? [t(`${treasure} treasure`, `${treasure} Schatz`)] : []),
  ];
}
