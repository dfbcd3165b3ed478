import type { Texts } from '@tafelrunde/engine';
import { SITES } from '../content/sites.ts';
import { TILES } from '../content/tiles.ts';
import { MANA_NAMES, TOKEN_NAMES } from '../content/words.ts';
import { enemy, space } from '../names.ts';
import type { MageKnight } from '../types.ts';
import { and, colours } from './words.ts';

/** What happens on the map. */
type Told = Pick<
  Texts<MageKnight>['events'],
  | 'glade-marked'
  | 'entrance-hidden'
  | 'left-behind'
  | 'moved'
  | 'withdrew'
  | 'explored'
  | 'city-drawn'
  | 'megalopolis'
  | 'rampaged'
  | 'darkness-rolled'
  | 'tactics-returned'
  | 'token-revealed'
  | 'peeked'
  | 'ruins-revealed'
  | 'conquered'
  | 'city-led'
  | 'burned'
  | 'garrison-drawn'
  | 'proposed'
  | 'proposal-answered'
  | 'stayed-outside'
>;

export const events: Told = {
  'glade-marked': {
    en: (e, name) => `${name(e.seat)} marks the glade${e.at === null ? '' : ` at ${space(e.at)}`}.`,
    de: (e, name) => `${name(e.seat)} markiert die Lichtung${e.at === null ? '' : ` bei ${space(e.at)}`}.`,
  },
  'entrance-hidden': {
    en: e => `A secret entrance at ${space(e.at)}: ${SITES[e.site].name.en}.`,
    de: e => `Ein geheimer Eingang bei ${space(e.at)}: ${SITES[e.site].name.de}.`,
  },
  'left-behind': {
    en: (e, name) => `${name(e.seat)} stood on the portal and is out of the game.`,
    de: (e, name) => `${name(e.seat)} stand auf dem Portal und ist ausgeschieden.`,
  },
  moved: {
    en: (e, name) =>
      e.from === null
        ? `${name(e.seat)} enters the map at ${space(e.to)}.`
        : `${name(e.seat)} moves from ${space(e.from)} to ${space(e.to)} for ${e.cost}.`,
    de: (e, name) =>
      e.from === null
        ? `${name(e.seat)} betritt die Karte bei ${space(e.to)}.`
        : `${name(e.seat)} geht von ${space(e.from)} nach ${space(e.to)} für ${e.cost}.`,
  },
  withdrew: {
    en: (e, name) => `${name(e.seat)} has to withdraw to ${space(e.to)}.`,
    de: (e, name) => `${name(e.seat)} muss sich nach ${space(e.to)} zurückziehen.`,
  },
  explored: {
    en: (e, name) =>
      `${e.seat === null ? 'Tile' : `${name(e.seat)} reveals tile`} ${TILES[e.tile].number}${e.seat === null ? ' is laid' : ''} at ${space(e.slot)}${e.turn > 0 ? `, turned by ${60 * e.turn} degrees` : ''}.`,
    de: (e, name) => {
      const how = e.turn > 0 ? `, um ${60 * e.turn} Grad gedreht` : '';
      return e.seat === null
        ? `Kartenteil ${TILES[e.tile].number} liegt bei ${space(e.slot)}${how}.`
        : `${name(e.seat)} deckt bei ${space(e.slot)} Kartenteil ${TILES[e.tile].number} auf${how}.`;
    },
  },
  'city-drawn': {
    en: e => `The ${MANA_NAMES[e.colour].en} city stands at ${space(e.at)}.`,
    de: e => `Bei ${space(e.at)} steht die Stadt der Farbe ${MANA_NAMES[e.colour].de}.`,
  },
  megalopolis: {
    en: e =>
      `The ${MANA_NAMES[e.colour].en} city at ${space(e.at)} and the city at ${space(e.beside)} are a megalopolis.`,
    de: e =>
      `Die Stadt der Farbe ${MANA_NAMES[e.colour].de} bei ${space(e.at)} und die Stadt bei ${space(e.beside)} sind eine Megalopolis.`,
  },
  rampaged: {
    en: e =>
      `A die for ${space(e.at)} shows ${MANA_NAMES[e.die].en}: ${
        e.tokens.length === 0
          ? 'nobody comes back'
          : `${and(
              e.tokens.map(token => enemy(token, 'en')),
              'en',
            )} ${e.tokens.length === 1 ? 'rampages' : 'rampage'} there`
      }.`,
    de: e =>
      `Ein Würfel für ${space(e.at)} zeigt ${MANA_NAMES[e.die].de}: ${
        e.tokens.length === 0
          ? 'Niemand kommt wieder'
          : `Dort ${e.tokens.length === 1 ? 'zieht' : 'ziehen'} ${and(
              e.tokens.map(token => enemy(token, 'de')),
              'de',
            )} umher`
      }.`,
  },
  'darkness-rolled': {
    en: e => `Two dice show ${colours(e.dice, 'en')}: ${e.falls ? 'night falls for good' : 'another day follows'}.`,
    de: e =>
      `Zwei Würfel zeigen ${colours(e.dice, 'de')}: ${e.falls ? 'Es wird für immer Nacht' : 'Es folgt noch ein Tag'}.`,
  },
  'tactics-returned': {
    en: e => `Too few tactics of the ${e.night ? 'night' : 'day'} are left: those that left the game come back.`,
    de: e =>
      `Es sind zu wenige Taktiken ${e.night ? 'der Nacht' : 'des Tages'} übrig: Die ausgeschiedenen kommen zurück.`,
  },
  'token-revealed': {
    en: e => `${enemy(e.token, 'en')}${e.at === null ? ' come out' : ` at ${space(e.at)}`}.`,
    de: e => `${enemy(e.token, 'de')}${e.at === null ? ' zeigen sich' : ` bei ${space(e.at)}`}.`,
  },
  peeked: {
    en: (e, name) =>
      `${name(e.seat)} looks at a token (${TOKEN_NAMES[e.colour].en})${e.token === null ? '' : `: ${enemy(e.token, 'en')}`}.`,
    de: (e, name) =>
      `${name(e.seat)} sieht sich ein Plättchen an (${TOKEN_NAMES[e.colour].de})${e.token === null ? '' : `: ${enemy(e.token, 'de')}`}.`,
  },
  'ruins-revealed': {
    en: e => `The ruins at ${space(e.at)} show what they hold.`,
    de: e => `Die Ruine bei ${space(e.at)} zeigt, was sie birgt.`,
  },
  conquered: {
    en: (e, name) => `${name(e.seat)} conquers: ${SITES[e.site].name.en} at ${space(e.at)}.`,
    de: (e, name) => `${name(e.seat)} erobert: ${SITES[e.site].name.de} bei ${space(e.at)}.`,
  },
  'city-led': {
    en: (e, name) => `${name(e.seat)} leads the city.`,
    de: (e, name) => `${name(e.seat)} führt die Stadt.`,
  },
  burned: {
    en: (e, name) => `${name(e.seat)} has burned the monastery at ${space(e.at)}.`,
    de: (e, name) => `${name(e.seat)} hat das Kloster bei ${space(e.at)} niedergebrannt.`,
  },
  'garrison-drawn': {
    en: e =>
      `The garrison of the city at ${space(e.at)}: ${
        and(
          e.colours.map(c => TOKEN_NAMES[c].en),
          'en',
        ) || 'none'
      }.`,
    de: e =>
      `Die Besatzung der Stadt bei ${space(e.at)}: ${
        and(
          e.colours.map(c => TOKEN_NAMES[c].de),
          'de',
        ) || 'keine'
      }.`,
  },
  proposed: {
    en: (e, name) =>
      `${name(e.seat)} proposes a common assault on the city at ${space(e.at)}: ${e.seats.map((seat, i) => `${name(seat)} ${e.shares[i]}`).join(', ')}.`,
    de: (e, name) =>
      `${name(e.seat)} schlägt einen gemeinsamen Überfall auf die Stadt bei ${space(e.at)} vor: ${e.seats.map((seat, i) => `${name(seat)} ${e.shares[i]}`).join(', ')}.`,
  },
  'proposal-answered': {
    en: (e, name) => `${name(e.seat)} ${e.yes ? 'agrees' : 'declines'}.`,
    de: (e, name) => `${name(e.seat)} ${e.yes ? 'stimmt zu' : 'lehnt ab'}.`,
  },
  'stayed-outside': {
    en: (e, name) => `${name(e.seat)} stays outside the city at ${space(e.at)}.`,
    de: (e, name) => `${name(e.seat)} bleibt vor der Stadt bei ${space(e.at)}.`,
  },
};
