import type { Plain } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { inPlay, OVERLORD_CARDS, PLOT_DECKS, PLOTS, plotCardOf } from '../../content/index.ts';
import { descent, type State } from '../../index.ts';
import { ledgerAfter, readLedger } from '../../rules/campaign/ledger.ts';
import { boxPlot, gainThreat, newPlot, plotsForSale } from '../../rules/plot.ts';
import { isTreatedAsHero } from '../../rules/treated.ts';
import { leaveAll, ledger, next, onTheYard, PLAN, won } from '../journeys.ts';
import { io } from '../laid.ts';
import { dawn, fortunes, laid, open, plot, plotCard, plotting, spend, threatOf } from '../plots.ts';
import { acts, ally, at, face, hero, holds, monster, type Played, reanimate, sit, strike } from '../positions.ts';
import { HOARD, phase as rumorPhase, until } from './rumors.ts';

onTheYard();

const INTRO = `${PLAN.introduction}/heroes`;
const DECK = 'the-fallen-elite';
const gray = (shield: number): number => face('gray', { shield });
const blue = (range: number): number => face('blue', { range });

/** A campaign begins, with or without the lieutenant packs on the table. */
const begun = (boxes: boolean, scenario = PLAN.introduction, campaign = true): Played =>
  table(descent, {
    config: {
      scenario,
      seats: 2,
      settings: { heroes: 2, 'lieutenant-packs': boxes },
      ...(campaign && { carried: descent.campaign?.start as Plain }),
    },
    seed: 'plot',
  });

/** Jain attacks a goblin; the overlord has Armor of Darkness and so much threat. */
const attacked = (threat: number, arrange: (state: State) => void = () => {}): Played => {
  const t = acts(
    sit(
      state => {
        hero(state, 'syndrael', 'knight', 'F5');
        hero(state, 'jain-fairwood', 'thief', 'E7');
        monster(state, 'goblin-archer', 'G5');
        plotting(state, DECK, [], threat);
        arrange(state);
      },
      { heroes: 2 },
    ),
    'syndrael',
  );
  return t.choose(strike(t, 'iron-longsword', 'goblin-archer-1', 'G5'), [blue(2), face('red', { damage: 1 }), gray(0)]);
};

describe('a plot deck', () => {
  test('D2-SETUP-23 D2-PLGEN-01 D2-OLGEN-02 at the start of a campaign the overlord may choose one of the plot decks, or none; only in campaigns', () => {
    const t = leaveAll(begun(true), 'plot-deck');
    expect(t.offered()).toEqual([...Object.keys(PLOT_DECKS).map(id => `plot-deck:${id}`), 'pass']);
    expect(t.seat).toBe(0);
    t.choose(`plot-deck:${DECK}`);
    expect(t.state.plot?.deck).toBe(DECK);
    const none = leaveAll(begun(true), 'plot-deck').choose('pass');
    expect(none.state.plot).toBeUndefined();
    const asked = (one: Played): boolean => leaveAll(one, 'plot-deck').kind === 'plot-deck';
    expect(asked(begun(false))).toBe(false);
    expect(asked(begun(true, 'practice-yard', false))).toBe(false);
    expect(inPlay('plotDecks', [])).toEqual([]);
  });

  test('D2-PLGEN-01 it stays with him for the whole campaign', () => {
    const plotted = {
      deck: DECK,
      threat: 2,
      cards: [{ id: 'plot-armor-of-darkness', tired: false, tokens: 0 }],
      boxed: [],
    };
    const before = ledger(won(INTRO), {
      boxes: ['LT'],
      overlord: { xp: 0, basic: 'basic', bought: [], relics: [], plot: plotted },
    });
    const t = next(before);
    expect(t.state.plot).toEqual({ ...newPlot(DECK), threat: 2 });
    const { ledger: after } = ledgerAfter(before, {
      ...structuredClone(t.state),
      stage: 'over',
      over: { winner: 'heroes', why: '' },
    });
    expect(after.overlord.plot).toEqual({ ...plotted, threat: 3 });
    expect(readLedger(after as unknown as Plain)).toEqual(after);
    expect(() =>
      readLedger({ ...after, overlord: { ...after.overlord, plot: { ...plotted, deck: 'none' } } } as unknown as Plain),
    ).toThrow(/overlord.plot.deck/);
  });

  test('D2-PLGEN-02 D2-PLGEN-03 the one card without a price lies open from the start, all others are to be bought', () => {
    for (const [id, { cards }] of Object.entries(PLOT_DECKS)) {
      expect(cards.length, id).toBe(10);
      expect(newPlot(id).cards.map(card => card.id)).toEqual(cards.filter(card => plotCardOf(card).buy === 0));
      expect(newPlot(id).cards.length, id).toBe(1);
    }
    const t = leaveAll(begun(true), 'plot-deck').choose(`plot-deck:${DECK}`);
    expect(t.state.plot?.cards).toEqual([{ id: 'plot-armor-of-darkness', tired: false, tokens: 0, on: null }]);
    expect(t.match.view(1).plot?.cards).toEqual(t.state.plot?.cards);
  });

  test('D2-PLGEN-04 plot cards are no overlord cards: none is ever in his deck', () => {
    for (const id of Object.keys(PLOTS)) expect(Object.hasOwn(OVERLORD_CARDS, id)).toBe(false);
    const t = leaveAll(begun(true), 'plot-deck').choose(`plot-deck:${DECK}`);
    expect(t.state.overlord.owned.some(id => Object.hasOwn(PLOTS, id))).toBe(false);
  });
});

