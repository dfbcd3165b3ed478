import { describe, expect, test } from 'vitest';
import { between } from '../../../rules/quest/encounters.ts';
import { attributeOf, healthOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { after, io } from '../../laid.ts';
import {
  activated,
  calm,
  dawn,
  fortunes,
  laid,
  plot,
  plotCard,
  plotting,
  spend,
  struckBy,
  threatOf,
  until,
} from '../../plots.ts';
import { acts, at, damageOf, figure, go, hero, monster, type Played, sit, strike } from '../../positions.ts';
import { blue, brown, gray, red, SQUARE, space } from './monster-turns.ts';

const DECK = 'dragons-greed';
const jain = (state: State): void => {
  hero(state, 'jain-fairwood', 'thief', 'E8');
};
const finish = (t: Played): State =>
  after(t, state => {
    state.won = ['heroes'];
    return between(state, io());
  });
const lay = (state: State, where: string, n: number): void => {
  state.tokens.push({ id: `search-${n}`, kind: 'search', cell: at(state, where), face: null, hidden: true });
};

describe('Dragon’s Greed', () => {
  test('Mine All Mine: search tokens left on the map add up, taken once when the card goes back into the box', () => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'J5');
        monster(state, 'zombie', 'J8').damage = 2;
        lay(state, 'F3', 1);
        lay(state, 'F4', 2);
        plotting(state, DECK);
        state.counters.felled = 3;
      },
      { heroes: 2 },
    );
    // Syndrael fells the last monster: the encounter and the quest are over.
    acts(t, 'syndrael').choose('move').choose(go(t, 'J7'));
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'J8'), [blue(2), red(2), brown(0)]);
    calm2(t, () => t.offered('plot').length > 0);
    expect(plotCard(t, 'mine-all-mine').tokens).toBe(2);
    t.choose(plot('mine-all-mine', 1));
    expect([threatOf(t), t.state.plot?.boxed, t.state.plot?.cards]).toEqual([7, ['plot-mine-all-mine'], []]);
  });

  /** Goes on with nothing but passing until this is so. */
  function calm2(t: Played, done: () => boolean): void {
    for (let i = 0; i < 20 && !done() && t.state.over === null; i++)
      t.choose(t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered('end')[0] ?? t.offered()[0] ?? '');
  }

  test('Aurium Plating: a huge or massive group has 2 more health and ignores Pierce', () => {
    const t = laid(state => {
      plotting(state, DECK, ['aurium-plating']);
      monster(state, 'zombie', 'J8');
      monster(state, 'ettin', ...SQUARE);
    });
    const health = healthOf(t.state, 'ettin-1');
    spend(t, 'aurium-plating');
    expect([healthOf(t.state, 'ettin-1') - health, healthOf(t.state, 'zombie-1')]).toEqual([2, 3]);
    expect(t.state.lasting.map(({ on, until: end }) => [on, end])).toEqual([
      ['members/ettin', 'refreshed/plot-aurium-plating'],
      ['members/ettin', 'refreshed/plot-aurium-plating'],
    ]);
    expect(finish(t).plot?.cards.every(({ tired }) => !tired)).toBe(true);
    const small = laid(state => {
      plotting(state, DECK, ['aurium-plating']);
      monster(state, 'zombie', 'J8');
    });
    expect(small.offered('plot')).toEqual([]);
  });

  test('D2C-PLOT-29 Guardians of the Hoard: more threat on it than huge monsters there are, and these deal 1 more damage; it comes back', () => {
    const hoard = (n: number): Played => {
      const t = laid(state => {
        plotting(state, DECK, ['guardians-of-the-hoard']);
        monster(state, 'ettin', 'G3', 'H3', 'G4', 'H4');
        monster(state, 'ettin*', 'I5', 'J5', 'I6', 'J6');
        for (const one of state.heroes) if (one.id === 'syndrael') one.cells = [at(state, 'F4')];
      });
      spend(t, 'guardians-of-the-hoard').choose(`number:${n}`);
      return t;
    };
    const damage = (n: number): number => {
      const t = hoard(n);
      expect([threatOf(t), fortunes(t)]).toEqual([5 - n, [0, 0]]);
      for (let i = 0; i < 40 && t.kind !== 'activate'; i++)
        t.choose(t.offered('end')[0] ?? t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
      t.choose('monster:ettin-1');
      t.choose(strike(t, 'ettin', 'syndrael', 'F4'), [blue(2), red(1), gray(0)]);
      return damageOf(calm(t), 'syndrael');
    };
    expect(damage(3) - damage(2)).toBe(1);
    const t = hoard(3);
    const over = after(t, state => {
      if (state.plot !== undefined) state.plot.cards = state.plot.cards.filter(({ id }) => id !== 'plot-mine-all-mine');
      state.won = ['heroes'];
      return between(state, io());
    });
    expect(over.plot?.threat).toBe(5);
  });

  test('Iron-hard Scales: 2 shields, 3 with a blank', () => {
    const struck = (shield: number): number => {
      const t = struckBy(DECK, ['iron-hard-scales'], 'zombie*', ['G5'])([]);
      spend(t, 'iron-hard-scales', 0, [blue(3), red(3), brown(shield)]);
      return damageOf(calm(t), 'zombie-master-1');
    };
    // Blue 2 and red 3: less 3 for a blank, less 1 and 2 else.
    expect([struck(0), struck(1)]).toEqual([2, 2]);
  });

  test('Jealous Rage: a monster within 5 spaces appears beside a searching hero and attacks', () => {
    const search = (where: string): Played => {
      const t = acts(
        sit(
          state => {
            hero(state, 'syndrael', 'knight', 'E5');
            hero(state, 'jain-fairwood', 'thief', 'E8');
            monster(state, 'zombie', where);
            lay(state, 'E4', 1);
            plotting(state, DECK, ['jealous-rage']);
          },
          { heroes: 2 },
        ),
        'syndrael',
      );
      return t.choose('search:search-1');
    };
    const t = search('I7');
    spend(t, 'jealous-rage');
    t.choose(space(t, 'F5'), [blue(2), 1, gray(0)]);
    calm(t);
    expect([figure(t, 'zombie-1').cells, damageOf(t, 'syndrael') > 0]).toEqual([[at(t.state, 'F5')], true]);
    // It is 5 spaces away there, 6 here is too far.
    expect(search('K5').offered('plot')).toEqual([]);
  });

  test('D2C-PLOT-23 if the chosen monster attacks several targets, more may be chosen in step 1', () => {
    const t = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'E5');
          hero(state, 'jain-fairwood', 'thief', 'E6');
          monster(state, 'zombie', 'I7');
          lay(state, 'E4', 1);
          plotting(state, DECK, ['jealous-rage']);
          state.lasting.push({
            source: 'laid',
            key: 'two',
            on: 'zombie-1',
            by: 'zombie-1',
            until: 'encounter-end',
            next: false,
            what: { do: 'permit', rule: 'two-targets' },
          });
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    t.choose('search:search-1');
    spend(t, 'jealous-rage').choose(space(t, 'F5'));
    expect(t.offered(strike(t, 'zombie', 'jain-fairwood', 'E6'))).toHaveLength(1);
    t.choose(strike(t, 'zombie', 'jain-fairwood', 'E6'), [blue(2), 1, gray(0), gray(0)]);
    calm(t);
    expect([damageOf(t, 'syndrael') > 0, damageOf(t, 'jain-fairwood') > 0]).toEqual([true, true]);
  });

  test('Massive Bulk: a huge monster settles on heroes, who are pushed away for 1 damage each of its own', () => {
    const t = activated(DECK, ['massive-bulk'], 'ettin', ['H5', 'I5', 'H6', 'I6'], state => {
      hero(state, 'jain-fairwood', 'thief', 'F6');
    });
    t.choose('move').choose(go(t, 'G5'));
    spend(t, 'massive-bulk');
    t.choose(
      t.offered('stretch').find(one => ['F5', 'F6'].every(name => one.includes(String(at(t.state, name))))) ?? '',
    );
    for (let i = 0; i < 6 && t.kind === 'where'; i++) t.choose(t.offered()[0] ?? '');
    const cells = figure(t, 'ettin-1').cells;
    expect([cells.length, cells.includes(at(t.state, 'F5'))]).toEqual([4, true]);
    expect(t.state.heroes.every(one => one.cells.every(cell => !cells.includes(cell)))).toBe(true);
    expect([damageOf(t, 'ettin-1'), damageOf(t, 'syndrael')]).toEqual([2, 0]);
    // A small one has no bulk.
    const small = activated(DECK, ['massive-bulk'], 'zombie', ['H5']);
    small.choose('move').choose(go(small, 'G5'));
    expect(small.offered('plot')).toEqual([]);
  });

  test('D2C-PLOT-21 Massive Bulk is not used where the ability of a hero moves the monster', () => {
    const t = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'G5');
          hero(state, 'jain-fairwood', 'thief', 'F6');
          monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6');
          plotting(state, DECK, ['massive-bulk']);
          state.lasting.push({
            source: 'laid',
            key: 'push',
            on: 'syndrael',
            by: 'syndrael',
            until: 'encounter-end',
            next: false,
            what: {
              do: 'on',
              at: 'attack-done',
              ability: {
                at: 'attack-done',
                must: true,
                aim: { who: 'other' },
                effects: [{ do: 'move', n: 1, must: true }],
              },
            },
          });
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'H5'), [blue(2), red(1), brown(1), brown(1)].slice(0, 4));
    for (let i = 0; i < 9 && t.kind !== 'where'; i++) t.choose(t.offered('done')[0] ?? t.offered('pass')[0] ?? '');
    expect([t.kind, t.seat]).toEqual(['where', 1]);
    // There its base would lie over Syndrael.
    t.choose(space(t, 'G4'));
    expect(t.offered('plot')).toEqual([]);
    expect(plotCard(t, 'massive-bulk').tired).toBe(false);
  });

  const weakling = (cards: readonly string[], more: (state: State) => void = () => {}): Played => {
    const t = dawn(DECK, cards, state => {
      // Leoric has 1 might, Syndrael 4: an ettin covers 4 spaces.
      hero(state, 'leoric-of-the-book', 'runemaster', 'F5');
      hero(state, 'syndrael', 'knight', 'F6');
      monster(state, 'ettin', ...SQUARE);
      more(state);
    });
    return t;
  };

  test('Punish the Weak: a surge is worth the spaces of the monster’s base above the hero’s might', () => {
    const blow = (target: string, where: string): number => {
      const t = weakling(['punish-the-weak']);
      spend(t, 'punish-the-weak');
      t.choose(strike(t, 'ettin', target, where), [blue(4), red(3, 1), gray(0)].slice(0, 3));
      while (t.kind === 'answer') t.choose('pass');
      const before = damageOf(t, target);
      t.choose(t.offered('surge').find(one => one.includes('punish')) ?? '');
      return damageOf(calm(t), target) - before;
    };
    expect(blow('leoric-of-the-book', 'F5') - blow('syndrael', 'F6')).toBe(3);
  });

  test('D2C-PLOT-25 with several targets each of them adds to the whole attack by his might', () => {
    const t = weakling(['punish-the-weak'], state => {
      state.lasting.push({
        source: 'laid',
        key: 'two',
        on: 'ettin-1',
        by: 'ettin-1',
        until: 'encounter-end',
        next: false,
        what: { do: 'permit', rule: 'two-targets' },
      });
    });
    spend(t, 'punish-the-weak');
    t.choose(strike(t, 'ettin', 'syndrael', 'F6'));
    t.choose(strike(t, 'ettin', 'leoric-of-the-book', 'F5'), [blue(4), red(3, 1), gray(0), gray(0)]);
    while (t.kind === 'answer') t.choose('pass');
    t.choose(t.offered('surge').find(one => one.includes('punish')) ?? '');
    calm(t);
    // Blue 1, red 3, and 3 for Leoric's might, none for Syndrael's: against both.
    expect([damageOf(t, 'syndrael'), damageOf(t, 'leoric-of-the-book')]).toEqual([7, 7]);
  });

  test('Terrifying Presence: heroes within 3 spaces of a huge monster have 1 less in all attributes, at least 1', () => {
    const t = dawn(DECK, ['terrifying-presence'], state => {
      hero(state, 'syndrael', 'knight', 'G4');
      jain(state);
      monster(state, 'ettin', 'I3', 'J3', 'I4', 'J4');
    });
    const values = (id: string): (number | null)[] =>
      (['might', 'knowledge', 'willpower', 'awareness'] as const).map(one => attributeOf(t.state, id, one));
    const before = values('syndrael');
    const other = values('jain-fairwood');
    spend(t, 'terrifying-presence');
    expect(values('syndrael')).toEqual(before.map(one => Math.max(1, (one ?? 0) - 1)));
    expect(values('jain-fairwood')).toEqual(other);
    expect(t.state.lasting[0]?.until).toBe('refreshed/plot-terrifying-presence');
  });

  test('Valyndra’s Shadow: a hero is attacked as by Valyndra at the start of the next overlord turn', () => {
    const t = dawn(DECK, ['valyndras-shadow'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      jain(state);
      monster(state, 'zombie', 'J8');
    });
    spend(until(t, 'valyndras-shadow'), 'valyndras-shadow');
    t.choose('pick:syndrael');
    expect(t.state.delayed.map(({ at: when, on }) => [when, on])).toEqual([['overlord-turn-start', ['syndrael']]]);
    const seen: string[] = [];
    for (let i = 0; i < 60 && !(t.state.attacks.length > 0); i++) {
      seen.push(t.kind ?? '');
      t.choose(t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
      if (t.state.delayed.length === 0) break;
    }
    expect(t.state.delayed).toEqual([]);
    expect(plotCard(t, 'valyndras-shadow').tired).toBe(true);
  });
});
