import { describe, expect, test } from 'vitest';
import { attributeOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { at, damageOf, fatigueOf, figure, go, hero, MISS, monster, raid, sit, strike } from '../../positions.ts';
import {
  against,
  blue,
  brown,
  FAIL,
  facing,
  gray,
  green,
  PASS,
  quiet,
  red,
  SQUARE,
  space,
  yellow,
} from './monster-turns.ts';

const avric = (state: State, name: string): void => {
  hero(state, 'avric-albright', 'disciple', name).acted = true;
};
const ids = (t: { readonly state: State }): string[] => t.state.monsters.map(({ id }) => id);

describe('Lair of the Wyrm', () => {
  test('Combustible: when it is defeated adjacent heroes suffer 1 damage', () => {
    const t = facing('fire-imps*', ['G5'], state => avric(state, 'E5'));
    t.choose(strike(t, 'iron-longsword', 'fire-imps-master-1', 'G5'), [blue(3), red(3), gray(0)]);
    quiet(t);
    expect([ids(t), damageOf(t, 'syndrael'), damageOf(t, 'avric-albright')]).toEqual([[], 1, 0]);
  });

  test('Flame Fiend: lava neither hurts nor defeats it, ending there heals 1; Burning does not hurt it', () => {
    const t = against('fire-imps*', ['H5'], state => {
      state.ground[at(state, 'I5')] = 'lava';
      Object.assign(state.monsters[0] ?? {}, { damage: 2, conditions: ['burning'] });
    });
    t.choose('move').choose(go(t, 'I5'));
    expect(damageOf(t, 'fire-imps-master-1')).toBe(2);
    t.choose('end');
    expect(damageOf(t, 'fire-imps-master-1')).toBe(1);
    const other = against('zombie', ['H5'], state => {
      state.ground[at(state, 'I5')] = 'lava';
    });
    other.choose('move').choose(go(other, 'I5')).choose('end');
    expect(ids(other)).toEqual([]);
  });

  test('D2C-MAB-64 D2C-MAB-65 D2C-MAB-66 Prey on the Weak: 1 more damage for the whole attack if a target has might 2 or less', () => {
    const blow = (id: string, of: string) => {
      const t = raid(state => {
        hero(state, id, of, 'F5');
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'hybrid-sentinel*', 'G5');
      }, 'hybrid-sentinel-master-1');
      t.choose(strike(t, 'hybrid-sentinel', id, 'F5'), [blue(2), red(2), gray(3)]);
      t.chooseWhile('answer', 'pass')
        .choose('surge:hybrid-sentinel,0')
        .choose(space(t, 'E5'))
        .choose('done', [gray(3)]);
      quiet(t);
      while (t.kind === 'order') t.choose(t.offered()[0] ?? '');
      return [damageOf(t, id), damageOf(t, 'syndrael')];
    };
    expect(blow('avric-albright', 'disciple')).toEqual([2, 2]);
    expect(blow('grisban-the-thirsty', 'berserker')).toEqual([1, 1]);
    const beast = raid(state => {
      hero(state, 'widow-tarha', 'necromancer', 'D8');
      state.companions.push({
        id: 'reanimate',
        of: 'reanimate',
        kind: 'familiar',
        side: 'heroes',
        owner: 'widow-tarha',
        acted: false,
        cells: [at(state, 'F5')],
        damage: 0,
        conditions: [],
        carries: [],
        marks: {},
      });
      monster(state, 'hybrid-sentinel', 'G5');
    }, 'hybrid-sentinel-1');
    beast.choose(strike(beast, 'hybrid-sentinel', 'reanimate', 'F5'), [blue(3), red(1), brown(0)]);
    expect(damageOf(quiet(beast), 'reanimate')).toBe(3);
  });
});

