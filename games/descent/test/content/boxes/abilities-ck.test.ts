import { describe, expect, test } from 'vitest';
import { acts, at, damageOf, fatigueOf, figure, go, hero, monster, sit, strike } from '../../positions.ts';
import { PROVING_GROUND, proving } from '../../proving-ground.ts';
import { against, blue, brown, FAIL, facing, gray, PASS, quiet, red, SQUARE, space, yellow } from './monster-turns.ts';

describe('the Conversion Kit', () => {
  test('Bash: awareness failed, 3 damage', () => {
    const t = against('troll-ck*', [...SQUARE]);
    t.choose('use:troll-ck-master-1,bash,0', [...FAIL]);
    expect(damageOf(t, 'syndrael')).toBe(3);
  });

  test('Dark Prayer: every hero within 3 spaces tests willpower or suffers 1 fatigue', () => {
    const t = against('dark-priest-ck', ['H5'], state => {
      hero(state, 'avric-albright', 'disciple', 'H6').acted = true;
    });
    t.choose('use:dark-priest-ck-1,dark-prayer-ck,0', [...FAIL, ...FAIL]);
    expect([fatigueOf(t, 'syndrael'), fatigueOf(t, 'avric-albright')]).toEqual([1, 1]);
  });

  test('Leech: might failed, fatigue by the hearts of a yellow die, which heal it', () => {
    const t = against('ferrox-ck*', ['G5'], state => {
      Object.assign(state.monsters[0] ?? {}, { damage: 3 });
    });
    t.choose('use:ferrox-ck-master-1,leech,0', [...FAIL, yellow(2)]);
    expect([fatigueOf(t, 'syndrael'), damageOf(t, 'ferrox-ck-master-1')]).toEqual([2, 1]);
  });

  test('Leap Attack: it targets everybody it moved through, once a turn', () => {
    const t = against('blood-ape-ck*', [...SQUARE]).choose('use:blood-ape-ck-master-1,leap-attack-ck,0');
    for (const name of ['F5', 'E5', 'D5']) t.choose(space(t, name));
    t.choose('done');
    t.choose(t.offered('stretch')[0] ?? '', [blue(3), red(2), gray(1)]);
    expect(damageOf(quiet(t), 'syndrael')).toBe(3);
    expect(t.offered('use')).toEqual([]);
  });

  test('D2C-MON-08 D2C-MON-09 D2C-MON-12 D2C-MAB-56 D2C-MAB-57 Sweep is an action that affects all within 2 spaces in sight; its Stun stuns all who are dealt damage', () => {
    for (const of of ['giant-ck', 'troll-ck']) {
      const t = against(`${of}*`, [...SQUARE], state => {
        hero(state, 'avric-albright', 'disciple', 'F6').acted = true;
      });
      expect(t.offered(`use:${of}-master-1,sweep`)).toHaveLength(1);
    }
    const t = against('giant-ck*', [...SQUARE], state => {
      hero(state, 'avric-albright', 'disciple', 'F6').acted = true;
      hero(state, 'jain-fairwood', 'wildlander', 'F7').acted = true;
    });
    t.choose('use:giant-ck-master-1,sweep,0', [blue(2), red(1), gray(0), gray(0), gray(3)]);
    t.chooseWhile('answer', 'pass');
    t.choose(t.offered('surge:giant-ck')[0] ?? '');
    quiet(t);
    while (t.kind === 'order') t.choose(t.offered()[0] ?? '');
    const found = ['syndrael', 'avric-albright', 'jain-fairwood'].map(id => figure(t, id).conditions);
    expect(found).toEqual([['stunned'], ['stunned'], []]);
  });

  test('Split: the kobold becomes two minions in the nearest empty spaces, whatever the limit', () => {
    const hurt = facing('kobold-ck*', ['G5']);
    hurt.choose(strike(hurt, 'iron-longsword', 'kobold-ck-master-1', 'G5'), [blue(3), red(3), brown(0)]);
    quiet(hurt);
    while (hurt.kind === 'place') hurt.choose(hurt.offered()[0] ?? '');
    expect(hurt.state.monsters.map(({ rank, cells }) => [rank, cells.length])).toEqual([
      ['minion', 1],
      ['minion', 1],
    ]);
    expect(hurt.state.monsters[0]?.cells).toEqual([at(hurt.state, 'G5')]);
  });

  test('Undying: it is replaced by a minion where it fell', () => {
    const t = facing('sorcerer-ck*', ['G5'], state => {
      Object.assign(state.monsters[0] ?? {}, { damage: 4 });
    });
    t.choose(strike(t, 'iron-longsword', 'sorcerer-ck-master-1', 'G5'), [blue(3), red(3), gray(0)]);
    quiet(t);
    expect(t.state.monsters.map(({ id, cells, damage }) => [id, cells, damage])).toEqual([
      ['sorcerer-ck-1', [at(t.state, 'G5')], 0],
    ]);
  });
});

