import type { Effort } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { plan } from '../../heuristics/plan.ts';
import type { State } from '../../index.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf } from '../../state.ts';
import { view } from '../../view.ts';
import { army, deck, hexOn, hold, type Sitting, sit, source, stand, tokensOn } from '../positions.ts';

const planned = (t: Sitting, effort: Effort = 'thorough'): string[] => {
  const { ask } = t.match;
  if (ask === null) throw new Error('Nobody is asked.');
  const found = plan({ seat: ask.seat, ask, view: view(t.state, ask.seat) }, effort);
  return (found?.line ?? []).map(step => (typeof step === 'string' ? step : step.do));
};

/** Plays on by plans for as long as the turn lasts, and says what was answered. */
function playOn(t: Sitting): string[] {
  const answers: string[] = [];
  while (t.state.turns.length > 0 && t.kind !== null && answers.length < 60) {
    const [first] = planned(t);
    if (first === undefined) break;
    expect(t.offered()).toContain(first);
    t.choose(first);
    answers.push(first);
  }
  return answers;
}

/** Nothing on the map but what the test lays. */
const bare = (state: State): void => {
  state.map.sites = {};
  state.tiles.country = [];
  state.tiles.core = [];
};

const alone = { scenario: 'solo-conquest', seats: 1 } as const;

describe('a turn that is planned', () => {
  test('goes to the orcs the hand can defeat, and defeats them', () => {
    const orcs = hexOn(1, 0, 2);
    const t = sit(alone, state => {
      bare(state);
      state.map.sites[orcs] = newSite('marauding-orcs');
      tokensOn(state, orcs, 'diggers');
      stand(state, 0, hexOn(1, 0, 5));
      hold(state, 0, 'march', 'rage', 'determination', 'swiftness', 'stamina');
      source(state, 'red', 'blue');
    });
    const line = playOn(t);
    expect(line).toContain(`challenge:${orcs}`);
    expect(line.at(-1)).toBe('strike');
    expect(heroOf(t.state, 0).fame).toBe(2);
  });

  test('does not end where nothing but wounds is held and a rest is due', () => {
    const t = sit(alone, state => {
      // A glade would be a reason to stay.
      bare(state);
      state.map.sites[hexOn(1, 0, 5)] = newSite('magical-glade');
      stand(state, 0, hexOn(1, 0, 5));
      hold(state, 0, 'wound', 'wound', 'wound');
    });
    expect(t.offered()).toEqual(['rest']);
    expect(planned(t)).toEqual(['rest']);
  });

  test('rests to be rid of wounds, but not after it has moved', () => {
    const lay = (moved: boolean) =>
      sit(alone, state => {
        bare(state);
        stand(state, 0, hexOn(1, 0, 5));
        hold(state, 0, 'promise', 'wound', 'wound', 'wound', 'wound');
        if (moved) for (const turn of state.turns) turn.path = [hexOn(1, 0, 4), hexOn(1, 0, 5)];
      });
    expect([lay(false).offered('rest'), planned(lay(false))[0]]).toEqual([['rest'], 'rest']);
    expect([lay(true).offered('rest'), planned(lay(true))[0]]).toEqual([[], 'end']);
  });

  test('recruits where it can pay', () => {
    const t = sit(alone, state => {
      bare(state);
      const village = hexOn(1, 0, 2);
      state.map.sites[village] = newSite('village');
      stand(state, 0, village);
      state.offers.units = ['utem-guardsmen'];
      hold(state, 0, 'promise', 'promise', 'threaten', 'rage');
    });
    const line = playOn(t);
    expect(line).toContain('interact');
    expect(line).toContain('recruit:utem-guardsmen');
    expect(heroOf(t.state, 0).units.map(({ unit }) => unit)).toEqual(['utem-guardsmen']);
  });

  test('reveals a tile where there is one and nothing better to do', () => {
    const t = sit(alone, state => {
      bare(state);
      state.tiles.country = ['country-3', 'country-4'];
      stand(state, 0, hexOn(1, 0, 1));
      hold(state, 0, 'march');
    });
    expect(planned(t)).toEqual(['play:march,basic', expect.stringMatching(/^explore:/)]);
  });

  test('rests with a hand of wounds', () => {
    const t = sit(alone, state => {
      bare(state);
      hold(state, 0, 'wound', 'wound', 'wound', 'rage');
      deck(state, 0, 'march', 'march', 'stamina', 'rage', 'swiftness', 'stamina');
    });
    expect(planned(t)).toEqual(['rest', 'discard:rage', 'discard:wound', 'discard:wound', 'discard:wound']);
  });

  test('does not begin what it would lose', () => {
    const dragon = hexOn(1, 0, 2);
    const t = sit(alone, state => {
      bare(state);
      state.map.sites[dragon] = newSite('draconum');
      tokensOn(state, dragon, 'fire-dragon');
      stand(state, 0, hexOn(1, 0, 3));
      hold(state, 0, 'rage', 'march');
    });
    expect(planned(t)).not.toContain(`challenge:${dragon}`);
  });

  test('what luck decides ends the line', () => {
    const t = sit(alone, state => {
      bare(state);
      state.map.sites[hexOn(1, 0, 2)] = newSite('dungeon');
      stand(state, 0, hexOn(1, 0, 2));
      heroOf(state, 0).fame = 60;
      hold(state, 0, 'rage', 'rage', 'determination', 'determination', 'fireball', 'flame-wall', 'ice-shield');
      source(state, 'red', 'blue');
      army(state, 0, 'utem-guardsmen');
    });
    expect(planned(t).at(-1)).toBe('enter');
  });

  test('in thought there is none: playing on is quicker', () => {
    const t = sit(alone, state => hold(state, 0, 'rage', 'march'));
    expect(t.kind).toBe('turn');
    expect(planned(t, 'quick')).toEqual([]);
  });

  test('the same decision has the same plan, also in the middle of it', () => {
    const t = sit(alone, state => {
      bare(state);
      state.map.sites[hexOn(1, 0, 2)] = newSite('marauding-orcs');
      tokensOn(state, hexOn(1, 0, 2), 'diggers');
      stand(state, 0, hexOn(1, 0, 5));
      hold(state, 0, 'march', 'rage', 'determination', 'swiftness', 'stamina');
      source(state, 'red', 'blue');
    });
    const line = planned(t);
    for (let i = 0; i < line.length && t.state.turns.length > 0; i++) {
      expect(planned(t)).toEqual(line.slice(i));
      t.choose(line[i] ?? '');
    }
  });
});

describe('before a turn', () => {
  const emptyDeck = (scenario: 'solo-conquest' | 'full-conquest', ...hand: Parameters<typeof hold>[2][]): Sitting =>
    sit({ scenario, seats: scenario === 'solo-conquest' ? 1 : 2, begun: false }, state => {
      deck(state, 0);
      hold(state, 0, ...hand);
      state.next = 0;
    });

  test('nobody gives up a turn that could be something', () => {
    expect(planned(emptyDeck('solo-conquest', 'march'))).toEqual(['pass']);
    expect(planned(emptyDeck('full-conquest', 'march', 'rage'))).toEqual(['pass']);
  });

  test('with wounds alone, and among rivals with a last card, the end is announced', () => {
    expect(planned(emptyDeck('solo-conquest', 'wound', 'wound'))).toEqual(['announce']);
    expect(planned(emptyDeck('full-conquest', 'march', 'wound'))).toEqual(['announce']);
  });
});
