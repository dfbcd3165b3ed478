import { capital } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { BETS, FORGE_PRICE, SALE_PRICE, STAKE } from '../../../content/buildings.ts';
import { ITEM_IDS, type ItemId, itemOf } from '../../../content/items/index.ts';
import { vocabulary } from '../../../effects/vocabulary.ts';
import { itemName } from '../../../names.ts';
import { hero } from '../../positions.ts';
import { visit } from '../../shop.ts';
import { facing, wielderOf } from './striking.ts';

const copies = (deck: string): number =>
  ITEM_IDS.filter(id => itemOf(id).deck === deck).reduce((sum, id) => sum + (itemOf(id).copies ?? 1), 0);
const kinds = (kind: string): ItemId[] => ITEM_IDS.filter(id => itemOf(id).kind === kind);
const effectsOf = (id: ItemId, side: 0 | 1 = 0) => itemOf(id).faces[side]?.properties;

describe('decks of items', () => {
  test('SS-COMP-01 43 cards of Emporium and stash, 42 treasures, 3 soul weapons', () => {
    // One of the 43 is the building with two sides: forge and inn.
    expect([copies('stash'), copies('emporium'), copies('stash') + copies('emporium') + 1]).toEqual([18, 24, 43]);
    expect([copies('treasure'), copies('adventure'), copies('treasure') + copies('adventure')]).toEqual([34, 8, 42]);
    expect(copies('soul')).toBe(3);
  });

  test('SS-DECK-10, SS-DECK-11, SS-DECK-12 treasures of act I are drawn, those of adventures lie aside', () => {
    const { supplies, market, stash } = visit().state;
    expect(supplies.treasure.pile.rest).toHaveLength(34);
    expect(supplies.treasure.pile.rest.every(id => itemOf(id).act === 1)).toBe(true);
    expect([market.length, stash.length]).toEqual([24, 18]);
    expect(ITEM_IDS.filter(id => itemOf(id).deck === 'adventure')).toEqual([
      'bell-clapper',
      'torch-of-arson',
      'songbook',
      'drum-head',
      'puppet-strings',
      'gate-key',
      'fang-of-kings',
      'apprentice-staff',
    ]);
  });

  test('SS-WEAP-01 a weapon has a name, a type of damage, runes, a slot, a range and the values of its attack', () => {
    expect(kinds('weapon')).toHaveLength(38);
    for (const id of kinds('weapon')) {
      const { damage, slot, range, faces, act, deck } = itemOf(id);
      expect([id, damage === undefined, range === undefined, faces.every(face => face?.attack)]).toEqual([
        id,
        false,
        false,
        true,
      ]);
      expect(['main', 'off', 'either', 'two-handed']).toContain(slot);
      expect(act).toBe(deck === 'treasure' ? 1 : undefined);
      const t = facing(id, 0, 0);
      t.choose(t.offered('attack')[0] ?? '');
      expect([...t.events()].find(event => event.kind === 'attack')).toMatchObject({ source: id, damage });
    }
  });

  test('SS-ARM-06 an armour has a category, armour, shields and dice', () => {
    expect(kinds('armour')).toHaveLength(13);
    for (const id of kinds('armour')) {
      const { category, slot, faces } = itemOf(id);
      expect([slot, faces.every(face => face?.defence)]).toEqual(['armour', true]);
      expect(['light', 'heavy']).toContain(category);
    }
  });

  test('SS-ART-07 an artefact says its action and its charges, or works all the time', () => {
    expect(kinds('artefact')).toHaveLength(9);
    for (const id of kinds('artefact')) {
      const { slot, charges, perUse, faces, grants } = itemOf(id);
      expect(slot).toBe('artefact');
      if (faces[0].ability === undefined) expect(faces[0].passive !== undefined || grants !== undefined).toBe(true);
      else expect([(charges ?? 0) > 0, perUse]).toEqual([true, 1]);
    }
  });

  test('SS-INV-08 an item of the inventory says its kind and its action', () => {
    for (const kind of ['single-use', 'projectile'])
      for (const id of kinds(kind))
        for (const face of itemOf(id).faces) expect(['free', 'standard', 'reaction']).toContain(face?.ability?.action);
    expect([kinds('single-use').length, kinds('projectile').length, kinds('permanent').length]).toEqual([10, 2, 4]);
  });

  test('SS-BLDG-02, SS-BLDG-06, SS-EMP-09 prices of the buildings', () => {
    expect([FORGE_PRICE, STAKE, SALE_PRICE, BETS]).toEqual([50, 5, 25, { block: 10, magic: 20, sorcery: 50 }]);
  });
});

