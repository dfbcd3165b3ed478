import { describe, expect, test } from 'vitest';
import { isOutnumbered } from '../../rules/values.ts';
import { figureOf, isInjured, onBoard } from '../../state.ts';
import { changes, type Position, position, stateOf, told } from '../positions.ts';

const dice = (t: Position) => told(t, 'rolled')[0]?.dice.length;
const defence = (t: Position) => told(t, 'rolled')[0]?.defence.length;
const hits = (t: Position) => told(t, 'hits')[0]?.hits;

describe('melee', () => {
  test('DS-MELEE-01 the target must stand in front of the attacker', () => {
    const t = position('s> O> ..', { turn: 'orlaf' });
    expect(t.offered('attack:')).toEqual([]);
    expect(t.explain('attack:skeleton-warrior-1').rule).toBe('DS-MELEE-01');
    t.choose('face:W');
    expect(t.offered('attack:')).toEqual(['attack:skeleton-warrior-1']);
  });

  test('DS-MELEE-02 DS-MELEE-03 only the attacker, whose turn it is, does damage', () => {
    const t = position('O> s<', { turn: 'orlaf' });
    t.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1, 6, 6]);
    expect(figureOf(t.state, 'orlaf').wounds).toBe(0);
    expect(hits(t)).toBe(0);
  });

  test('DS-MELEE-04 DS-MELEE-05 DS-STAT-03 DS-STAT-07 both roll their combat dice: Orlaf 5, the skeleton warrior 2', () => {
    const t = position('O> s<', { turn: 'orlaf' });
    t.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1, 6, 6]);
    expect([dice(t), defence(t)]).toEqual([5, 2]);
    expect(t.leftover).toEqual([]);
  });

  test('DS-MELEE-06 DS-DMG-11 an injured attacker or defender rolls one die less', () => {
    const attacker = position('O> s<', { turn: 'orlaf', wounds: { orlaf: 3 } });
    attacker.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 6, 6]);
    expect(dice(attacker)).toBe(4);
    const defender = position('O> s<', { turn: 'skeleton-warrior-1', wounds: { orlaf: 3 } });
    defender.choose('attack:orlaf', [1, 1, 6, 6, 6, 6]);
    expect(defence(defender)).toBe(4);
  });

  test('DS-MELEE-07 DS-MELEE-09 DS-MELEE-10 outnumbered is who stands in front of two enemies; both sides may be; all adds up', () => {
    const t = position('s> O> s< D<', { turn: 'orlaf', wounds: { orlaf: 3 } });
    t.choose('attack:skeleton-warrior-2', [1, 1, 1, 6, 6]);
    // Orlaf: 5 - 1 injured - 1 outnumbered. The skeleton stands in front of Orlaf and Danor: 2 dice, armour 2 - 1.
    expect([dice(t), defence(t), told(t, 'rolled')[0]?.armour]).toEqual([3, 2, 1]);
  });

  test('DS-MELEE-07 an adjacent enemy that looks away does not count', () => {
    const dice = (drawing: string, wounds = {}) => {
      const t = position(drawing, { turn: 'orlaf', wounds });
      t.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1, 1, 1]);
      const { dice, defence, armour } = told(t, 'rolled')[0] ?? { dice: [], defence: [] };
      return [dice.length, defence.length, armour, ...changes(t).map(({ source }) => source)];
    };
    expect(dice('.. O> s<\n.. .. ..')).toEqual([5, 2, 2]);
    expect(dice('.. O> s<\ns< .. ..')).toEqual([5, 2, 2]);
    expect(dice('.. O> s<\ns> .. ..')).toEqual([4, 2, 2, 'outnumbered']);
    // The same for the defender: Danor looks away, then at the skeleton.
    expect(dice('O> s< ..\n.. .. D>')).toEqual([5, 2, 2]);
    expect(dice('O> s< ..\n.. .. D<')).toEqual([5, 2, 1, 'outnumbered', 'spilled']);
  });

  test('DS-MELEE-08 the defender rolls one die less if the attacker is behind it', () => {
    const t = position('s> O>', { turn: 'skeleton-warrior-1' });
    t.choose('attack:orlaf', [1, 1, 6, 6, 6, 6]);
    expect(defence(t)).toBe(4);
    expect(changes(t)).toEqual([{ side: 'defence', amount: -1, source: 'behind' }]);
  });

  test('DS-MELEE-11 DS-STAT-04 DS-MELEE-13 attack dice up to the armour are removed; the defender keeps all dice', () => {
    const t = position('O> s<', { turn: 'orlaf' });
    t.choose('attack:skeleton-warrior-1', [3, 2, 2, 1, 1, 2, 1]);
    expect(told(t, 'hits')[0]).toMatchObject({ left: [3], hits: 1 });
    expect(told(t, 'rolled')[0]).toMatchObject({ dice: [3, 2, 2, 1, 1], defence: [2, 1], armour: 2 });
    // Both defence dice still stop what is left, though three attack dice are gone.
    const both = position('O> s<', { turn: 'orlaf' }).choose('attack:skeleton-warrior-1', [5, 4, 2, 1, 1, 4, 5]);
    expect(told(both, 'hits')[0]).toMatchObject({ left: [5, 4], hits: 0 });
  });

  test('DS-MELEE-12 if no die is left the attack is repelled', () => {
    const t = position('O> s<', { turn: 'orlaf' });
    t.choose('attack:skeleton-warrior-1', [2, 2, 2, 1, 1, 1, 1]);
    expect(told(t, 'hits')[0]).toMatchObject({ left: [], hits: 0, rule: 'DS-MELEE-12' });
  });

  test('DS-MELEE-14 DS-MELEE-15 pairs from the highest down; equal is blocked', () => {
    const t = position('O> s<', { turn: 'orlaf' });
    t.choose('attack:skeleton-warrior-1', [5, 4, 1, 1, 1, 3, 5]);
    expect(hits(t)).toBe(1);
    expect(onBoard(t.state, 'skeleton-warrior-1')).toBe(true);
  });

  test('DS-MELEE-16 dice without a counterpart hit', () => {
    const t = position('O> s<', { turn: 'orlaf' });
    t.choose('attack:skeleton-warrior-1', [3, 3, 3, 3, 3, 6, 6]);
    expect(hits(t)).toBe(3);
  });

  test('DS-MELEE-17 DS-DMG-01 DS-DMG-02 one hit does nothing to a skeleton, two make bones, three destroy it', () => {
    const after = (roll: number[]) => {
      const t = position('O> s<', { turn: 'orlaf' });
      t.choose('attack:skeleton-warrior-1', [...roll, 1, 1]);
      return [onBoard(t.state, 'skeleton-warrior-1'), t.state.bones.length];
    };
    expect(after([6, 1, 1, 1, 1])).toEqual([true, 0]);
    expect(after([6, 6, 1, 1, 1])).toEqual([false, 1]);
    expect(after([6, 6, 6, 1, 1])).toEqual([false, 0]);
  });

  test('DS-MELEE-18 DS-DMG-05 a hero takes one wound however many hits', () => {
    const t = position('O> r<', { turn: 'dwarf-revenant-1' });
    t.choose('attack:orlaf', [6, 6, 6, 6, 1, 1, 1, 1, 1]);
    expect(figureOf(t.state, 'orlaf').wounds).toBe(1);
  });

  test('DS-MELEE-19 melee goes diagonally through a gap, a step does not', () => {
    const t = position('O> BB\nBB s<', { turn: 'orlaf' });
    expect(t.offered('move:')).toEqual([]);
    expect(t.offered('attack:')).toEqual(['attack:skeleton-warrior-1']);
  });
});

