import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { reputationModifier } from '../../content/levels.ts';
import type { ScenarioId } from '../../content/scenarios/index.ts';
import { mageKnight } from '../../index.ts';
import { newSite } from '../../rules/sites.ts';
import { type Hex, heroOf, type State, turnOf } from '../../state.ts';
import {
  combat,
  deck,
  fight,
  hexOn,
  hold,
  layMap,
  me,
  type Sitting,
  sit,
  stand,
  tokens,
  tokensOn,
  turn,
} from '../positions.ts';

/** Spaces of orcs and of a draconum, in the order of their numbers. */
const ORCS = hexOn(0, 1, 6);
const MORE_ORCS = hexOn(1, 0, 0);
const DRACONUM = hexOn(1, 0, 2);

const LEAVES = ['march', 'march', 'march', 'march', 'march', 'march', 'march', 'march'] as const;
/** Faces of a mana die. */
const [RED, BLUE, GREEN, WHITE, GOLD, BLACK] = [1, 2, 3, 4, 5, 6] as const;

/** The last turn of a round in which these spaces are without their enemies; then the dice are rolled. */
function roundEnds(
  how: 'none' | 'rampage' | 'more',
  dice: readonly number[],
  { night = false, spaces = [ORCS] }: { readonly night?: boolean; readonly spaces?: readonly Hex[] } = {},
  arrange: (state: State) => void = () => {},
): Sitting {
  const t = sit({ begun: false, night, settings: { rampage: how } }, state => {
    layMap(state, ['country-3', 'country-3']);
    state.map.sites = {};
    for (const hex of spaces) state.map.sites[hex] = newSite(hex === DRACONUM ? 'draconum' : 'marauding-orcs');
    state.round = night ? 2 : 1;
    state.next = 0;
    state.ending = { why: 'round', left: [0] };
    stand(state, 0, hexOn(1, 0, 5));
    hold(state, 0, 'rage');
    deck(state, 0, ...LEAVES);
    deck(state, 1, ...LEAVES);
    arrange(state);
  });
  t.choose('end').choose('discard:rage');
  return t.choose('done', dice);
}
const there = (t: Sitting, hex: Hex = ORCS): string[] =>
  t.state.map.sites[hex]?.tokens.map(({ colour, token }) => (token === null ? 'face down' : colour)) ?? [];

