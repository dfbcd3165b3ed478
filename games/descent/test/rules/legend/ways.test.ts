import { describe, expect, test } from 'vitest';
import { spaceName } from '../../../names.ts';
import { engageTo, retreatTo } from '../../../rules/legend/moves.ts';
import { areAdjacent, canSee, spacesBetween } from '../../../rules/map.ts';
import { healthOf } from '../../../rules/values.ts';
import { legend, marauded } from '../../legend.ts';
import { at, damageOf, face, figure, hero, lay, MISS, monster, type Played } from '../../positions.ts';
import { PROVING_GROUND, proving } from '../../proving-ground.ts';

const GRISBAN = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';
type Arrange = Parameters<typeof legend>[0];
const blue = (damage: number) => face('blue', { damage });
const yellow = (shows: Parameters<typeof face>[1]) => face('yellow', shows);
const gray = (shield: number) => face('gray', { shield });
const HIT = [blue(2), yellow({ damage: 1, surge: 1 }), gray(1)] as const;
const spaces = (t: Played, id: string): string[] => figure(t, id).cells.map(spaceName).sort();
const attacks = (t: Played): number => t.events().filter(({ kind }) => kind === 'attacks').length;
/** The spaces a figure has entered, in their order. */
const way = (t: Played, id: string): string[] =>
  t.events().flatMap(event => (event.kind === 'steps' && event.figure === id ? [spaceName(event.to)] : []));
/** Grisban on E5, alone. */
const alone =
  (arrange: Arrange): Arrange =>
  state => {
    hero(state, GRISBAN, 'berserker', 'E5');
    arrange(state);
  };
const column = (letter: string): string[] => [3, 4, 5, 6, 7, 8].map(row => `${letter}${row}`);

/** The terrace: between rows 3 and 4 an elevation line, but for column F. */
proving({
  plan: {
    id: PROVING_GROUND,
    tiles: [
      { tile: '101A', at: 'C3', as: 'terrace' },
      { tile: 'end-A', at: 'B4', turn: 90 },
      { tile: 'end-A', at: 'G4', turn: 270 },
    ],
    doors: [],
    marks: { west: ['C3'] },
  },
});

