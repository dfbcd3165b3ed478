import { abilityOf } from '../content/index.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** A named ability of monsters, as a surge. */
export interface NamedAbility {
  readonly do: 'ability';
  readonly ability: string;
}

export const ability: DescentWord<NamedAbility> = {
  *act(at, { ability: id }) {
    for (const { effects } of abilityOf(id).abilities ?? [])
      yield* vocabulary.carryOut({ ...at, source: { id, by: 'monster-ability' } }, effects);
  },
  say: ({ ability: id }, { lang }) => `${abilityOf(id).name[lang]}.`,
};
