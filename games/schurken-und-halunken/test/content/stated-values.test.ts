import { describe, expect, test } from 'vitest';
import { hero, supportCard, supportCardsById } from '../../content/index.ts';

const wearOf = (id: string) => {
  const card = supportCard(`${id}#1`);
  return card.kind === 'armour' ? card.wear : undefined;
};
const wieldOf = (id: string) => {
  const card = supportCard(`${id}#1`);
  return card.kind === 'weapon' ? card.wield : undefined;
};

describe('SH-COMP-08 the values the rulebook states', () => {
  test('heroes', () => {
    expect(hero('black-knight')).toMatchObject({ attack: 6, armour: 0, specialisations: [{ in: 'blade', bonus: 2 }] });
    expect(hero('barbarian')).toMatchObject({ attack: 6, specialisations: [{ in: 'impact', bonus: 2 }] });
    expect(hero('dark-elf').parry).toBe(2);
    expect(hero('werewolf').effects.map(e => e.do)).toContain('unarmed');
  });

  test('the Dark Elf adds nothing to a parry with the Silver Sword, and has no armour of her own (SH-PARRY-EX1, SH-DMG-EX1)', () => {
    expect(hero('dark-elf').specialisations.map(s => s.in)).not.toContain('blade');
    expect(hero('dark-elf').armour).toBe(0);
  });

  test('weapons', () => {
    expect(wieldOf('silver-sword')).toMatchObject({ category: 'blade', attack: 2, parry: 0 });
    expect(wieldOf('barbarian-axe')).toMatchObject({ category: 'impact', attack: 2, damage: 8 });
    expect(wieldOf('thorn-club')?.hands).toBe('1/2');
  });

  test('armour', () => {
    const [shoulders, knight] = [wearOf('shoulder-plates'), wearOf('knights-armour')];
    expect((shoulders?.armour ?? 0) + (knight?.armour ?? 0)).toBe(4);
    expect(shoulders?.bodyPart).not.toBe(knight?.bodyPart);
    expect(wearOf('dragon-armour')?.armour).toBe(2);
    expect(wearOf('ring-mail')?.bodyPart).toBe('torso');
    expect(wearOf('bone-armour')?.bodyPart).toBe('torso');
  });

  test('SH-ACT-09 the Voodoo Doll is an artefact with an ability', () => {
    const doll = supportCard('voodoo-doll#1');
    expect(doll.kind).toBe('artefact');
    expect(doll.effects.map(e => e.do)).toEqual(['ability']);
  });

  test('the demons known by name', () => {
    for (const [id, de] of [
      ['shadow-soul', 'Schattenseele'],
      ['trembler', 'Zitterer'],
    ] as const)
      expect(supportCardsById.get(id)).toMatchObject({ kind: 'demon', name: { de } });
  });

  test('the heroes known by name', () => {
    const known = [
      ...['black-knight', 'rat-man', 'vampire', 'dark-elf', 'shadow-warrior', 'troll', 'shaman'],
      ...['assassin', 'lich', 'werewolf', 'necromancer', 'dragon-slayer', 'voodoo-priestess', 'barbarian'],
    ];
    expect(known.map(id => hero(id).name.de).join(', ')).toBe(
      'Schwarzer Ritter, Rattenmensch, Vampirin, Dunkelelfe, Schattenkrieger, Troll, Schamanin, Assassine, Lich, Werwolf, Nekromantin, Drachentöter, Voodoo-Priesterin, Barbar',
    );
  });
});
