import type { Config, Text } from '@tafelrunde/engine';
import type { Effect } from './effects.ts';
import type { Mean, Multiple, Share } from './statistics.ts';

/**
 * What the lab found out: plain JSON that depends on nothing but the orders, the rules and the content. It carries its own
 * names in both languages, so it can be shown and compared without the game, long after the content has changed.
 */
export interface Report {
  readonly format: typeof FORMAT;
  readonly game: { readonly id: string; readonly name: Text; readonly version: number; readonly content: string };
  /** Each different table once, and the order in which games take turns with them. */
  readonly tables: readonly ReportTable[];
  readonly turns: readonly number[];
  readonly seed: string;
  /** How many were to be played, and how many were: fewer if it was interrupted or a rule broke. */
  readonly wanted: number;
  readonly games: number;
  readonly unfinished: number;
  readonly failures: readonly { readonly number: number; readonly message: string }[];
  /** By role, or by place in the turn order. */
  readonly sides: readonly Side[];
  readonly nobody: Share;
  /** Where different bots sat at the table. */
  readonly bots: readonly (Share & { readonly bot: string })[];
  readonly ends: readonly (Share & Named)[];
  /** All games first, then by number of seats where several were played. */
  readonly lengths: readonly Length[];
  readonly outs: readonly { readonly round: number; readonly count: number }[];
  readonly pools: readonly PoolReport[];
  readonly uses: readonly UseReport[];
  readonly forms: readonly (Named & Blows)[];
  readonly figures: readonly FigureReport[];
  readonly counts: readonly (Named & Mean)[];
  readonly gauges: readonly GaugeReport[];
}

export const FORMAT = 'tafelrunde-lab-1';

export interface Named {
  readonly id: string;
  readonly name: Text;
}

export interface ReportTable {
  readonly scenario: Named;
  readonly seats: number;
  readonly settings: Config['settings'];
  /** Those that differ from the usual. */
  readonly changed: readonly (Named & { readonly value: string | number | boolean; readonly called: Text })[];
  readonly bots: readonly string[];
}

export interface Side extends Named, Share {
  /** The number of seats; null for a role, which is counted whatever their number. */
  readonly seats: number | null;
  /** Against the mean of all places; null for roles, which need not be equal. */
  readonly multiple: Multiple | null;
}

export interface Length {
  readonly seats: number | null;
  readonly games: number;
  readonly rounds: Quantiles;
  readonly decisions: Quantiles;
  /** How many games took so many rounds. */
  readonly histogram: readonly (readonly [rounds: number, games: number])[];
}

/** Shortest, lower quartile, median, upper quartile, longest. */
export type Quantiles = readonly [number, number, number, number, number];

export interface NamedEffect extends Effect {
  readonly name: Text;
}

/** What luck dealt from a pool, and what it did for those who got it. */
export interface PoolReport extends Named {
  readonly early: number | null;
  /** So many standard errors no accident reaches with so many things tested at once. */
  readonly limit: number;
  readonly effects: readonly NamedEffect[];
  /** Seats that had anything of it, against the mean of all seats. */
  readonly any: Multiple;
  /** Seats by how much of it they had before the game. */
  readonly start: readonly (Multiple & { readonly number: number })[];
}

export interface UseReport extends Named {
  readonly limit: number;
  readonly things: readonly Use[];
}

export interface Use extends Named {
  readonly role: Text | null;
  /** Of all games, those it was used in. */
  readonly games: Share;
  readonly perGame: number;
  /** How often those who used it won. */
  readonly won: Share;
  /** First uses compared with first uses of others of the kind at the same own turn; null: there is nothing to compare with. */
  readonly effect: Multiple | null;
}

export interface Blows {
  readonly attacks: number;
  readonly hits: number;
  readonly wounds: number;
  readonly felled: number;
}

export interface FigureReport extends Named {
  readonly figures: readonly (Named &
    Blows & { readonly games: number; readonly taken: number; readonly fell: number })[];
}

export interface GaugeReport extends Named {
  readonly perSeat: boolean;
  readonly lines: readonly GaugeLine[];
}

export interface GaugeLine extends Named {
  readonly count: number;
  /** From the beginning of the first round on: the mean, and half the width of the range of two thirds of the games. */
  readonly points: readonly (readonly [mean: number, deviation: number])[];
}
