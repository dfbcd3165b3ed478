import { describe, expect, test } from 'vitest';
import { amountNow } from '../../../effects/counting.ts';
import { between } from '../../../rules/quest/encounters.ts';
import type { State } from '../../../state.ts';
import { after, io } from '../../laid.ts';
import {
  activated,
  calm,
  dawn,
  laid,
  open,
  plot,
  plotCard,
  plotting,
  spend,
  struckBy,
  threatOf,
  until,
} from '../../plots.ts';
import { acts, at, damageOf, figure, hero, holds, monster, type Played, sit, strike } from '../../positions.ts';
import { blue, brown, gray, red, yellow } from './monster-turns.ts';

const DECK = 'cursed-by-power';

describe('Cursed by Power', () => {
  test('Dark Pact: at the start of a quest the heroes mark one of them', () => {
    const t = laid(state => {
      plotting(state, DECK);
      monster(state, 'zombie', 'J8');
    });
    expect([t.seat, t.offered()]).toEqual([1, ['pick:syndrael', 'pick:jain-fairwood']]);
    t.choose('pick:jain-fairwood');
    expect(figure(t, 'jain-fairwood').marks).toEqual({ pact: 1 });
  });

  const hit = (
    cards: readonly string[],
    marks: Record<string, number>,
    more: (state: State) => void = () => {},
  ): Played => {
    const t = activated(DECK, cards, 'goblin-archer', ['H5'], state => {
      for (const one of state.heroes) Object.assign(one.marks, marks);
      more(state);
    });
    t.choose(strike(t, 'goblin-archer', 'syndrael', 'F5'), [blue(3), yellow(2), gray(0)]);
    for (let i = 0; i < 8 && t.kind !== 'whether' && t.offered('plot').length === 0 && t.kind !== 'monster-turn'; i++)
      t.choose(t.offered('pass')[0] ?? t.offered('done')[0] ?? '');
    return t;
  };

  test('Dark Pact: the marked hero may suffer 2 less damage, which gives the overlord 1 threat', () => {
    const t = hit([], { pact: 1 });
    expect([t.kind, t.seat]).toEqual(['whether', 1]);
    t.choose('yes');
    calm(t);
    expect([damageOf(t, 'syndrael'), threatOf(t), plotCard(t, 'dark-pact').tired]).toEqual([2, 6, true]);
    const refused = hit([], { pact: 1 }).choose('no');
    expect([damageOf(calm(refused), 'syndrael'), threatOf(refused), plotCard(refused, 'dark-pact').tired]).toEqual([
      4,
      5,
      false,
    ]);
    expect(damageOf(calm(hit([], {})), 'syndrael')).toBe(4);
  });

  test('The Dark Mark: a hero suffers nothing, and the marked hero 2 damage instead', () => {
    const t = hit(['the-dark-mark'], {}, state => {
      hero(state, 'ashrian', 'disciple', 'E8').marks['dark-mark'] = 1;
    });
    t.choose(plot('the-dark-mark', 1));
    calm(t);
    expect([damageOf(t, 'syndrael'), damageOf(t, 'ashrian')]).toEqual([0, 2]);
  });

  test('Bolt from the Blue: an attack out of nowhere with a blue and a yellow die, which needs 4 range', () => {
    const bolt = (range: number): number => {
      const t = dawn(DECK, ['bolt-from-the-blue'], state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'zombie', 'J8');
        monster(state, 'goblin-archer', 'J3');
      });
      spend(t, 'bolt-from-the-blue', 0, [blue(range), yellow(2), gray(0)]);
      calm(t);
      expect([t.state.attacks, t.state.lasting]).toEqual([[], []]);
      return damageOf(t, 'syndrael');
    };
    expect([bolt(3), bolt(4)]).toEqual([0, 4]);
  });

  test('Cabal: the masters of a group have a surge for 1 damage for each fellow within 3 spaces of the target', () => {
    const t = laid(state => {
      plotting(state, DECK, ['cabal']);
      monster(state, 'goblin-archer*', 'G5');
      for (const one of ['F3', 'G4', 'J8']) monster(state, 'goblin-archer', one);
    });
    t.choose('pick:syndrael');
    spend(t, 'cabal');
    for (let i = 0; i < 40 && t.kind !== 'activate'; i++)
      t.choose(
        t.offered('end')[0] ??
          t.offered('done')[0] ??
          t.offered('no')[0] ??
          t.offered('pass')[0] ??
          t.offered()[0] ??
          '',
      );
    t.choose('monster:goblin-archer-master-1');
    t.choose(strike(t, 'goblin-archer', 'syndrael', 'E5'), [blue(4), yellow(1, 1), gray(0)]);
    t.chooseWhile('answer', 'pass');
    const [surge = ''] = t.offered('surge').filter(one => one.includes('cabal'));
    t.choose(surge);
    // F3 and G4 are within 3 spaces of E5, J8 is not.
    expect(
      t.state.attacks[0]?.damage.filter(({ source }) => source.includes('cabal')).map(({ amount }) => amount),
    ).toEqual([2]);
  });

  test('D2C-PLOT-11 Cabal: with several figures affected each fellow near any of them counts, once', () => {
    const { state } = sit(own => {
      hero(own, 'syndrael', 'knight', 'E5');
      hero(own, 'ashrian', 'disciple', 'E8');
      monster(own, 'goblin-archer*', 'G5');
      for (const one of ['F4', 'F7', 'J3']) monster(own, 'goblin-archer', one);
    });
    const counted = (targets: readonly string[]): number => {
      const own = structuredClone(state);
      own.attacks = [{ aims: targets.map(id => ({ figure: id })) }] as unknown as State['attacks'];
      return amountNow(
        { state: own, by: 'goblin-archer-master-1', source: { id: 'plot-cabal', by: 'rule' } } as Parameters<
          typeof amountNow
        >[0],
        { per: 'fellows-near-affected' },
      );
    };
    // F4 is 1 space from E5 and 4 from E8, F7 2 from E5 and 1 from E8.
    expect([counted(['ashrian']), counted(['syndrael']), counted(['syndrael', 'ashrian'])]).toEqual([1, 2, 2]);
  });

  test('Greater Power: the top overlord card is discarded for 2 damage, 3 if it is magic', () => {
    const fuelled = (card: string): number => {
      const t = hit(['greater-power'], {}, state => holds(state, [], [card, card, card]));
      spend(t, 'greater-power');
      expect(t.state.overlord.out).toEqual([card]);
      return damageOf(calm(t), 'syndrael');
    };
    expect([fuelled('dash'), fuelled('word-of-pain')]).toEqual([6, 7]);
  });

  test('Masques: the attack of a hero misses; once in a quest', () => {
    const t = struckBy(DECK, ['masques'], 'zombie*', ['G5'])([]);
    spend(t, 'masques');
    calm(t);
    expect([damageOf(t, 'zombie-master-1'), t.state.attacks, plotCard(t, 'masques').tired]).toEqual([0, [], true]);
    const over = after(t, state => {
      state.won = ['heroes'];
      return between(state, io());
    });
    expect(over.plot?.cards.every(({ tired }) => !tired)).toBe(true);
  });

  const charged =
    (tokens: number): ((state: State) => void) =>
    state => {
      for (const one of state.plot?.cards ?? []) if (one.id === 'plot-mystic-might') one.tokens = tokens;
    };

  test('Mystic Might: magic cards charge it; a charge is 2 damage or 2 shields after a roll', () => {
    const t = hit(['mystic-might'], {}, charged(1)).choose(plot('mystic-might', 1));
    expect([plotCard(t, 'mystic-might').tokens, damageOf(calm(t), 'syndrael')]).toEqual([0, 6]);
    const own = struckBy(DECK, ['mystic-might'], 'zombie*', ['G5'], charged(1))([blue(2), red(1), brown(0)]);
    for (let i = 0; i < 5 && own.offered('plot').length === 0; i++) own.choose('pass');
    own.choose(plot('mystic-might', 2));
    expect(damageOf(calm(own), 'zombie-master-1')).toBe(1);
    const magic = dawn(DECK, ['mystic-might'], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J8');
      holds(state, ['dark-charm'], ['dash']);
    });
    magic.choose('play:dark-charm');
    spend(magic, 'mystic-might');
    expect(plotCard(magic, 'mystic-might')).toMatchObject({ tokens: 1, tired: false });
  });

  test('D2C-PLOT-12 several charges may be spent in step 2 of one attack', () => {
    const t = hit(['mystic-might'], {}, charged(3)).choose(plot('mystic-might', 1)).choose(plot('mystic-might', 1));
    expect([plotCard(t, 'mystic-might').tokens, damageOf(calm(t), 'syndrael')]).toEqual([1, 8]);
  });

  test('Thaumaturgy: a magic card of the hand for one of the discard pile', () => {
    const t = dawn(DECK, ['thaumaturgy'], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J8');
      holds(state, ['word-of-misery'], ['dash', 'dash', 'dash']);
      state.overlord.owned = ['dark-charm', 'dash', 'dash', 'dash', 'word-of-misery'];
      state.overlord.out = ['dark-charm'];
    });
    spend(until(t, 'thaumaturgy'), 'thaumaturgy').choose('card:word-of-misery').choose('card:dark-charm');
    expect([t.state.overlord.hand.includes('dark-charm'), t.state.overlord.out]).toEqual([true, ['word-of-misery']]);
  });

  test('The Grasping Grave: who rises rolls only one red die', () => {
    const rise = (grave: boolean): number => {
      const t = acts(
        sit(
          state => {
            hero(state, 'syndrael', 'knight', 'F5');
            const down = hero(state, 'ashrian', 'disciple', 'E5');
            Object.assign(down, { cells: [], down: at(state, 'E5'), damage: 10 });
            monster(state, 'zombie', 'J3');
            plotting(state, DECK, ['the-grasping-grave']);
          },
          { heroes: 2 },
        ),
        'syndrael',
      );
      t.choose('revive:ashrian');
      if (grave) spend(t, 'the-grasping-grave', 0, [red(3), red(3)]);
      else t.choose('pass', [red(3), red(3)]);
      return damageOf(calm(t), 'ashrian');
    };
    expect([rise(true), rise(false)]).toEqual([7, 4]);
  });

  test('Summon Merick: the agent takes the place of 1 master', () => {
    const t = laid(state => {
      plotting(state, DECK, ['summon-merick']);
      open(state, 0, 'zombie*', ['H5']);
      open(state, 0, 'zombie', ['I5']);
    });
    t.choose('pick:syndrael');
    spend(t, 'summon-merick');
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['zombie-1', 'agent-lord-merick-farrow']);
  });
});
