import { describe, expect, test } from 'vitest';
import { between } from '../../../rules/quest/encounters.ts';
import { defencePool, healthOf, speedOf } from '../../../rules/values.ts';
import type { LastingEffect, State } from '../../../state.ts';
import { after, io } from '../../laid.ts';
import { activated, calm, dawn, laid, plotCard, plotting, spend, struckBy } from '../../plots.ts';
import { acts, at, damageOf, figure, go, hero, monster, type Played, sit, strike } from '../../positions.ts';
import { blue, brown, gray, red, space, yellow } from './monster-turns.ts';

const DECK = 'goblin-uprising';
const jain = (state: State): void => {
  hero(state, 'jain-fairwood', 'thief', 'E8');
};
/** A group has the trait wilderness. */
const wild = (of: string): LastingEffect => ({
  source: 'plot-feral-instincts',
  key: 'kin-0',
  on: `members/${of}`,
  by: '',
  until: 'encounter-end',
  next: false,
  what: { do: 'kin', trait: 'wilderness' },
});

describe('Goblin Uprising', () => {
  const retreat = (where: string, trait = true): Played => {
    const t = activated(DECK, [], 'zombie', [where], state => {
      jain(state);
      if (trait) state.lasting.push(wild('zombie'));
    });
    return t.choose('move');
  };

  test('D2C-PLOT-28 Spirited Retreat: a small wilderness monster moves 1 more space, and another if it ends its activation within 3 spaces of a hero', () => {
    const t = retreat('H5');
    spend(t, 'spirited-retreat');
    // Its speed is 3.
    const points = t.state.turns[0]?.pools.reduce((sum, { left }) => sum + left, 0);
    expect(points).toBe(4);
    t.choose('end');
    expect(t.offered('use')).toHaveLength(1);
    t.choose(t.offered('use')[0] ?? '').choose(space(t, 'I5'));
    expect(figure(t, 'zombie-1').cells).toEqual([at(t.state, 'I5')]);
    const far = retreat('J8');
    spend(far, 'spirited-retreat').choose('end');
    expect(far.offered('use')).toEqual([]);
    // A zombie is no creature of the wild.
    expect(retreat('H5', false).offered('plot')).toEqual([]);
  });

  test('Dive Into Cover: a monster that survives an attack moves 3 spaces; in the wild it has a black die more', () => {
    const dive = (trait: boolean): Played => {
      const t = struckBy(DECK, ['dive-into-cover'], 'zombie*', ['G5'], state => {
        jain(state);
        if (trait) state.lasting.push(wild('zombie'));
      })([blue(3), red(1), brown(0)]);
      for (let i = 0; i < 9 && t.offered('plot').length === 0; i++) t.choose(t.offered('done')[0] ?? 'pass');
      spend(t, 'dive-into-cover').choose(space(t, 'J5'));
      return t;
    };
    const t = dive(true);
    expect([figure(t, 'zombie-master-1').cells, defencePool(t.state, 'zombie-master-1')]).toEqual([
      [at(t.state, 'J5')],
      ['brown', 'black'],
    ]);
    expect(t.state.lasting.at(-1)?.until).toBe('overlord-turn-start');
    expect(defencePool(dive(false).state, 'zombie-master-1')).toEqual(['brown']);
    const dead = struckBy(DECK, ['dive-into-cover'], 'zombie', ['G5'], jain)([blue(3), red(3), brown(0)]);
    for (let i = 0; i < 9 && dead.kind !== 'turn'; i++) {
      expect(dead.offered('plot')).toEqual([]);
      dead.choose(dead.offered('done')[0] ?? 'pass');
    }
  });

  test('Emergency Rations: a monster heals a red die, in the wild 1 more', () => {
    const rations = (trait: boolean): number => {
      const t = dawn(DECK, ['emergency-rations'], state => {
        hero(state, 'syndrael', 'knight', 'E5');
        jain(state);
        monster(state, 'zombie*', 'J8').damage = 5;
        monster(state, 'goblin-archer', 'J3');
        if (trait) state.lasting.push(wild('zombie'));
      });
      spend(t, 'emergency-rations', 0, [red(2)]);
      return damageOf(t, 'zombie-master-1');
    };
    expect([rations(false), rations(true)]).toEqual([3, 2]);
  });

  test('Feral Instincts: a group has the trait wilderness in this encounter', () => {
    const t = laid(state => {
      plotting(state, DECK, ['feral-instincts']);
      monster(state, 'zombie', 'J8');
    });
    spend(t, 'feral-instincts');
    expect(t.state.lasting).toEqual([{ ...wild('zombie'), by: 'zombie-1' }]);
  });

  test('Goblin Ambush: a hero is shot at as by a master goblin archer, which needs range 4; once in an encounter', () => {
    const ambush = (range: number): Played => {
      const t = acts(
        sit(
          state => {
            hero(state, 'syndrael', 'knight', 'F5');
            jain(state);
            monster(state, 'zombie', 'J8');
            plotting(state, DECK, ['goblin-ambush']);
          },
          { heroes: 2 },
        ),
        'syndrael',
      );
      t.choose('move').choose(go(t, 'E5'));
      spend(t, 'goblin-ambush', 0, [blue(range), yellow(1), gray(0)]);
      return calm(t);
    };
    expect(damageOf(ambush(2), 'syndrael')).toBe(0);
    const t = ambush(5);
    expect(damageOf(t, 'syndrael')).toBeGreaterThan(0);
    expect([plotCard(t, 'goblin-ambush').tired, t.state.lasting]).toEqual([true, []]);
  });

  test('Meat Shield: an adjacent monster suffers all the damage instead', () => {
    const shield = (where: string): Played => {
      const t = struckBy(DECK, ['meat-shield'], 'zombie*', ['G5'], state => {
        jain(state);
        monster(state, 'goblin-archer', where);
      })([blue(3), red(2), brown(0)]);
      for (let i = 0; i < 9 && t.kind !== 'turn' && t.offered('plot').length === 0; i++)
        t.choose(t.offered('done')[0] ?? 'pass');
      return t;
    };
    const t = shield('H5');
    spend(t, 'meat-shield');
    calm(t);
    // The goblin has 2 health.
    expect([damageOf(t, 'zombie-master-1'), t.state.monsters.map(({ id }) => id)]).toEqual([0, ['zombie-master-1']]);
    expect(shield('I5').offered('plot')).toEqual([]);
  });

  test('Overfed: wilderness monsters have 2 health more and 1 speed less', () => {
    const t = laid(state => {
      plotting(state, DECK, ['overfed']);
      monster(state, 'zombie', 'J8');
      monster(state, 'goblin-archer', 'J3');
      state.lasting.push(wild('goblin-archer'));
    });
    spend(t, 'overfed');
    expect(['zombie-1', 'goblin-archer-1'].map(id => [healthOf(t.state, id), speedOf(t.state, id)])).toEqual([
      [3, 3],
      [4, 4],
    ]);
    const over = after(t, state => {
      state.won = ['heroes'];
      return between(state, io());
    });
    expect([
      over.lasting.filter(({ source }) => source === 'plot-overfed'),
      over.plot?.cards.every(({ tired }) => !tired),
    ]).toEqual([[], true]);
  });

  test('Raided Armory: a group has a surge on its attacks and a shield on its defence, in the wild also 1 damage', () => {
    const raided = (trait: boolean): Played => {
      const t = dawn(DECK, ['raided-armory'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        jain(state);
        monster(state, 'zombie', 'G5');
        monster(state, 'ettin', 'I3', 'J3', 'I4', 'J4');
        if (trait) state.lasting.push(wild('zombie'));
      });
      return spend(t, 'raided-armory').choose('group:zombie');
    };
    const strikes = (trait: boolean): number => {
      const t = raided(trait);
      if (t.kind === 'overlord-turn') t.choose('group:zombie');
      t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), gray(0)]);
      while (t.kind === 'answer') t.choose('pass');
      expect([t.kind, t.offered('surge').length > 0]).toEqual(['surge', true]);
      return damageOf(calm(t), 'syndrael');
    };
    expect([strikes(false), strikes(true)]).toEqual([3, 4]);
    const t = raided(false);
    for (let i = 0; i < 30 && t.kind !== 'next-hero'; i++)
      t.choose(t.offered('group:ettin')[0] ?? t.offered('end')[0] ?? t.offered()[0] ?? '');
    acts(t, 'syndrael').choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [blue(3), red(1), brown(0)]);
    // 3 damage, a shield more.
    expect(damageOf(calm(t), 'zombie-1')).toBe(2);
  });

  test('Scavenge: monsters on or next to a fallen hero put threat here with an action, at most 6; it is paid at the end of the quest', () => {
    const scavenge = (where: string, tokens = 0): Played => {
      const t = dawn(DECK, ['scavenge'], state => {
        Object.assign(hero(state, 'syndrael', 'knight', 'F5'), { cells: [], down: at(state, 'F5'), damage: 12 });
        jain(state);
        monster(state, 'zombie', where);
        for (const one of state.plot?.cards ?? []) if (one.id === 'plot-scavenge') one.tokens = tokens;
      });
      spend(t, 'scavenge');
      return t;
    };
    const t = scavenge('G5');
    t.choose('use:zombie-1,plot-scavenge,0').choose('use:zombie-1,plot-scavenge,0');
    expect(plotCard(t, 'scavenge').tokens).toBe(2);
    const over = after(t, state => {
      state.won = ['overlord'];
      for (const one of state.heroes) one.down = null;
      return between(state, io());
    });
    expect(over.plot?.threat).toBe(6);
    expect([scavenge('H5').offered('use'), scavenge('G5', 6).offered('use')]).toEqual([[], []]);
  });
});
