import { describe, expect, test } from 'vitest';
import { between } from '../../../rules/quest/encounters.ts';
import { speedOf } from '../../../rules/values.ts';
import type { LastingEffect, State } from '../../../state.ts';
import { after, io } from '../../laid.ts';
import { activated, calm, dawn, plot, plotCard, plotting, spend, struckBy, threatOf, until } from '../../plots.ts';
import {
  acts,
  card,
  damageOf,
  fatigueOf,
  figure,
  hero,
  holds,
  monster,
  type Played,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, FAIL, gray, PASS, red, yellow } from './monster-turns.ts';

const DECK = 'vital-essence';
const SKILL = 'oath-of-honor';
const STRAIN: LastingEffect = {
  source: 'plot-broken',
  key: 'strain-0',
  on: 'all',
  by: '',
  until: 'quest-end',
  next: false,
  what: { do: 'strain', fatigue: 1 },
};
const jain = (state: State): void => {
  hero(state, 'jain-fairwood', 'thief', 'E8');
};
/** A class card of a hero bears threat. */
const mark = (state: State, id: string, of: string, n = 1): void => {
  for (const one of state.heroes) if (one.id === id) for (const own of one.cards) if (own.id === of) own.threat = n;
};

describe('Vital Essence', () => {
  const felled = (cards: readonly string[], more: (state: State) => void = () => {}): Played => {
    const t = activated(DECK, cards, 'zombie', ['G5'], state => {
      jain(state);
      if (state.heroes[0] !== undefined) state.heroes[0].damage = 11;
      more(state);
    });
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(2), gray(0)]);
    for (let i = 0; i < 9 && t.kind !== 'knock-out'; i++) t.choose(t.offered('done')[0] ?? 'pass');
    return t;
  };

  test('Broken: instead of threat or a card a fallen hero’s class card costs 1 more fatigue for the quest', () => {
    const t = felled([]);
    expect(t.offered()).toEqual(['threat', plot('broken'), 'decline']);
    const hand = t.state.overlord.hand.length;
    t.choose(plot('broken'));
    if (t.kind === 'which') t.choose(`card:${SKILL}`);
    expect([
      card(t, 'syndrael', SKILL).threat,
      t.state.overlord.hand.length,
      threatOf(t),
      plotCard(t, 'broken').tired,
    ]).toEqual([1, hand, 5, true]);
    expect(t.state.lasting).toEqual([STRAIN]);
  });

  /** Syndrael's turn: she uses Oath of Honor to help Jain, who stands beside a monster. */
  const oath = (cards: readonly string[], more: (state: State) => void = () => {}): Played =>
    acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'F5');
          hero(state, 'jain-fairwood', 'thief', 'G7');
          monster(state, 'zombie', 'H7');
          plotting(state, DECK, cards);
          more(state);
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
  const uses = (t: Played): Played => {
    t.choose(t.offered(`use:syndrael,${SKILL}`)[0] ?? '');
    for (let i = 0; i < 6 && (t.kind === 'pick' || t.kind === 'where'); i++) t.choose(t.offered()[0] ?? '');
    return t;
  };

  test('Broken: each such card costs 1 fatigue more, and is not used where that cannot be suffered', () => {
    const cost = (threat: boolean): number => {
      const t = oath([], state => {
        state.lasting.push(STRAIN);
        if (threat) mark(state, 'syndrael', SKILL, 2);
      });
      uses(t);
      return fatigueOf(t, 'syndrael');
    };
    expect(cost(true) - cost(false)).toBe(1);
    const spent = oath([], state => {
      state.lasting.push(STRAIN);
      mark(state, 'syndrael', SKILL);
      if (state.heroes[0] !== undefined) state.heroes[0].fatigue = 3;
    });
    expect(spent.offered(`use:syndrael,${SKILL}`)).toEqual([]);
  });

  test('Bleed It Out: the use of a class card with threat costs 1 damage and 1 fatigue, and the token', () => {
    const t = uses(oath(['bleed-it-out'], state => mark(state, 'syndrael', SKILL)));
    const fatigue = fatigueOf(t, 'syndrael');
    spend(t, 'bleed-it-out');
    expect([damageOf(t, 'syndrael'), fatigueOf(t, 'syndrael') - fatigue, card(t, 'syndrael', SKILL).threat]).toEqual([
      1,
      1,
      undefined,
    ]);
    expect(uses(oath(['bleed-it-out'])).offered('plot')).toEqual([]);
  });

  test('Dangerous Knowledge: a hero who made the overlord discard a card tests knowledge: damage for each shield above it, or 1 threat', () => {
    const known = (dice: readonly number[]): Played => {
      const t = acts(
        sit(
          state => {
            hero(state, 'syndrael', 'knight', 'F5');
            jain(state);
            monster(state, 'zombie', 'J8');
            plotting(state, DECK, ['dangerous-knowledge']);
            holds(state, ['dash'], ['dash', 'dash', 'dash']);
            state.lasting.push({
              source: 'laid',
              key: 'spy',
              on: 'syndrael',
              by: 'syndrael',
              until: 'encounter-end',
              next: false,
              what: {
                do: 'on',
                at: 'action-done',
                ability: { at: 'action-done', must: true, limit: 'turn', effects: [{ do: 'spy' }] },
              },
            });
          },
          { heroes: 2 },
        ),
        'syndrael',
      );
      t.choose('move');
      if (t.kind === 'which') t.choose('card:dash');
      t.choose(plot('dangerous-knowledge'), dice);
      return calm(t);
    };
    // 7 shields against 2 knowledge.
    const failed = known(FAIL);
    expect(damageOf(failed, 'syndrael')).toBeGreaterThan(0);
    expect(threatOf(failed)).toBe(5);
    const passed = known(PASS);
    expect([damageOf(passed, 'syndrael'), threatOf(passed)]).toEqual([0, 6]);
  });

  test('Invest in the Flesh: 1 threat for each hero with threat on his class cards at the end of the quest', () => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'F5');
        hero(state, 'ashrian', 'disciple', 'F6');
        jain(state);
        mark(state, 'syndrael', SKILL, 3);
        mark(state, 'ashrian', 'prayer-of-healing');
        plotting(state, DECK, ['invest-in-the-flesh']);
      },
      { heroes: 2 },
    );
    const state = structuredClone(t.state);
    const flow = between(Object.assign(state, { won: ['heroes'] }), io()) as Generator<
      { options: { do: string }[] },
      void,
      unknown
    >;
    let step = flow.next();
    for (let i = 0; i < 4 && !step.done; i++)
      step = flow.next(
        Math.max(
          0,
          step.value.options.findIndex(one => one.do === 'plot'),
        ),
      );
    expect(state.plot?.threat).toBe(6);
    const none = after(
      sit(
        own => {
          hero(own, 'syndrael', 'knight', 'F5');
          plotting(own, DECK, ['invest-in-the-flesh']);
        },
        { heroes: 2 },
      ),
      own => between(Object.assign(own, { won: ['heroes'] }), io()),
    );
    expect(none.plot?.threat).toBe(5);
  });

  test('Last Words: who defeats a lieutenant has a class card marked and suffers fatigue for all threat on them', () => {
    const minion = struckBy(DECK, ['last-words'], 'zombie', ['G5'], jain)([blue(3), red(3), brown(0)]);
    for (let i = 0; i < 9 && minion.kind !== 'turn'; i++) {
      expect(minion.offered('plot')).toEqual([]);
      minion.choose(minion.offered('done')[0] ?? 'pass');
    }
    const t = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'F5');
          jain(state);
          const agent = Object.assign(monster(state, 'agent-splig', 'G5'), { rank: 'master' });
          agent.damage = 3;
          mark(state, 'syndrael', SKILL, 1);
          plotting(state, DECK, ['last-words']);
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    t.choose(strike(t, 'iron-longsword', 'agent-splig-1', 'G5'), [blue(3), red(3), gray(0), brown(0)]);
    for (let i = 0; i < 12 && t.offered('plot').length === 0 && t.kind !== 'turn'; i++)
      t.choose(t.offered('done')[0] ?? 'pass');
    spend(t, 'last-words');
    if (t.kind === 'which') t.choose(`card:${SKILL}`);
    expect([card(t, 'syndrael', SKILL).threat, fatigueOf(t, 'syndrael')]).toEqual([2, 2]);
  });

  test('No Interference: in the overlord’s turn using a class card with threat costs 3 damage', () => {
    const t = dawn(DECK, ['no-interference'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      jain(state);
      monster(state, 'zombie', 'G5');
    });
    spend(t, 'no-interference');
    expect(t.state.lasting.map(({ what, until: end }) => [what, end])).toEqual([
      [{ do: 'strain', damage: 3 }, 'refreshed/plot-no-interference'],
    ]);
    // Oath of Honor is no answer to anything: it stands for any class card here.
    const strained = (damage: number): Played =>
      oath([], state => {
        state.plot?.cards.push({ id: 'plot-no-interference', tired: true, tokens: 0, on: null });
        state.lasting.push({
          ...STRAIN,
          source: 'plot-no-interference',
          until: 'refreshed/plot-no-interference',
          what: { do: 'strain', damage: 3 },
        });
        mark(state, 'syndrael', SKILL);
        if (state.heroes[0] !== undefined) state.heroes[0].damage = damage;
      });
    expect(damageOf(uses(strained(0)), 'syndrael')).toBe(3);
    // Never the last damage she could take.
    expect(strained(9).offered(`use:syndrael,${SKILL}`)).toEqual([]);
  });

  test('Plague of the Mind: for each marked class card he refreshes the hero gets a condition of the overlord’s choice', () => {
    const plagued = (refresh: boolean): Played => {
      const t = dawn(DECK, ['plague-of-the-mind'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        jain(state);
        monster(state, 'zombie', 'J8');
        for (const one of state.heroes[0]?.cards ?? [])
          if (one.id === SKILL) Object.assign(one, { tired: true, threat: 1 });
      });
      spend(until(t, 'plague-of-the-mind'), 'plague-of-the-mind').choose('pick:syndrael');
      for (let i = 0; i < 9 && t.kind !== 'next-hero'; i++) t.choose(t.offered()[0] ?? '');
      t.choose('hero:syndrael');
      expect([t.kind, t.seat]).toEqual(['whether', 1]);
      t.choose(refresh ? 'yes' : 'no');
      if (refresh) {
        expect(t.seat).toBe(0);
        t.choose('condition:poisoned');
      }
      return t;
    };
    const t = plagued(true);
    expect([figure(t, 'syndrael').conditions, card(t, 'syndrael', SKILL).tired]).toEqual([['poisoned'], false]);
    const kept = plagued(false);
    expect([figure(kept, 'syndrael').conditions, card(kept, 'syndrael', SKILL).tired]).toEqual([[], true]);
  });

  test('Slow Bones: 1 less speed for each threat on a hero’s class cards, at least 1', () => {
    const slow = (n: number): number => {
      const t = dawn(DECK, ['slow-bones'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        jain(state);
        monster(state, 'zombie', 'J8');
        if (n > 0) mark(state, 'syndrael', SKILL, n);
      });
      spend(t, 'slow-bones');
      expect(speedOf(t.state, 'jain-fairwood')).toBe(5);
      return speedOf(t.state, 'syndrael');
    };
    expect([slow(0), slow(1), slow(2), slow(9)]).toEqual([4, 3, 2, 1]);
  });

  test('Worn Down: a used class card that costs fatigue is marked', () => {
    const t = uses(oath(['worn-down']));
    spend(t, 'worn-down');
    expect(card(t, 'syndrael', SKILL).threat).toBe(1);
  });
});
