import { choose, type Reason, reason } from '@tafelrunde/engine';
import { boardOf, figuresTouch } from '../board.ts';
import type { Choice } from '../choices.ts';
import { item } from '../content/index.ts';
import { type Figure, findFigure, type Io, type Play, type State, seatOf, type Turn } from '../state.ts';
import { isAt, mayUse, use } from './moments.ts';
import { movePart } from './movement.ts';
import { listensAt, sourceOf, sourcesOf } from './sources.ts';
import { actionPart, spend } from './turn.ts';
import { handItem } from './uses.ts';

export const NOT_CARRIED = reason('DS-ITEM-02', {
  en: 'The figure does not have that.',
  de: 'Das hat die Figur nicht.',
});
export const NOT_TRADABLE = reason('DS-ITEM-12', {
  en: 'Only items with the trade symbol change hands.',
  de: 'Nur Gegenstände mit dem Tauschsymbol wechseln den Besitzer.',
});
export const NO_TRADE_NOW = reason('DS-ITEM-14', {
  en: 'Items are exchanged when the hero has moved next to another hero.',
  de: 'Getauscht wird, wenn der Held sich neben einen anderen Helden bewegt hat.',
});
export const OFFERED_ALREADY = reason('DS-ITEM-18', {
  en: 'This item was offered in this turn already.',
  de: 'Dieser Gegenstand wurde in diesem Zug schon angeboten.',
});

const QUIET = { attack: null, prevented: false };

/** Abilities and items that are used in the own turn, and those that take the place of the action. */
export function addUses(state: State, turn: Turn, figure: Figure, list: Choice[]): void {
  const acts = actionPart(turn, true) >= 0 && listensAt(figure, 'action');
  if (!acts && !listensAt(figure, 'own-turn')) return;
  for (const source of sourcesOf(figure)) {
    const usable =
      isAt(mayUse(state, figure, source, 'own-turn', QUIET)) ||
      (acts && isAt(mayUse(state, figure, source, 'action', QUIET)));
    if (usable) list.push({ do: 'use', what: source.id });
  }
}

export function mayUseOwn(state: State, turn: Turn, figure: Figure, id: string): Reason | null {
  const source = sourcesOf(figure).find(s => s.id === id);
  if (!source) return NOT_CARRIED;
  const own = mayUse(state, figure, source, 'own-turn', QUIET);
  if (isAt(own)) return null;
  const action = mayUse(state, figure, source, 'action', QUIET);
  return isAt(action) && actionPart(turn, true) >= 0 ? null : own;
}

/** Using an item counts neither as move nor as action (DS-ITEM-08, -09). */
export function* useOwn(state: State, io: Io, turn: Turn, figure: Figure, id: string): Play {
  const source = sourceOf(id);
  const context = { attack: null, prevented: false };
  const own = mayUse(state, figure, source, 'own-turn', context);
  if (isAt(own)) return yield* use(state, io, figure, source, own, context);
  const action = mayUse(state, figure, source, 'action', context);
  if (!isAt(action)) return;
  spend(turn, true);
  yield* use(state, io, figure, source, action, context);
}

// ------------------------------------------------------------------------------------------------------------- exchange

type Trade = Extract<Choice, { do: 'give' | 'receive' | 'swap' }>;

/** Whether a hero has come next to another one, or a boss next to another one, in the course of its move (DS-ITEM-14, -16, -20). */
export function mayTradeWith(state: State, turn: Turn, figure: Figure, other: Figure): Reason | null {
  if (!isTrading(turn, figure) || movePart(turn) < 0) return NO_TRADE_NOW;
  if (other.kind !== figure.kind || figure === other) return NO_TRADE_NOW;
  return figuresTouch(boardOf(state), figure, other) ? null : NO_TRADE_NOW;
}

const isTrading = (turn: Turn, { kind }: Figure): boolean =>
  kind !== 'minion' && turn.as !== 'act' && turn.steps > 0 && turn.spent >= 0;

