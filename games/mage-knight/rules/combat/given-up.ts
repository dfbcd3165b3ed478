import type { Combat } from '../../state.ts';

/**
 * A target or a block that was begun and given up is not taken up again before something was played or gained (MK-RNG-16): else the same could be
 * chosen and left for ever, by bots too. Whoever thinks better of it takes the decision back.
 */
export const isGivenUp = ({ givenUp = [] }: Combat, foe: number, attack: number | null = null): boolean =>
  givenUp.some(one => one.foe === foe && one.attack === attack);

export function giveUp(combat: Combat, foe: number, attack: number | null = null): void {
  combat.givenUp = [...(combat.givenUp ?? []), { foe, attack }];
}

/** Something has changed: all may be begun again. */
export function beginAgain(combat: Combat): void {
  if (combat.givenUp) delete combat.givenUp;
}
