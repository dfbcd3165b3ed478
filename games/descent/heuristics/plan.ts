import type { Effort, Plan, Standpoint } from '@tafelrunde/engine';
import { pointsOf, seen } from '../announced.ts';
import type { Choice } from '../choices.ts';
import { turnOf } from '../state.ts';
import type { Descent } from '../types.ts';
import type { View } from '../view.ts';
import { dressing } from './gear.ts';
import { linesOf } from './turn.ts';

/** What lines are made of: where nothing else is on offer, they are all there is to compare. */
const COMPARED: ReadonlySet<Choice['do']> = new Set(['move', 'go', 'attack', 'end', 'tire', 'drop', 'door', 'stretch']);
/** What may be better than walking on. */
const PRESSING: ReadonlySet<Choice['do']> = new Set([
  'special',
  'leave',
  'take',
  'revive',
  'jump',
  'climb',
  'shake-off',
]);

/** What the figure in turn does: a destination, an attack, what is left of the points. It ends before dice fall. */
export function plan({ ask, view }: Standpoint<Descent>, effort: Effort): Plan<Choice> | null {
  if (ask.kind === 'equip') return dressed(ask.options, view);
  if (ask.kind !== 'turn' && ask.kind !== 'monster-turn') return null;
  const { options } = ask;
  if (options.some(({ do: what }) => PRESSING.has(what))) return null;
  const [best] = linesOf(view, options, effort);
  if (best === undefined || best.worth <= 0) return effort === 'quick' ? idle(options, view) : null;
  // Whoever has points goes with them; what cards could do can be done there as well.
  const turn = turnOf(seen(view));
  const line = offered(best.line, options);
  if (line === null) return null;
  const walks = line[0]?.do === 'go' && turn !== null && pointsOf(turn) > 0;
  const firm = walks || options.every(({ do: what }) => COMPARED.has(what));
  return { line, ...(firm && { firm }) };
}

/** The line as it is offered: with two heroes an attack may be on offer without an action only (D2-TWO-01). */
function offered(line: readonly Choice[], options: readonly Choice[]): readonly Choice[] | null {
  const [first, ...rest] = line;
  if (first?.do !== 'attack') return line;
  const { weapon, target, cell } = first;
  const same = options.filter(
    one => one.do === 'attack' && one.weapon === weapon && one.target === target && one.cell === cell,
  );
  const [found] = same;
  return found === undefined ? null : [found, ...rest];
}

/** Nothing is left to walk to or to strike at: whoever is tired rests, others are done. */
function idle(options: readonly Choice[], view: View): Plan<Choice> | null {
  const state = seen(view);
  const turn = turnOf(state);
  const tired = state.heroes.find(({ id }) => id === turn?.figure)?.fatigue ?? 0;
  const does = (what: 'rest' | 'end'): boolean => options.some(one => one.do === what);
  if (tired > 1 && turn?.rested === false && does('rest')) return { line: [{ do: 'rest' }, { do: 'end' }] };
  return does('end') ? { line: [{ do: 'end' }] } : null;
}

/** Whoever begins a turn wears the best of what it has. */
function dressed(options: readonly Choice[], view: View): Plan<Choice> | null {
  const state = seen(view);
  const hero = state.heroes.find(({ id }) => id === turnOf(state)?.figure);
  return hero === undefined ? null : dressing(state, hero, options);
}
