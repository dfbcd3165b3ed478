import { describe, expect, test } from 'vitest';
import { healthOf, speedOf } from '../../../rules/values.ts';
import { damageOf, fatigueOf, figure, hero, lay, strike } from '../../positions.ts';
import { blue, gray, green, red, through, yellow } from './hero-positions.ts';
import { AVRIC, FAIL, GRISBAN, led } from './lieutenant-turns.ts';

describe('lieutenants of Labyrinth of Ruin', () => {
  test('Ancient Curse: heroes within 3 spaces who fail a test of willpower are cursed', () => {
    const t = led('ariad', ['I5'], 1, state => {
      hero(state, AVRIC, 'disciple', 'E8');
    });
    expect([healthOf(t.state, 'ariad'), speedOf(t.state, 'ariad')]).toEqual([14, 4]);
    t.choose('use:ariad,ancient-curse,0', FAIL);
    expect([figure(t, GRISBAN).conditions, figure(t, AVRIC).conditions]).toEqual([['cursed'], []]);
  });

  test('Corrupted: a yellow die more against a cursed hero', () => {
    const t = led('ariad', ['I5'], 1, state => {
      for (const one of state.heroes) one.conditions = ['cursed'];
    });
    t.choose(strike(t, 'ariad', GRISBAN, 'F5'), [3, green(1), yellow(2), gray(0)]);
    expect(damageOf(through(t), GRISBAN)).toBe(5);
  });

  test('Ariad: two surges add 3 damage; against who is not cursed she has no die more', () => {
    const t = led('ariad', ['G5'], 1);
    t.choose(strike(t, 'ariad', GRISBAN, 'F5'), [blue(1, 1), green(1, 1), gray(0)]).choose('surge:ariad,0');
    expect(damageOf(through(t), GRISBAN)).toBe(5);
  });

  test('Cursed Blast: one attack on every cursed hero in sight, with a die for each; too short for one it misses all', () => {
    const position = () =>
      led('ariad', ['H5'], 2, state => {
        hero(state, AVRIC, 'disciple', 'E8');
        for (const one of state.heroes) one.conditions = ['cursed'];
        hero(state, 'syndrael', 'knight', 'H6');
      });
    const hit = position().choose('use:ariad,cursed-blast,0', [
      3,
      green(1),
      green(1),
      yellow(1),
      yellow(1),
      gray(0),
      gray(0),
    ]);
    while (hit.kind !== 'monster-turn')
      hit.choose(hit.kind === 'order' ? (hit.offered()[0] ?? '') : hit.kind === 'surge' ? 'done' : 'pass');
    expect([damageOf(hit, GRISBAN), damageOf(hit, AVRIC), damageOf(hit, 'syndrael')]).toEqual([6, 6, 0]);
    const short = position().choose('use:ariad,cursed-blast,0', [blue(2, 1), 1, 1, 5, 5, gray(0), gray(0)]);
    while (short.kind !== 'monster-turn')
      short.choose(short.kind === 'surge' || short.kind === 'range' ? 'done' : 'pass');
    expect([damageOf(short, GRISBAN), damageOf(short, AVRIC)]).toEqual([0, 0]);
  });

  test('Queen Ariad: act II, 2x2, Pincer Attack, one surge for 3 damage', () => {
    const t = led('queen-ariad', ['G5', 'H5', 'G6', 'H6'], 2);
    expect([healthOf(t.state, 'queen-ariad'), t.offered('use:').map(id => id.split(',')[1])]).toEqual([
      24,
      ['ancient-curse', 'pincer-attack'],
    ]);
    t.choose(strike(t, 'queen-ariad', GRISBAN, 'F5'), [blue(1, 1), red(1), green(1), gray(0)]).choose(
      'surge:queen-ariad,0',
    );
    expect(damageOf(through(t), GRISBAN)).toBe(6);
  });

  test('Strong Spirit: never cursed, never poisoned', () => {
    const t = led('serena', ['I5'], 2, state => {
      lay(state, 'serena', {
        at: 'activation-start',
        must: true,
        effects: [
          { do: 'condition', condition: 'cursed' },
          { do: 'condition', condition: 'poisoned' },
          { do: 'condition', condition: 'doomed' },
        ],
      });
    });
    expect([healthOf(t.state, 'serena'), figure(t, 'serena').conditions]).toEqual([8, ['doomed']]);
  });

  test('Miasma: heroes within 3 spaces who fail suffer 1 damage and 1 fatigue', () => {
    const t = led('serena', ['I5'], 2).choose('use:serena,miasma,0', FAIL);
    expect([damageOf(t, GRISBAN), fatigueOf(t, GRISBAN)]).toEqual([1, 1]);
  });

  test('Serena: a surge adds 2 damage and curses', () => {
    const t = led('serena', ['G5'], 2);
    t.choose(strike(t, 'serena', GRISBAN, 'F5'), [blue(1, 1), red(1), green(1), gray(0)]).choose('surge:serena,0');
    expect([damageOf(through(t), GRISBAN), figure(t, GRISBAN).conditions]).toEqual([5, ['cursed']]);
  });
});
