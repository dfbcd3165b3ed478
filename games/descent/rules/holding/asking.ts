import type { BoxTest } from '../../effects/box-tests.ts';
import type { Test } from '../../effects/tests.ts';
import type { About } from '../../effects/word.ts';
import type { Attack, FigureId, State } from '../../state.ts';

/** Of which figure a test is asked, by which card, what the moment is about, and the attack being resolved. */
export interface Asking {
  readonly state: State;
  readonly figure: FigureId;
  readonly about: About;
  readonly card: string;
  readonly attack: Attack | null;
}

/** What the base game asks; what only cards of the boxes ask comes with them (`effects/box-lore.ts`). */
type OwnTest = Exclude<Test, BoxTest>;

/** Whether it holds, for every kind of test. */
export type Holding = {
  readonly [Kind in OwnTest['is']]: (asking: Asking, test: OwnTest & { readonly is: Kind }) => boolean;
};
