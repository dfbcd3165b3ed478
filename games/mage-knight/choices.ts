import type { Seat } from '@tafelrunde/engine';
import type { CardId } from './content/cards.ts';
import type { EnemyId } from './content/enemies.ts';
import type { HeroId } from './content/heroes.ts';
import type { SkillId } from './content/skills/index.ts';
import type { TacticId } from './content/tactics.ts';
import type { UnitId } from './content/units.ts';
import type { Mana, TokenColour } from './content/words.ts';
import type { Effect } from './effects/effect.ts';
import type { Hex, SecretColour, Slot, Trait } from './state.ts';

/** What is over for a player who is done with it. */
export type Ending = 'ranged' | 'block' | 'attack' | 'interaction';

/** How a deed card is played. */
export type Use = 'basic' | 'strong' | 'move' | 'influence' | 'attack' | 'block';

/**
 * Everything somebody can decide. Units and foes are named by their numbers, which stay while the question is asked. What an option only tells (costs,
 * tokens, totals) is no part of its name: see `TOLD`.
 */
export type Choice =
  // Before the turns.
  | { readonly do: 'hero'; readonly hero: HeroId }
  /** Fame offered for the hero somebody has picked. */
  | { readonly do: 'bid'; readonly n: number }
  /** Drafting: keeps a card of the packet; shuffles one of those kept into the deed deck. */
  | { readonly do: 'keep'; readonly card: CardId }
  | { readonly do: 'shuffle-in'; readonly card: CardId }
  /** Between two rounds: takes a revealed action, and throws an own one away for it. */
  | { readonly do: 'upgrade'; readonly card: CardId }
  | { readonly do: 'give-up'; readonly card: CardId }
  /** Takes a tactic; in the turns: uses the own one. */
  | { readonly do: 'tactic'; readonly tactic: TacticId }
  // At any time of a turn.
  /** `worth`: what it comes to sideways, where that is not 1. */
  | { readonly do: 'play'; readonly card: CardId; readonly as: Use; readonly worth?: number }
  | { readonly do: 'unit'; readonly unit: number; readonly id: UnitId; readonly ability: number }
  | { readonly do: 'skill'; readonly skill: SkillId }
  /** Uses what an effect has left to be used: `at` is its place among the lasting effects. */
  | { readonly do: 'use'; readonly at: number; readonly source: string; readonly effect: Effect }
  | { readonly do: 'banner'; readonly card: CardId; readonly unit: number; readonly id: UnitId }
  | { readonly do: 'heal'; readonly unit: number | null; readonly id: UnitId | null }
  | { readonly do: 'end' }
  /** `ends`: the phase of a combat or the interaction that is over with it; `left`: how many enemies are left standing then. */
  | { readonly do: 'done'; readonly ends?: Ending; readonly left?: number }
  | { readonly do: 'pass' }
  /** Outside the own turn (MK-PRE-01). */
  | { readonly do: 'plunder' }
  // What an effect asks.
  | {
      readonly do: 'pay';
      readonly with: 'die' | 'crystal' | 'token' | 'endless' | 'stolen-die';
      readonly mana: Mana;
      readonly as: Mana;
    }
  | { readonly do: 'option'; readonly n: number; readonly effects: readonly Effect[] }
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  | { readonly do: 'colour'; readonly colour: Mana }
  /** Sets the die in secret (MK-VINT-02). */
  | { readonly do: 'set-die'; readonly colour: SecretColour }
  | { readonly do: 'card'; readonly card: CardId }
  /** A die of the Source, by the colour it shows. */
  | { readonly do: 'die'; readonly colour: Mana }
  /** The uppermost token of a pile. */
  | { readonly do: 'pile'; readonly colour: TokenColour }
  | { readonly do: 'seat'; readonly seat: Seat }
  | { readonly do: 'trait'; readonly trait: Trait }
  | { readonly do: 'token'; readonly enemy: EnemyId }
  | { readonly do: 'number'; readonly n: number }
  | { readonly do: 'own-unit'; readonly unit: number; readonly id: UnitId }
  /** An ability of a unit in the offer, a unit of somebody else, the top or the bottom of the own deed deck. */
  | { readonly do: 'ability'; readonly id: UnitId; readonly ability: number }
  | { readonly do: 'foreign-unit'; readonly seat: Seat; readonly unit: number; readonly id: UnitId }
  | { readonly do: 'place'; readonly to: 'top' | 'bottom' }
  | { readonly do: 'foe'; readonly foe: number; readonly token: EnemyId }
  | { readonly do: 'foe-attack'; readonly foe: number; readonly attack: number; readonly token: EnemyId }
  | { readonly do: 'space'; readonly to: Hex }
  // Movement and actions.
  | { readonly do: 'step'; readonly to: Hex; readonly cost: number }
  | { readonly do: 'explore'; readonly slot: Slot; readonly cost: number }
  | { readonly do: 'interact' }
  | { readonly do: 'enter' }
  | { readonly do: 'challenge'; readonly at: Hex }
  | { readonly do: 'burn' }
  /** A path through a maze or labyrinth, by the move points it costs. */
  | { readonly do: 'path'; readonly n: number }
  | { readonly do: 'rest' }
  // Scenarios.
  | { readonly do: 'activate' }
  | { readonly do: 'incantation' }
  | { readonly do: 'tunnel'; readonly to: Hex; readonly cost: number }
  | { readonly do: 'announce' }
  // Interaction.
  /** `by`: the discounts used, by their places among the lasting effects; `loyal`: under the token of Bonds of Loyalty. */
  | {
      readonly do: 'recruit';
      readonly unit: UnitId;
      readonly cost: number;
      readonly by?: readonly number[];
      readonly loyal?: true;
    }
  | { readonly do: 'buy'; readonly what: 'healing' | 'artifact' | 'elite'; readonly cost: number }
  | {
      readonly do: 'learn';
      readonly card: CardId | null;
      readonly from: 'monastery' | 'spells' | 'actions' | 'deck';
      readonly cost: number;
    }
  | { readonly do: 'disband'; readonly unit: number; readonly id: UnitId }
  // Combat.
  | { readonly do: 'target'; readonly foe: number; readonly token: EnemyId; readonly needs: number }
  | { readonly do: 'without'; readonly foe: number; readonly token: EnemyId }
  | { readonly do: 'strike'; readonly total: number; readonly needs: number }
  | {
      readonly do: 'block';
      readonly foe: number;
      readonly attack: number;
      readonly token: EnemyId;
      readonly needs: number;
    }
  | { readonly do: 'hold'; readonly total: number; readonly needs: number }
  | { readonly do: 'slow' }
  | { readonly do: 'drop'; readonly total: number; readonly needs: number }
  | {
      readonly do: 'damage';
      readonly foe: number;
      readonly attack: number;
      readonly token: EnemyId;
      readonly total: number;
    }
  | {
      readonly do: 'hurt';
      readonly unit: number | null;
      readonly id: UnitId | null;
      readonly wounds: number;
      readonly total: number;
    }
  // Between players.
  | { readonly do: 'duel' }
  /** A common assault on a city: proposed, shared out, not joined for want of move points. */
  | { readonly do: 'propose'; readonly at: Hex }
  | { readonly do: 'share'; readonly seat: Seat; readonly n: number }
  | { readonly do: 'stay' }
  | { readonly do: 'attend'; readonly how: 'full' | 'partial' }
  | { readonly do: 'wound'; readonly unit: number | null; readonly id: UnitId | null; readonly cost: number }
  | { readonly do: 'steal'; readonly card: CardId; readonly cost: number }
  | { readonly do: 'drive'; readonly to: Hex; readonly cost: number }
  // The end of a turn.
  | { readonly do: 'discard'; readonly card: CardId }
  | { readonly do: 'throw-away'; readonly card: CardId; readonly from: 'hand' | 'discard' }
  | { readonly do: 'reward'; readonly n: number; readonly what: import('./state.ts').Reward['reward'] }
  | { readonly do: 'gain-skill'; readonly skill: SkillId; readonly from: 'own' | 'common' };

