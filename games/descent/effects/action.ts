import { speak } from '@tafelrunde/engine';
import { isOut } from '../rules/damage.ts';
import { mayMove, moveAction } from '../rules/moving.ts';
import { turnFor } from '../rules/points.ts';
import { actionsEach } from '../rules/turn.ts';
import { type FigureId, monsterOf, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** One more action of a kind, or of any, for each figure, in its turn when it likes. `now`: at once; so does whoever has no turn now (D2-MOVE-05). */
export interface ExtraAction {
  readonly do: 'action';
  readonly kind: 'move' | 'attack' | 'any';
  readonly now?: true;
}

/** Whoever has a single action in its activation gets none besides (D2C-OL-34, -63). */
const hasOneAction = (state: State, id: FigureId): boolean =>
  monsterOf(state, id) !== null && actionsEach(state, id) <= 1;

export const action: DescentWord<ExtraAction> = {
  can: ({ state, on }, { kind }) =>
    on.some(id => !isOut(state, id) && !hasOneAction(state, id) && (kind !== 'move' || mayMove(state, id))),
  *act({ state, io, on }, { kind, now }) {
    for (const id of on) {
      const turn = turnFor(state, id);
      if (kind === 'any') {
        if (turn !== null) turn.actions++;
      } else if (turn !== null && !(now && kind === 'move')) turn.extra.push(kind);
      else if (kind === 'move') yield* moveAction(state, io, id);
    }
  },
  say: ({ kind, now }, { lang }) =>
    kind === 'any'
      ? speak(lang)('One more action.', 'Eine Aktion zusätzlich.')
      : kind === 'move'
        ? now
          ? speak(lang)('One more move action, at once.', 'Sofort eine zusätzliche Bewegungsaktion.')
          : speak(lang)('One more move action.', 'Eine Bewegungsaktion zusätzlich.')
        : speak(lang)('One more attack action.', 'Eine Angriffsaktion zusätzlich.'),
};
