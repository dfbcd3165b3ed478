import type { Lang } from '@tafelrunde/engine';
import {
  bodyWords,
  cardText,
  effectTexts,
  handsWords,
  type SupportCard,
  schoolWords,
  weaponProfile,
  weaponWords,
} from './game.ts';
import type { Sign } from './pictures.ts';

/** A number on a card with its sign. */
export interface Value {
  readonly sign: Sign;
  readonly text: string;
}

const bonus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const both = (value: number | readonly [number, number], show: (n: number) => string): string =>
  typeof value === 'number' ? show(value) : value.map(show).join('/');

/** What a glance at the card should tell. */
export function valuesOf(card: SupportCard): readonly Value[] {
  switch (card.kind) {
    case 'weapon':
    case 'artefact':
      return [...weapon(card), ...armour(card)];
    case 'shield':
      return [{ sign: 'parry', text: bonus(card.parry) }];
    case 'armour':
      return armour(card);
    case 'attack-spell':
      return [
        { sign: 'magic', text: bonus(card.magic) },
        { sign: 'damage', text: String(card.damage) },
        ...wait(card.cooldown),
      ];
    case 'defence-spell':
      return [{ sign: 'magic', text: bonus(card.magic) }, ...wait(card.cooldown)];
    case 'general-spell':
      return [{ sign: 'magic', text: `≥ ${card.targetValue}` }, ...wait(card.cooldown)];
    case 'summoning':
      return card.targetValue > 0 ? [{ sign: 'magic', text: `≥ ${card.targetValue}` }, ...wait(card.cooldown)] : [];
    default:
      return [];
  }
}

function weapon(card: SupportCard): Value[] {
  const profile = weaponProfile(card);
  if (!profile) return [];
  const parry: Value[] = profile.category === 'ranged' ? [] : [{ sign: 'parry', text: both(profile.parry, bonus) }];
  return [
    { sign: 'attack', text: both(profile.attack, bonus) },
    ...parry,
    { sign: 'damage', text: both(profile.damage, String) },
  ];
}

const armour = (card: SupportCard): Value[] =>
  (card.kind === 'armour' || card.kind === 'artefact') && card.wear
    ? [{ sign: 'armour', text: String(card.wear.armour) }]
    : [];

const wait = (cooldown: number): Value[] => (cooldown > 0 ? [{ sign: 'cooldown', text: String(cooldown) }] : []);

/** What kind of card it is, in a word or two, where its text does not begin with it. */
function kindOf(card: SupportCard, lang: Lang): string {
  const profile = weaponProfile(card);
  if (profile) return `${handsWords[profile.hands][lang]} ${weaponWords[profile.category][lang]}`;
  if ((card.kind === 'armour' || card.kind === 'artefact') && card.wear) return bodyWords[card.wear.bodyPart][lang];
  return 'school' in card ? schoolWords[card.school][lang] : '';
}

/** The card's text; what its values say already is left out. */
export function shortText(card: SupportCard, lang: Lang): { readonly kind: string; readonly text: string } {
  return valuesOf(card).length === 0
    ? { kind: '', text: cardText(card, lang) }
    : { kind: kindOf(card, lang), text: effectTexts(card.effects, card.kind, lang).join(' ') };
}
