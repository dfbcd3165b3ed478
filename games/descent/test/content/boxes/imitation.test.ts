import { expect, test } from 'vitest';
import type { State } from '../../../state.ts';
import { acts, damageOf, hero, holds, monster, type Played, sit, strike } from '../../positions.ts';
import { blue, gray, red } from './monster-turns.ts';

/** Syndrael strikes at somebody on G5 while the overlord holds the card. */
const struck = (name: string, more: (state: State) => void = () => {}): Played => {
  const t = acts(
    sit(
      state => {
        hero(state, 'syndrael', 'knight', 'F5');
        hero(state, 'jain-fairwood', 'thief', 'E8');
        monster(state, name, 'G5');
        holds(state, ['imitation'], ['dash', 'dash', 'dash']);
        more(state);
      },
      { heroes: 2 },
    ),
    'syndrael',
  );
  return t.choose(strike(t, 'iron-longsword', `${name}-1`, 'G5'));
};
const quiet = (t: Played): Played => {
  for (let i = 0; i < 20 && t.kind !== 'turn'; i++)
    t.choose(t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
  return t;
};

test('Imitation: the servant strikes first, with the dice of the weapon the hero declared; then his attack goes on', () => {
  const t = struck('raven-flock');
  t.choose('play:imitation', [blue(3), red(1), gray(0)]);
  quiet(t);
  // Blue 2 and red 1 of her own longsword.
  expect([damageOf(t, 'syndrael'), t.events().filter(({ kind }) => kind === 'attacks').length]).toEqual([3, 2]);
});

test('Imitation: if the hero falls, the attack is over', () => {
  const t = struck('raven-flock', state => {
    if (state.heroes[0] !== undefined) state.heroes[0].damage = 11;
  });
  t.choose('play:imitation', [blue(3), red(1), gray(0)]);
  for (let i = 0; i < 20 && t.state.heroes[0]?.down === null; i++)
    t.choose(t.offered('pass')[0] ?? t.offered('done')[0] ?? '');
  expect([t.state.heroes[0]?.cells, damageOf(t, 'raven-flock-1')]).toEqual([[], 0]);
});

test('Imitation: only for a servant', () => {
  const t = struck('zombie');
  expect(t.offered('play:imitation')).toEqual([]);
});
