import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { AdventureId } from '../../content/adventures/index.ts';
import { swordAndSorcery } from '../../index.ts';
import type { Sitting } from '../positions.ts';
import { isOpen, nameOf } from './stories.ts';

type Sized = AdventureId &
  (
    | 'the-bell-without-a-hand'
    | 'smoke-over-the-mill-road'
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

/** What all enemies have for the whole adventure. */
const forEnemies = ({ state }: Sitting) => state.lasting.flatMap(({ on, what }) => (on === 'enemies' ? [what] : []));
const ON_GUARD = { do: 'modify', value: 'defence-dice', n: 1 };
const TOUGH = { do: 'modify', value: 'health', n: 1 };

describe('what differs by the number of heroes (SS-SETUP-01)', () => {
  test('The Bell Without a Hand: for two the altar is active from the start', () => {
    expect(each('the-bell-without-a-hand', t => t.state.altars[0]?.active)).toEqual([true, false, false, false]);
  });

  test('Smoke over the Mill Road: four meet an enemy at the ford, five one more at the barn', () => {
    const where = ({ state }: Sitting) => state.enemies.map(({ bodies }) => nameOf(state, bodies[0]?.zone ?? -1));
    expect(each('smoke-over-the-mill-road', where)).toEqual([[], [], ['ford'], ['ford', 'barn']]);
  });

  test('Where the Drums Are: two drums for two heroes, one portal is closed for two and three, two get shards, three meet an enemy and five meet two, who have a die more', () => {
    expect(each('where-the-drums-are', t => isOpen(t, 'block'))).toEqual([false, false, true, true]);
    expect(each('where-the-drums-are', t => t.state.things.length)).toEqual([2, 3, 3, 3]);
    // 5 for each hero who comes without a campaign, and what two heroes always get.
    expect(each('where-the-drums-are', t => t.state.shards)).toEqual([10 + 3 + 5, 15, 20, 25]);
    expect(each('where-the-drums-are', t => t.state.enemies.length)).toEqual([0, 1, 0, 2]);
    expect(each('where-the-drums-are', forEnemies)).toEqual([[], [], [], [ON_GUARD]]);
  });

  test('Strings: enemies have a die more from three heroes on, with three and five also more health, a second portal and one who waits', () => {
    expect(each('strings', t => [isOpen(t, 'energy'), t.state.enemies.length, forEnemies(t)])).toEqual([
      [false, 0, []],
      [true, 1, [ON_GUARD, TOUGH]],
      [false, 0, [ON_GUARD]],
      [true, 1, [ON_GUARD, TOUGH]],
    ]);
  });

  test('Three Gates, One Night: two meet two enemies, three have one before each gate, five meet one, and one side is quiet', () => {
    expect(
      each('three-gates-one-night', t => [t.state.enemies.length, t.state.story.flags.militia, isOpen(t, 'block')]),
    ).toEqual([
      [2, 1, true],
      [3, 1, true],
      [0, 1, true],
      [1, 1, false],
    ]);
  });

  test('The Right of the Fang: three and more are heard, two are not; against three and five the enemies have a die more', () => {
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
  });
});
