import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import {
  acts,
  at,
  card,
  damageOf,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { black, blue, brown, gray, red, yellow } from './throws.ts';

const SYNDRAEL = 'syndrael';
const AVRIC = 'avric-albright';
const use = (of: string, n = 0): string => `use:${SYNDRAEL},${of},${n}`;
const space = (t: Played, name: string): string => `space:${at(t.state, name)}`;
const noRing = (state: State) => {
  for (const { cards } of state.heroes) for (const one of cards) if (one.id !== 'war-hammer') one.worn = false;
};

/** Syndrael as Marshal at F5, Avric at F7; a master zombie at G6 is activated. */
const dusk = (more: readonly string[] = [], change: (state: State) => void = noRing) =>
  raid(state => {
    hero(state, SYNDRAEL, 'marshal', 'F5', more);
    hero(state, AVRIC, 'disciple', 'F7');
    monster(state, 'zombie*', 'G6');
    change(state);
  });
/** The zombie attacks; nobody uses anything unless a test says so. */
const bite = (t: Played, whom: string, where: string, dice: readonly number[]) => {
  t.choose(strike(t, 'zombie', whom, where), [...dice]);
  for (let i = 0; i < 5 && t.kind === 'surge'; i++) t.choose('done');
  return t;
};
/** It is Syndrael's turn, monsters where `change` says. */
const day = (more: readonly string[], change: (state: State) => void = () => undefined) =>
  acts(
    sit(state => {
      hero(state, SYNDRAEL, 'marshal', 'F5', more);
      change(state);
    }),
    SYNDRAEL,
  );

describe('the Marshal', () => {
  test('D2-DMOD-07 Signet Ring: exhausted for 1 shield more for him or an adjacent hero', () => {
    const t = dusk([], state => {
      (state.heroes[1] as { cells: number[] }).cells = [at(state, 'F6')];
    });
    t.choose(strike(t, 'zombie', AVRIC, 'F6')).choose(use('signet-ring'), [blue(2), yellow(1), gray(1)]);
    for (let i = 0; i < 5 && t.kind !== 'monster-turn'; i++) t.choose(t.kind === 'answer' ? 'pass' : 'done');
    expect([damageOf(t, AVRIC), card(t, SYNDRAEL, 'signet-ring').tired]).toEqual([1, true]);
    const far = dusk([], () => undefined);
    far.choose(strike(far, 'zombie', AVRIC, 'F7'));
    expect(far.offered(use('signet-ring'))).toEqual([]);
  });

  test('D2-ASTEP-22 War Hammer: Reach, a surge for 2 damage, none for fatigue', () => {
    const t = day([], state => monster(state, 'zombie*', 'H5'));
    t.choose(strike(t, 'war-hammer', 'zombie-master-1', 'H5'), [blue(1, 1), red(1), brown(1)]);
    expect(t.offered('surge')).toEqual(['surge:war-hammer,0']);
    t.choose('surge:war-hammer,0');
    expect(damageOf(t, 'zombie-master-1')).toBe(3);
  });

  test('D2C-MARS-07 D2C-MARS-08 Retribution: a monster within 2 spaces of him that has attacked another hero suffers 2 damage', () => {
    const t = bite(dusk(), AVRIC, 'F7', [blue(1), yellow(1), gray(2)]);
    t.choose(use('retribution'));
    expect([damageOf(t, 'zombie-master-1'), fatigueOf(t, SYNDRAEL)]).toEqual([2, 1]);
    expect(bite(dusk(), SYNDRAEL, 'F5', [blue(1), yellow(1), gray(2)]).offered(use('retribution'))).toEqual([]);
    const far = dusk([], state => {
      noRing(state);
      (state.heroes[0] as { cells: number[] }).cells = [at(state, 'F3')];
    });
    expect(bite(far, AVRIC, 'F7', [blue(1), yellow(1), gray(2)]).offered(use('retribution'))).toEqual([]);
  });

  test('D2-OLGEN-19 Just Reward: each attack of the group on another hero nearby costs the overlord a random card', () => {
    const t = sit(state => {
      hero(state, SYNDRAEL, 'marshal', 'F5', ['just-reward']).acted = true;
      hero(state, AVRIC, 'disciple', 'F7').acted = true;
      noRing(state);
      monster(state, 'zombie*', 'G6');
      holds(state, ['dash', 'frenzy']);
      state.stage = 'overlord';
    });
    const answer = () => {
      for (let i = 0; i < 5 && t.kind === 'answer' && !t.offered('use').length; i++) t.choose('pass');
    };
    answer();
    if (t.kind === 'overlord-turn') t.choose('group:zombie');
    answer();
    t.choose(use('just-reward'));
    answer();
    bite(t, AVRIC, 'F7', [blue(1), yellow(1), gray(2)]);
    answer();
    for (let i = 0; i < 5 && t.offered(use('just-reward', 1)).length === 0; i++)
      t.choose(t.kind === 'surge' ? 'done' : 'pass');
    const hand = t.state.overlord.hand.length;
    t.choose(use('just-reward', 1));
    expect([hand, t.state.overlord.hand.length, fatigueOf(t, SYNDRAEL)]).toEqual([2, 1, 2]);
  });

  test('D2-ASTEP-29 Shockwave: a two-handed hit costs monsters next to the target 1 damage, even if the target falls', () => {
    const hit = (damage: number, shields: number) => {
      const t = day(['shockwave'], state => {
        monster(state, 'zombie*', 'G5').damage = damage;
        monster(state, 'zombie*', 'H5');
        monster(state, 'zombie*', 'J8');
      });
      t.choose(strike(t, 'war-hammer', 'zombie-master-1', 'G5')).choose(use('shockwave'), [
        blue(1),
        red(1),
        brown(shields),
      ]);
      return [damageOf(t, 'zombie-master-2'), damageOf(t, 'zombie-master-3')];
    };
    expect([hit(0, 1), hit(5, 1), hit(0, 2)]).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  test('D2-ABIL-12 Zealous Fire: an overlord card gives 1 fatigue back; refreshed it costs a monster within 2 spaces 1 damage', () => {
    const t = dusk(['zealous-fire'], state => {
      noRing(state);
      (state.heroes[0] as { fatigue: number }).fatigue = 3;
      holds(state, ['frenzy'], ['frenzy', 'dash']);
    });
    t.choose('play:frenzy');
    t.choose(use('zealous-fire'));
    expect(fatigueOf(t, SYNDRAEL)).toBe(2);
    const next = day(['zealous-fire'], state => {
      for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'zealous-fire') one.tired = true;
      monster(state, 'zombie*', 'H5');
    });
    expect(damageOf(next, 'zombie-master-1')).toBe(1);
  });

  test('D2-ATTR-05 By the Book: a test of knowledge, harder by the experience of the card, puts an overlord card back on the deck', () => {
    const played = (dice: readonly number[]) => {
      const t = dusk(['by-the-book'], state => {
        noRing(state);
        holds(state, ['frenzy'], ['dash', 'dash', 'frenzy']);
      });
      t.choose('play:frenzy').choose(use('by-the-book'), [...dice]);
      return t;
    };
    const passed = played([gray(1), black(0)]);
    expect([passed.state.overlord.deck.top, passed.state.overlord.out, fatigueOf(passed, SYNDRAEL)]).toEqual([
      ['frenzy'],
      [],
      1,
    ]);
    const failed = played([gray(3), black(2)]);
    for (let i = 0; i < 4 && failed.kind === 'answer'; i++) failed.choose('pass');
    expect([failed.state.overlord.out, fatigueOf(failed, SYNDRAEL)]).toEqual([['frenzy'], 2]);
    expect(failed.state.turns[0]?.extra).not.toEqual(passed.state.turns[0]?.extra);
  });

  test('D2C-MARS-03 I Am the Law: he strikes back at who attacked him; a test of knowledge costs 1 fatigue, damage in its place, and gives it a condition', () => {
    const t = dusk(['i-am-the-law'], state => {
      noRing(state);
      (state.heroes[0] as { fatigue: number }).fatigue = 4;
    });
    bite(t, SYNDRAEL, 'F5', [blue(1), yellow(1), gray(2)]);
    t.choose(use('i-am-the-law'));
    if (t.kind === 'pick') t.choose(strike(t, 'war-hammer', 'zombie-master-1', 'G6'), [blue(1), red(1), brown(1)]);
    for (let i = 0; i < 3 && t.kind === 'surge'; i++) t.choose('done');
    t.choose('yes', [gray(0), black(0)]);
    t.choose(t.offered('way').length > 0 ? (t.offered('way')[0] ?? '') : (t.offered('condition')[0] ?? ''));
    expect([damageOf(t, 'zombie-master-1'), figure(t, 'zombie-master-1').conditions.length]).toEqual([1, 1]);
    expect([fatigueOf(t, SYNDRAEL), damageOf(t, SYNDRAEL)]).toEqual([4, 1]);
  });

  test('D2-MOVE-06 Vigilant Watch: exhausted when a monster comes beside him; then whoever leaves a space within 2 spaces suffers 1 damage', () => {
    const t = dusk(['vigilant-watch'], state => {
      noRing(state);
      (state.monsters[0] as { cells: number[] }).cells = [at(state, 'H5')];
    });
    t.choose('move').choose(go(t, 'G5')).choose(use('vigilant-watch'));
    expect([damageOf(t, 'zombie-master-1'), fatigueOf(t, SYNDRAEL)]).toEqual([0, 1]);
    t.choose(go(t, 'G4'));
    expect(damageOf(t, 'zombie-master-1')).toBe(1);
  });

  test('D2-ASTEP-09 Crushing Blow: an attack nearby that deals no damage is answered with a two-handed one against no defence', () => {
    const t = bite(dusk(['crushing-blow']), AVRIC, 'F7', [blue(1), yellow(1), gray(2)]);
    t.choose(use('crushing-blow'), [blue(1), red(2)]);
    for (let i = 0; i < 3 && t.kind === 'surge'; i++) t.choose('done');
    expect(damageOf(t, 'zombie-master-1')).toBe(3);
    expect(
      bite(dusk(['crushing-blow']), AVRIC, 'F7', [blue(2), yellow(1), gray(1)]).offered(use('crushing-blow')),
    ).toEqual([]);
  });

  test('D2C-MARS-04 D2C-MARS-05 Last Stand: he takes the place of a hero who falls within 5 spaces and may attack; refreshed he may revive him in his space', () => {
    const t = dusk(['last-stand'], state => {
      noRing(state);
      (state.heroes[1] as { damage: number }).damage = 11;
    });
    bite(t, AVRIC, 'F7', [blue(2), yellow(2), gray(0)]);
    t.choose(use('last-stand'));
    expect(figure(t, SYNDRAEL).cells).toEqual([at(t.state, 'F7')]);
    t.choose(t.offered('attack')[0] ?? 'pass', [blue(1), red(1), brown(1)]);
    for (let i = 0; i < 3 && t.kind === 'surge'; i++) t.choose('done');
    expect([damageOf(t, 'zombie-master-1'), fatigueOf(t, SYNDRAEL)]).toEqual([1, 2]);
    const wakes = (where: string) => {
      const next = sit(state => {
        hero(state, SYNDRAEL, 'marshal', where, ['last-stand']);
        for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'last-stand') one.tired = true;
        const fallen = hero(state, AVRIC, 'disciple', 'F8');
        Object.assign(fallen, { cells: [], down: at(state, 'F7'), damage: 12 });
        monster(state, 'zombie', 'J3');
      });
      return next.choose(`hero:${SYNDRAEL}`);
    };
    expect(wakes('F6').offered(use('last-stand', 1))).toEqual([]);
    const up = wakes('F7').choose(use('last-stand', 1), [red(2), red(1)]);
    up.choose(space(up, 'F8'));
    expect([damageOf(up, AVRIC), up.state.heroes[1]?.down]).toEqual([9, null]);
  });
});