const TILES = [
  { tile: '1A', at: 'C3', as: 'yard' },
  { tile: 'end-A', at: 'F2', turn: 180 },
  { tile: 'end-A', at: 'F9' },
  { tile: 'end-A', at: 'K5', turn: 270 },
] as const;

describe('doors and terrain of the boxes', () => {
  proving({
    plan: {
      id: `${PROVING_GROUND}-boxes`,
      tiles: TILES,
      doors: [
        { kind: 'old-wall', at: ['F3', 'G3'], side: 'N' },
        { kind: 'overgrowth', at: ['F8', 'G8'], side: 'S' },
        { kind: 'portcullis', at: ['J5', 'J6'], side: 'E' },
      ],
      crumbling: ['G5', 'G6', 'G7'],
      terrain: [
        { is: 'pit', at: ['G6'] },
        { is: 'sludge', at: ['G7'] },
      ],
      marks: { west: ['E3', 'E4'], east: ['I7'], search: ['E3'] },
    },
  });
  const stands = (space: string) =>
    acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', space);
          monster(state, 'zombie', 'E8');
        },
        { quest: PROVING_GROUND },
      ),
      'syndrael',
    );

  test('D2-DOOR-13 an old wall is neither opened nor closed', () => {
    expect(stands('F3').offered('door')).toEqual([]);
  });

  test('D2-DOOR-14 D2-DOOR-16 D2-DOOR-17 D2-DOOR-21 D2-DOOR-22 no melee attack across overgrowth, with Reach neither, nor a shot; across a portcullis each, but no step', () => {
    const across = (space: string, target: string, weapon: string) => {
      const t = acts(
        sit(
          state => {
            const own = { id: weapon, tired: false, worn: true, used: false, on: null };
            hero(state, 'syndrael', 'knight', space).cards = [own];
            monster(state, 'zombie', target);
          },
          { quest: PROVING_GROUND },
        ),
        'syndrael',
      );
      const aims = t.offered(`attack:${weapon}`).length;
      t.choose('move');
      return [aims, t.offered(go(t, target === 'F9' ? 'G9' : 'K6')).length];
    };
    const weapons = ['iron-longsword', 'iron-spear', 'yew-shortbow'];
    expect(weapons.map(weapon => across('F8', 'F9', weapon))).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(weapons.map(weapon => across('J5', 'K5', weapon))).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  test('D2-DOOR-20 overgrowth is removed by an open-door action for good', () => {
    const t = stands('F8').choose('door:1');
    expect(t.offered('door')).toEqual([]);
  });

  test('D2-DOOR-23 a portcullis is opened and closed by whoever is next to it', () => {
    const t = stands('J5').choose('door:2');
    expect(t.offered('door')).toEqual(['door:2']);
    t.choose('door:2');
    expect(t.state.doors[2]).toBe(1);
  });

  const step = (to: string, ...dice: number[]) => {
    const t = stands('F5').choose('move');
    t.choose(go(t, to));
    expect(t.offered()).toEqual(['attribute:knowledge', 'attribute:awareness', 'pass']);
    return { t, dice };
  };

  test('D2-TERR-33 a hero on crumbling ground tests knowledge or awareness: passed, nothing happens', () => {
    const { t } = step('G6');
    t.choose('attribute:knowledge', [...PASS]);
    expect([damageOf(t, 'syndrael'), t.state.ground]).toEqual([0, {}]);
  });

  test('failed or declined, he falls into what is beneath it', () => {
    const { t } = step('G6');
    t.choose('attribute:awareness', [...FAIL]);
    expect([damageOf(t, 'syndrael'), t.state.ground[at(t.state, 'G6')]]).toEqual([2, 'pit']);
    const declined = step('G6').t.choose('pass');
    expect(damageOf(declined, 'syndrael')).toBe(2);
    const plain = step('G5').t.choose('pass');
    expect([damageOf(plain, 'syndrael'), fatigueOf(plain, 'syndrael')]).toEqual([0, 0]);
  });

  test('D2-TERR-35 sludge beneath it costs 1 fatigue and no movement point', () => {
    const { t } = step('G6');
    t.choose('attribute:knowledge', [...PASS]);
    const before = t.state.turns[0]?.pools[0]?.left;
    t.choose(go(t, 'G7')).choose('pass');
    expect([fatigueOf(t, 'syndrael'), t.state.turns[0]?.pools[0]?.left]).toEqual([1, (before ?? 0) - 1]);
  });

  test('D2-TERR-36 monsters are not affected by it', () => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'E3').acted = true;
        monster(state, 'zombie', 'F6');
        state.stage = 'overlord';
      },
      { quest: PROVING_GROUND },
    );
    t.choose('move').choose(go(t, 'G6'));
    expect([damageOf(t, 'zombie-1'), t.state.ground, t.kind]).toEqual([0, {}, 'monster-turn']);
  });
});
