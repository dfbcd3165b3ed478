import { describe, expect, test } from 'vitest';
import { acts, at, damageOf, hero, monster, type Played, raid, sit, strike } from '../../positions.ts';
import { blue, gray, red, through } from './hero-positions.ts';
import { groupLine, linesOf } from './monster-lines.ts';

const SYN = 'syndrael';
const WYRM = ['G4', 'H4', 'I4', 'G5', 'H5', 'I5'] as const;

describe('Ice Wyrm (Conversion Kit)', () => {
  test('Ice Wyrm (Conversion Kit): its lines', () => {
    expect([groupLine('ice-wyrm-ck'), linesOf('ice-wyrm-ck')]).toEqual([
      '3x2 cold cave 1+0 0+1 1+1',
      [
        '4 7 gray gray | melee blue red |  | reach freezing',
        '4 9 gray gray | melee blue red |  | reach freezing swallow',
        '4 11 gray gray | melee blue red red |  | reach freezing',
        '4 14 gray gray | melee blue red red |  | reach freezing swallow',
      ],
    ]);
  });

  /** The master fells Syndrael at F5. */
  const eaten = (): Played => {
    const t = raid(state => {
      hero(state, SYN, 'knight', 'F5').damage = 11;
      hero(state, 'avric-albright', 'disciple', 'F6');
      monster(state, 'ice-wyrm-ck*', ...WYRM);
    });
    t.choose(strike(t, 'ice-wyrm-ck', SYN, 'F5'), [blue(2), red(2), gray(0)]);
    return through(t);
  };

  test('D2C-MAB-79 Swallow: nobody revives whom it has felled until it is defeated; then the token lies in one of its spaces', () => {
    const t = eaten();
    expect(t.state.heroes[0]?.swallowed).toBe('ice-wyrm-ck-master-1');
    t.choose('end');
    for (let i = 0; i < 6 && t.state.stage === 'overlord'; i++) t.choose(t.offered()[0] ?? '');
    t.choose(t.offered('hero:avric-albright')[0] ?? '');
    acts(t, 'avric-albright');
    expect(t.offered('revive:')).toEqual([]);
    const dying = acts(
      sit(state => {
        const one = hero(state, SYN, 'knight', 'F5');
        Object.assign(one, { damage: 12, down: at(state, 'F5'), cells: [], swallowed: 'ice-wyrm-ck-master-1' });
        hero(state, 'grisban-the-thirsty', 'berserker', 'F6');
        monster(state, 'ice-wyrm-ck*', ...WYRM).damage = 8;
      }),
      'grisban-the-thirsty',
    );
    dying.choose(strike(dying, 'chipped-greataxe', 'ice-wyrm-ck-master-1', 'G5'), [blue(2), red(3), gray(0), gray(0)]);
    through(dying);
    expect([dying.kind, dying.offered('space:').length]).toEqual(['where', 6]);
    dying.choose(`space:${at(dying.state, 'G5')}`);
    expect([dying.state.heroes[0]?.down, dying.state.heroes[0]?.swallowed, dying.offered('revive:')]).toEqual([
      at(dying.state, 'G5'),
      undefined,
      [`revive:${SYN}`],
    ]);
  });

  test('D2C-MAB-80 Swallow: he may still stand up, on an empty space next to the monster', () => {
    const t = sit(state => {
      const one = hero(state, SYN, 'knight', 'E3');
      Object.assign(one, { damage: 12, down: at(state, 'E3'), cells: [], swallowed: 'ice-wyrm-ck-master-1' });
      hero(state, 'avric-albright', 'disciple', 'J8');
      monster(state, 'ice-wyrm-ck*', ...WYRM);
    }).choose(`hero:${SYN}`);
    t.choose('stand-up', [red(2), red(1)]);
    expect([t.offered(`space:${at(t.state, 'E3')}`), t.offered(`space:${at(t.state, 'F4')}`).length]).toEqual([[], 1]);
    t.choose(`space:${at(t.state, 'F4')}`);
    expect([damageOf(t, SYN), t.state.heroes[0]?.down, t.state.heroes[0]?.swallowed]).toEqual([9, null, undefined]);
  });
});
