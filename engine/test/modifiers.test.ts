import { describe, expect, test } from 'vitest';
import { expire, type Modifier, Tally, withdraw } from '../modifiers.ts';
import type { Wording } from '../text.ts';

const DICE: Wording<number> = {
  en: n => (n === 1 ? 'die' : 'dice'),
  de: 'Würfel',
};
const injured = { en: 'injured', de: 'verletzt' };
const blessed = { en: 'blessed', de: 'gesegnet' };

describe('a tally', () => {
  test('shows how it came about, in both languages', () => {
    const dice = new Tally(5).add(-1, injured);
    expect(dice.value).toBe(4);
    expect(dice.text(DICE, 'en')).toBe('4 dice = 5 base - 1 injured');
    expect(dice.text(DICE, 'de')).toBe('4 Würfel = 5 Grundwert - 1 verletzt');
  });

  test('adds in order and leaves out what changes nothing', () => {
    const dice = new Tally(1).add(2, blessed).add(0, { en: 'nothing', de: 'nichts' }).add(-2, injured);
    expect(dice.value).toBe(1);
    expect(dice.parts).toEqual([
      { amount: 2, source: blessed },
      { amount: -2, source: injured },
    ]);
    expect(dice.text(DICE, 'en')).toBe('1 die = 1 base + 2 blessed - 2 injured');
  });

  test('without modifiers is its base', () => {
    expect(new Tally(3).value).toBe(3);
    expect(new Tally(3).base).toBe(3);
    expect(new Tally(3).text(DICE, 'en')).toBe('3 dice = 3 base');
  });

  test('says a limit that bites', () => {
    const low = new Tally(1).add(-3, injured).atLeast(0);
    expect(low.value).toBe(0);
    expect(low.text(DICE, 'en')).toBe('0 dice = 1 base - 3 injured (at least 0)');
    expect(low.text(DICE, 'de')).toBe('0 Würfel = 1 Grundwert - 3 verletzt (mindestens 0)');
    const high = new Tally(5).add(3, blessed).atMost(6);
    expect(high.value).toBe(6);
    expect(high.text(DICE, 'en')).toBe('6 dice = 5 base + 3 blessed (at most 6)');
    expect(high.text(DICE, 'de')).toBe('6 Würfel = 5 Grundwert + 3 gesegnet (höchstens 6)');
  });

  test('keeps quiet about a limit that does not bite', () => {
    expect(new Tally(5).add(-1, injured).atLeast(1).atMost(6).text(DICE, 'en')).toBe('4 dice = 5 base - 1 injured');
    expect(new Tally(1).atLeast(1).text(DICE, 'en')).toBe('1 die = 1 base');
  });

  test('a limit counts for what is added later too', () => {
    expect(new Tally(2).atLeast(1).add(-5, injured).value).toBe(1);
    expect(new Tally(2).atLeast(1).add(-5, injured).add(5, blessed).value).toBe(2);
  });

  test('takes the modifiers on its number from a list of the state', () => {
    const list: Modifier[] = [
      { source: 'curse', stat: 'dice', amount: -1, until: null },
      { source: 'boots', stat: 'speed', amount: 2, until: null },
      { source: 'song', stat: 'dice', amount: 2, until: 'turn.end' },
    ];
    const dice = new Tally(3).addAll(list, 'dice', source => ({ en: source, de: `${source}!` }));
    expect(dice.text(DICE, 'en')).toBe('4 dice = 3 base - 1 curse + 2 song');
    expect(dice.text(DICE, 'de')).toBe('4 Würfel = 3 Grundwert - 1 curse! + 2 song!');
  });
});

describe('modifiers that last', () => {
  const until = (source: string, moment: string | null, owner?: number): Modifier =>
    owner === undefined
      ? { source, stat: 'dice', amount: 1, until: moment }
      : { source, stat: 'dice', amount: 1, until: moment, owner };
  const list = (): Modifier[] => [
    until('a', 'turn.end'),
    until('b', 'turn.end', 0),
    until('c', 'turn.end', 1),
    until('d', 'round.end'),
    until('e', null),
    until('a', null),
  ];
  const sources = (modifiers: readonly Modifier[]): string => modifiers.map(m => m.source).join('');

  test('end at their moment, for everybody or for their owner', () => {
    const modifiers = list();
    expect(sources(expire(modifiers, 'turn.end', 1))).toBe('ac');
    expect(sources(modifiers)).toBe('bdea');
    expect(sources(expire(modifiers, 'turn.end', 0))).toBe('b');
    expect(sources(expire(modifiers, 'round.end'))).toBe('d');
    expect(sources(modifiers)).toBe('ea');
  });

  test('of an owner do not end at a moment of nobody', () => {
    const modifiers = list();
    expect(sources(expire(modifiers, 'turn.end'))).toBe('a');
    expect(sources(modifiers)).toBe('bcdea');
  });

  test('never end at a moment nobody named', () => {
    const modifiers = list();
    expect(expire(modifiers, 'never')).toEqual([]);
    expect(modifiers).toEqual(list());
  });

  test('go with their source', () => {
    const modifiers = list();
    expect(sources(withdraw(modifiers, 'a'))).toBe('aa');
    expect(sources(modifiers)).toBe('bcde');
    expect(withdraw(modifiers, 'a')).toEqual([]);
  });

  test('equal ones are told apart', () => {
    const modifiers = [until('x', 'now'), until('y', null), until('x', 'now')];
    expect(expire(modifiers, 'now')).toHaveLength(2);
    expect(sources(modifiers)).toBe('y');
  });
});
