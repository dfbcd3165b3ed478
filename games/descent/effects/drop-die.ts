import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { DieKind } from '../content/words.ts';
import { type Aimed, attackOf } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** One die of the user's choice leaves the defence of a figure it works on before the roll. */
export interface DropDie {
  readonly do: 'drop-die';
}

const pools = ({ state, on }: Doing): Aimed[] =>
  state.attacks.length === 0
    ? []
    : attackOf(state).aims.filter(({ figure, rolled, pool }) => on.includes(figure) && !rolled && pool.length > 0);

export const dropDie: DescentWord<DropDie> = {
  can: at => pools(at).length > 0,
  *act(at) {
    const [aim] = pools(at);
    if (aim === undefined) return;
    const kinds = [...new Set(aim.pool)];
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'one-of',
      rule: 'D2-CHAR-12',
      options: kinds.map(die => ({ do: 'drop-die', die })),
    });
    const kind: DieKind | undefined = choice.do === 'drop-die' ? choice.die : kinds[0];
    if (kind !== undefined) aim.pool.splice(aim.pool.indexOf(kind), 1);
  },
  say: (_, { lang }) =>
    speak(lang)('Rolls one defence die less, of your choice.', 'Wirft einen Verteidigungswürfel deiner Wahl weniger.'),
};
