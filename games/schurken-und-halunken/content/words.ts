import type { Lang, Text } from '@tafelrunde/engine';
import type { AttackForm, BodyPart, FoeKind, Loot, Pile, School, Stat, WeaponCategory } from './values.ts';

/** The nouns of the card texts. German nouns come in the case the sentences need. */
type Table<K extends string> = Readonly<Record<K, Text>>;

export const statWords: Table<Stat> = {
  attack: { en: 'attack', de: 'Attacke' },
  parry: { en: 'parry', de: 'Parade' },
  damage: { en: 'damage', de: 'Schaden' },
  armour: { en: 'armour', de: 'Rüstung' },
  magic: { en: 'magic', de: 'Magie' },
  magicResistance: { en: 'magic resistance', de: 'Magieresistenz' },
};

export const weaponWords: Table<WeaponCategory> = {
  blade: { en: 'blade weapon', de: 'Klingenwaffe' },
  impact: { en: 'impact weapon', de: 'Wuchtwaffe' },
  thrust: { en: 'thrusting weapon', de: 'Stichwaffe' },
  ranged: { en: 'ranged weapon', de: 'Fernkampfwaffe' },
};

export const schoolWords: Table<School> = {
  elemental: { en: 'elemental magic', de: 'Elementarmagie' },
  shadow: { en: 'shadow magic', de: 'Schattenmagie' },
  necromancy: { en: 'necromancy', de: 'Nekromantie' },
  voodoo: { en: 'voodoo magic', de: 'Voodoo-Magie' },
};

/** What one is specialised in or uses: dative and nominative plural are the same word. */
export const usedWords: Table<WeaponCategory | School> = {
  blade: { en: 'blade weapons', de: 'Klingenwaffen' },
  impact: { en: 'impact weapons', de: 'Wuchtwaffen' },
  thrust: { en: 'thrusting weapons', de: 'Stichwaffen' },
  ranged: { en: 'ranged weapons', de: 'Fernkampfwaffen' },
  ...schoolWords,
};

export const handsWords: Table<'1' | '2' | '1/2'> = {
  '1': { en: 'one-handed', de: 'einhändige' },
  '2': { en: 'two-handed', de: 'zweihändige' },
  '1/2': { en: 'one- or two-handed', de: 'ein- oder zweihändige' },
};

export const bodyWords: Table<BodyPart> = {
  head: { en: 'head', de: 'Kopf' },
  shoulders: { en: 'shoulders', de: 'Schultern' },
  torso: { en: 'torso', de: 'Torso' },
  arms: { en: 'arms', de: 'Arme' },
  legs: { en: 'legs', de: 'Beine' },
};

export const formWords: Table<AttackForm> = {
  melee: { en: 'melee', de: 'Nahkampf' },
  ranged: { en: 'ranged combat', de: 'Fernkampf' },
  magical: { en: 'magic', de: 'Magie' },
};

export const foeWords: Table<FoeKind> = {
  'magical-hero': { en: 'magical heroes', de: 'magische Helden' },
  creature: { en: 'creatures', de: 'Kreaturen' },
  demon: { en: 'demons', de: 'Dämonen' },
};

export const lootWords: Table<Loot> = {
  weapon: { en: 'weapon', de: 'Waffe' },
  armour: { en: 'armour card', de: 'Rüstung' },
  artefact: { en: 'artefact', de: 'Artefakt' },
};

export const pileWords: Table<Pile> = {
  equipment: { en: 'equipment card', de: 'Ausrüstungskarte' },
  magic: { en: 'magic card', de: 'Magiekarte' },
  tactics: { en: 'tactics card', de: 'Taktikkarte' },
};

/** "tactics card", "tactics cards" */
export const pileCards = (pile: Pile, n: number, lang: Lang): string =>
  n === 1 ? pileWords[pile][lang] : `${pileWords[pile][lang]}${lang === 'de' ? 'n' : 's'}`;
