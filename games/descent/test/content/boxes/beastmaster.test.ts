import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { targetsFor } from '../../../rules/attack/targets.ts';
import { weaponsOf } from '../../../rules/attack/weapons.ts';
import { inForce } from '../../../rules/in-force.ts';
import { defencePool, healthOf } from '../../../rules/values.ts';
import {
  acts,
  at,
  damageOf,
  fatigueOf,
  figure,
  hero,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, green, red } from './throws.ts';

const SYNDRAEL = 'syndrael';
const AVRIC = 'avric-albright';
const use = (of: string, n = 0): string => `use:${SYNDRAEL},${of},${n}`;
const wolf = (state: State, space: string) => {
  const made = reanimate(state, SYNDRAEL, space);
  state.companions.pop();
  state.companions.push({ ...made, id: 'wolf', of: 'wolf' });
};
const spent = (state: State, of: string) => {
  for (const one of state.heroes[0]?.cards ?? []) if (one.id === of) one.tired = true;
};
const passing = (t: Played) => {
  for (let i = 0; i < 9 && (t.kind === 'answer' || t.kind === 'surge'); i++)
    t.choose(t.kind === 'answer' ? 'pass' : 'done');
  return t;
};

/** Syndrael as Beastmaster at F5, the wolf at F6, master zombies at G5 and H6; past the familiars. */
const pack = (more: readonly string[] = [], change: (state: State) => void = () => undefined, where = 'F6') => {
  const t = sit(state => {
    hero(state, SYNDRAEL, 'beastmaster', 'F5', more);
    wolf(state, where);
    monster(state, 'zombie*', 'G5');
    monster(state, 'zombie*', 'H6');
    change(state);
  });
  acts(t, SYNDRAEL);
  for (let i = 0; i < 3 && t.kind !== 'turn'; i++) t.choose(t.kind === 'answer' ? 'pass' : 'done');
  return t;
};
/** The exhausted card is still exhausted in her own turn. */
const tiredIn = (t: Played, of: string) => {
  spent(t.state, of);
  return t;
};
const spear = (t: Played, dice: readonly number[]) =>
  t.choose(strike(t, 'hunting-spear', 'zombie-master-1', 'G5'), [...dice]);
/** The turn in which the wolf is activated. */
const den = (more: readonly string[] = [], change: (state: State) => void = () => undefined) => {
  const t = sit(state => {
    hero(state, SYNDRAEL, 'beastmaster', 'F5', more);
    wolf(state, 'F6');
    monster(state, 'zombie*', 'G6');
    change(state);
  });
  return acts(t, SYNDRAEL);
};
const bites = (t: Played, dice: readonly number[]) => t.choose(strike(t, 'wolf', 'zombie-master-1', 'G6'), [...dice]);

