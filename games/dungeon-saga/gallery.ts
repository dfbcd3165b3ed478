// The game comes along whole: what it shares with the gallery is not cut out of it into files of their own.
import './index.ts';
import {
  type Gallery,
  type GalleryPiece,
  type GalleryShelf,
  type GalleryValue,
  galleryValue,
  type Lang,
  type Text,
} from '@tafelrunde/engine';
import { contentText, damageText } from './card-text.ts';
import {
  abilities,
  ability,
  bosses,
  type Content,
  commandCards,
  feat,
  feats,
  furniture,
  heroes,
  items,
  locks,
  type Minion,
  minions,
  type Profile,
  type Sheet,
  seals,
  spell,
  spells,
} from './content/index.ts';
import { cardRangeWords, itemWords, rankWords, schoolWords } from './content/words.ts';

export function gallery(): Gallery {
  return {
    shelves: [
      figures('minions', { en: 'Minions', de: 'Schergen' }, minions.map(minion)),
      figures(
        'bosses',
        { en: 'Bosses', de: 'Anführer' },
        bosses.map(boss => sheet(boss, boss.sheet, [boss.calling])),
      ),
      figures(
        'heroes',
        { en: 'Heroes', de: 'Helden' },
        heroes.flatMap(hero => [
          sheet(hero, hero.sheet, [hero.calling]),
          sheet({ ...hero, name: legendary(hero.name) }, hero.legendary, [hero.calling, LEGENDARY]),
        ]),
      ),
      cards('spells', { en: 'Spells', de: 'Zauber' }, spells, card => [schoolWords[card.school], rankWords[card.rank]]),
      cards('items', { en: 'Items', de: 'Gegenstände' }, items, item => [itemWords[item.form]]),
      cards('commands', { en: 'Command cards', de: 'Befehlskarten' }, commandCards),
      cards('abilities', { en: 'Abilities', de: 'Fähigkeiten' }, abilities),
      cards('feats', { en: 'Feats', de: 'Heldentaten' }, feats),
      cards('dungeon', { en: 'Furnishing, locks and seals', de: 'Einrichtung, Schlösser und Siegel' }, [
        ...furniture,
        ...locks,
        ...seals,
      ]),
    ],
  };
}

const LEGENDARY: Text = { en: 'legendary', de: 'legendär' };
const legendary = (name: Text): Text => ({ en: `${name.en}, legendary`, de: `${name.de}, legendär` });

const figures = (id: string, name: Text, pieces: readonly GalleryPiece[]): GalleryShelf => ({
  id,
  name,
  holds: 'figures',
  pieces,
});

const cards = <C extends Content>(
  id: string,
  name: Text,
  pieces: readonly C[],
  marks: (piece: C) => readonly Text[] = () => [],
): GalleryShelf => ({
  id,
  name,
  holds: 'cards',
  pieces: pieces.map(piece => ({
    name: piece.name,
    text: both(lang => contentText(piece, lang)),
    ...('flavour' in piece ? { flavour: piece.flavour } : {}),
    marks: marks(piece),
  })),
});

const both = (text: (lang: Lang) => string): Text => ({ en: text('en'), de: text('de') });

function minion({ name, flavour, profile, damage, level }: Minion): GalleryPiece {
  return {
    name,
    flavour,
    values: profileValues(profile),
    marks: [{ en: `level ${level}`, de: `Stufe ${level}` }],
    text: both(lang =>
      [
        `${lang === 'de' ? 'Treffer' : 'Hits'}: ${damageText(damage, lang)}.`,
        ...described(profile.abilities.map(ability), lang),
      ].join(' '),
    ),
  };
}

interface Titled {
  readonly name: Text;
  readonly flavour: Text;
}

function sheet({ name, flavour }: Titled, of: Sheet, marks: readonly Text[]): GalleryPiece {
  return {
    name,
    flavour,
    marks,
    values: [
      ...profileValues(of),
      ...galleryValue({ en: 'Wounds', de: 'Wunden' }, of.wounds),
      ...galleryValue({ en: 'Injured at', de: 'Verletzt ab' }, of.injuredAt),
    ],
    text: both(lang =>
      [
        ...described(of.abilities.map(ability), lang),
        ...described(of.feats.map(feat), lang),
        ...(of.spells.length > 0
          ? [`${lang === 'de' ? 'Zauber' : 'Spells'}: ${of.spells.map(id => spell(id).name[lang]).join(', ')}.`]
          : []),
      ].join(' '),
    ),
  };
}

/** "Frenzy: what it does." */
const described = (things: readonly Content[], lang: Lang): string[] =>
  things.map(thing => `${thing.name[lang]}: ${contentText(thing, lang)}`);

function profileValues({ move, combatDice, ranged, armour }: Profile): readonly GalleryValue[] {
  return [
    ...galleryValue({ en: 'Move', de: 'Bewegung' }, move),
    ...galleryValue({ en: 'Combat dice', de: 'Kampfwürfel' }, combatDice),
    ...(ranged
      ? [
          {
            name: {
              en: `Ranged dice (${cardRangeWords[ranged.ruler].en.toLowerCase()})`,
              de: `Fernkampfwürfel (${cardRangeWords[ranged.ruler].de.toLowerCase()})`,
            },
            value: ranged.dice,
          },
        ]
      : []),
    ...galleryValue({ en: 'Armour', de: 'Rüstung' }, armour),
  ];
}
