import { describe, expect, test } from 'vitest';
import { acts, at, face, figure, hero, lay, monster, type Played, sit, strike } from '../positions.ts';

const gray = (shield: number) => face('gray', { shield });
const blue = (range: number) => face('blue', { range });
const ETTIN = ['F5', 'G5', 'F6', 'G6'] as const;

/** Syndrael with nothing but this item, an ettin beside her. */
function armed(item: string, more: (state: Parameters<Parameters<typeof sit>[0]>[0]) => void = () => {}): Played {
  return acts(
    sit(state => {
      const one = hero(state, 'syndrael', 'knight', 'E5', [item]);
      one.cards = one.cards.filter(({ id }) => id === item);
      monster(state, 'ettin', ...ETTIN);
      more(state);
    }),
    'syndrael',
  );
}

/** The ettin strikes Syndrael, who wears this: 2 + 2 hearts against these shields. */
function struck(item: string, dice: readonly number[], more?: Parameters<typeof armed>[1]): Played {
  const t = armed(item, more).choose('end');
  return t.choose(strike(t, 'ettin', 'syndrael', 'E5'), [blue(3), face('red', { damage: 2 }), ...dice]);
}
const damage = (t: Played): number | undefined => t.state.heroes[0]?.damage;

describe('weapons of act I', () => {
  test.each([
    [
      'iron-battleaxe',
      'Iron Battleaxe: Pierce 1; surges 2 damage, Pierce 1',
      [blue(2), face('red', { damage: 1 }), gray(2), gray(0)],
      'surge:iron-battleaxe,0',
      4,
    ],
    [
      'light-hammer',
      'Light Hammer: surges 2 damage, stun',
      [blue(2), face('yellow', { damage: 2, surge: 0 }), gray(2), gray(0)],
      'surge:light-hammer,0',
      4,
    ],
    [
      'iron-spear',
      'Iron Spear: surges 1 damage, Pierce 1',
      [blue(2), face('yellow', { damage: 2, surge: 0 }), gray(1), gray(0)],
      'surge:iron-spear,1',
      4,
    ],
    [
      'steel-broadsword',
      'Steel Broadsword: surge 1 damage',
      [blue(2), face('red', { damage: 1 }), gray(0), gray(0)],
      'surge:steel-broadsword,0',
      4,
    ],
  ] as const)('%s %s', (item, _, dice, surge, dealt) => {
    const t = armed(item);
    t.choose(strike(t, item, 'ettin-1', 'F5'), [...dice]);
    t.chooseWhile('answer', 'pass');
    t.choose(surge);
    t.chooseWhile('surge', 'done');
    expect(figure(t, 'ettin-1').damage).toBe(dealt);
  });

  test('Steel Broadsword: one red die is rolled again, once in an attack', () => {
    const t = armed('steel-broadsword');
    t.choose(strike(t, 'steel-broadsword', 'ettin-1', 'F5'), [blue(3), face('red', { damage: 1 }), gray(1), gray(0)]);
    t.choose('use:syndrael,steel-broadsword,0', [face('red', { damage: 3, surge: 0 })]);
    expect([t.kind, figure(t, 'ettin-1').damage]).toEqual(['turn', 4]);
  });

  test('Light Hammer: the second surge stuns if damage is dealt', () => {
    const t = armed('light-hammer');
    t.choose(strike(t, 'light-hammer', 'ettin-1', 'F5'), [
      blue(2),
      face('yellow', { damage: 2, surge: 0 }),
      gray(0),
      gray(0),
    ]);
    t.choose('surge:light-hammer,1');
    expect(figure(t, 'ettin-1').conditions).toEqual(['stunned']);
  });

  test('D2-KEYW-13 Iron Spear: it reaches two spaces', () => {
    const t = acts(
      sit(state => {
        const one = hero(state, 'syndrael', 'knight', 'E5', ['iron-spear']);
        one.cards = one.cards.filter(({ id }) => id === 'iron-spear');
        monster(state, 'zombie', 'G5');
      }),
      'syndrael',
    );
    expect(t.offered('attack')).toEqual([strike(t, 'iron-spear', 'zombie-1', 'G5')]);
  });

  test('Crossbow: Pierce 1; surges 2 damage, or 1 damage and the target is moved 1 space, damage or not (D2C-ITEM-01 D2C-ITEM-04)', () => {
    const t = acts(
      sit(state => {
        const one = hero(state, 'syndrael', 'knight', 'E5', ['crossbow']);
        one.cards = one.cards.filter(({ id }) => id === 'crossbow');
        monster(state, 'zombie', 'H5');
      }),
      'syndrael',
    );
    t.choose(strike(t, 'crossbow', 'zombie-1', 'H5'), [
      blue(6),
      face('yellow', { range: 1, surge: 0 }),
      face('brown', { shield: 2 }),
    ]);
    t.choose('surge:crossbow,1');
    expect(t.offered()).not.toContain('done');
    t.choose(`space:${at(t.state, 'I5')}`);
    // 1 + 1 + 1 hearts, 2 shields less Pierce 1.
    t.chooseWhile('surge', 'done');
    expect(figure(t, 'zombie-1')).toMatchObject({ cells: [at(t.state, 'I5')], damage: 2 });
    // Against 6 shields nothing gets through, and the ettin is moved all the same.
    const held = armed('crossbow');
    held.choose(strike(held, 'crossbow', 'ettin-1', 'F5'), [
      blue(6),
      face('yellow', { range: 1, surge: 0 }),
      gray(3),
      gray(3),
    ]);
    held.choose('surge:crossbow,1').choose(`space:${at(held.state, 'F4')}`);
    if (held.kind === 'stretch') held.choose(held.offered('stretch')[0] ?? '');
    expect([figure(held, 'ettin-1').damage, figure(held, 'ettin-1').cells.includes(at(held.state, 'F4'))]).toEqual([
      0,
      true,
    ]);
  });

  test('Magic Staff: its first surge hurts another monster within 3 spaces of the target by 1, in step 4 (D2C-ITEM-35 D2C-ITEM-36 D2C-ITEM-37)', () => {
    const t = armed('magic-staff', state => {
      monster(state, 'zombie', 'I5');
    });
    t.choose(strike(t, 'magic-staff', 'ettin-1', 'F5'), [blue(2), face('red', { damage: 1 }), gray(3), gray(3)]);
    t.choose('surge:magic-staff,0');
    expect([figure(t, 'zombie-1').damage, figure(t, 'ettin-1').damage]).toEqual([1, 0]);
  });

  test('D2C-ITEM-35 Magic Staff: 3 spaces are counted from the target, and it is never the target itself', () => {
    const t = armed('magic-staff', state => {
      Object.assign(state.heroes[0] ?? {}, { cells: [at(state, 'C5')] });
      Object.assign(state.monsters[0] ?? {}, { cells: ['G5', 'H5', 'G6', 'H6'].map(name => at(state, name)) });
      // 2, 3 and 4 spaces from it; the last one stands beside her.
      for (const space of ['J5', 'D8', 'C6']) monster(state, 'zombie', space);
    });
    t.choose(strike(t, 'magic-staff', 'ettin-1', 'G5'), [
      blue(4),
      face('red', { damage: 3, surge: 1 }),
      gray(3),
      gray(3),
    ]);
    t.choose('surge:magic-staff,0');
    expect(t.offered()).toEqual(['pick:zombie-1', 'pick:zombie-2']);
  });

  test('D2C-ITEM-36 D2C-ITEM-37 Magic Staff: 1 damage in step 4, which is none of the attack; that monster is neither target nor affected', () => {
    const t = armed('magic-staff', state => {
      monster(state, 'zombie', 'I5');
      lay(state, 'zombie-1', {
        at: 'suffered',
        must: true,
        if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'by-attack' }] },
        effects: [{ do: 'count', counter: 'by-attack' }],
      });
      lay(state, 'zombie-1', {
        at: 'suffered',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'count', counter: 'suffered' }],
      });
    });
    t.choose(strike(t, 'magic-staff', 'ettin-1', 'F5'), [
      blue(2),
      face('red', { damage: 3, surge: 1 }),
      gray(0),
      gray(0),
    ]);
    t.choose('surge:magic-staff,0');
    // Another surge is left; the attack has dealt nothing yet.
    expect([t.kind, t.state.attacks[0]?.step, figure(t, 'ettin-1').damage]).toEqual(['surge', 4, 0]);
    expect([figure(t, 'zombie-1').damage, t.state.attacks[0]?.aims.map(aim => aim.figure)]).toEqual([1, ['ettin-1']]);
    t.choose('done');
    expect([t.state.counters.suffered, t.state.counters['by-attack']]).toEqual([1, undefined]);
    expect(t.events().flatMap(e => (e.kind === 'dealt' ? [e.figure] : []))).toEqual(['ettin-1']);
  });

  test('Sling: surges 1 range and 1 damage, or stun; Sunburst: stun or 2 damage; Immolation: Pierce 1, surges 1 damage, 1 range; Elm Greatbow: surges 2 damage, 2 range', () => {
    const hit = (item: string, surge: string, second: number) => {
      const t = armed(item);
      t.choose(strike(t, item, 'ettin-1', 'F5'), [blue(2), second, gray(1), gray(0)]);
      t.choose(surge);
      t.chooseWhile('surge', 'done');
      return [figure(t, 'ettin-1').damage, figure(t, 'ettin-1').conditions];
    };
    const yellow = face('yellow', { damage: 1, range: 1 });
    expect(hit('sling', 'surge:sling,0', yellow)).toEqual([3, []]);
    expect(hit('sling', 'surge:sling,1', yellow)).toEqual([2, ['stunned']]);
    expect(hit('sunburst', 'surge:sunburst,1', yellow)).toEqual([4, []]);
    expect(hit('immolation', 'surge:immolation,0', face('red', { damage: 1 }))).toEqual([4, []]);
    expect(hit('elm-greatbow', 'surge:elm-greatbow,0', yellow)).toEqual([4, []]);
  });
});