describe('the Beastmaster', () => {
  test('D2-KEYW-13 Hunting Spear: Reach, a surge for Pierce 1', () => {
    const t = pack();
    t.choose(strike(t, 'hunting-spear', 'zombie-master-2', 'H6'), [blue(1, 1), red(1), brown(2)]);
    passing(t.choose('surge:hunting-spear,0'));
    expect(damageOf(t, 'zombie-master-2')).toBe(1);
  });

  test('D2-SURGE-02 Skinning Knife: a surge for 3 damage against whoever has damage', () => {
    const cut = (damage: number) => {
      const t = pack([], state => {
        (state.monsters[0] as { damage: number }).damage = damage;
      });
      t.choose(strike(t, 'skinning-knife', 'zombie-master-1', 'G5'), [blue(1, 1), green(1), brown(2)]);
      return t.offered('surge').filter(one => one.includes('skinning-knife')).length;
    };
    expect([cut(0), cut(1)]).toEqual([0, 1]);
  });

  test('D2-FAM-19 D2-FAM-22 Wolf: speed 4, health 3, a blue and a red die, a surge for Pierce 1, no defence dice', () => {
    const t = den().choose('familiar:wolf');
    expect([healthOf(t.state, 'wolf'), defencePool(t.state, 'wolf')]).toEqual([3, []]);
    bites(t, [blue(1, 1), red(1), brown(2)]).choose('surge:wolf,0');
    expect([damageOf(passing(t), 'zombie-master-1'), t.offered('attack')]).toEqual([1, []]);
    t.choose('move');
    expect(t.state.turns[1]?.pools).toEqual([{ source: 'move-1', left: 4 }]);
  });

  test('D2-FAM-02 D2-FAM-04 Bound By the Hunt: 1 fatigue and an action place the wolf beside her, anew if it is on the map; she may dismiss it', () => {
    const t = pack();
    t.choose(use('bound-by-the-hunt')).choose(`space:${at(t.state, 'E5')}`);
    expect([figure(t, 'wolf').cells, fatigueOf(t, SYNDRAEL)]).toEqual([[at(t.state, 'E5')], 1]);
    t.choose(use('bound-by-the-hunt', 1));
    expect(t.state.companions).toEqual([]);
  });

  test('D2-DMOD-02 Bestial Rage: beside the wolf a die may be rolled again; a surge adds the hearts of a red die', () => {
    const t = pack(['bestial-rage']);
    t.choose(use('bestial-rage')).choose(strike(t, 'hunting-spear', 'zombie-master-1', 'G5'), [
      blue(1, 1),
      red(1),
      brown(2),
    ]);
    const again = t.offered('use').find(one => one.includes('bestial-rage'));
    expect(again).toBeDefined();
    t.choose('pass').choose('surge:bestial-rage,0', [red(2)]);
    expect([damageOf(passing(t), 'zombie-master-1'), fatigueOf(t, SYNDRAEL)]).toEqual([2, 2]);
    const far = pack(['bestial-rage'], () => undefined, 'J8');
    far
      .choose(use('bestial-rage'))
      .choose(strike(far, 'hunting-spear', 'zombie-master-1', 'G5'), [blue(1), red(1), brown(2)]);
    expect(far.kind).toBe('turn');
  });

  test('D2C-BEAS-01 D2C-BEAS-02 D2C-BEAS-03 Stalker: the wolf moves 1 space with her attack; monsters target it only where no hero is in reach, or where everybody is', () => {
    const t = pack(['stalker-beastmaster']);
    spear(t, [])
      .choose(use('stalker-beastmaster'))
      .choose(`space:${at(t.state, 'F7')}`, [blue(1), red(1), brown(1)]);
    expect(figure(passing(t), 'wolf').cells).toEqual([at(t.state, 'F7')]);
    const aims = (away: boolean, everybody = false) => {
      const night = raid(state => {
        hero(state, SYNDRAEL, 'beastmaster', away ? 'J3' : 'F5', ['stalker-beastmaster']);
        wolf(state, 'F6');
        monster(state, 'zombie*', 'G6');
      });
      const [weapon] = weaponsOf(night.state, 'zombie-master-1');
      return weapon === undefined
        ? []
        : targetsFor(night.state, 'zombie-master-1', weapon, { anybody: everybody }).map(({ figure: id }) => id);
    };
    expect([aims(false), aims(true), aims(false, true)]).toEqual([[SYNDRAEL], ['wolf'], [SYNDRAEL, 'wolf']]);
    // The second target of a monster that may have two: a hero if there is one, otherwise the wolf.
    const flail = (more: boolean) => {
      const night = raid(state => {
        hero(state, SYNDRAEL, 'beastmaster', 'F5', ['stalker-beastmaster']);
        if (more) hero(state, AVRIC, 'disciple', 'F7');
        wolf(state, 'F6');
        monster(state, 'merriod*', 'G5', 'G6', 'H5', 'H6');
      });
      const first = night.offered('attack').find(one => one.includes(SYNDRAEL)) ?? '';
      night.choose(first);
      return [...new Set(night.offered('attack').map(one => one.split(',')[1]))];
    };
    expect([flail(true), flail(false)]).toEqual([[AVRIC], ['wolf']]);
  });

  test('D2-CHAR-12 Survivalist: 2 health more; heroes beside the wolf, and the wolf beside heroes, have a brown die more', () => {
    const t = pack(['survivalist'], state => hero(state, AVRIC, 'disciple', 'E8'));
    expect([healthOf(t.state, SYNDRAEL), defencePool(t.state, SYNDRAEL), defencePool(t.state, 'wolf')]).toEqual([
      14,
      ['gray', 'brown'],
      ['brown'],
    ]);
    expect(defencePool(t.state, AVRIC)).toEqual(['gray']);
  });

  test('D2C-BEAS-09 Feral Frenzy: she attacks, then the wolf; while exhausted a green die more against whoever stands beside her or the wolf, for the wolf too', () => {
    const t = pack(['feral-frenzy']);
    t.choose(use('feral-frenzy')).choose(strike(t, 'hunting-spear', 'zombie-master-1', 'G5'), [
      blue(1),
      red(1),
      green(1),
      brown(2),
      blue(1),
      red(1),
      green(1),
      brown(2),
    ]);
    expect([damageOf(passing(t), 'zombie-master-1'), fatigueOf(t, SYNDRAEL)]).toEqual([2, 2]);
  });

  test('D2C-BEAS-04 Savagery: a green die more against monsters beside the wolf, for the wolf wherever it attacks', () => {
    const t = spear(pack(['savagery']), [blue(1), red(1), green(1), brown(2)]);
    expect(damageOf(passing(t), 'zombie-master-1')).toBe(1);
    const alone = den(['savagery'], state => {
      (state.heroes[0] as { cells: number[] }).cells = [at(state, 'E3')];
    }).choose('familiar:wolf');
    bites(alone, [blue(1), red(1), green(1), brown(2)]);
    expect(damageOf(passing(alone), 'zombie-master-1')).toBe(1);
    const far = spear(
      pack(['savagery'], () => undefined, 'J8'),
      [blue(1), red(1), brown(1)],
    );
    expect(damageOf(passing(far), 'zombie-master-1')).toBe(1);
  });

  test('D2C-BEAS-10 D2C-BEAS-11 D2C-BEAS-12 D2C-BEAS-14 Shadow Hunter: a gray die for the wolf; before it is activated, and not after, it may be given up for an attack; summoned again it acts', () => {
    const t = den(['shadow-hunter']);
    expect([t.kind, defencePool(t.state, 'wolf')]).toEqual(['answer', ['gray']]);
    t.choose(use('shadow-hunter'), [red(1), red(1), green(1), green(1), brown(2)]);
    expect([damageOf(passing(t), 'zombie-master-1'), t.state.companions]).toEqual([2, []]);
    t.choose(use('bound-by-the-hunt')).choose(`space:${at(t.state, 'F6')}`);
    t.choose('end').choose('pass');
    expect(t.offered('familiar')).toEqual(['familiar:wolf']);
    const acted = den(['shadow-hunter']).choose('pass').choose('familiar:wolf');
    acted.choose('end');
    expect([acted.kind, acted.offered(use('shadow-hunter'))]).toEqual(['turn', []]);
  });

  test('D2C-BEAS-13 Shadow Hunter: Savagery and an exhausted Changing Skins count for it', () => {
    const ready = sit(state => {
      hero(state, SYNDRAEL, 'beastmaster', 'F5', ['shadow-hunter', 'savagery', 'changing-skins']);
      wolf(state, 'F6');
      monster(state, 'zombie*', 'G6');
    });
    const t = acts(ready, SYNDRAEL).changed(state => {
      for (const own of state.heroes[0]?.cards ?? []) if (own.id === 'changing-skins') own.tired = true;
    });
    t.choose(use('shadow-hunter'), [red(1), red(1), green(0, 1), green(1), green(1), brown(2)]);
    expect(t.offered('surge').some(one => one.includes('changing-skins'))).toBe(true);
  });

  test("D2C-BEAS-06 D2C-BEAS-07 Changing Skins: an attack from the wolf's space, with Savagery where the target is beside it; also without any target, for the surges while exhausted", () => {
    const t = pack(['changing-skins', 'savagery'], () => undefined, 'G6');
    t.choose(use('changing-skins'));
    expect(t.offered('attack')).toContain(strike(t, 'skinning-knife', 'zombie-master-2', 'H6'));
    t.choose(strike(t, 'skinning-knife', 'zombie-master-2', 'H6'), [blue(1, 1), green(1), green(0, 1), brown(2)]);
    t.choose(t.offered('surge').find(one => one.includes('changing-skins')) ?? '');
    expect(damageOf(passing(t), 'zombie-master-2')).toBe(2);
    const far = pack(['changing-skins'], () => undefined, 'J8');
    far.choose(use('changing-skins'));
    expect([far.kind, far.state.turns[0]?.actions]).toEqual(['turn', 1]);
    spear(far, [blue(1, 1), red(3, 1), brown(2)]);
    expect(far.offered('surge').filter(one => one.includes('changing-skins')).length).toBe(2);
  });

  test('D2C-BEAS-08 Changing Skins: a charmed Beastmaster has the surges of the exhausted card', () => {
    const t = tiredIn(pack(['changing-skins']), 'changing-skins');
    const surges = (charmed: string | null) =>
      inForce({ ...t.state, charmed }, SYNDRAEL, 'surge').filter(({ source }) => source === 'changing-skins').length;
    expect([surges(null), surges(SYNDRAEL)]).toEqual([2, 2]);
  });

  test('D2C-BEAS-05 Predator: 4 health more for both; surges of the wolf for 1 damage, or 1 fatigue of the Beastmaster; 2 more damage recovered on rising', () => {
    const t = den(['predator'], state => {
      (state.heroes[0] as { fatigue: number }).fatigue = 2;
    }).choose('familiar:wolf');
    expect([healthOf(t.state, SYNDRAEL), healthOf(t.state, 'wolf')]).toEqual([16, 7]);
    bites(t, [blue(1, 1), red(3, 1), brown(2)]);
    for (const n of [0, 1]) t.choose(t.offered('surge').find(one => one.endsWith(`predator,${n}`)) ?? '');
    expect([damageOf(passing(t), 'zombie-master-1'), fatigueOf(t, SYNDRAEL)]).toEqual([3, 1]);
    const up = sit(state => {
      const fallen = hero(state, SYNDRAEL, 'beastmaster', 'F5', ['predator']);
      Object.assign(fallen, { cells: [], down: at(state, 'F5'), damage: 16 });
      monster(state, 'zombie', 'J8');
    });
    acts(up, SYNDRAEL).choose('stand-up', [red(1), red(1)]);
    expect(damageOf(up, SYNDRAEL)).toBe(12);
  });
});
