import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { GARRISONS } from '../../content/cities.ts';
import type { EnemyId } from '../../content/enemies.ts';
import type { TileId } from '../../content/tiles.ts';
import { COLOURS, type TokenColour } from '../../content/words.ts';
import { layTile } from '../../rules/exploring.ts';
import { slotAt } from '../../rules/lattice.ts';
import { newSite, seeRuins } from '../../rules/sites.ts';
import { discardToken, drawToken, layFaceDown, layFaceUp, putBackUnseen, revealToken } from '../../rules/tokens.ts';
import type { State } from '../../state.ts';
import type { Io } from '../../types.ts';
import { hexOn, layMap, sit } from '../positions.ts';

const io: Io = { chance: newChance('tokens') };
const HEX = hexOn(1, 0, 0);

/** A table whose grey tokens are these. */
function grey(pile: EnemyId[], discard: EnemyId[] = [], unseen = 0): State {
  const { state } = sit();
  layMap(state, ['country-3']);
  state.tokens.grey = { pile, discard, unseen };
  state.map.sites[HEX] = newSite('keep');
  return state;
}

describe('piles of enemy tokens', () => {
  test('MK-SETUP-03 an empty pile is made anew from its discards', () => {
    const state = grey([], ['golems', 'golems']);
    expect(drawToken(state, io, 'grey')).toBe('golems');
    expect(state.tokens.grey).toEqual({ pile: ['golems'], discard: [], unseen: 0 });
  });

  test('MK-SETUP-03 what lies face down then is none of the discards', () => {
    const state = grey(['swordsmen'], ['golems'], 1);
    const [site] = [state.map.sites[HEX]];
    site?.tokens.push({ colour: 'grey', token: null });
    expect(drawToken(state, io, 'grey')).toBe('golems');
    expect(site?.tokens).toEqual([{ colour: 'grey', token: 'swordsmen', sealed: true }]);
    expect(state.tokens.grey).toEqual({ pile: [], discard: [], unseen: 0 });
  });

  test('MK-SETUP-03 what lies face down is not drawn again', () => {
    const state = grey(['swordsmen', 'golems'], [], 1);
    expect(drawToken(state, io, 'grey')).not.toBeNull();
    expect(drawToken(state, io, 'grey')).toBeNull();
    expect(state.tokens.grey.pile).toHaveLength(1);
  });

  test('MK-SETUP-39 with pile and discards empty none is drawn', () => {
    const state = grey([]);
    expect([drawToken(state, io, 'grey'), layFaceDown(state, io, 'grey'), layFaceUp(state, io, 'grey')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(state.tokens.grey.unseen).toBe(0);
  });

  test('MK-SETUP-02 a token laid face down is drawn only when it is turned up', () => {
    const state = grey(['golems']);
    const lying = layFaceDown(state, io, 'grey');
    expect([lying, state.tokens.grey]).toEqual([
      { colour: 'grey', token: null },
      { pile: ['golems'], discard: [], unseen: 1 },
    ]);
    if (lying === null) throw new Error('Nothing was laid.');
    expect(revealToken(state, io, lying, HEX)).toBe(true);
    expect([lying, state.tokens.grey]).toEqual([
      { colour: 'grey', token: 'golems' },
      { pile: [], discard: [], unseen: 0 },
    ]);
    expect(revealToken(state, io, lying, HEX)).toBe(false);
  });

  test('MK-SETUP-03 a sealed token keeps what it is when it is turned up', () => {
    const state = grey(['golems']);
    const lying = { colour: 'grey', token: 'swordsmen', sealed: true } as const;
    const turned = { ...lying };
    expect(revealToken(state, io, turned, HEX)).toBe(true);
    expect([turned, state.tokens.grey.pile]).toEqual([{ colour: 'grey', token: 'swordsmen' }, ['golems']]);
  });

  test('MK-RNG-09 discarded tokens go to the pile of their colour', () => {
    const state = grey([]);
    discardToken(state, 'swordsmen');
    discardToken(state, 'golems');
    discardToken(state, 'prowlers');
    expect([state.tokens.grey.discard, state.tokens.green.discard]).toEqual([['golems', 'swordsmen'], ['prowlers']]);
  });

  test('MK-SETUP-02 a token taken back unseen is in its pile again', () => {
    const state = grey(['golems'], [], 1);
    putBackUnseen(state, { colour: 'grey', token: null });
    putBackUnseen(state, { colour: 'grey', token: 'swordsmen', sealed: true });
    expect(state.tokens.grey).toEqual({ pile: ['golems', 'swordsmen'], discard: [], unseen: 0 });
  });
});

describe('what is laid when a tile is revealed', () => {
  /** Lays a tile and answers what lies on its sites. */
  function reveal(tile: TileId, night = false): State {
    const { state } = sit({ night });
    layMap(state, []);
    for (const colour of ['green', 'grey', 'violet', 'red', 'white', 'brown'] as TokenColour[])
      state.tokens[colour].unseen = 0;
    state.offers.monastery = [];
    state.cityLevels = [3];
    layTile(state, io, tile, slotAt(1, 0), 0);
    return state;
  }
  const at = (state: State, position: number) => state.map.sites[hexOn(1, 0, position)];

  test('MK-EXPL-13 rampaging enemies face up, garrisons face down', () => {
    const orcs = reveal('country-4');
    expect(at(orcs, 5)?.tokens).toEqual([{ colour: 'green', token: expect.any(String) }]);
    expect(at(orcs, 0)?.tokens).toEqual([{ colour: 'violet', token: null }]);
    expect(at(reveal('country-3'), 1)?.tokens).toEqual([{ colour: 'grey', token: null }]);
    expect(at(reveal('core-4'), 0)?.tokens).toEqual([{ colour: 'red', token: expect.any(String) }]);
    const told: string[] = [];
    const { state } = sit();
    layMap(state, []);
    layTile(state, { chance: newChance('told'), tell: event => told.push(event.kind) }, 'country-4', slotAt(1, 0), 0);
    expect(told.filter(kind => kind === 'token-revealed')).toHaveLength(1);
  });

  test('MK-EXPL-14 a monastery adds an advanced action to the unit offer', () => {
    const state = reveal('country-5');
    expect(state.offers.monastery).toHaveLength(1);
    expect(at(state, 1)?.tokens).toEqual([]);
  });

  test('MK-EXPL-15 MK-EXPL-16 a city is garrisoned by its colour and level, face down', () => {
    const state = reveal('core-5');
    expect([at(state, 0)?.level, at(state, 0)?.colour]).toEqual([3, 'green']);
    expect(at(state, 0)?.tokens).toEqual([
      { colour: 'brown', token: null },
      { colour: 'grey', token: null },
      { colour: 'grey', token: null },
    ]);
    expect([state.tokens.brown.unseen, state.tokens.grey.unseen]).toEqual([1, 2]);
  });

  test('MK-EXPL-16 garrisons grow with the level, from one or two tokens to five', () => {
    const sizes = COLOURS.map(colour =>
      GARRISONS[colour].map(row => Object.values(row).reduce((sum, n) => sum + n, 0)),
    );
    // Red, blue, green, white.
    expect(sizes).toEqual([
      [1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5],
      [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5],
      [2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5],
      [1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5],
    ]);
  });

  test('MK-SITE-05 the yellow token of ruins is turned up by day and stays hidden at night', () => {
    const day = reveal('country-8');
    expect(at(day, 1)).toMatchObject({ ruins: expect.any(String), ruinsSeen: true });
    const night = reveal('country-8', true);
    expect(at(night, 1)).toMatchObject({ ruins: null, ruinsSeen: false });
    const ruins = at(night, 1);
    if (!ruins) throw new Error('There are no ruins.');
    const before = night.ruins.pile.length;
    seeRuins(night, io, hexOn(1, 0, 1), ruins);
    expect([ruins.ruinsSeen, night.ruins.pile.length]).toEqual([true, before - 1]);
    // Turned up once, it is not drawn again.
    seeRuins(night, io, hexOn(1, 0, 1), ruins);
    expect(night.ruins.pile.length).toBe(before - 1);
  });
});