describe('limits', () => {
  test('DS-LIMIT-01 DS-LIMIT-02 never fewer than 2 dice; further penalties lower the armour of the defender', () => {
    const t = position('s> D> s<', {
      turn: 'skeleton-warrior-2',
      wounds: { danor: 2 },
      items: { danor: ['robe-of-mists'] },
    });
    t.choose('attack:danor', [1, 1, 6, 6]);
    expect([defence(t), told(t, 'rolled')[0]?.armour]).toEqual([2, 1]);
  });

  test('DS-LIMIT-02 each penalty below 2 dice costs the defender, and only the defender, one armour', () => {
    const zombie = (drawing: string) => {
      const t = position(drawing, { turn: 'orlaf' });
      t.choose('attack:armoured-zombie-1', [1, 1, 1, 1, 1, 1, 1]);
      return [defence(t), told(t, 'rolled')[0]?.armour];
    };
    expect(zombie('O> g< ..')).toEqual([2, 3]);
    expect(zombie('O> g> ..')).toEqual([2, 2]);
    expect(zombie('O> g> D<')).toEqual([2, 1]);
    // Rordin has dice to lose first: 4 - 3 = 2 dice and one armour.
    const rordin = position('s> R> s<', { turn: 'skeleton-warrior-1', wounds: { rordin: 4 } });
    rordin.choose('attack:rordin', [1, 1, 1, 1]);
    expect([defence(rordin), told(rordin, 'rolled')[0]?.armour]).toEqual([2, 3]);
    // An attacker who can lose no die harms nobody's armour.
    const weak = position('O> s< D<', { turn: 'skeleton-warrior-1' });
    weak.choose('attack:orlaf', [1, 1, 1, 1, 1, 1, 1]);
    expect([dice(weak), defence(weak), told(weak, 'rolled')[0]?.armour]).toEqual([2, 5, 2]);
  });

  test('DS-LIMIT-03 DS-LIMIT-04 armour does not fall below 1; what is left is ignored', () => {
    const t = position('s> D> s<', { turn: 'skeleton-warrior-1', wounds: { danor: 2 } });
    t.choose('attack:danor', [2, 1, 1, 1]);
    expect(told(t, 'rolled')[0]?.armour).toBe(1);
    expect(hits(t)).toBe(1);
  });

  test('DS-LIMIT-05 armour never exceeds 5: a 6 always passes', () => {
    const t = position('R> s<', {
      turn: 'skeleton-warrior-1',
      arrange: state =>
        state.grants.push({ source: 'steelskin', key: 'steelskin', on: 'rordin', by: 'rordin', until: 'next-turn' }),
      items: { rordin: ['warding-scroll'] },
    });
    t.choose('attack:rordin').choose('use:warding-scroll', [6, 5, 1, 1, 1, 1]);
    expect(told(t, 'rolled')[0]?.armour).toBe(5);
    expect(told(t, 'hits')[0]?.left).toEqual([6]);
  });

  test('DS-LIMIT-06 the loss of armour lasts for one attack only', () => {
    const t = position('O> s> D<', { turn: 'orlaf' });
    t.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1, 6, 6]);
    expect(told(t, 'rolled')[0]?.armour).toBe(1);
    // Danor's strike comes from the front: only outnumbering counts, and the armour is whole again before it.
    t.choose('attack:skeleton-warrior-1', [1, 1, 6, 6]);
    expect(changes(t)).toEqual([
      { side: 'defence', amount: -1, source: 'outnumbered' },
      { side: 'armour', amount: -1, source: 'spilled' },
    ]);
  });
});

