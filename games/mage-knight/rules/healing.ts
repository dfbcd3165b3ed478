import { takeOut } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { WOUND } from '../content/cards.ts';
import { unitOf } from '../content/units.ts';
import { type Hero, heroOf, type State, type Turn, type Unit } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { announce } from './triggers.ts';

export const isAnythingToHeal = ({ hand, units }: Hero): boolean =>
  hand.includes(WOUND) || units.some(({ wounds }) => wounds > 0);

/** What healing points can be spent on: a wound in hand for 1, one on a unit for its level (MK-HEAL-03, -04). Never in combat (MK-HEAL-06). */
export function healingOptions({ heroes }: State, { seat, heal, stage }: Turn): Choice[] {
  const options: Choice[] = [];
  if (heal === 0 || stage === 'combat') return options;
  const { hand, units } = heroes[seat] as Hero;
  if (hand.includes(WOUND)) options.push({ do: 'heal', unit: null, id: null });
  units.forEach(({ unit: id, wounds }, unit) => {
    if (wounds > 0 && heal >= unitOf(id).level) options.push({ do: 'heal', unit, id });
  });
  return options;
}

export function* healWith(state: State, io: Io, turn: Turn, number: number | null): Flow {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  if (number === null) {
    takeOut(hero.hand, WOUND);
    io.reveal?.('all', { seat, card: WOUND }, seat);
    turn.heal--;
    io.tell?.({ kind: 'healed', seat, unit: null, rule: 'MK-HEAL-03' });
    yield* announce(state, io, seat, turn, 'heal-spent', { n: 1 });
    yield* announce(state, io, seat, turn, 'wound-healed');
    return;
  }
  const unit = hero.units[number] as Unit;
  const { level } = unitOf(unit.unit);
  unit.wounds--;
  turn.heal -= level;
  io.tell?.({ kind: 'healed', seat, unit: unit.unit, rule: 'MK-HEAL-04' });
  for (let i = 0; i < level; i++) yield* announce(state, io, seat, turn, 'heal-spent', { n: 1 });
  yield* announce(state, io, seat, turn, 'unit-healed', { unit: number });
}
