import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Companion, State, Zone } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { isEngaged } from './aims.ts';
import { attack } from './attack/attack.ts';
import { isDown } from './balance-of-power.ts';
import { companionOf } from './companions.ts';
import { seatFor } from './deciding.ts';
import { disengage } from './engagement.ts';
import { arrive } from './entering.ts';
import { entryCost, exits, standCost } from './movement.ts';
import { seesWell } from './saves.ts';
import { rangeBetween } from './zones.ts';

/** What a companion has left to do. */
interface Activation {
  /** Movement points of the move under way; null: none is. */
  points: number | null;
  moved: boolean;
  attacked: boolean;
  /** Slowed: how many of its two actions it may still take; null: both (SS-COND-26, -28). */
  slowed: number | null;
}

/** A companion's activation: one move and one attack with the values of its card, in either order (SS-ALLY-07, -09, -12). */
export function* activateCompanion(state: State, io: Io, companion: Companion): Flow {
  const left: Activation = { points: null, moved: false, attacked: false, slowed: null };
  for (;;) {
    // Killed, or stunned on the way: that is all (SS-COND-10).
    if (!state.companions.includes(companion) || companion.conditions.includes('stunned')) return;
    if (companion.conditions.includes('slowed')) left.slowed ??= 1;
    const options = [...moves(state, companion, left), ...attacks(state, companion, left)];
    const choice = yield* choose<Choice, AskKind>({
      seat: seatFor(state, companion.id),
      kind: 'companion',
      rule: 'SS-ALLY-07',
      about: companion.id,
      options: [...options, { do: 'done' }],
    });
    if (choice.do === 'step') yield* step(state, io, companion, left, choice.to);
    else if (choice.do === 'stand') yield* standUp(state, io, companion, left);
    else if (choice.do === 'attack') yield* strike(state, io, companion, left, choice.target);
    else return;
  }
}

function moves(state: State, companion: Companion, left: Activation): Choice[] {
  const points = left.points ?? (left.moved || left.slowed === 0 ? 0 : companionOf(companion).move);
  if (isDown(companion)) return points >= standCost(state, companion) ? [{ do: 'stand' }] : [];
  return exits(state, companion).flatMap((to): Choice[] => {
    const cost = entryCost(state, companion, to);
    return cost > points ? [] : [{ do: 'step', to, cost, map: state.adventure }];
  });
}

/** Who is knocked down cannot attack (SS-COND-15). */
function attacks(state: State, companion: Companion, left: Activation): Choice[] {
  if (left.attacked || left.slowed === 0 || isDown(companion)) return [];
  const { range } = companionOf(companion).attack;
  return state.enemies.flatMap(({ bodies }) =>
    bodies.flatMap(({ id, zone }): Choice[] =>
      rangeBetween(state, companion.zone, zone) <= range ? [{ do: 'attack', with: 'main', target: id }] : [],
    ),
  );
}

/** The move begins, unless it has; who is blinded must save for it (SS-COND-12). */
function* beginMove(state: State, io: Io, companion: Companion, left: Activation): Flow<boolean> {
  if (left.points !== null) return true;
  left.moved = true;
  if (left.slowed !== null) left.slowed--;
  if (!(yield* seesWell(state, io, companion))) return false;
  left.points = companionOf(companion).move;
  return true;
}

/** As heroes move: leaving enemies behind is answered by them, and a blinded one must save for that too (SS-ALLY-11, SS-COND-29). */
function* step(state: State, io: Io, companion: Companion, left: Activation, to: Zone): Flow {
  if (!(yield* beginMove(state, io, companion, left))) return;
  const from = companion.zone;
  if (isEngaged(state, companion.id)) {
    if (!(yield* seesWell(state, io, companion))) return;
    yield* disengage(state, io, companion);
    if (!state.companions.includes(companion) || companion.zone !== from) return;
    if (isDown(companion) || companion.conditions.includes('stunned')) return;
  }
  const cost = entryCost(state, companion, to);
  left.points = (left.points ?? 0) - cost;
  io.tell?.({ kind: 'moved', figure: companion.id, from, to, cost, rule: 'SS-ALLY-11' });
  yield* arrive(state, io, companion.id, to, 'walked');
}

function* standUp(state: State, io: Io, companion: Companion, left: Activation): Flow {
  if (!(yield* beginMove(state, io, companion, left))) return;
  left.points = (left.points ?? 0) - standCost(state, companion);
  companion.conditions = companion.conditions.filter(one => one !== 'knocked-down');
  io.tell?.({ kind: 'stood-up', figure: companion.id, rule: 'SS-COND-18' });
}

/** An attack ends the move that is under way, as for heroes (SS-MOVE-06, SS-ALLY-11). */
function* strike(state: State, io: Io, companion: Companion, left: Activation, target: string): Flow {
  left.attacked = true;
  left.points = null;
  if (left.slowed !== null) left.slowed--;
  if (!(yield* seesWell(state, io, companion))) return;
  const { attack: values, properties = [] } = companionOf(companion);
  yield* attack(state, io, {
    by: companion.id,
    target,
    source: companion.id,
    values,
    range: values.range,
    damage: values.damage,
    properties,
    tags: ['companion'],
  });
}
