import { expect, test } from 'vitest';
import { inPlay, SHOP } from '../../../content/index.ts';
import { defencePool } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { damageOf, hero, monster, type Played, raid, strike } from '../../positions.ts';
import { blue, gray, yellow } from './monster-turns.ts';
import { AVRIC, attacked, bearing, GRISBAN, quiet } from './relic-positions.ts';

const SHIELD = 'horned-shield';

test('Horned Shield: a gray die more in his defence', () => {
  expect(defencePool(bearing([SHIELD]).state, GRISBAN)).toEqual([...defencePool(bearing([]).state, GRISBAN), 'gray']);
  expect([inPlay('shop', []).includes(SHIELD), inPlay('shop', ['CR']).includes(SHIELD)]).toEqual([false, true]);
  expect([SHOP[SHIELD]?.act, SHOP[SHIELD]?.gold]).toEqual([2, 150]);
});

test('Horned Shield: an adjacent attacker may suffer 2 damage so that a gray die is not rolled', () => {
  const dice = (t: Played): number =>
    t.events().flatMap(event => (event.kind === 'attack-rolled' ? event.defence.flatMap(one => one.dice) : [])).length;
  const bought = attacked([SHIELD], []);
  expect([bought.kind, bought.seat, bought.offered()]).toEqual(['whether', 0, ['yes', 'no']]);
  bought.choose('yes', [blue(3), yellow(2), gray(0)]);
  const full = attacked([SHIELD], []).choose('no', [blue(3), yellow(2), gray(0), gray(1)]);
  expect([dice(bought), dice(full), damageOf(bought, 'zombie-1'), damageOf(full, 'zombie-1')]).toEqual([1, 2, 2, 0]);
  expect(damageOf(quiet(bought), GRISBAN) - damageOf(quiet(full), GRISBAN)).toBe(1);
});

test('Horned Shield: nobody asks who is not adjacent, or attacks another', () => {
  const shot = (space: string, more: (state: State) => void = () => {}): Played =>
    raid(state => {
      hero(state, GRISBAN, 'berserker', 'F5').cards = [{ id: SHIELD, tired: false, worn: true, used: false, on: null }];
      monster(state, 'goblin-archer', space);
      more(state);
    }, 'goblin-archer-1');
  const far = shot('I5');
  far.choose(strike(far, 'goblin-archer', GRISBAN, 'F5'));
  expect(far.kind).not.toBe('whether');
  const near = shot('G5');
  near.choose(strike(near, 'goblin-archer', GRISBAN, 'F5'));
  expect(near.kind).toBe('whether');
  const other = shot('G5', state => {
    hero(state, AVRIC, 'disciple', 'G6').cards = [];
  });
  other.choose(strike(other, 'goblin-archer', AVRIC, 'G6'));
  expect(other.kind).not.toBe('whether');
});