describe('what protects', () => {
  test('D2C-ITEM-21 Chainmail: one gray die more, speed 4 at most, no runes', () => {
    const t = struck('chainmail', [gray(1), gray(2)]);
    expect(damage(t)).toBe(1);
    const runes = sit(state => {
      const one = hero(state, 'syndrael', 'knight', 'E5', ['chainmail']);
      one.cards = [
        ...one.cards.filter(({ id }) => id === 'chainmail'),
        { id: 'sunburst', tired: false, worn: false, used: false, on: null },
      ];
      monster(state, 'zombie', 'J8');
    });
    expect([runes.kind, runes.offered('wear')]).toEqual(['equip', []]);
    // Jain has speed 5.
    const jain = acts(
      sit(state => {
        const one = hero(state, 'jain-fairwood', 'wildlander', 'E5', ['chainmail']);
        one.cards = one.cards.filter(({ id }) => id === 'chainmail');
        monster(state, 'zombie', 'J8');
      }),
      'jain-fairwood',
    ).choose('move');
    expect(jain.state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 4 }]);
  });

  test('Leather Armor: a brown die and 1 health', () => {
    const t = struck('leather-armor', [gray(0), face('brown', { shield: 2 })]);
    expect(damage(t)).toBe(2);
    expect(
      struck('leather-armor', [gray(0), face('brown', { shield: 0 })], state =>
        Object.assign(state.heroes[0] ?? {}, { damage: 8 }),
      ).state.heroes[0],
    ).toMatchObject({ damage: 12, down: null });
  });

  test('Iron Shield: exhaust for one die again or 1 shield; not while exhausted', () => {
    const t = struck('iron-shield', [gray(0)]);
    t.choose('use:syndrael,iron-shield,0').choose('way:1');
    expect([damage(t), t.state.heroes[0]?.cards[0]?.tired]).toEqual([3, true]);
    const again = struck('iron-shield', [gray(0)])
      .choose('use:syndrael,iron-shield,0')
      .choose('way:0', [gray(3)]);
    expect(damage(again)).toBe(1);
  });

  test('Heavy Cloak: exhaust to take a surge from an attack on you', () => {
    const t = armed('heavy-cloak').choose('end');
    t.choose(strike(t, 'ettin', 'syndrael', 'E5'), [blue(2), face('red', { damage: 1 }), gray(3)]);
    t.choose('use:syndrael,heavy-cloak,0');
    // No surge is left for 2 damage.
    expect([t.kind, damage(t)]).toEqual(['monster-turn', 0]);
  });

  test('Scorpion Helm: ranged attacks have 1 range more; only one helmet', () => {
    const t = sit(state => {
      const one = hero(state, 'syndrael', 'knight', 'E5', ['sling', 'scorpion-helm']);
      one.cards = one.cards.filter(({ id }) => id === 'sling' || id === 'scorpion-helm');
      one.cards.push({ id: 'scorpion-helm', tired: false, worn: false, used: false, on: null });
      monster(state, 'zombie', 'H5');
    });
    expect([t.kind, t.offered('wear')]).toEqual(['equip', []]);
    t.choose('done');
    // 2 + 1 reach 3 spaces.
    t.choose(strike(t, 'sling', 'zombie-1', 'H5'), [
      blue(2),
      face('yellow', { damage: 2, surge: 0 }),
      face('brown', { shield: 2 }),
    ]);
    t.chooseWhile('surge', 'done');
    expect(figure(t, 'zombie-1').damage).toBe(2);
  });

  test('Ring of Power: 1 stamina more', () => {
    const t = armed('ring-of-power');
    for (let i = 0; i < 5; i++) t.choose('tire');
    expect(t.offered('tire')).toEqual([]);
  });

  test('Mana Weave: exhaust after the own roll for a surge', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5', ['mana-weave']);
        monster(state, 'ettin', ...ETTIN);
      }),
      'syndrael',
    );
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'F5'), [blue(3), face('red', { damage: 1 }), gray(0), gray(0)]);
    t.choose('use:syndrael,mana-weave,0');
    expect([t.kind, t.offered('surge')]).toEqual(['surge', ['surge:iron-longsword,0', 'surge-fatigue']]);
  });

  test('D2-DMOD-03 Lucky Charm: exhaust to take the roll of an attribute test again; shields never do that', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5', ['lucky-charm']).conditions = ['poisoned'];
      hero(state, 'avric-albright', 'disciple', 'H8');
      monster(state, 'zombie', 'J8');
    });
    t.choose('hero:syndrael', [gray(2), face('black', { shield: 3 })]);
    expect(t.offered()).toEqual(['use:syndrael,lucky-charm,0', 'pass']);
    t.choose('use:syndrael,lucky-charm,0', [gray(0), face('black', { shield: 0 })]);
    expect(t.state.heroes[0]).toMatchObject({ damage: 0, conditions: [] });
    // Nor is it for the defence roll, though the dice are the same, and what rerolls defence dice is not for tests.
    const attacked = struck('lucky-charm', [gray(0)]);
    expect([attacked.kind, attacked.offered('use'), damage(attacked)]).toEqual(['monster-turn', [], 4]);
    const tested = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5', ['heavy-steel-shield']).conditions = ['poisoned'];
      hero(state, 'avric-albright', 'disciple', 'H8');
      monster(state, 'zombie', 'J8');
    });
    tested.choose('hero:syndrael', [gray(2), face('black', { shield: 3 })]);
    expect([tested.kind, tested.state.heroes[0]?.conditions]).toEqual(['turn', ['poisoned']]);
  });
});