/** Questions, by kind: what is decided. */
export type AskKind =
  | 'attend'
  | 'bid'
  | 'draft'
  | 'give-up'
  | 'shuffle-in'
  | 'upgrade'
  | 'chosen'
  | 'duel-attack'
  | 'duel-block'
  | 'duel-damage'
  | 'invite'
  | 'join'
  | 'share'
  | 'hero'
  | 'tactic'
  | 'remove-tactic'
  | 'before-turn'
  | 'turn'
  | 'pay'
  | 'option'
  | 'whether'
  | 'colour'
  | 'card'
  | 'die'
  | 'ability'
  | 'foreign-unit'
  | 'place'
  | 'skill'
  | 'number'
  | 'seat'
  | 'token'
  | 'trait'
  | 'own-unit'
  | 'foe'
  | 'foe-attack'
  | 'space'
  | 'ranged'
  | 'block'
  | 'damage'
  | 'assign'
  | 'attack'
  | 'interaction'
  | 'disband'
  | 'after'
  | 'rest'
  | 'discard'
  | 'reward'
  | 'level-up'
  | 'banners'
  | 'challenge'
  | 'glade'
  | 'path'
  | 'secret-die';

/** Parameters that an option only tells: two options never differ by them alone. */
export const TOLD: ReadonlySet<string> = new Set([
  'token',
  'needs',
  'total',
  'wounds',
  'cost',
  'effect',
  'effects',
  'worth',
  'ends',
  'left',
]);
