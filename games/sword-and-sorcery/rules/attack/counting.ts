import { type Attack, attackOf, type Defence, type State } from '../../state.ts';
import { tally } from '../dice.ts';

/** Adds hits to the attack under way: each use of a property counts for itself (SS-ATK-05). */
export function addHits(state: State, source: string, amount: number): void {
  const attack = attackOf(state);
  if (amount !== 0) attack.hits = { ...attack.hits, parts: [...attack.hits.parts, { source, amount }] };
}

export function addBlocks(state: State, source: string, amount: number): void {
  const { defence } = attackOf(state);
  if (defence !== null && amount !== 0)
    defence.blocks = { ...defence.blocks, parts: [...defence.blocks.parts, { source, amount }] };
}

/** Hits of an attack that its dice show or symbols have become; all others are counted for each target (SS-ATK-13). */
export const rolledHits = ({ dice, added, spent }: Attack): number =>
  Math.max(0, tally(dice).hit + added.hit - spent.hit);

/** How many of so many hits are lethal (SS-LETH-01, -02). */
export const lethalOf = ({ lethal }: Attack, hits: number): number =>
  lethal === 'all' ? hits : Math.min(lethal, hits);

/** Takes hits away, lethal ones first: they are handled before ordinary hits (SS-LETH-03). Returns how many. */
export function lessenHits(defence: Defence, n: number): number {
  const lethal = Math.min(n, defence.lethal);
  const ordinary = Math.min(n - lethal, defence.ordinary);
  defence.lethal -= lethal;
  defence.ordinary -= ordinary;
  return lethal + ordinary;
}
