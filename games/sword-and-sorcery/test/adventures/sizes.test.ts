import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { AdventureId } from '../../content/adventures/index.ts';
import { type CardId, scrollIdOf } from '../../content/enemies/index.ts';
import { swordAndSorcery } from '../../index.ts';
import type { Sitting } from '../positions.ts';
import { isOpen, nameOf } from './stories.ts';

type Sized = AdventureId &
  (
    | 'the-bell-without-a-hand'
    | 'smoke-over-the-mill-road'
    | 'the-hollow-choir'
    | 'where-the-drums-are'
    | 'strings'
    | 'three-gates-one-night'
    | 'the-right-of-the-fang'
  );

/** Heroes and powers are chosen, no shadow is there: the group stands before the Emporium. */
function begun(scenario: Sized, heroes: number): Sitting {
  const t = table(swordAndSorcery, {
    config: { scenario, seats: 1, settings: { heroes } },
    arrange: state => {
      state.shadows = [];
    },
  });
  while (t.kind === 'hero' || t.kind === 'learn') t.choose(t.offered()[0] ?? '');
  return t;
}
const each = <T>(id: Sized, look: (t: Sitting) => T): T[] => [2, 3, 4, 5].map(n => look(begun(id, n)));

/** Where the enemies stand that are there from the start. */
const where = ({ state }: Sitting) => state.enemies.map(({ bodies }) => nameOf(state, bodies[0]?.zone ?? -1));

/** What all enemies have for the whole adventure. */
const forEnemies = ({ state }: Sitting) => state.lasting.flatMap(({ on, what }) => (on === 'enemies' ? [what] : []));
const ON_GUARD = { do: 'modify', value: 'defence-dice', n: 1 };
const TOUGH = { do: 'modify', value: 'health', n: 1 };

describe('what differs by the number of heroes (SS-SETUP-01)', () => {
  test('The Bell Without a Hand: for two the altar is active from the start, and a green gremlin stands in the way', () => {
    expect(each('the-bell-without-a-hand', t => t.state.altars[0]?.active)).toEqual([true, false, false, false]);
    expect(each('the-bell-without-a-hand', where)).toEqual([['lanterns'], [], [], []]);
    const [met] = begun('the-bell-without-a-hand', 2).state.enemies;
    expect(scrollIdOf(met?.id as CardId)).toBe('gremlin-green');
  });

  test('Smoke over the Mill Road: two meet a green gremlin at the ford and four an enemy, five one more at the barn', () => {
    expect(each('smoke-over-the-mill-road', where)).toEqual([['ford'], [], ['ford'], ['ford', 'barn']]);
    const [met] = begun('smoke-over-the-mill-road', 2).state.enemies;
    expect(scrollIdOf(met?.id as CardId)).toBe('gremlin-green');
  });

  test('The Hollow Choir: three meet an enemy on the seal and a green brigand in the pews; five get shards', () => {
    expect(each('the-hollow-choir', where)).toEqual([[], ['guild-seal', 'pews'], [], []]);
    const [, met] = begun('the-hollow-choir', 3).state.enemies;
    expect(scrollIdOf(met?.id as CardId)).toBe('brigand-green');
    // 2 for each hero who comes without a campaign, and what two heroes always get.
    expect(each('the-hollow-choir', t => t.state.shards)).toEqual([4 + 3, 6, 8, 10 + 8]);
  });

  test('Where the Drums Are: two drums for two heroes, one portal is closed for two and three, two and five get shards, three and four meet an enemy and five meet two, who have a die and health more', () => {
    expect(each('where-the-drums-are', t => isOpen(t, 'block'))).toEqual([false, false, true, true]);
    expect(each('where-the-drums-are', t => t.state.things.length)).toEqual([2, 3, 3, 3]);
    // 5 for each hero who comes without a campaign, and what two heroes always get.
    expect(each('where-the-drums-are', t => t.state.shards)).toEqual([10 + 3 + 4, 15, 20, 25 + 5]);
    expect(each('where-the-drums-are', where)).toEqual([
      [],
      ['pit-drum'],
      ['scouts-stone'],
      ['scouts-stone', 'pit-drum'],
    ]);
    expect(each('where-the-drums-are', forEnemies)).toEqual([[], [], [], [ON_GUARD, TOUGH]]);
  });

  test('Strings: enemies have a die and health more from three heroes on; with three and five a second portal is open, and one waits, or two', () => {
    expect(each('strings', t => [isOpen(t, 'energy'), t.state.enemies.length, forEnemies(t)])).toEqual([
      [false, 0, []],
      [true, 1, [ON_GUARD, TOUGH]],
      [false, 0, [ON_GUARD, TOUGH]],
      [true, 2, [ON_GUARD, TOUGH]],
    ]);
  });

  test('Three Gates, One Night: two meet two enemies who have a die more, three have one before each gate, four meet one, five meet two, and one side is quiet', () => {
    expect(
      each('three-gates-one-night', t => [t.state.enemies.length, t.state.story.flags.militia, isOpen(t, 'block')]),
    ).toEqual([
      [2, 1, true],
      [3, 1, true],
      [1, 1, true],
      [2, 1, false],
    ]);
    expect(each('three-gates-one-night', forEnemies)).toEqual([[ON_GUARD], [], [], []]);
  });

  test('The Right of the Fang: three and more are heard, two are not; against three and five the enemies have a die more; two and three get shards', () => {
    expect(
      each('the-right-of-the-fang', t => [
        t.state.story.flags.alarm ?? 0,
        isOpen(t, 'hit'),
        isOpen(t, 'magic'),
        forEnemies(t),
      ]),
    ).toEqual([
      [0, false, false, []],
      [1, true, true, [ON_GUARD]],
      [1, true, true, []],
      [1, true, true, [ON_GUARD]],
    ]);
    // What two heroes always get is 3.
    expect(each('the-right-of-the-fang', t => t.state.shards)).toEqual([3 + 2, 3, 0, 0]);
  });
});
