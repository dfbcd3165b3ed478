import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { membersOf } from '../../../rules/monsters.ts';
import { reinforce } from '../../../rules/quest/reinforcements.ts';
import { performSpecial } from '../../../rules/quest/special.ts';
import { begun, dusk, io } from '../../laid.ts';
import { acts, at, face, figure, hero, holds, monster, type Played } from '../../positions.ts';

const SYN = 'syndrael';
const PASSED = [face('gray', { shield: 0 }), face('black', { shield: 0 })];

/** Plays a flow to its end; whatever is asked, the first option is taken. */
const through = (t: Played, flow: (state: State) => Iterator<unknown, unknown, number>): State => {
  const state = structuredClone(t.state);
  const run = flow(state);
  while (!run.next(0).done);
  return state;
};

describe('quests of quest cards', () => {
  test('D2C-QTF-01 The Hushed Hamlet: a contaminated villager whom a hero has searched is not replaced by a flesh moulder', () => {
    const t = acts(
      begun('the-hushed-hamlet', state => {
        hero(state, SYN, 'knight', 'F6');
        monster(state, 'harpy', 'E6');
        state.groups.push({
          id: 'flesh-moulder',
          of: 'flesh-moulder',
          inactive: false,
          minions: 0,
          masters: 0,
          acted: false,
        });
      }),
      SYN,
    );
    const slain = t.state.tokens.find(({ kind, cell }) => kind === 'slain' && cell === at(t.state, 'F6'))?.id ?? '';
    // Left alone, he gets up for the overlord.
    const risen = through(t, state => performSpecial(state, io(), 'harpy-1', 'raise-slain', slain) as never);
    expect([risen.tokens.some(({ id }) => id === slain), risen.counters.risen]).toEqual([false, 1]);
    expect(risen.monsters.filter(({ of }) => of === 'flesh-moulder')).toHaveLength(1);
    t.choose(`special:search-slain,${slain}`);
    expect([t.state.counters.searched, t.state.tokens.some(({ id }) => id === slain)]).toEqual([1, false]);
    expect(t.state.heroes[0]?.cards.length).toBeGreaterThan(2);
    expect(t.state.monsters.filter(({ of }) => of === 'flesh-moulder')).toHaveLength(0);
  });

  const spring = (heroes: 2 | 3 | 4): Played =>
    begun(
      'the-sick-spring',
      state => {
        hero(state, SYN, 'knight', 'J9');
        monster(state, 'plague-worm*', 'I3', 'J3');
      },
      { heroes },
    );

  test('D2C-QTF-02 The Sick Spring: with two or three heroes worms come beyond the group limit', () => {
    const worms = (heroes: 2 | 3 | 4) => {
      let t = spring(heroes);
      for (let i = 0; i < 4; i++) t = { state: through(t, state => reinforce(state, io()) as never) } as Played;
      return membersOf(t.state, 'plague-worm').length;
    };
    // Two heroes would have one, three would have two: as many as there are figures.
    expect([worms(2), worms(3), worms(4)]).toEqual([3, 3, 3]);
  });

  test('D2C-QTF-03 The Sick Spring: citizens who are infested count, infected ones who become worms do not', () => {
    const t = spring(4);
    const token = (kind: string): string => t.state.tokens.find(one => one.kind === kind)?.id ?? '';
    const infested = through(
      t,
      state => performSpecial(state, io(), 'plague-worm-master-1', 'infest', token('citizen')) as never,
    );
    expect(infested.counters.blight).toBe(1);
    const hatched = through(
      t,
      state => performSpecial(state, io(), 'plague-worm-master-1', 'hatch', token('infected')) as never,
    );
    expect([hatched.counters.blight ?? 0, membersOf(hatched, 'plague-worm').length]).toEqual([0, 2]);
  });

  test('D2C-QMOR-01 Wings over the Manor: Skarn has one move action in his activation, and Dash gives him no second', () => {
    const t = begun('wings-over-the-manor', state => {
      hero(state, SYN, 'knight', 'V2');
      monster(state, 'skarn', 'D2', 'E2', 'D3', 'E3');
      holds(state, ['dash'], ['dash']);
      dusk(state);
    });
    for (let i = 0; i < 6 && t.kind !== 'monster-turn'; i++) t.choose(t.offered('pass')[0] ?? t.offered()[0] ?? '');
    expect([t.state.turns[0]?.figure, t.offered('move')]).toEqual(['skarn', ['move']]);
    t.choose('move');
    expect(t.offered('move')).toEqual([]);
    t.choose('play:dash');
    expect([t.offered('move'), t.events().filter(({ kind }) => kind === 'played')]).toMatchObject([
      [],
      [{ card: 'dash' }],
    ]);
  });

  test('D2C-QMOR-04 Wings over the Manor: who masters an enchanted door comes out at a side of any of them, as near as can be', () => {
    const t = acts(
      begun('wings-over-the-manor', state => {
        hero(state, SYN, 'knight', 'P2');
        monster(state, 'bandit', 'H2');
      }),
      SYN,
    );
    t.choose('special:enchanted-door,0').choose('attribute:knowledge', PASSED);
    expect(t.kind).toBe('where');
    const spaces = (...names: string[]): string[] => names.map(name => `space:${at(t.state, name)}`);
    // Both sides of the first door and of the second; where somebody stands, what is nearest.
    expect(t.offered()).toEqual(expect.arrayContaining(spaces('O2', 'I2')));
    expect(t.offered()).not.toContain(spaces('H2')[0]);
    t.choose(spaces('I2')[0] ?? '');
    expect([figure(t, SYN).cells, t.state.turns[0]?.actions]).toEqual([[at(t.state, 'I2')], 1]);
  });

  test('The Sleeping Hoard: whoever takes a chest wakes the sentinels; carried out, it counts', () => {
    const t = acts(
      begun('the-sleeping-hoard', state => {
        hero(state, SYN, 'knight', 'G3');
        hero(state, 'jain-fairwood', 'thief', 'J8');
      }),
      SYN,
    );
    expect(t.state.groups.find(({ of }) => of === 'hybrid-sentinel')?.inactive).toBe(true);
    t.choose(t.offered('take:')[0] ?? '');
    expect(t.state.groups.find(({ of }) => of === 'hybrid-sentinel')?.inactive).toBe(false);
    expect(t.state.heroes[0]?.carries).toHaveLength(1);
  });
});
