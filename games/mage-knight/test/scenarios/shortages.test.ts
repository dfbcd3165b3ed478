import { newChance, newPile } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { mageKnight } from '../../index.ts';
import { slotAt } from '../../rules/lattice.ts';
import { newSite } from '../../rules/sites.ts';
import { drawToken, layFaceDown, layHidden } from '../../rules/tokens.ts';
import { heroOf, type Site, type State, turnOf } from '../../state.ts';
import { combat, deck, fight, hexOn, hold, layMap, me, type Sitting, sit, stand, tokens } from '../positions.ts';
import { closing } from './scored.ts';

const C = hexOn(1, 0, 0);
const NW = hexOn(1, 0, 6);

describe('offers that are laid out late', () => {
  const first = (settings = {}, seats = 2) =>
    table(mageKnight, { config: { scenario: 'first-reconnaissance', seats, settings }, seed: 'late' });

  test('MK-S01-06 First Reconnaissance begins without spells and advanced actions, other scenarios with three each', () => {
    const { offers, piles } = first().state;
    expect([offers.actions, offers.spells]).toEqual([[], []]);
    const other = table(mageKnight, { config: { scenario: 'full-conquest', seats: 2 }, seed: 'late' }).state;
    expect([other.offers.actions.length, other.offers.spells.length]).toEqual([3, 3]);
    expect(piles.spells.rest.length).toBe(other.piles.spells.rest.length + 3);
  });

  const unlaid = (arrange: (state: State) => void) =>
    sit({ scenario: 'first-reconnaissance' }, state => {
      expect([state.offers.actions, state.offers.spells]).toEqual([[], []]);
      layMap(state, ['country-3']);
      stand(state, 0, C);
      hold(state, 0, 'rage');
      deck(state, 0, 'march', 'march', 'march', 'march', 'march');
      deck(state, 1, 'march', 'march', 'march', 'march', 'march');
      arrange(state);
    });
  const sizes = ({ state }: Sitting) => [state.offers.actions.length, state.offers.spells.length];

  test('MK-S01-06 who gains an advanced action needs that offer: it is laid out then', () => {
    const t = unlaid(state => {
      Object.assign(heroOf(state, 0), { fame: 3, level: 2 });
      Object.assign(turnOf(state), { stage: 'end', owed: [{ reward: 'action' }], acted: true, cards: 1 });
    });
    expect([t.kind, t.offered().length, sizes(t)]).toEqual(['card', 3, [3, 0]]);
    t.choose(t.offered()[0] ?? '');
    expect(sizes(t)).toEqual([3, 0]);
  });

  test('MK-S01-06 who reaches an even level too', () => {
    const t = unlaid(state => {
      Object.assign(heroOf(state, 0), { fame: 3, level: 1, skillPile: ['double-time', 'night-sharpshooting'] });
      Object.assign(turnOf(state), { cards: 1 });
    }).choose('end');
    expect([t.kind, sizes(t)]).toEqual(['level-up', [0, 0]]);
    t.choose('gain-skill:double-time,own');
    expect([t.kind, sizes(t)]).toEqual(['card', [3, 0]]);
  });

  test('MK-S01-06 in a mage tower spells are needed, in a village nothing is', () => {
    const talk = (kind: 'mage-tower' | 'village') => {
      const t = unlaid(state => {
        state.map.sites[C] = { ...newSite(kind), conquered: kind === 'mage-tower', shields: [0] };
      });
      return sizes(t.choose('interact'));
    };
    expect([talk('mage-tower'), talk('village')]).toEqual([
      [0, 3],
      [0, 0],
    ]);
  });

  test('MK-S01-06 a card that takes from an offer lays it out', () => {
    const t = unlaid(state => {
      hold(state, 0, 'learning', 'rage');
      tokens(state, 0, 'white');
      Object.assign(turnOf(state), { influence: 20 });
    });
    expect(sizes(t.choose('play:learning,strong'))).toEqual([0, 0]);
    t.choose('use:0,learning');
    expect([t.kind, t.offered().length, sizes(t)]).toEqual(['card', 3, [3, 0]]);
  });

  test('MK-S01-06 a new round changes nothing of what does not lie there; a dummy player needs both offers', () => {
    const next = (dummy: boolean) =>
      sit({ scenario: 'first-reconnaissance', seats: dummy ? 1 : 2, begun: false }, state => {
        state.stage = 'prepare';
        if (!dummy) return;
        const crystals = { red: 0, blue: 0, green: 0, white: 0 };
        const pile = newPile(['march' as const, 'march' as const]);
        state.dummy = { hero: 'goldyx', deck: pile, discard: [], crystals, tactic: null, skillPile: [] };
      });
    expect([sizes(next(false)), sizes(next(true))]).toEqual([
      [0, 0],
      [3, 3],
    ]);
    const { dummy } = next(true).state;
    expect([dummy?.deck.rest.length, Object.values(dummy?.crystals ?? {}).reduce((a, b) => a + b, 0)]).toEqual([3, 1]);
  });
});

