import { pileCards } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { acts, hero, holds, monster, raid, sit } from '../positions.ts';

test('D2-COMP-01 D2-COMP-02 what was played or discarded lies on the discard pile, and comes again when the deck is made anew', () => {
  const evening = (deck: readonly string[]) =>
    raid(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'sir-alric-farrow', 'H5').relic = 'staff-of-shadows';
      holds(state, ['dash', 'tripwire'], deck);
    });
  const piles = ({ state: { overlord } }: ReturnType<typeof evening>) => [
    overlord.hand,
    pileCards(overlord.deck),
    overlord.out,
  ];
  // One card was drawn; one is left, so that the pile is not needed yet.
  const t = evening(['frenzy', 'frenzy']).chooseWhile('answer', 'pass').choose('play:dash');
  expect(piles(t)).toEqual([['frenzy', 'tripwire'], ['frenzy'], ['dash']]);
  const last = evening(['frenzy']).chooseWhile('answer', 'pass').choose('play:dash');
  expect(piles(last)).toEqual([['frenzy', 'tripwire'], ['dash'], []]);
  // Discarded as a cost, by his own choice.
  const paid = evening(['frenzy', 'frenzy', 'frenzy']);
  paid.choose('use:sir-alric-farrow,staff-of-shadows,0').choose('card:tripwire');
  expect([paid.state.overlord.hand.length, paid.state.overlord.out]).toEqual([3, ['tripwire']]);
});

test('D2-COMP-01 what the heroes make him discard lies there too', () => {
  const t = acts(
    sit(state => {
      hero(state, 'jain-fairwood', 'wildlander', 'E5', ['danger-sense']);
      monster(state, 'zombie', 'J8');
      holds(state, ['dash'], ['frenzy']);
    }),
    'jain-fairwood',
  );
  t.choose('use:jain-fairwood,danger-sense,0');
  expect([t.state.overlord.hand, pileCards(t.state.overlord.deck), t.state.overlord.out]).toEqual([
    [],
    ['frenzy'],
    ['dash'],
  ]);
});
