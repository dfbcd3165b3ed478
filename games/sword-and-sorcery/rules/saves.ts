import { classOf } from '../content/heroes.ts';
import { TRAPS } from '../content/traps.ts';
import type { DieSymbol } from '../content/words.ts';
import { type Figure, type FigureId, heroOf, isHero, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { rollOne } from './dice.ts';
import { isPermitted } from './in-force.ts';
import { announce } from './triggers.ts';

/** The symbol of a successful save: a companion uses that of its hero (SS-ALLY-14); enemies make no save rolls (SS-ECON-13). */
export function saveSymbol(state: State, id: FigureId): DieSymbol | null {
  const owner = state.companions.find(one => one.id === id)?.owner ?? id;
  if (!isHero(state, owner)) return null;
  const hero = heroOf(state, owner);
  return classOf(hero.id, hero.class).save;
}

/** Who is blinded saves before an action; on a failure it is not carried out (SS-COND-12). Everybody else just takes it. */
export function* seesWell(state: State, io: Io, { id, conditions }: Pick<Figure, 'id' | 'conditions'>): Flow<boolean> {
  return conditions.includes('blinded') ? yield* saveRoll(state, io, id, 'blinded') : true;
}

/** A save roll with one blue die; one matching symbol is enough (SS-VAL-05, -06). */
export function* saveRoll(state: State, io: Io, id: FigureId, against: string): Flow<boolean> {
  const symbol = saveSymbol(state, id);
  if (symbol === null) return false;
  const faces = [rollOne(io.chance, 'blue', [symbol])];
  if (isPermitted(state, id, 'saves-twice')) faces.push(rollOne(io.chance, 'blue', [symbol]));
  const dice = faces.map(one => ({ die: 'blue' as const, face: one }));
  io.tell?.({ kind: 'rolled', what: 'save', by: id, dice, rule: 'SS-VAL-05' });
  // Of two the worse one counts.
  const face = faces.find(one => !one.includes(symbol)) ?? faces[0] ?? [];
  // A reaction to this roll may need a save roll of its own.
  const outer = state.save;
  state.save = { of: id, face, rerolled: false, against: against in TRAPS ? 'trap' : 'other' };
  yield* announce(state, io, 'save-rolled', { figure: id });
  const made = state.save.face.includes(symbol);
  state.save = outer;
  io.tell?.({ kind: 'save', figure: id, against, symbol, made, rule: 'SS-VAL-05' });
  return made;
}
