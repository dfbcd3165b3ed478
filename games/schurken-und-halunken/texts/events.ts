import type { Lang, Texts } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { Event, Rolled } from '../events.ts';
import { sideName } from '../names.ts';
import type { Defence } from '../state.ts';
import { breakdown, cards, de, en, pile, signed, stat, UNTIL } from './words.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

export const events: Texts<Choice, Event>['events'] = {
  turn: {
    en: (e, name) => `Turn ${e.turn}: ${sideName(e.group, 'en', name)}.`,
    de: (e, name) => `Zug ${e.turn}: ${sideName(e.group, 'de', name)}.`,
  },
  dawn: {
    en: (e, name) =>
      `Dawn breaks and the town guard comes: every figure of ${sideName(e.group, 'en', name)} loses ${e.amount} life.`,
    de: (e, name) =>
      `Der Morgen graut, die Stadtwache kommt: ${sideName(e.group, 'de', name)}, ${e.amount} Leben weniger für jede Figur.`,
  },
  drew: {
    en: (e, name) => `${name(e.group)} draws ${e.card ? en(e.card) : `one ${pile(e.pile, 'en')}`}.`,
    de: (e, name) => `${name(e.group)} zieht${e.card ? `: ${de(e.card)}` : ` eine ${pile(e.pile, 'de')}`}.`,
  },
  reshuffled: {
    en: e => `The discard pile is shuffled into a new pile (${pile(e.pile, 'en')}).`,
    de: e => `Der Ablagestapel wird zum neuen Zugstapel gemischt (${pile(e.pile, 'de')}).`,
  },
  redrew: {
    en: (e, name) => `${name(e.group)} shows ${cards(e.cards, 'en')} and draws anew.`,
    de: (e, name) => `${name(e.group)} zeigt ${cards(e.cards, 'de')} und zieht neu.`,
  },
  discarded: {
    en: (e, name) => `${name(e.group)} discards ${en(e.card)}.`,
    de: (e, name) => `${name(e.group)} legt ab: ${de(e.card)}.`,
  },
  traded: {
    en: (e, name) => `${name(e.group)} trades cards in.`,
    de: (e, name) => `${name(e.group)} tauscht Karten ein.`,
  },
  bought: {
    en: (e, name) => `${name(e.group)} buys a new hero: ${en(e.hero)}.`,
    de: (e, name) => `${name(e.group)} kauft einen neuen Helden: ${de(e.hero)}.`,
  },
  equipped: { en: e => `${en(e.hero)} takes up ${en(e.card)}.`, de: e => `${de(e.hero)} bekommt: ${de(e.card)}.` },
  'took-back': {
    en: e => `${en(e.card)} of ${en(e.hero)} goes back into the hand.`,
    de: e => `${de(e.hero)}: ${de(e.card)} kommt zurück auf die Hand.`,
  },
  'moved-card': {
    en: e => `${en(e.from)} hands ${en(e.card)} to ${en(e.to)}.`,
    de: e => `Umgelegt (${de(e.from)} → ${de(e.to)}): ${de(e.card)}.`,
  },
  attacked: {
    en: e => `${en(e.by)} attacks ${en(e.target)} (${en(e.with)}${twoHands(e, ', two-handed')}).`,
    de: e => `${de(e.by)} attackiert: ${de(e.target)} (${de(e.with)}${twoHands(e, ', beidhändig')}).`,
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
  stands: { en: e => `${en(e.who)} stands at ${e.total}.`, de: e => `${de(e.who)} hält mit ${e.total} dagegen.` },
  warded: { en: e => `${en(e.who)} wards it off.`, de: e => `${de(e.who)} wehrt ab.` },
  hit: {
    en: e => `A hit on ${en(e.who)}: ${breakdown(e.base, e.parts, 'en')} = ${e.damage} damage.`,
    de: e => `Treffer! ${de(e.who)}: ${breakdown(e.base, e.parts, 'de')} = ${e.damage} Schaden.`,
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
      `${en(e.by)} casts ${en(e.card)}: ${e.total} against ${e.needed}, ${e.success ? 'it works' : 'it fizzles'}.`,
    de: e =>
      `${de(e.by)} zaubert (${de(e.card)}): ${e.total} gegen ${e.needed}, ${e.success ? 'es klappt' : 'es verpufft'}.`,
  },
  summoned: { en: e => `${en(e.card)} appears.`, de: e => `${de(e.card)} erscheint.` },
  played: {
    en: (e, name) => `${name(e.group)} plays ${en(e.card)}.`,
    de: (e, name) => `${name(e.group)} spielt: ${de(e.card)}.`,
  },
  used: {
    en: (e, name) => `${name(e.group)} uses ${en(e.card)}.`,
    de: (e, name) => `${name(e.group)} nutzt: ${de(e.card)}.`,
  },
  hired: {
    en: (e, name) => `${en(e.card)} enters the service of ${name(e.group)}.`,
    de: (e, name) => `${de(e.card)} tritt in die Dienste von ${name(e.group)}.`,
  },
  loyalty: {
    en: e => `Loyalty of ${en(e.card)}: ${e.die}. ${e.stays ? 'Stays.' : 'Off and away!'}`,
    de: e => `Loyalität (${de(e.card)}): ${e.die}. ${e.stays ? 'Bleibt.' : 'Und tschüss!'}`,
  },
  sent: {
    en: (e, name) => `${name(e.group)} sends the demon ${en(e.card)} to ${sideName(e.to, 'en', name)}.`,
    de: (e, name) => `${name(e.group)} hetzt einen Dämon los (${de(e.card)} → ${sideName(e.to, 'de', name)}).`,
  },
  left: { en: e => `${en(e.card)} has to go.`, de: e => `${de(e.card)} muss gehen.` },
  'lost-life': {
    en: e => `${en(e.who)} loses ${e.amount} life (${e.left} left).`,
    de: e => `${de(e.who)} verliert ${e.amount} Leben (noch ${e.left}).`,
  },
  healed: {
    en: e => `${en(e.who)} regains ${e.amount} life (${e.left}).`,
    de: e => `${de(e.who)} gewinnt ${e.amount} Leben zurück (${e.left}).`,
  },
  died: { en: e => `${en(e.who)} is no more.`, de: e => `${de(e.who)} ist nicht mehr.` },
  survived: {
    en: e => `${en(e.card)} saves ${en(e.who)}: alive with ${e.life} life.`,
    de: e => `${de(e.card)} wirkt: ${de(e.who)} überlebt mit ${e.life}.`,
  },
  returned: {
    en: e => (e.to ? `${en(e.card)} returns to ${en(e.to)} as a spell.` : `${en(e.card)} is discarded.`),
    de: e => (e.to ? `${de(e.card)} kehrt als Zauber zurück (${de(e.to)}).` : `${de(e.card)} wird abgelegt.`),
  },
  plundered: {
    en: (e, name) => `${name(e.group)} plunders ${en(e.card)} from ${en(e.from)}.`,
    de: (e, name) => `${name(e.group)} plündert (${de(e.from)}): ${de(e.card)}.`,
  },
  out: {
    en: (e, name) => `${sideName(e.group, 'en', name)} is out of the game.`,
    de: (e, name) => `${sideName(e.group, 'de', name)} ist aus dem Spiel.`,
  },
  boosted: {
    en: e => `${en(e.who)}: ${stat(e.stat, 'en')} ${signed(e.by)} ${UNTIL[e.until ?? '']?.en ?? ''}.`,
    de: e => `${de(e.who)}: ${stat(e.stat, 'de')} ${signed(e.by)} ${UNTIL[e.until ?? '']?.de ?? ''}.`,
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
    en: e => `${en(e.who)} has no ${e.what === 'action' ? 'action in the next turn' : 'reaction left'}.`,
    de: e => `${de(e.who)} hat ${e.what === 'action' ? 'im nächsten Zug keine Aktion' : 'keine Reaktion mehr'}.`,
  },
  refreshed: { en: e => `All spells of ${en(e.who)} are ready.`, de: e => `${de(e.who)}: Alle Zauber sind bereit.` },
  stole: {
    en: (e, name) => `${name(e.group)} takes ${e.card ? en(e.card) : 'a card'} from the hand of ${name(e.from)}.`,
    de: (e, name) =>
      `${name(e.group)} nimmt ${name(e.from)} eine Karte aus der Hand${e.card ? `: ${de(e.card)}` : ''}.`,
  },
  gave: {
    en: (e, name) => `${name(e.group)} gives ${e.card ? en(e.card) : 'a card'} to ${name(e.to)}.`,
    de: (e, name) => `${name(e.group)} gibt ${name(e.to)} eine Karte${e.card ? `: ${de(e.card)}` : ''}.`,
  },
  looked: {
    en: (e, name) =>
      `${name(e.group)} looks at the hand of ${name(e.at)}${e.cards ? `: ${cards(e.cards, 'en')}` : ''}.`,
    de: (e, name) =>
      `${name(e.group)} sieht sich die Hand von ${name(e.at)} an${e.cards ? `: ${cards(e.cards, 'de')}` : ''}.`,
  },
  stripped: {
    en: e =>
      `${en(e.from)} loses ${en(e.card)} ${{ discard: 'for good', owner: 'back into the hand', you: 'to a thief' }[e.to]}.`,
    de: e =>
      `${de(e.from)} verliert (${de(e.card)}): ${{ discard: 'für immer weg', owner: 'zurück auf die Hand', you: 'ein Dieb hat es' }[e.to]}.`,
  },
  moved: {
    en: (e, name) => `${en(e.card)} moves over to ${sideName(e.to, 'en', name)}.`,
    de: (e, name) => `${de(e.card)} zieht um (→ ${sideName(e.to, 'de', name)}).`,
  },
  salvaged: {
    en: (e, name) => `${name(e.group)} fishes ${en(e.card)} out of the discard pile.`,
    de: (e, name) => `${name(e.group)} fischt aus der Ablage: ${de(e.card)}.`,
  },
  breathed: {
    en: (e, name) => `${sideName(e.group, 'en', name)}: fire! ${e.amount} life from one figure of every group.`,
    de: (e, name) => `${sideName(e.group, 'de', name)}: Feuer! ${e.amount} Leben von je einer Figur jeder Gruppe.`,
  },
  'took-hill': {
    en: (e, name) => `${sideName(e.group, 'en', name)} now sits on the hill.`,
    de: (e, name) => `${sideName(e.group, 'de', name)} sitzt jetzt auf dem Hügel.`,
  },
  scored: {
    en: (e, name) => `${sideName(e.group, 'en', name)} enjoys the view: ${e.points} points.`,
    de: (e, name) => `${sideName(e.group, 'de', name)} genießt die Aussicht: Punktestand ${e.points}.`,
  },
  wave: {
    en: e => `Wave ${e.wave} comes round the corner: ${cards(e.creatures, 'en')}.`,
    de: e => `Welle ${e.wave} biegt um die Ecke: ${cards(e.creatures, 'de')}.`,
  },
};

const twoHands = (e: Of<'attacked'>, words: string): string => (e.hands === 2 ? words : '');

const HOW: Readonly<Record<Defence['how'], Readonly<Record<Lang, string>>>> = {
  parry: { en: 'parries', de: 'pariert' },
  dodge: { en: 'dodges', de: 'weicht aus' },
  resist: { en: 'resists', de: 'widersteht' },
  spell: { en: 'casts a spell against it', de: 'zaubert dagegen' },
  waive: { en: 'waives the parry', de: 'verzichtet auf die Parade' },
  none: { en: 'cannot defend itself', de: 'kann sich nicht wehren' },
  fixed: { en: 'stands firm', de: 'hält stand' },
};

function defends(e: Of<'defends'>, lang: Lang): string {
  const name = lang === 'de' ? de : en;
  return `${name(e.who)} ${HOW[e.how][lang]}${e.with && e.with !== 'claws' ? ` (${name(e.with)})` : ''}.`;
}

const ROLLED: Readonly<Record<Rolled, Readonly<Record<Lang, string>>>> = {
  attack: { en: 'attacks with', de: 'attackiert mit' },
  defence: { en: 'defends with', de: 'verteidigt mit' },
  cast: { en: 'casts with', de: 'zaubert mit' },
};

/** "Barbarian attacks with 6 + 2 Barbarian Axe + 2 specialisation, dice 6 6 3 = 25." */
function rolled(e: Of<'rolled'>, lang: Lang): string {
  const name = lang === 'de' ? de : en;
  const dice = `${lang === 'de' ? 'Würfel' : 'dice'} ${e.dice.join(' ')}`;
  return `${name(e.who)} ${ROLLED[e.roll][lang]} ${breakdown(e.base, e.parts, lang)}, ${dice} = ${e.total}.`;
}
