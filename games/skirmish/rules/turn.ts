import { choose, type OutcomeOf } from '@tafelrunde/engine';
import { ACTIONS, LAST_TURN, MANA } from '../content/numbers.ts';
import { type Choice, lifeOf, playerOf, type State, type Unit, unitOf } from '../state.ts';
import type { Flow, Io, Skirmish } from '../types.ts';
import { attack, mayAttack } from './attack.ts';
import { drawCard, mayPlay, play } from './cards.ts';
import { mayAct, move, reachable, standing } from './movement.ts';

/** One decision of the player on turn (SK-TURN-04). */
export function* turn(state: State, io: Io): Flow {
  const choice = yield* choose({
    seat: state.current,
    kind: 'turn',
    rule: 'SK-TURN-04',
    options: options(state),
    always: true,
  });
  switch (choice.do) {
    case 'move': {
      const unit = unitOf(state, choice.unit);
      io.tell?.({ kind: 'moved', unit: choice.unit, from: unit.at, to: choice.to, rule: 'SK-MOVE-01' });
      return move(unit, choice.to);
    }
    case 'attack':
      return attack(state, io, choice.unit, choice.target);
    case 'play':
      return play(state, io, choice.slot, choice.card, choice.target);
    case 'end':
      state.current = 1 - state.current;
      state.turn++;
      return beginTurn(state, io);
  }
}

function options(state: State): Choice[] {
  const list: Choice[] = [];
  const { current, units } = state;
  const blocked = standing(state);
  for (let unit = 0; unit < units.length; unit++) {
    const own = units[unit] as Unit;
    if (own.owner !== current || mayAct(own) !== null) continue;
    const { cells, count } = reachable(own, blocked);
    for (let i = 0; i < count; i++) list.push({ do: 'move', unit, to: cells[i] as number });
    for (let target = 0; target < units.length; target++)
      if (mayAttack(own, units[target] as Unit) === null) list.push({ do: 'attack', unit, target });
  }
  const { hand } = playerOf(state, current);
  for (let slot = 0; slot < hand.length; slot++) {
    const card = hand[slot] as (typeof hand)[number];
    for (let target = 0; target < units.length; target++)
      if (mayPlay(state, current, card, units[target] as Unit) === null) list.push({ do: 'play', slot, card, target });
  }
  list.push({ do: 'end' });
  return list;
}

export function beginTurn(state: State, io: Io): void {
  io.tell?.({ kind: 'turn', seat: state.current, turn: state.turn, rule: 'SK-TURN-01' });
  for (const unit of state.units) {
    if (unit.owner !== state.current) continue;
    unit.actions = ACTIONS;
    unit.attacked = false;
    unit.blessings = 0;
    unit.shield = 0;
  }
  playerOf(state, state.current).mana = MANA;
  drawCard(state, io, state.current);
}

export function outcome(state: State): OutcomeOf<Skirmish> | null {
  const red = lifeOf(state, 0);
  const blue = lifeOf(state, 1);
  if (red > 0 && blue > 0) {
    if (state.turn <= LAST_TURN) return null;
    return {
      winners: red === blue ? [] : [red > blue ? 0 : 1],
      kind: red === blue ? 'drawn' : 'time',
      rule: 'SK-AIM-02',
    };
  }
  if (red === blue) return { winners: [], kind: 'drawn', rule: 'SK-AIM-03' };
  return { winners: [red > blue ? 0 : 1], kind: 'felled', rule: 'SK-AIM-01' };
}
