import type { Facing } from '@tafelrunde/engine/geometry';
import type { Announced } from './content/effects.ts';
import type { HeroId, MinionId } from './content/index.ts';

/** Everything anybody may decide. Squares are given as column and row, figures, doors and chests by id. */
export type Choice =
  // Set-up and order of the heroes
  | { readonly do: 'take'; readonly hero: HeroId }
  /** Who gets a reward of the last adventure. */
  | { readonly do: 'bear'; readonly item: string; readonly hero: HeroId }
  | { readonly do: 'hero'; readonly hero: string }
  // The parts of a turn
  /** `facing` only for large figures, which pay for turning. */
  | { readonly do: 'move'; readonly x: number; readonly y: number; readonly facing?: Facing }
  | { readonly do: 'face'; readonly facing: Facing }
  | { readonly do: 'break-away' }
  | { readonly do: 'attack'; readonly target: string }
  | { readonly do: 'shoot'; readonly target: string }
  | { readonly do: 'cast'; readonly spell: string }
  | { readonly do: 'feat'; readonly feat: string }
  /** An ability, an item or an action of the adventure. */
  | { readonly do: 'use'; readonly what: string }
  | { readonly do: 'give'; readonly item: string; readonly to: string }
  | { readonly do: 'receive'; readonly item: string; readonly from: string }
  | { readonly do: 'swap'; readonly item: string; readonly with: string }
  /** What was found in this adventure goes from hero to hero. */
  | { readonly do: 'hand-over'; readonly find: string; readonly to: string }
  | { readonly do: 'take-over'; readonly find: string; readonly from: string }
  /** What a swap is made for. */
  | { readonly do: 'for'; readonly item: string }
  | { readonly do: 'agree' }
  | { readonly do: 'refuse' }
  | { readonly do: 'end' }
  // The overlord
  | { readonly do: 'activate'; readonly figure: string }
  | { readonly do: 'raise'; readonly x: number; readonly y: number; readonly minion: MinionId }
  | { readonly do: 'play'; readonly card: string }
  // Answers inside an effect
  /** `at`: whom it strikes, which the option only tells. */
  | { readonly do: 'strike'; readonly figure: string; readonly at: string }
  | { readonly do: 'target'; readonly target: string }
  | { readonly do: 'square'; readonly x: number; readonly y: number }
  | { readonly do: 'reroll'; readonly dice: readonly number[] }
  | { readonly do: 'ready'; readonly spell: string }
  | { readonly do: 'renew'; readonly feat: string }
  | { readonly do: 'pass' };

/** What is asked for. Moments that content answers are asked about under their own names. */
export type AskKind =
  | 'draft'
  | 'spoils'
  | 'next-hero'
  | 'turn'
  | 'activation'
  | 'act'
  | 'interrupt'
  | 'window'
  | 'command'
  | 'raise'
  | 'free-strike'
  | 'target'
  | 'square'
  | 'facing'
  | 'betray'
  | 'reroll'
  | 'recharge'
  | 'renew'
  | 'exchange'
  | 'swap'
  | Announced;
