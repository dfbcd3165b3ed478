import type { Damage, DamageTable, Minion } from './things.ts';

/** DS-DMG-02. */
const skeletons: DamageTable = ['nothing', 'bones', 'destroyed', 'destroyed'];

/**
 * Move, dice and armour follow the seven rows of DS-COMP-11, read in the order below (the archer's fourth number is its armour). Only the
 * skeleton warrior is certain (DS-STAT-07). Levels and counts are public; the damage tables beyond the skeletons' are ours.
 */
export const minions: readonly Minion[] = [
  {
    kind: 'minion',
    id: 'skeleton-warrior',
    name: { en: 'Skeleton Warrior', de: 'Skelettkrieger' },
    flavour: {
      en: 'Half of all blows go right through him.',
      de: 'Die Hälfte aller Hiebe geht glatt durch ihn hindurch.',
    },
    profile: { move: 4, combatDice: 2, armour: 2, size: 1, abilities: [] },
    damage: skeletons,
    level: 1,
    count: 4,
  },
  {
    kind: 'minion',
    id: 'skeleton-archer',
    name: { en: 'Skeleton Archer', de: 'Skelettbogenschütze' },
    flavour: { en: 'No eyes, no breath, no trembling.', de: 'Keine Augen, kein Atem, kein Zittern.' },
    profile: {
      move: 4,
      combatDice: 3,
      armour: 1,
      ranged: { dice: 3, ruler: 'long' },
      size: 1,
      abilities: [],
    },
    damage: skeletons,
    level: 2,
    count: 2,
  },
  {
    kind: 'minion',
    id: 'dwarf-revenant',
    name: { en: 'Dwarf Revenant', de: 'Zwergenwiedergänger' },
    flavour: {
      en: 'Swore to guard the hall forever. Meant it.',
      de: 'Schwor, die Halle ewig zu hüten. Meinte es ernst.',
    },
    profile: { move: 4, combatDice: 4, armour: 3, size: 1, abilities: ['stalwart'] },
    damage: ['bones', 'bones', 'destroyed', 'destroyed'],
    level: 3,
    count: 2,
  },
  {
    kind: 'minion',
    id: 'zombie',
    name: { en: 'Zombie', de: 'Zombie' },
    flavour: { en: 'Easy to knock over. That is all.', de: 'Leicht umzuwerfen. Mehr aber auch nicht.' },
    profile: { move: 4, combatDice: 2, armour: 1, size: 1, abilities: ['clinging'] },
    damage: ['nothing', 'bones', 'bones', 'destroyed'],
    level: 1,
    count: 4,
  },
  {
    kind: 'minion',
    id: 'armoured-zombie',
    name: { en: 'Armoured Zombie', de: 'Gerüsteter Zombie' },
    flavour: { en: 'The armour held. The man did not.', de: 'Die Rüstung hat gehalten. Der Mann nicht.' },
    profile: { move: 4, combatDice: 2, armour: 3, size: 1, abilities: ['clinging'] },
    damage: ['nothing', 'bones', 'bones', 'destroyed'],
    level: 2,
    count: 2,
  },
  {
    kind: 'minion',
    id: 'zombie-troll',
    name: { en: 'Zombie Troll', de: 'Zombie-Troll' },
    flavour: { en: 'Death did nothing for his appetite.', de: 'Der Tod hat ihm den Appetit nicht verdorben.' },
    profile: { move: 4, combatDice: 4, armour: 4, size: 2, abilities: ['sweeping-blow', 'tough'] },
    damage: ['injured', 'injured', 'destroyed', 'destroyed'],
    level: 9,
    count: 2,
  },
  {
    kind: 'minion',
    id: 'ghost',
    name: { en: 'Ghost', de: 'Geist' },
    flavour: { en: 'Chairs are a habit he has given up.', de: 'Das Ausweichen hat er sich abgewöhnt.' },
    profile: { move: 3, combatDice: 3, armour: 3, size: 1, abilities: ['ethereal', 'chill-touch'] },
    damage: ['destroyed', 'destroyed', 'destroyed', 'destroyed'],
    level: 2,
    count: 2,
  },
];

/** What this many hits of one attack do (DS-MELEE-17, DS-DMG-04). */
export function damageOf(minion: Minion, hits: number): Damage {
  return hits < 1 ? 'nothing' : (minion.damage[Math.min(hits, 4) - 1] ?? 'nothing');
}
