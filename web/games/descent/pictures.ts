import { laterSigns } from '../../kit/later-signs.ts';
import { heroSheetOf, isAgent, isItem, isLieutenant, itemOf, OVERLORD_CARDS } from './game.ts';
import { type IconName, icons } from './icons.ts';
import type { IconName as LaterName } from './picture-icons.ts';

const later = laterSigns(async () => (await import('./picture-icons.ts')).icons);
/** What the first table does not show comes with the first thing that looks so; whatever shows one of them is drawn again then. */
export const { sign: moreSign, useSigns: useMoreSigns, learn: learnSigns } = later;

/** The outline of an icon, whenever it is loaded. */
const sign = (name: IconName | LaterName): string =>
  name in icons ? icons[name as IconName] : moreSign(name as LaterName);

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

const MONSTERS: Readonly<Record<string, IconName | LaterName>> = {
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
  return sign(MONSTERS[of] ?? (isLieutenant(of) || isAgent(of) ? 'crowned-skull' : 'black-knight-helm'));
}

const COMPANIONS = {
  familiar: 'raise-zombie',
  image: 'wizard-face',
  character: 'person',
  object: 'locked-chest',
  ally: 'person',
} as const;
export const companionSign = (kind: keyof typeof COMPANIONS): string => sign(COMPANIONS[kind]);

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
  if (overlord) return moreSign(overlord.type === 'trap' ? 'wolf-trap' : 'spell-book');
  if (!isItem(id)) return icons['magic-swirl'];
  const { traits, kind } = itemOf(id);
  if (kind === 'search-card') return moreSign('health-potion');
  if (traits.includes('shield')) return icons.shield;
  const found = traits.flatMap(trait => TRAITS[trait] ?? [])[0];
  return icons[found ?? 'swap-bag'];
}

const CONDITIONS: Readonly<Record<string, LaterName>> = {
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
export const conditionSign = (id: string): string => moreSign(CONDITIONS[id] ?? 'virus');

export const SIGNS = icons;
