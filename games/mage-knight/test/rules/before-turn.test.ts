import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { othersReact } from '../../rules/before-turn.ts';
import type { State } from '../../state.ts';
import { crystals, deck, hexOn, hold, me, type Sitting, sit, skill, stand, tactic, tokens } from '../positions.ts';

const VILLAGE = hexOn(1, 0, 2);

/** Directly before the turn of seat 0, who stands on the village. */
const waiting = (arrange: (state: State) => void = () => {}): Sitting =>
  sit({ begun: false }, state => {
    state.next = 0;
    stand(state, 0, VILLAGE);
    hold(state, 0, 'march');
    deck(state, 0, 'rage', 'rage', 'rage');
    hold(state, 1, 'march');
    deck(state, 1, 'rage');
    arrange(state);
  });

describe('options before a turn', () => {
  test('MK-PRE-01 MK-PRE-02 tactics, skills and villages are offered directly before the own turn', () => {
    const t = waiting(state => {
      skill(state, 0, 'motivation-tovak', 'double-time');
      tactic(state, 0, 'midnight-meditation');
    });
    expect([t.kind, t.seat]).toEqual(['before-turn', 0]);
    expect(t.offered()).toEqual(['pass', 'plunder', 'skill:motivation-tovak', 'tactic:midnight-meditation']);
    t.choose('pass');
    expect([t.kind, me(t).hand]).toEqual(['turn', ['march']]);
  });

  test('MK-PRE-01 plundering a village costs 1 reputation and brings 2 cards, once between two turns', () => {
    const t = waiting().choose('plunder');
    expect([me(t).hand, me(t).reputation, t.kind]).toEqual([['march', 'rage', 'rage'], -1, 'turn']);
    t.choose('end').choose('discard:rage').chooseWhile('discard', 'done');
    t.choose('end').choose('discard:march').chooseWhile('discard', 'done');
    expect([t.seat, t.offered()]).toEqual([0, ['pass', 'plunder']]);
  });

  test('MK-PRE-01 only where a village stands', () => {
    const t = waiting(state => {
      const site = state.map.sites[VILLAGE];
      if (site) site.gone = true;
    });
    expect(t.kind).toBe('turn');
  });

  test('MK-PRE-03 they may be used before the first turn of a round and between two turns of the same player', () => {
    const first = waiting(state => {
      state.turn = 0;
    });
    expect(first.kind).toBe('before-turn');
    const t = sit({}, state => {
      stand(state, 0, VILLAGE);
      tactic(state, 0, 'the-right-moment');
      hold(state, 0, 'march');
      deck(state, 0, 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage');
    });
    t.choose('tactic:the-right-moment').choose('end').choose('discard:march').chooseWhile('discard', 'done');
    expect([t.seat, t.kind, t.offered()]).toEqual([0, 'before-turn', ['pass', 'plunder']]);
  });

  test('MK-PRE-04 MK-PRE-10 others may react to an effect that touches them, before it happens', () => {
    const t = sit({ heroes: ['tovak', 'arythea'] }, state => {
      skill(state, 0, 'mana-exploit');
      skill(state, 1, 'motivation-arythea');
      deck(state, 1, 'rage', 'rage', 'rage');
      hold(state, 0, 'march');
    });
    t.choose('skill:mana-exploit');
    expect([t.seat, t.kind, t.offered()]).toEqual([1, 'before-turn', ['pass', 'skill:motivation-arythea']]);
    expect(t.state.lasting).toEqual([]);
    t.choose('skill:motivation-arythea');
    expect(t.state.heroes[1]?.hand.length).toBe(2);
    // Only now the colour is chosen.
    expect([t.seat, t.kind]).toEqual([0, 'colour']);
  });

  test('MK-PRE-10 others may react to the announcement of the end of the round', () => {
    const t = waiting(state => {
      stand(state, 0, hexOn(1, 0, 0));
      deck(state, 0);
      stand(state, 1, VILLAGE);
      deck(state, 1, 'rage', 'rage');
    });
    expect(t.offered()).toEqual(['pass', 'announce']);
    t.choose('announce');
    expect([t.seat, t.offered(), t.state.ending]).toEqual([1, ['pass', 'plunder'], null]);
    t.choose('plunder');
    expect([t.state.ending?.why, t.state.heroes[1]?.hand]).toEqual(['round', ['march', 'rage', 'rage']]);
  });

  test('MK-PRE-05 not during the own end of a turn', () => {
    const t = sit({}, state => {
      stand(state, 0, VILLAGE);
      skill(state, 0, 'motivation-tovak');
      hold(state, 0, 'march', 'rage');
      deck(state, 0, 'rage', 'rage');
    });
    t.choose('end');
    expect([t.kind, t.offered()]).toEqual(['discard', ['discard:march', 'discard:rage']]);
  });

  test('MK-PRE-06 not before all have a tactic', () => {
    const t = waiting(state => {
      state.stage = 'tactics';
      state.tactics = ['early-bird', 'planning', 'great-start'];
      for (const hero of state.heroes) hero.tactic = null;
      stand(state, 1, VILLAGE);
      skill(state, 0, 'motivation-tovak');
      skill(state, 1, 'motivation-tovak');
    });
    const asked = [];
    for (; t.kind === 'tactic'; t.choose(t.offered()[0] ?? '')) asked.push([t.seat, t.offered()]);
    expect(asked).toEqual([
      [1, ['tactic:early-bird', 'tactic:planning', 'tactic:great-start']],
      [0, ['tactic:planning', 'tactic:great-start']],
    ]);
    // Now all have one.
    expect([t.kind, t.seat, t.offered()]).toEqual(['before-turn', 1, ['pass', 'plunder', 'skill:motivation-tovak']]);
  });

  test('MK-PRE-06 nor as a reaction while tactics are taken', () => {
    const asked = (stage: State['stage']) => {
      const { state } = waiting();
      stand(state, 1, VILLAGE);
      state.stage = stage;
      return othersReact(state, { chance: newChance('unused') }, 0).next().value?.options;
    };
    expect([asked('turns'), asked('tactics')]).toEqual([[{ do: 'pass' }, { do: 'plunder' }], undefined]);
  });

  test('MK-PRE-07 not after the own last turn of the round', () => {
    const reacting = (left: number[]): Sitting =>
      sit({ heroes: ['tovak', 'arythea'] }, state => {
        skill(state, 0, 'mana-exploit');
        skill(state, 1, 'motivation-arythea');
        deck(state, 1, 'rage', 'rage', 'rage');
        hold(state, 0, 'march');
        state.ending = { why: 'round', left };
      }).choose('skill:mana-exploit');
    expect(reacting([1]).seat).toBe(1);
    expect(reacting([]).seat).toBe(0);
  });

  test('MK-PRE-07 whoever is out of the game does not react', () => {
    const t = sit({ heroes: ['tovak', 'arythea'] }, state => {
      skill(state, 0, 'mana-exploit');
      skill(state, 1, 'motivation-arythea');
      deck(state, 1, 'rage', 'rage', 'rage');
      hold(state, 0, 'march');
      const other = state.heroes[1];
      if (other) other.out = true;
    }).choose('skill:mana-exploit');
    expect([t.seat, t.kind]).toEqual([0, 'colour']);
  });

  test('MK-PRE-08 nothing else is played outside the own turn', () => {
    const t = waiting(state => {
      skill(state, 0, 'double-time', 'potion-making', 'dark-fire-magic');
      tactic(state, 0, 'the-right-moment');
      tokens(state, 0, 'red');
      crystals(state, 0, 'red');
    });
    expect(t.offered()).toEqual(['pass', 'plunder']);
  });

  test('MK-PRE-09 an empty hand is looked at only after these options', () => {
    const bare = (state: State): void => {
      hold(state, 0);
      deck(state, 0, 'rage', 'rage');
    };
    const t = waiting(bare).choose('plunder');
    // Deck and hand are looked at now: the deck is empty, the hand is not.
    expect([t.kind, t.offered(), me(t).hand]).toEqual(['before-turn', ['pass', 'announce'], ['rage', 'rage']]);
    const none = waiting(bare).choose('pass');
    expect(none.kind).toBe('turn');
  });
});
