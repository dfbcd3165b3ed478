import type { ActiveEffect } from '../content/effects.ts';
import { vocabulary } from './index.ts';
import type { CardWord } from './word.ts';

/** You roll one die. If it shows at least this number, the effects act. */
export interface Roll {
  readonly do: 'roll';
  readonly atLeast: number;
  readonly effects: readonly ActiveEffect[];
}

export const roll: CardWord<Roll> = {
  can: (at, { effects }) => vocabulary.usable(at, effects),
  *act(at, { atLeast, effects }) {
    const { io, you } = at;
    const die = io.chance.die(6);
    io.tell?.({ kind: 'die', figure: you.id, die, atLeast, rule: 'DS-MAGIC-04' });
    if (die >= atLeast) yield* vocabulary.carryOut({ ...at, same: [] }, effects);
  },
  say: ({ atLeast, effects }, { t, texts }) =>
    `${t(`Roll one die; on ${atLeast} or more:`, `Wirf einen Würfel; ab ${atLeast}:`)} ${texts(effects)}`,
};
