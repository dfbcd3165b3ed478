// The game comes along whole: what it shares with the gallery is not cut out of it into files of their own.
import './index.ts';
import {
  bonus,
  capital,
  type Gallery,
  type GalleryPiece,
  type GalleryShelf,
  galleryValue,
  type Lang,
  type Text,
} from '@tafelrunde/engine';
import type { Card, Hero, SupportCard } from './content/cards.ts';
import { heroes, supportCards } from './content/index.ts';
import { scenarioCards } from './content/scenarios/cards.ts';
import { cardText } from './content/text.ts';
import { schoolWords, statWords, usedWords } from './content/words.ts';
import { effectTexts } from './effects/vocabulary.ts';

type Kind = SupportCard['kind'];

/** The kinds that lie together, in the order in which somebody looks for them. */
const SHELVES: readonly (readonly [id: string, name: Text, holds: GalleryShelf['holds'], kinds: readonly Kind[]])[] = [
  ['creatures', { en: 'Creatures', de: 'Kreaturen' }, 'figures', ['summoning']],
  ['demons', { en: 'Demons', de: 'Dämonen' }, 'figures', ['demon']],
  ['npcs', { en: 'NPCs', de: 'NSCs' }, 'figures', ['npc']],
  ['weapons', { en: 'Weapons and shields', de: 'Waffen und Schilde' }, 'cards', ['weapon', 'shield']],
  ['armour', { en: 'Armour', de: 'Rüstungen' }, 'cards', ['armour']],
  ['artefacts', { en: 'Artefacts', de: 'Artefakte' }, 'cards', ['artefact']],
  ['spells', { en: 'Spells', de: 'Zaubersprüche' }, 'cards', ['attack-spell', 'defence-spell', 'general-spell']],
  ['potions', { en: 'Potions', de: 'Zaubertränke' }, 'cards', ['potion']],
  ['manoeuvres', { en: 'Manoeuvres', de: 'Manöver' }, 'cards', ['manoeuvre']],
  ['events', { en: 'Events', de: 'Ereignisse' }, 'cards', ['event', 'spontaneous-event']],
];

export function gallery(): Gallery {
  const support = [...supportCards, ...scenarioCards];
  return {
    shelves: [
      { id: 'heroes', name: { en: 'Heroes', de: 'Helden' }, holds: 'figures', pieces: heroes.map(hero) },
      ...SHELVES.map(
        ([id, name, holds, kinds]): GalleryShelf => ({
          id,
          name,
          holds,
          pieces: support.filter(({ kind }) => kinds.includes(kind)).map(piece),
        }),
      ),
    ],
  };
}

const both = (text: (lang: Lang) => string): Text => ({ en: text('en'), de: text('de') });
const MAGICAL: Text = { en: 'magical', de: 'magisch' };
const NOT_MAGICAL: Text = { en: 'non-magical', de: 'nichtmagisch' };
const LIFE: Text = { en: 'Life points', de: 'Lebenspunkte' };

const stats = (of: Readonly<Partial<Record<keyof typeof statWords, number>>>) =>
  (['attack', 'parry', 'damage', 'magic', 'magicResistance', 'armour'] as const).flatMap(stat =>
    galleryValue({ en: capital(statWords[stat].en), de: capital(statWords[stat].de) }, of[stat]),
  );

function hero({ name, flavour, magical, specialisations, effects, kind, ...values }: Hero): GalleryPiece {
  const { magic, ...others } = values;
  const special = (lang: Lang) =>
    specialisations.map(one => `${usedWords[one.in][lang]} ${bonus(one.bonus)}`).join(', ');
  return {
    name,
    flavour,
    marks: [magical ? MAGICAL : NOT_MAGICAL],
    values: stats({
      attack: others.attack,
      parry: others.parry,
      magicResistance: others.magicResistance,
      armour: others.armour,
      ...(magical ? { magic } : {}),
    }),
    text: both(lang =>
      [
        ...(special(lang)
          ? [lang === 'de' ? `Spezialisierung: ${special(lang)}.` : `Specialised in ${special(lang)}.`]
          : []),
        ...effectTexts(effects, kind, lang),
      ].join(' '),
    ),
  };
}

function piece(card: SupportCard): GalleryPiece {
  return {
    name: card.name,
    flavour: card.flavour,
    text: both(lang => cardText(card as Card, lang)),
    marks: 'school' in card ? [schoolWords[card.school]] : [],
    values: valuesOf(card),
  };
}

function valuesOf(card: SupportCard) {
  switch (card.kind) {
    case 'summoning': {
      const { form: _, life, ...values } = card.creature;
      return [...stats(values), ...galleryValue(LIFE, life)];
    }
    case 'demon':
      return [
        ...stats({ parry: card.parry, magicResistance: card.magicResistance, armour: card.armour }),
        ...galleryValue(LIFE, card.life),
      ];
    case 'npc':
      return [...stats({ armour: card.armour }), ...galleryValue(LIFE, card.life)];
    default:
      return [];
  }
}
