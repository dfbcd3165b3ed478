import { describe, expect, test } from 'vitest';
import type { TacticId } from '../../content/tactics.ts';
import { hasRule } from '../../rules/passives.ts';
import type { State } from '../../state.ts';
import { deck, hexOn, hold, me, type Sitting, sit, source, stand, tactic, tokens, turn } from '../positions.ts';

/** Seat 0 takes a tactic first; seat 1 has more fame. */
const choosing = (night: boolean, arrange: (state: State) => void = () => {}): Sitting =>
  sit({ begun: false, night }, state => {
    state.stage = 'tactics';
    state.heroes.forEach(hero => {
      hero.tactic = null;
      hero.fame = 1;
    });
    hero(state).fame = 0;
    const day: TacticId[] = ['early-bird', 'rethink', 'mana-steal', 'planning', 'great-start', 'the-right-moment'];
    const dark: TacticId[] = [
      'from-the-dusk',
      'long-night',
      'mana-search',
      'midnight-meditation',
      'preparation',
      'sparing-power',
    ];
    state.tactics = night ? dark : day;
    arrange(state);
  });

const hero = (state: State) => state.heroes[0] as State['heroes'][0];
const size = (t: Sitting): number => {
  const { top, rest, bottom } = me(t).deck;
  return top.length + rest.length + bottom.length;
};

/** Directly before the turn of seat 0. */
const before = (id: TacticId, arrange: (state: State) => void): Sitting =>
  sit({ begun: false, night: true }, state => {
    state.next = 0;
    tactic(state, 0, id);
    arrange(state);
  });

