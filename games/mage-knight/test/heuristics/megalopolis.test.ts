import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { fieldTo, waysIn } from '../../heuristics/fields.ts';
import { value } from '../../heuristics/value.ts';
import { mageKnight } from '../../index.ts';
import { layTile } from '../../rules/exploring.ts';
import { slotAt } from '../../rules/lattice.ts';
import { type Hex, heroOf } from '../../state.ts';
import { atMegalopolis, cityIn, FAR_EAST, RIGHT } from '../megalopolis.ts';
import { hexOn, hold, layMap, sit, stand } from '../positions.ts';

describe('bots and a megalopolis', () => {
  test('the way to either part is a way to it', () => {
    const worth = (at: Hex, wing: boolean) => {
      const { state } = atMegalopolis(['blue', 'red'], ['prowlers'], at, {}, one => {
        Object.assign(heroOf(one, 0), { level: 8, fame: 60 });
        hold(one, 0, 'rage', 'rage', 'rage', 'rage', 'rage');
        if (wing) return;
        delete cityIn(one).wing;
        delete one.map.sites[RIGHT];
      });
      return value(mageKnight.view(state, 0), 0);
    };
    // East of it nothing but its right part is near.
    expect(worth(FAR_EAST, true)).toBeGreaterThan(worth(FAR_EAST, false));
    // It is one city, not two.
    const west = hexOn(1, 1, 6);
    expect(worth(west, true)).toBe(worth(west, false));
  });

  test('ways are those of the tiles that lie there, as they lie', () => {
    const cost = (turn: number) => {
      const { state } = sit({}, one => {
        layMap(one, []);
        stand(one, 0, hexOn(0, 0, 0));
      });
      layTile(state, { chance: newChance('a') }, 'country-4', slotAt(1, 0), 0, turn);
      return fieldTo(waysIn(state), [slotAt(1, 0)], false).get(hexOn(0, 0, 2));
    };
    // From the east of the first tile over another space into the desert of the tower.
    expect(new Set([0, 1, 2, 3, 4, 5].map(cost)).size).toBeGreaterThan(1);
  });
});
