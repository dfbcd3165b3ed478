import { describe, expect, test } from 'vitest';
import type { ClassId } from '../../content/heroes.ts';
import type { PowerId } from '../../content/powers/index.ts';
import { playing } from '../cards.ts';
import { lastTurn } from '../laid.ts';
import { enemy } from '../positions.ts';

/** Powers for the next attack: whose they are, and their levels. */
const PROMISES: readonly (readonly [string, ClassId, PowerId, readonly number[]])[] = [
  ['Mighty Blow', 'white-rose', 'mighty-blow', [1]],
  ['Charge', 'white-rose', 'charge', [1]],
  ['Blood Rage', 'black-rose', 'blood-rage', [1, 5]],
  ['Hail of Arrows', 'archer', 'hail-of-arrows', [1, 5]],
  ['Eagle Eye', 'archer', 'eagle-eye', [1, 3]],
  ['Cunning Attack', 'rogue', 'cunning-attack', [1]],
  ['Venom', 'assassin', 'venom', [1, 4]],
];

describe('powers for the next attack', () => {
  test.each(PROMISES)('%s: what was not used by the end of the turn is lost', (_, own, power, levels) => {
    for (const level of levels) {
      const t = playing(own, 5, [power], state => {
        lastTurn(state);
        enemy(state, 'gremlin-green-1', '2A.n');
      }).choose(`power:${power},${level},-`);
      expect(t.state.lasting.length).toBeGreaterThan(0);
      expect(t.choose('end').state.lasting).toEqual([]);
    }
  });
});
