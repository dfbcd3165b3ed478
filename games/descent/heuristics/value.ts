import type { Seat, ValuePart } from '@tafelrunde/engine';
import { familiarOf, goalsOf, healthOf, leastOf, looking, progressOf, seen } from '../announced.ts';
import { overlordSeat, type Side, type State } from '../state.ts';
import type { View } from '../view.ts';
import { gear } from './gear.ts';
import { places } from './places.ts';
import { worthOf } from './worth.ts';

const GOAL = 60;
const OTHER_GOAL = 10;
/** More than all that was done for it (`places`): with the encounter that is forgotten. */
const ENCOUNTER = 600;
const OVER = 1_000;
const DOWN = 4;
/** Nobody goes home unless that is what counts. */
const LEFT = 12;
const CONDITION = 1.2;
const FATIGUE = 0.35;
/** The first card in hand is worth most: who holds many can spare one. */
const OVERLORD_CARD = 1.8;
const NEXT_CARD = 0.8;
const FOUND = 1;
/** Threat buys and moves plot cards; spent on them it becomes fortune of the heroes. */
const THREAT = 0.6;
const FORTUNE = 0.5;
const FEAT = 1;
/** A song that sounds; an image or a soul on the map: they help without hitting anybody. */
const SONG = 0.9;
const HELPER = 0.5;
/** What a hero knocked out costs besides, against the automaton. */
const MORALE = 6;

/** What it is worth to be known, on a road. */
const FAME = 1;

/** How a position stands, as sums for the heroes: the overlord's worth is the opposite, but for where figures stand. */
export function parts(view: View, seat: Seat): readonly ValuePart[] {
  const sign = seat === overlordSeat(view) ? -1 : 1;
  const state = seen(view);
  return looking(state, () => partsOf(view, state, sign));
}

function partsOf(view: View, state: State, sign: 1 | -1): readonly ValuePart[] {
  const part = (en: string, de: string, worth: number): ValuePart => ({ name: { en, de }, worth: sign * worth });
  return [
    part('goals', 'Ziele', goals(view, state)),
    part('heroes', 'Helden', heroes(state)),
    part('monsters', 'Monster', -monsters(state)),
    part('cards', 'Karten', cards(view)),
    part('equipment', 'Ausrüstung', gear(state)),
    part('morale', 'Moral', MORALE * (view.legend?.morale ?? 0)),
    part('fame', 'Ruhm', FAME * (view.legend?.road?.fame ?? 0)),
    // Only the own places: whoever goes to meet the enemy must not count how near that brings him.
    { name: { en: 'places', de: 'Stellung' }, worth: places(state, sign < 0 ? 'overlord' : 'heroes') },
  ];
}

export const value = (view: View, seat: Seat): number => parts(view, seat).reduce((sum, { worth }) => sum + worth, 0);

/** The goal a side is nearest to counts most; so does an encounter that was won, and the quest. */
function goals(view: View, state: State): number {
  if (view.over !== null) return view.over.winner === 'heroes' ? OVER : -OVER;
  let worth = 0;
  for (const side of ['heroes', 'overlord'] as const) {
    const far = goalsOf(view)
      .filter(goal => goal.side === side)
      .map(goal => Math.min(1, Math.max(0, (view.counters[goal.counter] ?? 0) / Math.max(1, leastOf(goal, view.size)))))
      .sort((a, b) => b - a);
    const [best = 0, ...others] = far;
    const reached = GOAL * (best + progressOf(state, side)) + OTHER_GOAL * others.reduce((sum, one) => sum + one, 0);
    worth += side === 'heroes' ? reached : -reached;
  }
  for (const side of view.won) worth += side === 'heroes' ? ENCOUNTER : -ENCOUNTER;
  return worth;
}

const vigour = (state: State, id: string, damage: number): number =>
  1 - Math.min(1, damage / Math.max(1, healthOf(state, id)));

/** Who is badly hurt will soon be down: the first wounds cost least. */
const heroes = (state: State): number =>
  state.heroes.reduce((sum, { id, damage, fatigue, conditions, down, feat, left }) => {
    if (down !== null || left) return sum - (left ? LEFT : DOWN);
    const hurt = 1 - vigour(state, id, damage);
    return (
      sum +
      worthOf(state, id) * (1 - 0.35 * hurt - 0.4 * hurt ** 2) -
      FATIGUE * fatigue -
      CONDITION * conditions.length +
      (feat ? FEAT : 0)
    );
  }, peopleOf(state, 'heroes') + helpers(state));

/** A familiar that is no figure. */
const isBodiless = (of: string): boolean => !familiarOf(of).figure;

/** What stands by the heroes without being attacked for itself. */
function helpers({ heroes: all, companions }: State): number {
  let worth = 0;
  for (const { cards: own } of all)
    for (const { melody, harmony } of own) worth += (melody ? SONG : 0) + (harmony ? SONG : 0);
  for (const { kind, of } of companions)
    if (kind === 'image' || (kind === 'familiar' && isBodiless(of))) worth += HELPER;
  return worth;
}

const monsters = (state: State): number =>
  state.monsters.reduce(
    (sum, { id, damage, conditions, cells }) =>
      cells.length === 0
        ? sum
        : sum + worthOf(state, id) * (0.45 + 0.55 * vigour(state, id, damage)) - 0.5 * CONDITION * conditions.length,
    peopleOf(state, 'overlord'),
  );

/** People and objects of the quest. */
const peopleOf = (state: State, side: Side): number =>
  state.companions.reduce(
    (sum, { id, kind, side: theirs, damage, cells }) =>
      kind === 'familiar' || kind === 'image' || theirs !== side || cells.length === 0
        ? sum
        : sum + worthOf(state, id) * (0.3 + 0.7 * vigour(state, id, damage)),
    0,
  );

function cards({ overlord, heroes: all, plot }: View): number {
  let found = -THREAT * (plot?.threat ?? 0);
  for (const { marks } of all) found += FORTUNE * (marks.fortune ?? 0);
  for (const { cards: own } of all) for (const { used } of own) if (!used) found += 0.2 * FOUND;
  let held = 0;
  for (let i = 0; i < overlord.handSize; i++) held += OVERLORD_CARD * NEXT_CARD ** i;
  return found - held;
}
