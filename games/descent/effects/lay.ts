import { speak } from '@tafelrunde/engine';
import { thingName } from '../names.ts';
import { cellsBeside, placeCells } from '../rules/map.ts';
import { chooseSpace } from '../rules/quest/people.ts';
import { type Cell, overlordSeat, type Token } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** Tokens of a kind are laid: in a place of the plan where none of them lies, next to others of the kind, or where the moment happens. */
export interface Lay {
  readonly do: 'lay';
  readonly kind: string;
  readonly at?: string;
  /** Next to tokens of the kind that lie there already, as long as there are some. */
  readonly spread?: true;
  readonly n?: number;
  /** Never more than so many on the map. */
  readonly most?: number;
}

function spaces({ state, cell }: Doing, { kind, at, spread }: Lay): Cell[] {
  if (at === undefined) return cell === null ? [] : [cell];
  const own = state.tokens.flatMap(one => (one.kind === kind && one.cell !== null ? [one.cell] : []));
  const free = placeCells(state, at).filter(one => !own.includes(one));
  const beside = spread ? cellsBeside(state, own).filter(one => free.includes(one)) : [];
  return beside.length > 0 ? beside : free;
}

export const lay: DescentWord<Lay> = {
  can: (at, effect) => spaces(at, effect).length > 0,
  *act(at, effect) {
    const { state, io } = at;
    const { kind, n = 1, most = Number.POSITIVE_INFINITY } = effect;
    for (let i = 0; i < n; i++) {
      if (state.tokens.filter(one => one.kind === kind && one.cell !== null).length >= most) return;
      const cell = yield* chooseSpace(state, '', spaces(at, effect), overlordSeat(state));
      if (cell === null) return;
      const number = Math.max(0, ...state.tokens.filter(one => one.kind === kind).map(numberOf)) + 1;
      state.tokens.push({ id: `${kind}-${number}`, kind, cell, face: null, hidden: false });
      io.tell?.({ kind: 'laid', token: `${kind}-${number}`, cell, rule: 'D2-OBJ-01' });
    }
  },
  say: ({ kind, n = 1 }, { lang }) =>
    speak(lang)(
      `The overlord lays ${n} x ${thingName(kind, 'en')}.`,
      `Der Overlord legt ${n} x ${thingName(kind, 'de')}.`,
    ),
};

const numberOf = ({ id }: Token): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
