import { pileCards } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { sideOfRelic } from '../../../content/relics.ts';
import { card, damageOf, hero, holds, monster, raid } from '../../positions.ts';
import { bearing, borne, GRISBAN, use } from './relic-positions.ts';

const PLOTTER = 'shadow-plotter';
const TURNED = 'shadow-plotter-turned';

test('Shadow Plotter: exhausted, the overlord shows all his cards; once per encounter', () => {
  const t = bearing([PLOTTER], state => holds(state, ['dash', 'frenzy', 'frenzy'], ['tripwire']));
  t.choose(use(PLOTTER));
  expect(t.events().flatMap(event => (event.kind === 'shown' ? [event.card] : []))).toEqual([
    'dash',
    'frenzy',
    'frenzy',
  ]);
  expect([card(t, GRISBAN, PLOTTER).tired, t.state.overlord.hand]).toEqual([true, ['dash', 'frenzy', 'frenzy']]);
  // Refreshed, it is not used again.
  const again = bearing([PLOTTER], state => {
    holds(state, ['dash'], ['tripwire']);
    state.used.encounter.push(...t.state.used.encounter);
  });
  expect([card(again, GRISBAN, PLOTTER).tired, again.offered(use(PLOTTER))]).toEqual([false, []]);
  // With no card in his hand there is nothing to show.
  expect(bearing([PLOTTER]).offered(use(PLOTTER))).toEqual([]);
});

test('Shadow Plotter, turned: 3 cards are drawn, 1 is kept, 2 are discarded, and the lieutenant suffers 2 damage', () => {
  const t = borne(TURNED, [], state => {
    holds(state, [], ['dash', 'frenzy', 'tripwire', 'pit-trap']);
    // The dash on top is the card of the turn.
    state.overlord.deck = { top: ['dash'], rest: ['frenzy', 'tripwire', 'pit-trap'], bottom: [] };
  });
  expect(t.state.overlord.hand).toEqual(['dash']);
  t.choose(use(TURNED, 'splig'));
  // The card he held before is none of the three.
  expect(t.offered()).toEqual(['card:frenzy', 'card:pit-trap', 'card:tripwire']);
  t.choose('card:pit-trap');
  const { hand, out, deck, tired } = t.state.overlord;
  // The deck was used up: what is discarded is the new one.
  expect([hand, [...out, ...pileCards(deck)].sort(), tired]).toEqual([
    ['dash', 'pit-trap'],
    ['frenzy', 'tripwire'],
    [TURNED],
  ]);
  expect([damageOf(t, 'splig'), t.offered(use(TURNED, 'splig'))]).toEqual([2, []]);
  expect(sideOfRelic(PLOTTER, 'overlord')).toBe(TURNED);
});

test('Shadow Plotter, turned: in the activation of any other monster too, and not while the lieutenant is off the map', () => {
  const stirred = (there: boolean) =>
    raid(state => {
      hero(state, GRISBAN, 'berserker', 'F5');
      holds(state, [], ['dash', 'frenzy', 'tripwire', 'pit-trap']);
      const splig = monster(state, 'splig', 'G5');
      splig.relic = TURNED;
      if (!there) splig.cells = [];
      monster(state, 'zombie', 'J8');
      monster(state, 'zombie', 'J3');
    }, 'zombie-1');
  const t = stirred(true);
  t.choose(use(TURNED, 'splig'));
  t.choose(t.offered('card:')[0] ?? '');
  expect([damageOf(t, 'splig'), t.state.overlord.hand.length, t.state.turns[0]?.figure]).toEqual([2, 2, 'zombie-1']);
  expect(stirred(false).offered(use(TURNED, 'splig'))).toEqual([]);
});