/** Slot, range and who may use it: m might, f faith, g magic, s speed; * everybody. */
const CARDS: readonly (readonly [
  id: ItemId,
  slot: string,
  range: number | undefined,
  runes: string,
  category: string,
])[] = [
  ['longsword', 'main', 0, 'mf', ''],
  ['greataxe', 'two-handed', 0, 'm', ''],
  ['war-hammer', 'main', 0, 'mf', ''],
  ['shield', 'off', 0, 'mf', ''],
  ['longbow', 'two-handed', 3, 's', 'bow'],
  ['long-dagger', 'either', 0, 'sg', 'dagger'],
  ['short-sword', 'either', 0, 'sm', ''],
  ['throwing-knives', 'off', 1, 's', 'dagger'],
  ['ash-wand', 'main', 2, 'g', 'wand'],
  ['staff', 'two-handed', 0, 'gf', 'staff'],
  ['robe', 'armour', undefined, 'g', 'light'],
  ['leather', 'armour', undefined, 's', 'light'],
  ['chain', 'armour', undefined, 'mf', 'heavy'],
  ['scale-armour', 'armour', undefined, 'm', 'heavy'],
  ['mail-of-faith', 'armour', undefined, 'f', 'heavy'],
  ['studded-leather', 'armour', undefined, 's', 'light'],
  ['silk-robe', 'armour', undefined, 'g', 'light'],
  ['knife', 'either', 0, 'sg', 'dagger'],
  ['broadsword', 'main', 0, 'mf', ''],
  ['halberd', 'two-handed', 0, 'm', ''],
  ['morning-star', 'main', 0, 'mf', ''],
  ['tower-shield', 'off', 0, 'mf', ''],
  ['composite-bow', 'two-handed', 4, 's', 'bow'],
  ['rune-wand', 'main', 2, 'g', 'wand'],
  ['mystic-sceptre', 'main', 1, 'gf', 'sceptre'],
  ['holy-symbol', 'off', 2, 'f', ''],
  ['arrows', 'pack', undefined, 's', ''],
  ['thieves-tools', 'pack', undefined, 's', ''],
  ['dawnbreaker', 'main', 0, 'mf', ''],
  ['whisper', 'either', 1, 's', 'dagger'],
  ['star-of-enomis', 'two-handed', 2, 'gf', 'staff'],
  ['sting-of-greed', 'either', 0, 's', 'dagger'],
  ['crystal-knife', 'either', 0, 'sg', 'dagger'],
  ['orcbane', 'main', 0, 'mf', ''],
  ['hammer-of-the-deep', 'two-handed', 0, 'fm', ''],
  ['frost-blade', 'main', 0, 'ms', ''],
  ['wolf-bow', 'two-handed', 4, 's', 'bow'],
  ['wand-of-sparks', 'main', 3, 'g', 'wand'],
  ['wand-of-ruin', 'main', 2, 'g', 'wand'],
  ['staff-of-dew', 'two-handed', 0, 'gf', 'staff'],
  ['parrying-blade', 'off', 0, 'sm', ''],
  ['bulwark', 'off', 0, 'mf', ''],
  ['censer', 'off', 1, 'f', ''],
  ['dragonscale', 'armour', undefined, 'm', 'heavy'],
  ['shadow-leather', 'armour', undefined, 's', 'light'],
  ['star-robe', 'armour', undefined, 'g', 'light'],
  ['pilgrim-mail', 'armour', undefined, 'f', 'heavy'],
  ['eye-of-mir', 'artefact', undefined, 'gs', ''],
  ['horn-of-anere', 'artefact', undefined, 'fm', ''],
  ['scroll-of-return', 'pack', undefined, 'gf', ''],
  ['quicksilver-arrows', 'pack', undefined, 's', ''],
  ['bell-clapper', 'main', 0, 'mf', ''],
  ['torch-of-arson', 'off', 0, '*', ''],
  ['drum-head', 'off', 0, 'ms', ''],
  ['puppet-strings', 'artefact', undefined, 'gs', ''],
  ['fang-of-kings', 'main', 0, '*', ''],
  ['apprentice-staff', 'artefact', undefined, 'gf', ''],
];
const LETTERS = { might: 'm', faith: 'f', magic: 'g', speed: 's' } as const;