describe('threat', () => {
  const felled = (arrange: (state: State) => void = () => {}): Played => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'F5').damage = 11;
        hero(state, 'jain-fairwood', 'thief', 'E8');
        monster(state, 'zombie', 'G5');
        plotting(state, DECK, [], 0);
        holds(state, [], ['tripwire', 'dash']);
        arrange(state);
        state.stage = 'overlord';
        for (const one of state.heroes) one.acted = true;
      },
      { heroes: 2 },
    );
    while (t.kind !== 'monster-turn') t.choose(t.offered('group')[0] ?? t.offered('monster')[0] ?? 'pass');
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), face('yellow', { damage: 2 }), gray(0), gray(0)]);
    t.chooseWhile('answer', 'pass').chooseWhile('surge', 'done');
    return t;
  };

  test('D2-KO-09 D2-PLGEN-05 for a knocked-out hero he may take 1 threat instead of drawing the card', () => {
    const drawn = (t: Played): number => t.state.overlord.hand.length;
    const t = felled();
    expect([t.kind, t.offered()]).toEqual(['knock-out', ['draw', 'threat', 'decline']]);
    const before = drawn(t);
    t.choose('threat');
    expect([threatOf(t), drawn(t) - before]).toEqual([1, 0]);
    const other = felled().choose('draw');
    expect([threatOf(other), drawn(other) - before]).toEqual([0, 1]);
    const without = felled(state => {
      delete state.plot;
    });
    expect(without.offered()).toEqual(['draw', 'decline']);
    const nothing = felled().choose('decline');
    expect([threatOf(nothing), drawn(nothing) - before]).toEqual([0, 0]);
  });

  test('D2-KO-10 D2-PLGEN-05 only once for each hero in a quest', () => {
    const t = felled(state => {
      state.used.quest.push('threat/syndrael');
    });
    expect(t.offered()).toEqual(['draw', 'decline']);
    expect(
      felled(state => {
        state.used.quest.push('threat/jain-fairwood');
      }).offered(),
    ).toEqual(['draw', 'threat', 'decline']);
    expect(felled().choose('threat').state.used.quest).toContain('threat/syndrael');
    expect(felled().choose('draw').state.used.quest).not.toContain('threat/syndrael');
  });

  test('D2-PLGEN-06 D2-CPHASE-06 at the end of a quest he gains 1 threat if he lost it and 2 if he won; without a plot deck none', () => {
    const after = (winner: 'heroes' | 'overlord', deck: boolean) => {
      const { state } = sit(one => {
        hero(one, 'syndrael', 'knight', 'E5');
        one.campaign = { id: 'the-long-toll', played: [] };
        one.quest = PLAN.introduction;
        if (deck) plotting(one, DECK, [], 4);
      });
      return ledgerAfter(ledger([]), { ...structuredClone(state), stage: 'over', over: { winner, why: '' } }).ledger
        .overlord.plot?.threat;
    };
    expect([after('heroes', true), after('overlord', true), after('overlord', false)]).toEqual([5, 6, undefined]);
  });

  test('D2-PLGEN-08 each rumor quest card he plays brings 1 threat token', () => {
    const before = { xp: 0, basic: 'basic', bought: [], relics: [] } as const;
    const plotted = { deck: DECK, threat: 2, cards: [], boxed: [] };
    const t = until(rumorPhase({ hand: [HOARD] }, won(INTRO), { overlord: { ...before, plot: plotted } }), 'rumor');
    t.choose(`rumor:${HOARD}`);
    expect([threatOf(t), t.state.overlord.threat]).toEqual([3, undefined]);
  });

  test('D2-PLGEN-09 there is no limit to threat tokens', () => {
    const { state } = sit(one => plotting(one, DECK, [], 0));
    const own = structuredClone(state);
    gainThreat(own, io(), 1000);
    expect(own.plot?.threat).toBe(1000);
  });
});

