import type { Lang, Text } from '@tafelrunde/engine';
import { adventureAction, findName } from './content/adventures/index.ts';
import { everything } from './content/index.ts';

/** Reasons of a sum that are no card. */
const MODIFIERS: Readonly<Record<string, Text>> = {
  injured: { en: 'injured', de: 'verletzt' },
  outnumbered: { en: 'outnumbered', de: 'Unterzahl' },
  behind: { en: 'attacked from behind', de: 'von hinten' },
  furnishing: { en: 'furnishing in the way', de: 'Einrichtung im Weg' },
  beyond: { en: 'beyond the most armour', de: 'über der höchsten Rüstung' },
  burden: { en: 'burden', de: 'Last' },
  spilled: { en: 'penalty below 2 dice', de: 'Abzug unter 2 Würfel' },
};

const THINGS: Readonly<Record<string, Text>> = {
  door: { en: 'Door', de: 'Tür' },
  chest: { en: 'Chest', de: 'Truhe' },
};

const names = new Map<string, Text>([
  ...Object.entries(MODIFIERS),
  ...everything.map(thing => [thing.id, thing.name] as const),
]);

/** The name of anything that has an id: figures ("Zombie 2"), doors and chests, cards, abilities, reasons of a sum. */
export function nameOf(id: string, lang: Lang): string {
  const whole = names.get(id) ?? adventureAction(id)?.name ?? findName(id);
  if (whole) return whole[lang];
  const [, kind = id, number = ''] = /^(.*)-(\d+)$/.exec(id) ?? [];
  const part = THINGS[kind] ?? names.get(kind);
  return part ? `${part[lang]} ${number}` : id;
}

/** Columns are letters, rows are numbers: "F7". */
export const squareName = ({ x, y }: { readonly x: number; readonly y: number }): string => {
  const letter = (n: number): string => String.fromCharCode(65 + n);
  return `${x < 26 ? letter(x) : letter(Math.floor(x / 26) - 1) + letter(x % 26)}${y + 1}`;
};
