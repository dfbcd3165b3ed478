import { type Lang, listed, type Texts } from '@tafelrunde/engine';
import { MOST_NEGATIVE_FAME } from '../content/levels.ts';
import { card, hero } from '../names.ts';
import type { MageKnight } from '../types.ts';

/** What the auction of heroes, drafting and action upgrades ask, offer and tell. */
type All = Texts<MageKnight>;

const cards = (ids: readonly Parameters<typeof card>[0][], lang: Lang): string =>
  listed(
    ids.map(id => card(id, lang)),
    lang === 'de' ? 'und' : 'and',
  );

export const asks: Pick<All['asks'], 'bid' | 'draft' | 'give-up' | 'shuffle-in' | 'upgrade'> = {
  bid: {
    en: `Do you agree, or offer fame for this hero (up to ${MOST_NEGATIVE_FAME})?`,
    de: `Stimmst du zu, oder bietest du Ruhm für diesen Helden (bis ${MOST_NEGATIVE_FAME})?`,
  },
  draft: { en: 'Which card do you keep?', de: 'Welche Karte behältst du?' },
  'give-up': { en: 'Which of your actions is thrown away for it?', de: 'Welche deiner Aktionen wird dafür entfernt?' },
  'shuffle-in': {
    en: 'Which of the cards you kept do you shuffle into your deck?',
    de: 'Welche deiner behaltenen Karten mischst du in dein Deck?',
  },
  upgrade: {
    en: 'Do you exchange an action for an advanced one?',
    de: 'Tauschst du eine Aktion gegen eine Fortgeschrittene Aktion?',
  },
};

export const options: Pick<All['options'], 'bid' | 'keep' | 'shuffle-in' | 'upgrade' | 'give-up'> = {
  bid: { en: c => `Offer ${c.n} fame`, de: c => `${c.n} Ruhm bieten` },
  keep: { en: c => `Keep ${card(c.card, 'en')}`, de: c => `Behalten: ${card(c.card, 'de')}` },
  'shuffle-in': { en: c => `Shuffle ${card(c.card, 'en')} in`, de: c => `Einmischen: ${card(c.card, 'de')}` },
  upgrade: { en: c => `Take ${card(c.card, 'en')}`, de: c => `Nehmen: ${card(c.card, 'de')}` },
  'give-up': { en: c => `Throw ${card(c.card, 'en')} away`, de: c => `Entfernen: ${card(c.card, 'de')}` },
};

export const events: Pick<
  All['events'],
  'hero-wanted' | 'bid' | 'bid-passed' | 'packet' | 'kept' | 'shuffled-in' | 'deck-rated' | 'deck-shown'
> = {
  'hero-wanted': {
    en: (e, name) => `${name(e.seat)} would like to play ${hero(e.hero, 'en')}.`,
    de: (e, name) => `${name(e.seat)} möchte ${hero(e.hero, 'de')} spielen.`,
  },
  bid: {
    en: (e, name) => `${name(e.seat)} offers ${e.n} fame for ${hero(e.hero, 'en')}.`,
    de: (e, name) => `${name(e.seat)} bietet ${e.n} Ruhm für ${hero(e.hero, 'de')}.`,
  },
  'bid-passed': {
    en: (e, name) => `${name(e.seat)} leaves ${hero(e.hero, 'en')} to others.`,
    de: (e, name) => `${name(e.seat)} überlässt ${hero(e.hero, 'de')} anderen.`,
  },
  packet: {
    en: (e, name) => `${name(e.seat)} looks at ${e.cards ? cards(e.cards, 'en') : `${e.n} cards`}.`,
    de: (e, name) => `${name(e.seat)} sieht sich ${e.cards ? cards(e.cards, 'de') : `${e.n} Karten`} an.`,
  },
  kept: {
    en: (e, name) => `${name(e.seat)} keeps ${e.which ? card(e.which, 'en') : 'a card'}.`,
    de: (e, name) => `${name(e.seat)} behält ${e.which ? card(e.which, 'de') : 'eine Karte'}.`,
  },
  'shuffled-in': {
    en: (e, name) =>
      `${name(e.seat)} shuffles ${e.which ? card(e.which, 'en') : 'a card that was kept'} into the deck.`,
    de: (e, name) => `${name(e.seat)} mischt ${e.which ? card(e.which, 'de') : 'eine behaltene Karte'} in das Deck.`,
  },
  'deck-rated': {
    en: (e, name) => `${name(e.seat)} rates deck and level at ${e.n}.`,
    de: (e, name) => `${name(e.seat)} bewertet Deck und Level mit ${e.n}.`,
  },
  'deck-shown': {
    en: (e, name) => `The deck of ${name(e.seat)}: ${cards(e.cards, 'en')}.`,
    de: (e, name) => `Das Deck von ${name(e.seat)}: ${cards(e.cards, 'de')}.`,
  },
};
