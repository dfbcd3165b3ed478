import { describe, expect, test } from 'vitest';
import { newPlotCard } from '../../../rules/plot.ts';
import { between } from '../../../rules/quest/encounters.ts';
import { healthOf, speedOf } from '../../../rules/values.ts';
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
  threatOf,
  until,
  untilAsked,
} from '../../plots.ts';
import {
  acts,
  at,
  damageOf,
  drawsForFallen,
  figure,
  hero,
  holds,
  monster,
  type Played,
  sit,
  strike,
} from '../../positions.ts';
import { PROVING_GROUND, proving } from '../../proving-ground.ts';
import { blue, brown, FAIL, gray, PASS, red, yellow } from './monster-turns.ts';

const DECK = 'unseen-legions';
const others = (state: State): void => {
  hero(state, 'jain-fairwood', 'thief', 'E7');
};

/** Syndrael, hurt, is struck down by a monster beside her. */
const felled = (name: string, cards: readonly string[], more: (state: State) => void = () => {}): Played => {
  const t = activated(DECK, cards, name, ['G5'], state => {
    others(state);
    const [syndrael] = state.heroes;
    if (syndrael !== undefined) syndrael.damage = 11;
    more(state);
  });
  const of = name.replace('*', '');
  t.choose(
    strike(t, of, 'syndrael', 'F5'),
    of === 'zombie' ? [blue(3), yellow(2), gray(0)] : [blue(2), red(2), gray(0)],
  );
  for (let i = 0; i < 9 && t.kind !== 'knock-out'; i++) t.choose(t.offered('done')[0] ?? 'pass');
  return drawsForFallen(t);
};

proving({ reinforcements: [{ group: 'zombie', n: 1, at: ['east'] }] });

