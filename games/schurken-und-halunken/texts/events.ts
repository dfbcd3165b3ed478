import type { Lang, Texts } from '@tafelrunde/engine';
import { pileCards } from '../content/words.ts';
import type { Event, Rolled } from '../events.ts';
import { sideName } from '../names.ts';
import type { Defence } from '../state.ts';
import type { SchurkenUndHalunken } from '../types.ts';
import {
  breakdown,
  cardDe,
  cardEn,
  cards,
  de,
  en,
  lifePoints,
  names,
  pile,
  signed,
  stat,
  UNTIL,
  using,
} from './words.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

export const events: Texts<SchurkenUndHalunken>['events'] = {
  turn: {
    en: (e, name) => `Turn ${e.turn}: ${sideName(e.group, 'en', name)}.`,
    de: (e, name) => `Zug ${e.turn}: ${sideName(e.group, 'de', name)}.`,
  },
  'even-start': {
    en: (e, name) =>
      `Even start: ${name(e.first)} begins and draws no cards in the first turn.${e.late ? ' Everybody from the third place on draws one start card more.' : ''}`,
    de: (e, name) =>
      `Gerechter Start: ${name(e.first)} beginnt und zieht im ersten Zug keine Karten.${e.late ? ' Wer als Dritter oder später an der Reihe ist, zieht eine Startkarte mehr.' : ''}`,
  },
  'drew-none': {
    en: (e, name) => `${name(e.group)} draws no cards in this first turn (even start).`,
    de: (e, name) => `${name(e.group)} zieht in diesem ersten Zug keine Karten (Gerechter Start).`,
  },
  dawn: {
    en: (e, name) =>
      `Dawn breaks and the town guard comes: every figure of ${sideName(e.group, 'en', name)} loses ${lifePoints(e.amount, 'en')}.`,
    de: (e, name) =>
      `Der Morgen graut, die Stadtwache kommt: Jede Figur von ${sideName(e.group, 'de', name)} verliert ${lifePoints(e.amount, 'de')}.`,
  },
  drew: {
    en: (e, name) => `${name(e.group)} draws ${e.card ? cardEn(e.card) : `one ${pile(e.pile, 'en')}`}.`,
    de: (e, name) => `${name(e.group)} zieht ${e.card ? cardDe(e.card) : `eine ${pile(e.pile, 'de')}`}.`,
  },
  reshuffled: {
    en: e => `The discard pile of the ${pileCards(e.pile, 2, 'en')} is shuffled and becomes the new draw pile.`,
    de: e => `Der Ablagestapel der ${pileCards(e.pile, 2, 'de')} wird gemischt und zum neuen Zugstapel.`,
  },
  redrew: {
    en: (e, name) => `${name(e.group)} shows ${cards(e.cards, 'en')} and draws anew.`,
    de: (e, name) => `${name(e.group)} zeigt ${cards(e.cards, 'de')} und zieht neu.`,
  },
  discarded: {
    en: (e, name) => `${name(e.group)} discards ${cardEn(e.card)}.`,
    de: (e, name) => `${name(e.group)} legt ${cardDe(e.card)} ab.`,
  },
  traded: {
    en: (e, name) => `${name(e.group)} trades cards in.`,
    de: (e, name) => `${name(e.group)} tauscht Karten ein.`,
  },
  bought: {
    en: (e, name) => `${name(e.group)} buys a new hero: ${en(e.hero)}.`,
    de: (e, name) => `${name(e.group)} kauft einen neuen Helden: ${de(e.hero)}.`,
  },
  equipped: {
    en: e => `${en(e.hero)} is equipped with ${cardEn(e.card)}.`,
    de: e => `${de(e.hero)} wird mit ${cardDe(e.card)} ausgestattet.`,
  },
  'took-back': {
    en: e => `${en(e.hero)} gives ${cardEn(e.card)} back into the hand.`,
    de: e => `${de(e.hero)} gibt ${cardDe(e.card)} zurück auf die Hand.`,
  },
  'moved-card': {
    en: e => `${en(e.from)} hands ${cardEn(e.card)} to ${en(e.to)}.`,
    de: e => `Umlegen: ${cardDe(e.card)} (${de(e.from)} → ${de(e.to)}).`,
  },
  attacked: {
    en: e => `${en(e.by)} attacks ${en(e.target)}${attackedWith(e, 'en')}.`,
    de: e => `${de(e.by)} attackiert${attackedWith(e, 'de')}. Ziel: ${de(e.target)}.`,
  },
  offered: {
    en: e => `${en(e.by)} offers to protect ${en(e.target)}.`,
    de: e => `${de(e.by)} bietet Schutz an (${de(e.target)}).`,
  },
  protected: {
    en: e => `${en(e.by)} steps in front of ${en(e.target)}.`,
    de: e => `${de(e.by)} springt ein; ${de(e.target)} bleibt verschont.`,
  },
  defends: { en: e => defends(e, 'en'), de: e => defends(e, 'de') },
  rolled: { en: e => rolled(e, 'en'), de: e => rolled(e, 'de') },
  stands: {
    en: e => `${en(e.who)} meets it with a fixed ${e.total}.`,
    de: e => `${de(e.who)} hält mit festen ${e.total} dagegen.`,
  },
  warded: { en: e => `${en(e.who)} wards it off.`, de: e => `${de(e.who)} wehrt ab.` },
  hit: {
    en: e => `A hit on ${en(e.who)}: ${damage(e, 'en')} damage.`,
    de: e => `Treffer! ${de(e.who)}: ${damage(e, 'de')} Schaden.`,
  },
  cancelled: {
    en: e => (e.what === 'attack' ? 'Splat! The attack comes to nothing.' : 'The event comes to nothing.'),
    de: e => (e.what === 'attack' ? 'Platsch! Die Attacke geht ins Leere.' : 'Das Ereignis fällt aus.'),
  },
  redirected: {
    en: e => `Wrong one! The attack now meets ${en(e.to)}.`,
    de: e => `Verwechselt! Neues Ziel: ${de(e.to)}.`,
  },
  cast: {
    en: e =>
      `${en(e.by)} casts ${cardEn(e.card)}: ${e.total} against ${e.needed}. ${e.success ? 'It works!' : 'It fizzles.'}`,
    de: e =>
      `${de(e.by)} wirkt ${cardDe(e.card)}: ${e.total} gegen ${e.needed}. ${e.success ? 'Es klappt!' : 'Es verpufft.'}`,
  },
  summoned: { en: e => `${en(e.card)} appears.`, de: e => `${de(e.card)} erscheint.` },
  played: {
    en: (e, name) => `${name(e.group)} plays ${cardEn(e.card)}.`,
    de: (e, name) => `${name(e.group)} spielt ${cardDe(e.card)}.`,
  },
  used: {
    en: (e, name) => `${name(e.group)} uses ${cardEn(e.card)}.`,
    de: (e, name) => `${name(e.group)} setzt ${cardDe(e.card)} ein.`,
  },
  hired: {
    en: (e, name) => `${en(e.card)} enters the service of ${name(e.group)}.`,
    de: (e, name) => `${de(e.card)} tritt in die Dienste von ${name(e.group)}.`,
  },
  loyalty: {
    en: e => `Loyalty roll for ${en(e.card)}: ${e.die}. ${e.stays ? 'Stays.' : 'Off and away!'}`,
    de: e => `Loyalitätswurf für ${cardDe(e.card)}: ${e.die}. ${e.stays ? 'Bleibt.' : 'Und tschüss!'}`,
  },
  sent: {
    en: (e, name) => `${name(e.group)} sends the demon ${en(e.card)} to ${sideName(e.to, 'en', name)}.`,
    de: (e, name) => `${name(e.group)} hetzt den Dämon ${cardDe(e.card)} los. Ziel: ${sideName(e.to, 'de', name)}.`,
  },
  left: { en: e => `${en(e.card)} has to go.`, de: e => `${de(e.card)} muss gehen.` },
  'lost-life': {
    en: e => `${en(e.who)} loses ${lifePoints(e.amount, 'en')} (${e.left} left).`,
    de: e => `${de(e.who)} verliert ${lifePoints(e.amount, 'de')} (noch ${e.left}).`,
  },
  healed: {
    en: e => `${en(e.who)} regains ${lifePoints(e.amount, 'en')} (now ${e.left}).`,
    de: e => `${de(e.who)} erhält ${lifePoints(e.amount, 'de')} zurück (jetzt ${e.left}).`,
  },
  died: { en: e => `${en(e.who)} is no more.`, de: e => `${de(e.who)} ist nicht mehr.` },
  survived: {
    en: e => `${cardEn(e.card)} keeps ${en(e.who)} alive, with ${lifePoints(e.life, 'en')}.`,
    de: e => `Dank ${cardDe(e.card)} überlebt ${de(e.who)}. Lebenspunkte: ${e.life}.`,
  },
  returned: {
    en: e => (e.to ? `${en(e.card)} returns to ${en(e.to)} as a spell.` : `${en(e.card)} is discarded.`),
    de: e => (e.to ? `${de(e.card)} kehrt als Zauberspruch zurück (${de(e.to)}).` : `${de(e.card)} wird abgelegt.`),
  },
  plundered: {
    en: (e, name) => `${name(e.group)} plunders ${cardEn(e.card)} from ${en(e.from)}.`,
    de: (e, name) => `${name(e.group)} plündert ${cardDe(e.card)} (${de(e.from)}).`,
  },
  out: {
    en: (e, name) => `${sideName(e.group, 'en', name)} is out of the game.`,
    de: (e, name) => `${sideName(e.group, 'de', name)} scheidet aus dem Spiel aus.`,
  },
  boosted: {
    en: e => `${en(e.who)}: ${stat(e.stat, 'en')} ${signed(e.by)} ${lasting(e, 'en')}.`,
    de: e => `${de(e.who)}: ${stat(e.stat, 'de')} ${signed(e.by)} ${lasting(e, 'de')}.`,
  },
  twice: {
    en: e => `${en(e.who)} rolls twice; the ${e.keep} result counts.`,
    de: e => `${de(e.who)} würfelt zweimal; das ${e.keep === 'higher' ? 'höhere' : 'niedrigere'} Ergebnis zählt.`,
  },
  readied: {
    en: e =>
      `${en(e.who)} gains ${{ action: 'an action', reaction: 'a reaction', equip: 'an action to equip' }[e.what]}.`,
    de: e =>
      `${de(e.who)} erhält eine ${{ action: 'Aktion', reaction: 'Reaktion', equip: 'Aktion zum Ausstatten' }[e.what]}.`,
  },
  exhausted: {
    en: e => `${en(e.who)} has no ${e.what === 'action' ? 'action in the next turn of its player' : 'reaction left'}.`,
    de: e =>
      `${de(e.who)} hat ${e.what === 'action' ? 'im nächsten Zug der eigenen Gruppe keine Aktion' : 'keine Reaktion mehr'}.`,
  },
  refreshed: {
    en: e => `All spells of ${en(e.who)} are ready again.`,
    de: e => `${de(e.who)}: Alle Zaubersprüche sind wieder bereit.`,
  },
  stole: {
    en: (e, name) => `${name(e.group)} takes ${e.card ? cardEn(e.card) : 'a card'} from the hand of ${name(e.from)}.`,
    de: (e, name) => `${name(e.group)} nimmt ${name(e.from)} ${e.card ? cardDe(e.card) : 'eine Karte'} aus der Hand.`,
  },
  gave: {
    en: (e, name) => `${name(e.group)} gives ${e.card ? cardEn(e.card) : 'a card'} to ${name(e.to)}.`,
    de: (e, name) => `${name(e.group)} gibt ${name(e.to)} ${e.card ? cardDe(e.card) : 'eine Karte'}.`,
  },
  looked: {
    en: (e, name) =>
      `${name(e.group)} looks at the hand of ${name(e.at)}${e.cards ? `: ${cards(e.cards, 'en')}` : ''}.`,
    de: (e, name) =>
      `${name(e.group)} sieht sich die Hand von ${name(e.at)} an${e.cards ? `: ${cards(e.cards, 'de')}` : ''}.`,
  },
  stripped: { en: e => stripped(e, 'en'), de: e => stripped(e, 'de') },
  moved: {
    en: (e, name) => `${en(e.card)} moves over to ${sideName(e.to, 'en', name)}.`,
    de: (e, name) => `${de(e.card)} wechselt zu ${sideName(e.to, 'de', name)}.`,
  },
  salvaged: {
    en: (e, name) => `${name(e.group)} fishes ${cardEn(e.card)} out of the discard pile.`,
    de: (e, name) => `${name(e.group)} fischt ${cardDe(e.card)} aus dem Ablagestapel.`,
  },
  breathed: {
    en: (e, name) =>
      `${sideName(e.group, 'en', name)}: Fire! One figure of every group loses ${lifePoints(e.amount, 'en')}.`,
    de: (e, name) =>
      `${sideName(e.group, 'de', name)}: Feuer! In jeder Gruppe verliert eine Figur ${lifePoints(e.amount, 'de')}.`,
  },
  'took-hill': {
    en: (e, name) => `${sideName(e.group, 'en', name)} now sits on the hill.`,
    de: (e, name) => `${sideName(e.group, 'de', name)} sitzt jetzt auf dem Hügel.`,
  },
  scored: {
    en: (e, name) =>
      `${sideName(e.group, 'en', name)} enjoys the view: ${e.points} ${e.points === 1 ? 'point' : 'points'}.`,
    de: (e, name) => `${sideName(e.group, 'de', name)} genießt die Aussicht: Punktestand ${e.points}.`,
  },
  wave: {
    en: e => `Wave ${e.wave} comes round the corner: ${names(e.creatures, 'en')}.`,
    de: e => `Welle ${e.wave} biegt um die Ecke: ${names(e.creatures, 'de')}.`,
  },
};

