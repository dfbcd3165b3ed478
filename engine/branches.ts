/** All that one call for luck can bring, each with its probability. */
export interface Branches<T> {
  readonly results: readonly T[];
  readonly weights: readonly number[];
}

/** More outcomes in one call than enumeration can sensibly follow (a shuffle of a whole deck). */
export class TooManyBranches extends Error {}

export const MOST_BRANCHES = 1_000;