describe('Labyrinth of Ruin', () => {
  test('D2C-MON-02 D2C-MAB-85 D2C-MAB-86 Bewitch: every cursed hero next to it is moved up to 2 spaces, in any direction', () => {
    const t = against('goblin-witcher*', ['G5'], state => {
      avric(state, 'G6');
      state.heroes[0]?.conditions.push('cursed');
    });
    t.choose('use:goblin-witcher-master-1,bewitch,0');
    // E6 is two spaces away around a corner.
    t.choose(space(t, 'E7'));
    expect(figure(t, 'syndrael').cells).toEqual([at(t.state, 'E7')]);
    expect(figure(t, 'avric-albright').cells).toEqual([at(t.state, 'G6')]);
    expect(against('goblin-witcher*', ['G5']).offered('use')).toEqual([]);
  });

  test('Lingering Curse: when it is defeated adjacent heroes test willpower or are cursed', () => {
    const t = facing('arachyura*', [...SQUARE], state => {
      Object.assign(state.monsters[0] ?? {}, { damage: 6 });
    });
    t.choose(strike(t, 'iron-longsword', 'arachyura-master-1', 'G5'), [blue(3), red(2), gray(0), brown(0), ...FAIL]);
    quiet(t);
    expect([ids(t), figure(t, 'syndrael').conditions]).toEqual([[], ['cursed']]);
  });

  test('Pincer Attack: one attack on up to 2 adjacent heroes; who suffers damage is immobilized', () => {
    const t = against('arachyura', [...SQUARE], state => avric(state, 'F6'));
    t.choose('use:arachyura-1,pincer-attack,0').choose(strike(t, 'arachyura', 'syndrael', 'F5'));
    t.choose(strike(t, 'arachyura', 'avric-albright', 'F6'), [blue(3), red(1), green(0, 1), gray(0), gray(3)]);
    quiet(t);
    while (t.kind === 'order') t.choose(t.offered()[0] ?? '');
    expect([figure(t, 'syndrael'), figure(t, 'avric-albright')].map(one => [one.damage, ...one.conditions])).toEqual([
      [3, 'immobilized'],
      [0],
    ]);
    expect(t.offered('attack')).toEqual([]);
  });

  test('Plagued: heroes next to it do not get rid of poison and disease', () => {
    const start = (name: string) => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'F5').conditions.push('poisoned');
        hero(state, 'avric-albright', 'disciple', 'D8');
        monster(state, 'carrion-drake*', name);
      });
      t.choose('hero:syndrael', [...PASS]);
      return figure(t, 'syndrael').conditions;
    };
    expect([start('G5'), start('H5')]).toEqual([['poisoned'], []]);
  });

  test('D2C-MAB-87 D2C-MAB-88 Skirmish: 3 counted spaces, through water too, then an attack; with Ravage twice', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'C5');
      monster(state, 'volucrix-reaver*', 'F5');
    }, 'volucrix-reaver-master-1');
    // D5 is water: with points it would cost 2.
    t.choose('use:volucrix-reaver-master-1,skirmish,0').choose(space(t, 'D5'));
    t.choose(strike(t, 'volucrix-reaver', 'syndrael', 'C5'), [blue(3), yellow(1), gray(0)]);
    expect(damageOf(quiet(t), 'syndrael')).toBe(3);
    expect(t.offered('use')).toEqual(['use:volucrix-reaver-master-1,skirmish,0']);
    const once = against('volucrix-reaver', ['H5']);
    once.choose('use:volucrix-reaver-1,skirmish,0').choose(space(once, 'G5'));
    once.choose(strike(once, 'volucrix-reaver', 'syndrael', 'F5'), [MISS, yellow(1), gray(0)]);
    quiet(once);
    expect([once.offered('use'), once.offered('attack')]).toEqual([[], []]);
  });
});

describe('The Trollfens', () => {
  test('Burrow: up to 3 spaces away, even onto a hero, who is put on the nearest empty space and suffers 1 fatigue', () => {
    const t = against('plague-worm', ['H5', 'I5']).choose('use:plague-worm-1,burrow,0');
    t.choose(`base:${at(t.state, 'F5')}+${at(t.state, 'G5')}`);
    expect(t.offered().length).toBeGreaterThan(1);
    t.choose(space(t, 'E5'));
    expect(figure(t, 'plague-worm-1').cells).toEqual([at(t.state, 'F5'), at(t.state, 'G5')]);
    expect([figure(t, 'syndrael').cells, fatigueOf(t, 'syndrael')]).toEqual([[at(t.state, 'E5')], 1]);
    expect(t.offered('use')).toEqual([]);
  });

  test('Flock: minions of its group within 5 spaces move 2 spaces', () => {
    const t = against('harpy*', ['J5'], state => {
      monster(state, 'harpy', 'I5');
      monster(state, 'zombie', 'I6');
    });
    t.choose('use:harpy-master-1,flock,0').choose(space(t, 'G5'));
    expect([figure(t, 'harpy-1').cells, t.kind]).toEqual([[at(t.state, 'G5')], 'monster-turn']);
  });

  test('Pestilence: a hero who begins his turn next to it tests willpower or is diseased', () => {
    const start = (base: readonly string[]) => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'F5');
        hero(state, 'avric-albright', 'disciple', 'D8');
        monster(state, 'plague-worm*', ...base);
      });
      t.choose('hero:syndrael', [...FAIL]);
      return figure(t, 'syndrael').conditions;
    };
    expect([start(['G5', 'H5']), start(['H5', 'I5'])]).toEqual([['diseased'], []]);
  });
});