describe('day tactics', () => {
  test('Early Bird: nothing but the first place', () => {
    const t = choosing(false).choose('tactic:early-bird').choose('tactic:planning');
    expect([t.state.order, me(t).hand]).toEqual([[0, 1], []]);
  });

  test('Rethink: up to 3 cards, wounds too, are discarded and replaced, then the discard pile is shuffled in', () => {
    const t = choosing(false, state => {
      hold(state, 0, 'march', 'rage', 'wound', 'wound');
      deck(state, 0, 'stamina', 'stamina', 'stamina', 'stamina');
    });
    t.choose('tactic:rethink').choose('card:wound').choose('card:wound').choose('done');
    expect(me(t).hand).toEqual(['march', 'rage', 'stamina', 'stamina']);
    expect([me(t).deck.rest, me(t).discard]).toEqual([['stamina', 'stamina', 'wound', 'wound'], []]);
  });

  test('Rethink: three cards at the most, or none', () => {
    const t = choosing(false, state => {
      hold(state, 0, 'march', 'march', 'march', 'march');
      deck(state, 0, 'rage', 'rage', 'rage', 'rage');
    });
    t.choose('tactic:rethink').choose('card:march').choose('card:march').choose('card:march');
    expect([t.kind, t.seat, me(t).hand]).toEqual(['tactic', 1, ['march', 'rage', 'rage', 'rage']]);
    const none = choosing(false, state => {
      hold(state, 0, 'march');
      deck(state, 0, 'rage');
    });
    none.choose('tactic:rethink').choose('done');
    expect(me(none).hand).toEqual(['march']);
  });

  test('Mana Steal: a die of a basic colour lies on the card and serves in one own turn besides the die of the turn', () => {
    const t = choosing(false, state => {
      source(state, 'gold', 'red', 'blue');
      hold(state, 0, 'rage', 'rage', 'rage');
      deck(state, 0, 'march', 'march', 'march', 'march', 'march', 'march');
    });
    t.choose('tactic:mana-steal');
    expect(t.offered()).toEqual(['die:red', 'die:blue']);
    t.choose('die:red').choose('tactic:planning');
    expect([me(t).tactic?.die, t.state.source.map(({ kept, by }) => [kept, by])]).toEqual([
      'red',
      [
        [null, null],
        ['steal', 0],
        [null, null],
      ],
    ]);
  });

  test('Mana Steal: once used the die is rolled and goes back at the end of that turn, else it stays', () => {
    const turnWith = (use: boolean): Sitting => {
      const t = sit({}, state => {
        source(state, 'red', 'green');
        tactic(state, 0, 'mana-steal');
        const die = state.source[0];
        if (die) {
          die.kept = 'steal';
          die.by = 0;
        }
        const mine = hero(state).tactic;
        if (mine) mine.die = 'red';
        hold(state, 0, 'march', 'threaten');
        stand(state, 0, hexOn(1, 0, 2));
      });
      t.choose('interact');
      if (use) {
        t.choose('play:threaten,strong');
        expect(t.offered('pay')).toEqual([]);
      }
      t.choose('done').choose('end');
      return t;
    };
    const used = turnWith(true);
    expect([me(used).tactic?.die, used.state.source[0]?.by, used.state.source[0]?.kept]).toEqual([null, null, null]);
    const kept = turnWith(false);
    expect([me(kept).tactic?.die, kept.state.source[0]?.by, kept.state.source[0]?.kept]).toEqual(['red', 0, 'steal']);
  });

  test('Planning: with at least 2 cards in hand before drawing the hand limit is 1 higher', () => {
    const drawn = (...cards: ('march' | 'rage')[]): number => {
      const t = sit({}, state => {
        tactic(state, 0, 'planning');
        hold(state, 0, 'rage', ...cards);
        deck(state, 0, ...Array.from({ length: 9 }, () => 'stamina' as const));
      });
      t.choose('end').choose('discard:rage').chooseWhile('discard', 'done');
      return me(t).hand.length;
    };
    expect([drawn(), drawn('march'), drawn('march', 'march')]).toEqual([5, 5, 6]);
  });

  test('Great Start: 2 cards', () => {
    const t = choosing(false, state => deck(state, 0, 'rage', 'rage', 'march'));
    t.choose('tactic:great-start');
    expect([me(t).hand.length, size(t)]).toEqual([2, 1]);
  });

  test('The Right Moment: once a day another turn follows', () => {
    const t = sit({}, state => {
      tactic(state, 0, 'the-right-moment');
      hold(state, 0, 'rage');
      hold(state, 1, 'rage');
      deck(state, 0, 'march', 'march', 'march', 'march', 'march', 'march', 'march');
      deck(state, 1, 'march');
    });
    t.choose('tactic:the-right-moment');
    expect([t.offered('tactic'), me(t).tactic?.used]).toEqual([[], true]);
    t.choose('end').choose('discard:rage').chooseWhile('discard', 'done');
    expect([t.seat, t.kind, t.offered('tactic')]).toEqual([0, 'turn', []]);
    t.choose('end').choose('discard:march').chooseWhile('discard', 'done');
    expect(t.seat).toBe(1);
  });
});

