import { describe, expect, test } from 'vitest';
import { inPlay, itemOf, RELICS, SHOP } from '../../../content/index.ts';
import { sideOfRelic } from '../../../content/relics.ts';
import { attributeOf, defencePool, healthOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import {
  acts,
  at,
  card,
  damageOf,
  fatigueOf,
  figure,
  go,
  hero,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, FAIL, gray, green, PASS, red, yellow } from './monster-turns.ts';

const GRISBAN = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';
const LEORIC = 'leoric-of-the-book';
const use = (of: string, n = 0, by = GRISBAN): string => `use:${by},${of},${n}`;
const worn = (id: string) => ({ id, tired: false, worn: true, used: false, on: null });

/** Its bearer at F5 with nothing else, Avric at F7, a zombie master at G5 and a zombie at J8. */
const bearing = (
  items: readonly string[],
  more: (state: State) => void = () => {},
  who = GRISBAN,
  of = 'berserker',
): Played =>
  acts(
    sit(state => {
      hero(state, who, of, 'F5').cards = items.map(worn);
      hero(state, AVRIC, 'disciple', 'F7');
      monster(state, 'zombie*', 'G5');
      monster(state, 'zombie', 'J8');
      more(state);
    }),
    who,
  );
/** A zombie attacks the bearer. */
const attacked = (
  items: readonly string[],
  dice: readonly number[],
  more: (state: State) => void = () => {},
): Played => {
  const t = raid(state => {
    hero(state, GRISBAN, 'berserker', 'F5').cards = items.map(worn);
    monster(state, 'zombie', 'G5');
    more(state);
  }, 'zombie-1');
  return t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [...dice]);
};
const quiet = (t: Played): Played => {
  for (let i = 0; i < 20 && ['answer', 'surge', 'order', 'range'].includes(t.kind ?? ''); i++)
    t.choose(t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
  return t;
};

describe('shop items of the boxes', () => {
  test('D2-SHOP-05 they are for sale with their box, at their price', () => {
    const asked: readonly (readonly [string, 'TF' | 'MR' | 'MB' | 'CR', 1 | 2, number])[] = [
      ['belt-of-alchemy', 'TF', 1, 100],
      ['blessed-shield', 'MR', 1, 100],
      ['staff-of-greyhaven', 'MR', 1, 150],
      ['battle-tome', 'MB', 1, 125],
      ['bloodscript-ring', 'MB', 1, 75],
      ['corpsebug-brooch', 'MB', 1, 75],
      ['marsh-cloak', 'MB', 1, 150],
      ['mistbane', 'MB', 1, 100],
      ['soulstone', 'MB', 1, 125],
      ['witch-hazel-bow', 'MB', 1, 125],
      ['bloodthirsty-bracers', 'CR', 2, 125],
      ['lightning-javelin', 'CR', 2, 200],
      ['rune-touched-leather', 'CR', 2, 150],
    ];
    for (const [id, box, act, gold] of asked) {
      expect([inPlay('shop', []).includes(id), inPlay('shop', [box]).includes(id)]).toEqual([false, true]);
      expect([SHOP[id]?.act, SHOP[id]?.gold]).toEqual([act, gold]);
    }
  });

  test('Belt of Alchemy: he or a neighbour loses a condition or an infection token; exhausted', () => {
    const t = bearing(['belt-of-alchemy'], state => {
      for (const one of state.heroes)
        if (one.id === AVRIC)
          Object.assign(one, { cells: [at(state, 'F6')], conditions: ['cursed'], marks: { infection: 2 } });
    });
    t.choose(use('belt-of-alchemy')).choose(`pick:${AVRIC}`).choose('way:1');
    expect([figure(t, AVRIC).conditions, figure(t, AVRIC).marks.infection]).toEqual([['cursed'], 1]);
    expect([card(t, GRISBAN, 'belt-of-alchemy').tired, t.offered(use('belt-of-alchemy'))]).toEqual([true, []]);
  });

  test('Blessed Shield: exhausted for a shield, and no condition of that attack', () => {
    const sick = (state: State): void => {
      state.lasting.push({
        source: 'laid',
        key: 'sick',
        on: 'zombie-1',
        by: 'zombie-1',
        until: 'encounter-end',
        next: false,
        what: { do: 'surge', surge: { effects: [{ do: 'inflict', condition: 'cursed' }] } },
      });
    };
    const hit = (shield: boolean): Played => {
      const t = attacked(['blessed-shield'], [blue(2), yellow(1), gray(0), gray(0)].slice(0, 3), sick);
      for (let i = 0; i < 5 && t.offered(use('blessed-shield')).length === 0; i++) t.choose('pass');
      if (shield) t.choose(use('blessed-shield'));
      while (t.kind === 'answer') t.choose('pass');
      t.choose(t.offered('surge:').find(one => one.includes('laid')) ?? '');
      return quiet(t);
    };
    const [with1, without] = [hit(true), hit(false)];
    expect(damageOf(without, GRISBAN) - damageOf(with1, GRISBAN)).toBe(1);
    expect([figure(with1, GRISBAN).conditions, figure(without, GRISBAN).conditions]).toEqual([[], ['cursed']]);
    expect(card(with1, GRISBAN, 'blessed-shield').tired).toBe(true);
  });

  test('Staff of Greyhaven: up to 3 range become damage, or damage range', () => {
    const shot = (n: number): number => {
      const t = bearing(['staff-of-greyhaven'], () => {}, LEORIC, 'runemaster');
      t.choose(strike(t, 'staff-of-greyhaven', 'zombie-master-1', 'G5'), [blue(5), yellow(1), brown(0)]);
      t.choose(`use:${LEORIC},staff-of-greyhaven,0`).choose('way:0');
      expect(t.offered('number')).toEqual(['number:1', 'number:2', 'number:3']);
      t.choose(`number:${n}`);
      return damageOf(quiet(t), 'zombie-master-1');
    };
    expect(shot(3) - shot(1)).toBe(2);
  });

  test('Battle Tome: two surges for damage as high as his knowledge, then it is no longer equipped', () => {
    const t = bearing(['battle-tome'], () => {}, LEORIC, 'runemaster');
    t.choose(strike(t, 'battle-tome', 'zombie-master-1', 'G5'), [blue(2), yellow(1, 1), brown(2)]);
    while (t.kind === 'answer') t.choose('pass');
    t.choose('surge:battle-tome,1');
    quiet(t);
    expect([card(t, LEORIC, 'battle-tome').worn, t.state.monsters.map(({ id }) => id)]).toEqual([false, ['zombie-1']]);
    const kept = bearing(['battle-tome'], () => {}, LEORIC, 'runemaster');
    kept.choose(strike(kept, 'battle-tome', 'zombie-master-1', 'G5'), [blue(2), yellow(1, 1), brown(2)]);
    while (kept.kind === 'answer') kept.choose('pass');
    quiet(kept.choose('surge:battle-tome,0'));
    expect(card(kept, LEORIC, 'battle-tome').worn).toBe(true);
  });

  test('Bloodscript Ring: 1 less willpower, 2 more health, a surge that terrifies', () => {
    const bare = bearing([]);
    const t = bearing(['bloodscript-ring', 'mistbane']);
    expect(healthOf(t.state, GRISBAN) - healthOf(bare.state, GRISBAN)).toBe(2);
    expect(
      (attributeOf(bare.state, GRISBAN, 'willpower') ?? 0) - (attributeOf(t.state, GRISBAN, 'willpower') ?? 0),
    ).toBe(1);
    t.choose(strike(t, 'mistbane', 'zombie-master-1', 'G5'), [blue(2), red(1), brown(0)]);
    while (t.kind === 'answer') t.choose('pass');
    t.choose(t.offered('surge:').find(one => one.includes('bloodscript')) ?? '');
    expect(figure(quiet(t), 'zombie-master-1').conditions).toEqual(['terrified']);
  });

  test('Corpsebug Brooch: 2 more health, and hazard at the end of the turn does not fell him; lava does', () => {
    const stood = (items: readonly string[], ground: 'hazard' | 'lava'): Played => {
      const t = bearing(items, state => {
        state.ground[at(state, 'F5')] = ground;
      });
      t.choose('end');
      // Whoever falls lies beside it (D2-TERR-27).
      if (t.kind === 'where') t.choose(t.offered('space:')[0] ?? '');
      return t;
    };
    const down = (t: Played): boolean => t.state.heroes[0]?.down !== null;
    expect([
      down(stood(['corpsebug-brooch'], 'hazard')),
      down(stood([], 'hazard')),
      down(stood(['corpsebug-brooch'], 'lava')),
    ]).toEqual([false, true, true]);
    expect(healthOf(bearing(['corpsebug-brooch']).state, GRISBAN) - healthOf(bearing([]).state, GRISBAN)).toBe(2);
  });

  test('Marsh Cloak: a brown die, 1 more health; water and sludge are like any other space', () => {
    const cost = (items: readonly string[], ground: 'water' | 'sludge'): number => {
      const t = bearing(items, state => {
        state.ground[at(state, 'F4')] = ground;
      }).choose('move');
      const points = (): number => t.state.turns[0]?.pools.reduce((sum, { left }) => sum + left, 0) ?? 0;
      const before = points();
      t.choose(go(t, 'F4'));
      return before - points();
    };
    expect([cost(['marsh-cloak'], 'water'), cost([], 'water'), cost(['marsh-cloak'], 'sludge')]).toEqual([1, 2, 1]);
    const t = bearing(['marsh-cloak']);
    expect([
      healthOf(t.state, GRISBAN) - healthOf(bearing([]).state, GRISBAN),
      defencePool(t.state, GRISBAN).filter(die => die === 'brown').length,
    ]).toEqual([1, defencePool(bearing([]).state, GRISBAN).filter(die => die === 'brown').length + 1]);
  });

  test('Mistbane: when he defeats a monster he may suffer 1 damage to recover 1 fatigue', () => {
    const kill = (damage: number): Played => {
      const t = bearing(['mistbane'], state => {
        Object.assign(state.heroes[0] ?? {}, { fatigue: 2, damage });
        for (const one of state.monsters) one.damage = one.rank === 'master' ? 5 : 0;
      });
      t.choose(strike(t, 'mistbane', 'zombie-master-1', 'G5'), [blue(3), red(2), brown(0)]);
      for (let i = 0; i < 9 && t.kind !== 'turn' && t.offered(use('mistbane')).length === 0; i++)
        t.choose(t.offered('done')[0] ?? 'pass');
      return t;
    };
    const t = kill(0);
    t.choose(use('mistbane'));
    expect([damageOf(t, GRISBAN), fatigueOf(t, GRISBAN)]).toEqual([1, 1]);
    // Never the last damage he could take.
    expect(kill(13).offered(use('mistbane'))).toEqual([]);
  });

  test('Soulstone: defeats charge it, healing drains it; its surge pierces by the charge', () => {
    const stone = (souls: number): number => {
      const t = bearing(
        ['soulstone'],
        state => {
          if (state.heroes[0] !== undefined && souls > 0) state.heroes[0].marks.soul = souls;
        },
        LEORIC,
        'runemaster',
      );
      t.choose(strike(t, 'soulstone', 'zombie-master-1', 'G5'), [blue(2), red(1), brown(2)]);
      while (t.kind === 'answer') t.choose('pass');
      t.choose('surge:soulstone,0');
      return damageOf(quiet(t), 'zombie-master-1');
    };
    expect([stone(1) - stone(0), stone(2) - stone(0)]).toEqual([1, 2]);
    const t = bearing(
      ['soulstone'],
      state => {
        for (const one of state.monsters) if (one.rank === 'master') one.damage = 5;
      },
      LEORIC,
      'runemaster',
    );
    quiet(t.choose(strike(t, 'soulstone', 'zombie-master-1', 'G5'), [blue(3), red(2), brown(0)]));
    expect(figure(t, LEORIC).marks.soul).toBe(1);
  });

  test('Soulstone: a token goes each time its bearer recovers damage', () => {
    const t = bearing(
      ['soulstone', 'fear-eater'],
      state => {
        Object.assign(state.heroes[0] ?? {}, { damage: 4, marks: { soul: 2 } });
        for (const one of state.monsters) one.conditions = ['terrified'];
      },
      LEORIC,
      'runemaster',
    );
    t.choose(strike(t, 'fear-eater', 'zombie-master-1', 'G5'), [blue(2), red(1), brown(0)]);
    while (t.kind === 'answer') t.choose('pass');
    t.choose(t.offered('surge:').find(one => one.startsWith(`surge:${LEORIC}`)) ?? '');
    quiet(t);
    expect([damageOf(t, LEORIC), figure(t, LEORIC).marks.soul]).toEqual([2, 1]);
  });

  test('Witch Hazel Bow: 2 range more, surges for 1 damage and terror', () => {
    const t = bearing(['witch-hazel-bow'], state => {
      for (const one of state.monsters) if (one.rank === 'master') one.cells = [at(state, 'J5')];
    });
    t.choose(strike(t, 'witch-hazel-bow', 'zombie-master-1', 'J5'), [blue(2), yellow(1), brown(0)]);
    quiet(t);
    // 2 and 2 range for 4 spaces.
    expect(damageOf(t, 'zombie-master-1')).toBe(3);
    expect(itemOf('witch-hazel-bow').surges).toHaveLength(2);
  });

  test('Bloodthirsty Bracers: any attack dice are rolled again; without a defeated monster he suffers 2 damage', () => {
    const roll = (damage: number): Played => {
      const t = bearing(['bloodthirsty-bracers', 'mistbane'], state => {
        for (const one of state.monsters) if (one.rank === 'master') one.damage = damage;
      });
      t.choose(strike(t, 'mistbane', 'zombie-master-1', 'G5'), [blue(3), red(1), brown(0)]);
      t.choose(use('bloodthirsty-bracers')).choose('reroll:1', [red(2)]);
      for (let i = 0; i < 9 && t.kind !== 'turn'; i++) t.choose(t.offered('done')[0] ?? t.offered('pass')[0] ?? '');
      return t;
    };
    const t = roll(0);
    expect([
      damageOf(t, 'zombie-master-1'),
      damageOf(t, GRISBAN),
      card(t, GRISBAN, 'bloodthirsty-bracers').tired,
    ]).toEqual([4, 2, true]);
    expect(damageOf(roll(5), GRISBAN)).toBe(0);
  });

  test('Lightning Javelin: its range grows by his might', () => {
    const thrown = (who: string, of: string): number => {
      const t = bearing(
        ['lightning-javelin'],
        state => {
          for (const one of state.monsters) if (one.rank === 'master') one.cells = [at(state, 'J8')];
          state.monsters = state.monsters.filter(({ rank }) => rank === 'master');
        },
        who,
        of,
      );
      t.choose(strike(t, 'lightning-javelin', 'zombie-master-1', 'J8'), [
        blue(2),
        yellow(1, 1),
        yellow(1, 1),
        brown(0),
      ]);
      return damageOf(quiet(t), 'zombie-master-1');
    };
    // 4 spaces away: Grisban has 5 might, Leoric 1.
    expect(thrown(GRISBAN, 'berserker')).toBeGreaterThan(0);
    expect(thrown(LEORIC, 'runemaster')).toBe(0);
  });

  test('Rune-touched Leather: its brown die is gray with 2 equipped runes and black with 3; it is a rune itself', () => {
    const pool = (more: readonly string[]): readonly string[] =>
      defencePool(bearing(['rune-touched-leather', ...more], () => {}, LEORIC, 'runemaster').state, LEORIC);
    const own = defencePool(bearing([], () => {}, LEORIC, 'runemaster').state, LEORIC);
    expect([...pool([])].sort()).toEqual([...own, 'brown'].sort());
    expect([...pool(['soulstone'])].sort()).toEqual([...own, 'gray'].sort());
    expect([...pool(['soulstone', 'ynfernael-rune'])].sort()).toEqual([...own, 'black'].sort());
  });
});

describe('relics of the boxes', () => {
  test('D2-RELGEN-02 each has a side for the overlord', () => {
    for (const [own, turned] of [
      ['gauntlets-of-power', 'gauntlets-of-spite'],
      ['living-heart', 'fallen-heart'],
      ['aurium-mail', 'valyndras-gift'],
      ['valyndras-bane', 'her-majestys-malice'],
      ['fear-eater', 'blade-of-brivala'],
      ['spirited-scythe', 'soulless-scythe'],
      ['ynfernael-rune', 'ynfernael-rune-turned'],
    ] as const) {
      expect(sideOfRelic(own, 'overlord')).toBe(turned);
      expect([RELICS[own]?.kind, RELICS[turned]?.kind, RELICS[turned]?.slot]).toEqual(['relic', 'relic', 'none']);
    }
  });

  const targeted = (relic: string): Played => {
    const t = attacked([relic], [blue(2), yellow(1), gray(0)]);
    return t;
  };

  test('Gauntlets of Power: exhausted, a surge against him is cancelled and stored, and later one of his own', () => {
    const t = targeted('gauntlets-of-power');
    t.choose(use('gauntlets-of-power'));
    expect([figure(t, GRISBAN).marks['stored-surge'], card(t, GRISBAN, 'gauntlets-of-power').tired]).toEqual([1, true]);
    while (t.kind === 'answer') t.choose('pass');
    expect(t.offered('surge:')).toEqual([]);
    const own = bearing(['gauntlets-of-power', 'mistbane'], state => {
      if (state.heroes[0] !== undefined) state.heroes[0].marks['stored-surge'] = 1;
      for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'gauntlets-of-power') one.tired = true;
    });
    own.changed(() => {});
    own.choose(strike(own, 'mistbane', 'zombie-master-1', 'G5'), [blue(3), red(1), brown(0)]);
    own.choose(use('gauntlets-of-power', 1));
    while (own.kind === 'answer') own.choose('pass');
    quiet(own.choose('surge:mistbane,0'));
    expect([damageOf(own, 'zombie-master-1'), figure(own, GRISBAN).marks['stored-surge']]).toEqual([5, undefined]);
  });

  /** Splig bears a relic and stands beside Grisban. */
  const borne = (relic: string, more: (state: State) => void = () => {}): Played =>
    raid(state => {
      hero(state, GRISBAN, 'berserker', 'F5').cards = [worn('mistbane')];
      monster(state, 'splig', 'G5').relic = relic;
      more(state);
    }, 'splig');

  test('Gauntlets of Spite: the lieutenant cancels and stores a surge, too', () => {
    const t = bearing(['mistbane'], state => {
      state.monsters = [];
      monster(state, 'splig', 'G5').relic = 'gauntlets-of-spite';
    });
    t.choose(strike(t, 'mistbane', 'splig', 'G5'), [
      blue(2),
      red(1),
      ...[brown(0), gray(0), brown(0)].slice(0, defencePool(t.state, 'splig').length),
    ]);
    for (let i = 0; i < 5 && t.offered('use:splig').length === 0; i++) t.choose('pass');
    t.choose('use:splig,gauntlets-of-spite,0');
    expect([figure(t, 'splig').marks['stored-surge'], t.state.overlord.tired]).toEqual([1, ['gauntlets-of-spite']]);
  });

  test('Living Heart: once per encounter all fallen heroes within 3 spaces are revived with 3 red dice', () => {
    const t = bearing(['living-heart'], state => {
      for (const one of state.heroes)
        if (one.id === AVRIC) Object.assign(one, { cells: [], down: at(state, 'F7'), damage: 12, fatigue: 4 });
    });
    t.choose(use('living-heart'), [red(2), red(2), red(2)]);
    expect([damageOf(t, AVRIC), figure(t, AVRIC).cells.length]).toEqual([6, 1]);
    expect(t.offered(use('living-heart'))).toEqual([]);
    const far = bearing(['living-heart'], state => {
      for (const one of state.heroes)
        if (one.id === AVRIC) Object.assign(one, { cells: [], down: at(state, 'J8'), damage: 12 });
    });
    expect(far.offered(use('living-heart'))).toEqual([]);
  });

  test('Fallen Heart: once per encounter a falling minion or master recovers the hearts of a red die', () => {
    const t = bearing(['mistbane'], state => {
      for (const one of state.monsters) if (one.rank === 'master') one.damage = 5;
      monster(state, 'splig', 'J5').relic = 'fallen-heart';
    });
    t.choose(strike(t, 'mistbane', 'zombie-master-1', 'G5'), [blue(3), red(2), brown(0)]);
    for (let i = 0; i < 9 && t.offered('use:splig').length === 0; i++) t.choose(t.offered('done')[0] ?? 'pass');
    t.choose('use:splig,fallen-heart,0', [red(2)]);
    expect([damageOf(quiet(t), 'zombie-master-1'), t.state.overlord.tired]).toEqual([4, ['fallen-heart']]);
  });

  test('Aurium Mail: a black die, and exhausted a brown one more', () => {
    expect(defencePool(bearing(['aurium-mail']).state, GRISBAN)).toContain('black');
    const t = attacked(['aurium-mail'], []);
    t.choose(
      use('aurium-mail'),
      [blue(3), yellow(1), gray(0), 1, brown(1)].slice(0, 2 + defencePool(t.state, GRISBAN).length + 1),
    );
    const rolled = t
      .events()
      .flatMap(event =>
        event.kind === 'attack-rolled' ? event.defence.flatMap(({ dice }) => dice.map(({ kind }) => kind)) : [],
      );
    expect(rolled.filter(kind => kind === 'brown').length).toBe(
      defencePool(t.state, GRISBAN).filter(kind => kind === 'brown').length + 1,
    );
  });

  test('Valyndra’s Gift: the name of the card is written as the box has it', () => {
    expect(itemOf('valyndras-gift').name.en).toBe("Valyndra's Gift");
  });

  test("Valyndra's Gift: exhausted, the lieutenant or a neighbour who is attacked has a gray die more", () => {
    const t = bearing(['mistbane'], state => {
      monster(state, 'splig', 'H5').relic = 'valyndras-gift';
    });
    t.choose(strike(t, 'mistbane', 'zombie-master-1', 'G5'));
    t.choose('use:splig,valyndras-gift,0', [blue(3), red(2), brown(0), gray(1)]);
    // 4 damage, 1 shield.
    expect([damageOf(quiet(t), 'zombie-master-1'), t.state.overlord.tired]).toEqual([3, ['valyndras-gift']]);
  });

  test("Valyndra's Bane: a yellow die more against large monsters", () => {
    const dice = (name: string, ...spaces: readonly string[]): number => {
      const t = bearing(['valyndras-bane'], state => {
        state.monsters = [];
        monster(state, name, ...spaces);
      });
      t.choose(strike(t, 'valyndras-bane', t.state.monsters[0]?.id ?? '', 'G5'));
      return t.events().flatMap(event => (event.kind === 'attack-rolled' ? event.dice : [])).length;
    };
    expect([dice('zombie', 'G5'), dice('ettin', 'G5', 'H5', 'G6', 'H6')]).toEqual([3, 4]);
  });

  test("Her Majesty's Malice: 2 surges for a second attack on the same target, once in a turn", () => {
    const t = borne('her-majestys-malice', state => {
      state.lasting.push({
        source: 'laid',
        key: 'surges',
        on: 'splig',
        by: 'splig',
        until: 'encounter-end',
        next: false,
        what: { do: 'bonus', to: 'surges', n: 2 },
      });
    });
    t.choose(t.offered('attack')[0] ?? '');
    while (t.kind === 'answer') t.choose('pass');
    t.choose(t.offered('surge:').find(one => one.includes('malice')) ?? '');
    for (let i = 0; i < 20 && t.kind !== 'monster-turn'; i++)
      t.choose(t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    expect(t.events().filter(({ kind }) => kind === 'attacks')).toHaveLength(2);
  });

  test('Fear Eater: against a terrified monster a surge for 2 damage and 2 healing', () => {
    const eat = (terrified: boolean): Played => {
      const t = bearing(['fear-eater'], state => {
        if (state.heroes[0] !== undefined) state.heroes[0].damage = 3;
        if (terrified) for (const one of state.monsters) one.conditions = ['terrified'];
      });
      t.choose(strike(t, 'fear-eater', 'zombie-master-1', 'G5'), [blue(2), red(1), brown(0)]);
      while (t.kind === 'answer') t.choose('pass');
      return t;
    };
    const t = eat(true);
    const [more] = t.offered('surge:').filter(one => one.startsWith(`surge:${GRISBAN}`));
    quiet(t.choose(more ?? ''));
    expect([damageOf(t, GRISBAN), damageOf(t, 'zombie-master-1')]).toEqual([1, 5]);
    expect(
      eat(false)
        .offered('surge:')
        .filter(one => one.startsWith(`surge:${GRISBAN}`)),
    ).toEqual([]);
  });

  test('Blade of Brivala: a surge terrifies a hero within 3 spaces of the target, if damage was dealt', () => {
    const t = borne('blade-of-brivala', state => {
      hero(state, AVRIC, 'disciple', 'F7');
      state.lasting.push({
        source: 'laid',
        key: 'surges',
        on: 'splig',
        by: 'splig',
        until: 'encounter-end',
        next: false,
        what: { do: 'bonus', to: 'surges', n: 1 },
      });
      state.lasting.push({
        source: 'laid',
        key: 'damage',
        on: 'splig',
        by: 'splig',
        until: 'encounter-end',
        next: false,
        what: { do: 'bonus', to: 'damage', n: 9 },
      });
    });
    t.choose(t.offered('attack')[0] ?? '');
    while (t.kind === 'answer') t.choose('pass');
    t.choose(t.offered('surge:').find(one => one.includes('brivala')) ?? '');
    for (let i = 0; i < 9 && t.kind !== 'pick'; i++) t.choose(t.offered('done')[0] ?? t.offered('pass')[0] ?? '');
    t.choose(`pick:${AVRIC}`);
    expect(figure(t, AVRIC).conditions).toEqual(['terrified']);
  });

  test('Spirited Scythe: an attack on all adjacent monsters; who suffers damage bleeds', () => {
    const t = bearing(['spirited-scythe'], state => {
      monster(state, 'ettin', 'G6', 'H6', 'G7', 'H7');
    });
    t.choose(
      use('spirited-scythe'),
      [blue(3), red(1), red(1), brown(0), gray(0), gray(0)].slice(0, 3 + 1 + defencePool(t.state, 'ettin-1').length),
    );
    quiet(t);
    expect(t.events().filter(({ kind }) => kind === 'attacks')).toHaveLength(1);
    for (const id of ['zombie-master-1', 'ettin-1'])
      expect(figure(t, id).conditions).toEqual(damageOf(t, id) > 0 ? ['bleeding'] : []);
    expect(damageOf(t, 'ettin-1')).toBeGreaterThan(0);
    expect(damageOf(t, 'zombie-1')).toBe(0);
  });

  test('Soulless Scythe: a hero he comes next to bleeds, and he pierces 3 against who bleeds', () => {
    const t = raid(state => {
      hero(state, GRISBAN, 'berserker', 'F5').cards = [];
      monster(state, 'splig', 'H5').relic = 'soulless-scythe';
    }, 'splig');
    t.choose('move').choose(go(t, 'G5'));
    t.choose('use:splig,soulless-scythe,0');
    expect([figure(t, GRISBAN).conditions, t.state.overlord.tired]).toEqual([['bleeding'], ['soulless-scythe']]);
  });

  test('Ynfernael Rune: 3 range, and each attack costs 1 damage', () => {
    const t = bearing(
      ['ynfernael-rune'],
      state => {
        for (const one of state.monsters) if (one.rank === 'master') one.cells = [at(state, 'J5')];
      },
      LEORIC,
      'runemaster',
    );
    t.choose(strike(t, 'ynfernael-rune', 'zombie-master-1', 'J5'), [blue(2), red(1), green(1), brown(0)]);
    quiet(t);
    expect([damageOf(t, LEORIC), damageOf(t, 'zombie-master-1') > 0]).toEqual([1, true]);
  });

  test('Ynfernael Rune: the lieutenant ignores hazard and has a surge for 2 damage', () => {
    const t = borne('ynfernael-rune-turned', state => {
      state.ground[at(state, 'G5')] = 'hazard';
    });
    t.choose('end');
    expect(t.state.monsters.map(({ id }) => id)).toContain('splig');
  });
});

describe('heroes of the boxes', () => {
  const tested = (who: string, where: string, way: number | null, dice: readonly number[]): Played => {
    const t = acts(
      sit(state => {
        hero(state, who, 'berserker', 'F5');
        hero(state, 'hero-raythen', 'thief', where);
        monster(state, 'zombie', 'J8');
        state.lasting.push({
          source: 'laid',
          key: 'test',
          on: who,
          by: who,
          until: 'encounter-end',
          next: false,
          what: {
            do: 'on',
            at: 'action-done',
            ability: {
              at: 'action-done',
              must: true,
              limit: 'turn',
              effects: [{ do: 'test', attribute: 'awareness', fail: [{ do: 'suffer', n: 3 }] }],
            },
          },
        });
      }),
      who,
    );
    t.choose('rest', FAIL);
    if (way !== null && t.offered('use:hero-raythen').length > 0) {
      t.choose(t.offered('use:hero-raythen')[0] ?? '').choose(`way:${way}`, dice);
    }
    return quiet(t);
  };

  test('Raythen: once in a turn, for 1 fatigue, a hero on his tile tests anew, with Raythen’s attribute if he likes', () => {
    // Gray 3 and black 0 against Grisban's 3 awareness at most, Raythen's 5.
    const again = [gray(3), 2];
    const own = tested(GRISBAN, 'E5', 0, [gray(0), 1]);
    expect([damageOf(own, GRISBAN), fatigueOf(own, 'hero-raythen')]).toEqual([0, 1]);
    expect(attributeOf(own.state, 'hero-raythen', 'awareness')).toBe(5);
    const lent = tested(GRISBAN, 'E5', 1, [gray(3), ...PASS.slice(1)]);
    expect(damageOf(lent, GRISBAN)).toBe(0);
    const weak = tested(GRISBAN, 'E5', 0, [gray(3), ...PASS.slice(1)]);
    expect(damageOf(weak, GRISBAN)).toBe((attributeOf(weak.state, GRISBAN, 'awareness') ?? 0) >= 3 ? 0 : 3);
    // Not from another tile.
    expect([
      damageOf(tested(GRISBAN, 'F2', 0, again), GRISBAN),
      fatigueOf(tested(GRISBAN, 'F2', 0, again), 'hero-raythen'),
    ]).toEqual([3, 0]);
  });

  test('Raythen: his feat searches a token next to another hero, without an action', () => {
    const t = acts(
      sit(state => {
        hero(state, 'hero-raythen', 'thief', 'E3');
        hero(state, GRISBAN, 'berserker', 'H8');
        monster(state, 'zombie', 'J3');
        state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'H7'), face: null, hidden: true });
        state.tokens.push({ id: 'search-2', kind: 'search', cell: at(state, 'J5'), face: null, hidden: true });
      }),
      'hero-raythen',
    );
    t.choose('use:hero-raythen,hero-raythen-feat,0');
    expect([t.state.tokens.map(({ id }) => id), t.state.turns[0]?.actions]).toEqual([['search-2'], 2]);
  });

  const searching = (where: string, yes: boolean): Played => {
    const t = acts(
      sit(state => {
        hero(state, GRISBAN, 'berserker', 'F5');
        hero(state, 'ulma-grimstone', 'disciple', where);
        monster(state, 'zombie', 'J3');
        state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'E5'), face: null, hidden: true });
      }),
      GRISBAN,
    );
    t.choose('search:search-1');
    if (t.kind === 'whether') t.choose(yes ? 'yes' : 'no');
    return t;
  };

  test('Ulma Grimstone: heroes within 3 spaces may turn up search cards until a potion comes', () => {
    const found = (t: Played): string => t.state.heroes[0]?.cards.at(-1)?.id ?? '';
    for (let i = 0; i < 3; i++) expect(itemOf(found(searching('F8', true))).traits).toContain('potion');
    const all = (t: Played): number =>
      t.state.search.rest.length + t.state.search.top.length + t.state.search.bottom.length;
    expect(all(searching('F8', true))).toBe(all(searching('F8', false)));
    // Too far away nobody is asked.
    const far = acts(
      sit(state => {
        hero(state, GRISBAN, 'berserker', 'F5');
        hero(state, 'ulma-grimstone', 'disciple', 'J8');
        monster(state, 'zombie', 'J3');
        state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'E5'), face: null, hidden: true });
      }),
      GRISBAN,
    );
    expect(far.choose('search:search-1').kind).not.toBe('whether');
  });

  test('Ulma Grimstone: her feat turns a used potion of hers and of each adjacent hero face up', () => {
    const t = acts(
      sit(state => {
        const used = (id: string) => ({ id, tired: false, worn: false, used: true, on: null });
        hero(state, 'ulma-grimstone', 'disciple', 'F5').cards = [used('health-potion'), used('stamina-potion')];
        hero(state, GRISBAN, 'berserker', 'F6').cards = [used('power-potion')];
        hero(state, AVRIC, 'disciple', 'H8').cards = [used('health-potion')];
        monster(state, 'zombie', 'J3');
      }),
      'ulma-grimstone',
    );
    t.choose('use:ulma-grimstone,ulma-grimstone-feat,0').choose('card:stamina-potion');
    expect(t.state.heroes.map(({ cards }) => cards.map(({ used }) => used))).toEqual([[true, false], [false], [true]]);
  });
});
