import { describe, expect, test } from 'vitest';
import {
  boss,
  bosses,
  damageOf,
  type Effect,
  everything,
  furniture,
  hero,
  heroes,
  item,
  items,
  locks,
  minion,
  minions,
  rulers,
  seals,
  spell,
  spells,
  startingHand,
} from '../../content/index.ts';

const ids = (things: readonly { readonly id: string }[]) => things.map(thing => thing.id);
const sheets = [...heroes.flatMap(h => [h.sheet, h.legendary]), ...bosses.map(b => b.sheet)];

describe('heroes and bosses', () => {
  test('DS-COMP-02 four heroes of their callings', () => {
    expect(heroes.map(h => [h.id, h.calling.en])).toEqual([
      ['orlaf', 'human barbarian'],
      ['rordin', 'dwarf fighter'],
      ['madriga', 'elf ranger'],
      ['danor', 'human wizard'],
    ]);
  });

  test('DS-COMP-03 four bosses', () => {
    expect(bosses.map(b => [b.id, b.calling.en])).toEqual([
      ['mortibris', 'necromancer'],
      ['grimbur', 'undead dwarf king'],
      ['elshara', 'banshee'],
      ['hoggar', 'zombie troll shaman'],
    ]);
    expect(bosses.filter(b => b.sheet.size === 2)).toEqual([boss('hoggar')]);
  });

  test('DS-STAT-06 the values stated in examples', () => {
    expect(hero('orlaf').sheet).toMatchObject({ combatDice: 5 });
    expect(hero('rordin').sheet).toMatchObject({ combatDice: 4, armour: 4 });
    expect(hero('rordin').sheet.injuredAt).toBeGreaterThan(2);
    expect(hero('madriga').sheet).toMatchObject({ combatDice: 3, armour: 2, injuredAt: 2 });
    expect(hero('madriga').sheet.ranged?.ruler).toBe('long');
  });

  test('the derived values of three heroes', () => {
    expect(hero('orlaf').sheet).toMatchObject({ move: 7, combatDice: 5, armour: 2, injuredAt: 3 });
    expect(hero('rordin').sheet).toMatchObject({ move: 5, injuredAt: 4 });
    expect(hero('madriga').sheet).toMatchObject({ move: 8, ranged: { dice: 3 } });
    expect(hero('danor').sheet).toMatchObject({ move: 7, combatDice: 2, armour: 1 });
  });

  test('five wounds for every hero and boss, in either form', () => {
    for (const sheet of sheets) {
      expect(sheet.wounds).toBe(5);
      expect(sheet.injuredAt).toBeGreaterThanOrEqual(1);
      expect(sheet.injuredAt).toBeLessThan(5);
    }
  });

  test('the worked examples hold: no normal hero ignores a standard modifier', () => {
    // DS-LIMIT-EX2, DS-LIMIT-EX3 and DS-MELEE-EX2 apply them to Madriga, Rordin and Orlaf.
    for (const h of heroes)
      for (const id of ['stalwart', 'blood-rage', 'keen-eye']) expect(h.sheet.abilities, h.id).not.toContain(id);
  });

  test('a legendary hero is at least as good in everything', () => {
    for (const { id, sheet, legendary } of heroes) {
      for (const value of ['move', 'combatDice', 'armour', 'injuredAt'] as const)
        expect(legendary[value], `${id} ${value}`).toBeGreaterThanOrEqual(sheet[value]);
      for (const value of ['abilities', 'feats', 'spells'] as const)
        expect(legendary[value], `${id} ${value}`).toEqual(expect.arrayContaining([...sheet[value]]));
      expect(legendary.feats.length, id).toBe(sheet.feats.length + 1);
      expect(legendary.ranged?.dice ?? 0, id).toBeGreaterThanOrEqual(sheet.ranged?.dice ?? 0);
    }
  });

  test('Orlaf has Whirlwind', () => {
    expect(hero('orlaf').sheet.feats).toContain('whirlwind');
  });
});

