import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import {
  acts,
  at,
  damageOf,
  face,
  figure,
  go,
  hero,
  holds,
  lay,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

proving({});

const AVRIC = 'avric-albright';
const JAIN = 'jain-fairwood';
const gray = (shield: number) => face('gray', { shield });
const brown = (shield: number) => face('brown', { shield });
const blue = (range: number) => face('blue', { range });
const yellow = (damage: number, surge = 0) => face('yellow', { damage, surge });
const FAIL = [face('gray', { shield: 3 }), face('black', { shield: 4 })];
const bare = (state: State, id: string, of: string, space: string) => {
  const one = hero(state, id, of, space);
  one.cards = [];
  return one;
};
const pools = (t: Played) =>
  t.state.turns[t.state.turns.length - 1]?.pools.map(({ source, left }) => `${source} ${left}`);
const ETTIN = ['G5', 'H5', 'G6', 'H6'] as const;

describe('movement', () => {
  test('D2-MOVE-12 D2-MOVE-15 D2-MOVE-16 D2-MOVE-18 D2-MOVE-30 D2-INT-02 one move, an attack in the middle, points of two sources, and a Tripwire that ends them all', () => {
    const t = acts(
      sit(state => {
        bare(state, 'syndrael', 'knight', 'E5');
        monster(state, 'ettin', ...ETTIN);
        holds(state, ['tripwire']);
      }),
      'syndrael',
    );
    t.choose('move');
    t.choose(go(t, 'F5')).choose('pass').choose('tire');
    t.choose(strike(t, 'unarmed', 'ettin-1', 'G5'), [blue(3), gray(0), gray(0)]);
    expect([pools(t), damageOf(t, 'ettin-1'), t.state.turns[0]?.actions]).toEqual([['move-1 3', 'fatigue 1'], 2, 0]);
    // A step paid with fatigue is none of the move action: no Tripwire.
    t.choose(go(t, 'F4', 'fatigue'));
    expect([t.kind, pools(t)]).toEqual(['turn', ['move-1 3']]);
    t.choose('tire');
    t.choose(go(t, 'E3')).choose('play:tripwire', FAIL);
    expect([pools(t), figure(t, 'syndrael').cells, t.offered('go')]).toEqual([[], [at(t.state, 'E3')], []]);
  });

  test('D2-LARGE-06 D2-LARGE-12 D2-LARGE-13 D2-INT-07 D2-INT-09 a large monster shrinks, is interrupted, expands, turns for nothing, and counts on from any of its spaces', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5', ['guard']);
      monster(state, 'barghest', 'I5', 'J5');
    }).choose('move');
    t.choose(go(t, 'G5')).choose('use:syndrael,guard,0');
    // It takes its base before the Knight's blow falls: upright over G5 and G6, at no cost.
    t.choose(`stretch:${at(t.state, 'G5')}+${at(t.state, 'G6')}`);
    const [target = ''] = t.offered('attack:iron-longsword');
    if (target !== '') t.choose(target, [1, 1, 1, 1]);
    expect([figure(t, 'barghest-1').cells, pools(t)]).toEqual([[at(t.state, 'G5'), at(t.state, 'G6')], ['move-1 2']]);
    // From G6, the other end: G8 is two spaces away.
    expect(t.offered(go(t, 'G8'))).toHaveLength(1);
  });

  test('D2-LARGE-09 D2-LARGE-10 D2-LARGE-11 D2-MOVE-08 a large monster enters what it counts: lava hurts on the way, a pit holds it only if there is nothing else under it', () => {
    const walk = (pits: readonly string[], lava: readonly string[], stretch: readonly string[]) => {
      const t = raid(state => {
        bare(state, 'syndrael', 'knight', 'C3');
        monster(state, 'barghest', 'I5', 'J5');
        for (const space of pits) state.ground[at(state, space)] = 'pit';
        for (const space of lava) state.ground[at(state, space)] = 'lava';
      }).choose('move');
      t.choose(go(t, 'F5'));
      t.choose(`stretch:${stretch.map(space => at(t.state, space)).join('+')}`);
      return [damageOf(t, 'barghest-1'), pools(t)];
    };
    const column = (name: string) => [3, 4, 5, 6, 7, 8].map(row => `${name}${row}`);
    // One lava space counted; F5 itself, a pit, does not hold it while E5 is firm ground; E5 in lava is only covered.
    expect(walk(['F5'], column('G'), ['E5', 'F5'])).toEqual([1, ['move-1 1']]);
    expect(walk([], ['E5'], ['E5', 'F5'])).toEqual([0, ['move-1 1']]);
    expect(walk(['E5', 'F5'], [], ['E5', 'F5'])).toEqual([2, ['move-1 1']]);
  });
});

