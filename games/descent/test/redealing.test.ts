import { newChance, pileCards, putOnTop, putUnder, sample } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { resample } from '../redealing.ts';
import { drawCards } from '../rules/overlord-cards.ts';
import type { Fact } from '../types.ts';
import { acts, at, hero, holds, lay, monster, type Played, sit } from './positions.ts';

const CARDS = ['dash', 'frenzy', 'tripwire', 'dark-might', 'pit-trap', 'word-of-misery'];
const SEEDS = Array.from({ length: 24 }, (_, i) => `${i}`);

/** The overlord's turn begins; some ask comes after he has drawn. */
function turnBegins(
  hand: readonly string[],
  deck: readonly string[],
  arrange: (t: Played['state']) => void = () => {},
) {
  return sit(state => {
    hero(state, 'syndrael', 'knight', 'E5').acted = true;
    hero(state, 'avric-albright', 'disciple', 'F8').acted = true;
    monster(state, 'zombie', 'J8');
    state.stage = 'overlord';
    holds(state, hand, deck);
    arrange(state as Played['state']);
  });
}

/** In every world that could be the true one for this viewer, it sees what it sees. */
function expectSameView({ match }: Played, viewer: number): void {
  for (const seed of SEEDS)
    expect(match.game.view(sample(match, viewer, newChance(seed)).state, viewer), seed).toEqual(match.view(viewer));
}

/** A turn in which he draws this card by luck, from among others. */
function drawing(card: string, arrange?: (t: Played['state']) => void): Played {
  for (let n = 2; n <= CARDS.length; n++) {
    const t = turnBegins([], [card, ...CARDS.slice(0, n)], arrange);
    if (t.state.overlord.hand.includes(card)) return t;
  }
  throw new Error('He draws something else.');
}

describe('worlds dealt anew', () => {
  test('D2-OLGEN-10 a card the overlord has drawn and played since is drawn in every world, none is lost', () => {
    const t = drawing('dark-charm').choose('play:dark-charm');
    expect([t.kind, t.state.overlord.hand]).toEqual(['pick', []]);
    expectSameView(t, 1);
  });

  test('D2-OLGEN-10 dice rolled after that show the same in every world', () => {
    const t = drawing('dark-charm', state =>
      lay(state, 'syndrael', { at: 'test-rolled', effects: [{ do: 'reroll', of: 'test' }] }),
    );
    t.choose('play:dark-charm').choose('pick:syndrael');
    expect([t.kind, t.state.tests.length]).toEqual(['answer', 1]);
    expectSameView(t, 1);
  });

  test('D2C-OL-47 cards that are drawn and discarded in one go are drawn then in every world, not before', () => {
    const t = turnBegins(['unholy-ritual'], [...CARDS, ...CARDS], state => {
      for (const space of ['J5', 'J6', 'J7']) monster(state, 'zombie', space);
    });
    t.choose('play:unholy-ritual');
    t.choose(t.offered('card')[0] ?? '');
    expect([t.kind, t.state.overlord.out.length]).toEqual(['which', 2]);
    expectSameView(t, 1);
  });

  test('D2-OLGEN-10 the overlord knows what he has drawn from a deck on which others have put cards back', () => {
    const t = turnBegins(['dark-charm'], CARDS.slice(0, 4), state => {
      putOnTop(state.overlord.deck, 'word-of-misery');
      putUnder(state.overlord.deck, 'pit-trap');
      state.overlord.foreseen = true;
    });
    expect([t.kind, t.state.overlord.hand]).toEqual(['answer', ['dark-charm', 'word-of-misery']]);
    expectSameView(t, 0);
  });

  test('D2-SRCH-06 a search token that was a usual one is not the special one in any world', () => {
    const t = sit(state => {
      hero(state, 'tomble-burrowell', 'thief', 'E5', ['appraisal']);
      hero(state, 'avric-albright', 'disciple', 'F8');
      monster(state, 'zombie', 'J8');
      for (const [i, face] of ['special', 'usual'].entries())
        state.tokens.push({
          id: `search-${i + 1}`,
          kind: 'search',
          cell: at(state, ['J5', 'E6'][i] ?? ''),
          face,
          hidden: true,
        });
      state.search = { top: [], rest: ['curse-doll', 'nothing'], bottom: [] };
    });
    acts(t, 'tomble-burrowell').choose('search:search-2');
    expect([t.kind, t.offered()]).toEqual(['answer', ['use:tomble-burrowell,appraisal,0', 'pass']]);
    expectSameView(t, 1);
  });
});

