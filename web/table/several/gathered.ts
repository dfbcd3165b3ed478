import type { Ask, Choice } from '@tafelrunde/engine';
import type { GameTable, Several } from '../board.ts';

/** A question that is answered several times in one go. */
export interface Gathering {
  /** So many answers are wanted; null: as many as one likes. */
  readonly wanted: number | null;
  /** How often an option may be among them. */
  readonly most: (choice: Choice) => number;
  /** The option that ends it, if it is offered. */
  readonly done: Choice | undefined;
  readonly isDone: (choice: Choice) => boolean;
}

/** How the question is answered in one go; null: it is asked and answered one at a time. */
export function gatheringOf(gameTable: GameTable | null, ask: Ask | null, view: unknown): Gathering | null {
  const several: Several | undefined = ask ? gameTable?.several?.[ask.kind] : undefined;
  if (!ask || !several) return null;
  const isDone = (choice: Choice): boolean => choice.do === several.done;
  const wanted = several.done !== undefined ? null : ask.nth ? ask.nth.of - ask.nth.number + 1 : 1;
  if (wanted === 1) return null;
  return { wanted, most: choice => several.most?.(choice, view) ?? 1, done: ask.options.find(isDone), isDone };
}

/** The key that carries out what is chosen. */
export const COMMIT = '0';

export const countOf = (gathered: readonly string[], id: string): number => gathered.filter(one => one === id).length;

/** With one more click on an option: it is added as often as it may be, and then given back altogether. */
export function withOption(
  { wanted }: Pick<Gathering, 'wanted'>,
  gathered: readonly string[],
  id: string,
  most: number,
): readonly string[] {
  const without = gathered.filter(one => one !== id);
  if (gathered.length - without.length >= most) return without;
  if (wanted === null || gathered.length < wanted) return [...gathered, id];
  // All that is wanted is chosen already: a click on something chosen gives it back, any other changes nothing.
  return without;
}

/** Whether what is chosen can be carried out. */
export const isEnough = ({ wanted, done }: Pick<Gathering, 'wanted' | 'done'>, gathered: readonly string[]): boolean =>
  wanted === null ? gathered.length > 0 || done !== undefined : gathered.length === wanted;
