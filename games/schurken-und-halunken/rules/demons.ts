import { endWith, type Reason, reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type InstanceId, supportCard } from '../content/index.ts';
import { type DemonFigure, type GroupId, groupOf, type Io, rivalsOf, type State, sideOf } from '../state.ts';
import { discard, showFromHand } from './cards.ts';

const NO_DEMON = reason('SH-DEMON-01', { en: 'This card is no demon.', de: 'Diese Karte ist kein Dämon.' });
const NO_RIVAL = reason('SH-DEMON-01', {
  en: 'A demon is laid with an opposing group.',
  de: 'Ein Dämon wird zu einer gegnerischen Gruppe gelegt.',
});

export function maySend(state: State, group: GroupId, card: InstanceId, to: GroupId): Reason | null {
  if (supportCard(card).kind !== 'demon') return NO_DEMON;
  return rivalsOf(state, group).includes(to) ? null : NO_RIVAL;
}

export function addDemons(state: State, group: GroupId, card: InstanceId, list: Choice[]): void {
  if (supportCard(card).kind === 'demon')
    for (const to of rivalsOf(state, group)) list.push({ do: 'send', card, to: sideOf(state, to) });
}

/** Only one demon lies with a group: a new one takes its place (SH-DEMON-08, SH-DEMON-09). */
export function send(state: State, io: Io, group: GroupId, card: InstanceId, to: GroupId): void {
  showFromHand(state, io, group, card);
  const demon = supportCard(card);
  if (demon.kind !== 'demon') return;
  const old = groupOf(state, to).demon;
  if (old) io.tell?.({ kind: 'left', card: old.id, rule: 'SH-DEMON-09' });
  haunt(state, to, { kind: 'demon', id: card, group: to, life: demon.life });
  io.tell?.({ kind: 'sent', group, card, to: sideOf(state, to), rule: 'SH-DEMON-01' });
}

export function haunt(state: State, group: GroupId, demon: DemonFigure): void {
  dismissDemon(state, group);
  demon.group = group;
  groupOf(state, group).demon = demon;
}

export function dismissDemon(state: State, group: GroupId): void {
  const { demon } = groupOf(state, group);
  if (demon) {
    discard(state, demon.id);
    endWith(state.boosts, demon.id);
  }
  groupOf(state, group).demon = null;
}
