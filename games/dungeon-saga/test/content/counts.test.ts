import { describe, expect, test } from 'vitest';
import {
  ability,
  bosses,
  commandCard,
  commandCards,
  commandDeck,
  everything,
  feat,
  feats,
  heroes,
  isActivated,
  isConsumable,
  item,
  items,
  minions,
  spell,
  spells,
} from '../../content/index.ts';

const sheets = [...heroes.flatMap(h => [h.sheet, h.legendary]), ...bosses.map(b => b.sheet)];
const figures = [...sheets, ...minions.map(m => m.profile)];

describe('counts', () => {
  test('enough of everything', () => {
    expect(spells.length).toBeGreaterThanOrEqual(12);
    expect(items.length).toBeGreaterThanOrEqual(20);
    for (const rank of ['lesser', 'greater']) expect(spells.filter(s => s.rank === rank).length).toBeGreaterThan(5);
    for (const form of ['consumable', 'weapon', 'armour', 'trinket'])
      expect(items.filter(i => i.form === form).length, form).toBeGreaterThanOrEqual(3);
  });

  test('the command deck: 30 cards of the four kinds', () => {
    const byKind = (kind: string) =>
      commandCards.filter(c => c.command === kind).reduce((sum, card) => sum + card.copies, 0);
    expect(commandDeck).toHaveLength(30);
    expect(new Set(commandDeck).size).toBe(30);
    expect(
      Object.fromEntries(
        ['additional-commands', 'double-commands', 'raise-the-dead', 'interrupt'].map(k => [k, byKind(k)]),
      ),
    ).toEqual({ 'additional-commands': 10, 'double-commands': 3, 'raise-the-dead': 7, interrupt: 10 });
  });

  test('every instance leads to its card', () => {
    expect(commandCard('interrupt#7').id).toBe('interrupt');
    expect(() => commandCard('interrupt#8')).toThrow('no command card "interrupt#8"');
  });
});

describe('identity', () => {
  test('ids are unique in the whole game and kebab-case', () => {
    expect(new Set(everything.map(x => x.id)).size).toBe(everything.length);
    for (const x of everything) expect(x.id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  });

  test('names are unique within a kind; names and flavour are there in both languages', () => {
    for (const lang of ['en', 'de'] as const) {
      expect(new Set(everything.map(x => `${x.kind}: ${x.name[lang]}`)).size).toBe(everything.length);
      for (const x of everything) {
        expect(x.name[lang].trim(), x.id).not.toBe('');
        if (x.kind === 'lock' || x.kind === 'seal') continue;
        expect(x.flavour[lang].trim(), x.id).not.toBe('');
        expect(x.flavour[lang], x.id).not.toContain('\n');
      }
    }
  });

  test('an unknown id is refused in words', () => {
    expect(() => spell('fireball')).toThrow('There is no spell "fireball" in Dungeon Saga.');
  });
});

describe('references', () => {
  test('abilities, feats and spells of every figure exist, and nothing is left over', () => {
    const abilities = figures.flatMap(f => f.abilities);
    for (const id of abilities) expect(ability(id).id).toBe(id);
    for (const x of everything) if (x.kind === 'ability') expect(abilities, x.id).toContain(x.id);
    const deeds = sheets.flatMap(s => s.feats);
    for (const id of deeds) expect(feat(id).id).toBe(id);
    for (const x of feats) expect(deeds, x.id).toContain(x.id);
  });

  test('spells belong to their casters, and only spellcasters have any', () => {
    for (const [id, sheet] of [
      ...heroes.flatMap(h => [[h.id, h.sheet] as const, [h.id, h.legendary] as const]),
      ...bosses.map(b => [b.id, b.sheet] as const),
    ]) {
      expect(sheet.spells.length > 0, id).toBe(sheet.spellcaster);
      for (const s of sheet.spells) expect(spell(s).casters, `${id} ${s}`).toContain(id);
    }
    const casters = new Set<string>(
      [...heroes, ...bosses].filter(figure => figure.sheet.spellcaster).map(figure => figure.id),
    );
    for (const s of spells) for (const id of s.casters) expect(casters, s.id).toContain(id);
  });

  test('spells that give items give existing ones', () => {
    for (const s of spells) for (const e of s.effects) if (e.do === 'gain') expect(item(e.item).id).toBe(e.item);
  });

  test('consumables are consumed; nothing without a limit can be used at will', () => {
    for (const i of items) {
      if (i.form === 'consumable') expect(isConsumable(i), i.id).toBe(true);
      for (const e of i.effects)
        if (e.do === 'at' && e.moment === 'own-turn') expect(e.limit, i.id).not.toBeUndefined();
    }
    expect(isActivated(item('spider-silk-armour'))).toBe(false);
    expect(isActivated(item('healing-potion'))).toBe(true);
  });
});
