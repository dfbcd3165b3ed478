import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { aimed, rollLate } from '../rules/attack/attack.ts';
import { mayAffect } from '../rules/attack/targets.ts';
import { isPermitted } from '../rules/in-force.ts';
import { cellsBeside, spacesBetween } from '../rules/map.ts';
import { type Aimed, type Attack, attackOf, type Cell, everybody, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The attack spreads along a path of counted spaces that begins with the target space; everybody on it is affected, once (D2C-MAB-26 to -29). */
export interface Breath {
  readonly do: 'breath';
  readonly n: number;
}

/** The next spaces of the path, or its end. Some breaths must reach whoever carries a token of the quest, if they can (D2C-QTSR-38). */
function ways(state: State, attack: Attack, at: Cell, left: number): Choice[] {
  const all = cellsBeside(state, [at]);
  const sought = isPermitted(state, attack.by, 'breath-finds-carriers')
    ? [...everybody(state)].filter(
        ({ id, carries, cells }) =>
          carries.length > 0 && cells.length > 0 && !attack.aims.some(aim => aim.figure === id),
      )
    : [];
  const towards = all.filter(cell =>
    sought.some(({ cells }) => cells.includes(cell) || spacesBetween(state, cells, cell) < left),
  );
  const cells = towards.length > 0 ? towards : all;
  return [
    ...cells.map((cell): Choice => ({ do: 'space', cell })),
    ...(towards.length > 0 ? [] : [{ do: 'done' } as const]),
  ];
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
        options: ways(state, attack, at, n - i),
      });
      if (choice.do !== 'space') break;
      at = choice.cell;
      for (const { id, cells } of everybody(state))
        if (cells.includes(at) && !attack.aims.some(aim => aim.figure === id) && mayAffect(state, attack.by, id)) {
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
