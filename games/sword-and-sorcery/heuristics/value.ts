import type { Seat, ValuePart } from '@tafelrunde/engine';
import { healthOf, progressNow } from '../announced.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { vigour, worthOfBody } from './foes.ts';
import { aimsOf, nearness } from './goals.ts';

const HERO = 6;
const GHOST = 7;
const RANK = 3;
const SHARD = 0.7;
const GOAL = 20;
const STEP = 0.12;
const CROWN = 0.02;
const CARD = 0.4;
const SHADOW = 1.2;
/** Events left below which every one that goes hurts. */
const SCARCE = 3;
const LATE = 3;

/** How a position stands for the heroes: they win and lose together. */
export const parts = (view: View, _seat: Seat): readonly ValuePart[] => [
  { name: { en: 'heroes', de: 'Helden' }, worth: heroes(view) },
  { name: { en: 'ranks and cards', de: 'Ränge und Karten' }, worth: means(view) },
  { name: { en: 'enemies', de: 'Gegner' }, worth: -foes(view) },
  { name: { en: 'the goal', de: 'das Ziel' }, worth: goal(view) },
  { name: { en: 'time', de: 'Zeit' }, worth: time(view) },
];

export const value = (view: View, seat: Seat): number =>
  parts(view, seat).reduce(
    (sum, { worth }) => sum + worth,
    view.over === null ? 0 : view.over.kind === 'won' ? 1000 : -1000,
  );

const heroes = (state: State): number =>
  state.heroes.reduce((sum, hero) => {
    if (hero.ghost) return sum - GHOST - hero.rank;
    const share = Math.min(1, hero.wounds / Math.max(1, healthOf(state, hero.id)));
    return sum + HERO * (1 - share ** 2) - 0.8 * hero.conditions.length - 0.8 * hero.fire.length;
  }, 0);

const means = (state: State): number =>
  state.heroes.reduce((sum, { rank, pack, coins: [five, ten, fifty], powers }) => {
    const crowns = 5 * five + 10 * ten + 50 * fifty;
    const glasses = powers.reduce((n, power) => n + power.glasses, 0);
    return sum + RANK * rank + CARD * pack.length + CROWN * crowns - 0.1 * glasses;
  }, SHARD * state.shards);

const foes = (state: State): number =>
  state.enemies.reduce(
    (sum, enemy) =>
      enemy.bodies.reduce((all, body) => all + worthOfBody(enemy) * (0.4 + 0.6 * vigour(state, body)), sum),
    SHADOW * state.shadows.length,
  );

function goal(state: State): number {
  const aims = aimsOf(state);
  const near = state.heroes.reduce((sum, { ghost, zone }) => sum + (ghost ? 0 : nearness(state, aims, zone)), 0);
  return GOAL * progressNow(state) + STEP * near;
}

function time({ events: { deck } }: State): number {
  const left = deck.top.length + deck.rest.length + deck.bottom.length;
  return -LATE * Math.max(0, SCARCE - left);
}