describe('damage', () => {
  test('DS-DMG-03 what an armoured zombie shrugs off destroys a ghost', () => {
    const after = (kind: 'g<' | 'h<', id: string) => {
      const t = position(`O> ${kind}`, { turn: 'orlaf' });
      t.choose(`attack:${id}`, [6, 1, 1, 1, 1, 1, 1, ...(kind === 'h<' ? [1] : [])]);
      return onBoard(t.state, id);
    };
    expect(after('g<', 'armoured-zombie-1')).toBe(true);
    expect(after('h<', 'ghost-1')).toBe(false);
  });

  test('DS-DMG-04 hits of different attacks are not added', () => {
    const t = position('O> s< D<', { turn: 'orlaf' });
    t.choose('attack:skeleton-warrior-1', [6, 1, 1, 1, 1, 1, 1]);
    expect(t.state.figures.find(f => f.id === 'skeleton-warrior-1')?.wounds).toBe(0);
  });

  test('DS-DMG-06 DS-DMG-10 wounds are counted and injure as soon as all white spaces are covered', () => {
    const t = position('R> s<', { turn: 'skeleton-warrior-1', wounds: { rordin: 3 } });
    expect(isInjured(figureOf(t.state, 'rordin'))).toBe(false);
    t.choose('attack:rordin', [6, 1, 1, 1, 1, 1]);
    expect(figureOf(t.state, 'rordin').wounds).toBe(4);
    expect(isInjured(figureOf(t.state, 'rordin'))).toBe(true);
  });

  test('DS-DMG-07 DS-DMG-09 DS-DMG-14 a potion heals; an uncovered white space ends the injury', () => {
    const t = position('O> ..', { turn: 'orlaf', wounds: { orlaf: 3 }, items: { orlaf: ['healing-potion'] } });
    t.choose('use:healing-potion');
    expect(figureOf(t.state, 'orlaf').wounds).toBe(1);
    expect(isInjured(figureOf(t.state, 'orlaf'))).toBe(false);
  });

  test('DS-DMG-07 DS-DMG-08 a potion heals no more wounds than there are', () => {
    const t = position('O> ..', { turn: 'orlaf', wounds: { orlaf: 1 }, items: { orlaf: ['healing-potion'] } });
    t.choose('use:healing-potion');
    expect(figureOf(t.state, 'orlaf').wounds).toBe(0);
    expect(t.events().filter(event => event.kind === 'healed')).toMatchObject([{ figure: 'orlaf', wounds: 1 }]);
  });

  test('DS-DMG-08 without wounds nobody is healed', () => {
    const t = position('O> ..', { turn: 'orlaf', items: { orlaf: ['healing-potion'] } });
    expect(t.offered('use:')).toEqual([]);
    expect(t.explain('use:healing-potion').allowed).toBe(false);
  });

  test('DS-DMG-12 injury changes the number of dice, never what they show', () => {
    const t = position('O> s<', { turn: 'orlaf', wounds: { orlaf: 3 } });
    t.choose('attack:skeleton-warrior-1', [6, 5, 4, 3, 1, 1]);
    expect(told(t, 'rolled')[0]?.dice).toEqual([6, 5, 4, 3]);
  });

  test('DS-DMG-13 minions are not injured unless their table says so: a troll is', () => {
    const t = position('O> T< T<\n.. T< T<', { turn: 'orlaf' });
    t.choose('attack:zombie-troll-1', [6, 1, 1, 1, 1, 1, 1, 1]);
    expect(isInjured(figureOf(t.state, 'zombie-troll-1'))).toBe(true);
  });

  test('DS-DMG-15 DS-DMG-16 the fifth wound cripples and ends the adventure', () => {
    const t = position('O> s<', { turn: 'skeleton-warrior-1', wounds: { orlaf: 4 } });
    t.choose('attack:orlaf', [6, 6, 1, 1, 1, 1]);
    expect(onBoard(t.state, 'orlaf')).toBe(false);
    expect(t.match.outcome).toMatchObject({ winners: [0], rule: 'DS-DMG-16' });
  });
});

