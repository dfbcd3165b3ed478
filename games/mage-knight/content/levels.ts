/** The level token of a pair of levels: armor, hand limit; and how many command tokens a hero of that level has. */
export interface Level {
  /** The first fame of its row on the track. */
  readonly from: number;
  readonly armor: number;
  readonly hand: number;
  readonly commands: number;
}

/** Levels 1 to 10: rows of 3, 5, 7 ... 21 spaces. */
export const LEVELS: readonly Level[] = [
  { from: 0, armor: 2, hand: 5, commands: 1 },
  { from: 3, armor: 2, hand: 5, commands: 1 },
  { from: 8, armor: 3, hand: 5, commands: 2 },
  { from: 15, armor: 3, hand: 5, commands: 2 },
  { from: 24, armor: 3, hand: 6, commands: 3 },
  { from: 35, armor: 3, hand: 6, commands: 3 },
  { from: 48, armor: 4, hand: 6, commands: 4 },
  { from: 63, armor: 4, hand: 6, commands: 4 },
  { from: 80, armor: 4, hand: 7, commands: 5 },
  { from: 99, armor: 4, hand: 7, commands: 5 },
];

export const HIGHEST_LEVEL = LEVELS.length;

/** The track has spaces 0 to 119; what is lost in an auction is marked in its last row, counted from the end (MK-AUC-05). */
const TRACK = 120;
export const MOST_NEGATIVE_FAME = TRACK - 99;

/** The space of the track on which this fame lies. */
export const spaceOf = (fame: number): number => (fame < 0 ? TRACK + fame : fame);

export const levelOf = (level: number): Level => LEVELS[level - 1] as Level;

/** The level that belongs to this fame; below 0 (an auction, MK-AUC-05) it is the first. */
export function levelAt(fame: number): number {
  let level = 1;
  while (level < HIGHEST_LEVEL && fame >= (LEVELS[level] as Level).from) level++;
  return level;
}

/** Influence by the position on the reputation track, from -7 to 7; null: nobody talks to such a hero (MK-INT-03, -05). */
const REPUTATION: readonly (number | null)[] = [null, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5];
export const LOWEST_REPUTATION = -7;
export const HIGHEST_REPUTATION = 7;

export const reputationModifier = (reputation: number): number | null =>
  REPUTATION[reputation - LOWEST_REPUTATION] ?? null;
