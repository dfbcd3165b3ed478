import type { RuleId, Seat } from '@tafelrunde/engine';
import { type InstanceId, isOfTheBox, type Pile, pileOf, supportCard } from '../content/index.ts';
import { type GroupId, groupOf, type Io, type Item, type Shown, type State } from '../state.ts';

/** Where cards go, and who gets to know it. Every card that enters or leaves a hand passes through here. */

export const PILES: readonly Pile[] = ['equipment', 'magic', 'tactics'];

export const pileOfCard = (card: InstanceId): Pile => pileOf(supportCard(card));

/** Cards of this colour in the hand: everybody sees the backs (SH-SETUP-19). */
export function countOf(hand: readonly InstanceId[], pile: Pile): number {
  let count = 0;
  for (const card of hand) if (pileOfCard(card) === pile) count++;
  return count;
}

/** The same for all colours at once. */
export function backsOf(hand: readonly InstanceId[]): Record<Pile, number> {
  const backs = { equipment: 0, magic: 0, tactics: 0 };
  for (const card of hand) backs[pileOfCard(card)]++;
  return backs;
}

export function discard(state: State, card: InstanceId): void {
  if (isOfTheBox(card)) state.discards[pileOfCard(card)].push(card);
}

/** Into the hand, known to these seats besides its owner. */
export function intoHand(state: State, group: GroupId, card: InstanceId, knownTo: Shown['to']): void {
  const { hand, shown } = groupOf(state, group);
  hand.push(card);
  if (knownTo === 'all' || knownTo.length > 0) shown.push({ card, to: knownTo });
}

/** A laid-out card of this group comes back into its hand, in the open, as tired as it is (SH-EQUIP-15). */
export function backIntoHand(state: State, group: GroupId, item: Item): void {
  intoHand(state, group, item.card, 'all');
  if (item.used || item.cooldown > 0) groupOf(state, group).resting.push(item);
}

/** A hand card as it will lie on the table. */
export function asItem(state: State, group: GroupId, card: InstanceId): Item {
  const tired = groupOf(state, group).resting.find(item => item.card === card);
  return tired ? { ...tired } : { card, used: false, cooldown: 0 };
}

/** Out of the hand, seen by all. */
export function showFromHand(state: State, io: Io, group: GroupId, card: InstanceId): void {
  remove(state, group, card);
  io.reveal?.('all', { card }, group);
}

function remove(state: State, group: GroupId, card: InstanceId): void {
  const { hand, shown, resting } = groupOf(state, group);
  const at = hand.indexOf(card);
  if (at < 0) throw new RangeError(`"${card}" is not in the hand of group ${group}.`);
  hand.splice(at, 1);
  const known = shown.findIndex(s => s.card === card);
  if (known >= 0) shown.splice(known, 1);
  const tired = resting.findIndex(item => item.card === card);
  if (tired >= 0) resting.splice(tired, 1);
}

export function discardFromHand(state: State, io: Io, group: GroupId, card: InstanceId, rule: RuleId): void {
  showFromHand(state, io, group, card);
  discard(state, card);
  io.tell?.({ kind: 'discarded', group, card, rule });
}

/** A hand card seen only by the two concerned goes from one hand to another; the others no longer know what is where. */
export function handToHand(state: State, io: Io, from: GroupId, to: GroupId, card: InstanceId): void {
  const { shown } = groupOf(state, from);
  remove(state, from, card);
  for (let i = shown.length - 1; i >= 0; i--) {
    const { card: other, to: knowing } = shown[i] as Shown;
    if (knowing === 'all' || knowing.includes(to)) shown[i] = { card: other, to: [to] };
    else shown.splice(i, 1);
  }
  intoHand(state, to, card, [from]);
  io.reveal?.([from, to], { card });
}

/** A seat has seen the whole hand of another. */
export function showHand(state: State, io: Io, group: GroupId, to: Seat): void {
  const { hand, shown } = groupOf(state, group);
  for (const card of hand) {
    io.reveal?.([to], { card });
    const at = shown.findIndex(s => s.card === card);
    const known = shown[at]?.to ?? [];
    if (known === 'all' || known.includes(to)) continue;
    const entry: Shown = { card, to: [...known, to] };
    if (at < 0) shown.push(entry);
    else shown[at] = entry;
  }
}

export function knows(shown: readonly Shown[], viewer: Seat | 'spectator', card: InstanceId): boolean {
  for (const entry of shown)
    if (entry.card === card) return entry.to === 'all' || (viewer !== 'spectator' && entry.to.includes(viewer));
  return false;
}

/** Lays a card played from the hand in the open; `clear` puts it on its discard pile when it has acted. */
export function lay(state: State, io: Io, group: GroupId, card: InstanceId): void {
  showFromHand(state, io, group, card);
  state.playing.push(card);
}

export function clear(state: State, card: InstanceId): void {
  const at = state.playing.indexOf(card);
  if (at < 0) return;
  state.playing.splice(at, 1);
  discard(state, card);
}