describe('cards of items', () => {
  test.each(CARDS)('%s: in the slot %s, range %s, runes %s', (id, slot, range, runes, category) => {
    const card = itemOf(id);
    const own = card.runes === 'all' ? '*' : card.runes.map(rune => LETTERS[rune]).join('');
    expect([card.slot, card.range, own, card.category ?? '']).toEqual([slot, range, runes, category]);
  });

  test('what is not in that list is for everybody', () => {
    const listed = CARDS.map(([id]) => id);
    const rest = ITEM_IDS.filter(id => !listed.includes(id));
    expect(rest.filter(id => itemOf(id).runes !== 'all')).toEqual([]);
    expect(rest.filter(id => itemOf(id).not !== undefined)).toEqual(['thorn-coat']);
  });

  test.each(CARDS.filter(([id]) => (itemOf(id).range ?? 0) > 0))(
    '%s: it reaches so far and no farther',
    (id, _, range = 0) => {
      const hand = itemOf(id).slot === 'off' ? 'off' : 'main';
      expect(facing(id, 0, range).offered('attack')).toEqual([`attack:${hand},orc-warrior-red-1`]);
      expect(facing(id, 0, range + 1).offered('attack')).toEqual([]);
    },
  );

  test.each([
    ['scale-armour', 60, 140],
    ['mail-of-faith', 60, 130],
    ['studded-leather', 50, 120],
    ['silk-robe', 50, 120],
    ['knife', 35, 90],
    ['broadsword', 70, 150],
    ['halberd', 80, 160],
    ['morning-star', 70, 150],
    ['tower-shield', 45, 100],
    ['composite-bow', 80, 160],
    ['rune-wand', 60, 130],
    ['mystic-sceptre', 90, 170],
    ['holy-symbol', 50, 110],
    ['healing-potion', 15, 30],
    ['elixir', 15, 25],
    ['bandage-kit', 10, 20],
    ['arrows', 20, 30],
    ['thieves-tools', 25, 50],
    ['smoke', 20, 25],
    ['holy-water', 20, 20],
  ] as const)('%s: costs %d and %d crowns', (id, front, back) => {
    const price = (side: 0 | 1): number => {
      const t = visit([200, 0]).choose(`buy:ecarus,${id},${side}`);
      const [fives, tens, fifties] = hero(t, 'ecarus').coins;
      return 200 - 5 * fives - 10 * tens - 50 * fifties;
    };
    expect([price(0), price(1)]).toEqual([front, back]);
  });

  test('SS-NCRD-17 Longbow: pointed, 1 red and 2 blue dice, 2 energy for a critical hit', () => {
    expect(itemOf('longbow')).toMatchObject({ damage: 'pointed', faces: [{ attack: { red: 1, blue: 2 } }, {}] });
    expect(effectsOf('longbow')).toEqual([{ cost: { energy: 2 }, effects: [{ do: 'critical' }] }]);
  });

  test('SS-NCRD-18 Shield: 1 blue die, a push without symbols', () => {
    expect(itemOf('shield').faces[0].attack).toEqual({ blue: 1 });
    expect(effectsOf('shield')).toEqual([{ cost: {}, effects: [{ do: 'push' }] }]);
  });

  test('SS-NCRD-19 Long Dagger: a dagger, not sharp, 1 energy for Lethal I, also improved', () => {
    expect(itemOf('long-dagger')).toMatchObject({ category: 'dagger', damage: 'pointed', improves: true });
    const lethal = [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }];
    expect([effectsOf('long-dagger', 0), effectsOf('long-dagger', 1)]).toEqual([lethal, lethal]);
  });

  test('SS-NCRD-20, SS-NCRD-21 Sting of Greed: a dagger with 1 automatic hit; Crystal Knife: 2, and 2 magic for Lethal II', () => {
    expect(itemOf('sting-of-greed')).toMatchObject({ category: 'dagger', faces: [{ attack: { auto: 1 } }] });
    expect(itemOf('crystal-knife').faces[0].attack?.auto).toBe(2);
    expect(effectsOf('crystal-knife')).toEqual([{ cost: { magic: 2 }, effects: [{ do: 'lethal', n: 2 }] }]);
  });

  test('SS-NCRD-22 Mystic Sceptre: 1 energy for Area Effect {1}', () => {
    expect(effectsOf('mystic-sceptre')).toEqual([{ cost: { energy: 1 }, effects: [{ do: 'area', n: 1 }] }]);
  });

  test('SS-NCRD-23 Wand: range {2}; Throwing Knives: range {1}', () => {
    expect([itemOf('ash-wand').range, itemOf('throwing-knives').range]).toEqual([2, 1]);
    expect(wielderOf('ash-wand')[0]).toBe('auriel');
  });

  test('SS-NCRD-24 Scale Armour improved: heavy, armour 1, a shield, 4 dice, 1 energy re-rolls any number of them', () => {
    expect(itemOf('scale-armour')).toMatchObject({
      category: 'heavy',
      faces: [{}, { defence: { armour: 1, shields: 1, dice: 4 } }],
    });
    expect(effectsOf('scale-armour', 1)?.[0]).toEqual({ cost: { energy: 1 }, effects: [{ do: 'reroll', n: 'any' }] });
  });

  test('SS-NCRD-25 Bandage Kit, Healing Potion, Knife and Elven Knife are there', () => {
    expect(['bandage-kit', 'healing-potion', 'knife'].map(id => itemOf(id as ItemId).deck)).toEqual(
      Array(3).fill('emporium'),
    );
    expect([itemName('knife', undefined, 'de'), itemName('knife', 'back', 'de')]).toEqual(['Messer', 'Elfenmesser']);
  });

  test('names of backs: another item, or the same one improved or awake', () => {
    expect(itemName('longsword', 'back', 'en')).toBe('Longsword (improved)');
    expect(itemName('dawnbreaker', 'back', 'de')).toBe('Morgenbrecher (erwacht)');
    expect(itemName('healing-potion', 'back', 'en')).toBe('Great Healing Potion');
  });

  test.each([
    ['tower-shield', 'en', '+1 defence die. Before a defence roll of the owner (once a round): +1 block.'],
    ['bulwark', 'de', '+1 magischer Schild. +1 Verteidigungswürfel.'],
    ['amulet-of-stone', 'en', 'If no heavy armour is worn: +1 armour.'],
    ['amulet-of-stone', 'de', 'Wenn keine schwere Rüstung getragen wird: +1 Rüstungswert.'],
    ['troll-hide', 'de', 'In der Zeitphase: Heile 1.'],
    [
      'lucky-coin',
      'en',
      'After an attack roll of the owner (once an adventure in all), you may: Re-roll a die. After a defence roll of the owner (once an adventure in all), you may: Re-roll a die.',
    ],
    ['gate-key', 'en', 'Once a turn breaking open is a free action.'],
    [
      'thieves-tools',
      'de',
      'Nach einem Rettungswurf des Besitzers, wenn der Rettungswurf misslungen ist und er gegen eine Falle ging, darfst du: Wirf einen Würfel neu.',
    ],
  ] as const)('what %s does all the time is said (%s)', (id, lang, text) => {
    const said = vocabulary.sentences(itemOf(id).faces[0].passive ?? [], { lang, aim: 'self' });
    expect(said.map(capital).join(' ')).toBe(text);
  });

  test('Orcbane: says against whom', () => {
    const say = (lang: 'en' | 'de') =>
      vocabulary.sentences(effectsOf('orcbane')?.[0]?.effects ?? [], { lang, aim: 'target' }).join(' ');
    expect([say('en'), say('de')]).toEqual([
      '+2 hits if the target is an orc.',
      '+2 Treffer, wenn das Ziel ein Ork ist.',
    ]);
  });

  test('what items do is said in both languages, without a gap', () => {
    for (const id of ITEM_IDS)
      for (const face of itemOf(id).faces)
        for (const lang of ['en', 'de'] as const) {
          const effects = [
            ...(face?.properties ?? []).flatMap(property => property.effects),
            ...(face?.passive ?? []),
            ...(face?.ability?.levels ?? []).flatMap(level => level.effects ?? []),
          ];
          for (const sentence of vocabulary.sentences(effects, { lang, aim: 'target' }))
            expect(sentence).toMatch(/^[^ ].*[.!]$/);
          for (const sentence of vocabulary.sentences(effects, { lang, aim: 'target' }))
            expect(sentence).not.toMatch(/undefined|object|NaN|\s\s/);
        }
  });
});
