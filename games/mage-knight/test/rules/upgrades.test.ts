import { erased, newPile, perspective, pileCards, pileSize, type Seat } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { cardTypes } from '../../content/card-types.ts';
import type { CardId } from '../../content/cards.ts';
import { mageKnight } from '../../index.ts';
import { mayGiveUp, ratingOf } from '../../rules/upgrades.ts';
import { heroOf, type State } from '../../state.ts';
import { army, crystals, deck, hold, type Sitting, sit } from '../positions.ts';

type Seating = NonNullable<Parameters<typeof sit>[0]>;

/** A night is over, in the second of six rounds: the advanced actions that come are these, the last one first. */
const nightOver = (
  arrange: (state: State) => void = () => {},
  { settings = {}, ...more }: Seating = {},
  round = 2,
): Sitting =>
  sit({ begun: false, night: true, settings: { 'action-upgrades': 'upgrades', ...settings }, ...more }, state => {
    state.round = round;
    state.ending = { why: 'round', left: [] };
    state.offers.actions = ['diplomacy', 'ambush', 'in-need'];
    state.piles.actions = {
      top: ['ice-bolt', 'path-finding', 'blood-rage', 'heroic-tale'],
      rest: [],
      bottom: ['agility'],
    };
    for (const seat of state.heroes.keys()) deck(state, seat, 'march', 'rage', 'promise', 'crystallize');
    arrange(state);
  });
const owned = (t: Sitting, seat: Seat): CardId[] => {
  const { hand, deck: pile, discard } = heroOf(t.state, seat);
  return [...hand, ...pileCards(pile), ...discard].sort();
};

