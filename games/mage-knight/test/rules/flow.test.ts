import type { Config } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../../content/scenarios/index.ts';
import { SITES } from '../../content/sites.ts';
import { mageKnight } from '../../index.ts';
import { START, slotAt } from '../../rules/lattice.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf } from '../../state.ts';
import { hexOn, hold, layMap, type Sitting, sit, stand } from '../positions.ts';

const fresh = (config: Partial<Config>, seed = 'test'): Sitting => table(mageKnight, { config, seed });
const seeds = Array.from({ length: 40 }, (_, i) => `seed-${i}`);

describe('the course of a game', () => {
  test('MK-FLOW-01 exactly one scenario of the book is played', () => {
    expect(fresh({ scenario: 'blitz-conquest', seats: 3 }).state.scenario).toBe('blitz-conquest');
    expect(() => fresh({ scenario: 'no-such-scenario' })).toThrow('no-such-scenario');
    expect(mageKnight.scenarios.length).toBe(11);
  });

  test('MK-FLOW-02 variants are agreed on before heroes are chosen, and none that the scenario does not know', () => {
    const t = fresh({ scenario: 'full-conquest', seats: 2, settings: { times: 'night-arrival' } });
    expect([t.kind, t.state.variants.times, t.state.night]).toEqual(['hero', 'night-arrival', true]);
    const plain = fresh({ scenario: 'full-conquest', seats: 2 });
    expect([plain.state.variants.times, plain.state.night]).toEqual(['alternating', false]);
    const before = structuredClone(plain.state.variants);
    plain.choose('hero:tovak').choose('hero:goldyx');
    expect(plain.state.variants).toEqual(before);
    expect(() => fresh({ scenario: 'full-conquest', seats: 2, settings: { 'no-such-variant': true } })).toThrow(
      'no-such-variant',
    );
  });

  test('MK-FLOW-03 in an order drawn at random each player takes a free hero with all that belongs to it', () => {
    const firsts = new Set(seeds.map(seed => fresh({ scenario: 'full-conquest', seats: 4 }, seed).seat));
    expect([...firsts].toSorted()).toEqual([0, 1, 2, 3]);
    const t = fresh({ scenario: 'full-conquest', seats: 4 });
    const { order } = structuredClone(t.state);
    const chosen: (number | null)[] = [];
    for (const hero of ['tovak', 'goldyx', 'arythea', 'norowas']) {
      chosen.push(t.seat);
      expect(t.offered()).toContain(`hero:${hero}`);
      t.choose(`hero:${hero}`);
      if (t.kind === 'hero') expect(t.offered()).not.toContain(`hero:${hero}`);
    }
    expect(chosen).toEqual(order);
    expect(order.map(seat => heroOf(t.state, seat).hero)).toEqual(['tovak', 'goldyx', 'arythea', 'norowas']);
  });

  test('MK-FLOW-04 who chose first is on top: of those equal in fame the last one takes a tactic first', () => {
    const t = fresh({ scenario: 'full-conquest', seats: 3 });
    const { order } = structuredClone(t.state);
    t.choose('hero:tovak').choose('hero:goldyx').choose('hero:arythea');
    expect(t.state.order).toEqual(order);
    const takers: (number | null)[] = [];
    for (const tactic of ['early-bird', 'planning', 'the-right-moment']) {
      takers.push(t.seat);
      t.choose(`tactic:${tactic}`);
    }
    expect(takers).toEqual(order.toReversed());
  });

  test('MK-FLOW-05 what the scenario says goes before the standard set-up', () => {
    const blitz = fresh({ scenario: 'blitz-conquest', seats: 2 }).choose('hero:tovak');
    const tovak = blitz.state.heroes.find(({ hero }) => hero === 'tovak');
    expect([tovak?.fame, tovak?.reputation, blitz.state.source.length, blitz.state.offers.units.length]).toEqual([
      1, 2, 5, 5,
    ]);
    for (const seed of seeds.slice(0, 5)) {
      const { laid } = fresh({ scenario: 'first-reconnaissance', seats: 2 }, seed).state.map;
      expect([laid[slotAt(1, 0)]?.tile, laid[slotAt(0, 1)]?.tile]).toEqual(['country-1', 'country-2']);
    }
  });

  test('MK-FLOW-07 the same table is judged by the scoring of its scenario, when the last round is over and not before', () => {
    const KEEP = hexOn(1, 0, 1);
    const over = (scenario: ScenarioId, last = true) => {
      const t = sit({ scenario, begun: false, night: true }, state => {
        state.round = last ? state.rounds : state.rounds - 1;
        state.ending = { why: 'round', left: [] };
        state.map.sites = { [KEEP]: { ...newSite('keep'), conquered: true, shields: [0] } };
        stand(state, 0, START);
        stand(state, 1, hexOn(1, 0, 0));
        heroOf(state, 1).fame = 30;
      });
      const { outcome } = t.match;
      return outcome && [outcome.kind, outcome.winners, outcome.scores, outcome.lost ?? false];
    };
    // The keep is worth 2 and the title 3, as long as it is not all that counts; or the portal is.
    expect(over('full-conquest')).toEqual(['most-fame', [1], [5, 30], false]);
    expect(over('first-reconnaissance')).toEqual(['most-fame', [1], [5, 30], false]);
    expect(over('conquer-and-hold')).toEqual(['most-strongholds', [0], [3, 0], false]);
    expect(over('one-to-return')).toEqual(['returned', [0], undefined, false]);
    expect(over('full-cooperation')).toEqual(['cities-not-conquered', [], expect.any(Array), true]);
    for (const scenario of ['full-conquest', 'conquer-and-hold', 'one-to-return', 'full-cooperation'] as const)
      expect(over(scenario, false)).toBeNull();
  });

  test('MK-FLOW-06 MK-FLOW-07 rounds are played up to the limit of the scenario, then its scoring decides', () => {
    for (const [scenario, rounds] of [
      ['first-reconnaissance', 3],
      ['full-conquest', 6],
      ['blitz-conquest', 4],
    ] as const) {
      const after = (round: number): Sitting =>
        sit({ scenario, begun: false }, state => {
          state.round = round;
          state.ending = { why: 'round', left: [] };
          heroOf(state, 0).fame = 5;
          heroOf(state, 1).fame = 9;
        });
      const before = after(rounds - 1);
      expect([scenario, before.state.stage, before.state.round, before.match.outcome]).toEqual([
        scenario,
        'tactics',
        rounds,
        null,
      ]);
      const over = after(rounds);
      expect([over.state.stage, over.match.outcome?.winners]).toEqual(['over', [1]]);
      expect(over.match.outcome?.scores).toEqual(scenario === 'first-reconnaissance' ? expect.any(Array) : [5, 9]);
    }
  });

  test('MK-FLOW-10 sites share rules by category', () => {
    const kinds = (category: string): string[] =>
      Object.entries(SITES)
        .filter(([, site]) => site.category === category)
        .map(([kind]) => kind)
        .toSorted();
    expect(kinds('inhabited')).toEqual(['monastery', 'refugee-camp', 'village']);
    expect(kinds('fortified')).toEqual(['city', 'keep', 'mage-tower']);
    expect(kinds('rampaging')).toEqual(['draconum', 'marauding-orcs']);
    expect(kinds('other')).toEqual(['deep-mine', 'magical-glade', 'mine', 'portal']);
    // A keep is fortified, and for its owner inhabited too.
    const at = (owner: number): string[] =>
      sit({}, state => {
        layMap(state, ['country-3']);
        stand(state, 0, hexOn(1, 0, 1));
        hold(state, 0, 'rage');
        const keep = state.map.sites[hexOn(1, 0, 1)];
        if (keep) {
          keep.conquered = true;
          keep.shields = [owner];
        }
      }).offered('interact');
    expect([at(0), at(1)]).toEqual([['interact'], []]);
  });

  test('MK-FIX-09 the hero of the dummy player is drawn among those nobody has', () => {
    const dummies = new Set(
      seeds.map(seed => fresh({ scenario: 'solo-conquest', seats: 1 }, seed).choose('hero:tovak').state.dummy?.hero),
    );
    expect([...dummies].toSorted()).toEqual(['arythea', 'goldyx', 'norowas']);
  });
});