describe('buying plot cards', () => {
  const phase = (threat: number, xp = 0, more: Partial<{ cards: string[]; boxed: string[] }> = {}): Played =>
    leaveAll(
      next(
        ledger(won(INTRO), {
          boxes: ['LT'],
          overlord: {
            xp,
            basic: 'basic',
            bought: [],
            relics: [],
            plot: {
              deck: DECK,
              threat,
              cards: ['plot-armor-of-darkness', ...(more.cards ?? [])].map(id => ({ id, tired: false, tokens: 0 })),
              boxed: more.boxed ?? [],
            },
          },
        }),
      ),
      'overlord-learn',
    );

  test('D2-PLGEN-10 D2-CPHASE-09 in the step in which experience is spent he buys as many as he can pay in threat', () => {
    const t = phase(5);
    expect(t.seat).toBe(0);
    expect(t.offered('buy-plot')).toHaveLength(9);
    t.choose('buy-plot:plot-unkillable');
    expect([threatOf(t), t.offered('buy-plot')]).toEqual([
      2,
      PLOT_DECKS[DECK]?.cards.filter(id => plotCardOf(id).buy === 2).map(id => `buy-plot:${id}`),
    ]);
    t.choose('buy-plot:plot-dark-champions');
    expect([threatOf(t), t.state.plot?.cards.map(({ id }) => id)]).toEqual([
      0,
      ['plot-armor-of-darkness', 'plot-unkillable', 'plot-dark-champions'],
    ]);
  });

  test('D2-PLGEN-07 any number of XP may be turned into 3 threat each', () => {
    const t = phase(0, 2).choose('xp-for-threat');
    expect([threatOf(t), t.state.overlord.xp]).toEqual([3, 1]);
    t.choose('xp-for-threat');
    expect([threatOf(t), t.state.overlord.xp, t.offered('xp-for-threat')]).toEqual([6, 0, []]);
  });

  test('D2-PLGEN-11 what he has bought lies open and can be used in later quests', () => {
    const t = leaveAll(phase(5).choose('buy-plot:plot-dark-champions').choose('done'), 'answer');
    expect(t.match.view(1).plot?.cards.map(({ id }) => id)).toContain('plot-dark-champions');
    expect(t.offered('plot')).toEqual([plot('dark-champions')]);
  });

  test('D2-PLGEN-12 what went back into the box cannot be bought again, nor what he has', () => {
    const t = phase(9, 0, { cards: ['plot-unkillable'], boxed: ['plot-dark-champions'] });
    expect(t.offered('buy-plot')).toHaveLength(7);
    const { state } = sit(one => plotting(one, DECK, ['unkillable'], 9));
    const own = structuredClone(state);
    boxPlot(own, 'plot-unkillable');
    expect(own.plot?.cards.map(({ id }) => id)).toEqual(['plot-armor-of-darkness']);
    expect(plotsForSale(own)).not.toContain('plot-unkillable');
  });
});