describe('Unseen Legions', () => {
  test('Mouths to Feed: 1 threat when a weak monster fells a hero; in act II weak means 6 health or less', () => {
    const minion = felled('zombie', []);
    spend(minion, 'mouths-to-feed');
    expect([threatOf(minion), plotCard(minion, 'mouths-to-feed').tired]).toEqual([6, true]);
    // The master has 6 health: too much in act I.
    expect(felled('zombie*', []).offered('plot')).toEqual([]);
    // In act II the minion has 5 health.
    const late = (state: State): void => {
      Object.assign(state, { act: 2 });
    };
    expect(felled('zombie', [], late).offered('plot')).toEqual([plot('mouths-to-feed')]);
    // And once in an encounter.
    const over = after(minion, state => {
      state.won = ['heroes'];
      return between(state, io());
    });
    expect(over.plot?.cards.every(({ tired }) => !tired)).toBe(true);
  });

  test('Always Watching: each overlord turn the top card is looked at and put on top or at the bottom', () => {
    const t = dawn(DECK, [], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      others(state);
      monster(state, 'zombie', 'J8');
      holds(state, [], ['dash', 'frenzy', 'tripwire']);
      state.plot?.cards.push({ ...newPlotCard('plot-always-watching'), tired: true });
      state.lasting.push(WATCHING);
    });
    expect([t.kind, t.seat, t.state.overlord.deck.rest.length]).toEqual(['one-of', 0, 1]);
    t.choose('way:1');
    expect(t.state.overlord.deck.bottom.length).toBe(1);
    const begun = laid(state => {
      plotting(state, DECK, ['always-watching']);
      monster(state, 'zombie', 'J8');
    });
    spend(begun, 'always-watching');
    expect(begun.state.lasting.map(({ until: end }) => end)).toEqual(['refreshed/plot-always-watching']);
  });

  test('Envious Swarm: weak monsters may attack a hero with an equipped relic for 1 more damage', () => {
    const swarm = (relic: boolean): Played => {
      const t = dawn(DECK, ['envious-swarm'], state => {
        hero(state, 'syndrael', 'knight', 'F5', relic ? ['shield-of-the-dark-god'] : []);
        others(state);
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie*', 'G6');
      });
      spend(t, 'envious-swarm');
      return t.choose('monster:zombie-1');
    };
    const t = swarm(true);
    t.choose('use:zombie-1,plot-envious-swarm,0', [blue(3), yellow(1), gray(0)]);
    // Blue 2, yellow 1, and 1.
    expect(damageOf(calm(t), 'syndrael')).toBe(4);
    // It is the attack of its activation.
    expect([...t.offered('attack'), ...t.offered('use')]).toEqual([]);
    expect(swarm(false).offered('use')).toEqual([]);
    t.choose('end');
    if (t.kind === 'activate') t.choose('monster:zombie-master-1');
    expect(t.offered('use:zombie-master-1,plot')).toEqual([]);
  });

  test('Flee the Light: a weak monster within 3 spaces may move 1 space for each fatigue suffered to move', () => {
    const flee = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'F5');
          others(state);
          monster(state, 'zombie', 'H5');
          monster(state, 'zombie', 'J8');
          plotting(state, DECK, ['flee-the-light']);
          state.lasting.push(FLEEING);
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    flee.choose('tire');
    expect(flee.offered('use')).toEqual(['use:,plot-flee-the-light,0']);
    flee.choose('use:,plot-flee-the-light,0').choose(`space:${at(flee.state, 'I5')}`);
    // The one far away does not move.
    expect([figure(flee, 'zombie-1').cells, figure(flee, 'zombie-2').cells]).toEqual([
      [at(flee.state, 'I5')],
      [at(flee.state, 'J8')],
    ]);
    flee
      .choose('tire')
      .choose('use:,plot-flee-the-light,0')
      .choose(`space:${at(flee.state, 'J5')}`);
    flee.choose('tire');
    expect(flee.offered('use:,')).toEqual([]);
  });

  test('Flee the Light: it is used at the end of a turn and lasts until the next begins', () => {
    const t = dawn(DECK, ['flee-the-light'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      others(state);
      monster(state, 'zombie', 'H5');
    });
    spend(until(t, 'flee-the-light'), 'flee-the-light');
    expect(t.state.lasting.map(({ until: end }) => end)).toEqual(['overlord-turn-start']);
  });

  /** Leoric strikes two zombies with Blast. */
  const blasted = (dice: readonly number[], more: (state: State) => void = () => {}): Played => {
    const t = acts(
      sit(
        state => {
          hero(state, 'leoric-of-the-book', 'runemaster', 'E5', ['magma-blast']);
          monster(state, 'zombie', 'H5');
          monster(state, 'zombie*', 'I5');
          plotting(state, DECK, ['ignoble-sacrifice']);
          more(state);
        },
        { heroes: 2 },
      ),
      'leoric-of-the-book',
    );
    t.choose(strike(t, 'magma-blast', 'zombie-1', 'H5'), dice);
    return t;
  };

  test('D2C-PLOT-08 Ignoble Sacrifice is used when several monsters of a group are affected: in step 1, or in step 4 when more come into it', () => {
    // A surge buys Blast in step 4: the master stands next to the target.
    const t = blasted([blue(4), red(3, 1), brown(0)]);
    expect(t.kind).toBe('surge');
    t.choose('surge:magma-blast,0');
    expect(t.offered('plot')).toEqual([plot('ignoble-sacrifice')]);
    const alone = blasted([blue(4), red(3, 1), brown(0)], state => {
      for (const one of state.monsters) if (one.rank === 'master') one.cells = [at(state, 'J8')];
    });
    for (let i = 0; i < 9 && alone.kind !== 'turn'; i++) {
      expect(alone.offered('plot')).toEqual([]);
      alone.choose(alone.offered('surge')[0] ?? alone.offered('done')[0] ?? 'pass');
    }
  });

  /** The breath of a dragon of the quest would do; here an attack affects all monsters beside the hero. */
  const whirl = (answer: (t: Played) => void): Played => {
    const t = acts(
      sit(
        state => {
          hero(state, 'grisban-the-thirsty', 'berserker', 'F5', ['whirlwind']);
          monster(state, 'zombie', 'G5');
          monster(state, 'zombie', 'G6');
          monster(state, 'zombie*', 'G4');
          monster(state, 'goblin-archer', 'E5');
          plotting(state, DECK, ['ignoble-sacrifice']);
        },
        { heroes: 2 },
      ),
      'grisban-the-thirsty',
    );
    t.choose('use:grisban-the-thirsty,whirlwind,0');
    answer(t);
    return t;
  };

  test('D2C-PLOT-07 Ignoble Sacrifice: the chosen monster suffers all the damage the affected monsters of its group would suffer', () => {
    const dice = [blue(3), red(2), brown(0), brown(1), brown(0), gray(0)];
    const t = whirl(one => {
      spend(one, 'ignoble-sacrifice');
      expect(one.offered().sort()).toEqual(['pick:zombie-1', 'pick:zombie-2', 'pick:zombie-master-1']);
      one.choose('pick:zombie-master-1', dice);
    });
    calm(t);
    // 4, 3 and 4 damage: the master, with 6 health, falls; the goblin of another group suffers its own.
    expect(t.state.monsters.map(({ id }) => id).sort()).toEqual(['zombie-1', 'zombie-2']);
    expect([damageOf(t, 'zombie-1'), damageOf(t, 'zombie-2')]).toEqual([0, 0]);
    const without = whirl(one => one.choose('pass', dice));
    calm(without);
    expect(without.state.monsters.map(({ id }) => id)).toEqual(['zombie-master-1']);
    expect(damageOf(without, 'zombie-master-1')).toBe(4);
  });

  test('In Every Shadow: a trap discarded, and a hero who searches tests awareness or is attacked by a weak monster from anywhere', () => {
    const search = (dice: readonly number[], hand: readonly string[] = ['tripwire']): Played => {
      const t = acts(
        sit(
          state => {
            hero(state, 'syndrael', 'knight', 'F5');
            monster(state, 'zombie', 'J8');
            monster(state, 'zombie*', 'J3');
            state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'E5'), face: null, hidden: true });
            plotting(state, DECK, ['in-every-shadow']);
            holds(state, hand, ['dash']);
          },
          { heroes: 2 },
        ),
        'syndrael',
      );
      t.choose('search:search-1');
      if (t.offered('plot').length > 0) spend(t, 'in-every-shadow').choose('card:tripwire', dice);
      return t;
    };
    const t = search([...FAIL, blue(2), yellow(1), gray(0)]);
    expect(t.state.overlord.out).toEqual(['tripwire']);
    expect(damageOf(calm(t), 'syndrael')).toBe(3);
    const passed = search(PASS);
    expect([damageOf(calm(passed), 'syndrael'), passed.state.overlord.out]).toEqual([0, ['tripwire']]);
    expect(search([], []).state.plot?.cards.every(({ tired }) => !tired)).toBe(true);
  });

  test('Infestation: a reinforcement brings a weak minion along, within the group limit', () => {
    const come = (cards: readonly string[], more: (state: State) => void = () => {}): Played => {
      const t = sit(
        state => {
          hero(state, 'syndrael', 'knight', 'E5');
          others(state);
          plotting(state, DECK, cards);
          monster(state, 'zombie', 'J3');
          more(state);
          state.stage = 'overlord';
          for (const one of state.heroes) one.acted = true;
        },
        { heroes: 2, quest: PROVING_GROUND },
      );
      for (let i = 0; i < 15 && t.kind !== 'place' && t.kind !== 'reinforce'; i++)
        t.choose(t.offered('end')[0] ?? t.offered('monster')[0] ?? t.offered()[0] ?? '');
      if (t.kind === 'reinforce') t.choose('rank:master');
      return t.choose(t.offered('base')[0] ?? '');
    };
    const t = come(['infestation']);
    spend(t, 'infestation');
    t.choose(t.offered('base')[0] ?? '');
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['zombie-1', 'zombie-master-1', 'zombie-2']);
    const full = come(['infestation'], state => {
      monster(state, 'zombie', 'J4');
    });
    // A group for two heroes has 2 minions: one place is left for the master only.
    expect([full.state.monsters.length, full.offered('plot')]).toEqual([3, []]);
  });

  test('Initiation: a weak minion that fells a hero has the values of the master from then on', () => {
    const t = felled('zombie', ['initiation']);
    expect([healthOf(t.state, 'zombie-1'), speedOf(t.state, 'zombie-1')]).toEqual([3, 3]);
    spend(until(t, 'initiation'), 'initiation');
    expect([healthOf(t.state, 'zombie-1'), figure(t, 'zombie-1')]).toEqual([
      6,
      expect.objectContaining({ rank: 'minion' }),
    ]);
    expect(plotCard(t, 'initiation').tired).toBe(false);
    const master = felled('zombie*', ['initiation']);
    expect(master.offered(plot('initiation'))).toEqual([]);
  });

  test('Into the Shadows: weak monsters hide on the card and fall upon a hero who rests', () => {
    const t = dawn(DECK, ['into-the-shadows'], state => {
      hero(state, 'syndrael', 'knight', 'F5').fatigue = 2;
      others(state);
      monster(state, 'zombie', 'J8');
      monster(state, 'ettin', 'I3', 'J3', 'I4', 'J4');
    });
    t.choose('group:zombie');
    spend(t, 'into-the-shadows');
    expect([figure(t, 'zombie-1').cells, figure(t, 'zombie-1')]).toEqual([
      [],
      expect.objectContaining({ hidden: true }),
    ]);
    // The ettin has 5 health.
    until(t, 'into-the-shadows');
    untilAsked(t, 'next-hero');
    acts(t, 'syndrael').choose('rest');
    t.choose(t.offered('base')[0] ?? '');
    expect(figure(t, 'zombie-1').cells.length).toBe(1);
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(2), yellow(1), gray(0)]);
    expect(damageOf(calm(t), 'syndrael')).toBe(3);
  });

  test('D2C-PLOT-06 monsters on the card are discarded at the end of the encounter', () => {
    const s = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'F5');
        others(state);
        Object.assign(monster(state, 'zombie', 'J8'), { cells: [], hidden: true });
        monster(state, 'zombie', 'J3');
        plotting(state, DECK, ['into-the-shadows']);
      },
      { heroes: 2 },
    );
    const gone = after(s, state => {
      state.won = ['heroes'];
      return between(state, io());
    });
    expect(gone.monsters.map(({ id }) => id)).toEqual(['zombie-2']);
  });

  test('Summon Verminous: the agent takes the place of 1 master', () => {
    const t = laid(state => {
      plotting(state, DECK, ['summon-verminous']);
      open(state, 0, 'zombie*', ['H5']);
      open(state, 0, 'zombie', ['I5']);
    });
    spend(t, 'summon-verminous');
    if (t.kind === 'place') t.choose(t.offered()[0] ?? '');
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['zombie-1', 'agent-verminous']);
  });
});

import { plotCardOf } from '../../../content/index.ts';
import type { Effect } from '../../../effects/effect.ts';
import type { LastingEffect } from '../../../state.ts';

/** What a card begins to let last, as it lies in the state. */
const lastingOf = (card: string, end: string, on = 'all'): LastingEffect => {
  const last = plotCardOf(`plot-${card}`).abilities?.[0]?.effects[0] as Extract<Effect, { do: 'last' }>;
  return {
    source: `plot-${card}`,
    key: 'on-0',
    on,
    by: '',
    until: end,
    next: false,
    what: structuredClone(last.effects[0]) as Effect,
  };
};
const WATCHING = lastingOf('always-watching', 'refreshed/plot-always-watching');
const FLEEING = lastingOf('flee-the-light', 'overlord-turn-start');
