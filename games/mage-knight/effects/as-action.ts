import { speak } from '@tafelrunde/engine';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { MageWord } from './word.ts';

/** The effects act as the action of the turn (MK-TURN-24): what was not spent before is lost (MK-TURN-25), and no other action follows. */
export interface AsAction {
  readonly do: 'as-action';
  readonly effects: readonly Effect[];
}

export const asAction: MageWord<AsAction> = {
  can: ({ turn }) => turn.stage === 'move' && !turn.acted,
  *act(at, { effects }) {
    const { turn } = at;
    if (turn.stage !== 'move' || turn.acted) return;
    turn.acted = true;
    turn.move = 0;
    turn.influence = 0;
    turn.stage = 'after';
    yield* vocabulary.carryOut(at, effects);
  },
  say: ({ effects }, scribe) =>
    `${speak(scribe.lang)('As your action', 'Als deine Aktion')}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
