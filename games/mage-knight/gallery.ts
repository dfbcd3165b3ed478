// The game comes along whole: what it shares with the gallery is not cut out of it into files of their own.
import './index.ts';
import {
  capital,
  type Gallery,
  type GalleryPiece,
  type GalleryShelf,
  galleryValue,
  type Lang,
  listed,
  speak,
  type Text,
} from '@tafelrunde/engine';
import { CARDS, type Card, WOUND_CARD } from './content/cards.ts';
import { ENEMIES, type Enemy } from './content/enemies.ts';
import { HEROES } from './content/heroes.ts';
import { SKILLS } from './content/skills/index.ts';
import { TACTICS } from './content/tactics.ts';
import { UNITS } from './content/units.ts';
import { MANA_NAMES, TOKEN_NAMES } from './content/words.ts';
import { ABILITY_NAMES, elementWord, RESISTANCE_NAMES } from './texts/traits.ts';
import { cardText, skillText, tacticText, unitText, woundText } from './things.ts';

export function gallery(): Gallery {
  const cards = [...CARDS.values()];
  const ofType = (type: Card['type']) => cards.filter(card => card.type === type);
  return {
    shelves: [
      {
        id: 'enemies',
        name: { en: 'Enemies', de: 'Gegner' },
        holds: 'figures',
        pieces: Object.values(ENEMIES as Readonly<Record<string, Enemy>>).map(enemy),
      },
      shelf(
        'units',
        { en: 'Units', de: 'Einheiten' },
        Object.values(UNITS),
        unitText,
        ({ tier, sites: _, ...unit }) => ({
          marks: [TIERS[tier]],
          values: [
            ...galleryValue({ en: 'Level', de: 'Level' }, unit.level),
            ...galleryValue({ en: 'Influence', de: 'Einfluss' }, unit.cost),
            ...galleryValue({ en: 'Armor', de: 'Rüstung' }, unit.armor),
          ],
        }),
      ),
      shelf('basic-actions', { en: 'Basic actions', de: 'Basisaktionen' }, ofType('basic-action'), cardText, coloured),
      shelf(
        'advanced-actions',
        { en: 'Advanced actions', de: 'Fortgeschrittene Aktionen' },
        ofType('advanced-action'),
        cardText,
        coloured,
      ),
      shelf('spells', { en: 'Spells', de: 'Zauber' }, ofType('spell'), cardText, coloured),
      shelf('artifacts', { en: 'Artifacts', de: 'Artefakte' }, ofType('artifact'), cardText),
      shelf('skills', { en: 'Skills', de: 'Fähigkeiten' }, Object.values(SKILLS), skillText, ({ hero }) => ({
        marks: [HEROES[hero].name],
      })),
      shelf('tactics', { en: 'Tactics', de: 'Taktiken' }, Object.values(TACTICS), tacticText, ({ time, number }) => ({
        marks: [TIMES[time]],
        values: galleryValue({ en: 'Number', de: 'Nummer' }, number),
      })),
      shelf('wounds', { en: 'Wounds', de: 'Wunden' }, [WOUND_CARD], (_, lang) => woundText(lang)),
    ],
  };
}

const TIERS: Readonly<Record<'regular' | 'elite', Text>> = {
  regular: { en: 'regular', de: 'normal' },
  elite: { en: 'elite', de: 'Elite' },
};
const TIMES: Readonly<Record<'day' | 'night', Text>> = {
  day: { en: 'day', de: 'Tag' },
  night: { en: 'night', de: 'Nacht' },
};

const coloured = ({ colours }: Card) => ({ marks: colours.map(colour => MANA_NAMES[colour]) });

function shelf<T extends { readonly name: Text }>(
  id: string,
  name: Text,
  things: readonly T[],
  text: (thing: T, lang: Lang) => string,
  more: (thing: T) => Pick<GalleryPiece, 'values' | 'marks'> = () => ({}),
): GalleryShelf {
  return {
    id,
    name,
    holds: 'cards',
    pieces: things.map(thing => ({
      name: thing.name,
      text: { en: text(thing, 'en'), de: text(thing, 'de') },
      ...more(thing),
    })),
  };
}

function enemy({ name, colour, armor, elusive, attacks, resists, abilities, fame, reputation }: Enemy): GalleryPiece {
  const attack = (lang: Lang): string =>
    attacks
      .map(one =>
        'value' in one ? `${one.value}${elementWord(one.element, lang)}` : speak(lang)('summons', 'ruft herbei'),
      )
      .join(' + ');
  const text = (lang: Lang): string => {
    const t = speak(lang);
    const against = resists.map(one => RESISTANCE_NAMES[one][lang]);
    return [
      ...(abilities.length > 0 ? [`${capital(abilities.map(one => ABILITY_NAMES[one][lang]).join(', '))}.`] : []),
      ...(against.length > 0 ? [`${t('Resists', 'Widersteht')} ${listed(against, t('and', 'und'))}.`] : []),
    ].join(' ');
  };
  return {
    name,
    text: { en: text('en'), de: text('de') },
    marks: [TOKEN_NAMES[colour], ...abilities.map(one => ABILITY_NAMES[one])],
    values: [
      ...galleryValue({ en: 'Armor', de: 'Rüstung' }, elusive === undefined ? armor : `${armor}/${elusive}`),
      { name: { en: 'Attack', de: 'Angriff' }, value: { en: attack('en'), de: attack('de') } },
      ...galleryValue({ en: 'Fame', de: 'Ruhm' }, fame),
      ...galleryValue({ en: 'Reputation', de: 'Ansehen' }, reputation),
    ],
  };
}
