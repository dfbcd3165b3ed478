import type { Text } from '@tafelrunde/engine';
import { drawnTile } from './drawn.ts';
import type { Setting, Tile } from './tile.ts';

/** A room without any way out but its passage: walls all around. */
function closed(name: Text, setting: Setting, rows: readonly string[]): Tile {
  const width = rows[0]?.length ?? 0;
  const rim = `+${'-+'.repeat(width)}`;
  const between = `+${' +'.repeat(width)}`;
  const lines = rows.flatMap((row, y) => [y === 0 ? rim : between, `|${[...row].join(' ')}|`]);
  return drawnTile(name, setting, setting === 'indoors' ? ['cellar'] : ['marsh'], [...lines, rim]);
}

/** The tiles of secret rooms, which are laid out beside the map. */
export const secret = {
  S1A: closed({ en: 'The hidden chamber', de: 'Die verborgene Kammer' }, 'indoors', ['....', '....', '....', '....']),
  S1B: closed({ en: 'The shrine', de: 'Der Schrein' }, 'indoors', ['....', '....', '....', '....']),
  S2A: closed({ en: 'The chasm', de: 'Die Kluft' }, 'outdoors', ['##..', '..~.', '.~..']),
  S2B: closed({ en: 'The spring', de: 'Die Quelle' }, 'outdoors', ['..##', '.~~.', '....']),
};
