import type { Lang, Text } from '@tafelrunde/engine';
import { FACINGS, type Facing } from '@tafelrunde/engine/geometry';
import { type Area, areasOf, cellsIn, exitsOf } from './areas.ts';
import { adventureOf } from './content/adventures/index.ts';
import { furniturePiece } from './content/index.ts';
import { nameOf } from './names.ts';
import { areaText, squaresText } from './squares-text.ts';
import type { View } from './view.ts';

const WORDS = {
  board: { en: 'The laid-out board reaches from', de: 'Der ausgelegte Spielplan reicht von' },
  compass: {
    en: 'letters run from west to east, numbers from north to south',
    de: 'Buchstaben laufen von Westen nach Osten, Zahlen von Norden nach Süden',
  },
  area: { en: 'Area', de: 'Bereich' },
  toArea: { en: 'area', de: 'Bereich' },
  through: { en: 'at', de: 'bei' },
  walls: {
    en: 'Everywhere else the areas end at walls',
    de: 'An allen anderen Seiten enden die Bereiche an Mauern',
  },
  furniture: { en: 'Furniture', de: 'Einrichtung' },
  at: { en: 'at', de: 'auf' },
  bars: { en: 'cannot be entered', de: 'nicht zu betreten' },
  hinders: { en: 'hinders shots', de: 'behindert Schüsse' },
  blocks: { en: 'blocks sight', de: 'versperrt die Sicht' },
  bones: { en: 'Bone piles', de: 'Knochenhaufen' },
} satisfies Record<string, Text>;

const TOWARDS: Readonly<Record<Facing, Text>> = {
  N: { en: 'to the north', de: 'nach Norden' },
  E: { en: 'to the east', de: 'nach Osten' },
  S: { en: 'to the south', de: 'nach Süden' },
  W: { en: 'to the west', de: 'nach Westen' },
};

/** The place in words: halls and corridors with the ways between them, what stands there and what lies there. */
export function layoutLines(view: View, lang: Lang): string[] {
  return [...areaLines(view, lang), ...markLines(view, lang), ...furnitureLine(view, lang), ...bonesLine(view, lang)];
}

function areaLines(view: View, lang: Lang): string[] {
  const say = (word: keyof typeof WORDS): string => WORDS[word][lang];
  const { board, things } = view;
  const doors = things.filter(({ kind }) => kind === 'door');
  const areas = areasOf(board, new Set(doors.flatMap(({ cells }) => cells)));
  const targetOf = (cell: number): string => {
    const door = doors.find(({ cells }) => cells.includes(cell));
    const area = areas.findIndex(other => cellsIn(other, board.width).includes(cell));
    return door ? nameOf(door.id, lang) : `${say('toArea')} ${area + 1}`;
  };
  const ways = (area: Area): string[] =>
    FACINGS.flatMap(side => {
      const through = new Map<string, number[]>();
      for (const { from, to } of exitsOf(board, area, side)) {
        const target = targetOf(to);
        through.set(target, [...(through.get(target) ?? []), from]);
      }
      return [...through].map(
        ([target, cells]) => `${TOWARDS[side][lang]} ${say('through')} ${squaresText(board, cells, lang)}: ${target}`,
      );
    });
  const whole = areaText(boundsOf(view), lang);
  return [
    `${say('board')} ${whole}; ${say('compass')}`,
    ...areas.map((area, i) => [`${say('area')} ${i + 1}: ${areaText(area, lang)}`, ...ways(area)].join('; ')),
    say('walls'),
  ];
}

function boundsOf({ board: { floor, width } }: View): Area {
  const columns = floor.map(cell => cell % width);
  const rows = floor.map(cell => Math.floor(cell / width));
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, w: Math.max(...columns) - x + 1, h: Math.max(...rows) - y + 1 };
}

/** Places with a name: stairs, graves, strips of floor. What can be taken up is told apart. */
export function markLines(view: View, lang: Lang): string[] {
  const { marks = {}, finds = {} } = adventureOf(view.adventure);
  return view.board.marks
    .filter(({ mark }) => !finds[mark])
    .map(({ mark, cells }) => {
      const name = marks[mark]?.[lang] ?? mark;
      return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${squaresText(view.board, cells, lang)}`;
    });
}

function furnitureLine({ board }: View, lang: Lang): string[] {
  const pieces = board.furniture.map(({ piece, cells }) => {
    const { enterable, sight } = furniturePiece(piece);
    const notes = [...(enterable ? [] : [WORDS.bars[lang]]), ...(sight === 'clear' ? [] : [WORDS[sight][lang]])];
    const where = `${nameOf(piece, lang)} ${WORDS.at[lang]} ${squaresText(board, cells, lang)}`;
    return notes.length > 0 ? `${where} (${notes.join(', ')})` : where;
  });
  return pieces.length > 0 ? [`${WORDS.furniture[lang]}: ${pieces.join('; ')}`] : [];
}

function bonesLine({ board, bones }: View, lang: Lang): string[] {
  const piles = [...new Set(bones)].map(cell => {
    const count = bones.filter(other => other === cell).length;
    return squaresText(board, [cell], lang) + (count > 1 ? ` (${count})` : '');
  });
  return piles.length > 0 ? [`${WORDS.bones[lang]}: ${piles.join(', ')}`] : [];
}
