import { describe, expect, test } from 'vitest';
import { supplyOf } from '../../../rules/class-tokens.ts';
import { layEncounter } from '../../../rules/setting-up.ts';
import type { State } from '../../../state.ts';
import { io } from '../../laid.ts';
import {
  acts,
  damageOf,
  face,
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
import { black, blue, FAIL, gray, red, yellow } from './monster-turns.ts';
import { dawn } from './overlord-turns.ts';

const GRISBAN = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';
const infections = (t: Played, id: string): number => figure(t, id).marks.infection ?? 0;
const out = (t: Played): Played => {
  for (let i = 0; i < 30 && ['answer', 'surge', 'order'].includes(t.kind ?? ''); i++)
    t.choose(t.kind === 'answer' ? 'pass' : t.kind === 'surge' ? 'done' : (t.offered()[0] ?? ''));
  return t;
};

/** A zombie next to Grisban is activated; this card was just played. */
const lying = (card: string, more: (state: State) => void = () => {}): Played =>
  raid(state => {
    hero(state, GRISBAN, 'berserker', 'F5');
    monster(state, 'zombie', 'G5');
    more(state);
    holds(state, [card], ['dash', 'dash', 'dash']);
  }, 'zombie-1').choose(`play:${card}`);

describe('Infector', () => {
  test('D2-INFEC-01 D2-INFEC-04 Contaminated: a surge infects the target, again and again; alone a token does nothing', () => {
    const t = lying(
      'contaminated',
      state => void Object.assign(state.heroes[0] as object, { marks: { infection: 1 } }),
    );
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(6), yellow(1), gray(0)]).choose('pass');
    t.choose(t.offered('surge').find(one => one.includes('contaminated')) ?? '');
    expect([infections(out(t), GRISBAN), damageOf(t, GRISBAN), figure(t, GRISBAN).conditions]).toEqual([2, 2, []]);
  });

  test('D2C-OL-23 D2C-OL-24 Contaminated: one token of a target gives the whole attack 1 damage, once an attack', () => {
    const t = lying(
      'contaminated',
      state => void Object.assign(state.heroes[0] as object, { marks: { infection: 3 } }),
    );
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(5), yellow(1), gray(0)]);
    t.choose(t.offered('use')[0] ?? '');
    expect(t.offered('use')).toEqual([]);
    expect([damageOf(out(t), GRISBAN), infections(t, GRISBAN)]).toEqual([3, 2]);
  });

  test('D2-INFEC-02 Virulent Infection: each token gained counts double this turn, as long as there are any of the 16', () => {
    const t = dawn(['contaminated', 'virulent-infection'], state => {
      hero(state, GRISBAN, 'berserker', 'F5').marks.infection = 13;
      monster(state, 'zombie', 'G5');
    });
    t.choose('play:virulent-infection').choose('play:contaminated');
    expect(supplyOf(t.state, 'infection')).toBe(3);
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(6), yellow(1, 1), gray(0)]).choose('pass');
    t.choose(t.offered('surge').find(one => one.includes('contaminated')) ?? '');
    expect([infections(t, GRISBAN), supplyOf(t.state, 'infection')]).toEqual([15, 1]);
  });

  test('D2-INFEC-03 infection tokens lie on the hero, knocked out or not, and stay between encounters', () => {
    const t = lying('contaminated', state => {
      Object.assign(state.heroes[0] as object, { marks: { infection: 2 }, damage: 13 });
    });
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(5), yellow(1), gray(0)]);
    out(t);
    expect([t.state.heroes[0]?.down !== null, infections(t, GRISBAN)]).toEqual([true, 2]);
    const next = structuredClone(t.state);
    layEncounter(next, io());
    expect(next.heroes[0]?.marks).toEqual({ infection: 2 });
    expect(next.lasting.map(({ source }) => source)).toEqual(['contaminated', 'contaminated']);
  });

  test('Adaptive Contagion: poison and disease may be a token instead; a token makes a test harder by a shield', () => {
    const position = (more: (state: State) => void = () => {}) => {
      const t = lying('adaptive-contagion', more);
      return t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(6), yellow(1), gray(0)]).choose('surge:zombie,0');
    };
    const t = position();
    t.choose(t.offered('use')[0] ?? '');
    expect([figure(t, GRISBAN).conditions, infections(t, GRISBAN)]).toEqual([[], 1]);
    expect(figure(position().choose('pass'), GRISBAN).conditions).toEqual(['diseased']);
    expect(t.state.overlord.out).toEqual([]);
  });

  test('D2C-OL-01 Adaptive Contagion: not on who is poisoned or diseased already', () => {
    const t = lying('adaptive-contagion', state => {
      (state.heroes[0] as { conditions: string[] }).conditions.push('poisoned');
    });
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(6), yellow(1), gray(0)]).choose('surge:zombie,0');
    expect([figure(out(t), GRISBAN).conditions, infections(t, GRISBAN)]).toEqual([['poisoned', 'diseased'], 0]);
  });

  test('Adaptive Contagion: before a test of an infected hero a token may become a shield', () => {
    const t = dawn(['adaptive-contagion', 'word-of-pain'], state => {
      hero(state, GRISBAN, 'berserker', 'F5').marks.infection = 1;
      monster(state, 'zombie', 'J3');
    });
    t.choose('play:adaptive-contagion');
    while (t.offered('play:word-of-pain').length === 0) t.choose(t.offered('end')[0] ?? t.offered()[0] ?? '');
    t.choose('play:word-of-pain').choose(t.offered('use')[0] ?? '', [gray(3), black(2)]);
    // Might 5, 5 shields and one more.
    expect(t.events().findLast(one => one.kind === 'tested')).toMatchObject({ shields: 6, passed: false });
    expect(infections(t, GRISBAN)).toBe(0);
  });

  test('D2C-OL-28 Airborne: attacks of monsters that do no harm infect their targets, and nobody else', () => {
    const t = lying('airborne', state => void hero(state, AVRIC, 'disciple', 'F6'));
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [face('blue', { miss: true }), yellow(1), gray(0)]);
    expect([infections(out(t), GRISBAN), infections(t, AVRIC)]).toEqual([1, 0]);
    const hurt = lying('airborne');
    hurt.choose(strike(hurt, 'zombie', GRISBAN, 'F5'), [blue(5), yellow(1), gray(0)]);
    expect(infections(out(hurt), GRISBAN)).toBe(0);
  });

  test('D2C-OL-29 Airborne: a token of an attacking hero gives every affected figure a shield', () => {
    const t = lying('airborne', state => {
      (state.heroes[0] as { marks: object }).marks = { infection: 1 };
      monster(state, 'ettin', 'E6', 'F6', 'E7', 'F7');
    });
    while (t.kind !== 'turn') t.choose(t.offered('end')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    t.choose(strike(t, 'chipped-greataxe', 'ettin-1', 'F6'), [blue(3), red(2), gray(1), gray(0)]);
    t.choose(t.offered('use')[0] ?? '');
    expect([damageOf(out(t), 'ettin-1'), infections(t, GRISBAN)]).toEqual([4 - 2, 0]);
  });

  test('D2C-CHRM-04 D2C-CHRM-06 Dark Host: for 3 tokens he moves and attacks for the overlord, among the activations', () => {
    const t = dawn(['dark-host'], state => {
      hero(state, GRISBAN, 'berserker', 'F5').marks.infection = 3;
      hero(state, AVRIC, 'disciple', 'H5');
      monster(state, 'zombie', 'J3');
    });
    t.choose('play:dark-host');
    expect([infections(t, GRISBAN), t.state.charmed, t.offered('attack')]).toEqual([0, GRISBAN, []]);
    t.choose('move').choose(go(t, 'G5')).choose('done');
    t.choose(strike(t, 'chipped-greataxe', AVRIC, 'H5'), [blue(3), red(2), gray(1)]);
    expect([damageOf(out(t), AVRIC), t.state.charmed]).toEqual([3, null]);
    const few = dawn(['dark-host'], state => {
      hero(state, GRISBAN, 'berserker', 'F5').marks.infection = 2;
      monster(state, 'zombie', 'J3');
    });
    expect(few.offered('play')).toEqual([]);
  });

  test('Outbreak: heroes within 3 spaces test might or are infected and suffer by their tokens', () => {
    const t = sit(state => {
      hero(state, GRISBAN, 'berserker', 'F5').marks.infection = 2;
      hero(state, AVRIC, 'disciple', 'G5');
      hero(state, 'jain-fairwood', 'wildlander', 'J8');
      monster(state, 'zombie', 'J3');
      holds(state, ['outbreak']);
    });
    t.choose(`hero:${GRISBAN}`).choose('play:outbreak', [...FAIL, ...FAIL]);
    expect([GRISBAN, AVRIC, 'jain-fairwood'].map(id => [infections(t, id), damageOf(t, id)])).toEqual([
      [3, 3],
      [1, 1],
      [0, 0],
    ]);
    expect(acts(t, GRISBAN).kind).toBe('turn');
  });

  test('Tainted Blow: 1 surge and 1 damage more; 2 tokens of the target bring the card back', () => {
    const position = (n: number) => {
      const t = raid(state => {
        hero(state, GRISBAN, 'berserker', 'F5').marks.infection = n;
        monster(state, 'zombie', 'G5');
        holds(state, ['tainted-blow'], ['dash', 'dash', 'dash']);
      }, 'zombie-1');
      return t.choose(strike(t, 'zombie', GRISBAN, 'F5'));
    };
    const t = position(2).choose('play:tainted-blow').choose('yes');
    expect([infections(t, GRISBAN), t.state.overlord.hand]).toEqual([0, ['dash', 'tainted-blow']]);
    const few = position(1).choose('play:tainted-blow', [blue(5), yellow(1), gray(0)]);
    expect([damageOf(out(few), GRISBAN), few.state.overlord.out]).toEqual([3, ['tainted-blow']]);
  });
});
