import { counted, type Lang, type Text } from '@tafelrunde/engine';
import { DICE, type Face } from '../content/dice.ts';
import type { InfluenceToken } from '../content/quest.ts';
import type { Archetype, Attribute, Condition, DieKind, ItemTrait, MonsterTrait } from '../content/words.ts';

export const ATTRIBUTE_NAMES: Readonly<Record<Attribute, Text>> = {
  might: { en: 'might', de: 'Stärke' },
  knowledge: { en: 'knowledge', de: 'Wissen' },
  willpower: { en: 'willpower', de: 'Willenskraft' },
  awareness: { en: 'awareness', de: 'Wahrnehmung' },
};

export const CONDITION_NAMES: Readonly<Record<Condition, Text>> = {
  bleeding: { en: 'bleeding', de: 'blutend' },
  burning: { en: 'burning', de: 'brennend' },
  cursed: { en: 'cursed', de: 'verflucht' },
  diseased: { en: 'diseased', de: 'erkrankt' },
  doomed: { en: 'doomed', de: 'todgeweiht' },
  immobilized: { en: 'immobilized', de: 'gelähmt' },
  poisoned: { en: 'poisoned', de: 'vergiftet' },
  stunned: { en: 'stunned', de: 'betäubt' },
  terrified: { en: 'terrified', de: 'verängstigt' },
  weakened: { en: 'weakened', de: 'geschwächt' },
};

export const TRAIT_NAMES: Readonly<Record<ItemTrait, Text>> = {
  armor: { en: 'armor', de: 'Rüstung' },
  axe: { en: 'axe', de: 'Axt' },
  belt: { en: 'belt', de: 'Gürtel' },
  blade: { en: 'blade', de: 'Klinge' },
  book: { en: 'book', de: 'Buch' },
  boots: { en: 'boots', de: 'Stiefel' },
  bow: { en: 'bow', de: 'Bogen' },
  cloak: { en: 'cloak', de: 'Umhang' },
  exotic: { en: 'exotic', de: 'Exotisch' },
  hammer: { en: 'hammer', de: 'Hammer' },
  'heavy-armor': { en: 'heavy armor', de: 'Schwere Rüstung' },
  helmet: { en: 'helmet', de: 'Helm' },
  'light-armor': { en: 'light armor', de: 'Leichte Rüstung' },
  magic: { en: 'magic', de: 'Magie' },
  potion: { en: 'potion', de: 'Trank' },
  ring: { en: 'ring', de: 'Ring' },
  rune: { en: 'rune', de: 'Rune' },
  shield: { en: 'shield', de: 'Schild' },
  staff: { en: 'staff', de: 'Stab' },
  trinket: { en: 'trinket', de: 'Schmuckstück' },
  wand: { en: 'wand', de: 'Zauberstab' },
};

export const RESULT_NAMES: Readonly<Record<'damage' | 'range' | 'surges' | 'pierce' | 'shields', Text>> = {
  damage: { en: 'damage', de: 'Schaden' },
  range: { en: 'range', de: 'Reichweite' },
  surges: { en: 'surge', de: 'Energie' },
  pierce: { en: 'Pierce', de: 'Durchbohren' },
  shields: { en: 'shield', de: 'Schild' },
};

export const DIE_NAMES: Readonly<Record<DieKind, Text>> = {
  blue: { en: 'blue', de: 'blau' },
  red: { en: 'red', de: 'rot' },
  yellow: { en: 'yellow', de: 'gelb' },
  green: { en: 'green', de: 'grün' },
  brown: { en: 'brown', de: 'braun' },
  gray: { en: 'gray', de: 'grau' },
  black: { en: 'black', de: 'schwarz' },
};

/** "1 red die", "2 red dice", "2 dice (blue, red)"; in German as what is thrown or what comes on top: "1 roten Würfel", "1 roter Würfel". */
export function diceText(dice: readonly DieKind[], lang: Lang, thrown = false): string {
  const names = dice.map(kind => DIE_NAMES[kind][lang]);
  const [first = ''] = names;
  if (names.length === 1) return lang === 'en' ? `1 ${first} die` : `1 ${first}${thrown ? 'en' : 'er'} Würfel`;
  if (names.every(name => name === first))
    return lang === 'en' ? `${names.length} ${first} dice` : `${names.length} ${first}e Würfel`;
  return `${counted(names.length, { en: ['die', 'dice'], de: ['Würfel', 'Würfel'] }, lang)} (${names.join(', ')})`;
}

/** What a face shows: "range 2, 2 hearts, 1 surge". */
export function faceText(kind: DieKind, face: number, lang: Lang): string {
  const { range, damage, surge, shield, miss } = DICE[kind][face] as Face;
  if (miss) return lang === 'en' ? 'miss' : 'Fehlschlag';
  const parts = [
    ...(range > 0 ? [lang === 'en' ? `range ${range}` : `Reichweite ${range}`] : []),
    ...(damage > 0 ? [counted(damage, { en: ['heart', 'hearts'], de: ['Herz', 'Herzen'] }, lang)] : []),
    ...(surge > 0 ? [counted(surge, { en: ['surge', 'surges'], de: ['Energie', 'Energien'] }, lang)] : []),
    ...(shield > 0 ? [counted(shield, { en: ['shield', 'shields'], de: ['Schild', 'Schilde'] }, lang)] : []),
  ];
  return parts.length === 0 ? (lang === 'en' ? 'blank' : 'Leerseite') : parts.join(', ');
}

export const MONSTER_TRAIT_NAMES: Readonly<Record<MonsterTrait, Text>> = {
  building: { en: 'building', de: 'Gebäude' },
  cave: { en: 'cave', de: 'Höhle' },
  civilized: { en: 'civilized', de: 'Zivilisiert' },
  cold: { en: 'cold', de: 'Kälte' },
  cursed: { en: 'cursed', de: 'Verflucht' },
  dark: { en: 'dark', de: 'Dunkelheit' },
  hot: { en: 'hot', de: 'Hitze' },
  mountain: { en: 'mountain', de: 'Gebirge' },
  water: { en: 'water', de: 'Wasser' },
  wilderness: { en: 'wilderness', de: 'Wildnis' },
};

/** Archetypes of heroes and classes. */
export const ARCHETYPE_NAMES: Readonly<Record<Archetype, Text>> = {
  warrior: { en: 'warrior', de: 'Krieger' },
  healer: { en: 'healer', de: 'Heiler' },
  mage: { en: 'mage', de: 'Magier' },
  scout: { en: 'scout', de: 'Kundschafter' },
};

/** The influence tokens (D2-NEREK-03). */
export const INFLUENCE_NAMES: Readonly<Record<InfluenceToken, Text>> = {
  red: { en: 'the red token', de: 'der rote Marker' },
  blue: { en: 'the blue token', de: 'der blaue Marker' },
  white: { en: 'the white token', de: 'der weiße Marker' },
};
