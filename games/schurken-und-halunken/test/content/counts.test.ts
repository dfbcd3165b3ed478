import { describe, expect, test } from 'vitest';
import {
  type Card,
  decks,
  equipment,
  heroDecks,
  heroes,
  magic,
  pileOf,
  supportCard,
  supportCards,
  tactics,
} from '../../content/index.ts';

const all: readonly Card[] = [...heroes, ...supportCards];
const total = (kind: Card['kind']) => supportCards.filter(c => c.kind === kind).reduce((sum, c) => sum + c.copies, 0);

describe('SH-COMP-01 the box', () => {
  test('16 heroes, 8 magical and 8 not (SH-SETUP-01)', () => {
    expect(heroes).toHaveLength(16);
    expect(heroDecks.magical).toHaveLength(8);
    expect(heroDecks.nonMagical).toHaveLength(8);
  });

  test('45 equipment, 50 magic and 64 tactics cards, copies included', () => {
    expect(decks.equipment).toHaveLength(45);
    expect(decks.magic).toHaveLength(50);
    expect(decks.tactics).toHaveLength(64);
  });

  test('enough different cards', () => {
    expect(equipment.length).toBeGreaterThanOrEqual(32);
    expect(magic.length).toBeGreaterThanOrEqual(34);
    expect(tactics.length).toBeGreaterThanOrEqual(36);
  });

  test('SH-COMP-04 SH-COMP-05 SH-COMP-06 the mix of kinds', () => {
    const kinds = [
      ...(['weapon', 'shield', 'armour', 'artefact'] as const),
      ...(['attack-spell', 'defence-spell', 'general-spell', 'summoning', 'potion', 'demon'] as const),
      ...(['manoeuvre', 'event', 'spontaneous-event', 'npc'] as const),
    ];
    expect(Object.fromEntries(kinds.map(kind => [kind, total(kind)]))).toEqual({
      weapon: 19,
      shield: 5,
      armour: 11,
      artefact: 10,
      'attack-spell': 14,
      'defence-spell': 6,
      'general-spell': 9,
      summoning: 7,
      potion: 8,
      demon: 6,
      manoeuvre: 26,
      event: 14,
      'spontaneous-event': 10,
      npc: 14,
    });
  });
});

describe('identity', () => {
  test('ids are unique and kebab-case', () => {
    expect(new Set(all.map(c => c.id)).size).toBe(all.length);
    for (const card of all) expect(card.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('names are unique in each language; names and flavour are there in both', () => {
    for (const lang of ['en', 'de'] as const) {
      expect(new Set(all.map(c => c.name[lang])).size).toBe(all.length);
      for (const card of all) {
        expect(card.name[lang].trim(), card.id).not.toBe('');
        expect(card.flavour[lang].trim(), card.id).not.toBe('');
        expect(card.flavour[lang], card.id).not.toContain('\n');
      }
    }
  });

  test('every instance leads to its card and its pile', () => {
    expect(decks.equipment.slice(0, 3)).toEqual(['silver-sword#1', 'silver-sword#2', 'sacrificial-dagger#1']);
    for (const pile of ['equipment', 'magic', 'tactics'] as const) {
      expect(new Set(decks[pile]).size).toBe(decks[pile].length);
      for (const id of decks[pile]) expect(pileOf(supportCard(id)), id).toBe(pile);
    }
    expect(() => supportCard('silver-sword#3')).toThrow('no support card "silver-sword#3"');
  });
});