const attackedWith = (e: Of<'attacked'>, lang: Lang): string =>
  using(e.by, e.with, e.form === 'magical' ? 0 : e.hands, lang);

/** How somebody defends; `with` goes before the card used, where there is one. */
const HOW: Readonly<Record<Defence['how'], Readonly<Record<Lang, readonly [said: string, using?: string]>>>> = {
  parry: { en: ['parries', 'parries with'], de: ['pariert', 'pariert mit'] },
  dodge: { en: ['dodges'], de: ['weicht aus'] },
  resist: { en: ['relies on magic resistance'], de: ['setzt auf Magieresistenz'] },
  spell: { en: ['casts a spell against it', 'answers with'], de: ['zaubert dagegen', 'wirkt dagegen'] },
  waive: { en: ['waives the parry'], de: ['verzichtet auf die Parade'] },
  none: { en: ['cannot defend itself'], de: ['kann sich nicht wehren'] },
  fixed: { en: ['stands firm'], de: ['hält stand'] },
};

function defends(e: Of<'defends'>, lang: Lang): string {
  const [name, card] = lang === 'de' ? [de, cardDe] : [en, cardEn];
  const [said, using] = HOW[e.how][lang];
  return `${name(e.who)} ${using && e.with && e.with !== 'claws' ? `${using} ${card(e.with)}` : said}.`;
}

