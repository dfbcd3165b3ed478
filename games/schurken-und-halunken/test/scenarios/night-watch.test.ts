import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { InstanceId } from '../../content/index.ts';
import { newCreature } from '../../content/scenarios/creatures.ts';
import { draw } from '../../drawing.ts';
import { schurkenUndHalunken as game } from '../../index.ts';
import { type Circumstances, type GroupSpec, lifeOf, position, told, totals } from '../positions.ts';

interface Night extends Circumstances {
  readonly guards?: readonly InstanceId[];
  readonly waves?: number;
  /** Own turns of the watch, and the one in which the last wave came. */
  readonly turns?: number;
  readonly last?: number;
}

const night = (you: GroupSpec, { guards = [], waves = 0, turns = 0, last = 0, life = {}, ...more }: Night = {}) =>
  position([you], {
    scenario: 'night-watch',
    ...more,
    change: state => {
      const watch = state.groups[1];
      if (!watch) return;
      watch.turns = turns;
      for (const id of guards) watch.creatures.push({ ...newCreature(id, 1), reactions: 1 });
      Object.assign(state.notes, { waves, last });
      for (const who of [...watch.creatures, ...(state.groups[0]?.heroes ?? [])]) who.life = life[who.id] ?? who.life;
    },
  });

const YOU: GroupSpec = { heroes: { werewolf: [], troll: [] } };
const ONE: InstanceId = 'sleepy-watchman#1';
const TWO: InstanceId = 'sleepy-watchman#2';

describe('SH-SCEN-13 waves', () => {
  test('the night begins without a guard', () => {
    const { state } = table(game, { config: { scenario: 'night-watch', seats: 1 } });
    expect(state.groups.map(({ band, team, out }) => [band, team, out])).toEqual([
      [undefined, 0, false],
      ['watch', 1, false],
    ]);
    expect(state.groups[1]?.creatures).toEqual([]);
  });

  test('the first comes in the first turn of the watch and does not attack yet', () => {
    const t = night(YOU).choose('end');
    expect(told(t, 'wave')).toEqual({
      kind: 'wave',
      group: 'watch',
      wave: 1,
      creatures: [ONE, TWO],
      rule: 'SH-SCEN-13',
    });
    expect(t.happened().some(({ kind }) => kind === 'attacked')).toBe(false);
    expect([t.seat, t.kind]).toEqual([0, 'pile']);
    expect(t.state.notes).toEqual({ waves: 1, last: 1 });
  });

  test('the next when nobody is left', () => {
    const t = night(YOU, { guards: [ONE], waves: 1, turns: 1, last: 1, life: { [ONE]: 1 } });
    t.choose(`attack:werewolf,claws,${ONE}`, [6, 5, 1]);
    expect(t.match.outcome).toBeNull();
    expect(t.state.groups[1]?.out).toBe(false);
    t.choose('end');
    expect(told(t, 'wave')).toMatchObject({ wave: 2, creatures: ['sniffer-dog#1', 'crossbow-apprentice#1'] });
  });

  test('or in the fourth turn after the last one', () => {
    const early = night(YOU, { guards: [ONE], waves: 1, turns: 3, last: 1 }).choose('end');
    expect(early.happened().some(({ kind }) => kind === 'wave')).toBe(false);
    const t = night(YOU, { guards: [ONE], waves: 1, turns: 4, last: 1 }).choose('end');
    expect(told(t, 'wave')).toMatchObject({ wave: 2 });
  });

  test('after the fourth there are no more', () => {
    const t = night(YOU, { guards: [ONE], waves: 4, turns: 20, last: 1 }).choose('end');
    expect(t.happened().some(({ kind }) => kind === 'wave')).toBe(false);
  });
});

describe('SH-SCEN-14 the guards', () => {
  test('attack one after the other, each the figure with the fewest life points', () => {
    const t = night(YOU, { guards: [ONE, TWO], waves: 4, turns: 1, life: { troll: 12, werewolf: 14 } }).choose('end');
    expect(told(t, 'attacked')).toMatchObject({ by: ONE, target: 'troll' });
    t.choose('dodge', [1, 5]);
    expect(totals(t)).toEqual([7 + 1, 3 + 5]);
    expect(told(t, 'attacked')).toMatchObject({ by: TWO, target: 'troll' });
    // The troll has no reaction left; only the werewolf could step in.
    expect(t.offered()).toEqual(['accept:werewolf', 'refuse']);
    t.choose('refuse', [1]);
    // Damage 5, armour 1; then the troll heals 1.
    expect(lifeOf(t, 'troll')).toBe(12 - (5 - 1) + 1);
    expect([t.seat, t.kind]).toEqual([0, 'pile']);
  });

  test('SH-SCEN-01 a fellow steps in for one without reaction', () => {
    const t = night({ heroes: { werewolf: [], troll: ['silver-sword'] } }, { guards: [ONE, TWO], waves: 4 });
    t.choose(`attack:werewolf,claws,${ONE}`, [1, 5]);
    expect(totals(t)).toEqual([6 + 1, 5 + 5]);
    t.choose(`attack:troll,silver-sword#1,${ONE}`, [1, 5]);
    expect(told(t, 'protected')).toMatchObject({ by: TWO, target: ONE });
  });
});

describe('SH-SCEN-15 the end of the night', () => {
  const last = (troll: number, werewolf: number) =>
    night(YOU, { guards: [ONE], waves: 4, life: { [ONE]: 1, troll, werewolf } }).choose(
      `attack:werewolf,claws,${ONE}`,
      [6, 5, 1],
    ).match.outcome;

  test('SH-END-02 all waves beaten: graded by the life points left', () => {
    expect(last(5, 15)).toEqual({ winners: [0], kind: 'night-gold', rule: 'SH-SCEN-15' });
    expect(last(4, 15)).toMatchObject({ winners: [0], kind: 'night-silver' });
    expect(last(1, 9)).toMatchObject({ winners: [0], kind: 'night-silver' });
    expect(last(1, 8)).toMatchObject({ winners: [0], kind: 'night-bronze' });
  });

  test('nobody left: arrested, even together with the last guard', () => {
    const hand = ['collapsing-lair'];
    const t = night({ heroes: { werewolf: [] }, hand }, { guards: [ONE], waves: 4, life: { [ONE]: 1, werewolf: 1 } });
    t.choose('play:collapsing-lair#1');
    expect(t.match.outcome).toEqual({ winners: [], kind: 'arrested', rule: 'SH-SCEN-15', lost: true });
  });
});

test('the watch is called by its name', () => {
  const t = night({ ...YOU, hand: ['trembler'] }, { guards: [ONE], waves: 1, turns: 1, last: 1 });
  expect(t.offered('send')).toEqual(['send:trembler#1,watch']);
  const lines = draw(t.match.view(0), { lang: 'en', plain: true, seat: n => `Seat ${n + 1}` });
  expect(lines).toContain('Wave 1 / 4');
  expect(lines).toContain('Night Watch: Sleepy Watchman: life 8/8, reaction 1');
  expect(lines.join()).not.toContain('Seat 2');
});
