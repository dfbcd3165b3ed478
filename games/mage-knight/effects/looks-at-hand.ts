import type { Effect } from './effect.ts';

/** Words and prices whose possibility depends on what somebody holds. */
const HAND = /"(heal|discard|throwAway|sideways|play-other|throw-away-wound|give-wound|hand-into-deck|use-effect)"/;

/** By list of effects. Those that last are copied with the state, so nothing is held on to. */
const LOOKS = new WeakMap<readonly Effect[], boolean>();

/** Does whether these effects could act depend on the hand, which is hidden from others? */
export function looksAtHand(effects: readonly Effect[]): boolean {
  let looks = LOOKS.get(effects);
  if (looks === undefined) {
    looks = HAND.test(JSON.stringify(effects));
    LOOKS.set(effects, looks);
  }
  return looks;
}
