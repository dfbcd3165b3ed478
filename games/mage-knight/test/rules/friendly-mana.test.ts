import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../../content/cards.ts';
import type { Mana } from '../../content/words.ts';
import { mageKnight } from '../../index.ts';
import { doing } from '../../rules/doing.ts';
import { waysToPay } from '../../rules/mana.ts';
import type { State } from '../../state.ts';
import { fight, hold, me, type Sitting, sit, skill, source, tokens, turn } from '../positions.ts';

interface Where {
  readonly friendly?: boolean;
  readonly night?: boolean;
  readonly hand?: readonly CardId[];
}

const playing = (
  dice: readonly Mana[],
  { friendly = true, night = false, hand = ['rage'] }: Where = {},
  arrange: (state: State) => void = () => {},
): Sitting =>
  sit({ night, settings: { 'friendly-mana': friendly } }, state => {
    hold(state, 0, ...hand, 'concentration');
    source(state, ...dice);
    arrange(state);
  });

const IO = { chance: newChance('nobody rolls here') };

/** Dice that can be used as this mana. */
const dice = (t: Sitting, as: Mana): Mana[] =>
  waysToPay(doing(t.state, IO, turn(t)), as).flatMap(way => (way.with === 'die' ? [way.mana] : []));
const lying = (t: Sitting): Mana[] => t.state.source.filter(({ by }) => by === null).map(({ colour }) => colour);

/** Plays the strong side with a white token, although a gold die could pay it as well. */
const withToken = (t: Sitting, card: CardId, rolled: readonly number[] = []): Sitting =>
  t.choose(`play:${card},strong`).kind === 'pay' ? t.choose('pay:token,white,white', rolled) : t;

describe('friendly mana', () => {
  test('MK-VFRI-05 by day a gold die stands for no colour that lies unused in the Source', () => {
    const t = playing(['red', 'gold']);
    expect([dice(t, 'red'), dice(t, 'blue'), dice(t, 'gold')]).toEqual([['red'], ['gold'], ['gold']]);
    const usual = playing(['red', 'gold'], { friendly: false });
    expect(dice(usual, 'red')).toEqual(['red', 'gold']);
  });

  test('MK-VFRI-05 a die in use by somebody does not count, and a gold token or crystals are free to use', () => {
    const used = playing(['red', 'gold'], {}, state => {
      const [red] = state.source;
      if (red) red.by = 1;
    });
    expect(dice(used, 'red')).toEqual(['gold']);
    const token = playing(['red'], {}, state => tokens(state, 0, 'gold'));
    const ways = waysToPay(doing(token.state, IO, turn(token)), 'red');
    expect(ways.map(({ with: kind, mana }) => `${kind} ${mana}`)).toEqual(['token gold', 'die red']);
  });

  test('MK-VFRI-05 nor by an effect that lets gold dice be any colour; underground, where night rules hold, it may', () => {
    const wild = (state: State): void => {
      for (const key of ['one', 'two'] as const)
        state.lasting.push({
          source: 'mana-storm',
          key,
          on: 'seat-0',
          by: 'seat-0',
          until: 'turn-end',
          what: { do: 'wild-die', of: ['gold'], as: 'basic' },
          left: null,
          unit: null,
          colours: [],
        });
    };
    expect(dice(playing(['red', 'gold'], {}, wild), 'red')).toEqual(['red']);
    const dungeon = playing(['red', 'gold'], {}, state => {
      wild(state);
      fight(state, ['minotaur'], { night: true, why: 'adventure', from: 'drawn' });
    });
    expect(dice(dungeon, 'red')).toEqual(['red', 'gold']);
    expect(dice(playing(['red', 'gold'], { night: true }, wild), 'red')).toEqual(['red', 'gold']);
  });

  test('MK-VFRI-EX1 a red and a gold die lie in the Source: a red card is powered with the red one', () => {
    const start = (friendly: boolean) =>
      playing(['red', 'gold'], { friendly }, state => {
        fight(state, ['diggers'], { phase: 'attack' });
      })
        .choose('target:0')
        .choose('play:rage,strong');
    const t = start(true);
    // Nothing was asked: there is one way to pay.
    expect([t.kind, lying(t), me(t).hand]).toEqual(['attack', ['gold'], ['concentration']]);
    const usual = start(false);
    expect([usual.kind, usual.offered()]).toEqual(['pay', ['pay:die,red,red', 'pay:die,gold,red']]);
  });

  test('MK-VFRI-05 why the gold die is not offered is explained', () => {
    const t = playing(['red', 'gold'], {}, state => {
      tokens(state, 0, 'red');
      fight(state, ['diggers'], { phase: 'attack' });
    })
      .choose('target:0')
      .choose('play:rage,strong');
    expect(t.offered()).toEqual(['pay:token,red,red', 'pay:die,red,red']);
    expect(t.explain('pay:die,gold,red').rule).toBe('MK-VFRI-05');
  });

  test('MK-VFRI-06 by day a gold die is not turned while another lies in the Source', () => {
    const draw = (all: readonly Mana[], where: Where = {}) =>
      withToken(
        playing(all, { hand: ['mana-draw'], ...where }, state => tokens(state, 0, 'white')),
        'mana-draw',
      );
    const t = draw(['blue', 'gold']);
    // The blue die is the only one to be taken.
    expect([t.kind, lying(t)]).toEqual(['colour', ['gold']]);
    const two = draw(['blue', 'red', 'gold']);
    expect([two.kind, two.offered('die'), two.explain('die:gold').rule]).toEqual([
      'die',
      ['die:red', 'die:blue'],
      'MK-VFRI-06',
    ]);
    expect(draw(['gold']).kind).toBe('colour');
    expect(draw(['blue', 'gold'], { friendly: false }).offered('die')).toEqual(['die:blue', 'die:gold']);
    expect(draw(['blue', 'gold'], { night: true }).offered('die')).toEqual(['die:blue', 'die:gold']);
  });

  test('MK-VFRI-06 nor rolled again, alone or with all others', () => {
    const storm = (all: readonly Mana[], rolled: readonly number[], where: Where = {}) => {
      const t = playing(all, { hand: ['mana-storm'], ...where }, state => tokens(state, 0, 'white'));
      withToken(t, 'mana-storm', rolled);
      return lying(t).toSorted();
    };
    const [RED, GREEN, BLACK] = [1, 3, 6];
    expect(storm(['blue', 'white', 'gold'], [RED, GREEN])).toEqual(['gold', 'green', 'red']);
    expect(storm(['gold', 'gold'], [RED, GREEN])).toEqual(['green', 'red']);
    expect(storm(['blue', 'gold'], [RED, BLACK], { friendly: false })).toEqual(['black', 'red']);
    const opened = (friendly: boolean) =>
      playing(['blue', 'red', 'gold'], { friendly }, state => skill(state, 0, 'source-opening'))
        .choose('skill:source-opening')
        .choose('yes')
        .offered('die');
    expect([opened(true), opened(false)]).toEqual([
      ['die:red', 'die:blue'],
      ['die:red', 'die:blue', 'die:gold'],
    ]);
  });

  test('MK-VFRI-05 MK-VFRI-06 every scenario can agree on it', () => {
    for (const { settings } of mageKnight.scenarios)
      expect(settings.find(({ id }) => id === 'friendly-mana')?.initial).toBe(false);
  });
});