describe('using plot cards', () => {
  test('D2-PLGEN-13 each use costs the threat at the bottom; without it, or while it is exhausted, it cannot be used', () => {
    const t = attacked(1);
    expect([t.seat, t.offered()]).toEqual([0, [plot('armor-of-darkness'), 'pass']]);
    t.choose(plot('armor-of-darkness'));
    expect([threatOf(t), plotCard(t, 'armor-of-darkness').tired]).toEqual([0, true]);
    expect(attacked(0).offered('plot')).toEqual([]);
    const tired = attacked(3, state => {
      for (const one of state.plot?.cards ?? []) one.tired = true;
    });
    expect(tired.offered('plot')).toEqual([]);
    // One that costs 2.
    const summons = (threat: number): Played =>
      laid(state => {
        plotting(state, 'silent-protector', ['summon-serena'], threat);
        open(state, 0, 'zombie*', ['H5']);
        open(state, 0, 'zombie', ['I5']);
      });
    expect(summons(1).offered('plot')).toEqual([]);
    expect(threatOf(spend(summons(3), 'summon-serena'))).toBe(1);
  });

  test('D2-PLGEN-14 D2-PLGEN-15 each token spent goes to the hero with the fewest fortune tokens; if several have as few, the heroes decide', () => {
    const t = attacked(1, state => {
      for (const one of state.heroes) if (one.id === 'syndrael') one.marks.fortune = 1;
    })
      .choose('pass')
      .choose(plot('armor-of-darkness'));
    expect(fortunes(t)).toEqual([1, 1]);
    const tie = attacked(1).choose(plot('armor-of-darkness'));
    expect([tie.kind, tie.seat, tie.offered()]).toEqual(['fortune', 1, ['pick:syndrael', 'pick:jain-fairwood']]);
    expect(fortunes(tie.choose('pick:jain-fairwood'))).toEqual([0, 1]);
  });

  test('D2-PLGEN-16 several tokens are handed out one at a time', () => {
    const t = laid(state => {
      plotting(state, DECK, ['dark-champions']);
      open(state, 0, 'zombie*', ['H5']);
    });
    t.choose(plot('dark-champions')).choose('pick:syndrael');
    // Now Jain has fewer; then both have one.
    expect([fortunes(t), t.offered()]).toEqual([
      [1, 1],
      ['pick:syndrael', 'pick:jain-fairwood'],
    ]);
    t.choose('pick:syndrael');
    expect([fortunes(t), threatOf(t)]).toEqual([[2, 1], 2]);
  });

  test('D2-PLGEN-25 in step 1.II exhausted plot cards are refreshed, and what lasted until then ends', () => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'E5');
        hero(state, 'jain-fairwood', 'thief', 'E8');
        monster(state, 'zombie', 'J5');
        plotting(state, DECK, ['vengeful-resolve', 'refuse-to-die']);
        for (const one of state.plot?.cards ?? []) one.tired = one.id === 'plot-armor-of-darkness';
        state.stage = 'overlord';
        for (const one of state.heroes) one.acted = true;
      },
      { heroes: 2 },
    );
    t.choose(plot('refuse-to-die')).choose('pick:syndrael');
    expect([plotCard(t, 'armor-of-darkness').tired, plotCard(t, 'refuse-to-die').tired]).toEqual([false, true]);
    while (t.offered('plot').length === 0)
      t.choose(t.offered('end')[0] ?? t.offered('group')[0] ?? t.offered()[0] ?? '');
    spend(t, 'vengeful-resolve', 1);
    expect(t.state.lasting.some(({ source }) => source === 'plot-vengeful-resolve')).toBe(true);
    while (t.kind !== 'overlord-turn' && t.kind !== 'monster-turn' && t.kind !== 'answer')
      t.choose(t.offered('end')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    t.chooseWhile('answer', 'pass');
    expect(plotCard(t, 'vengeful-resolve').tired).toBe(false);
    expect(t.state.lasting.some(({ source }) => source === 'plot-vengeful-resolve')).toBe(false);
  });

  test('D2-PLGEN-17 plot cards are not used on figures that are treated as heroes: familiars, allies', () => {
    const crowd = (state: State): void => {
      const [leoric, jain] = [
        hero(state, 'leoric-of-the-book', 'necromancer', 'E5'),
        hero(state, 'jain-fairwood', 'thief', 'E8'),
      ];
      const others = [reanimate(state, leoric.id, 'F5'), ally(state, 'ally-serena', 'F8')];
      for (const one of [leoric, jain, ...others]) one.conditions = ['poisoned'];
      monster(state, 'zombie', 'J5');
      monster(state, 'goblin-archer', 'J3');
    };
    // One that the overlord chooses.
    const bolt = dawn('cursed-by-power', ['bolt-from-the-blue'], crowd);
    bolt.choose(plot('bolt-from-the-blue'));
    for (let i = 0; i < 3 && bolt.kind === 'fortune'; i++) bolt.choose(bolt.offered()[0] ?? '');
    expect([bolt.kind, bolt.offered()]).toEqual(['pick', ['pick:leoric-of-the-book', 'pick:jain-fairwood']]);
    // Each of them.
    const cloud = spend(dawn('raging-infection', ['virulent-cloud'], crowd), 'virulent-cloud');
    expect([
      ...cloud.state.heroes.map(({ damage }) => damage),
      ...cloud.state.companions.map(({ damage }) => damage),
    ]).toEqual([1, 1, 0, 0]);
    // An overlord card means them too: it is the plot card that makes the difference.
    expect(isTreatedAsHero(cloud.state, 'reanimate') && isTreatedAsHero(cloud.state, 'ally-serena')).toBe(true);
  });
});

