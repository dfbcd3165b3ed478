import { isSpent, type Reason, reason, spend } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import {
  type Figure,
  findFigure,
  type Io,
  isHero,
  type PlacedFind,
  type Play,
  type State,
  type Turn,
} from '../state.ts';
import { agrees, mayTradeWith, NO_TRADE_NOW } from './items.ts';

const NOT_HELD = reason('DS-ITEM-19', { en: 'The hero does not have that.', de: 'Das hat der Held nicht.' });
const HANDED_ALREADY = reason('DS-ITEM-19', {
  en: 'What was found is handed on only once in a round.',
  de: 'Ein Fund wird in einer Runde nur einmal weitergegeben.',
});

type HandOver = Extract<Choice, { do: 'hand-over' | 'take-over' }>;

/** As items are exchanged, but once in a round: nobody carries a crown in a relay (DS-ITEM-19). */
export function mayHandOver(state: State, turn: Turn, figure: Figure, choice: HandOver): Reason | null {
  const other = partner(state, choice);
  if (!other) return NO_TRADE_NOW;
  const holder = choice.do === 'hand-over' ? figure : other;
  if (!state.finds.some(({ mark, by }) => mark === choice.find && by === holder.id)) return NOT_HELD;
  const no = mayTradeWith(state, turn, figure, other);
  if (no) return no;
  return freeToHandOn(state, holder, choice.find) ? null : HANDED_ALREADY;
}

const partner = (state: State, choice: HandOver): Figure | undefined =>
  findFigure(state, choice.do === 'hand-over' ? choice.to : choice.from);

const useOf = (state: State, find: PlacedFind): string => `find/${state.finds.indexOf(find)}`;

const freeToHandOn = (state: State, holder: Figure, wanted: string): PlacedFind | undefined =>
  state.finds.find(
    find => find.mark === wanted && find.by === holder.id && !isSpent(state.used, useOf(state, find), 'round'),
  );

export function addHandOvers(state: State, turn: Turn, figure: Figure, list: Choice[]): void {
  if (!isHero(figure) || turn.steps === 0 || state.finds.every(({ by }) => by === null)) return;
  for (const other of state.figures) {
    if (mayTradeWith(state, turn, figure, other) !== null) continue;
    for (const find of marksWith(state, figure)) list.push({ do: 'hand-over', find, to: other.id });
    for (const find of marksWith(state, other)) list.push({ do: 'take-over', find, from: other.id });
  }
}

const marksWith = (state: State, holder: Figure): string[] => [
  ...new Set(state.finds.map(({ mark }) => mark).filter(mark => freeToHandOn(state, holder, mark) !== undefined)),
];

export function* handOver(state: State, io: Io, figure: Figure, choice: HandOver): Play {
  const other = partner(state, choice);
  const [from, to] = choice.do === 'hand-over' ? [figure, other] : [other, figure];
  const find = from && freeToHandOn(state, from, choice.find);
  if (!other || !from || !to || !find) return;
  spend(state.used, useOf(state, find), 'round');
  const rule = 'DS-ITEM-19';
  const [gives, takes] = from === figure ? [find.mark, null] : [null, find.mark];
  if (!(yield* agrees(state, io, figure, other, { gives, takes, adventure: state.adventure }))) {
    io.tell?.({ kind: 'refused', figure: other.id, item: find.mark, rule });
    return;
  }
  find.by = to.id;
  io.tell?.({ kind: 'handed-over', from: from.id, to: to.id, adventure: state.adventure, mark: find.mark, rule });
}
