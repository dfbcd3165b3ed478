import { type Lang, type SeatName, say, type Text, type Wording } from './text.ts';
import { speak } from './wording.ts';

/** One step of a sum: how much, and where it comes from (a card, a condition, a rule of the game). */
export interface SumPart {
  readonly source: string;
  readonly amount: number;
}

/** A number that content can change, with all that made it: plain data, fit for events and views. */
export interface Sum {
  readonly base: number;
  readonly parts: readonly SumPart[];
  readonly least?: number;
  readonly most?: number;
}

/** What the sum comes to, limits included. */
export function totalOf({ base, parts, least, most }: Sum): number {
  let total = base;
  for (const { amount } of parts) total += amount;
  if (most !== undefined && total > most) total = most;
  return least !== undefined && total < least ? least : total;
}

/** "4 dice = 5 base − 1 injured"; where a limit bites the sum still adds up: "2 dice: 5 base − 4 injured = 1, at least 2". */
export function sumText(sum: Sum, unit: Wording<number>, lang: Lang, name: (source: string) => Text): string {
  const t = speak(lang);
  const total = totalOf(sum);
  const plain = sum.parts.reduce((all, { amount }) => all + amount, sum.base);
  const head = `${total} ${say(unit, lang, total, NO_SEATS)}`;
  const terms = sum.parts.map(
    ({ amount, source }) => `${amount < 0 ? '−' : '+'} ${Math.abs(amount)} ${name(source)[lang]}`,
  );
  const [first = '', ...further] = terms;
  // Who starts from nothing says where all of it comes from: "3 hits = 3 sword", and of nothing nothing.
  const added =
    sum.base === 0 && first.startsWith('+ ')
      ? [first.slice('+ '.length), ...further].join(' ')
      : [`${sum.base} ${t('base', 'Grundwert')}`, ...terms].join(' ');
  if (total === 0 && terms.length === 0) return head;
  if (total === plain) return `${head} = ${added}`;
  const result = terms.length > 0 ? ` = ${plain < 0 ? `−${-plain}` : plain}` : '';
  const limit = total > plain ? t('at least', 'mindestens') : t('at most', 'höchstens');
  return `${head}: ${added}${result}, ${limit} ${total}`;
}

const NO_SEATS: SeatName = String;