describe('the ways of monsters that lead themselves', () => {
  test('D2-RTLAI-20 D2-RTLAI-26 the way of the fewest points: round a water space where that is no dearer, through it where it is cheaper', () => {
    const round = marauded(
      alone(state => {
        state.ground[at(state, 'G5')] = 'water';
        monster(state, 'zombie', 'H5');
      }),
      HIT,
    );
    // 2 points beside the water, 3 through it: it has 3, and takes the 2.
    expect(way(round, 'zombie-1')).toHaveLength(2);
    expect(way(round, 'zombie-1')).not.toContain('G5');
    expect([areAdjacent(round.state, 'zombie-1', GRISBAN), damageOf(round, GRISBAN)]).toEqual([true, 3]);
    const through = marauded(
      alone(state => {
        for (const name of column('G')) state.ground[at(state, name)] = 'water';
        monster(state, 'zombie', 'H5');
      }),
      HIT,
    );
    // Every way leads through column G: 2 for the water, 1 to the space beside him.
    expect(way(through, 'zombie-1').map(name => name[0])).toEqual(['G', 'F']);
    expect(damageOf(through, GRISBAN)).toBe(3);
  });

  test('D2-RTLAI-23 a large monster walks over pits, a small one stays on this side of them', () => {
    const pits: Arrange = state => {
      for (const name of column('H')) state.ground[at(state, name)] = 'pit';
    };
    const large = marauded(
      alone(state => {
        pits(state);
        monster(state, 'ettin', 'I4', 'J4', 'I5', 'J5');
      }),
      [blue(1), face('red', { damage: 1 }), gray(0)],
    );
    expect(areAdjacent(large.state, 'ettin-1', GRISBAN)).toBe(true);
    expect([damageOf(large, 'ettin-1'), attacks(large)]).toEqual([0, 1]);
    const small = marauded(
      alone(state => {
        pits(state);
        monster(state, 'zombie', 'I5');
      }),
      [],
    );
    expect([spaces(small, 'zombie-1')[0]?.[0], damageOf(small, 'zombie-1'), attacks(small)]).toEqual(['I', 0, 0]);
  });

  test('D2-RTLAI-29 D2-RTLAI-30 D2-TERR-18 across an elevation line it stops as soon as it is adjacent, and attacks from there', () => {
    const t = marauded(
      state => {
        hero(state, GRISBAN, 'berserker', 'D3');
        monster(state, 'zombie', 'D6');
      },
      // The defender below the line has one more die: the hero stands above.
      [blue(2), yellow({ damage: 1, surge: 1 }), gray(0)],
      {},
      { quest: PROVING_GROUND },
    );
    expect(way(t, 'zombie-1')).toHaveLength(2);
    expect(spaces(t, 'zombie-1')[0]).toMatch(/^[CDE]4$/);
    expect(attacks(t)).toBe(1);
  });

  test('D2-RTLAI-35 who cannot come within 3 spaces ends as near as can be, in sight if that is possible', () => {
    const t = marauded(
      alone(state => {
        for (const name of column('H')) state.ground[at(state, name)] = 'lava';
        monster(state, 'goblin-archer', 'K6');
        // They stand in the line from I6 and below to him.
        for (const name of ['F5', 'F6']) monster(state, 'zombie', name).conditions.push('stunned', 'immobilized');
      }),
      [MISS, 1, 1],
      { orders: 1 },
    );
    const [stop = 0] = figure(t, 'goblin-archer-1').cells;
    expect(spaceName(stop)[0]).toBe('I');
    expect(spacesBetween(t.state, [stop], at(t.state, 'E5'))).toBe(4);
    expect(canSee(t.state, 'goblin-archer-1', [stop], at(t.state, 'E5'))).toBe(true);
  });

  test('D2-GEO-18 towards somebody it cannot come to it ends nearer than it was, even if the way leads farther off; where it would not, it stays', () => {
    const t = legend(
      alone(state => {
        // From I3 there is only the way round: over J4, farther off, to H8.
        for (const name of [...column('G'), 'G9', ...column('H').slice(0, -1), 'I4', 'I5', 'I6', 'I7'])
          state.ground[at(state, name)] = 'lava';
        monster(state, 'zombie', 'I3');
      }),
    );
    const off = (name: string) => spacesBetween(t.state, [at(t.state, 'E5')], at(t.state, name));
    expect(['I3', 'J4', 'J7', 'I8', 'H8'].map(off)).toEqual([4, 5, 5, 4, 3]);
    const to = (points: number) => engageTo(t.state, 'zombie-1', GRISBAN, points);
    expect([to(6), to(9)]).toEqual([at(t.state, 'H8'), at(t.state, 'H8')]);
    expect([to(1), to(5)]).toEqual([null, null]);
  });

  test('D2-RTLAI-38 D2-GEO-19 on a retreat it may come nearer first, if it ends farther away', () => {
    const t = legend(state => {
      hero(state, GRISBAN, 'berserker', 'I5');
      state.ground[at(state, 'I3')] = 'lava';
      for (const name of ['J6', 'J7', 'J8', 'I6', 'H6']) state.ground[at(state, name)] = 'lava';
      monster(state, 'goblin-archer', 'J3');
    });
    const to = retreatTo(t.state, 'goblin-archer-1', 5) ?? 0;
    const from = at(t.state, 'I5');
    // From 2 spaces away over I4, right beside him, to 4 spaces away.
    expect(spacesBetween(t.state, [at(t.state, 'J3')], from)).toBe(2);
    expect(spacesBetween(t.state, [to], from)).toBe(4);
    expect(spaceName(to)[0]).toBe('E');
    // With 1 point it could only come nearer: it stays.
    expect(retreatTo(t.state, 'goblin-archer-1', 1)).toBeNull();
    // A space as far away as its own is no retreat either.
    const beside = t.changed(state => {
      state.ground[at(state, 'I3')] = 'plain';
    });
    expect(spacesBetween(beside.state, [at(beside.state, 'I3')], from)).toBe(2);
    expect(retreatTo(beside.state, 'goblin-archer-1', 1)).toBeNull();
  });

  test('D2-RTLAI-57 a terrified monster ends out of sight rather than far away', () => {
    const flees = (terrified: boolean): string => {
      const t = legend(state => {
        hero(state, GRISBAN, 'berserker', 'H5');
        const archer = monster(state, 'goblin-archer', 'G4');
        if (terrified) archer.conditions.push('terrified');
        monster(state, 'ettin', 'I4', 'J4', 'I5', 'J5').conditions.push('stunned');
      });
      const to = retreatTo(t.state, 'goblin-archer-1', 4) ?? 0;
      const sees = canSee(t.state, 'goblin-archer-1', [to], at(t.state, 'H5'));
      return `${spacesBetween(t.state, [to], at(t.state, 'H5'))} ${sees ? 'in sight' : 'hidden'}`;
    };
    expect([flees(false), flees(true)]).toEqual(['4 in sight', '3 hidden']);
  });

  test('D2-RTLAI-08 a bleeding monster with 1 health left does not move: it would fall before it reaches anybody; beside its prey it strikes', () => {
    const bleeding = (space: string) =>
      marauded(
        alone(state => {
          const zombie = monster(state, 'zombie', space);
          zombie.conditions.push('bleeding');
          zombie.damage = healthOf(state, zombie.id) - 1;
        }),
        space === 'F5' ? HIT : [],
      );
    const far = bleeding('H5');
    // It stops the bleeding first, and moves with the action that is left.
    const done = far.events().flatMap(({ kind }) => (kind === 'cured' || kind === 'steps' ? [kind] : []));
    expect([done.slice(0, 2), far.state.monsters.length]).toEqual([['cured', 'steps'], 1]);
    const near = bleeding('F5');
    expect([damageOf(near, GRISBAN), near.state.monsters]).toEqual([3, []]);
  });

  test('D2-RTLAI-39 whoever is interrupted looks anew whom it is after', () => {
    const after = (hurt: number): string[] => {
      const t = marauded(
        state => {
          hero(state, GRISBAN, 'berserker', 'E3');
          hero(state, AVRIC, 'disciple', 'E7');
          // 14 and 12 health: with 4 lost Grisban is the weaker one, until Avric loses more.
          for (const one of state.heroes) if (one.id === GRISBAN) one.damage = 4;
          monster(state, 'ettin', 'I4', 'J4', 'I5', 'J5');
          if (hurt > 0) lay(state, AVRIC, { at: 'move-declared', must: true, effects: [{ do: 'suffer', n: hurt }] });
        },
        [blue(1), face('red', { damage: 1 }), gray(0)],
        { orders: 1 },
      );
      return [GRISBAN, AVRIC].filter(id => areAdjacent(t.state, 'ettin-1', id));
    };
    expect([after(0), after(6)]).toEqual([[GRISBAN], [AVRIC]]);
  });
});