const DREW: Fact = { know: 'drew' };

describe('the overlord is asked whatever he holds', () => {
  test('D2-OLGEN-12 for a card of a type, which other decks do not hold', () => {
    // Frenzy and Dash are of different types.
    for (const deck of [
      ['dash', 'dark-might'],
      ['frenzy', 'dark-might'],
    ]) {
      const t = turnBegins(['upgrade', 'frenzy', 'tripwire', 'word-of-misery'], [...deck, 'dash', 'pit-trap']);
      for (let i = 0; i < 4 && t.kind === 'answer'; i++) t.choose('pass');
      t.choose('play:upgrade').choose('card:frenzy');
      expect(t.kind).toBe('which');
      expectSameView(t, 1);
    }
  });

  test('D2-OLGEN-12 for the order of cards he looks at, be they alike or not', () => {
    const t = turnBegins(
      ['plan-ahead'],
      ['dash', 'dash', 'dash', 'frenzy', 'tripwire', 'pit-trap', 'dark-might', 'dash'],
    );
    for (let i = 0; i < 4 && t.kind === 'answer'; i++) t.choose('pass');
    t.choose('play:plan-ahead');
    for (let i = 0; i < 4; i++) {
      expect(t.kind).toBe('which');
      expectSameView(t, 1);
      t.choose(t.offered('card')[0] ?? '');
    }
    expect([t.kind === 'which', t.state.overlord.deck.top.length]).toEqual([false, 5]);
  });

  test('D2-OLGEN-07 for a magic card', () => {
    const trade = (hand: readonly string[]) => {
      const t = turnBegins([...hand, 'dash'], ['frenzy', 'tripwire', 'critical-blow'], state => {
        putUnder(state.overlord.deck, 'dark-charm');
        state.overlord.out = ['word-of-misery'];
        lay(state, 'zombie-1', { at: 'overlord-ready', must: true, effects: [{ do: 'dark-trade' }] });
      });
      for (let i = 0; i < 4 && t.kind === 'answer'; i++) t.choose('pass');
      expect(t.kind).toBe('which');
      expectSameView(t, 1);
      return t;
    };
    expect(trade(['pit-trap']).offered()).toEqual(['done']);
    const t = trade(['dark-might']);
    t.choose(t.offered('card')[0] ?? '');
    if (t.kind === 'which') expectSameView(t, 1);
    t.chooseWhile('which', t.offered('card')[0] ?? 'done');
    expect(t.state.overlord.hand).toContain('word-of-misery');
  });
});

