import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BranchingChance } from '../branching-chance.ts';
import { newChance } from '../chance.ts';
import { alphabetOf, Places } from '../hidden.ts';
import {
  copyPile,
  dealFrom,
  different,
  drawFrom,
  insert,
  newPile,
  type Pile,
  pileCards,
  pileSize,
  putOnTop,
  putUnder,
  shuffleIn,
  takeFrom,
  takeOut,
} from '../piles.ts';

describe('a pile without a hidden order', () => {
  test('two shuffles of the same cards are the same pile', () => {
    expect(newPile(['b', 'a', 'b'])).toEqual(newPile(['b', 'b', 'a']));
    expect(newPile(['b', 'a', 'b'])).toEqual({ top: [], rest: ['a', 'b', 'b'], bottom: [] });
  });

  test('what was put on top comes first, the last one put there before the others', () => {
    const pile = newPile(['x', 'x']);
    putOnTop(pile, 'a');
    putOnTop(pile, 'b');
    const chance = newChance('x');
    expect([drawFrom(pile, chance), drawFrom(pile, chance), drawFrom(pile, chance)]).toEqual(['b', 'a', 'x']);
  });

  test('what was put under it comes last, the first one put there before the others', () => {
    const pile = newPile(['x']);
    putUnder(pile, 'a');
    putUnder(pile, 'b');
    const chance = newChance('x');
    expect([1, 2, 3, 4].map(() => drawFrom(pile, chance))).toEqual(['x', 'a', 'b', null]);
  });

  test('known places need no luck: only the rest branches, over different cards', () => {
    const chance = new BranchingChance();
    const shares: [string, number][] = [];
    do {
      const pile: Pile = { top: ['t'], rest: ['a', 'a', 'b', 'c'], bottom: ['u'] };
      shares.push([dealFrom(pile, 3, chance).join(''), Math.round(chance.probability * 6)]);
      expect(pileSize(pile)).toBe(3);
    } while (chance.next());
    expect(shares).toEqual([
      ['taa', 1],
      ['tab', 2],
      ['tac', 2],
      ['tbc', 1],
    ]);
  });

  test('what is known to have been drawn comes whatever luck says, which is asked all the same', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const pile: Pile = { top: ['t'], rest: ['a', 'b', 'c', 'd'], bottom: [], due: ['a', 'd'] };
      const chance = newChance(seed);
      expect([drawFrom(pile, chance), drawFrom(pile, chance), pile.due]).toEqual(['t', 'd', ['a']]);
      expect([dealFrom(copyPile(pile), 2, chance)[0], chance.used]).toEqual(['a', 3]);
      expect([drawFrom(pile, chance), pile.rest, 'due' in pile, chance.used]).toEqual(['a', ['b', 'c'], false, 4]);
    }
    // What is not there any more is drawn as ever.
    const gone: Pile = { top: [], rest: ['a'], bottom: [], due: ['z'] };
    expect([drawFrom(gone, newChance('x')), gone]).toEqual(['a', { top: [], rest: [], bottom: [] }]);
  });

  test('a deal goes on to the bottom and ends where nothing is left', () => {
    const pile: Pile = { top: [], rest: ['a'], bottom: ['low', 'high'] };
    expect(dealFrom(pile, 5, newChance('x'))).toEqual(['a', 'high', 'low']);
    expect(pileSize(pile)).toBe(0);
  });

  test('shuffled in, no place is known any more', () => {
    const pile: Pile = { top: ['t'], rest: ['m'], bottom: ['b'] };
    shuffleIn(pile, ['a', 'z']);
    expect(pile).toEqual({ top: [], rest: ['a', 'b', 'm', 't', 'z'], bottom: [] });
  });

  test('one copy of a card is taken out, wherever it lies', () => {
    const pile: Pile = { top: ['t'], rest: ['m', 'm'], bottom: ['b'] };
    expect([takeFrom(pile, 't'), takeFrom(pile, 'm'), takeFrom(pile, 'b'), takeFrom(pile, 'q')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(pileCards(pile)).toEqual(['m']);
  });

  test('nothing is lost or doubled, whatever is done with it', () => {
    const deeds = fc.array(fc.tuple(fc.constantFrom('draw', 'deal', 'top', 'under', 'shuffle'), fc.nat(3)), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(deeds, fc.string(), (list, seed) => {
        const chance = newChance(seed);
        const pile = newPile(['a', 'a', 'b', 'c', 'd', 'd']);
        const hand: string[] = [];
        for (const [deed, n] of list) {
          if (deed === 'draw') hand.push(...[drawFrom(pile, chance)].filter(card => card !== null));
          else if (deed === 'deal') hand.push(...dealFrom(pile, n, chance));
          else if (deed === 'shuffle') shuffleIn(pile, hand.splice(0, n));
          else
            for (const card of hand.splice(0, n))
              if (deed === 'top') putOnTop(pile, card);
              else putUnder(pile, card);
          expect(pile.rest).toEqual(pile.rest.toSorted());
          expect([...pileCards(pile), ...hand].sort().join('')).toBe('aabcdd');
        }
      }),
    );
  });
});

test('a hand without order stays sorted, and equal cards are one option', () => {
  const hand: string[] = [];
  for (const card of ['rage', 'march', 'rage', 'crystal']) insert(hand, card);
  expect(hand).toEqual(['crystal', 'march', 'rage', 'rage']);
  expect(different(hand)).toEqual(['crystal', 'march', 'rage']);
  expect([takeOut(hand, 'rage'), takeOut(hand, 'wound')]).toEqual([true, false]);
  expect(hand).toEqual(['crystal', 'march', 'rage']);
});

describe('hidden places', () => {
  const alphabet = alphabetOf(['d', 'c', 'b', 'a']);

  test('cards go round among the places and nowhere else', () => {
    const hand = ['a', 'b'];
    const pile = ['c', 'd'];
    const places = new Places(alphabet);
    places.add(hand, 1);
    places.addAll(pile, new Set(['d']));
    places.redeal(newChance('places'));
    expect([hand[0], pile[1]]).toEqual(['a', 'd']);
    expect([hand[1], pile[0]].sort()).toEqual(['b', 'c']);
  });

  test('the truth leaves no trace: the same luck deals the same from any truth', () => {
    const dealt = (truth: string[]): string[] => {
      const places = new Places(alphabet);
      places.addAll(truth, new Set());
      places.redeal(newChance('trace'));
      return truth;
    };
    expect(dealt(['a', 'b', 'c', 'd'])).toEqual(dealt(['d', 'b', 'a', 'c']));
  });

  test('a card that is not in the alphabet would vanish: it is refused', () => {
    expect(() => new Places(alphabet).add(['x'], 0)).toThrow('"x" is not in the alphabet of these places.');
  });
});
