import type { FigureId } from './names.ts';

export type Difficulty = 'normal' | 'hard';

/** What only Road to Legend knows. */
export interface Legend {
  readonly difficulty: Difficulty;
  /** It sinks with every hero knocked out; below 0 they flee (D2-RTL-17, -19). */
  morale: number;
  /** A hero has had his turn, and a group is to be activated now (D2-RTL-08). */
  groupNext: boolean;
  /** Search tokens searched in this stage (D2-DELVE-15). */
  searched: number;
  /** Which of its lists the group under way follows (D2-RTLAI-02). */
  orders: number;
  /** What the monster under way is about to do. */
  plan: LegendPlan | null;
  /** Shop cards that may still be kept in this upgrade phase (D2-DELVE-15). */
  keep: number;
  /** Areas of the map that were discovered (D2-MAP-07). */
  found?: string[];
  /** The road of a campaign; left out where a quest or The Delve stands for itself. */
  road?: Road;
}

/** A campaign of Road to Legend as far as it has come. */
export interface Road {
  /** Story quests played. */
  story: number;
  /** Weeks gone by, and those left until the next story quest must be played (D2-RTLC-01, -05, -06). */
  week: number;
  weeks: number;
  /** How well known the heroes are (D2-RTLC-15). */
  fame: number;
  /** Side quests on offer (D2-RTLC-04). */
  sides: string[];
  /** The city they are in, and whether they were in one since the last quest. */
  city: string | null;
  visited: boolean;
  /** The action of the city was taken. */
  acted: boolean;
}

/** How far a monster has come on its list. */
export interface LegendPlan {
  readonly figure: FigureId;
  /** The line of the list that is next. */
  at: number;
  /** It has gained points to move for this line, and is about to go. */
  move: 'engage' | 'spot' | null;
  /** Whom it is after. */
  target: FigureId | null;
}
