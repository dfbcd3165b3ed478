import { describe, expect, test } from 'vitest';
import { knockOut } from '../../../rules/defeat.ts';
import { gainsThreat, newPlotCard } from '../../../rules/plot.ts';
import { between } from '../../../rules/quest/encounters.ts';
import type { Side, State } from '../../../state.ts';
import { io } from '../../laid.ts';
import { activated, calm, dawn, fortunes, plot, plotCard, plotting, spend, threatOf } from '../../plots.ts';
import { at, damageOf, face, figure, hero, holds, monster, type Played, sit, strike } from '../../positions.ts';
import { PROVING_GROUND, proving } from '../../proving-ground.ts';
import { blue, FAIL, gray, PASS, yellow } from './monster-turns.ts';

const DECK = 'hybrid-loyalty';
const jain = (state: State): void => {
  hero(state, 'jain-fairwood', 'thief', 'E8');
};

proving({
  reinforcements: [
    { group: 'zombie', n: 1, at: ['east'] },
    { group: 'ettin', n: 1, at: ['east'] },
  ],
});

describe('Hybrid Loyalty', () => {
  test('Dual Training: after Frenzy the group deals 1 more damage until the end of the turn', () => {
    const t = activated(DECK, [], 'zombie', ['G5'], state => {
      jain(state);
      monster(state, 'zombie', 'J8');
      holds(state, ['frenzy'], ['dash', 'dash']);
    });
    t.choose('play:frenzy');
    spend(t, 'dual-training');
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), gray(0)]);
    expect(damageOf(calm(t), 'syndrael')).toBe(4);
    expect(t.state.lasting.map(({ on, until }) => [on, until])).toEqual([['members/zombie', 'overlord-turn-end']]);
  });

  test('Dual Training: after Dash each other monster of the group may move 1 space', () => {
    const t = activated(DECK, [], 'zombie', ['G5'], state => {
      jain(state);
      monster(state, 'zombie', 'J8');
      monster(state, 'goblin-archer', 'J3');
      holds(state, ['dash'], ['dash', 'dash']);
    });
    t.choose('play:dash');
    spend(t, 'dual-training');
    t.choose(`space:${at(t.state, 'I7')}`);
    expect([figure(t, 'zombie-2').cells, figure(t, 'goblin-archer-1').cells, t.kind]).toEqual([
      [at(t.state, 'I7')],
      [at(t.state, 'J3')],
      'monster-turn',
    ]);
    const other = activated(DECK, [], 'zombie', ['G5'], state => {
      jain(state);
      holds(state, ['dark-might'], ['dash', 'dash']);
    });
    other.choose(strike(other, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), gray(0)]);
    if (other.offered('play:dark-might').length > 0) other.choose('play:dark-might');
    expect(other.offered('plot')).toEqual([]);
  });

  test('Bribery: Dark Charm comes back and is played at once on another hero; once in an encounter', () => {
    const t = dawn(DECK, ['bribery'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      jain(state);
      monster(state, 'zombie', 'J3');
      holds(state, ['dark-charm'], ['dash', 'dash', 'dash']);
    });
    t.choose('play:dark-charm').choose('pick:syndrael', FAIL);
    for (let i = 0; i < 9 && t.offered('plot').length === 0; i++)
      t.choose(t.offered('pass')[0] ?? t.offered()[0] ?? '');
    // Syndrael is out of the question now.
    spend(t, 'bribery', 0, PASS);
    for (let i = 0; i < 5 && t.kind === 'answer'; i++) t.choose('pass');
    expect([t.state.overlord.out, plotCard(t, 'bribery').tired]).toEqual([['dark-charm'], true]);
    expect(t.state.plot?.cards.find(({ id }) => id === 'plot-bribery')?.tired).toBe(true);
  });

  /** The quest is over. */
  const over = (winner: Side): Played => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'J5');
        monster(state, 'zombie', 'J8');
        plotting(state, DECK, ['cut-a-deal']);
        state.todo = ['ending'];
        state.gold = 50;
        state.won = [winner];
      },
      { heroes: 2 },
    );
    return t;
  };

  test('Cut a Deal: 1 threat if the heroes have won, 2 if the overlord has, and 25 gold for the heroes', () => {
    const deal = (winner: Side): [number | undefined, number] => {
      const t = over(winner);
      const state = structuredClone(t.state);
      const flow = between(Object.assign(state, { won: [winner] }), io()) as Generator<
        { options: unknown },
        void,
        unknown
      >;
      let step = flow.next();
      for (let i = 0; i < 9 && !step.done; i++) {
        const { options } = step.value as { options: (() => unknown[]) | unknown[] };
        const list = typeof options === 'function' ? options() : options;
        step = flow.next((list as { do: string }[]).findIndex(one => one.do === 'plot'));
      }
      return [state.plot?.threat, state.gold];
    };
    expect([deal('heroes'), deal('overlord')]).toEqual([
      [6, 75],
      [7, 75],
    ]);
  });

  test('End It!: Critical Blow comes with a surge', () => {
    const t = activated(DECK, ['end-it'], 'zombie', ['G5'], state => {
      jain(state);
      holds(state, ['critical-blow'], ['dash', 'dash']);
    });
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), gray(0)]);
    t.choose('play:critical-blow');
    spend(t, 'end-it');
    while (t.kind === 'answer') t.choose('pass');
    expect(t.kind).toBe('surge');
    t.choose(t.offered('surge').find(one => one.includes('critical-blow')) ?? '');
    // 3, and 3 for the surge.
    expect(damageOf(calm(t), 'syndrael')).toBe(6);
  });

  const honorable = (threat: number, hand: readonly string[]): Played => {
    const t = activated(DECK, ['end-it', 'fight-with-honor'], 'zombie', ['G5'], state => {
      jain(state);
      holds(state, hand, ['dash', 'dash', 'tripwire']);
      if (state.plot !== undefined) state.plot.threat = threat;
    });
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), gray(0)]);
    return t.choose('play:critical-blow');
  };

  test('Fight with Honor: a discarded trap makes another plot card 1 threat cheaper', () => {
    const t = honorable(3, ['critical-blow', 'tripwire']);
    t.choose(plot('end-it'));
    t.choose(plot('fight-with-honor')).choose('card:tripwire');
    expect([threatOf(t), fortunes(t), t.state.overlord.out.includes('tripwire')]).toEqual([3, [0, 0], true]);
    expect([plotCard(t, 'end-it').tired, plotCard(t, 'fight-with-honor').tired]).toEqual([true, true]);
    const paid = honorable(3, ['critical-blow', 'tripwire']);
    paid.choose(plot('end-it')).choose('pass');
    while (paid.kind === 'fortune') paid.choose(paid.offered()[0] ?? '');
    expect(threatOf(paid)).toBe(2);
  });

  test('Fight with Honor: without enough threat the card may be used with it, and without a trap nothing happens', () => {
    const t = honorable(0, ['critical-blow', 'tripwire']);
    t.choose(plot('end-it')).choose(plot('fight-with-honor')).choose('card:tripwire');
    expect([threatOf(t), plotCard(t, 'end-it').tired]).toEqual([0, true]);
    const none = honorable(0, ['critical-blow', 'dash']);
    none.choose(plot('end-it'));
    if (none.offered(plot('fight-with-honor')).length > 0) none.choose(plot('fight-with-honor'));
    expect([threatOf(none), plotCard(none, 'end-it').tired]).toEqual([0, false]);
  });

  /** A reinforcement of this group has come. */
  const reinforced = (of: string, threat: number, more: (state: State) => void = () => {}): Played => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'E5');
        jain(state);
        if (of === 'zombie') monster(state, 'zombie', 'J3');
        else {
          monster(state, 'ettin', 'G3', 'H3', 'G4', 'H4');
          state.monsters = [];
        }
        plotting(state, DECK, ['hazard-pay'], threat);
        more(state);
        state.stage = 'overlord';
        for (const one of state.heroes) one.acted = true;
      },
      { heroes: 4, quest: PROVING_GROUND },
    );
    for (let i = 0; i < 20 && t.offered('plot').length === 0 && t.kind !== 'next-hero'; i++)
      t.choose(t.offered('end')[0] ?? t.offered('rank:minion')[0] ?? t.offered()[0] ?? '');
    return t;
  };

  test('Hazard Pay: one more reinforcement of the group, for threat by its size', () => {
    const t = reinforced('zombie', 3);
    const before = t.state.monsters.length;
    t.choose(plot('hazard-pay'));
    for (let i = 0; i < 6 && t.kind !== 'next-hero'; i++) t.choose(t.offered()[0] ?? '');
    expect([t.state.monsters.length - before, threatOf(t)]).toEqual([1, 2]);
    const huge = reinforced('ettin', 3);
    const ettins = huge.state.monsters.length;
    huge.choose(plot('hazard-pay'));
    for (let i = 0; i < 6 && huge.kind !== 'next-hero'; i++) huge.choose(huge.offered()[0] ?? '');
    expect([huge.state.monsters.length - ettins, threatOf(huge)]).toEqual([1, 0]);
    expect(reinforced('ettin', 2).offered('plot')).toEqual([]);
  });

  test('Make Our Own Luck: the die rolled again by Dark Fortune is turned to any face', () => {
    const t = activated(DECK, ['make-our-own-luck'], 'zombie', ['G5'], state => {
      jain(state);
      holds(state, ['dark-fortune'], ['dash', 'dash']);
    });
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), gray(0)]);
    t.choose('play:dark-fortune').choose(t.offered('reroll:1')[0] ?? t.offered('reroll')[1] ?? '', [yellow(1)]);
    spend(t, 'make-our-own-luck');
    // Only that die.
    expect(new Set(t.offered('face').map(one => one.split(',')[1]))).toEqual(new Set(['yellow']));
    t.choose(`face:0,yellow,${face('yellow', { damage: 2 }) - 1}`);
    expect(damageOf(calm(t), 'syndrael')).toBe(4);
  });

  test('Resourceful: instead of drawing a basic card goes from the discard pile onto the deck', () => {
    const t = dawn(DECK, ['resourceful'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      jain(state);
      monster(state, 'zombie', 'J3');
      holds(state, [], ['dash', 'dash', 'dash']);
      state.overlord.out = ['frenzy', 'blood-rage'];
      state.overlord.owned = ['dash', 'dash', 'dash', 'frenzy', 'blood-rage'];
    });
    expect(t.offered('plot')).toEqual([plot('resourceful')]);
    spend(t, 'resourceful');
    expect([t.state.overlord.hand, t.state.overlord.out, t.state.overlord.deck.top]).toEqual([
      [],
      ['blood-rage'],
      ['frenzy'],
    ]);
    const none = dawn(DECK, ['resourceful'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      jain(state);
      monster(state, 'zombie', 'J3');
      holds(state, [], ['dash', 'dash']);
    });
    expect(none.state.overlord.hand.length).toBe(1);
  });

  test('Show of Force: for the rest of the quest each threat gained may also draw a card', () => {
    const t = activated(DECK, ['show-of-force'], 'zombie', ['G5'], state => {
      jain(state);
      if (state.heroes[0] !== undefined) state.heroes[0].damage = 11;
      holds(state, [], ['dash', 'dash', 'dash', 'dash', 'dash']);
    });
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(2), gray(0)]);
    for (let i = 0; i < 9 && t.kind !== 'knock-out'; i++) t.choose(t.offered('done')[0] ?? 'pass');
    t.choose('draw');
    const drawn = t.state.overlord.hand.length;
    for (let i = 0; i < 5 && t.offered(plot('show-of-force')).length === 0; i++) t.choose('pass');
    spend(t, 'show-of-force');
    expect(t.state.lasting.map(({ until }) => until)).toEqual(['refreshed/plot-show-of-force']);
    const state = structuredClone(t.state);
    const flow = gainsThreat(state, io(), 2) as Generator<{ options: { do: string }[] }, void, unknown>;
    const answers = ['yes', 'no'];
    let step = flow.next();
    for (const answer of answers) {
      if (step.done) break;
      step = flow.next(step.value.options.findIndex(one => one.do === answer));
    }
    expect([step.done, state.overlord.hand.length - drawn]).toEqual([true, 1]);
    expect([typeof knockOut, newPlotCard('plot-x').tired]).toEqual(['function', false]);
  });
});
