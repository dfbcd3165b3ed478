import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { DieKind } from '../content/words.ts';
import { type Aimed, attackOf } from '../state.ts';
import { diceText } from '../texts/names.ts';
import type { DescentWord, Doing } from './word.ts';

/** One die leaves the defence of a figure it works on before the roll: of this colour, or of the user's choice. */
export interface DropDie {
  readonly do: 'drop-die';
  readonly die?: DieKind;
}

const pools = ({ state, on }: Doing, { die }: DropDie): Aimed[] =>
  state.attacks.length === 0
    ? []
    : attackOf(state).aims.filter(
        ({ figure, rolled, pool }) =>
          on.includes(figure) && !rolled && (die === undefined ? pool.length > 0 : pool.includes(die)),
      );

export const dropDie: DescentWord<DropDie> = {
  can: (at, effect) => pools(at, effect).length > 0,
  *act(at, effect) {
    const [aim] = pools(at, effect);
    if (aim === undefined) return;
    const kinds = effect.die === undefined ? [...new Set(aim.pool)] : [effect.die];
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'one-of',
      rule: 'D2-CHAR-12',
      about: at.source.id,
      options: kinds.map(die => ({ do: 'drop-die', die })),
    });
    const kind: DieKind | undefined = choice.do === 'drop-die' ? choice.die : kinds[0];
    if (kind !== undefined) aim.pool.splice(aim.pool.indexOf(kind), 1);
  },
  say: ({ die }, { lang }) =>
    die !== undefined
      ? speak(lang)(
          `Rolls ${diceText([die], 'en')} less in defence.`,
          `Wirft bei der Verteidigung ${diceText([die], 'de')} weniger.`,
        )
      : speak(lang)(
          'Rolls one defence die less, of your choice.',
          'Wirft einen Verteidigungswürfel deiner Wahl weniger.',
        ),
};
