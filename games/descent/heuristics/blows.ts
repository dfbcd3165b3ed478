import { defencePool, healthLeft, type Weapon } from '../announced.ts';
import { DICE } from '../content/dice.ts';
import type { DieKind } from '../content/words.ts';
import type { FigureId, State } from '../state.ts';

/** What an attack comes to on the average, and how likely it defeats. */
export interface Blow {
  readonly mean: number;
  readonly kill: number;
}

interface Thrown {
  readonly range: number;
  readonly damage: number;
  readonly surge: number;
  readonly share: number;
}

const attacks = new Map<string, readonly Thrown[]>();
const defences = new Map<string, readonly number[]>();
const blows = new Map<string, Blow>();
const MOST = 4_000;

/** Every result of these attack dice that does not miss, with its share. */
function thrown(dice: readonly DieKind[]): readonly Thrown[] {
  const key = dice.join();
  const found = attacks.get(key);
  if (found !== undefined) return found;
  let all = new Map<number, number>([[0, 1]]);
  for (const die of dice) {
    const next = new Map<number, number>();
    for (const [sum, share] of all)
      for (const face of DICE[die]) {
        if (face.miss) continue;
        const to = sum + face.range * 10_000 + face.damage * 100 + face.surge;
        next.set(to, (next.get(to) ?? 0) + share / 6);
      }
    all = next;
  }
  const list = [...all].map(([sum, share]) => ({
    range: Math.floor(sum / 10_000),
    damage: Math.floor((sum % 10_000) / 100),
    surge: sum % 100,
    share,
  }));
  attacks.set(key, list);
  return list;
}

/** How likely these defence dice show so many shields. */
function shields(dice: readonly DieKind[]): readonly number[] {
  const key = dice.join();
  const found = defences.get(key);
  if (found !== undefined) return found;
  let all = [1];
  for (const die of dice) {
    const next: number[] = [];
    for (const [sum, share] of all.entries())
      for (const face of DICE[die]) next[sum + face.shield] = (next[sum + face.shield] ?? 0) + share / 6;
    all = Array.from(next, share => share ?? 0);
  }
  defences.set(key, all);
  return all;
}

/** What the surges of a weapon bring: the best of them first, by damage; what range a surge can add. */
function surgesOf({ surges }: Weapon): { readonly damage: number[]; readonly range: number } {
  const damage: number[] = [];
  let range = 0;
  for (const { cost = 1, effects } of surges)
    for (const effect of effects) {
      if (effect.do === 'inflict') damage.push(0.7 / cost);
      if (effect.do !== 'add' || typeof effect.n !== 'number') continue;
      if (effect.to === 'damage') damage.push(effect.n / cost);
      if (effect.to === 'pierce') damage.push((0.6 * effect.n) / cost);
      if (effect.to === 'range') range += effect.n;
    }
  return { damage: damage.sort((a, b) => b - a), range };
}

/** An attack of a weapon on a figure so far away, as both stand now. */
export function blowOn(state: State, by: FigureId, weapon: Weapon, target: FigureId, distance: number): Blow {
  const defence = defencePool(state, target, by);
  const health = healthLeft(state, target);
  const away = weapon.type === 'ranged' ? distance : 0;
  const { damage, range } = surgesOf(weapon);
  const key = `${weapon.dice.join()}|${defence.join()}|${health}|${away}|${weapon.pierce}|${damage.join()}|${range}`;
  const known = blows.get(key);
  if (known !== undefined) return known;
  if (blows.size > MOST) blows.clear();
  let mean = 0;
  let kill = 0;
  const blocked = shields(defence);
  for (const one of thrown(weapon.dice)) {
    let left = one.surge;
    if (one.range < away) {
      if (left === 0 || one.range + range < away) continue;
      left--;
    }
    let hearts = one.damage;
    for (let i = 0; i < left && i < damage.length; i++) hearts += damage[i] ?? 0;
    for (const [n, share] of blocked.entries()) {
      const dealt = Math.max(0, hearts - Math.max(0, n - weapon.pierce));
      mean += one.share * share * Math.min(dealt, health);
      if (dealt >= health) kill += one.share * share;
    }
  }
  const blow = { mean, kill };
  blows.set(key, blow);
  return blow;
}