describe('act II', () => {
  test('Platemail: a black die, speed 3 at most (D2C-ITEM-27)', () => {
    const t = armed('platemail').choose('move');
    expect(t.state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 3 }]);
    expect(damage(struck('platemail', [gray(0), face('black', { shield: 3 })]))).toBe(1);
  });

  test('Demonhide Leather: a gray die; two move actions cost 1 fatigue at the end of the turn', () => {
    expect(damage(struck('demonhide-leather', [gray(1), gray(1)]))).toBe(2);
    const t = armed('demonhide-leather').choose('move').choose('move');
    t.choose(`go:${at(t.state, 'E4')},move-1`).choose('end');
    expect(t.state.heroes[0]?.fatigue).toBe(1);
  });

  test('Elven Cloak: exhaust to replace the defence by shields equal to awareness (D2-DMOD-09 D2-DMOD-10)', () => {
    const t = struck('elven-cloak', [gray(0)]).choose('use:syndrael,elven-cloak,0');
    expect(damage(t)).toBe(2);
  });

  test('Heavy Steel Shield: exhaust for one die again and 1 shield', () => {
    const t = struck('heavy-steel-shield', [gray(0)]).choose('use:syndrael,heavy-steel-shield,0', [gray(1)]);
    expect(damage(t)).toBe(2);
  });

  test('Iron-Bound Ring: 2 health more; a blank in the defence gives 1 shield', () => {
    expect(damage(struck('iron-bound-ring', [gray(0)]))).toBe(3);
    expect(damage(struck('iron-bound-ring', [gray(1)]))).toBe(3);
    expect(
      struck('iron-bound-ring', [gray(1)], state => Object.assign(state.heroes[0] ?? {}, { damage: 10 })).state
        .heroes[0],
    ).toMatchObject({ damage: 13, down: null });
  });

  test('Tival Crystal: an action, exhausted: heal the hearts of a red die', () => {
    const t = armed('tival-crystal', state => Object.assign(state.heroes[0] ?? {}, { damage: 5 }));
    t.choose('use:syndrael,tival-crystal,0', [face('red', { damage: 2 })]);
    expect([damage(t), t.offered('use:syndrael,tival')]).toEqual([3, []]);
  });

  test.each([
    [
      'dragontooth-hammer',
      'Dragontooth Hammer: Pierce 1, 1 damage more with a free hand, surge Pierce 2',
      [blue(2), 1, 1],
      'surge:dragontooth-hammer,0',
      5,
    ],
    ['grinding-axe', 'Grinding Axe: surge 1 damage, two surges 5 damage', [blue(2), 6, 1], 'surge:grinding-axe,1', 9],
    ['ice-storm', 'Ice Storm: immobilize or 2 damage', [blue(2), 5, 5], 'surge:ice-storm,1', 6],
    [
      'latari-longbow',
      'Latari Longbow: Pierce 1, surges 2 range, 2 damage',
      [blue(2), 5, 2],
      'surge:latari-longbow,1',
      6,
    ],
    ['lightning-strike', 'Lightning Strike: Blast or 2 damage twice', [blue(2), 5, 5], 'surge:lightning-strike,1', 6],
    [
      'mace-of-kellos',
      'Mace of Kellos: 1 damage on adjacent monsters, or heal 1',
      [blue(2), 1, 5],
      'surge:mace-of-kellos,0',
      4,
    ],
    [
      'steel-greatsword',
      'Steel Greatsword: Pierce 2 or 1 damage; a power die again',
      [blue(2), 1, 5],
      'surge:steel-greatsword,1',
      4,
    ],
    [
      'dwarven-firebomb',
      'Dwarven Firebomb: 1 range and 1 damage, Blast, stun',
      [blue(2), 1, 5],
      'surge:dwarven-firebomb,0',
      4,
    ],
  ] as const)('%s %s', (item, _, dice, surge, dealt) => {
    const t = armed(item, state => {
      state.act = 2;
    });
    // 2 shields on the gray die, none on the black one.
    t.choose(strike(t, item, 'ettin-1', 'F5'), [...dice, 1, gray(2)]);
    t.chooseWhile('answer', 'pass');
    t.choose(surge);
    t.chooseWhile('surge', 'done');
    expect(t.state.monsters[0]?.damage ?? 7).toBe(Math.min(7, dealt));
  });
});

