import type { Sitting } from '../use-table.ts';

/** The table for those who speak of it: the log, the coach, what is read out. While dice roll they wait, and with them whatever they would let one do. */
export function heardAt(sitting: Sitting): Sitting {
  const { heard } = sitting.telling;
  if (heard === sitting.situation) return sitting;
  return { ...sitting, situation: heard, choose: nothing, request: nothing, look: nothing };
}

const nothing = (): void => {};