describe('minions', () => {
  test('DS-COMP-04 seven types, with the public counts and levels', () => {
    expect(Object.fromEntries(minions.map(m => [m.id, [m.count, m.level]]))).toEqual({
      'skeleton-warrior': [4, 1],
      'skeleton-archer': [2, 2],
      'dwarf-revenant': [2, 3],
      zombie: [4, 1],
      'armoured-zombie': [2, 2],
      'zombie-troll': [2, 9],
      ghost: [2, 2],
    });
    expect(minions.filter(m => m.profile.size === 2).map(m => m.id)).toEqual(['zombie-troll']);
  });

  test('DS-STAT-07 the skeleton warrior: 2 dice, armour 2', () => {
    expect(minion('skeleton-warrior').profile).toMatchObject({ combatDice: 2, armour: 2 });
  });

  test('DS-COMP-11 the rows of the overlord sheet, as read by us', () => {
    const rows = minions.map(({ profile: p }) => [
      p.move,
      p.combatDice,
      ...(p.ranged ? [p.ranged.dice] : []),
      p.armour,
    ]);
    expect(rows).toEqual([
      [4, 2, 2],
      [4, 3, 3, 1],
      [4, 4, 3],
      [4, 2, 1],
      [4, 2, 3],
      [4, 4, 4],
      [3, 3, 3],
    ]);
  });

  test('DS-DMG-02 skeletons: one hit nothing, two bones, three or more destroyed', () => {
    for (const id of ['skeleton-warrior', 'skeleton-archer'])
      expect([0, 1, 2, 3, 4, 5, 6].map(hits => damageOf(minion(id), hits))).toEqual([
        'nothing',
        'nothing',
        'bones',
        'destroyed',
        'destroyed',
        'destroyed',
        'destroyed',
      ]);
  });

  test('DS-DMG-03 what leaves an armoured zombie cold may destroy a ghost', () => {
    expect(damageOf(minion('armoured-zombie'), 1)).toBe('nothing');
    expect(damageOf(minion('ghost'), 1)).toBe('destroyed');
  });
});

describe('cards and dungeon', () => {
  test('DS-MAGIC-25 the spells named in the rulebook', () => {
    expect(spell('burn').rank).toBe('greater');
    expect(hero('danor').sheet.spells).toContain('burn');
    expect(ids(spells)).toEqual(expect.arrayContaining(['raise-the-dead', 'faithful-in-death', 'blood-sacrifice']));
    expect(spell('faithful-in-death').effects[0]).toMatchObject({ do: 'summon', minion: 'ghost' });
    expect(spell('blood-sacrifice').effects[0]).toMatchObject({ do: 'summon', minion: 'zombie' });
  });

  test('DS-ITEM-05 the spider silk armour gives Madriga +1 armour', () => {
    expect(item('spider-silk-armour')).toMatchObject({
      bearers: ['madriga'],
      effects: [{ do: 'modify', stat: 'armour', by: 1, whose: 'own' }],
    });
    expect(ids(items)).toEqual(expect.arrayContaining(['healing-potion', 'energy-crystal']));
  });

  test('DS-RANGE-02 elf and archer carry longbows, and every ranged attack uses the long ruler', () => {
    const shooters = [...sheets, ...minions.map(m => m.profile)].flatMap(p => p.ranged ?? []);
    expect(shooters.map(ranged => ranged.ruler)).toEqual(['long', 'long', 'long']);
    const flat = (effects: readonly Effect[]): readonly Effect[] =>
      effects.flatMap(e => ('effects' in e ? [e, ...flat(e.effects)] : [e]));
    const shots = everything
      .flatMap(thing => flat('effects' in thing ? thing.effects : []))
      .flatMap(e => (e.do === 'attack' && e.form === 'ranged' ? [e.aim] : []));
    expect(shots.length).toBeGreaterThan(0);
    for (const aim of shots) expect(aim).toMatchObject({ of: 'enemy', range: 'long', sight: true });
  });

  test('the rulers are 3 and 8 squares long, the starting hand is 3 cards', () => {
    expect(rulers).toEqual({ short: 3, long: 8 });
    expect(startingHand).toBe(3);
  });

  test('DS-COMP-05 the furnishing', () => {
    expect(ids(furniture)).toEqual([
      'dwarf-crypt',
      'chest',
      'barrel',
      'lectern',
      'table',
      'weapon-rack',
      'well',
      'dwarf-throne',
      'witch-cabinet',
      'bookcase',
      'book',
      'single-door',
      'double-door',
    ]);
  });

  test('only bookcases and closed doors block sight; a door covers one or two squares, a chest one', () => {
    expect(ids(furniture.filter(f => f.sight === 'blocks'))).toEqual(['bookcase', 'single-door', 'double-door']);
    const squares = furniture.flatMap(f => (f.closed ? [[f.closed, f.footprint.width * f.footprint.height]] : []));
    expect(squares).toEqual([
      ['chest', 1],
      ['door', 1],
      ['door', 2],
    ]);
    for (const f of furniture) if (f.enterable) expect(f.sight, f.id).toBe('clear');
  });

  test('locks 1/1 to 5/5 and seals 1 to 3', () => {
    expect(locks.map(l => [l.dice, l.armour])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
    ]);
    expect(seals.map(s => s.strength)).toEqual([1, 2, 3]);
  });
});