describe('search cards', () => {
  const drinks = (card: string, arrange: Parameters<typeof armed>[1] = () => {}) =>
    acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5', [card]);
        hero(state, 'avric-albright', 'disciple', 'E6');
        monster(state, 'zombie', 'J8');
        arrange(state);
      }),
      'syndrael',
    );

  test('D2-SRCH-11 D2-SRCH-12 Health Potion: an action; you or an adjacent hero heals all damage; used once, it stays', () => {
    const t = drinks('health-potion', state => Object.assign(state.heroes[1] ?? {}, { damage: 7 }));
    t.choose('use:syndrael,health-potion,0').choose('pick:avric-albright');
    expect([t.state.heroes[1]?.damage, t.state.turns[0]?.actions, t.offered('use:syndrael,health')]).toEqual([
      0,
      1,
      [],
    ]);
    expect(t.state.heroes[0]?.cards.some(({ id, used }) => id === 'health-potion' && used)).toBe(true);
  });

  test('Stamina Potion: without an action, all fatigue of you or an adjacent hero', () => {
    const t = drinks('stamina-potion', state => Object.assign(state.heroes[0] ?? {}, { fatigue: 3 }));
    t.choose('use:syndrael,stamina-potion,0').choose('pick:syndrael');
    expect([t.state.heroes[0]?.fatigue, t.state.turns[0]?.actions]).toEqual([0, 2]);
  });

  test('Curse Doll: an action; one condition of you or an adjacent hero', () => {
    const t = drinks('curse-doll', state =>
      Object.assign(state.heroes[1] ?? {}, { conditions: ['diseased', 'poisoned'] }),
    );
    t.choose('use:syndrael,curse-doll,0').choose('condition:poisoned');
    expect(t.state.heroes[1]?.conditions).toEqual(['diseased']);
    expect(drinks('curse-doll').offered('use:syndrael,curse')).toEqual([]);
  });

  test('Warding Talisman: 2 shields after a defence roll, once', () => {
    const t = struck('warding-talisman', [gray(0)]).choose('use:syndrael,warding-talisman,0');
    expect([damage(t), t.state.heroes[0]?.cards[0]?.used]).toEqual([2, true]);
  });

  test('Power Potion: any dice of the own attack again', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5', ['power-potion']);
        monster(state, 'ettin', ...ETTIN);
      }),
      'syndrael',
    );
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'F5'), [face('blue', { miss: true }), 1, gray(0), gray(0)]);
    t.choose('use:syndrael,power-potion,0')
      .choose('reroll:0', [blue(3)])
      .choose('done');
    expect(figure(t, 'ettin-1').damage).toBe(3);
  });

  test('D2-SRCH-01 D2-SRCH-02 D2-SRCH-05 D2-SHOP-01 a search token beside the hero: an action, the top card of the deck; Treasure Chest: a shop card of the act; Nothing: it is discarded', () => {
    const found = (card: string) => {
      const t = acts(
        sit(state => {
          hero(state, 'syndrael', 'knight', 'E5');
          monster(state, 'zombie', 'J8');
          state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'E6'), face: null, hidden: true });
          state.search = { top: [card], rest: [], bottom: [] };
          state.shop = { top: ['ring-of-power'], rest: [], bottom: [] };
        }),
        'syndrael',
      );
      t.choose('search:search-1');
      expect([t.state.tokens, t.state.turns[0]?.actions]).toEqual([[], 1]);
      return t.state.heroes[0]?.cards
        .map(({ id }) => id)
        .filter(id => !['oath-of-honor', 'iron-longsword', 'wooden-shield-knight'].includes(id));
    };
    expect([found('curse-doll'), found('treasure-chest'), found('nothing')]).toEqual([
      ['curse-doll'],
      ['ring-of-power'],
      [],
    ]);
    // In her own space or next to it, and no farther away.
    const near = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'zombie', 'J8');
        for (const [i, name] of ['E5', 'F6', 'E7'].entries())
          state.tokens.push({ id: `search-${i + 1}`, kind: 'search', cell: at(state, name), face: null, hidden: true });
      }),
      'syndrael',
    );
    expect(near.offered('search:')).toEqual(['search:search-1', 'search:search-2']);
  });
});