describe('night tactics', () => {
  test('From the Dusk: nothing but the first place', () => {
    const t = choosing(true).choose('tactic:from-the-dusk').choose('tactic:preparation');
    expect([t.state.order, me(t).hand]).toEqual([[0, 1], []]);
  });

  test('Long Night: with an empty deed deck 3 random cards of the discard pile become it, once', () => {
    const t = sit({ night: true }, state => {
      tactic(state, 0, 'long-night');
      hold(state, 0, 'march');
      hero(state).discard = ['rage', 'rage', 'rage', 'rage'];
    });
    t.choose('tactic:long-night');
    expect([me(t).deck.rest, me(t).discard, me(t).tactic?.used]).toEqual([['rage', 'rage', 'rage'], ['rage'], true]);
    expect(t.offered('tactic')).toEqual([]);
    const full = sit({ night: true }, state => {
      tactic(state, 0, 'long-night');
      deck(state, 0, 'march');
      hero(state).discard = ['rage'];
    });
    expect(full.offered('tactic')).toEqual([]);
  });

  test('Long Night: also while drawing, if the player wants', () => {
    const drawing = (): Sitting =>
      sit({ night: true }, state => {
        tactic(state, 0, 'long-night');
        hold(state, 0, 'march');
        deck(state, 0, 'stamina');
        hero(state).discard = ['rage', 'rage', 'rage', 'rage'];
      })
        .choose('end')
        .choose('discard:march')
        .choose('done');
    const t = drawing();
    expect([t.kind, t.offered()]).toEqual(['whether', ['pass', 'tactic:long-night']]);
    t.choose('tactic:long-night');
    expect([me(t).hand.length, me(t).discard.length, me(t).tactic?.used]).toEqual([4, 2, true]);
    const not = drawing().choose('pass');
    expect([me(not).hand, me(not).tactic?.used]).toEqual([['stamina'], false]);
  });

  test('Mana Search: once a turn, before a die is used, up to 2 dice are rolled again, gold ones first', () => {
    const t = sit({ night: true }, state => {
      tactic(state, 0, 'mana-search');
      source(state, 'gold', 'red', 'blue');
      hold(state, 0, 'rage', 'march');
    });
    t.choose('tactic:mana-search');
    // The gold die is taken without a question.
    expect(t.offered()).toEqual(['die:red', 'die:blue', 'done']);
    t.choose('die:red', [4, 3]);
    expect(t.state.source.map(({ colour }) => colour)).toEqual(['white', 'green', 'blue']);
    expect(t.offered('tactic')).toEqual([]);
  });

  test('Mana Search: not after a die of the Source was used', () => {
    const t = sit({ night: true }, state => {
      tactic(state, 0, 'mana-search');
      source(state, 'green', 'red');
      hold(state, 0, 'march', 'march');
    });
    expect(t.offered('tactic')).toEqual(['tactic:mana-search']);
    t.choose('play:march,strong');
    expect(t.offered('tactic')).toEqual([]);
  });

  test('Midnight Meditation: before a turn up to 5 cards, wounds too, are shuffled into the deck and as many drawn, once', () => {
    const t = before('midnight-meditation', state => {
      hold(state, 0, 'rage', 'wound', 'wound');
      deck(state, 0, ...Array.from({ length: 6 }, () => 'march' as const));
    });
    expect([t.kind, t.offered()]).toEqual(['before-turn', ['pass', 'tactic:midnight-meditation']]);
    t.choose('tactic:midnight-meditation').choose('card:wound').choose('card:wound').choose('done');
    expect([me(t).hand.length, size(t), me(t).hand.includes('rage')]).toEqual([3, 6, true]);
    expect([t.kind, me(t).tactic?.used]).toEqual(['turn', true]);
  });

  test('Preparation: a card of the deed deck comes into the hand', () => {
    const t = choosing(true, state => deck(state, 0, 'march', 'march', 'rage'));
    t.choose('tactic:preparation');
    expect(t.offered()).toEqual(['card:march', 'card:rage']);
    t.choose('card:rage');
    expect([me(t).hand, me(t).deck.rest]).toEqual([['rage'], ['march', 'march']]);
  });

  test('Sparing Power: before each turn a card goes under the tactic, or all of them come into the hand', () => {
    const t = before('sparing-power', state => {
      hold(state, 0, 'rage');
      deck(state, 0, 'march', 'march');
    });
    t.choose('tactic:sparing-power');
    // One card is stored; once before each turn.
    expect([me(t).tactic?.under, t.kind]).toEqual([['march'], 'turn']);
    const later = before('sparing-power', state => {
      hold(state, 0, 'rage');
      deck(state, 0, 'march');
      const mine = hero(state).tactic;
      if (mine) mine.under = ['march', 'march', 'stamina'];
    });
    later.choose('tactic:sparing-power');
    expect(later.offered()).toEqual(['option:0', 'option:1']);
    later.choose('option:1');
    expect([me(later).hand, me(later).tactic?.used, me(later).tactic?.under]).toEqual([
      ['march', 'march', 'rage', 'stamina'],
      true,
      [],
    ]);
    expect(hasRule(later.state, 0, 'tactic-used')).toBe(false);
  });

  test('Sparing Power: nobody knows the cards under it', () => {
    const t = sit({ night: true }, state => {
      tactic(state, 0, 'sparing-power');
      deck(state, 0, 'march', 'rage');
      const mine = hero(state).tactic;
      if (mine) mine.under = ['stamina'];
      tokens(state, 0, 'red');
    });
    const own = t.match.view(0).heroes[0];
    expect([own?.tactic?.under, own?.unseen, turn(t).move]).toEqual([1, ['march', 'rage', 'stamina'], 0]);
  });
});
