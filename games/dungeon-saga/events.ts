import type { RuleId, Seat } from '@tafelrunde/engine';
import type { Facing } from '@tafelrunde/engine/geometry';
import type { AttackForm, HeroId } from './content/index.ts';
import type { AttackSums } from './rules/values.ts';

/** A square with the width of its map, so that texts can name it. */
export interface At {
  readonly x: number;
  readonly y: number;
}

type Told =
  | { readonly kind: 'begins'; readonly adventure: string }
  | { readonly kind: 'ends'; readonly adventure: string; readonly winner: 'heroes' | 'overlord' }
  | { readonly kind: 'took'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly kind: 'round'; readonly number: number }
  | { readonly kind: 'turn'; readonly figure: string }
  | { readonly kind: 'overlord'; readonly commands: number }
  | { readonly kind: 'activated'; readonly figure: string }
  | { readonly kind: 'moved'; readonly figure: string; readonly from: At; readonly to: At; readonly facing: Facing }
  | { readonly kind: 'faced'; readonly figure: string; readonly facing: Facing }
  | { readonly kind: 'broke-away'; readonly figure: string }
  | {
      readonly kind: 'attack';
      readonly attacker: string;
      readonly target: string;
      readonly form: AttackForm;
      readonly free: boolean;
    }
  | {
      readonly kind: 'rolled';
      readonly attacker: string;
      readonly target: string;
      readonly dice: readonly number[];
      readonly defence: readonly number[];
      readonly armour: number;
      readonly sums: AttackSums;
    }
  | {
      readonly kind: 'rerolled';
      readonly figure: string;
      readonly from: readonly number[];
      readonly to: readonly number[];
    }
  | {
      readonly kind: 'hits';
      readonly attacker: string;
      readonly target: string;
      readonly hits: number;
      readonly left: readonly number[];
    }
  | { readonly kind: 'wounded'; readonly figure: string; readonly wounds: number }
  | { readonly kind: 'prevented'; readonly figure: string }
  | { readonly kind: 'injured'; readonly figure: string }
  | { readonly kind: 'healed'; readonly figure: string; readonly wounds: number }
  | { readonly kind: 'fell'; readonly figure: string; readonly as: 'bones' | 'destroyed' | 'crippled' }
  | {
      readonly kind: 'appeared';
      readonly figure: string;
      readonly minion: string;
      readonly at: At;
      readonly facing: Facing;
    }
  | { readonly kind: 'pushed'; readonly figure: string; readonly to: At }
  | { readonly kind: 'placed'; readonly figure: string; readonly to: At; readonly facing: Facing }
  | { readonly kind: 'granted'; readonly figure: string; readonly source: string }
  | { readonly kind: 'cast'; readonly figure: string; readonly spell: string }
  | { readonly kind: 'feat'; readonly figure: string; readonly feat: string }
  | { readonly kind: 'used'; readonly figure: string; readonly what: string }
  | { readonly kind: 'die'; readonly figure: string; readonly die: number; readonly atLeast: number }
  | { readonly kind: 'readied'; readonly figure: string; readonly spell: string }
  | { readonly kind: 'renewed'; readonly figure: string; readonly feat: string }
  | { readonly kind: 'gained'; readonly figure: string; readonly item: string }
  | {
      readonly kind: 'traded';
      readonly from: string;
      readonly to: string;
      readonly item: string;
      readonly for: string | null;
    }
  | {
      readonly kind: 'proposed';
      readonly from: string;
      readonly to: string;
      readonly gives: string | null;
      readonly takes: string | null;
      /** Where these are finds: the adventure that names them. */
      readonly adventure: string | null;
    }
  | { readonly kind: 'refused'; readonly figure: string; readonly item: string }
  | { readonly kind: 'shattered'; readonly at: At }
  | { readonly kind: 'weakened'; readonly thing: string; readonly strength: number }
  | { readonly kind: 'opened'; readonly figure: string | null; readonly thing: string }
  | { readonly kind: 'revealed'; readonly figures: readonly string[] }
  | { readonly kind: 'took-up'; readonly figure: string; readonly adventure: string; readonly mark: string }
  | { readonly kind: 'dropped'; readonly figure: string; readonly adventure: string; readonly mark: string }
  | {
      readonly kind: 'handed-over';
      readonly from: string;
      readonly to: string;
      readonly adventure: string;
      readonly mark: string;
    }
  | { readonly kind: 'played'; readonly card: string }
  | { readonly kind: 'drew'; readonly card: string | null }
  | { readonly kind: 'no-card' }
  | { readonly kind: 'recharged'; readonly figure: string; readonly spell: string; readonly turned: number }
  | { readonly kind: 'twist'; readonly adventure: string; readonly twist: string };

/** What happened, with the rule it followed. */
export type Event = Told & { readonly rule: RuleId };
