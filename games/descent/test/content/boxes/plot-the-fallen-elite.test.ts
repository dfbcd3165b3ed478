import { describe, expect, test } from 'vitest';
import { between } from '../../../rules/quest/encounters.ts';
import { defencePool, healthOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { after, io } from '../../laid.ts';
import { dawn, laid, open, plot, plotCard, plotting, spend, threatOf, until, untilAsked } from '../../plots.ts';
import { acts, damageOf, figure, hero, monster, type Played, raid, sit, strike } from '../../positions.ts';
import { blue, brown, gray, quiet, red, yellow } from './monster-turns.ts';

const DECK = 'the-fallen-elite';

/** Syndrael strikes at a monster on G5. */
const struck = (
  name: string,
  cards: readonly string[],
  dice: readonly number[],
  more: (state: State) => void = () => {},
): Played => {
  const t = acts(
    sit(
      state => {
        hero(state, 'syndrael', 'knight', 'F5');
        hero(state, 'jain-fairwood', 'thief', 'E7');
        monster(state, name, 'G5');
        plotting(state, DECK, cards);
        more(state);
      },
      { heroes: 2 },
    ),
    'syndrael',
  );
  const id = t.state.monsters[0]?.id ?? '';
  return t.choose(strike(t, 'iron-longsword', id, 'G5'), dice);
};

describe('The Fallen Elite', () => {
  test('Armor of Darkness: 2 more shields for a monster, none for heroes', () => {
    const t = struck('zombie', [], [blue(3), red(2), brown(0)]);
    spend(t, 'armor-of-darkness');
    quiet(t);
    // Blue 3 shows 2 hearts, red 2.
    expect(damageOf(t, 'zombie-1')).toBe(2);
    expect(t.offered(plot('armor-of-darkness'))).toEqual([]);
    const own = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'G5');
      plotting(state, DECK);
    }, 'zombie-1');
    own.choose(strike(own, 'zombie', 'syndrael', 'F5'), [blue(3), 1, gray(0)]);
    expect(own.offered('plot')).toEqual([]);
  });

  test('Dark Champions: masters have 2 more health, a brown die and a surge for 2 damage until the end of the encounter', () => {
    const t = laid(state => {
      plotting(state, DECK, ['dark-champions']);
      monster(state, 'zombie*', 'G5');
      monster(state, 'zombie', 'I5');
    });
    const before = [healthOf(t.state, 'zombie-master-1'), healthOf(t.state, 'zombie-1')];
    spend(t, 'dark-champions');
    expect([healthOf(t.state, 'zombie-master-1'), healthOf(t.state, 'zombie-1')]).toEqual([
      (before[0] ?? 0) + 2,
      before[1],
    ]);
    expect(defencePool(t.state, 'zombie-master-1')).toEqual(['brown', 'brown']);
    expect(defencePool(t.state, 'zombie-1')).toEqual(['brown']);
    const over = after(t, state => between(state, io()));
    expect(over.lasting.filter(({ source }) => source === 'plot-dark-champions')).toEqual([]);
    expect(over.plot?.cards.every(({ tired }) => !tired)).toBe(true);
  });

  test('Fight in Formation: a shield for each fellow beside the target, at most 3, and 1 threat if it is unhurt', () => {
    const ranks = (state: State): void => {
      for (const space of ['H4', 'H5', 'H6', 'G6']) monster(state, 'zombie', space);
    };
    const t = struck('zombie*', ['fight-in-formation'], [], ranks);
    spend(t, 'fight-in-formation', 0, [blue(2), red(1), brown(0)]);
    quiet(t);
    expect([damageOf(t, 'zombie-master-1'), threatOf(t)]).toEqual([0, 5]);
    const alone = struck('zombie*', ['fight-in-formation'], []);
    spend(alone, 'fight-in-formation', 0, [blue(2), red(1), brown(0)]);
    expect([damageOf(quiet(alone), 'zombie-master-1'), threatOf(alone)]).toEqual([3, 4]);
  });

  test('Knight Training: a group of small monsters chosen at set-up rerolls a defence die, then in every attack until it is refreshed', () => {
    const t = laid(state => {
      plotting(state, DECK, ['knight-training']);
      monster(state, 'zombie', 'G5');
      monster(state, 'ettin', 'I5', 'J5', 'I6', 'J6');
      monster(state, 'goblin-archer', 'J8');
    });
    // The ettin is not small.
    expect(t.offered()).toEqual(['group:zombie', 'group:goblin-archer']);
    t.choose('group:zombie');
    expect(plotCard(t, 'knight-training').on).toBe('zombie');
    const fight = struck('zombie', ['knight-training'], [blue(2), red(1), brown(0)], state => {
      for (const one of state.plot?.cards ?? []) if (one.id === 'plot-knight-training') one.on = 'zombie';
    });
    spend(fight, 'knight-training', 1, [brown(2)]);
    expect(plotCard(fight, 'knight-training').tired).toBe(true);
    expect(damageOf(quiet(fight), 'zombie-1')).toBe(1);
    fight.choose(strike(fight, 'iron-longsword', 'zombie-1', 'G5'), [blue(2), red(1), brown(0)]);
    fight.choose('pass');
    expect(fight.offered('use')).toEqual(['use:,plot-knight-training,0']);
    const other = struck('goblin-archer', ['knight-training'], [blue(2), red(1), gray(0)], state => {
      for (const one of state.plot?.cards ?? []) one.on = 'zombie';
    });
    expect(other.offered(plot('knight-training', 1))).toEqual([]);
  });

  test('Refuse to Die: 2 more health and 2 healed each overlord turn, until it falls', () => {
    const t = dawn(DECK, ['refuse-to-die'], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      hero(state, 'jain-fairwood', 'thief', 'E7');
      monster(state, 'zombie', 'J5').damage = 2;
    });
    const health = healthOf(t.state, 'zombie-1');
    spend(t, 'refuse-to-die');
    expect(healthOf(t.state, 'zombie-1')).toBe(health + 2);
    // The rest of this turn, and the start of the next one.
    const turn = t.state.round;
    for (let i = 0; i < 40 && !(t.state.round > turn && t.state.stage === 'overlord'); i++)
      t.choose(t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    expect([damageOf(t, 'zombie-1'), plotCard(t, 'refuse-to-die').tired]).toEqual([0, true]);
  });

  test('Refuse to Die: it is refreshed when that monster is defeated', () => {
    const t = struck('zombie', ['refuse-to-die'], [blue(3), red(3), brown(0)], state => {
      const card = state.plot?.cards.find(({ id }) => id === 'plot-refuse-to-die');
      if (card !== undefined) Object.assign(card, { tired: true, on: 'zombie-1' });
    });
    quiet(t);
    expect([t.state.monsters.length, plotCard(t, 'refuse-to-die').tired]).toEqual([0, false]);
  });

  test('Trial of Knighthood: 2 threat if the attack of a master fells a hero with 4 might', () => {
    const trial = (id: string, of: string, damage: number): number => {
      const t = raid(
        state => {
          hero(state, id, of, 'F5').damage = damage;
          hero(state, 'jain-fairwood', 'thief', 'E8');
          monster(state, 'zombie*', 'G5');
          plotting(state, DECK, ['trial-of-knighthood']);
        },
        'zombie-master-1',
        { heroes: 2 },
      );
      t.choose(strike(t, 'zombie', id, 'F5'));
      spend(t, 'trial-of-knighthood', 0, [blue(3), yellow(2), gray(0)]);
      expect(plotCard(t, 'trial-of-knighthood').tired).toBe(true);
      return threatOf(untilAsked(t, 'monster-turn'));
    };
    // Grisban has 5 might and falls, Ashrian has 2; Grisban unhurt does not fall.
    expect([
      trial('grisban-the-thirsty', 'berserker', 13),
      trial('ashrian', 'disciple', 9),
      trial('grisban-the-thirsty', 'berserker', 0),
    ]).toEqual([6, 4, 4]);
  });

  test('Unkillable: a fallen master leaves a minion behind, within the group limit', () => {
    const t = struck('zombie*', ['unkillable'], [blue(3), red(3), brown(0)], state => {
      for (const one of state.monsters) one.damage = 5;
    });
    until(t, 'unkillable');
    spend(t, 'unkillable');
    expect(t.state.monsters.map(({ id, cells }) => [id, cells])).toEqual([
      ['zombie-1', [figure(t, 'syndrael').cells[0] ?? 0].map(cell => cell + 1)],
    ]);
    const full = struck('zombie*', ['unkillable'], [blue(3), red(3), brown(0)], state => {
      for (const one of state.monsters) one.damage = 5;
      monster(state, 'zombie', 'I5');
      monster(state, 'zombie', 'I6');
    });
    full.chooseWhile('surge', 'done');
    expect(full.offered('plot:plot-unkillable')).toEqual([]);
  });

  test('Vengeful Resolve: a hero who wounds the chosen group suffers 1 damage', () => {
    const t = struck('zombie*', ['vengeful-resolve'], [blue(2), red(1), brown(0)], state => {
      for (const one of state.plot?.cards ?? [])
        if (one.id === 'plot-vengeful-resolve') Object.assign(one, { tired: true, on: 'zombie' });
      state.lasting.push({
        source: 'plot-vengeful-resolve',
        key: 'on-0',
        on: 'all',
        by: '',
        until: 'refreshed/plot-vengeful-resolve',
        next: false,
        what: RESOLVE,
      });
    });
    quiet(t);
    expect([damageOf(t, 'zombie-master-1'), damageOf(t, 'syndrael')]).toEqual([3, 1]);
  });

  test('Vengeful Resolve: it is exhausted at the end of the overlord turn', () => {
    const t = dawn(DECK, ['vengeful-resolve'], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      hero(state, 'jain-fairwood', 'thief', 'E7');
      monster(state, 'zombie', 'J5');
    });
    expect(t.offered(plot('vengeful-resolve', 1))).toEqual([]);
    spend(until(t, 'vengeful-resolve', 1), 'vengeful-resolve', 1);
    expect(t.state.lasting.map(({ source, until: end }) => [source, end])).toEqual([
      ['plot-vengeful-resolve', 'refreshed/plot-vengeful-resolve'],
    ]);
  });

  test('Veteran Council: at the end of the encounter 1 threat for each master on the map, at most 3', () => {
    const council = (masters: number): number => {
      const t = laid(state => {
        plotting(state, DECK, ['veteran-council']);
        for (let i = 0; i < masters; i++) monster(state, 'zombie*', `I${3 + i}`);
        open(state, 1, 'goblin-archer', ['J8']);
      });
      spend(t, 'veteran-council');
      return after(t, state => between(state, io())).plot?.threat ?? -1;
    };
    expect([council(0), council(2), council(4)]).toEqual([4, 6, 7]);
  });
});

import { plotCardOf } from '../../../content/index.ts';
import type { Effect } from '../../../effects/effect.ts';

const lasting = plotCardOf('plot-vengeful-resolve').abilities?.[1]?.effects[0] as Extract<Effect, { do: 'last' }>;
const RESOLVE = lasting.effects[0] as Effect;
