import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { actionsOf, offered, perform } from '../rules/acting.ts';
import { pointsOf } from '../rules/points.ts';
import { newTurn } from '../rules/turn.ts';
import { type FigureId, figureOf, type State, seatOf, type Turn } from '../state.ts';
import type { Io } from '../types.ts';
import type { DescentWord } from './word.ts';

/** Each figure performs one action at once; its own player decides which. */
export interface LetAct {
  readonly do: 'let-act';
}

/** What is an action, and the steps of one that was begun; nothing else that its own turn would allow. */
function actions(state: State, io: Io, turn: Turn): Choice[] {
  const free = new Set<string>();
  for (const { held, n, ability } of offered(state, turn.figure))
    if (ability.at !== 'action') free.add(`${held.owner}/${held.id}/${n}`);
  return actionsOf(state, io, turn).filter(
    choice =>
      choice.do !== 'tire' &&
      choice.do !== 'give' &&
      (choice.do !== 'use' || !free.has(`${choice.by}/${choice.card}/${choice.ability}`)),
  );
}

const stands = (state: State, id: FigureId): boolean => (figureOf(state, id)?.cells.length ?? 0) > 0;

export const letAct: DescentWord<LetAct> = {
  can: ({ state, on }) => on.some(id => stands(state, id)),
  *act({ state, io, on }) {
    for (const id of on) {
      if (!stands(state, id)) continue;
      const turn: Turn = { ...newTurn(state, id, 1), stage: 'actions' };
      state.turns.push(turn);
      while (!turn.ended && stands(state, id) && (turn.actions > 0 || pointsOf(turn) > 0)) {
        const choice = yield* choose<Choice, AskKind>({
          seat: seatOf(state, id),
          kind: 'turn',
          rule: 'D2-ACTN-01',
          about: id,
          options: [...actions(state, io, turn), { do: 'end' }],
        });
        if (choice.do === 'end') break;
        yield* perform(state, io, turn, choice);
      }
      state.turns.splice(state.turns.lastIndexOf(turn), 1);
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Performs one action at once, which its own player chooses.',
      'Führt sofort eine Aktion aus, die sein eigener Spieler wählt.',
    ),
};