/** "8 + 2 sixes rolled − 2 armour = 8", or the bare number. */
const damage = (e: Of<'hit'>, lang: Lang): string =>
  e.parts.length === 0 ? String(e.damage) : `${breakdown(e.base, e.parts, lang)} = ${e.damage}`;

/** A bonus on magic serves one roll, any other of its kind the whole combat, as the cards say. */
function lasting(e: Of<'boosted'>, lang: Lang): string {
  return UNTIL[e.until === 'combat' && e.stat === 'magic' ? 'roll' : e.until][lang];
}

function stripped({ from, card, to }: Of<'stripped'>, lang: Lang): string {
  if (lang === 'de') {
    if (to === 'discard') return `${de(from)} verliert ${cardDe(card)}; die Karte wird abgelegt.`;
    return to === 'owner'
      ? `${de(from)} muss ${cardDe(card)} zurück auf die Hand geben.`
      : `${de(from)} verliert ${cardDe(card)} an einen Dieb.`;
  }
  if (to === 'discard') return `${en(from)} loses ${cardEn(card)}; the card is discarded.`;
  return to === 'owner'
    ? `${en(from)} has to give ${cardEn(card)} back into the hand.`
    : `${en(from)} loses ${cardEn(card)} to a thief.`;
}

const ROLLED: Readonly<Record<Rolled, Readonly<Record<Lang, string>>>> = {
  attack: { en: 'attacks with', de: 'attackiert mit' },
  defence: { en: 'defends with', de: 'verteidigt sich mit' },
  cast: { en: 'casts with', de: 'zaubert mit' },
};

/** "Barbarian attacks with 6 + 2 Barbarian Axe + 2 specialisation + dice 6 + 6 + 3 = 25." */
function rolled(e: Of<'rolled'>, lang: Lang): string {
  const name = lang === 'de' ? de : en;
  const dice = lang === 'de' ? 'Würfel' : e.dice.length === 1 ? 'die' : 'dice';
  const sum = `${breakdown(e.base, e.parts, lang)} + ${dice} ${e.dice.join(' + ')}`;
  return `${name(e.who)} ${ROLLED[e.roll][lang]} ${sum} = ${e.total}.`;
}
