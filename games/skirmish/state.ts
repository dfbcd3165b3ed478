import type { RuleId, Seat } from '@tafelrunde/engine';
import type { CardId } from './content/cards.ts';
import { CLASSES, type ClassId, type UnitClass } from './content/units.ts';

export interface Unit {
  readonly owner: Seat;
  readonly cls: ClassId;
  /** The square it stands on, or stood on when it fell. */
  at: number;
  life: number;
  actions: number;
  attacked: boolean;
  blessings: number;
  shield: number;
}

export interface Player {
  mana: number;
  readonly hand: CardId[];
  /** The last one is on top. */
  readonly deck: CardId[];
  readonly discard: CardId[];
}

export interface State {
  readonly units: Unit[];
  readonly players: Player[];
  current: Seat;
  turn: number;
}

export type Choice =
  | { readonly do: 'move'; readonly unit: number; readonly to: number }
  | { readonly do: 'attack'; readonly unit: number; readonly target: number }
  | { readonly do: 'play'; readonly slot: number; readonly card: CardId; readonly target: number }
  | { readonly do: 'end' };

export type Event =
  | { readonly kind: 'moved'; readonly unit: number; readonly from: number; readonly to: number; readonly rule: RuleId }
  | {
      readonly kind: 'attacked';
      readonly unit: number;
      readonly target: number;
      readonly attack: readonly number[];
      readonly defence: readonly number[];
      readonly damage: number;
      readonly rule: RuleId;
    }
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly card: CardId;
      readonly target: number;
      readonly rule: RuleId;
    }
  | {
      readonly kind: 'burned';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly damage: number;
      readonly rule: RuleId;
    }
  | { readonly kind: 'fell'; readonly unit: number; readonly rule: RuleId }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: CardId | null; readonly rule: RuleId }
  | { readonly kind: 'shuffled'; readonly seat: Seat; readonly rule: RuleId }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number; readonly rule: RuleId };

export const classOf = (unit: Unit): UnitClass => CLASSES[unit.cls];

export function unitOf(state: State, unit: number): Unit {
  return state.units[unit] as Unit;
}

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat] as Player;
}

export function lifeOf(state: State, seat: Seat): number {
  let life = 0;
  for (const unit of state.units) if (unit.owner === seat) life += unit.life;
  return life;
}