describe('large figures', () => {
  const TROLL = `
    .. .. .. ..
    .. T> T> ..
    .. T> T> ..
    .. .. .. ..
  `;

  test('DS-LARGE-01 DS-LARGE-02 of the twelve squares around a troll four are behind and eight in front', () => {
    let front = 0;
    for (const spot of ['0,0', '1,0', '2,0', '3,0', '0,1', '3,1', '0,2', '3,2', '0,3', '1,3', '2,3', '3,3']) {
      const [x = 0, y = 0] = spot.split(',').map(Number);
      const rows = TROLL.trim()
        .split('\n')
        .map(row => row.trim().split(/\s+/));
      (rows[y] as string[])[x] = 'O^';
      front += position(rows.map(row => row.join(' ')).join('\n'), { turn: 'zombie-troll-1' }).offered(
        'attack:',
      ).length;
    }
    expect(front).toBe(8);
  });

  test('DS-LARGE-03 a large figure has the advantage of the back only if it is completely behind', () => {
    const half = position('T> T> ..\nT> T> O>\n.. .. ..'.replace('O>', 'O^'), { turn: 'zombie-troll-1' });
    half.choose('attack:orlaf', [1, 1, 1, 1, 6, 6, 6, 6]);
    expect(changes(half).map(part => part.source)).not.toContain('behind');
    const whole = position('T> T> O>\nT> T> ..', { turn: 'zombie-troll-1' });
    whole.choose('attack:orlaf', [1, 1, 1, 1, 6, 6, 6]);
    expect(changes(whole).map(part => part.source)).toContain('behind');
  });

  test('DS-LARGE-04 DS-LARGE-05 DS-LARGE-09 steps forward, diagonally forward and back cost one, so does each quarter turn', () => {
    const t = position(
      `
        .. .. .. .. .. .. .. ..
        .. .. .. T> T> .. .. ..
        .. .. .. T> T> .. .. ..
        O> .. .. .. .. .. .. ..
      `,
      { turn: 'zombie-troll-1' },
    );
    t.choose('move:4,1,E');
    expect(t.state.turns[0]?.spent).toBe(1);
    // To the side it must turn, step and turn back: three points.
    expect(t.offered('move:4,0,E')).toHaveLength(1);
    t.choose('move:4,1,S');
    expect(t.state.turns[0]?.spent).toBe(2);
  });

  test('DS-LARGE-06 the whole base stays on free squares', () => {
    const t = position('T> T> .. .. ..\nT> T> .. ## O>', { turn: 'zombie-troll-1' });
    expect(t.offered('move:').filter(id => id.endsWith('E'))).toEqual(['move:1,0,E']);
  });

  test('DS-LARGE-07 DS-LARGE-08 next to an enemy large figure one is outnumbered, and only once', () => {
    const state = stateOf('O> T> T>\n.. T> T>');
    expect(isOutnumbered(state, figureOf(state, 'orlaf'))).toBe(true);
    const t = position('O> T< T<\ns^ T< T<', { turn: 'orlaf' });
    t.choose('attack:zombie-troll-1', [1, 1, 1, 1, 1, 1, 1, 1]);
    expect(dice(t)).toBe(4);
  });

  test('DS-LARGE-11 in front of an enemy a large figure may still turn', () => {
    const t = position('T^ T^ O<\nT^ T^ ..', { turn: 'zombie-troll-1' });
    expect(t.offered('face:')).toEqual(['face:E', 'face:S', 'face:W']);
    expect(t.offered('move:')).toEqual([]);
  });
});
