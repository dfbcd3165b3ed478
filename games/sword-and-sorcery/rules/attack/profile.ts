import type { AttackValues, Damage } from '../../content/words.ts';
import type { FigureId, Property } from '../../state.ts';

/** Everything that is known of an attack before it is made. */
export interface AttackProfile {
  readonly by: FigureId;
  readonly target: FigureId;
  /** The weapon, power or item, as it is named in play. */
  readonly source: string;
  readonly values: AttackValues;
  readonly range: number;
  readonly damage: Damage | null;
  readonly properties: readonly Property[];
  readonly tags: readonly string[];
  readonly opportunity?: true;
  readonly commander?: FigureId;
}
