import { describe, expect, test } from 'vitest';
import { plotCardOf } from '../../../content/index.ts';
import type { LastingEffect, State } from '../../../state.ts';
import { activated, calm, dawn, laid, plotCard, plotting, spend, threatOf, until } from '../../plots.ts';
import { acts, at, damageOf, figure, go, hero, holds, monster, type Played, sit, strike } from '../../positions.ts';
import { blue, brown, FAIL, gray, red, yellow } from './monster-turns.ts';

const DECK = 'tangled-web';
const jain = (state: State): void => {
  hero(state, 'jain-fairwood', 'thief', 'E8');
};
const wild = (of: string): LastingEffect => ({
  source: 'plot-feral-instincts',
  key: 'kin-0',
  on: `members/${of}`,
  by: '',
  until: 'encounter-end',
  next: false,
  what: { do: 'kin', trait: 'wilderness' },
});

describe('Tangled Web', () => {
  test('Natural Camouflage: each blank of a wilderness monster is worth a shield', () => {
    const struck = (trait: boolean, shield: number): number => {
      const t = laid(state => {
        plotting(state, DECK);
        monster(state, 'zombie*', 'F5');
        if (trait) state.lasting.push(wild('zombie'));
      });
      for (let i = 0; i < 9 && t.offered('plot').length === 0; i++)
        t.choose(t.offered('pass')[0] ?? t.offered()[0] ?? '');
      spend(t, 'natural-camouflage');
      for (let i = 0; i < 9 && t.kind !== 'next-hero'; i++) t.choose(t.offered()[0] ?? '');
      acts(t, 'syndrael').choose(strike(t, 'iron-longsword', 'zombie-master-1', 'F5'), [
        blue(3),
        red(1),
        brown(shield),
      ]);
      return damageOf(calm(t), 'zombie-master-1');
    };
    // 3 damage.
    expect([struck(false, 0), struck(true, 0), struck(true, 1)]).toEqual([3, 2, 2]);
  });

  test('Embrace Darkness: 1 threat for each fallen hero, once in an encounter', () => {
    const t = dawn(DECK, ['embrace-darkness'], state => {
      Object.assign(hero(state, 'syndrael', 'knight', 'F5'), { cells: [], down: at(state, 'F5'), damage: 12 });
      Object.assign(hero(state, 'ashrian', 'disciple', 'F6'), { cells: [], down: at(state, 'F6'), damage: 10 });
      jain(state);
      monster(state, 'zombie', 'J8');
      monster(state, 'goblin-archer', 'J3');
    });
    spend(t, 'embrace-darkness');
    expect([threatOf(t), plotCard(t, 'embrace-darkness').tired, plotCardOf('plot-embrace-darkness').refresh]).toEqual([
      6,
      true,
      'encounter',
    ]);
  });

  test('Entangling Weave: spaces next to a group cost heroes 1 more point, however many of the group are near', () => {
    const t = dawn(DECK, ['entangling-weave'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      jain(state);
      monster(state, 'zombie', 'H4');
      monster(state, 'zombie*', 'H6');
    });
    spend(until(t, 'entangling-weave'), 'entangling-weave');
    for (let i = 0; i < 9 && t.kind !== 'next-hero'; i++) t.choose(t.offered()[0] ?? '');
    acts(t, 'syndrael').choose('move').choose(go(t, 'G5'));
    const left = t.state.turns[0]?.pools.reduce((sum, one) => sum + one.left, 0);
    // Speed 4, 2 for the space.
    expect(left).toBe(2);
  });

  test('Feral Instincts: the same card lies in two decks', () => {
    const t = laid(state => {
      plotting(state, DECK, ['feral-instincts']);
      monster(state, 'zombie', 'J8');
    });
    spend(t, 'feral-instincts');
    expect(t.state.lasting).toEqual([{ ...wild('zombie'), by: 'zombie-1' }]);
  });

  test('Hidden Predator: wilderness monsters pierce 2 against heroes who did not see them when their activation began', () => {
    const pierced = (seen: boolean): number => {
      const t = laid(state => {
        plotting(state, DECK, ['hidden-predator']);
        monster(state, 'zombie', 'F5');
        state.lasting.push(wild('zombie'));
      });
      spend(t, 'hidden-predator');
      for (let i = 0; i < 60 && t.kind !== 'monster-turn'; i++)
        t.choose(t.offered('end')[0] ?? t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
      const own = t.changed(state => {
        const [turn] = state.turns;
        if (turn !== undefined) turn.unseenBy = seen ? [] : ['syndrael'];
      });
      own.choose(strike(own, 'zombie', 'syndrael', 'E5'), [blue(3), yellow(1), gray(3)]);
      return damageOf(calm(own), 'syndrael');
    };
    // 3 damage against 3 shields.
    expect([pierced(true), pierced(false)]).toEqual([0, 2]);
  });

  /** Syndrael steps into a trap. */
  const trapped = (cards: readonly string[], more: (state: State) => void = () => {}): Played => {
    const t = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'F5');
          jain(state);
          monster(state, 'zombie', 'E4');
          plotting(state, DECK, cards);
          holds(state, ['tripwire'], ['dash', 'dash']);
          more(state);
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    t.choose('move').choose(go(t, 'E5'));
    t.choose('play:tripwire', FAIL);
    for (let i = 0; i < 4 && t.kind === 'answer' && t.offered('plot').length === 0; i++) t.choose('pass');
    return t;
  };

  test('Savage Exploitation: a wilderness monster attacks a hero who met a trap in his turn', () => {
    const t = trapped(['savage-exploitation'], state => {
      state.lasting.push(wild('zombie'));
    });
    spend(t, 'savage-exploitation', 0, [blue(3), yellow(1), gray(0)]);
    expect(damageOf(calm(t), 'syndrael')).toBe(3);
    expect(trapped(['savage-exploitation']).offered('plot')).toEqual([]);
  });

  test('Solitary Prey: 2 more damage against a hero no other hero stands beside, from the wild with Pierce 1', () => {
    const prey = (trait: boolean, friend: string): Played => {
      const t = activated(DECK, ['solitary-prey'], 'zombie', ['G5'], state => {
        hero(state, 'jain-fairwood', 'thief', friend);
        if (trait) state.lasting.push(wild('zombie'));
      });
      return t.choose(strike(t, 'zombie', 'syndrael', 'F5'), friend === 'F6' ? [blue(3), yellow(1), gray(2)] : []);
    };
    const damage = (trait: boolean): number => {
      const t = prey(trait, 'J3');
      spend(t, 'solitary-prey', 0, [blue(3), yellow(1), gray(2)]);
      return damageOf(calm(t), 'syndrael');
    };
    // 3 and 2 damage against 2 shields.
    expect([damage(false), damage(true)]).toEqual([3, 4]);
    expect(prey(true, 'F6').offered('plot')).toEqual([]);
  });

  test('Unsafe Passage: a trap card returns to the hand', () => {
    const t = trapped(['unsafe-passage']);
    spend(t, 'unsafe-passage');
    expect([t.state.overlord.hand, t.state.overlord.out, threatOf(t)]).toEqual([['tripwire'], [], 3]);
    expect(plotCardOf('plot-unsafe-passage').refresh).toBe('encounter');
  });

  test('Web of Deception: a hero’s new condition becomes another one', () => {
    const t = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'F5').conditions = ['immobilized'];
          jain(state);
          monster(state, 'zombie', 'J8');
          plotting(state, DECK, ['web-of-deception']);
          holds(state, [], []);
          state.lasting.push({
            source: 'laid',
            key: 'sick',
            on: 'all',
            by: 'syndrael',
            until: 'encounter-end',
            next: false,
            what: {
              do: 'on',
              at: 'action-done',
              ability: {
                at: 'action-done',
                must: true,
                limit: 'turn',
                aim: { who: 'that' },
                effects: [{ do: 'condition', condition: 'diseased' }],
              },
            },
          });
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    t.choose('rest');
    spend(t, 'web-of-deception');
    // Not one she has already.
    expect(t.offered()).not.toContain('condition:immobilized');
    expect(t.offered()).not.toContain('condition:diseased');
    t.choose('condition:poisoned');
    expect(figure(t, 'syndrael').conditions).toEqual(['immobilized', 'poisoned']);
  });
});
