import { describe, expect, test } from 'vitest';
import { distinct, meant, type Offer } from '../play/choices.ts';

const offers: Offer[] = [
  ['move:knight,5,0', 'Move the Knight to F1'],
  ['move:knight,5,9', 'Move the Knight to F10'],
  ['play:0,haste', 'Play Haste on the Mage'],
  ['play:3,haste', 'Play Haste on the Mage'],
  ['wait', 'Wäre später'],
].map(([id = '', text = ''], i) => ({ number: i + 1, verb: id.split(':')[0] ?? '', id, text }));

const ids = (typed: string): string[] => meant(typed, offers).map(({ id }) => id);

describe('what was meant', () => {
  test('a number is that number and nothing else', () => {
    expect(ids('2')).toEqual(['move:knight,5,9']);
    expect(ids('10')).toEqual([]);
    expect(ids('0')).toEqual([]);
  });

  test('whole words count for more than parts of words', () => {
    expect(ids('knight f1')).toEqual(['move:knight,5,0']);
    expect(ids('knight f')).toEqual(['move:knight,5,0', 'move:knight,5,9']);
  });

  test('options that read alike are one', () => {
    expect(ids('haste')).toEqual(['play:0,haste']);
    expect(distinct(offers)).toHaveLength(4);
  });

  test('an exact name is exact, case and umlauts do not matter', () => {
    expect(ids('play:3,haste')).toEqual(['play:3,haste']);
    expect(ids('WAERE spaeter')).toEqual(['wait']);
  });

  test('a single letter decides nothing', () => {
    expect(ids('w')).toEqual([]);
    expect(ids('')).toEqual([]);
  });
});