function mayChangeHands(turn: Turn, owner: Figure, id: string): Reason | null {
  if (!owner.items.includes(id)) return NOT_CARRIED;
  if (!item(id).tradable) return NOT_TRADABLE;
  return turn.offered.includes(offerOf(owner, id)) ? OFFERED_ALREADY : null;
}

const offerOf = (owner: Figure, id: string): string => `${owner.id}/${id}`;

export function mayTrade(state: State, turn: Turn, figure: Figure, trade: Trade): Reason | null {
  const other = findFigure(state, trade.do === 'give' ? trade.to : trade.do === 'receive' ? trade.from : trade.with);
  if (!other) return NO_TRADE_NOW;
  const no = mayTradeWith(state, turn, figure, other);
  if (no) return no;
  if (trade.do === 'receive') return mayChangeHands(turn, other, trade.item);
  if (trade.do === 'swap' && tradable(turn, other).length === 0) return NOT_TRADABLE;
  return mayChangeHands(turn, figure, trade.item);
}

export function addTrades(state: State, turn: Turn, figure: Figure, list: Choice[]): void {
  if (!isTrading(turn, figure)) return;
  for (const other of state.figures) {
    if (mayTradeWith(state, turn, figure, other) !== null) continue;
    const mine = tradable(turn, figure);
    const theirs = tradable(turn, other);
    for (const id of mine) list.push({ do: 'give', item: id, to: other.id });
    for (const id of theirs) list.push({ do: 'receive', item: id, from: other.id });
    if (theirs.length > 0) for (const id of mine) list.push({ do: 'swap', item: id, with: other.id });
  }
}

const tradable = (turn: Turn, owner: Figure): string[] =>
  [...new Set(owner.items)].filter(id => mayChangeHands(turn, owner, id) === null);

export function* trade(state: State, io: Io, turn: Turn, figure: Figure, trade: Trade): Play {
  const other = findFigure(state, trade.do === 'give' ? trade.to : trade.do === 'receive' ? trade.from : trade.with);
  if (!other) return;
  const given = trade.do === 'receive' ? null : trade.item;
  const taken =
    trade.do === 'receive' ? trade.item : trade.do === 'swap' ? yield* askFor(state, turn, figure, other) : null;
  // Whatever was offered once is not offered again in this turn, by neither side.
  for (const id of [given, taken]) if (id) turn.offered.push(offerOf(figure, id), offerOf(other, id));
  if (!(yield* agrees(state, io, figure, other, { gives: given, takes: taken, adventure: null }))) {
    io.tell?.({ kind: 'refused', figure: other.id, item: given ?? taken ?? '', rule: 'DS-ITEM-15' });
    return;
  }
  if (given) handItem(state, figure, other, given);
  if (taken) handItem(state, other, figure, taken);
  const [from, to] = given ? [figure, other] : [other, figure];
  io.tell?.({
    kind: 'traded',
    from: from.id,
    to: to.id,
    item: given ?? taken ?? '',
    for: given ? taken : null,
    rule: 'DS-ITEM-14',
  });
}

/** What the mover wants for its item. */
function* askFor(state: State, turn: Turn, figure: Figure, other: Figure): Play<string> {
  const options = tradable(turn, other).map((id): Choice => ({ do: 'for', item: id }));
  const choice = yield* choose({ seat: seatOf(state, figure), kind: 'swap', rule: 'DS-ITEM-14', options });
  return (choice as { item: string }).item;
}

/** What a hero would give, and what he would take. */
interface Proposal {
  readonly gives: string | null;
  readonly takes: string | null;
  readonly adventure: string | null;
}

/** Both hero players must agree (DS-ITEM-15), and are told to what; one who plays both heroes does. */
export function* agrees(state: State, io: Io, figure: Figure, other: Figure, proposal: Proposal): Play<boolean> {
  const seat = seatOf(state, other);
  if (seat === seatOf(state, figure)) return true;
  io.tell?.({ kind: 'proposed', from: figure.id, to: other.id, ...proposal, rule: 'DS-ITEM-15' });
  const options: Choice[] = [{ do: 'agree' }, { do: 'refuse' }];
  return (yield* choose({ seat, kind: 'exchange', rule: 'DS-ITEM-15', options })).do === 'agree';
}