describe('what has been learned since the last rest', () => {
  /** Every world that fits these facts, for a hero's seat: what he holds there, and what he draws next. */
  function worlds(
    hand: readonly string[],
    deck: readonly string[],
    facts: readonly Fact[],
    more: (state: Played['state']) => void = () => {},
  ) {
    const t = turnBegins(hand, deck, more);
    const start = t.match.record().start.state as Played['state'];
    return SEEDS.map(seed => {
      const state = structuredClone(start);
      // What was dealt before leaves no trace.
      resample(state, 1, newChance('before'), facts);
      resample(state, 1, newChance(seed), facts);
      const all = [...state.overlord.hand, ...pileCards(state.overlord.deck)].sort();
      expect(all).toEqual([...start.overlord.hand, ...pileCards(start.overlord.deck)].sort());
      expect(state.overlord.hand).toHaveLength(hand.length);
      expect([state.overlord.deck.top.length, state.overlord.deck.bottom.length]).toEqual([
        start.overlord.deck.top.length,
        start.overlord.deck.bottom.length,
      ]);
      const held = [...state.overlord.hand];
      const luck = newChance(`luck ${seed}`);
      state.overlord.hand = [];
      const drawn = [1, 2, 3].map(() => {
        drawCards(state, { chance: luck } as never, 1);
        return state.overlord.hand.splice(0).join();
      });
      return { held, drawn, used: luck.used };
    });
  }
  const differ = (found: readonly unknown[]) => new Set(found.map(one => JSON.stringify(one))).size > 1;

  test('D2-OLGEN-10 more cards shown than held: the later ones are drawn first, and luck is asked as ever', () => {
    const shown = (card: string): Fact => ({ know: 'hand', card });
    const facts = [shown('dash'), DREW, DREW, shown('frenzy'), shown('tripwire')];
    const found = worlds(['dash'], CARDS.slice(1), facts);
    for (const { held, drawn, used } of found)
      expect([held, drawn.slice(0, 2), used]).toEqual([['dash'], ['frenzy', 'tripwire'], 3]);
    expect(differ(found.map(({ drawn }) => drawn[2]))).toBe(true);
  });

  test('D2-TRVGEN-08 a card that was shown and then discarded is one card', () => {
    const facts: Fact[] = [
      { know: 'hand', card: 'dash', stays: true },
      { know: 'hand', card: 'frenzy', stays: true },
      { know: 'hand', card: 'dash' },
      { know: 'hand', card: 'frenzy', stays: true },
    ];
    const found = worlds(['dash', 'frenzy'], ['dash', 'frenzy', ...CARDS.slice(2)], facts);
    for (const { held } of found) expect(held).toEqual(['dash', 'frenzy']);
    expect(differ(found.map(({ drawn }) => drawn[0]))).toBe(true);
    // Twice in one look are two cards.
    const both = worlds(['dash', 'dash'], CARDS, [facts[0], facts[0]] as Fact[]);
    for (const { held } of both) expect(held).toEqual(['dash', 'dash']);
  });

  test('D2-OLGEN-12 a card he has taken from his deck by name was not in his hand', () => {
    for (const { held } of worlds(['dash', 'frenzy'], CARDS.slice(2), [{ know: 'found', card: 'tripwire' }]))
      expect(held).not.toContain('tripwire');
  });

  test('D2-TRVGEN-08 who has looked through the deck knows what he holds, and a card taken out of it was one of those', () => {
    const deck = ['dash', ...CARDS.slice(2)];
    const facts: Fact[] = [
      ...deck.map((card): Fact => ({ know: 'deck', card })),
      { know: 'deck', card: 'dash', gone: true },
    ];
    for (const { held } of worlds(['dash', 'frenzy'], deck, facts)) expect(held).toEqual(['dash', 'frenzy']);
    // Who has not looked sees what is taken out.
    for (const { held } of worlds(['frenzy'], CARDS.slice(2), [{ know: 'deck', card: 'tripwire', gone: true }]))
      expect(held).not.toContain('tripwire');
  });

  test('D2-OLGEN-12 a card seen on the deck and put back is drawn once', () => {
    const facts: Fact[] = [{ know: 'seen', card: 'frenzy' }, DREW, { know: 'hand', card: 'frenzy' }];
    const found = worlds([], ['frenzy', ...CARDS], facts);
    for (const { drawn } of found) expect(drawn[0]).toBe('frenzy');
    expect(differ(found.map(({ drawn }) => drawn[1]))).toBe(true);
  });

  test('D2-OLGEN-12 two cards alike in one look are two cards, in two looks they may be one', () => {
    const alike = (among: number): Fact[] => [
      { know: 'seen', card: 'dash', among },
      { know: 'seen', card: 'dash', among },
    ];
    const dashes = (facts: readonly Fact[]): number[] =>
      worlds(['frenzy', 'tripwire'], ['dash', 'dash', 'dark-might'], facts).map(
        ({ held }) => held.filter(card => card === 'dash').length,
      );
    expect(new Set(dashes(alike(2)))).toEqual(new Set([0]));
    expect(dashes(alike(1))).toContain(1);
  });

  test('D2C-OL-47 a card known to be among the last ones drawn is none of those before', () => {
    const found = worlds([], CARDS, [DREW, DREW, DREW, { know: 'next', card: 'frenzy', among: 2 }]);
    for (const { drawn } of found) expect(drawn[1]).toBe('frenzy');
    expect(differ(found.map(({ drawn }) => drawn[0]))).toBe(true);
  });

  test('D2-OLGEN-12 cards on top of the deck and under it stay as many, so that luck is asked as often', () => {
    const found = worlds(
      ['dash'],
      CARDS.slice(1, 5),
      [DREW, { know: 'next', card: 'frenzy', among: 1 }],
      ({ overlord: { deck } }) => {
        putOnTop(deck, 'word-of-misery');
        putUnder(deck, 'dash');
      },
    );
    for (const { drawn, used } of found) expect([drawn[0], used]).toEqual(['frenzy', 2]);
    expect(differ(found.map(({ drawn }) => drawn[1]))).toBe(true);
  });
});
