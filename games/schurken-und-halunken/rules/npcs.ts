import { type Reason, reason } from '@tafelrunde/engine';
import { type InstanceId, supportCard } from '../content/index.ts';
import { DISLOYAL } from '../content/numbers.ts';
import { type GroupId, groupOf, type Io, type NpcFigure, type State } from '../state.ts';
import { discard, showFromHand } from './cards.ts';

const NO_NPC = reason('SH-NPC-02', { en: 'This card is no NPC.', de: 'Diese Karte ist kein NSC.' });

export const mayHire = (card: InstanceId): Reason | null => (supportCard(card).kind === 'npc' ? null : NO_NPC);

/** Laid in front of the player; whoever served there before has to go (SH-NPC-05, SH-NPC-06). */
export function hire(state: State, io: Io, group: GroupId, card: InstanceId): void {
  showFromHand(state, io, group, card);
  const npc = supportCard(card);
  if (npc.kind !== 'npc') return;
  const old = groupOf(state, group).npc;
  if (old) io.tell?.({ kind: 'left', card: old.id, rule: 'SH-NPC-06' });
  place(state, group, { kind: 'npc', id: card, group, life: npc.life, used: false });
  io.tell?.({ kind: 'hired', group, card, rule: 'SH-NPC-02' });
}

export function place(state: State, group: GroupId, npc: NpcFigure): void {
  dismissNpc(state, group);
  npc.group = group;
  groupOf(state, group).npc = npc;
}

export function dismissNpc(state: State, group: GroupId): void {
  const { npc } = groupOf(state, group);
  if (npc) discard(state, npc.id);
  groupOf(state, group).npc = null;
}

/** After each use; on a 1 the NPC has had enough (SH-NPC-09, SH-NPC-12). */
export function rollLoyalty(state: State, io: Io, npc: NpcFigure): void {
  const die = io.chance.die();
  const stays = die > DISLOYAL;
  io.tell?.({ kind: 'loyalty', card: npc.id, die, stays, rule: 'SH-NPC-09' });
  if (!stays) dismissNpc(state, npc.group);
}
