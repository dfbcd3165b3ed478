import { heroSheetOf, isAgent, isItem, isLieutenant, itemOf, OVERLORD_CARDS } from './game.ts';
import { type IconName, icons } from './icons.ts';

const ARCHETYPES = {
  warrior: icons['visored-helm'],
  mage: icons['wizard-face'],
  healer: icons['sun-priest'],
  scout: icons['hooded-assassin'],
} as const;

/** Heroes who do not look like the others of their archetype. */
const HEROES: Readonly<Record<string, string>> = {
  'jain-fairwood': icons.bowman,
  'grisban-the-thirsty': icons['dwarf-face'],
};
export const heroSign = (id: string): string => HEROES[id] ?? ARCHETYPES[heroSheetOf(id).archetype];

const MONSTERS: Readonly<Record<string, IconName>> = {
  barghest: 'wolf-head',
  'cave-spider': 'masked-spider',
  elemental: 'rock-golem',
  ettin: 'ogre',
  'flesh-moulder': 'half-dead',
  'goblin-archer': 'goblin-head',
  merriod: 'sea-serpent',
  'shadow-dragon': 'dragon-head',
  zombie: 'shambling-zombie',
  'lady-eliza-farrow': 'female-vampire',
  belthir: 'imp',
  splig: 'goblin-head',
};
export function monsterSign(of: string): string {
  const sign = MONSTERS[of] ?? (isLieutenant(of) || isAgent(of) ? 'crowned-skull' : null);
  return sign === null ? icons['black-knight-helm'] : icons[sign];
}

const COMPANIONS = {
  familiar: 'raise-zombie',
  image: 'wizard-face',
  character: 'person',
  object: 'locked-chest',
  ally: 'person',
} as const;
export const companionSign = (kind: keyof typeof COMPANIONS): string => icons[COMPANIONS[kind]];

/** Tokens look like what is done with them. */
export function tokenSign(kind: string): string {
  if (kind === 'search' || kind === 'challenge') return icons['magnifying-glass'];
  if (kind.startsWith('objective')) return icons['flag-objective'];
  return icons['locked-chest'];
}

const TRAITS: Readonly<Record<string, IconName>> = {
  axe: 'battle-axe',
  blade: 'broadsword',
  bow: 'high-shot',
  staff: 'wizard-staff',
  hammer: 'warhammer',
  rune: 'rune-stone',
  ring: 'skull-ring',
  cloak: 'cloak',
  armor: 'breastplate',
  'heavy-armor': 'breastplate',
  'light-armor': 'breastplate',
  magic: 'rune-stone',
};

/** Items look like their first trait, skills like what is worked with them, overlord cards like their type. */
export function cardSign(id: string): string {
  const overlord = OVERLORD_CARDS[id];
  if (overlord?.type === 'event') return icons.hourglass;
  if (overlord) return icons[overlord.type === 'trap' ? 'wolf-trap' : 'spell-book'];
  if (!isItem(id)) return icons['magic-swirl'];
  const { traits, kind } = itemOf(id);
  if (kind === 'search-card') return icons['health-potion'];
  if (traits.includes('shield')) return icons.shield;
  const sign = traits.flatMap(trait => TRAITS[trait] ?? [])[0];
  return sign ? icons[sign] : icons['swap-bag'];
}

export const CONDITION_SIGNS: Readonly<Record<string, IconName>> = {
  bleeding: 'bleeding-wound',
  burning: 'flame',
  cursed: 'cursed-star',
  diseased: 'virus',
  doomed: 'death-note',
  immobilized: 'spider-web',
  poisoned: 'poison-bottle',
  stunned: 'knocked-out-stars',
  terrified: 'terror',
  weakened: 'broken-shield',
};

export const SIGNS = icons;
