import type {
  AttackForm,
  BodyPart,
  FoeKind,
  Lang,
  Loot,
  Pile,
  School,
  Stat,
  Target,
  WeaponCategory,
  Words,
} from './effects.ts';

/** The nouns of the card texts. German nouns come in the case the sentences of text.ts need. */
type Table<K extends string> = Readonly<Record<K, Words>>;

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

/** Nominative singular: every sentence about a target has it as its subject. */
export const targetWords: Table<Exclude<Target, 'self'>> = {
  foe: { en: 'the foe', de: 'der Gegner' },
  same: { en: 'the same one', de: 'derselbe' },
  own: { en: 'a hero or creature of your group', de: 'ein Held oder eine Kreatur deiner Gruppe' },
  'own-hero': { en: 'a hero of your group', de: 'ein Held deiner Gruppe' },
  enemy: { en: 'an enemy hero or creature', de: 'ein gegnerischer Held oder eine gegnerische Kreatur' },
  'enemy-hero': { en: 'an enemy hero', de: 'ein gegnerischer Held' },
  opponent: {
    en: 'an opponent of your choice (hero, creature, NPC or demon)',
    de: 'ein Gegner deiner Wahl (Held, Kreatur, NSC oder Dämon)',
  },
  'own-group': { en: 'each hero and creature of your group', de: 'jeder Held und jede Kreatur deiner Gruppe' },
  'enemy-group': { en: 'each hero and creature of one rival', de: 'jeder Held und jede Kreatur eines Mitspielers' },
  'foe-others': {
    en: 'each other hero and creature of the foe’s group',
    de: 'jeder andere Held und jede andere Kreatur in der Gruppe des Gegners',
  },
  all: { en: 'each hero and creature in the game', de: 'jeder Held und jede Kreatur im Spiel' },
};