describe('action upgrades', () => {
  test('MK-VUPG-01 after a night as many advanced actions are revealed as there are players, and one more', () => {
    const t = nightOver();
    expect([t.kind, t.state.stage, t.state.upgrade?.cards]).toEqual([
      'upgrade',
      'upgrade',
      ['heroic-tale', 'blood-rage', 'path-finding'],
    ]);
    expect(t.events(0).filter(({ kind }) => kind === 'laid-out')).toMatchObject([
      { what: 'upgrade', id: 'heroic-tale', rule: 'MK-VUPG-01' },
      { what: 'upgrade', id: 'blood-rage' },
      { what: 'upgrade', id: 'path-finding' },
    ]);
    // The new day is prepared only afterwards.
    expect([t.state.round, t.state.night]).toEqual([2, true]);
    expect(nightOver(() => {}, { seats: 3 }).state.upgrade?.cards).toHaveLength(4);
    const alone = nightOver(() => {}, { scenario: 'solo-conquest', seats: 1 });
    expect(alone.state.upgrade?.cards).toHaveLength(2);
  });

  test('MK-VUPG-01 after every night but the last: twice in six rounds; never after a day, or without the variant', () => {
    const follows = (round: number, more: Seating = {}): boolean => nightOver(() => {}, more, round).kind === 'upgrade';
    expect([2, 4, 6].map(round => follows(round))).toEqual([true, true, false]);
    expect(follows(3, { night: false })).toBe(false);
    // Arrival at night: the nights are rounds 1, 3 and 5.
    expect([1, 3, 5].map(round => follows(round, { settings: { times: 'night-arrival' } }))).toEqual([
      true,
      true,
      false,
    ]);
    // Once darkness has come, night follows night.
    expect([4, 5, 6].map(round => follows(round, { settings: { times: 'darkness' } }))).toEqual([true, true, false]);
    expect(follows(2, { settings: { 'action-upgrades': 'none' } })).toBe(false);
  });

  test('MK-VUPG-02 decks count 2 for artifacts and spells, 1 for advanced actions and for two crystals, units their level', () => {
    const t = nightOver(state => {
      hold(state, 0, 'fireball', 'wound');
      deck(state, 0, 'banner-of-glory', 'ice-bolt', 'learning', 'march');
      heroOf(state, 0).discard = ['rage', 'whirlwind'];
      crystals(state, 0, 'red', 'red', 'blue');
      army(state, 0, 'peasants', 'altem-guardians', 'utem-crossbowmen');
      for (const unit of heroOf(state, 0).units.slice(1)) unit.wounds = 1;
    });
    // 2 spells and an artifact 6, 2 advanced actions 2, 3 crystals 1; units of level 1, of 4 and 2 wounded: 1 + 2 + 1.
    expect(t.state.upgrade?.ratings).toEqual([13, 0]);
    expect(t.events('spectator').filter(({ kind }) => kind === 'deck-rated')).toMatchObject([
      { seat: 0, n: 13 },
      { seat: 1, n: 0 },
    ]);
  });

  test('MK-VUPG-02 a wounded unit of an odd level counts half, rounded down', () => {
    const t = nightOver(state => {
      army(state, 0, 'amotep-gunners');
      for (const unit of heroOf(state, 0).units) unit.wounds = 2;
      army(state, 1, 'peasants');
      for (const unit of heroOf(state, 1).units) unit.wounds = 1;
    });
    expect(t.state.upgrade?.ratings).toEqual([1, 0]);
  });

  test('MK-VUPG-03 each level above the lowest adds 3', () => {
    const t = nightOver(
      state => {
        heroOf(state, 0).level = 5;
        heroOf(state, 1).level = 2;
        heroOf(state, 2).level = 3;
        crystals(state, 2, 'red', 'red');
      },
      { seats: 3 },
    );
    expect(t.state.upgrade?.ratings).toEqual([9, 0, 4]);
    expect([0, 1, 2].map(seat => ratingOf(t.state, seat))).toEqual([9, 0, 4]);
  });

  test('MK-VUPG-04 whoever has the lowest result chooses first; of those tied less fame, then later in the order', () => {
    const asked = (arrange: (state: State) => void): (Seat | null)[] => {
      const t = nightOver(arrange, { seats: 4 });
      const seats: (Seat | null)[] = [];
      for (; t.kind === 'upgrade'; t.choose('pass')) seats.push(t.seat);
      return seats;
    };
    expect(
      asked(state => {
        crystals(state, 0, 'red', 'red');
        crystals(state, 1, 'red', 'red', 'blue', 'blue');
        heroOf(state, 2).fame = 2;
        heroOf(state, 3).fame = 1;
      }),
    ).toEqual([3, 2, 0, 1]);
    expect(
      asked(state => {
        state.order = [1, 3, 0, 2];
      }),
    ).toEqual([2, 0, 3, 1]);
  });

  test('MK-VUPG-04 each may take one card into the hand and throws an own action away for it; nobody has to', () => {
    const t = nightOver(state => hold(state, 1, 'fireball', 'stamina', 'wound'));
    // Seat 0 has the weaker deck.
    expect([t.seat, t.offered()]).toEqual([
      0,
      ['pass', 'upgrade:heroic-tale', 'upgrade:blood-rage', 'upgrade:path-finding'],
    ]);
    t.choose('pass');
    expect([t.seat, owned(t, 0)]).toEqual([1, ['crystallize', 'march', 'promise', 'rage']]);
    t.choose('upgrade:path-finding');
    // It is green and for movement: so are March and Stamina; neither a spell nor a wound is an action.
    expect([t.kind, t.offered()]).toEqual(['give-up', ['give-up:march', 'give-up:stamina']]);
    t.choose('give-up:stamina');
    expect(t.events('spectator')).toEqual(
      expect.arrayContaining([
        { kind: 'thrown-away', seat: 1, card: 'stamina', rule: 'MK-VUPG-04' },
        { kind: 'card-gained', seat: 1, card: 'path-finding', to: 'hand', rule: 'MK-VUPG-04' },
      ]),
    );
    expect([t.kind, owned(t, 1)]).toEqual([
      'tactic',
      ['crystallize', 'fireball', 'march', 'path-finding', 'promise', 'rage', 'wound'],
    ]);
  });

  test('MK-VUPG-04 a card that was taken is no longer there for the next player', () => {
    const t = nightOver().choose('upgrade:blood-rage');
    expect([t.kind, t.offered()]).toEqual(['give-up', ['give-up:rage']]);
    t.choose('give-up:rage');
    expect(t.offered()).toEqual(['pass', 'upgrade:heroic-tale', 'upgrade:path-finding']);
    expect(heroOf(t.state, t.seat === 0 ? 1 : 0).hand).toEqual(['blood-rage']);
  });

  test('MK-VUPG-05 the new card shares a colour or a type with the card thrown away', () => {
    const t = nightOver(state => {
      deck(state, 0, 'tranquility', 'swiftness', 'threaten', 'mana-draw', 'stamina');
      crystals(state, 1, 'red', 'red');
    });
    t.choose('upgrade:heroic-tale');
    // White, for influence: Mana Draw and Swiftness are white, Threaten is for influence.
    expect(t.offered()).toEqual(['give-up:mana-draw', 'give-up:swiftness', 'give-up:threaten']);
    expect(t.explain('give-up:tranquility')).toMatchObject({ allowed: false, rule: 'MK-VUPG-05' });
    expect(mayGiveUp('heroic-tale', 'wound')?.rule).toBe('MK-VUPG-04');
    expect(mayGiveUp('power-of-crystals', 'stamina')).toBeNull();
    // Nothing of a deck fits: that card is not offered. Crystallize is blue and special, so nothing else fits it either.
    const none = nightOver(state => {
      deck(state, 0, 'crystallize');
      crystals(state, 1, 'red', 'red');
    });
    expect([none.seat, none.state.upgrade?.left, none.offered('upgrade').length]).toEqual([1, [1], 3]);
  });

  test('MK-VUPG-08 the types of a card are what its effects are for', () => {
    const types: Partial<Record<CardId, readonly string[]>> = {
      march: ['movement'],
      promise: ['influence'],
      rage: ['combat'],
      swiftness: ['movement', 'combat'],
      tranquility: ['healing', 'special'],
      improvisation: ['movement', 'influence', 'combat'],
      'mana-draw': ['special'],
      concentration: ['special'],
      'refreshing-walk': ['movement', 'healing'],
      'ice-bolt': ['combat', 'special'],
      intimidate: ['influence', 'combat'],
    };
    for (const [card, expected] of Object.entries(types)) expect(cardTypes(card as CardId), card).toEqual(expected);
    const t = nightOver(state => {
      heroOf(state, 0).aside = ['learning'];
      const { tactic } = heroOf(state, 0);
      if (tactic) tactic.under = ['training'];
    });
    expect(t.state.upgrade?.ratings).toEqual([2, 0]);
    const drafted = nightOver(
      state => {
        heroOf(state, 0).kept = ['learning'];
      },
      { settings: { drafting: true } },
    );
    expect(drafted.state.upgrade?.ratings).toEqual([0, 0]);
  });

  test('MK-VUPG-06 what nobody took goes under the deck, and all cards are shuffled before the next round', () => {
    const t = nightOver(state => {
      for (const seat of [0, 1]) heroOf(state, seat).discard = ['stamina', 'swiftness'];
    });
    t.choose('upgrade:blood-rage').choose('give-up:rage').choose('pass');
    expect([t.kind, t.state.round, t.state.night, t.state.upgrade]).toEqual(['tactic', 3, false, undefined]);
    // A card of the deck came into the offer; the lowest of that, put under it after them, lies lowest.
    expect(t.state.piles.actions).toEqual({
      top: [],
      rest: [],
      bottom: ['diplomacy', 'path-finding', 'heroic-tale', 'agility'],
    });
    expect(t.state.offers.actions).toEqual(['ambush', 'in-need', 'ice-bolt']);
    for (const hero of t.state.heroes) {
      expect([hero.hand.length, hero.discard, pileSize(hero.deck)]).toEqual([5, [], 1]);
      expect([...hero.deck.top, ...hero.deck.bottom]).toEqual([]);
    }
  });

  test('MK-VUPG-07 if that was agreed on everybody may look through all decks in the break', () => {
    const drafted = (how: string): Sitting =>
      nightOver(
        state => {
          deck(state, 1, 'march', 'rage', 'training');
          heroOf(state, 1).secret = ['training'];
        },
        { settings: { drafting: true, 'action-upgrades': how } },
      );
    const closed = drafted('upgrades');
    expect(closed.match.view(0).heroes[1]).toMatchObject({ unseen: ['march', 'rage'], unknown: 1 });
    expect(closed.events(0).some(({ kind }) => kind === 'deck-shown')).toBe(false);
    const open = drafted('open-decks');
    expect(open.match.view(0).heroes[1]).toMatchObject({ unseen: ['march', 'rage', 'training'], unknown: 0 });
    expect(open.events(0)).toContainEqual({
      kind: 'deck-shown',
      seat: 1,
      cards: ['march', 'rage', 'training'],
      rule: 'MK-VUPG-07',
    });
    expect(open.kind).toBe('upgrade');
  });

  test('bots exchange what they miss least for what is best, and not for something worse', () => {
    const proposed = (t: Sitting) => {
      const { ask, view, seat } = perspective(t.match);
      return erased(mageKnight).heuristics?.plan?.({ ask, view, seat }, 'thorough');
    };
    const t = nightOver();
    expect(proposed(t)).toMatchObject({
      line: [
        { do: 'upgrade', card: 'heroic-tale' },
        { do: 'give-up', card: 'promise' },
      ],
      firm: true,
    });
    t.choose('upgrade:heroic-tale');
    expect(proposed(t)?.line).toEqual([{ do: 'give-up', card: 'promise' }]);
    const better = nightOver(state => {
      for (const seat of [0, 1]) deck(state, seat, 'regeneration', 'intimidate', 'refreshing-walk');
      state.piles.actions.top = ['song-of-wind', 'decompose', 'diplomacy'];
    });
    expect(proposed(better)).toMatchObject({ line: [{ do: 'pass' }], firm: true });
  });

  test('the table shows the cards, the ratings and who chooses', () => {
    const t = nightOver();
    const drawn = mageKnight.draw(t.match.view(0), { lang: 'en', plain: true, seat: n => `S${n}` });
    expect(drawn).toContain('Actions to be had: Heroic Tale, Blood Rage, Path Finding');
    expect(drawn).toContain('Decks and levels: S0 0, S1 0. Choosing: S1, S0.');
  });
});

