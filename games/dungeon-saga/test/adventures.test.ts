import { describe, expect, test } from 'vitest';
import { type Adventure, adventures, planOf, validateAdventure } from '../content/adventures/index.ts';
import { figureOf } from '../state.ts';
import { position } from './positions.ts';

const gate = adventures[0] as Adventure;
const shrine = adventures[1] as Adventure;

const withMap = (change: (map: string[]) => void): Adventure => {
  const map = [...gate.map];
  change(map);
  return { ...gate, map };
};

describe('adventures', () => {
  for (const adventure of adventures)
    test(`DS-REF-02 ${adventure.id} says all an adventure must, in both languages`, () => {
      expect(validateAdventure(adventure)).toEqual([]);
    });

  test('DS-DOOR-02 zones are found from the drawing: doors divide them', () => {
    const plan = planOf(shrine);
    expect(plan.zones).toBe(3);
    expect(plan.first).toEqual([0]);
    expect(plan.closed.map(({ kind, zones }) => [kind, zones])).toEqual([
      ['chest', [2]],
      ['door', [0, 1]],
      ['chest', [2]],
      ['door', [1, 2]],
    ]);
  });

  test('an unknown sign is named with its line and column', () => {
    const bad = withMap(map => {
      map[1] = '|O . ? . # # # . . . . .|';
    });
    expect(validateAdventure(bad)).toEqual([expect.stringContaining('Line 2, column 6')]);
  });

  test('a piece of furniture that does not fit is named with its place', () => {
    const bad = withMap(map => {
      map[3] = '|R . . . . . . . s . . x|';
    });
    expect(validateAdventure(bad)).toEqual([
      'the-broken-gate: line 6, column 22 of the map: the dwarf-crypt drawn as "T" covers 2 x 1 squares.',
    ]);
  });

  test('a large figure needs room, and no wall may run through it', () => {
    const troll = (row: string, under: string): Adventure => ({
      ...withMap(map => {
        map[1] = row;
        map[2] = under;
        map[3] = '|R . . . . . . . t t T x|';
      }),
      signs: { ...gate.signs, t: { is: 'servant', of: 'zombie-troll', facing: 'W' } },
    });
    expect(validateAdventure(troll('|O . . . # # # . t t . .|', '+ + + + +-+-+-+ + + + + +'))).toEqual([]);
    expect(validateAdventure(troll('|O . . . # # # . t t . .|', '+ + + + +-+-+-+ +-+ + + +'))).toEqual([
      expect.stringMatching(/line 2, column 18 of the map: the zombie-troll cannot stand here: a wall runs through it/),
    ]);
    expect(validateAdventure(troll('|O . . . # # # . . t . .|', '+ + + + +-+-+-+ + + + + +'))[0]).toMatch(
      /line 2, column 20/,
    );
  });

  test('a place that cannot be reached is named', () => {
    const bad = withMap(map => {
      map[3] = '|R . . .|. . . . s . T x|';
      map[5] = '|M . . .|. b . . . . T x|';
    });
    expect(validateAdventure(bad)).toContainEqual(expect.stringContaining('no door leads to this part of the map'));
  });

  test('furniture that bars the only way is named by what it bars', () => {
    const bad = withMap(map => {
      map[3] = '|R . . . B . s . . b T x|';
      map[5] = '|M . . . B b . . . . T x|';
    });
    const errors = validateAdventure(bad);
    expect(errors[0]).toBe(
      'the-broken-gate: line 4, column 14 of the map: the heroes cannot walk here: furniture bars the way.',
    );
    // Four skeletons and four squares of the stairs.
    expect(errors).toHaveLength(8);
  });

  test('what is taken up can be brought home, also when the floor falls behind it', () => {
    const crown = adventures.find(({ id }) => id === 'the-crown-of-ash') as Adventure;
    // A barrel before the door of the tunnel: with the bridge gone, nobody comes back.
    const barred = crown.map.map(row => row.replace('|. . . . B # # # #', '|. . B . . # # # #'));
    expect(barred).not.toEqual(crown.map);
    expect(validateAdventure({ ...crown, map: barred })).toEqual([
      'the-crown-of-ash: line 6, column 36 of the map: no way leads from "crown" to "pyre" once it has been taken up.',
    ]);
  });

  test('missing German, missing heroes and unknown things are named', () => {
    const bad: Adventure = {
      ...gate,
      name: { en: 'x', de: '' },
      signs: { ...gate.signs, N: { is: 'chest', lock: 'lock-9', holds: ['spoon'] } },
      victory: { heroes: [{ is: 'reach', mark: 'moon', who: 'all' }], overlord: [{ is: 'crippled', count: 1 }] },
    };
    expect(validateAdventure(bad)).toEqual([
      'the-broken-gate: name has no German text.',
      'the-broken-gate: sign "N" names the lock "lock-9", which does not exist.',
      'the-broken-gate: sign "N" names the item "spoon", which does not exist.',
      'the-broken-gate: danor must start on exactly one square, but does on 0.',
      'the-broken-gate: a goal speaks of the mark "moon", which is not drawn.',
      'the-broken-gate: no goal of the overlord ends the adventure when time is up (deck-empty or rounds).',
    ]);
  });
});

describe('twists', () => {
  const words = { en: 'Something stirs.', de: 'Etwas regt sich.' };

  test('a figure appears where the adventure says, and is struck at by those it appears before', () => {
    const t = position('O> c1 **\n.. .. R<', {
      turn: 'orlaf',
      adventure: {
        twists: [
          { id: 'lid', text: words, when: { is: 'opened', sign: 'ā' }, effects: [] },
          {
            id: 'ghost',
            text: words,
            when: { is: 'opened', sign: String.fromCodePoint(0x101) },
            effects: [{ do: 'appear', of: 'ghost', mark: 'here', facing: 'S' }],
          },
        ],
      },
    });
    t.choose('attack:chest-1', [6, 6, 6, 6, 6, 1]);
    expect(figureOf(t.state, 'ghost-1').cell).toBe(2);
    expect([t.seat, t.kind, ...t.offered()]).toEqual([1, 'free-strike', 'strike:rordin', 'pass']);
  });
});
