import type { Lang } from '@tafelrunde/engine';
import type { SiteKind } from '../content/sites.ts';
import type { Terrain } from '../content/words.ts';
import { space } from '../names.ts';
import { qOf, rOf } from '../rules/lattice.ts';
import { hexesOf, terrainAt } from '../rules/map.ts';
import { type Hex, type State, siteAt } from '../state.ts';
import type { View } from '../view.ts';

/** One letter for terrain: where nobody walks it is a sign. */
const TERRAIN: Readonly<Record<Terrain, string>> = {
  plains: 'p',
  hills: 'h',
  forest: 'f',
  wasteland: 'w',
  desert: 'd',
  swamp: 's',
  lake: '~',
  mountain: '^',
  sea: '≈',
};

/** Two letters for a site. */
const SITE: Readonly<Record<SiteKind, Readonly<Record<Lang, string>>>> = {
  village: { en: 'Vi', de: 'Do' },
  monastery: { en: 'Mo', de: 'Kl' },
  keep: { en: 'Ke', de: 'Bu' },
  'mage-tower': { en: 'MT', de: 'MT' },
  city: { en: 'Ci', de: 'St' },
  dungeon: { en: 'Du', de: 'Du' },
  tomb: { en: 'To', de: 'Gr' },
  'monster-den': { en: 'De', de: 'Hö' },
  'spawning-grounds': { en: 'Sp', de: 'Br' },
  'ancient-ruins': { en: 'Ru', de: 'Ru' },
  mine: { en: 'Mi', de: 'Be' },
  'magical-glade': { en: 'Gl', de: 'Li' },
  'marauding-orcs': { en: 'Or', de: 'Or' },
  draconum: { en: 'Dr', de: 'Dr' },
  portal: { en: 'Po', de: 'Po' },
  maze: { en: 'Mz', de: 'Ir' },
  labyrinth: { en: 'La', de: 'La' },
  'deep-mine': { en: 'DM', de: 'TB' },
  'refugee-camp': { en: 'RC', de: 'Fl' },
};

/** All revealed spaces, from north to south and west to east. */
export function spaces(view: View): Hex[] {
  return Object.entries(view.map.laid)
    .flatMap(([slot, { turn }]) => hexesOf(Number(slot), turn))
    .sort((a, b) => rOf(a) - rOf(b) || qOf(a) - qOf(b));
}

/** Characters of half a space: the next row is moved by as much. */
const HALF = 3;

/** The map as text: terrain, site and whose figure stands there; "!" where enemies rampage. Rows are letters, columns numbers. */
export function drawMap(view: View, lang: Lang): string[] {
  const all = spaces(view);
  const column = (hex: Hex): number => 2 * qOf(hex) + rOf(hex);
  const west = Math.min(...all.map(column));
  const east = Math.max(...all.map(column));
  const rows = new Map<number, string[]>();
  for (const hex of all) {
    const row = rows.get(rOf(hex)) ?? Array.from({ length: (east - west + 2) * HALF }, () => ' ');
    rows.set(rOf(hex), row);
    [...cell(view, hex, lang)].forEach((char, i) => {
      row[(column(hex) - west) * HALF + i] = char;
    });
  }
  const lines = [...rows].map(([, row], i) => {
    const first = all.find(hex => rOf(hex) === [...rows.keys()][i]) as Hex;
    return `${space(first)
      .replace(/-?\d+$/, '')
      .padStart(3)} ${row.join('').trimEnd()}`;
  });
  const numbers = Array.from({ length: east - west + 1 }, (_, i) => String(i + west + 20).padEnd(HALF));
  return [`    ${numbers.join('').trimEnd()}`, ...lines];
}

/** Five characters: terrain, site, heroes, a mark for enemies. */
function cell(view: View, hex: Hex, lang: Lang): string {
  const terrain = TERRAIN[terrainAt(view as unknown as State, hex) ?? 'sea'];
  const site = siteAt(view, hex);
  const alive = site !== undefined && !site.gone && !(isRampage(site.kind) && site.tokens.length === 0);
  const code = alive ? SITE[site.kind][lang] : '··';
  const heroes = view.heroes.flatMap(({ at }, seat) => (at === hex ? [seat + 1] : [])).join('');
  const mark = heroes || (alive && site.tokens.length > 0 ? '!' : site?.conquered ? '+' : ' ');
  return `${terrain}${code}${mark}`.padEnd(5).slice(0, 5);
}

const isRampage = (kind: SiteKind): boolean => kind === 'marauding-orcs' || kind === 'draconum';
