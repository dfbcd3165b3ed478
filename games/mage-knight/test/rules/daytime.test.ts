import { describe, expect, test } from 'vitest';
import { mageKnight } from '../../index.ts';
import { START } from '../../rules/lattice.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf, type State } from '../../state.ts';
import { deck, hexOn, hold, layMap, type Sitting, sit, stand } from '../positions.ts';

const LEAVES = ['march', 'march', 'march', 'march', 'march', 'march', 'march', 'march'] as const;
const [RED, GOLD, BLACK] = [1, 5, 6] as const;

interface Ending {
  readonly night?: boolean;
  readonly round?: number;
  readonly scenario?: 'full-conquest' | 'one-to-return' | 'druid-nights';
  readonly times?: 'darkness' | 'alternating' | 'night-arrival';
}

/** The last turn of a round ends: these dice are rolled. */
function roundEnds(
  dice: readonly number[],
  { night = false, round = 1, scenario = 'full-conquest', times = 'darkness' }: Ending = {},
  arrange: (state: State) => void = () => {},
): Sitting {
  const t = sit({ begun: false, night, scenario, settings: { times } }, state => {
    state.round = round;
    state.next = 0;
    state.ending = { why: 'round', left: [0] };
    stand(state, 0, hexOn(1, 0, 5));
    heroOf(state, 1).at = hexOn(1, 0, 3);
    hold(state, 0, 'rage');
    deck(state, 0, ...LEAVES);
    deck(state, 1, ...LEAVES);
    arrange(state);
  });
  t.choose('end').choose('discard:rage');
  return t.choose('done', dice);
}

describe('darkness is coming', () => {
  test('MK-VDAY-02 the game begins with a day, in every scenario that agrees on it', () => {
    for (const { settings } of mageKnight.scenarios)
      expect(settings.find(({ id }) => id === 'times')?.values).toEqual(['alternating', 'night-arrival', 'darkness']);
    expect(sit({ settings: { times: 'darkness' }, begun: false }, () => {}).state.night).toBe(false);
  });

  test('MK-VDAY-02 after a day two dice are rolled: a black one brings the night, else another day follows', () => {
    const next = (...dice: number[]) => {
      const { state } = roundEnds(dice);
      return [state.round, state.night];
    };
    expect([next(RED, GOLD), next(RED, BLACK), next(BLACK, RED), next(BLACK, BLACK)]).toEqual([
      [2, false],
      [2, true],
      [2, true],
      [2, true],
    ]);
    expect(roundEnds([RED, BLACK]).events()).toContainEqual({
      kind: 'darkness-rolled',
      dice: ['red', 'black'],
      falls: true,
      rule: 'MK-VDAY-02',
    });
    // A later day is rolled for as the first one was.
    expect([3, 4].map(round => roundEnds([RED, BLACK], { round }).state.night)).toEqual([true, true]);
  });

  test('MK-VDAY-02 the night stays to the end, and nothing is rolled for it any more', () => {
    const t = roundEnds([], { night: true, round: 3 });
    expect([t.state.round, t.state.night]).toEqual([4, true]);
    expect(t.events().filter(({ kind }) => kind === 'darkness-rolled')).toEqual([]);
    expect(t.offered()).toContain('tactic:from-the-dusk');
    const usual = roundEnds([], { night: true, round: 3, times: 'alternating' });
    expect(usual.state.night).toBe(false);
  });

  test('MK-VDAY-03 if too few tactics are left those that were removed come back', () => {
    const t = roundEnds([RED, RED], {}, state => {
      state.tacticsGone = ['early-bird', 'rethink', 'mana-steal', 'planning', 'great-start', 'long-night'];
    });
    expect(t.offered().length).toBe(6);
    expect(t.state.tacticsGone).toEqual(['long-night']);
    expect(t.events()).toContainEqual({ kind: 'tactics-returned', night: false, rule: 'MK-VDAY-03' });
    // Two are enough for two.
    const enough = roundEnds([RED, RED], {}, state => {
      state.tacticsGone = ['early-bird', 'rethink', 'mana-steal', 'planning'];
    });
    expect(enough.offered()).toEqual(['tactic:great-start', 'tactic:the-right-moment']);
  });

  test('MK-VDAY-04 the portal closes after the first day, and not again after another one', () => {
    const after = (round: number, arrange: (state: State) => void = () => {}) =>
      roundEnds([RED, RED], { scenario: 'one-to-return', round }, state => {
        heroOf(state, 1).at = START;
        arrange(state);
      }).state;
    const first = after(1);
    expect([first.heroes.map(({ out }) => out), first.map.sites[START]]).toEqual([[false, true], undefined]);
    const second = after(2, state => {
      delete state.map.sites[START];
    });
    expect(second.heroes.map(({ out }) => out)).toEqual([false, false]);
  });

  test('MK-VDAY-04 nights are counted as they come: those after the last one the scenario knows are like it', () => {
    const summoned = (nights: number, round: number) => {
      const t = sit({ scenario: 'druid-nights', night: true, settings: { times: 'darkness' } }, state => {
        layMap(state, ['country-3']);
        state.map.sites = { [hexOn(1, 0, 1)]: { ...newSite('magical-glade'), shields: [0] } };
        state.round = round;
        state.notes = { nights };
        stand(state, 0, hexOn(1, 0, 0));
        hold(state, 0, 'rage');
      });
      t.choose('incantation');
      return t.happened().flatMap(event => (event.kind === 'token-revealed' ? [event.token] : []));
    };
    const brown = sit().state.tokens.brown.pile;
    const red = sit().state.tokens.red.pile;
    // The first night is that of round 3 here: a brown enemy; then red ones.
    expect(summoned(1, 3).map(token => brown.includes(token))).toEqual([true]);
    expect(summoned(2, 4).map(token => red.includes(token))).toEqual([true]);
    expect(summoned(3, 4).map(token => red.includes(token))).toEqual([true]);
    // Each night that begins is one more.
    expect(roundEnds([RED, BLACK]).state.notes.nights).toBe(1);
    expect(
      roundEnds([], { night: true, round: 2 }, state => {
        state.notes.nights = 1;
      }).state.notes.nights,
    ).toBe(2);
  });
});
