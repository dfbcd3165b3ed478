import { describe, expect, test } from 'vitest';
import { holds as isTrue } from '../../../rules/holding.ts';
import { between } from '../../../rules/quest/encounters.ts';
import { leaveAll, ledger, next, onTheYard, PLAN, won } from '../../journeys.ts';
import { after, io } from '../../laid.ts';
import {
  activated,
  calm,
  dawn,
  laid,
  open,
  plotCard,
  plotting,
  spend,
  struckBy,
  threatOf,
  until,
} from '../../plots.ts';
import { at, damageOf, fatigueOf, figure, hero, monster, type Played, strike } from '../../positions.ts';
import { blue, brown, FAIL, gray, PASS, red, space, yellow } from './monster-turns.ts';

onTheYard();

const DECK = 'dark-illusions';

describe('Dark Illusions', () => {
  const missing = (name: string, spaces: readonly string[], dice: readonly number[]): Played => {
    const t = activated(DECK, [], name, spaces);
    const { of = '' } = t.state.monsters[0] ?? {};
    t.choose(strike(t, of, 'syndrael', 'F5'), dice);
    for (let i = 0; i < 6 && t.offered('plot').length === 0 && t.kind !== 'monster-turn'; i++)
      t.choose(t.offered('pass')[0] ?? 'done');
    return t;
  };

  test('Misdirection: a monster that would miss rolls the blue die again', () => {
    const t = missing('goblin-archer', ['H5'], [1, yellow(1), gray(0)]);
    spend(t, 'misdirection', 0, [blue(3)]);
    expect(damageOf(calm(t), 'syndrael')).toBe(3);
    // Too short a range is a miss too.
    const short = missing('goblin-archer', ['I8'], [blue(2), yellow(2), gray(0)]);
    spend(short, 'misdirection', 0, [blue(4)]);
    expect(damageOf(calm(short), 'syndrael')).toBeGreaterThan(0);
    expect(missing('goblin-archer', ['H5'], [blue(3), yellow(1), gray(0)]).kind).toBe('monster-turn');
  });

  test('Misdirection: a cursed one may roll a power die again too', () => {
    const t = missing('flesh-moulder', ['H5'], [1, yellow(1), gray(0)]);
    spend(t, 'misdirection', 0, [blue(3)]);
    t.choose('yes', [yellow(2)]);
    expect(damageOf(calm(t), 'syndrael')).toBe(4);
  });

  test('D2C-PLOT-01 if it then deals at least 1 damage, the attacker may move 1 space', () => {
    const t = missing('goblin-archer', ['H5'], [1, yellow(1), gray(0)]);
    spend(t, 'misdirection', 0, [blue(3)]);
    calm(t);
    expect(t.kind).toBe('where');
    t.choose(space(t, 'I5'));
    expect(figure(t, 'goblin-archer-1').cells).toEqual([at(t.state, 'I5')]);
    const blocked = missing('goblin-archer', ['H5'], [1, yellow(1), gray(3)]);
    spend(blocked, 'misdirection', 0, [blue(5)]);
    expect(calm(blocked).kind).toBe('monster-turn');
  });

  test('Darkness Falls: ranged attacks reach 2 spaces until his next turn, but for cursed monsters, lieutenants and agents', () => {
    const t = dawn(DECK, ['darkness-falls'], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'goblin-archer', 'H5');
      monster(state, 'flesh-moulder', 'H6');
    });
    spend(t, 'darkness-falls').choose('group:goblin-archer');
    expect(t.offered('attack')).toEqual([]);
    t.choose('end');
    if (t.kind === 'overlord-turn') t.choose('group:flesh-moulder');
    expect(t.offered('attack')).toHaveLength(1);
  });

  test('Enthrall: heroes seen by a monster test willpower or are moved 2 spaces; a cursed one is harder to resist', () => {
    const look = (name: string, dice: readonly number[]): string | null => {
      const t = dawn(DECK, ['enthrall'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        monster(state, name, 'I5');
      });
      spend(t, 'enthrall', 0, dice);
      return t.chooseWhile('answer', 'pass').kind;
    };
    // Syndrael has 2 willpower.
    expect(look('goblin-archer', [gray(2), 1])).not.toBe('where');
    expect(look('zombie', [gray(2), 1])).toBe('where');
    expect(look('goblin-archer', [...FAIL])).toBe('where');
    expect(look('zombie', [...PASS])).not.toBe('where');
  });

  test('Intricate Schemes: he may leave the choice of the next quest to the heroes for 3 threat', () => {
    const choosing = (cards: readonly string[]): Played =>
      leaveAll(
        next(
          ledger(won(`${PLAN.introduction}/overlord`), {
            boxes: ['LT'],
            overlord: {
              xp: 0,
              basic: 'basic',
              bought: [],
              relics: [],
              plot: { deck: DECK, threat: 0, cards: cards.map(id => ({ id, tired: false, tokens: 0 })), boxed: [] },
            },
          }),
        ),
        cards.length > 1 ? 'whether' : 'next-quest',
      );
    const t = choosing(['plot-misdirection', 'plot-intricate-schemes']).choose('yes');
    expect([t.kind, t.seat, threatOf(t)]).toEqual(['next-quest', 1, 3]);
    const kept = choosing(['plot-misdirection', 'plot-intricate-schemes']).choose('no');
    expect([kept.seat, threatOf(kept)]).toEqual([0, 0]);
    expect(choosing(['plot-misdirection']).seat).toBe(0);
  });

  test('Malediction: attacks on cursed monsters deal 1 more, and cost the attacker 1 damage and 1 fatigue', () => {
    const curse = (name: string): number[] => {
      const t = dawn(DECK, ['malediction'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        monster(state, name, 'G5').damage = 0;
      });
      spend(until(t, 'malediction'), 'malediction');
      for (let i = 0; i < 20 && t.kind !== 'turn'; i++)
        t.choose(t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
      const hero1 = damageOf(t, 'syndrael');
      const { id = '' } = t.state.monsters[0] ?? {};
      t.choose(strike(t, 'iron-longsword', id, 'G5'), [blue(5), red(1), brown(0)]);
      calm(t);
      return [damageOf(t, id), damageOf(t, 'syndrael') - hero1, fatigueOf(t, 'syndrael')];
    };
    expect([curse('zombie*'), curse('goblin-archer*')]).toEqual([
      [3, 1, 1],
      [2, 0, 0],
    ]);
  });

  test('Mirage: after a harmless attack an affected monster appears within 3 spaces; a cursed one costs 1 fatigue', () => {
    const t = struckBy(DECK, ['mirage'], 'zombie', ['G5'])([1, red(1), brown(0)]);
    spend(until(t, 'mirage'), 'mirage').choose(space(t, 'J5'));
    expect([figure(t, 'zombie-1').cells, fatigueOf(t, 'syndrael')]).toEqual([[at(t.state, 'J5')], 1]);
    const hurt = struckBy(DECK, ['mirage'], 'zombie*', ['G5'])([blue(2), red(1), brown(0)]);
    calm(hurt);
    expect(plotCard(hurt, 'mirage').tired).toBe(false);
  });

  test('Phantasm: a cursed master can be hit only with 3 more range, until it is refreshed', () => {
    const strikes = (blueRange: number): number => {
      const t = struckBy(DECK, ['phantasm'], 'zombie*', ['G5'])([]);
      spend(t, 'phantasm', 0, [blue(blueRange), red(1), brown(0)]);
      calm(t);
      expect(t.state.lasting[0]?.until).toBe('refreshed/plot-phantasm');
      return damageOf(t, 'zombie-master-1');
    };
    expect([strikes(2), strikes(3)]).toEqual([0, 3]);
    expect(struckBy(DECK, ['phantasm'], 'zombie', ['G5'])([1, 1, 1]).state.plot?.threat).toBe(5);
  });

  test('D2C-PLOT-02 what makes a figure harder to hit adds up', () => {
    const strikes = (range: number): number => {
      const t = struckBy(DECK, ['phantasm'], 'zombie*', ['G5'], state => {
        state.lasting.push({
          source: 'stealthy',
          key: 'harder',
          on: 'zombie-master-1',
          by: '',
          until: 'encounter-end',
          next: false,
          what: { do: 'harder', n: 2 },
        });
      })([]);
      spend(t, 'phantasm', 0, [blue(range), red(1), brown(0)]);
      calm(t);
      return damageOf(t, 'zombie-master-1');
    };
    expect([strikes(4), strikes(5)]).toEqual([0, 2]);
  });

  test('Tainted Blood: a group is cursed for this encounter', () => {
    const t = laid(state => {
      plotting(state, DECK, ['tainted-blood']);
      open(state, 0, 'goblin-archer', ['I5']);
    });
    spend(t, 'tainted-blood');
    expect(isTrue(t.state, 'goblin-archer-1', { is: 'monster-trait', trait: 'cursed' })).toBe(true);
  });

  test('The Ritual Continues: masters work off a token for each hero; if none is left at the end he gains 2 threat', () => {
    const t = laid(state => {
      plotting(state, DECK, ['the-ritual-continues']);
      monster(state, 'zombie*', 'J8');
      monster(state, 'zombie', 'J7');
    });
    t.chooseWhile('answer', 'pass');
    expect(plotCard(t, 'the-ritual-continues').tokens).toBe(2);
    for (let i = 0; i < 40 && t.kind !== 'activate'; i++)
      t.choose(t.offered('end')[0] ?? t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    t.choose('monster:zombie-1');
    expect(t.offered('use').filter(one => one.includes('ritual'))).toEqual([]);
    t.choose('end');
    const use = 'use:zombie-master-1,plot-the-ritual-continues,0';
    t.choose(use);
    const gained = (own: Played): number =>
      (after(own, state => between(state, io())).plot?.threat ?? 0) - threatOf(own);
    expect([plotCard(t, 'the-ritual-continues').tokens, gained(t)]).toEqual([1, 0]);
    t.choose(use);
    expect([plotCard(t, 'the-ritual-continues').tokens, gained(t)]).toEqual([0, 2]);
  });
});
