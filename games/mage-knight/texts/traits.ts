import type { Lang, Text } from '@tafelrunde/engine';
import type { Ability } from '../content/enemies.ts';
import type { Element, Resistance } from '../content/words.ts';
import type { Trait } from '../state.ts';

/** What stands on tokens, in the rulebook's words. */
export const ABILITY_NAMES: Readonly<Record<Ability, Text>> = {
  swift: { en: 'swift', de: 'flink' },
  brutal: { en: 'brutal', de: 'brutal' },
  poison: { en: 'poisonous', de: 'giftig' },
  paralyze: { en: 'paralyzes', de: 'versteinert' },
  summon: { en: 'summons', de: 'ruft herbei' },
  assassination: { en: 'assassination', de: 'Attentäter' },
  cumbersome: { en: 'cumbersome', de: 'schwerfällig' },
  vampiric: { en: 'vampiric', de: 'Vampirismus' },
  elusive: { en: 'elusive', de: 'ausweichend' },
  defend: { en: 'defends', de: 'verteidigend' },
  fortified: { en: 'fortified', de: 'befestigt' },
  unfortified: { en: 'unfortified', de: 'unbefestigt' },
  'arcane-immunity': { en: 'arcane immunity', de: 'arkane Immunität' },
};

export const RESISTANCE_NAMES: Readonly<Record<Resistance, Text>> = {
  physical: { en: 'physical attacks', de: 'physischen Angriffen' },
  fire: { en: 'fire', de: 'Feuer' },
  ice: { en: 'ice', de: 'Eis' },
};

const ELEMENTS: Readonly<Record<Element, Text>> = {
  physical: { en: '', de: '' },
  fire: { en: ' fire', de: ' Feuer' },
  ice: { en: ' ice', de: ' Eis' },
  coldfire: { en: ' cold fire', de: ' Kaltfeuer' },
};

/** " fire", behind a number; nothing for physical attacks. */
export const elementWord = (element: Element, lang: Lang): string => ELEMENTS[element][lang];

/** What an enemy can lose. */
export function traitName(trait: Trait, lang: Lang): string {
  if (trait === 'site-fortification') return lang === 'de' ? 'Befestigung des Ortes' : 'fortification of the site';
  if (isResistance(trait)) {
    const of = RESISTANCE_NAMES[trait.replace('-resistance', '') as Resistance][lang];
    return lang === 'de'
      ? `Widerstand gegen ${of.replace('physischen Angriffen', 'physische Angriffe')}`
      : `resistance to ${of}`;
  }
  return ABILITY_NAMES[trait][lang];
}

const isResistance = (trait: Trait): trait is `${Resistance}-resistance` => trait.endsWith('-resistance');
