import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { isItem, itemOf } from '../../../content/index.ts';
import { resample } from '../../../redealing.ts';
import { between } from '../../../rules/quest/encounters.ts';
import type { State } from '../../../state.ts';
import { view } from '../../../view.ts';
import { leaveAll, ledger, next, onTheYard, PLAN, won } from '../../journeys.ts';
import { after, io } from '../../laid.ts';
import { arrived, calm, dawn, laid, open, plot, plotCard, plotting, spend, threatOf, until } from '../../plots.ts';
import {
  acts,
  at,
  damageOf,
  fatigueOf,
  figure,
  hero,
  holds,
  lay,
  monster,
  type Played,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, FAIL, PASS, red, space, yellow } from './monster-turns.ts';

onTheYard();

const DECK = 'inner-corruption';

describe('Inner Corruption', () => {
  test('Friend or Foe: heroes cannot target a monster while another is within 3 spaces of it', () => {
    const targets = (other: string): string[] => {
      const t = dawn(DECK, [], state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'zombie*', 'F5');
        monster(state, 'goblin-archer', other);
      });
      spend(until(t, 'friend-or-foe'), 'friend-or-foe').choose('pick:zombie-master-1');
      for (let i = 0; i < 20 && t.kind !== 'turn'; i++)
        t.choose(t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
      return t.offered('attack:iron-longsword,zombie');
    };
    expect([targets('I5').length, targets('J5').length > 0]).toEqual([0, true]);
  });

  const phase = (cards: readonly string[], asked: string): Played =>
    leaveAll(
      next(
        ledger(won(`${PLAN.introduction}/heroes`), {
          boxes: ['LT'],
          gold: 500,
          overlord: {
            xp: 0,
            basic: 'basic',
            bought: [],
            relics: [],
            plot: {
              deck: DECK,
              threat: 2,
              cards: ['friend-or-foe', ...cards].map(id => ({ id: `plot-${id}`, tired: false, tokens: 0 })),
              boxed: [],
            },
          },
        }),
      ),
      asked,
    );

  test('D2-PLGEN-12 Deceitful Scribe: 1 XP, once; then it is in the box and cannot be bought again', () => {
    const t = phase(['deceitful-scribe'], 'answer').choose(plot('deceitful-scribe'));
    expect([t.state.overlord.xp, t.state.plot?.boxed, t.state.plot?.cards.length]).toEqual([
      1,
      ['plot-deceitful-scribe'],
      1,
    ]);
    t.choose('xp-for-threat');
    expect(t.offered('buy-plot')).not.toContain('buy-plot:plot-deceitful-scribe');
  });

  test('Deceitful Scribe: nothing happens unless he wants', () => {
    const t = phase(['deceitful-scribe'], 'answer').choose('pass');
    expect([t.state.overlord.xp, t.state.plot?.cards.length]).toEqual([0, 2]);
  });

  test('False Informant: a failed awareness test of a hero makes them travel again', () => {
    const travel = (dice: readonly number[]): Played => {
      const t = arrived(DECK, ['false-informant'], state => {
        state.quest = PLAN.act1[0]?.quest ?? '';
      });
      return t.choose(plot('false-informant'), dice);
    };
    const events = (t: Played): number => t.events().filter(({ kind }) => kind === 'travel').length;
    expect(events(calm(travel([...PASS])))).toBe(0);
    const again = travel([...FAIL]);
    for (let i = 0; i < 20 && again.state.journey !== null; i++)
      again.choose(again.offered('pass')[0] ?? again.offered()[0] ?? '');
    expect(plotCard(again, 'false-informant').tired).toBe(true);
    expect(PLAN.ways[PLAN.act1[0]?.quest ?? '']?.length).toBeGreaterThan(0);
  });

  test('Mages’ Guild: who fails knowledge tires; 2 failures draw a card, 3 stun one, 4 give threat', () => {
    const guild = (n: 2 | 3 | 4): [number, number, number, number] => {
      const heroes = ['syndrael', 'ashrian', 'jain-fairwood', 'leoric-of-the-book'].slice(0, n);
      const classes = ['knight', 'disciple', 'thief', 'runemaster'];
      const t = sit(
        state => {
          heroes.forEach((id, i) => void hero(state, id, classes[i] ?? '', `E${4 + i}`));
          for (const one of state.heroes) one.cards = [];
          monster(state, 'zombie', 'J8');
          plotting(state, DECK, ['mages-guild']);
          holds(state, [], ['dash', 'frenzy', 'tripwire']);
          state.stage = 'overlord';
          for (const one of state.heroes) one.acted = true;
        },
        { heroes: n },
      );
      until(t, 'mages-guild');
      const hand = t.state.overlord.hand.length;
      t.choose(plot('mages-guild'));
      const dice = Array.from({ length: n }, () => [...FAIL]).flat();
      while (t.kind === 'fortune') t.choose(t.offered()[0] ?? '', dice);
      while (t.kind === 'answer') t.choose('pass', dice.slice(0, 2 * n - 2));
      if (t.kind === 'pick') t.choose(t.offered()[0] ?? '');
      const sum = (of: (one: State['heroes'][number]) => number): number =>
        t.state.heroes.reduce((all, one) => all + of(one), 0);
      return [
        sum(one => one.fatigue),
        t.state.overlord.hand.length - hand,
        sum(one => one.conditions.length),
        threatOf(t) - 4,
      ];
    };
    expect([guild(2), guild(3), guild(4)]).toEqual([
      [2, 1, 0, 0],
      [3, 1, 1, 0],
      [4, 1, 1, 1],
    ]);
  });

  test('Merchants’ Guild: for 1 threat a shop card costs 50 gold more in this step', () => {
    const t = phase(['merchants-guild'], 'answer').choose(plot('merchants-guild'));
    while (t.kind === 'fortune') t.choose(t.offered()[0] ?? '');
    const [card = ''] = t.offered('card');
    t.choose(card);
    const id = card.slice(5);
    const before = t.state.gold;
    t.choose(t.offered(`buy:${id}`)[0] ?? '');
    expect([before - t.state.gold, threatOf(t)]).toEqual([(itemOf(id).gold ?? 0) + 50, 1]);
    expect(plotCard(t.choose('done'), 'merchants-guild')).toMatchObject({ tired: false, on: null });
  });

  /** Syndrael's attack makes her test willpower at this moment, as a card might. */
  const tested = (
    moment: 'attack-declared' | 'surges-spent',
    weapon: 'iron-longsword' | 'yew-shortbow',
    target: string,
  ): Played => {
    const t = acts(
      sit(
        state => {
          const one = hero(state, 'syndrael', 'knight', 'F5');
          if (weapon === 'yew-shortbow') {
            one.cards = one.cards.filter(({ id }) => !isItem(id));
            one.cards.push({ id: weapon, tired: false, worn: true, used: false, on: null });
          }
          monster(state, 'zombie*', target);
          plotting(state, DECK, ['one-of-us']);
          lay(state, 'syndrael', {
            at: moment,
            must: true,
            if: { is: 'own-attack' },
            limit: 'turn',
            effects: [{ do: 'test', attribute: 'willpower' }],
          });
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    return t;
  };
  const usesIt = (t: Played, to: string): Played => {
    for (let i = 0; i < 6 && t.offered('plot').length === 0; i++)
      t.choose(t.offered('pass')[0] ?? t.offered('done')[0] ?? '');
    spend(t, 'one-of-us');
    return t.choose(space(t, to));
  };

  test('One of Us: a hero who fails willpower is moved up to his speed and attacks for the overlord', () => {
    const t = tested('attack-declared', 'iron-longsword', 'G5');
    t.choose(strike(t, 'iron-longsword', 'zombie-master-1', 'G5'), [...FAIL]);
    usesIt(t, 'E5');
    expect([t.seat, [...new Set(t.offered('attack').map(one => one.split(',')[1]))]]).toEqual([0, ['syndrael']]);
    expect(plotCard(t, 'one-of-us').tired).toBe(true);
    const passed = tested('attack-declared', 'iron-longsword', 'G5');
    passed.choose(strike(passed, 'iron-longsword', 'zombie-master-1', 'G5'), [...PASS]);
    expect(passed.offered('plot')).toEqual([]);
  });

  test('D2C-PLOT-14 D2C-PLOT-15 used in an attack it interrupts it; a melee attack does not fail because she is led away', () => {
    const t = tested('attack-declared', 'iron-longsword', 'G5');
    t.choose(strike(t, 'iron-longsword', 'zombie-master-1', 'G5'), [...FAIL]);
    usesIt(t, 'E8');
    expect(figure(t, 'syndrael').cells).toEqual([at(t.state, 'E8')]);
    t.choose('pass', [blue(2), red(1), brown(0)]);
    expect(damageOf(calm(t), 'zombie-master-1')).toBe(3);
  });

  test('D2C-PLOT-16 the range of a ranged attack counts from where she is led before step 3, and no longer after it', () => {
    const shot = (moment: 'attack-declared' | 'surges-spent'): number => {
      const t = tested(moment, 'yew-shortbow', 'I5');
      const dice = [blue(3), yellow(2)];
      t.choose(
        strike(t, 'yew-shortbow', 'zombie-master-1', 'I5'),
        moment === 'attack-declared' ? [...FAIL] : [...dice, brown(0), ...FAIL],
      );
      usesIt(t, 'E8');
      t.choose('pass', moment === 'attack-declared' ? [...dice, brown(0)] : []);
      return damageOf(calm(t), 'zombie-master-1');
    };
    // 3 spaces away at first, 4 from where she is led.
    expect([shot('attack-declared'), shot('surges-spent') > 0]).toEqual([0, true]);
  });

  test('D2C-CHRM-07 she counts as a monster only during the attack', () => {
    const t = tested('attack-declared', 'iron-longsword', 'G5');
    t.choose(strike(t, 'iron-longsword', 'zombie-master-1', 'G5'), [...FAIL]);
    for (let i = 0; i < 6 && t.offered('plot').length === 0; i++) t.choose(t.offered('pass')[0] ?? '');
    spend(t, 'one-of-us');
    // She is being moved.
    expect([t.kind, t.state.charmed]).toEqual(['where', null]);
    t.choose(space(t, 'E5'));
    expect([t.kind, t.state.charmed]).toEqual(['monster-turn', 'syndrael']);
    t.choose('pass');
    expect(t.state.charmed).toBeNull();
  });

  test('Shadow Council: up to 3 hand cards lie hidden under it for 1 threat each, and are discarded with the encounter', () => {
    const t = laid(state => {
      plotting(state, DECK, ['shadow-council']);
      monster(state, 'zombie', 'J8');
      holds(state, ['dash', 'frenzy', 'tripwire'], ['pit-trap', 'dash']);
    });
    spend(t, 'shadow-council').choose('card:dash').choose('card:tripwire').choose('done');
    expect([threatOf(t), t.state.overlord.hand, t.state.plot?.under]).toEqual([6, ['frenzy'], ['dash', 'tripwire']]);
    expect([view(t.state, 0).plot?.under, view(t.state, 1).plot?.under]).toEqual([
      ['dash', 'tripwire'],
      ['', ''],
    ]);
    const seen = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const other = structuredClone(t.state);
      resample(other, 1, newChance(`under-${i}`), []);
      expect(other.plot?.under).toHaveLength(2);
      seen.add(other.plot?.under?.join() ?? '');
    }
    expect(seen.size).toBeGreaterThan(3);
    const over = after(t, state => between(state, io()));
    expect([over.overlord.out, over.plot?.under]).toEqual([['dash', 'tripwire'], undefined]);
  });

  test('Thieves’ Guild: of the top 3 search cards one goes to the bottom, the others on top in any order', () => {
    const t = laid(state => {
      plotting(state, DECK, ['thieves-guild']);
      monster(state, 'zombie', 'J8');
      state.search = { top: ['curse-doll', 'fire-flask', 'warding-talisman'], rest: ['stamina-potion'], bottom: [] };
    });
    spend(t, 'thieves-guild').choose('card:fire-flask').choose('card:curse-doll').choose('card:warding-talisman');
    expect(t.state.search).toEqual({
      top: ['warding-talisman', 'curse-doll'],
      rest: ['stamina-potion'],
      bottom: ['fire-flask'],
    });
  });

  test('Traitorous Friend: at the start of his turn a hero tests willpower: fatigue as high, or 2 threat', () => {
    const friend = (dice: readonly number[]): number[] => {
      const t = sit(
        state => {
          hero(state, 'syndrael', 'knight', 'E5');
          hero(state, 'ashrian', 'disciple', 'E7');
          monster(state, 'zombie', 'J8');
          plotting(state, DECK, ['traitorous-friend']);
        },
        { heroes: 2 },
      );
      t.choose('hero:syndrael').choose(plot('traitorous-friend'));
      while (t.kind === 'fortune') t.choose('pick:ashrian', dice);
      t.chooseWhile('answer', 'pass');
      return [fatigueOf(t, 'syndrael'), threatOf(t)];
    };
    // Syndrael has 2 willpower.
    expect([friend(FAIL), friend(PASS)]).toEqual([
      [2, 4],
      [0, 6],
    ]);
  });

  test('Summon Rylan Olliven: the agent takes the place of 1 master and 1 minion', () => {
    const t = laid(state => {
      plotting(state, DECK, ['summon-rylan-olliven']);
      open(state, 0, 'zombie*', ['H5']);
      open(state, 0, 'zombie', ['I5']);
    });
    spend(t, 'summon-rylan-olliven');
    if (t.kind === 'place') t.choose(t.offered()[0] ?? '');
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['agent-rylan-olliven']);
  });
});