describe('too few brown tokens', () => {
  /** All brown tokens but this many are out of the pile, and none was discarded. */
  const short = (state: State, left: number): void => {
    state.tokens.brown = {
      pile: ['minotaur', 'gargoyle', 'medusa'].slice(0, left) as ['minotaur'],
      discard: [],
      unseen: 0,
    };
  };
  const io = () => ({ chance: newChance('brown') });
  const revealed = (left: number): Sitting =>
    closing('mines-liberation', 2, state => {
      short(state, left);
      Object.assign(state.tiles, { country: ['country-6'], core: [] });
      stand(state, 0, NW);
      turnOf(state).move = 2;
    }).choose(`explore:${slotAt(1, 1)}`);
  const mine = ({ state }: Sitting): Site => state.map.sites[slotAt(1, 1)] as Site;

  test('MK-S07-10 a substitute marks the monster, and looks like any other', () => {
    expect(mine(revealed(1)).tokens[1]).toEqual({ colour: 'brown', token: null });
    expect(mine(revealed(0)).tokens[1]).toEqual({ colour: 'brown', token: null, substitute: true });
    expect(mine(revealed(0)).tokens.length).toBe(2);
  });

  test('MK-S07-10 a brown token is drawn when it is turned up: one that was discarded meanwhile', () => {
    const t = closing('mines-liberation', 2, state => {
      layMap(state, ['country-3']);
      state.map.sites = { [C]: { ...newSite('mine', 'green') } };
      short(state, 0);
      const site = state.map.sites[C] as Site;
      site.tokens = [{ colour: 'green', token: 'diggers' }, layHidden(state, io(), 'brown')];
      state.tokens.brown.discard = ['crypt-worm'];
      stand(state, 0, C);
    }).choose('enter');
    expect(combat(t).foes.map(({ token }) => token)).toEqual(['diggers', 'crypt-worm']);
    expect(t.state.tokens.brown).toEqual({ pile: [], discard: [], unseen: 0 });
    expect((t.state.map.sites[C] as Site).tokens[1]).toEqual({ colour: 'brown', token: 'crypt-worm' });
  });

  test('MK-S07-10 a substitute is none of the tokens that lie face down when a pile is made anew', () => {
    const { state } = sit({}, one => {
      short(one, 1);
      one.map.sites[C] = newSite('mine', 'green');
    });
    const site = state.map.sites[C] as Site;
    const real = layFaceDown(state, io(), 'brown');
    if (real) site.tokens.push(real);
    site.tokens.push(layHidden(state, io(), 'brown'));
    state.tokens.brown.discard = ['crypt-worm'];
    // The real one is the minotaur for certain; the discarded one is drawn.
    expect(drawToken(state, io(), 'brown')).toBe('crypt-worm');
    expect(site.tokens).toEqual([
      { colour: 'brown', token: 'minotaur', sealed: true },
      { colour: 'brown', token: null, substitute: true },
    ]);
  });

  test('MK-S07-10 MK-SETUP-39 if there is still none, nobody hides there: the other one alone holds the mine', () => {
    const t = closing('mines-liberation', 2, state => {
      layMap(state, ['country-3']);
      state.map.sites = { [C]: newSite('mine', 'green') };
      short(state, 0);
      const site = state.map.sites[C] as Site;
      site.tokens = [{ colour: 'green', token: 'diggers' }, layHidden(state, io(), 'brown')];
      stand(state, 0, C);
      hold(state, 0, 'rage', 'concentration');
      tokens(state, 0, 'red');
      for (const foe of fight(state, ['diggers'], { phase: 'attack', why: 'scenario', site: C, from: 'drawn' }).foes)
        Object.assign(foe, { at: C });
    });
    t.choose('target:0').choose('play:rage,strong').choose('strike');
    expect(t.state.map.sites[C]).toMatchObject({ conquered: true, shields: [0], tokens: [] });
    expect(me(t).reputation).toBe(1);
  });
});

describe('no room for a secret entrance', () => {
  test('MK-S09-15 beside a village with no space for it none is placed, and nobody is asked', () => {
    const around = [1, 2, 3, 4, 5, 6];
    const t = closing('dungeon-lords', 2, state => {
      layMap(state, ['country-1', 'country-2']);
      state.map.sites = {};
      Object.assign(state.tiles, { country: ['country-3'], core: [] });
      // Whatever lies around the village in the south-west is a site already, or no ground to stand on.
      const village = hexOn(1, 1, 4);
      for (const step of around.map(position => hexOn(1, 1, position) - slotAt(1, 1)))
        state.map.sites[village + step] = newSite('monster-den');
      stand(state, 0, NW);
      turnOf(state).move = 2;
    });
    t.choose(`explore:${slotAt(1, 1)}`);
    const hidden = t.events().filter(({ kind }) => kind === 'entrance-hidden');
    expect([t.kind, hidden]).toEqual(['turn', []]);
    expect(Object.values(t.state.map.sites).filter(({ kind }) => kind === 'dungeon')).toEqual([]);
  });

  test('MK-S09-15 nor beside a monastery', () => {
    const t = closing('dungeon-lords', 2, state => {
      layMap(state, ['country-1', 'country-2']);
      state.map.sites = {};
      Object.assign(state.tiles, { country: ['country-7'], core: [] });
      const monastery = hexOn(1, 1, 5);
      for (const step of [1, 2, 3, 4, 5, 6].map(position => hexOn(1, 1, position) - slotAt(1, 1)))
        state.map.sites[monastery + step] = newSite('monster-den');
      stand(state, 0, NW);
      turnOf(state).move = 2;
    });
    t.choose(`explore:${slotAt(1, 1)}`);
    expect(t.kind).toBe('turn');
    expect(Object.values(t.state.map.sites).filter(({ kind }) => kind === 'tomb')).toEqual([]);
  });
});