describe('more deck building', () => {
  test('MK-VDECK-01 both variants advise higher levels of the cities, which can be agreed on with them', () => {
    for (const { id, settings, seats } of mageKnight.scenarios) {
      const advised = settings.filter(({ about }) => /higher levels of the cities/.test(about.en));
      expect(advised.map(setting => setting.id)).toEqual(['drafting', 'action-upgrades']);
      for (const { about } of advised) expect(about.de).toMatch(/Höhere Level der Städte/);
      if (!settings.some(setting => setting.id === 'city-level')) continue;
      const config = {
        scenario: id,
        seats: seats[0] ?? 1,
        settings: { drafting: true, 'action-upgrades': 'upgrades', 'city-level': 11 },
      };
      const levels = table(mageKnight, { config }).state.cityLevels;
      expect(new Set(levels)).toEqual(new Set(levels.length > 0 ? [11] : []));
    }
  });

  /** Two monasteries on the map, three cards in the offer, so many in the pile. */
  const shortOf = (cards: readonly CardId[], offer: readonly CardId[] = ['diplomacy', 'ambush', 'in-need']): Sitting =>
    nightOver(
      state => {
        state.piles.actions = { ...newPile(cards), top: [] };
        state.offers.actions = [...offer];
        state.offers.monastery = [];
        const sites = Object.values(state.map.sites).slice(0, 2);
        for (const site of sites) Object.assign(site, { kind: 'monastery', gone: false, tokens: [] });
      },
      { settings: { 'action-upgrades': 'none', drafting: true } },
    );

  test('MK-VDECK-02 if advanced actions run out, monasteries go without them first', () => {
    const laid = (t: Sitting): number[] => [t.state.offers.monastery.length, t.state.offers.actions.length];
    // The lowest card of the offer goes under the pile, so one card is always there to take its place.
    expect(laid(shortOf(['agility', 'learning']))).toEqual([2, 3]);
    expect(laid(shortOf(['agility']))).toEqual([1, 3]);
    expect(laid(shortOf([]))).toEqual([0, 3]);
    expect(laid(shortOf(['agility', 'learning'], ['ambush']))).toEqual([0, 3]);
  });

  test('MK-VDECK-02 then the offer holds as many as possible', () => {
    const t = shortOf(['agility'], ['ambush']);
    expect([t.state.offers.monastery, t.state.offers.actions.toSorted()]).toEqual([[], ['agility', 'ambush']]);
    expect(shortOf([], []).state.offers.actions).toEqual([]);
    const revealed = nightOver(state => {
      state.piles.actions = { top: [], rest: [], bottom: ['agility'] };
    });
    expect(revealed.state.upgrade?.cards).toEqual(['agility']);
  });

  test('MK-VDECK-02 who should take one from an empty offer gets none', () => {
    const t = sit({ settings: { drafting: true } }, state => {
      state.offers.actions = [];
      state.piles.actions = newPile([]);
      const hero = heroOf(state, 0);
      hero.fame = 3;
      hero.skillPile = ['double-time', 'night-sharpshooting'];
      hold(state, 0, 'march');
      deck(state, 0, 'rage', 'rage', 'rage', 'rage', 'rage', 'rage');
      const [turn] = state.turns;
      turn?.owed.push({ reward: 'action' });
    });
    t.choose('play:march,basic').choose('end');
    while (t.kind !== null && t.seat === 0 && !t.offered().includes('done')) t.choose(t.offered()[0] ?? '');
    const { deck: pile, hand, skills } = heroOf(t.state, 0);
    expect(skills).toHaveLength(1);
    expect([...pileCards(pile), ...hand].filter(card => card !== 'rage' && card !== 'march')).toEqual([]);
  });
});
