import { describe, expect, test } from 'vitest';
import type { Condition } from '../../../content/words.ts';
import { attributeOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { activated, calm, dawn, laid, open, plot, plotCard, plotting, spend, threatOf } from '../../plots.ts';
import { damageOf, fatigueOf, figure, hero, monster, type Played, sit, strike } from '../../positions.ts';
import { blue, FAIL, gray, PASS, yellow } from './monster-turns.ts';

const DECK = 'raging-infection';

/** Syndrael with these conditions is about to be knocked out by a zombie; Ashrian stands by. */
const falling = (cards: readonly string[], conditions: Condition[]): Played => {
  const t = activated(DECK, cards, 'zombie', ['G5'], state => {
    for (const one of state.heroes) Object.assign(one, { damage: 11, conditions: [...conditions] });
    hero(state, 'ashrian', 'disciple', 'E6');
  });
  t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(2), gray(0)]);
  for (let i = 0; i < 8 && t.offered('plot').length === 0 && t.kind !== 'monster-turn'; i++)
    t.choose(t.offered('pass')[0] ?? t.offered('draw')[0] ?? t.offered('decline')[0] ?? 'done');
  return t;
};

describe('Raging Infection', () => {
  test('Plague Release: a fallen hero passes poison on to those who fail might, disease to those who fail willpower', () => {
    const spread = (conditions: Condition[], dice: readonly number[]): Condition[] => {
      const t = falling([], conditions);
      spend(t, 'plague-release', 0, dice);
      t.chooseWhile('answer', 'pass');
      return [...figure(t, 'ashrian').conditions];
    };
    expect([spread(['poisoned'], FAIL), spread(['diseased'], FAIL), spread(['poisoned'], PASS)]).toEqual([
      ['poisoned'],
      ['diseased'],
      [],
    ]);
    expect(falling([], ['immobilized']).offered('plot')).toEqual([]);
  });

  test('Affliction Aura: a hero who begins a turn within 5 spaces of that monster is diseased', () => {
    const turn = (space: string): Condition[] => {
      const t = laid(state => {
        plotting(state, DECK, ['affliction-aura']);
        monster(state, 'zombie', space);
      });
      spend(t, 'affliction-aura');
      t.choose('hero:syndrael');
      return [...figure(t, 'syndrael').conditions];
    };
    expect([turn('J5'), turn('I5')]).toEqual([['diseased'], ['diseased']]);
  });

  const venom = (card: string): string[] => {
    const t = laid(state => {
      plotting(state, DECK, [card]);
      monster(state, 'goblin-archer*', 'G5');
      monster(state, 'goblin-archer', 'H8');
    });
    spend(t, card);
    expect(plotCard(t, card).tired).toBe(true);
    for (let i = 0; i < 30 && t.kind !== 'activate'; i++)
      t.choose(t.offered('end')[0] ?? t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    const surges: string[] = [];
    for (const id of ['goblin-archer-master-1', 'goblin-archer-1']) {
      if (t.kind === 'activate') t.choose(`monster:${id}`);
      t.choose(t.offered('attack')[0] ?? '', [blue(6), yellow(1, 1), gray(0)]);
      t.chooseWhile('answer', 'pass');
      surges.push(...t.offered('surge').filter(one => one.includes('plot-')));
      calm(t);
      if (t.kind === 'monster-turn') t.choose('end');
    }
    return surges;
  };

  test('Envenom: the masters of a group have a surge that poisons', () => {
    expect(venom('envenom')).toHaveLength(1);
  });

  test('Infected: the masters of a group have a surge that brings disease', () => {
    expect(venom('infected')).toHaveLength(1);
  });

  const sick = (condition: Condition, cards: readonly string[], dice: readonly number[]): Played => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'E5').conditions = [condition];
        hero(state, 'ashrian', 'disciple', 'E7');
        monster(state, 'zombie', 'J8');
        plotting(state, DECK, cards);
      },
      { heroes: 2 },
    );
    return t.choose('hero:syndrael', dice);
  };

  test('Fetid Stench: a passed test against poison or disease fails', () => {
    const t = sick('poisoned', ['fetid-stench'], PASS);
    spend(t, 'fetid-stench');
    expect(figure(calm(t), 'syndrael').conditions).toEqual(['poisoned']);
    const failed = sick('poisoned', ['fetid-stench'], FAIL);
    expect(failed.offered('plot')).toEqual([]);
  });

  test('Weakness Within: a sick hero who fails a test suffers 1 damage', () => {
    const hurt = (condition: Condition): number => {
      const t = laid(state => {
        plotting(state, DECK, ['weakness-within']);
        monster(state, 'zombie', 'J8');
        for (const one of state.heroes) if (one.id === 'syndrael') one.conditions = [condition];
      });
      spend(t, 'weakness-within').choose('hero:syndrael', [...FAIL]);
      calm(t);
      return damageOf(t, 'syndrael');
    };
    // Poison itself costs 1.
    expect([hurt('poisoned'), hurt('diseased'), hurt('immobilized')]).toEqual([2, 1, 0]);
  });

  const dawning = (card: string, arrange: (state: State) => void): Played =>
    dawn(DECK, [card], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      hero(state, 'ashrian', 'disciple', 'E7');
      monster(state, 'zombie', 'J8');
      arrange(state);
    });

  test('Mass Mutation: all conditions of the heroes become threat, at most 4', () => {
    const mutate = (...conditions: Condition[][]): [number, number] => {
      const t = dawning('mass-mutation', state => {
        for (const [i, one] of state.heroes.entries()) one.conditions = [...(conditions[i] ?? [])];
      });
      spend(t, 'mass-mutation');
      return [threatOf(t), t.state.heroes.reduce((sum, one) => sum + one.conditions.length, 0)];
    };
    expect(mutate(['poisoned', 'stunned'], ['diseased'])).toEqual([7, 0]);
    expect(mutate(['poisoned', 'stunned', 'immobilized'], ['diseased', 'poisoned'])).toEqual([8, 0]);
    expect(dawning('mass-mutation', () => {}).offered('plot')).toEqual([]);
  });

  test('Virulent Cloud: poisoned heroes suffer 1 damage, diseased ones 1 fatigue', () => {
    const t = dawning('virulent-cloud', state => {
      const [one, two] = state.heroes;
      if (one !== undefined) one.conditions = ['poisoned'];
      if (two !== undefined) two.conditions = ['diseased'];
    });
    spend(t, 'virulent-cloud');
    expect([
      damageOf(t, 'syndrael'),
      fatigueOf(t, 'syndrael'),
      damageOf(t, 'ashrian'),
      fatigueOf(t, 'ashrian'),
    ]).toEqual([1, 0, 0, 1]);
  });

  test('Weakened Spirit: a fallen hero resists poison and disease worse for this quest', () => {
    const t = falling(['weakened-spirit'], []);
    for (let i = 0; i < 8 && t.offered(plot('weakened-spirit')).length === 0; i++)
      t.choose(t.offered('pass')[0] ?? t.offered('draw')[0] ?? t.offered('decline')[0] ?? 'done');
    spend(t, 'weakened-spirit');
    const values = (conditions: Condition[]): (number | null)[] => {
      const state = structuredClone(t.state);
      for (const one of state.heroes) one.conditions = [...conditions];
      return [
        attributeOf(state, 'syndrael', 'might'),
        attributeOf(state, 'syndrael', 'willpower'),
        attributeOf(state, 'ashrian', 'might'),
      ];
    };
    const [might = 0, willpower = 0, other = 0] = values([]);
    expect(values(['poisoned'])).toEqual([Number(might) - 1, willpower, other]);
    expect(values(['diseased'])).toEqual([might, Number(willpower) - 1, other]);
    // As if it were Ashrian, of might 2 and willpower 3: 1 less of each.
    const ashrian = (of: 'might' | 'willpower', condition: Condition): number | null => {
      const state = structuredClone(t.state);
      state.lasting = state.lasting.map(one =>
        one.source === 'plot-weakened-spirit' ? { ...one, on: 'ashrian' } : one,
      );
      for (const one of state.heroes) one.conditions = [condition];
      return attributeOf(state, 'ashrian', of);
    };
    expect([ashrian('might', 'poisoned'), ashrian('willpower', 'diseased')]).toEqual([1, 2]);
    expect(
      t.state.lasting.filter(one => one.source === 'plot-weakened-spirit').every(one => one.until === 'quest-end'),
    ).toBe(true);
  });

  test('Summon Bol’Goreth: the agent takes the place of 1 master and 2 minions', () => {
    const t = laid(state => {
      plotting(state, DECK, ['summon-bolgoreth']);
      open(state, 0, 'zombie*', ['H5']);
      open(state, 0, 'zombie', ['I5'], ['I6']);
    });
    spend(t, 'summon-bolgoreth');
    for (let i = 0; i < 3 && t.state.stage === 'setup'; i++) t.choose(t.offered()[0] ?? '');
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['agent-bolgoreth']);
  });
});
