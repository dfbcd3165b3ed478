import { describe, expect, test } from 'vitest';
import { openThings } from '../../board.ts';
import { rulers } from '../../content/index.ts';
import type { State } from '../../state.ts';
import { changes, position, told } from '../positions.ts';

describe('ranged combat', () => {
  test('DS-SHOOT-01 nobody shoots at an adjacent target', () => {
    const t = position('M> s>', { turn: 'madriga' });
    expect(t.offered('shoot:')).toEqual([]);
    expect(t.explain('shoot:skeleton-warrior-1').rule).toBe('DS-SHOOT-01');
  });

  test('DS-SHOOT-02 DS-STAT-05 DS-HERO-05 only figures with ranged dice shoot', () => {
    const t = position('O> .. .. s<', { turn: 'orlaf' });
    expect(t.explain('shoot:skeleton-warrior-1').rule).toBe('DS-SHOOT-02');
    const m = position('M> .. .. s<', { turn: 'madriga' });
    m.choose('shoot:skeleton-warrior-1', [1, 1, 1, 1, 1]).choose('pass');
    expect(m.events().find(event => event.kind === 'rolled')).toMatchObject({ dice: [1, 1, 1], defence: [1, 1] });
  });

  test('DS-SHOOT-03 DS-RANGE-01 DS-RANGE-04 the target must be within the ruler', () => {
    const row = (gap: number) => `M> ${Array.from({ length: gap }, () => '..').join(' ')} s<`;
    expect(position(row(rulers.long), { turn: 'madriga' }).offered('shoot:')).toHaveLength(1);
    const far = position(row(rulers.long + 1), { turn: 'madriga' });
    expect(far.explain('shoot:skeleton-warrior-1').rule).toBe('DS-RANGE-04');
  });

  test('DS-RANGE-03 range is measured from base to base', () => {
    const t = position(
      `M> ${Array.from({ length: 8 }, () => '..').join(' ')} T< T<\n${Array.from({ length: 9 }, () => '..').join(' ')} T< T<`,
      {
        turn: 'madriga',
      },
    );
    expect(t.offered('shoot:')).toHaveLength(1);
  });

  test('DS-RANGE-02 the ranger and the skeleton archer use the long ruler', () => {
    const t = position('a> .. .. .. .. .. .. .. .. O<', { turn: 'skeleton-archer-1' });
    expect(t.offered('shoot:')).toEqual(['shoot:orlaf']);
  });

  test('DS-SHOOT-04 who stands in front of an enemy may not shoot', () => {
    const t = position('s> M> .. .. s<', { turn: 'madriga' });
    expect(t.explain('shoot:skeleton-warrior-2').rule).toBe('DS-SHOOT-04');
  });

  test('DS-SHOOT-05 DS-SHOOT-12 DS-HERO-06 ranged dice against combat dice, then as in melee', () => {
    const t = position('M> .. .. r<', { turn: 'madriga' });
    t.choose('shoot:dwarf-revenant-1', [6, 6, 1, 1, 1, 1, 1]).choose('pass');
    expect(told(t, 'hits')[0]).toMatchObject({ left: [6, 6], hits: 2 });
    const melee = position('M> s<', { turn: 'madriga' });
    melee.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1]);
    expect(told(melee, 'rolled')[0]?.dice).toHaveLength(3);
  });

  test('DS-SHOOT-06 DS-SHOOT-11 an injured shooter rolls one die less, but never fewer than 2', () => {
    const t = position('M> .. .. s<', { turn: 'madriga', wounds: { madriga: 2 } });
    t.choose('shoot:skeleton-warrior-1', [1, 1, 1, 1]).choose('pass');
    expect(t.events().find(event => event.kind === 'rolled')).toMatchObject({ dice: [1, 1] });
  });

  test('DS-SHOOT-06 an injured defender rolls one die less against arrows too', () => {
    const t = position('a> .. .. O<', { turn: 'skeleton-archer-1', wounds: { orlaf: 3 } });
    t.choose('shoot:orlaf', [1, 1, 1, 6, 6, 6, 6]);
    expect(told(t, 'rolled')[0]).toMatchObject({
      dice: [1, 1, 1],
      defence: [6, 6, 6, 6],
    });
    expect(changes(t)).toEqual([{ side: 'defence', amount: -1, source: 'injured' }]);
    const well = position('a> .. .. O<', { turn: 'skeleton-archer-1', wounds: { orlaf: 2 } });
    well.choose('shoot:orlaf', [1, 1, 1, 6, 6, 6, 6, 6]);
    expect(told(well, 'rolled')[0]?.defence).toHaveLength(5);
  });

  test('DS-SHOOT-07 DS-SHOOT-14 the defender rolls one die less if the shooter is completely behind it', () => {
    const t = position('a> .. .. O>', { turn: 'skeleton-archer-1' });
    t.choose('shoot:orlaf', [1, 1, 1, 6, 6, 6, 6]);
    expect(told(t, 'rolled')[0]?.defence).toHaveLength(4);
  });

  test('DS-SHOOT-08 DS-SHOOT-09 DS-FURN-03 DS-LOS-05 furnishing in the way costs one die in all', () => {
    const t = position('a> .. BB BB .. O<', { turn: 'skeleton-archer-1' });
    t.choose('shoot:orlaf', [1, 1, 6, 6, 6, 6, 6]);
    expect(told(t, 'rolled')[0]?.dice).toHaveLength(2);
    expect(changes(t)).toEqual([{ side: 'attack', amount: -1, source: 'furnishing' }]);
  });

  test('DS-SHOOT-10 furnishing next to the shooter does not hinder', () => {
    const t = position('a> BB .. .. O<', { turn: 'skeleton-archer-1' });
    t.choose('shoot:orlaf', [1, 1, 1, 6, 6, 6, 6, 6]);
    expect(told(t, 'rolled')[0]?.dice).toHaveLength(3);
  });

  test('DS-SHOOT-13 being outnumbered does not change a ranged attack', () => {
    const t = position('a> .. .. O> s<\n.. .. .. s^ ..', { turn: 'skeleton-archer-1' });
    t.choose('shoot:orlaf', [1, 1, 1, 6, 6, 6, 6]);
    expect(changes(t).map(part => part.source)).toEqual(['behind']);
  });

  test('DS-SHOOT-15 the shooter lays the ruler past the furnishing if it can', () => {
    const t = position('a> .. .. .. .. O<\n.. .. .. BB .. ..', { turn: 'skeleton-archer-1' });
    t.choose('shoot:orlaf', [1, 1, 1, 6, 6, 6, 6, 6]);
    expect(told(t, 'rolled')[0]?.dice).toHaveLength(3);
  });
});

