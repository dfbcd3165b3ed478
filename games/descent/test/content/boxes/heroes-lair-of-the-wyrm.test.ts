import { describe, expect, test } from 'vitest';
import { acts, face, figure, hero, MISS, monster, sit, strike } from '../../positions.ts';

const brown = (shield: number) => face('brown', { shield });
const blue = (damage: number) => face('blue', { damage });
const red = (damage: number) => face('red', { damage });

describe('Lair of the Wyrm', () => {
  test('Reynhart the Worthy: a miss may be rolled again for 1 fatigue, once an attack', () => {
    const t = acts(
      sit(state => {
        hero(state, 'reynhart-the-worthy', 'berserker', 'E5');
        monster(state, 'zombie', 'F5');
      }),
      'reynhart-the-worthy',
    );
    t.choose(strike(t, 'chipped-greataxe', 'zombie-1', 'F5'), [MISS, red(2), brown(0)]);
    t.choose('use:reynhart-the-worthy,reynhart-the-worthy,0').choose('reroll:0', [MISS]).choose('pass');
    expect([t.kind, t.state.heroes[0]?.fatigue, figure(t, 'zombie-1').damage]).toEqual(['turn', 1, 0]);
  });

  test('Reynhart the Worthy: his heroic feat answers a miss, recovers all fatigue, rolls any dice again and turns the sheet over', () => {
    const t = acts(
      sit(state => {
        hero(state, 'reynhart-the-worthy', 'berserker', 'E5').fatigue = 3;
        monster(state, 'zombie', 'F5');
      }),
      'reynhart-the-worthy',
    );
    t.choose(strike(t, 'chipped-greataxe', 'zombie-1', 'F5'), [MISS, red(2), brown(1)]);
    const feat = 'use:reynhart-the-worthy,reynhart-the-worthy-feat,0';
    expect(t.offered('use')).toContain(feat);
    t.choose(feat)
      .choose('reroll:0', [blue(1)])
      .choose('done');
    expect([t.state.heroes[0]?.fatigue, t.state.heroes[0]?.feat]).toEqual([0, false]);
    t.chooseWhile('surge', 'done');
    expect([t.kind, figure(t, 'zombie-1').damage]).toEqual(['turn', 2]);
    // Used up: the next miss can only be rolled again by the ability.
    t.choose(strike(t, 'chipped-greataxe', 'zombie-1', 'F5'), [MISS, red(2), brown(0)]);
    expect(t.offered('use')).not.toContain(feat);
  });

  test('Reynhart the Worthy: without a miss there is nothing to roll again', () => {
    const t = acts(
      sit(state => {
        hero(state, 'reynhart-the-worthy', 'berserker', 'E5');
        monster(state, 'zombie', 'F5');
      }),
      'reynhart-the-worthy',
    );
    t.choose(strike(t, 'chipped-greataxe', 'zombie-1', 'F5'), [blue(1), red(1), brown(0)]).chooseWhile('surge', 'done');
    expect([t.kind, figure(t, 'zombie-1').damage]).toEqual(['turn', 2]);
  });
});