describe('Shadow of Nerekhall', () => {
  test('Bloodrush: 1 damage for 5 movement points, once a turn', () => {
    const t = against('ynfernael-hulk', [...SQUARE]).choose('use:ynfernael-hulk-1,bloodrush,0');
    expect([damageOf(t, 'ynfernael-hulk-1'), t.state.turns[0]?.pools]).toEqual([1, [{ source: 'bloodrush', left: 5 }]]);
    expect(t.offered('use')).toEqual([]);
  });

  test('D2C-MON-03 Charge: 3 more damage for a surge if its activation did not begin next to the target', () => {
    const blow = (from: readonly string[]) => {
      const t = against('ynfernael-hulk*', from);
      if (from[0] !== 'G5') {
        t.choose('move').choose(go(t, 'G5'));
        t.choose(
          `stretch:${SQUARE.map(name => at(t.state, name))
            .sort((a, b) => a - b)
            .join('+')}`,
        );
      }
      t.choose(strike(t, 'ynfernael-hulk', 'syndrael', 'F5'), [blue(2), red(1), gray(0)]);
      t.chooseWhile('answer', 'pass').choose('surge:ynfernael-hulk,0');
      return damageOf(quiet(t), 'syndrael');
    };
    expect([blow(SQUARE), blow(['H5', 'I5', 'H6', 'I6'])]).toEqual([3, 6]);
  });

  test('D2C-MON-13 Hideous Laughter: heroes within 3 spaces have 1 less of every attribute, at least 1', () => {
    const values = (name: string) => {
      const t = facing('changeling*', [name], state => {
        state.act = 2;
        hero(state, 'tomble-burrowell', 'wildlander', 'F6');
      });
      return (['might', 'awareness'] as const).map(one => attributeOf(t.state, 'tomble-burrowell', one));
    };
    expect([values('I6'), values('J6')]).toEqual([
      [1, 4],
      [1, 5],
    ]);
  });

  test('Whisper: adjacent heroes test willpower or are moved 1 space', () => {
    const t = against('changeling', ['G5']).choose('use:changeling-1,whisper,0', [...FAIL]);
    t.choose(space(t, 'E5'));
    expect(figure(t, 'syndrael').cells).toEqual([at(t.state, 'E5')]);
  });

  const guarded = (damage: number, answer: string, dice: readonly number[]) => {
    const t = facing('zombie', ['G5'], state => {
      monster(state, 'ironbound', 'H6').damage = damage;
    });
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'));
    t.choose(answer, [...dice]);
    return quiet(t);
  };

  test('D2C-MAB-11 D2C-MAB-12 Protect: for 1 damage it becomes the target in place of a neighbour, however far it is itself', () => {
    const t = guarded(0, 'use:ironbound-1,protect,0', [blue(3), red(3), gray(1), gray(1)]);
    // Syndrael stands two spaces away: reach and sight go to the old target.
    expect([damageOf(t, 'ironbound-1'), damageOf(t, 'zombie-1')]).toEqual([1 + 3, 0]);
    const passed = guarded(0, 'pass', [blue(3), red(2), brown(2)]);
    expect([damageOf(passed, 'ironbound-1'), damageOf(passed, 'zombie-1')]).toEqual([0, 2]);
  });

  test('D2C-MAB-13 Protect with its last health: it falls, and the attack is over', () => {
    const t = guarded(7, 'use:ironbound-1,protect,0', []);
    expect([ids(t), damageOf(t, 'zombie-1'), t.kind]).toEqual([['zombie-1'], 0, 'turn']);
  });

  const rats = (more: (state: State) => void) => {
    const t = against('rat-swarm*', ['G5', 'H5'], more);
    t.choose(strike(t, 'rat-swarm', 'syndrael', 'F5'), [green(1), gray(0)]);
    return t.chooseWhile('answer', 'pass');
  };

  test('Feast: a surge for as much damage as it has health left', () => {
    const t = rats(state => {
      state.heroes[0]?.conditions.push('bleeding');
      Object.assign(state.monsters[0] ?? {}, { damage: 2 });
    });
    t.choose('surge:rat-swarm,0');
    expect(damageOf(quiet(t), 'syndrael')).toBe(4);
  });

  test('Ravenous: one more surge against a bleeding hero', () => {
    const bleeding = rats(state => {
      state.heroes[0]?.conditions.push('bleeding');
    });
    expect([bleeding.kind, rats(() => {}).kind]).toEqual(['surge', 'monster-turn']);
  });

  test('Rend: might failed, bleeding', () => {
    const t = against('rat-swarm', ['G5', 'H5']).choose('use:rat-swarm-1,rend,0', [...FAIL]);
    expect(figure(t, 'syndrael').conditions).toEqual(['bleeding']);
  });

  test('Merge: it gives its health to one of its group and falls', () => {
    const t = against('rat-swarm', ['G5', 'H5'], state => {
      monster(state, 'rat-swarm*', 'G6', 'H6').damage = 4;
    });
    t.choose('use:rat-swarm-1,merge,0');
    expect(t.state.monsters.map(({ id, damage }) => [id, damage])).toEqual([['rat-swarm-master-1', 0]]);
  });
});
