import { newChance, newPile, pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { resample } from '../../../redealing.ts';
import { plotHeld } from '../../../rules/plot-answers.ts';
import { between } from '../../../rules/quest/encounters.ts';
import { isUsable } from '../../../rules/using.ts';
import type { Side, State } from '../../../state.ts';
import { view } from '../../../view.ts';
import { leaveAll, ledger, next, onTheYard, PLAN, won } from '../../journeys.ts';
import { after, io } from '../../laid.ts';
import { arrived, calm, dawn, laid, plot, plotCard, plotting, spend, threatOf } from '../../plots.ts';
import { acts, at, figure, hero, holds, monster, type Played, sit } from '../../positions.ts';
import { black, FAIL, gray, PASS } from './monster-turns.ts';

onTheYard();

const DECK = 'seeds-of-betrayal';
const NINETEEN = ['dash', 'dash', 'frenzy', 'frenzy', 'tripwire', 'tripwire', 'pit-trap', 'pit-trap'];

describe('Seeds of Betrayal', () => {
  test('Sole Purpose: for this quest the deck may have 13 cards', () => {
    const building = (): Played =>
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'E5');
          monster(state, 'zombie', 'J8');
          plotting(state, DECK);
          holds(state, [], [...NINETEEN, ...NINETEEN].slice(0, 15));
          state.stage = 'setup';
          state.todo = ['plan', 'deck', 'begin'];
        },
        { heroes: 2 },
      );
    const plain = building().choose('pass');
    expect(plain.kind).not.toBe('deck');
    const t = spend(building(), 'sole-purpose');
    expect(t.kind).toBe('deck');
    t.choose(t.offered('leave-out')[0] ?? '').choose(t.offered('leave-out')[0] ?? '');
    expect([pileCards(t.state.overlord.deck).length, t.kind === 'deck', plotCard(t, 'sole-purpose').tired]).toEqual([
      13,
      false,
      false,
    ]);
  });

  const turn = (card: string, more: (state: State) => void = () => {}): Played =>
    dawn(DECK, [card], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J8');
      holds(state, ['dash', 'frenzy'], ['pit-trap', 'pit-trap', 'tripwire', 'tripwire', 'dash']);
      more(state);
    });

  test('Always Prepared: up to 2 cards of the hand are exchanged', () => {
    const t = turn('always-prepared');
    const hand = t.state.overlord.hand.length;
    spend(t, 'always-prepared').choose('card:dash').choose('yes').choose('card:frenzy');
    expect([t.state.overlord.out, t.state.overlord.hand.length]).toEqual([['dash', 'frenzy'], hand]);
    const one = spend(turn('always-prepared'), 'always-prepared').choose('card:dash').choose('no');
    expect(one.state.overlord.out).toEqual(['dash']);
  });

  test('Rush of Power: 2 cards at the end of the turn', () => {
    const t = spend(turn('rush-of-power'), 'rush-of-power');
    const hand = t.state.overlord.hand.length;
    for (let i = 0; i < 20 && t.state.stage === 'overlord'; i++)
      t.choose(t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    expect(t.state.overlord.hand.length - hand).toBe(2);
  });

  const first = (card: string, encounter: number): Played =>
    laid(state => {
      plotting(state, DECK, [card]);
      monster(state, 'zombie', 'J8');
      state.encounter = encounter;
    });

  test('D2C-PLOT-04 False Friends: used in the first encounter of any quest', () => {
    expect(first('false-friends', 0).offered('plot')).toEqual([plot('false-friends')]);
    const t = spend(first('false-friends', 0), 'false-friends');
    expect(plotCard(t, 'false-friends').tired).toBe(true);
    const later = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'E5');
        plotting(state, DECK, ['false-friends']);
      },
      { heroes: 2 },
    );
    expect(usable({ ...structuredClone(later.state), encounter: 1 }, 'plot-false-friends')).toBe(false);
    expect(usable(structuredClone(later.state), 'plot-false-friends')).toBe(true);
  });

  test('False Friends: 2 fewer shop cards in the next shopping step, then it is refreshed', () => {
    const market = (tired: boolean): Played =>
      leaveAll(
        next(
          ledger(won(`${PLAN.introduction}/heroes`), {
            boxes: ['LT'],
            overlord: {
              xp: 0,
              basic: 'basic',
              bought: [],
              relics: [],
              plot: {
                deck: DECK,
                threat: 0,
                cards: [
                  { id: 'plot-sole-purpose', tired: false, tokens: 0 },
                  { id: 'plot-false-friends', tired, tokens: 0 },
                ],
                boxed: [],
              },
            },
          }),
        ),
        'shop',
      );
    expect([market(true).state.row.length, market(false).state.row.length]).toEqual([3, 5]);
    expect(plotCard(market(true).choose('done'), 'false-friends').tired).toBe(false);
  });

  test('Meticulous Planning: a find goes under the deck and another is drawn', () => {
    const t = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'E5');
          monster(state, 'zombie', 'J8');
          plotting(state, DECK, ['meticulous-planning']);
          state.tokens = [{ id: 'search-1', kind: 'search', cell: at(state, 'E5'), face: null, hidden: false }];
          state.search = { top: ['curse-doll', 'fire-flask'], rest: ['warding-talisman'], bottom: [] };
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    t.choose('search:search-1');
    spend(t, 'meticulous-planning');
    const finds = t.state.heroes[0]?.cards.map(({ id }) => id).slice(-1);
    expect([finds, t.state.search.bottom, t.state.searchOut]).toEqual([['curse-doll'], ['fire-flask'], []]);
  });

  test('D2C-THF-03 Appraisal may be used once a plot card has made the Thief draw another search card', () => {
    const t = acts(
      sit(
        state => {
          hero(state, 'jain-fairwood', 'thief', 'E5', ['appraisal']);
          monster(state, 'zombie', 'J8');
          plotting(state, DECK, ['meticulous-planning']);
          state.tokens = [{ id: 'search-1', kind: 'search', cell: at(state, 'E5'), face: null, hidden: false }];
          state.search = {
            top: ['warding-talisman', 'curse-doll', 'fire-flask'],
            rest: ['stamina-potion'],
            bottom: [],
          };
        },
        { heroes: 2 },
      ),
      'jain-fairwood',
    );
    // She keeps the first one, and wants to exchange the second.
    t.choose('search:search-1').choose('pass');
    spend(t, 'meticulous-planning').choose('use:jain-fairwood,appraisal,0');
    expect(t.state.heroes[0]?.cards.at(-1)?.id).toBe('warding-talisman');
    expect([t.state.search.bottom, t.state.searchOut]).toEqual([['fire-flask'], ['curse-doll']]);
  });

  test('Nefarious Power: 1 more shield on the test of a hero', () => {
    const t = spend(arrived(DECK, ['nefarious-power', 'trouble-on-the-road']), 'trouble-on-the-road');
    // Syndrael has 4 might: 4 shields pass.
    t.choose('way:0', [gray(2), black(2)]).choose('pass');
    spend(t, 'nefarious-power');
    expect(figure(calm(t), 'syndrael').conditions).toEqual(['stunned']);
  });

  test('Scrying and Plotting: he chooses his first hand', () => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'zombie', 'J8');
        plotting(state, DECK, ['scrying-and-plotting']);
        holds(state, [], ['dash', 'frenzy', 'pit-trap', 'tripwire']);
        state.stage = 'setup';
        state.todo = ['hand', 'begin'];
      },
      { heroes: 2 },
    );
    spend(t, 'scrying-and-plotting').choose('card:frenzy').choose('card:pit-trap');
    expect([t.state.overlord.hand, pileCards(t.state.overlord.deck).sort()]).toEqual([
      ['frenzy', 'pit-trap'],
      ['dash', 'tripwire'],
    ]);
  });

  test('Trouble on the Road: after the journey each hero tests or gets the condition of that attribute', () => {
    const met = (way: number, dice: readonly number[]): string[] => {
      const t = spend(both(), 'trouble-on-the-road');
      expect([t.seat, t.offered()]).toEqual([0, ['way:0', 'way:1', 'way:2', 'way:3']]);
      t.choose(`way:${way}`, dice).chooseWhile('answer', 'pass');
      return [...figure(t, 'syndrael').conditions];
    };
    expect([0, 1, 2, 3].map(way => met(way, FAIL))).toEqual([['stunned'], ['stunned'], ['poisoned'], ['diseased']]);
    expect(met(0, PASS)).toEqual([]);
  });

  const both = (): Played =>
    arrived(DECK, ['trouble-on-the-road'], state => void hero(state, 'ashrian', 'disciple', 'E7'));

  test('D2C-PLOT-05 the overlord may choose another attribute for each hero', () => {
    const t = spend(both(), 'trouble-on-the-road').choose('way:0', [...FAIL]);
    t.chooseWhile('answer', 'pass')
      .choose('way:3', [...FAIL])
      .chooseWhile('answer', 'pass');
    expect(t.state.heroes.map(({ conditions }) => conditions)).toEqual([['stunned'], ['diseased']]);
  });

  test('D2C-PLOT-03 Two-Pronged Gambit: a secret bet in the first encounter of any quest', () => {
    const t = spend(first('two-pronged-gambit', 0), 'two-pronged-gambit');
    expect([t.kind, t.seat, t.offered()]).toEqual(['bet', 0, ['bet:heroes', 'bet:overlord']]);
    t.choose('bet:heroes');
    expect([view(t.state, 0).plot?.bet, view(t.state, 1).plot?.bet]).toEqual(['heroes', 'hidden']);
    const guesses = new Set<Side | null | undefined>();
    for (let i = 0; i < 20; i++) {
      const other = structuredClone(t.state);
      resample(other, 1, newChance(`bet-${i}`), []);
      guesses.add(other.plot?.bet);
    }
    expect([...guesses].sort()).toEqual(['heroes', 'overlord']);
    const own = structuredClone(t.state);
    resample(own, 0, newChance('bet'), []);
    expect(own.plot?.bet).toBe('heroes');
    const later = structuredClone(sit(state => plotting(state, DECK, ['two-pronged-gambit'])).state);
    expect([
      usable(later, 'plot-two-pronged-gambit'),
      usable({ ...later, encounter: 1 }, 'plot-two-pronged-gambit'),
    ]).toEqual([true, false]);
  });

  test('Two-Pronged Gambit: 3 threat if the bet was right', () => {
    const settled = (side: Side, winner: Side): number => {
      const t = spend(first('two-pronged-gambit', 0), 'two-pronged-gambit').choose(`bet:${side}`);
      const over = after(t, state => {
        state.won = [winner];
        return between(state, io());
      });
      expect(over.plot?.bet).toBeNull();
      return (over.plot?.threat ?? 0) - threatOf(t);
    };
    expect([settled('heroes', 'heroes'), settled('heroes', 'overlord'), settled('overlord', 'overlord')]).toEqual([
      3, 0, 3,
    ]);
    expect(newPile([]).rest).toEqual([]);
  });
});

/** Whether a plot card could be used after the set-up of this position. */
function usable(state: State, id: string): boolean {
  const held = plotHeld(state, {}, id, false);
  const ability = held.card.abilities?.[0];
  return ability !== undefined && isUsable(state, io(), held, 0, ability);
}
