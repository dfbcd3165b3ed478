import type { RuleId, SumPart } from '@tafelrunde/engine';
import type { AttackForm, InstanceId, Pile, Stat } from './content/index.ts';
import type { Boost, Defence, GroupId, Means, OpponentId, Side } from './state.ts';

type Told<K extends string, About> = { readonly kind: K; readonly rule: RuleId } & Readonly<About>;

export type Event =
  // Turn and cards
  | Told<'turn', { group: Side; turn: number }>
  | Told<'even-start', { first: GroupId; late: boolean }>
  | Told<'drew-none', { group: GroupId }>
  | Told<'dawn', { group: Side; amount: number }>
  | Told<'drew', { group: GroupId; pile: Pile; card: InstanceId | null }>
  | Told<'reshuffled', { pile: Pile }>
  | Told<'redrew', { group: GroupId; cards: readonly InstanceId[] }>
  | Told<'discarded', { group: GroupId; card: InstanceId }>
  | Told<'traded', { group: GroupId }>
  | Told<'bought', { group: GroupId; hero: OpponentId }>
  // Equipping
  | Told<'equipped', { hero: OpponentId; card: InstanceId }>
  | Told<'took-back', { hero: OpponentId; card: InstanceId }>
  | Told<'moved-card', { from: OpponentId; to: OpponentId; card: InstanceId }>
  // Combat
  | Told<'attacked', { by: OpponentId; with: Means; hands: number; form: AttackForm; target: OpponentId }>
  | Told<'offered', { by: OpponentId; target: OpponentId }>
  | Told<'protected', { by: OpponentId; target: OpponentId }>
  | Told<'defends', { who: OpponentId; how: Defence['how']; with: Means | null }>
  | Told<
      'rolled',
      { who: OpponentId; roll: Rolled; base: number; parts: readonly SumPart[]; dice: readonly number[]; total: number }
    >
  | Told<'stands', { who: OpponentId; total: number }>
  | Told<'warded', { who: OpponentId; by: OpponentId }>
  | Told<'hit', { who: OpponentId; base: number; parts: readonly SumPart[]; damage: number }>
  | Told<'cancelled', { what: 'attack' | 'event' }>
  | Told<'redirected', { to: OpponentId }>
  // Magic
  | Told<'cast', { by: OpponentId; card: InstanceId; success: boolean; needed: number; total: number }>
  | Told<'summoned', { by: OpponentId; card: InstanceId }>
  // Tactics, demons, people
  | Told<'played', { group: GroupId; card: InstanceId }>
  | Told<'used', { group: GroupId; card: InstanceId }>
  | Told<'hired', { group: GroupId; card: InstanceId }>
  | Told<'loyalty', { card: InstanceId; die: number; stays: boolean }>
  | Told<'sent', { group: GroupId; card: InstanceId; to: Side }>
  | Told<'left', { card: InstanceId }>
  // Life and death
  | Told<'lost-life', { who: OpponentId; amount: number; left: number }>
  | Told<'healed', { who: OpponentId; amount: number; left: number }>
  | Told<'died', { who: OpponentId }>
  | Told<'survived', { who: OpponentId; card: InstanceId; life: number }>
  | Told<'returned', { card: InstanceId; to: OpponentId | null }>
  | Told<'plundered', { group: GroupId; card: InstanceId; from: OpponentId }>
  | Told<'out', { group: Side }>
  // Effects
  | Told<'boosted', { who: OpponentId; stat: Stat; by: number; until: Boost['until'] }>
  | Told<'twice', { who: OpponentId; keep: 'higher' | 'lower' }>
  | Told<'readied', { who: OpponentId; what: 'action' | 'reaction' | 'equip' }>
  | Told<'exhausted', { who: OpponentId; what: 'action' | 'reaction' }>
  | Told<'refreshed', { who: OpponentId }>
  | Told<'stole', { group: GroupId; from: GroupId; card: InstanceId | null }>
  | Told<'gave', { group: GroupId; to: GroupId; card: InstanceId | null }>
  | Told<'looked', { group: GroupId; at: GroupId; cards: readonly InstanceId[] | null }>
  | Told<'stripped', { from: OpponentId; card: InstanceId; to: 'discard' | 'owner' | 'you' }>
  | Told<'moved', { card: InstanceId; to: Side }>
  | Told<'salvaged', { group: GroupId; card: InstanceId }>
  // Scenarios
  | Told<'breathed', { group: Side; amount: number }>
  | Told<'took-hill', { group: Side }>
  | Told<'scored', { group: Side; points: number }>
  | Told<'wave', { group: Side; wave: number; creatures: readonly OpponentId[] }>;

export type Rolled = 'attack' | 'defence' | 'cast';
