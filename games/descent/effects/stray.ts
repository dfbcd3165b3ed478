import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { thingName } from '../names.ts';
import { boardFor, isEmpty, isStep } from '../rules/map.ts';
import { type Cell, overlordSeat, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** Each token of a kind moves so many spaces in one direction, which the active player decides; never onto a space with a figure (D2C-QLOR-02). */
export interface Stray {
  readonly do: 'stray';
  readonly kind: string;
  readonly n: number;
}

/** How far it comes in each direction, straight on or across. */
function ends(state: State, from: Cell, n: number): Cell[] {
  const { width } = boardFor(state);
  const found = new Set<Cell>();
  for (const dy of [-1, 0, 1])
    for (const dx of [-1, 0, 1]) {
      const step = dy * width + dx;
      let at = from;
      for (let i = 0; i < n && step !== 0; i++) {
        const next = at + step;
        if (!isStep(state, at, next) || !isEmpty(state, next)) break;
        at = next;
      }
      if (at !== from) found.add(at);
    }
  return [...found].sort((a, b) => a - b);
}

export const stray: DescentWord<Stray> = {
  *act({ state, io, seat: own }, { kind, n }) {
    const seat = state.stage === 'overlord' ? overlordSeat(state) : own;
    for (const token of state.tokens.filter(one => one.kind === kind)) {
      if (token.cell === null) continue;
      const options = ends(state, token.cell, n);
      if (options.length === 0) continue;
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'where',
        rule: 'D2C-QLOR-02',
        options: options.map(cell => ({ do: 'space', cell })),
      });
      if (choice.do !== 'space') continue;
      token.cell = choice.cell;
      io.tell?.({ kind: 'laid', token: token.id, cell: choice.cell, rule: 'D2C-QLOR-02' });
    }
  },
  say: ({ kind, n }, { lang }) =>
    speak(lang)(
      `${thingName(kind, 'en')}: ${n} spaces in one direction, where no figure stands.`,
      `${thingName(kind, 'de')}: ${n} Felder in eine Richtung, wo keine Figur steht.`,
    ),
};
