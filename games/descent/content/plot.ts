import type { Text } from '@tafelrunde/engine';
import type { Card } from './card.ts';
import type { MonsterLine } from './cards.ts';
import type { Act, AttackType, Size } from './words.ts';

/** When an exhausted plot card is refreshed; left out: in step 1.II of the overlord's turn (D2-OTURN-03). */
export type Refreshed = 'turn-end' | 'encounter' | 'quest' | 'shopping';

/** A card of a plot deck (D2-PLGEN-01 to -13). */
export interface PlotCard extends Card {
  /** Threat it costs to buy; 0: it lies before the overlord from the start (D2-PLGEN-02, -10). */
  readonly buy: number;
  /** Threat each use costs (D2-PLGEN-13). */
  readonly use: number;
  readonly refresh?: Refreshed;
}

/** The plot deck of a lieutenant pack. */
export interface PlotDeck {
  readonly name: Text;
  readonly agent: string;
  /** The base card first. */
  readonly cards: readonly string[];
}

type Values = Pick<MonsterLine, 'speed' | 'health' | 'defence'>;

/** A lieutenant in the ranks of an open group (D2-AGT-01, -02). */
export interface AgentCard {
  readonly name: Text;
  readonly size: readonly [number, number];
  readonly attack: AttackType;
  readonly acts: Readonly<
    Record<Act, Omit<MonsterLine, keyof Values | 'attributes'> & { readonly by: Readonly<Record<Size, Values>> }>
  >;
  /** Lieutenants, heroes and allies of the same name: he never appears in a quest with one of them (D2-AGT-14). */
  readonly same: readonly string[];
  /** Campaigns in which he is never summoned (D2-AGT-15). */
  readonly notIn?: readonly string[];
}
