import { describe, expect, test } from 'vitest';
import { crystals, deck, hexOn, hold, me, sit, stand, tokens } from '../positions.ts';

describe('what is gained', () => {
  test('MK-GAIN-01 a mana token lies in the play area', () => {
    const t = sit({}, state => hold(state, 0, 'concentration'));
    t.choose('play:concentration,basic').choose('colour:blue');
    expect(me(t).tokens).toEqual({ red: 0, blue: 1, green: 0, white: 0, gold: 0, black: 0 });
    expect(me(t).crystals.blue).toBe(0);
  });

  test('MK-GAIN-02 a crystal lies in the inventory; the fourth of a colour is a mana token', () => {
    const t = sit({}, state => {
      hold(state, 0, 'fire-bolt', 'fire-bolt');
      crystals(state, 0, 'red', 'red');
    });
    t.choose('play:fire-bolt,basic');
    expect([me(t).crystals.red, me(t).tokens.red]).toEqual([3, 0]);
    t.choose('play:fire-bolt,basic');
    expect([me(t).crystals.red, me(t).tokens.red]).toEqual([3, 1]);
  });

  test('MK-GAIN-03 a new card comes on top of the deed deck, unless it says otherwise', () => {
    const t = sit({}, state => {
      hold(state, 0, 'promise', 'rage', 'rage', 'rage');
      tokens(state, 0, 'white');
      const monastery = hexOn(1, 0, 2);
      stand(state, 0, monastery);
      const site = state.map.sites[monastery];
      if (site) site.kind = 'monastery';
      state.offers.monastery = ['agility'];
      deck(state, 0, 'march');
    });
    t.choose('interact').choose('play:promise,strong');
    t.choose('play:rage,influence').choose('play:rage,influence').choose('learn:agility,monastery');
    expect(me(t).deck.top).toEqual(['agility']);
    expect(me(t).deck.rest).toEqual(['march']);
    const u = sit({}, state => {
      hold(state, 0, 'training', 'march');
      state.offers.actions = ['ambush'];
    });
    u.choose('play:training,basic').choose('card:march');
    expect([me(u).deck.top, me(u).discard]).toEqual([[], ['ambush']]);
  });

  test('MK-GAIN-04 an offer is refilled at once: the others move down, the new card lies on top', () => {
    const t = sit({}, state => {
      hold(state, 0, 'training', 'march');
      state.offers.actions = ['agility', 'ambush', 'ice-bolt'];
      state.piles.actions = { top: ['in-need'], rest: [], bottom: [] };
    });
    t.choose('play:training,basic').choose('card:march');
    expect(t.state.offers.actions).toEqual(['agility', 'ice-bolt', 'in-need']);
    const u = sit({}, state => {
      hold(state, 0, 'magic-talent');
      tokens(state, 0, 'blue', 'red');
      state.offers.spells = ['fireball', 'snowstorm', 'whirlwind'];
      state.piles.spells = { top: ['tremor'], rest: [], bottom: [] };
    });
    u.choose('play:magic-talent,strong');
    expect(u.state.offers.spells).toEqual(['snowstorm', 'whirlwind', 'tremor']);
  });

  test('MK-GAIN-05 the offer of units is not refilled before the next round, nor are cards of monasteries', () => {
    const t = sit({}, state => {
      hold(state, 0, 'promise', 'promise', 'rage', 'rage');
      tokens(state, 0, 'white', 'white');
      stand(state, 0, hexOn(1, 0, 2));
      state.offers.units = ['peasants', 'guardian-golems'];
    });
    t.choose('interact').choose('play:promise,strong').choose('recruit:peasants');
    expect(t.state.offers.units).toEqual(['guardian-golems']);
    const u = sit({}, state => {
      hold(state, 0, 'promise', 'promise');
      tokens(state, 0, 'white', 'white');
      const hex = hexOn(1, 0, 2);
      stand(state, 0, hex);
      const site = state.map.sites[hex];
      if (site) site.kind = 'monastery';
      state.offers.monastery = ['agility', 'ambush'];
    });
    u.choose('interact').choose('play:promise,strong').choose('play:promise,strong').choose('learn:ambush,monastery');
    expect(u.state.offers.monastery).toEqual(['agility']);
  });

  test('MK-GAIN-06 artifacts and rewards come at the end of the turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'promise', 'march');
      const own = state.turns[0];
      if (own)
        own.owed = [
          { reward: 'artifact', n: 1 },
          { reward: 'crystal', colour: 'red' },
        ];
      state.piles.artifacts = { top: ['ruby-ring', 'sapphire-ring'], rest: [], bottom: [] };
    });
    t.choose('play:march,basic');
    expect([me(t).deck.top, me(t).crystals.red]).toEqual([[], 0]);
    t.choose('end').choose('reward:1,crystal');
    expect(me(t).crystals.red).toBe(1);
    t.choose('card:sapphire-ring');
    expect(me(t).deck.top).toEqual(['ruby-ring']);
  });
});

describe('discarding and throwing away', () => {
  test('MK-DISC-01 a discarded card lies on the own discard pile; wounds only where that is said', () => {
    const t = sit({}, state => hold(state, 0, 'improvisation', 'march', 'wound'));
    t.choose('play:improvisation,basic');
    expect(t.offered()).toEqual(['card:march']);
    t.choose('card:march');
    expect([me(t).discard, me(t).hand]).toEqual([['march'], ['wound']]);
    const u = sit({}, state => hold(state, 0, 'stout-resolve', 'wound'));
    u.choose('play:stout-resolve,basic').choose('card:wound');
    expect([me(u).discard, me(u).hand]).toEqual([['wound'], []]);
  });

  test('MK-DISC-02 a thrown-away card is out of the game, a wound is back in its pile', () => {
    const t = sit({}, state => hold(state, 0, 'decompose', 'march'));
    t.choose('play:decompose,basic').choose('card:march');
    expect([me(t).hand, me(t).discard, me(t).aside, me(t).played.map(({ card }) => card)]).toEqual([
      [],
      [],
      [],
      ['decompose'],
    ]);
    const u = sit({}, state => {
      hold(state, 0, 'rush-of-adrenaline', 'blood-ritual');
      tokens(state, 0, 'red');
    });
    u.choose('play:rush-of-adrenaline,strong').choose('play:blood-ritual,basic').choose('colour:red');
    expect([me(u).hand, me(u).discard]).toEqual([[], []]);
  });
});