describe('sight, distance and range', () => {
  test('D2-LOS-12 D2-TERR-08 D2-TERR-09 who stands in a pit is a target for neighbours alone, and hides nobody', () => {
    const t = acts(
      sit(state => {
        hero(state, JAIN, 'wildlander', 'E5');
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie', 'I5');
        state.ground[at(state, 'G5')] = 'pit';
      }),
      JAIN,
    );
    expect(t.offered('attack:yew-shortbow')).toEqual([strike(t, 'yew-shortbow', 'zombie-2', 'I5')]);
    t.choose('move');
    t.choose(go(t, 'F5'));
    expect(t.offered('attack:yew-shortbow')).toEqual([
      strike(t, 'yew-shortbow', 'zombie-1', 'G5'),
      strike(t, 'yew-shortbow', 'zombie-2', 'I5'),
    ]);
  });

  test('D2-GEO-02 D2-DOOR-03 D2-TERR-14 a closed door, an obstacle and an enemy: three bars, each another', () => {
    const t = acts(
      sit(
        state => {
          bare(state, 'syndrael', 'knight', 'F3');
          monster(state, 'zombie', 'F2');
          monster(state, 'zombie', 'H3');
          state.ground[at(state, 'G3')] = 'obstacle';
          state.ground[at(state, 'G4')] = 'obstacle';
        },
        { quest: PROVING_GROUND },
      ),
      'syndrael',
    );
    expect(t.offered('attack')).toEqual([]);
    t.choose('door:0');
    // Beside her through the open door; the one behind the obstacle is not adjacent, wherever it stands.
    expect(t.offered('attack')).toEqual([strike(t, 'unarmed', 'zombie-1', 'F2')]);
  });

  test('D2-ATK-17 D2-ASTEP-14 D2-ASTEP-15 D2-SURGE-03 range is bought in step 3, to where the target stands then', () => {
    const shot = (space: string) => {
      const t = acts(
        sit(state => {
          hero(state, JAIN, 'wildlander', 'E5');
          monster(state, 'ettin', ...ETTIN);
          monster(state, 'zombie', 'E8');
          lay(state, 'zombie-1', { at: 'rolled', must: true, effects: [{ do: 'place', within: 9, of: 'them' }] });
        }),
        JAIN,
      );
      t.choose(strike(t, 'yew-shortbow', 'zombie-1', 'E8'), [
        blue(2),
        face('yellow', { range: 1, damage: 1 }),
        brown(0),
      ]);
      return t.choose(`space:${at(t.state, space)}`);
    };
    // Range 3. Four spaces need the surge, which is gone for damage then; six are too many.
    const t = shot('I3');
    expect([t.kind, t.offered()]).toEqual(['range', ['surge:yew-shortbow,0', 'done']]);
    t.choose('surge:yew-shortbow,0');
    expect([t.kind, t.state.monsters.map(({ id }) => id)]).toEqual(['turn', ['ettin-1']]);
    const far = shot('K5').choose('surge:yew-shortbow,0');
    expect(far.events().some(e => e.kind === 'missed')).toBe(true);
  });

  test('D2-KEYW-16 D2-KEYW-13 D2-ATK-10 Reach over a friend, and a target that is put away between roll and damage', () => {
    const t = acts(
      sit(state => {
        const one = hero(state, 'syndrael', 'knight', 'E5', ['iron-spear']);
        one.cards = one.cards.filter(({ id }) => id === 'iron-spear');
        bare(state, AVRIC, 'disciple', 'F6');
        monster(state, 'zombie', 'G5');
        lay(state, 'zombie-1', { at: 'rolled', must: true, effects: [{ do: 'place', within: 9, of: 'them' }] });
      }),
      'syndrael',
    );
    t.choose(strike(t, 'iron-spear', 'zombie-1', 'G5'), [blue(3), yellow(1), brown(1)]);
    t.choose(`space:${at(t.state, 'J8')}`);
    expect([damageOf(t, 'zombie-1'), t.events().some(e => e.kind === 'missed')]).toEqual([2, false]);
  });
});
