import type { InstanceId, Pile } from './content/index.ts';
import type { Means, OpponentId, Side } from './state.ts';

/** `thorn-club#1/2` is the club wielded with two hands; `claws` is the figure itself. */
export type Way = Means | `${InstanceId}/2`;

export type Choice =
  // Drawing
  | { readonly do: 'pile'; readonly pile: Pile }
  | { readonly do: 'redraw' }
  | { readonly do: 'keep' }
  // Actions
  | { readonly do: 'equip'; readonly hero: OpponentId; readonly card: InstanceId }
  | { readonly do: 'take-back'; readonly hero: OpponentId; readonly card: InstanceId }
  | { readonly do: 'move'; readonly from: OpponentId; readonly to: OpponentId; readonly card: InstanceId }
  | { readonly do: 'done' }
  | { readonly do: 'attack'; readonly by: OpponentId; readonly with: Way; readonly target: OpponentId }
  | { readonly do: 'cast'; readonly by: OpponentId; readonly card: InstanceId }
  | { readonly do: 'draw'; readonly by: OpponentId; readonly pile: Pile }
  // No actions
  | { readonly do: 'play'; readonly card: InstanceId }
  | { readonly do: 'hire'; readonly card: InstanceId }
  | { readonly do: 'send'; readonly card: InstanceId; readonly to: Side }
  | { readonly do: 'use'; readonly card: InstanceId }
  | { readonly do: 'trade' }
  | { readonly do: 'buy' }
  | { readonly do: 'end' }
  | { readonly do: 'pass' }
  // Reactions
  | { readonly do: 'protect'; readonly by: OpponentId }
  | { readonly do: 'accept'; readonly by: OpponentId }
  | { readonly do: 'parry'; readonly with: Way }
  | { readonly do: 'dodge' }
  | { readonly do: 'resist' }
  | { readonly do: 'ward'; readonly card: InstanceId }
  | { readonly do: 'waive' }
  | { readonly do: 'refuse' }
  // Spoils and effects
  | { readonly do: 'plunder'; readonly card: InstanceId }
  | { readonly do: 'discard'; readonly card: InstanceId }
  | { readonly do: 'give'; readonly card: InstanceId }
  | { readonly do: 'target'; readonly who: OpponentId }
  | { readonly do: 'rival'; readonly group: Side }
  | { readonly do: 'strip'; readonly from: OpponentId; readonly card: InstanceId }
  | { readonly do: 'salvage'; readonly card: InstanceId };

/** What is asked for. */
export type AskKind =
  | 'pile'
  | 'redraw'
  | 'equip'
  | 'move'
  | 'act'
  | 'protect'
  | 'defend'
  | 'combat'
  | 'casting'
  | 'reply'
  | 'event-window'
  | 'plunder'
  | 'discard'
  | 'give'
  | 'target'
  | 'drink'
  | 'rival'
  | 'strip'
  | 'salvage';