describe('fortune', () => {
  const rich = (n: number, arrange: (state: State) => void = () => {}): Played =>
    acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'F5').marks.fortune = n;
          hero(state, 'jain-fairwood', 'thief', 'E7');
          monster(state, 'goblin-archer', 'G5');
          plotting(state, DECK, [], 0);
          arrange(state);
        },
        { heroes: 2 },
      ),
      'syndrael',
    );

  test('D2-PLGEN-18 D2-PLGEN-22 in his turn 1 token gives back 1 fatigue, and is gone', () => {
    const t = rich(2, state => {
      for (const one of state.heroes) one.fatigue = 2;
    });
    t.choose('use:syndrael,fortune,0');
    expect([t.state.heroes[0]?.fatigue, fortunes(t), threatOf(t)]).toEqual([1, [1, 0], 0]);
    expect(rich(1).offered('use:syndrael,fortune')).toEqual([]);
    expect(
      rich(0, state => {
        for (const one of state.heroes) one.fatigue = 2;
      }).offered('use:syndrael,fortune'),
    ).toEqual([]);
  });

  test('D2-PLGEN-19 1 token rolls 1 of his own dice again, as often as he has tokens', () => {
    const t = rich(2);
    t.choose(strike(t, 'iron-longsword', 'goblin-archer-1', 'G5'), [blue(2), face('red', { damage: 1 }), gray(0)]);
    expect(t.offered('use')).toEqual(['use:syndrael,fortune,1']);
    t.choose('use:syndrael,fortune,1');
    expect(t.offered('reroll')).toHaveLength(2);
    t.choose('reroll:1', [face('red', { damage: 3 })]);
    expect([fortunes(t), t.state.attacks[0]?.dice[1]?.face]).toEqual([[1, 0], face('red', { damage: 3 }) - 1]);
    expect(t.offered('use')).toEqual(['use:syndrael,fortune,1']);
  });

  test('D2-PLGEN-20 2 tokens give one more action after the two of his turn, once a round', () => {
    const t = rich(4);
    expect(t.offered('use:syndrael,fortune,2')).toEqual([]);
    t.choose('rest').choose('rest').choose('use:syndrael,fortune,2');
    expect(fortunes(t)).toEqual([2, 0]);
    expect(t.offered('move')).toEqual(['move']);
    t.choose('rest');
    expect([t.kind, t.offered('rest'), t.offered('use:syndrael,fortune,2')]).toEqual(['turn', [], []]);
    const poor = rich(1).choose('rest').choose('rest');
    expect(poor.offered('use:syndrael,fortune,2')).toEqual([]);
  });

  test('D2-PLGEN-23 fortune tokens are not handed on', () => {
    const t = rich(2, state => {
      for (const one of state.heroes) if (one.id === 'jain-fairwood') one.cells = [at(state, 'F6')];
    });
    t.choose('move');
    expect(t.offered('give').filter(one => one.includes('fortune'))).toEqual([]);
  });

  const market = (fortune: readonly [number, number]): Played => {
    const carried = ledger(won(INTRO), {
      boxes: ['LT'],
      overlord: {
        xp: 0,
        basic: 'basic',
        bought: [],
        relics: [],
        plot: { deck: DECK, threat: 0, cards: [{ id: 'plot-armor-of-darkness', tired: false, tokens: 0 }], boxed: [] },
      },
    });
    return leaveAll(
      next({ ...carried, heroes: carried.heroes.map((one, i) => ({ ...one, fortune: fortune[i] ?? 0 })) }),
      'shop',
    );
  };

  test('D2-SHOP-06 D2-PLGEN-21 in the shop 2 tokens of any heroes reveal 1 more card', () => {
    const t = market([1, 2]);
    expect(t.state.row).toHaveLength(5);
    t.choose('reveal-card');
    expect([t.state.row.length, fortunes(t), t.offered('reveal-card')]).toEqual([6, [0, 1], []]);
    expect(market([1, 0]).offered('reveal-card')).toEqual([]);
  });

  test('D2-PLGEN-24 after the shop all fortune tokens are gone', () => {
    const t = market([3, 1]).choose('done');
    expect(fortunes(t)).toEqual([0, 0]);
  });

  test('D2-PLGEN-21 tokens of the last quest are carried into the shop', () => {
    const { state } = sit(one => {
      hero(one, 'syndrael', 'knight', 'E5').marks.fortune = 2;
      one.campaign = { id: 'the-long-toll', played: [] };
      one.quest = PLAN.introduction;
      plotting(one, DECK, [], 4);
    });
    const { ledger: after } = ledgerAfter(ledger([]), {
      ...structuredClone(state),
      stage: 'over',
      over: { winner: 'heroes', why: '' },
    });
    expect(after.heroes[0]?.fortune).toBe(2);
  });
});
