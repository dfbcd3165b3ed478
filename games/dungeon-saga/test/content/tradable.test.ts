import { expect, test } from 'vitest';
import { position } from '../positions.ts';

test.each([
  ['Healing Potion', 'healing-potion', true],
  ['Energy Crystal', 'energy-crystal', true],
  ['Weapon Oil', 'weapon-oil', true],
  ['Warding Scroll', 'warding-scroll', true],
  ['Smoke Vial', 'smoke-vial', true],
  ['Swiftness Draught', 'swiftness-draught', true],
  ['Dwarf Ale', 'dwarf-ale', true],
  ['Holy Water', 'holy-water', true],
  ['Skeleton Key', 'skeleton-key', true],
  ['Rune of Opening', 'rune-of-opening', true],
  ['Last Bolt', 'last-bolt', true],
  ['Mana Phial', 'mana-phial', true],
  ['Phoenix Feather', 'phoenix-feather', false],
  ['Horn of Deeds', 'horn-of-deeds', true],
  ['Dragon Axe', 'dragon-axe', false],
  ['Rune Hammer', 'rune-hammer', false],
  ['Moon Bow', 'moon-bow', false],
  ['Ember Staff', 'ember-staff', false],
  ['Shadow Dagger', 'shadow-dagger', true],
  ['Crowbar', 'crowbar', true],
  ["King's Maul", 'kings-maul', false],
  ['Spider Silk Armour', 'spider-silk-armour', false],
  ['Dwarf Shield', 'dwarf-shield', false],
  ['Robe of Mists', 'robe-of-mists', false],
  ['Cloak of Eyes', 'cloak-of-eyes', true],
  ['Elven Boots', 'elven-boots', true],
  ['Bear Belt', 'bear-belt', true],
  ['Lucky Coin', 'lucky-coin', true],
  ['Amulet of Dawn', 'amulet-of-dawn', true],
  ['Phylactery', 'phylactery', false],
] as const)('%s: whether it bears the trade symbol', (_, item, tradable) => {
  const t = position('O> .. R>', { turn: 'orlaf', items: { orlaf: [item] } }).choose('move:1,0');
  expect(t.offered('give:')).toEqual(tradable ? [`give:${item},rordin`] : []);
  const { allowed, rule } = t.explain(`give:${item},rordin`);
  expect([allowed, tradable ? null : rule]).toEqual([tradable, tradable ? null : 'DS-ITEM-12']);
});
