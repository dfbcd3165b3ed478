import type { Lang, Text } from '@tafelrunde/engine';
import { adventureOf } from './content/adventures/index.ts';
import { nameOf, squareName } from './names.ts';
import { squaresText } from './squares-text.ts';
import type { View } from './view.ts';

const WORDS = {
  servants: { en: 'In the dark wait', de: 'Im Dunkeln warten' },
  things: { en: 'Shut in the dark', de: 'Verschlossen im Dunkeln' },
  places: { en: 'Places in the dark', de: 'Orte im Dunkeln' },
  secret: { en: '(the heroes do not know)', de: '(die Helden wissen es nicht)' },
  at: { en: 'at', de: 'auf' },
  door: { en: 'door', de: 'Tür' },
  chest: { en: 'chest', de: 'Truhe' },
} satisfies Record<string, Text>;

/** What only the overlord knows of the dungeon: who and what waits where it is not laid out yet (DS-SETUP-04). */
export function darkLines(view: View, lang: Lang): string[] {
  const { board, dark, lurking, adventure } = view;
  if (!dark || !lurking) return [];
  const { marks = {} } = adventureOf(adventure);
  const at = (cells: readonly number[]): string => `${WORDS.at[lang]} ${squaresText(board, cells, lang)}`;
  const place = (cell: number): string => squareName({ x: cell % board.width, y: Math.floor(cell / board.width) });
  const line = (word: keyof typeof WORDS, parts: readonly string[]): string[] =>
    parts.length > 0 ? [`${WORDS[word][lang]} ${WORDS.secret[lang]}: ${parts.join(', ')}`] : [];
  return [
    ...line(
      'servants',
      lurking.map(({ of, cell }) => `${nameOf(of, lang)} ${WORDS.at[lang]} ${place(cell)}`),
    ),
    ...line(
      'things',
      dark.things.map(({ kind, cells, lock, holds }) => {
        const inside = holds && holds.length > 0 ? `: ${holds.map(item => nameOf(item, lang)).join(', ')}` : '';
        return `${WORDS[kind][lang]} ${at(cells)} (${nameOf(lock, lang)}${inside})`;
      }),
    ),
    ...line(
      'places',
      dark.marks.map(({ mark, cells }) => `${marks[mark]?.[lang] ?? mark} ${at(cells)}`),
    ),
  ];
}
