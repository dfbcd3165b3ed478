import type { RuleId } from './rules.ts';
import type { Text } from './text.ts';

/** How a game goes, on one page: what a rulebook opens with (`games/<system>/overview.ts`). */
export interface Overview {
  /** What it is about and who wins. */
  readonly about: Text;
  readonly diagrams: readonly Diagram[];
}

export interface Diagram {
  readonly name: Text;
  /** `ring`: it begins again behind its last step. `line`: one after the other. `duel`: two sides take part. */
  readonly shape: 'ring' | 'line' | 'duel';
  readonly steps: readonly DiagramStep[];
}

export interface DiagramStep {
  readonly text: Text;
  readonly rule: RuleId;
  /** It may be left out. */
  readonly may?: true;
  /** In a duel: who does it. */
  readonly by?: 'attacker' | 'defender';
}
