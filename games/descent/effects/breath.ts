import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { aimed, rollLate } from '../rules/attack/attack.ts';
import { cellsBeside } from '../rules/map.ts';
import { type Aimed, attackOf, everybody } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The attack spreads along a path of counted spaces that begins with the target space; everybody on it is affected, once (D2C-MAB-26 to -29). */
export interface Breath {
  readonly do: 'breath';
  readonly n: number;
}

export const breath: DescentWord<Breath> = {
  can: ({ state }) => state.attacks.length > 0,
  *act({ state, io, seat }, { n }) {
    const attack = attackOf(state);
    let at = attack.aims.find(aim => aim.target)?.cell;
    const added: Aimed[] = [];
    for (let i = 1; i < n && at !== undefined; i++) {
      const choice: Choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'where',
        rule: 'D2C-MAB-26',
        options: [...cellsBeside(state, [at]).map((cell): Choice => ({ do: 'space', cell })), { do: 'done' }],
      });
      if (choice.do !== 'space') break;
      at = choice.cell;
      for (const { id, cells } of everybody(state))
        if (cells.includes(at) && !attack.aims.some(aim => aim.figure === id)) {
          const aim = aimed(state, attack.by, { figure: id, cell: at }, false);
          attack.aims.push(aim);
          added.push(aim);
        }
    }
    yield* rollLate(state, io, attack, added);
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `The attack affects everybody on a path of ${n} spaces from the target space on.`,
      `Der Angriff betrifft alle auf einem Weg von ${n} Feldern ab dem Zielfeld.`,
    ),
};