describe('line of sight', () => {
  test('DS-LOS-01 DS-LOS-02 DS-LOS-07 nothing behind the line through the back is seen', () => {
    const t = position('s> .. .. M> .. .. s<\n.. .. .. .. .. .. ..\n.. .. .. s^ .. .. ..', { turn: 'madriga' });
    expect(t.offered('shoot:')).toEqual(['shoot:skeleton-warrior-2', 'shoot:skeleton-warrior-3']);
    expect(t.explain('shoot:skeleton-warrior-1').rule).toBe('DS-LOS-03');
  });

  test('DS-LOS-03 DS-LOS-04 figures and bookcases are obstacles', () => {
    expect(position('M> .. O> .. s<', { turn: 'madriga' }).offered('shoot:')).toEqual([]);
    expect(position('M> .. KK KK .. s<', { turn: 'madriga' }).offered('shoot:')).toEqual([]);
  });

  /** The skeleton is on the board, for a way leads around the door. */
  const AROUND = `
    M> .. d1 .. s<
    .. ## ## ## ..
    .. .. .. .. ..
  `;
  const opened = (state: State): void => openThings(state, state.things);

  test('DS-LOS-04 a closed door is an obstacle for shots and spells, an open one is not', () => {
    const shut = position(AROUND, { turn: 'madriga' });
    expect(shut.offered('shoot:')).toEqual([]);
    expect(shut.explain('shoot:skeleton-warrior-1')).toMatchObject({ allowed: false, rule: 'DS-LOS-03' });
    expect(position(AROUND, { turn: 'madriga', arrange: opened }).offered('shoot:')).toHaveLength(1);
    const cast = { turn: 'danor', spells: { danor: ['flamebolt'] } };
    expect(position(AROUND.replace('M>', 'D>'), cast).offered('cast:')).toEqual([]);
    expect(position(AROUND.replace('M>', 'D>'), { ...cast, arrange: opened }).offered('cast:')).toHaveLength(1);
  });

  test('DS-LOS-04 DS-LOS-08 a wall between two squares blocks, and so does the edge of the tiles', () => {
    const shots = (drawing: string, ...walls: string[]): string[] => {
      const t = position(drawing, { turn: 'madriga', walls });
      expect(t.state.figures.map(({ id }) => id)).toContain('skeleton-warrior-1');
      return t.offered('shoot:');
    };
    const row = 'M> .. .. s<\n.. .. .. ..';
    expect(shots(row)).toEqual(['shoot:skeleton-warrior-1']);
    expect(shots(row, '1,0 E')).toEqual([]);
    expect(shots(row, '1,0 S')).toEqual(['shoot:skeleton-warrior-1']);
    expect(shots('M> .. ## .. s<\n.. .. .. .. ..')).toEqual([]);
    // Around the end of the wall there is a clear line.
    expect(shots('M> .. .. ..\n.. .. .. ..\n.. .. .. s<', '1,0 E')).toEqual(['shoot:skeleton-warrior-1']);
    expect(shots('M> .. .. ..\n.. .. .. s<\n.. .. .. ..', '1,0 E', '1,1 E')).toEqual([]);
  });

  test('DS-FURN-02 DS-FURN-05 bookcases block shots and spells that need sight, tables do not', () => {
    const spells = { danor: ['flamebolt'] };
    expect(position('D> .. KK KK .. s<', { turn: 'danor', spells }).offered('cast:')).toEqual([]);
    expect(position('D> .. TT TT .. s<', { turn: 'danor', spells }).offered('cast:')).toEqual(['cast:flamebolt']);
  });

  test('DS-LOS-06 one clear line is enough', () => {
    const t = position('M> .. O> .. ..\n.. .. .. .. s<', { turn: 'madriga' });
    expect(t.offered('shoot:')).toEqual(['shoot:skeleton-warrior-1']);
  });

  test('DS-LOS-08 walls block, the two figures themselves do not', () => {
    const t = position('M> .. .. s<\n.. .. .. ..', { turn: 'madriga', walls: ['1,0 E'] });
    expect(t.explain('shoot:skeleton-warrior-1').rule).toBe('DS-LOS-03');
    expect(t.offered('shoot:')).toEqual([]);
    expect(position('M> .. .. s<', { turn: 'madriga' }).offered('shoot:')).toHaveLength(1);
  });
});
