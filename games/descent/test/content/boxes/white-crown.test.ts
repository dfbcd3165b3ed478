import { expect, test } from 'vitest';
import { sideOfRelic } from '../../../content/relics.ts';
import { giveCondition } from '../../../rules/conditions.ts';
import { attributeOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { io } from '../../laid.ts';
import { card, damageOf, figure, hero, lay, monster, type Played, raid, strike } from '../../positions.ts';
import { blue, FAIL, gray, PASS, yellow } from './monster-turns.ts';
import { AVRIC, bearing, GRISBAN, quiet, surging, use } from './relic-positions.ts';

const CROWN = 'the-white-crown';
const FAVOR = 'waiqars-favor';

test('The White Crown: 1 willpower more for every hero, at most 6', () => {
  const willpower = (items: readonly string[], more?: (state: State) => void): number[] => {
    const { state } = bearing(items, more);
    return [GRISBAN, AVRIC].map(id => attributeOf(state, id, 'willpower') ?? -1);
  };
  const [own = 0, other = 0] = willpower([]);
  expect(willpower([CROWN])).toEqual([own + 1, other + 1]);
  const gifted = (state: State): void => {
    state.lasting.push({
      source: 'laid',
      key: 'wise',
      on: AVRIC,
      by: AVRIC,
      until: 'encounter-end',
      next: false,
      what: { do: 'attribute', of: 'willpower', n: 6 - other },
    });
  };
  expect(willpower([CROWN], gifted)[1]).toBe(6);
});

/** Grisban rests; Avric then tests an attribute, and suffers 3 damage if he fails. */
const tested = (items: readonly string[], attribute: 'willpower' | 'might'): Played =>
  bearing(items, state =>
    lay(state, AVRIC, {
      at: 'action-done',
      must: true,
      limit: 'turn',
      effects: [{ do: 'test', attribute, fail: [{ do: 'suffer', n: 3 }] }],
    }),
  ).choose('rest', [...FAIL]);

test('The White Crown: laid aside, a failed test of willpower is taken anew, without the willpower it gave', () => {
  const t = tested([CROWN], 'willpower');
  expect(t.offered()).toEqual([use(CROWN), 'pass']);
  t.choose(use(CROWN), [...PASS]);
  expect([damageOf(t, AVRIC), card(t, GRISBAN, CROWN).worn]).toEqual([0, false]);
  const values = t.events().flatMap(event => (event.kind === 'tested' ? [event.value] : []));
  expect(values).toEqual([values[0], (values[0] ?? 0) - 1]);
  const failed = tested([CROWN], 'willpower').choose(use(CROWN), [...FAIL]);
  expect(damageOf(failed, AVRIC)).toBe(3);
  const kept = tested([CROWN], 'willpower').choose('pass');
  expect([damageOf(kept, AVRIC), card(kept, GRISBAN, CROWN).worn]).toEqual([3, true]);
  // Not for another attribute.
  expect(tested([CROWN], 'might').offered(use(CROWN))).toEqual([]);
});

/** A zombie and a master, which bear it, stand beside Grisban. */
const group = (relic: string | null, who: string): Played =>
  raid(state => {
    hero(state, GRISBAN, 'berserker', 'F5').cards = [];
    monster(state, 'zombie', 'G5').relic = relic;
    const master = monster(state, 'zombie*', 'G6');
    Object.assign(master, { relic, damage: 4 });
    surging(state, who, 1);
  }, who);

test("Waiqar's Favor: nobody of the group gets terrified; a surge of a master heals 3", () => {
  expect(sideOfRelic(CROWN, 'overlord')).toBe(FAVOR);
  const terrified = (relic: string | null): readonly string[] => {
    const t = group(relic, 'zombie-1');
    const state = structuredClone(t.state);
    const steps = giveCondition(state, io(), 'zombie-1', 'terrified', 'laid');
    for (const _ of steps as Iterable<unknown>);
    return state.monsters.find(({ id }) => id === 'zombie-1')?.conditions ?? [];
  };
  expect([terrified(FAVOR), terrified(null)]).toEqual([[], ['terrified']]);
  const surges = (relic: string | null, who: string, space: string): Played => {
    const t = group(relic, who);
    t.choose(strike(t, 'zombie', GRISBAN, space), [
      blue(3),
      yellow(1),
      ...(who === 'zombie-1' ? [] : [yellow(1)]),
      gray(0),
    ]);
    while (t.kind === 'answer') t.choose('pass');
    return t;
  };
  const own = (t: Played): string[] => t.offered('surge:').filter(one => one.includes(FAVOR));
  const t = surges(FAVOR, 'zombie-master-1', 'F5');
  t.choose(own(t)[0] ?? '');
  quiet(t);
  expect(figure(t, 'zombie-master-1').damage).toBe(1);
  expect([own(surges(FAVOR, 'zombie-1', 'F5')), own(surges(null, 'zombie-master-1', 'F5'))]).toEqual([[], []]);
});