describe('rampage', () => {
  test('MK-VRAM-01 it can be added to every scenario, and is none by itself', () => {
    for (const { settings } of mageKnight.scenarios)
      expect(settings.find(({ id }) => id === 'rampage')).toMatchObject({
        values: ['none', 'rampage', 'more'],
        initial: 'none',
      });
    expect(there(roundEnds('none', []))).toEqual([]);
  });

  const starting = (scenario: ScenarioId, rampage: string) => {
    const t = table(mageKnight, { config: { scenario, seats: 2, settings: { rampage } } });
    t.choose('hero:tovak').choose('hero:goldyx');
    return t.state.heroes.map(({ reputation }) => [reputation, reputationModifier(reputation)]);
  };

  test('MK-VRAM-02 MK-VRAM-06 heroes begin with reputation -2, or -4: 1 or 2 influence less', () => {
    expect(starting('full-conquest', 'none')).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(starting('full-conquest', 'rampage')).toEqual([
      [-2, -1],
      [-2, -1],
    ]);
    expect(starting('full-conquest', 'more')).toEqual([
      [-4, -2],
      [-4, -2],
    ]);
  });

  test('MK-VRAM-09 that replaces what the scenario gives', () => {
    expect(starting('blitz-conquest', 'none')[0]).toEqual([2, 1]);
    expect(starting('blitz-conquest', 'rampage')[0]).toEqual([-2, -1]);
  });

  test('MK-VRAM-03 MK-VRAM-04 at the end of a day red and green bring an enemy back, gold a monster with it', () => {
    expect([RED, BLUE, GREEN, WHITE, GOLD, BLACK].map(die => there(roundEnds('rampage', [die])))).toEqual([
      ['green'],
      [],
      ['green'],
      [],
      ['green', 'brown'],
      [],
    ]);
  });

  test('MK-VRAM-05 at the end of a night it is white and blue, and black with a monster', () => {
    expect(
      [RED, BLUE, GREEN, WHITE, GOLD, BLACK].map(die => there(roundEnds('rampage', [die], { night: true }))),
    ).toEqual([[], ['green'], [], ['green'], [], ['green', 'brown']]);
  });

  test('MK-VRAM-07 more of it: the enemy always returns, warm colours by day and cold ones at night add a monster', () => {
    const all = (night: boolean) =>
      [RED, BLUE, GREEN, WHITE, GOLD, BLACK].map(die => there(roundEnds('more', [die], { night })).join(' '));
    expect(all(false)).toEqual(['green brown', 'green', 'green brown', 'green', 'green brown', 'green']);
    expect(all(true)).toEqual(['green', 'green brown', 'green', 'green brown', 'green', 'green brown']);
  });

  test('MK-VRAM-03 a die for each space: where enemies still stand none, and each space has its own kind', () => {
    const spaces = [ORCS, MORE_ORCS, DRACONUM];
    const t = roundEnds('rampage', [RED, BLUE, GOLD], { spaces });
    expect(spaces.map(hex => there(t, hex))).toEqual([['green'], [], ['red', 'brown']]);
    const tokensAt = (hex: Hex) => t.state.map.sites[hex]?.tokens.map(({ token }) => token);
    expect(t.events().filter(({ kind }) => kind === 'rampaged')).toMatchObject([
      { at: ORCS, die: 'red', tokens: tokensAt(ORCS), rule: 'MK-VRAM-03' },
      { at: MORE_ORCS, die: 'blue', tokens: [] },
      { at: DRACONUM, die: 'gold', tokens: tokensAt(DRACONUM) },
    ]);
    const one = roundEnds('rampage', [RED], { spaces: [ORCS, MORE_ORCS] }, state => tokensOn(state, ORCS, 'diggers'));
    expect([there(one), there(one, MORE_ORCS)]).toEqual([['green'], ['green']]);
    expect(one.events().filter(({ kind }) => kind === 'rampaged').length).toBe(1);
  });

  test('MK-VRAM-03 no die for what is no space of rampaging enemies', () => {
    const t = roundEnds('more', [RED], {}, state => {
      state.map.sites[MORE_ORCS] = { ...newSite('keep'), conquered: true, shields: [0] };
      state.map.sites[DRACONUM] = newSite('dungeon');
    });
    expect([there(t), there(t, MORE_ORCS), there(t, DRACONUM)]).toEqual([['green', 'brown'], [], []]);
    expect(t.events().filter(({ kind }) => kind === 'rampaged').length).toBe(1);
  });

  test('MK-VRAM-08 nobody comes back to a space on which a hero stands', () => {
    const t = roundEnds('more', [GOLD], { spaces: [ORCS, MORE_ORCS] }, state => {
      heroOf(state, 1).at = MORE_ORCS;
    });
    expect([there(t), there(t, MORE_ORCS)]).toEqual([['green', 'brown'], []]);
  });

  test('MK-VRAM-03 not when the game is over', () => {
    const t = roundEnds('more', [], {}, state => {
      state.round = 6;
    });
    expect([t.state.stage, there(t)]).toEqual(['over', []]);
  });

  const HERE = hexOn(1, 0, 1);
  /** Beside orcs, or a draconum, and a monster that came with them. */
  const beside = (kind: 'marauding-orcs' | 'draconum', rages: number, arrange: (state: State) => void = () => {}) =>
    sit({ settings: { rampage: 'rampage' } }, state => {
      layMap(state, ['country-3', 'country-3']);
      state.map.sites = { [HERE]: newSite(kind) };
      tokensOn(state, HERE, ...pair(kind));
      stand(state, 0, hexOn(1, 0, 0));
      hold(state, 0, ...Array.from({ length: rages }, () => 'rage' as const), 'concentration');
      for (let i = 0; i < rages; i++) tokens(state, 0, 'red');
      arrange(state);
    });
  const pair = (kind: 'marauding-orcs' | 'draconum') =>
    [kind === 'draconum' ? 'fire-dragon' : 'diggers', 'minotaur'] as const;
  /** The same in the attack phase of their combat. */
  const attacking = (kind: 'marauding-orcs' | 'draconum', rages: number) =>
    beside(kind, rages, state => {
      for (const foe of fight(state, pair(kind), { phase: 'attack' }).foes) Object.assign(foe, { at: HERE });
    });

  test('MK-VRAM-04 both are fought together', () => {
    const t = beside('marauding-orcs', 1).choose(`challenge:${HERE}`);
    expect(combat(t).foes.map(({ token, from, at }) => [token, from, at])).toEqual([
      ['diggers', 'rampaging', HERE],
      ['minotaur', 'rampaging', HERE],
    ]);
  });

  test('MK-VRAM-04 each of them defeated brings 1 reputation and leaves the map', () => {
    // The minotaur has armor 5, the diggers 3.
    const t = attacking('marauding-orcs', 3);
    t.choose('target:1').choose('play:rage,strong').choose('play:rage,strong').choose('strike').choose('done');
    expect([me(t).reputation, there(t, HERE)]).toEqual([1, ['green']]);
    const both = attacking('marauding-orcs', 3);
    both.choose('target:1').choose('play:rage,strong').choose('play:rage,strong').choose('strike');
    both.choose('target:0').choose('play:rage,strong').choose('strike');
    expect([me(both).reputation, there(both, HERE)]).toEqual([2, []]);
  });

  test('MK-VRAM-04 a space with the monster alone is still one of a rampaging enemy', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      state.map.sites = { [HERE]: newSite('marauding-orcs') };
      tokensOn(state, HERE, 'minotaur');
      stand(state, 0, hexOn(1, 0, 0));
      turnOf(state).move = 9;
      hold(state, 0, 'rage');
    });
    expect(t.offered('step')).not.toContain(`step:${HERE}`);
    expect(t.explain(`step:${HERE}`).rule).toBe('MK-MOVE-11');
    // From one space beside it to another it is provoked.
    t.choose(`step:${hexOn(1, 0, 2)}`);
    expect(combat(t).foes.map(({ token }) => token)).toEqual(['minotaur']);
    expect(turn(t).stage).toBe('combat');
  });

  test('MK-VRAM-09 a draconum brings 2 reputation as ever, the monster beside it 1', () => {
    const reputation = (foe: number, rages: number) => {
      const t = attacking('draconum', rages);
      t.choose(`target:${foe}`);
      for (let i = 0; i < rages; i++) t.choose('play:rage,strong');
      t.choose('strike').choose('done');
      return me(t).reputation;
    };
    // Twice 4 against the armor of 5; four times 4, halved, against that of 7.
    expect([reputation(1, 2), reputation(0, 4)]).toEqual([1, 2]);
  });
});
