import { capital, type Texts } from '@tafelrunde/engine';
import type { Surge } from '../content/card.ts';
import { heroSheetOf, isItem, itemOf, overlordCardOf, PLOT_DECKS, plotCardOf, wholeQuest } from '../content/index.ts';
import { cityOf } from '../content/legend/road.ts';
import { CHALLENGE } from '../content/secret-room.ts';
import { actionName, cardName, isMonster, isOwn, nameOf, ownAbility, spaceName, thingName } from '../names.ts';
import { saleOf } from '../rules/campaign/shop.ts';
import { campaignRules } from '../rules/learned.ts';
import type { Descent } from '../types.ts';
import { DECK_NAMES, surgeText } from './cards.ts';
import { faces } from './events.ts';
import {
  ARCHETYPE_NAMES,
  ATTRIBUTE_NAMES,
  CONDITION_NAMES,
  DIE_NAMES,
  diceText,
  faceText,
  INFLUENCE_NAMES,
  TRAIT_NAMES,
} from './names.ts';
import { cityActionText, eventWayText } from './road.ts';

type Options = Texts<Descent>['options'];
const both = (en: string, de: string) => ({ en, de });
const cond = (id: string, lang: 'en' | 'de'): string =>
  CONDITION_NAMES[id as keyof typeof CONDITION_NAMES]?.[lang] ?? id;

const space = spaceName;

/** What may come first, where it is no card. */
const ORDERED: Readonly<Record<string, { readonly en: string; readonly de: string }>> = {
  reinforcements: both('Reinforcements', 'Verstärkung'),
  cards: both('Whatever else the end of the turn brings', 'Was das Ende des Zuges sonst bringt'),
  terrain: both('The terrain', 'Das Gelände'),
  answers: both('What answers it', 'Was darauf antwortet'),
  attack: both('The attack', 'Der Angriff'),
  less: both('What takes some of it away', 'Was etwas davon wegnimmt'),
};

/** What the overlord gets for a card he gives back. */
const worthOf = (id: string): number => (isItem(id) ? (itemOf(id).returns ?? 0) : overlordCardOf(id).xp);

/** "Surge: +1 range. (Arcane Bolt)"; what must be paid or the attack misses is named alone. */
const surgeOption = (source: string, does: Surge | null, lang: 'en' | 'de'): string =>
  does === null
    ? `${lang === 'en' ? 'Surge' : 'Energie'}: ${cardName(source, lang)}`
    : `${surgeText(does, lang)} (${cardName(source, lang)})`;

/** Where points of movement come from, unless it is a plain move action. */
function pointsFrom(source: string, lang: 'en' | 'de'): string {
  if (/^move-\d+$/.test(source)) return '';
  if (source === 'fatigue') return lang === 'en' ? ' (by fatigue)' : ' (mit Erschöpfung)';
  return ` (${cardName(source, lang)})`;
}

export const options: Options = {
  hero: { en: c => `${nameOf(c.hero, 'en')} acts`, de: c => `${nameOf(c.hero, 'de')} ist am Zug` },
  group: { en: c => `Activate: ${cardName(c.group, 'en')}`, de: c => `Aktivieren: ${cardName(c.group, 'de')}` },
  monster: { en: c => nameOf(c.figure, 'en'), de: c => nameOf(c.figure, 'de') },
  familiar: { en: c => `Activate ${nameOf(c.figure, 'en')}`, de: c => `${nameOf(c.figure, 'de')} aktivieren` },
  wear: { en: c => `Equip ${cardName(c.item, 'en')}`, de: c => `${cardName(c.item, 'de')} ausrüsten` },
  'take-off': { en: c => `Take off ${cardName(c.item, 'en')}`, de: c => `${cardName(c.item, 'de')} ablegen` },
  done: both('Done', 'Fertig'),
  end: both('End the turn', 'Zug beenden'),
  move: both('Move action', 'Bewegungsaktion'),
  tire: both('Suffer 1 fatigue to move', '1 Erschöpfung für Bewegung erleiden'),
  go: {
    en: c => `Move to ${space(c.to)}${pointsFrom(c.with, 'en')}`,
    de: c => `Nach ${space(c.to)} gehen${pointsFrom(c.with, 'de')}`,
  },
  jump: {
    en: c => `Go over glyphs or through the passage to ${space(c.to)}`,
    de: c => `Über Glyphen oder durch den Geheimgang nach ${space(c.to)}`,
  },
  explore: {
    en: c => `Explore the secret room${pointsFrom(c.with, 'en')}`,
    de: c => `Die Geheimkammer erkunden${pointsFrom(c.with, 'de')}`,
  },
  clear: {
    en: c => `Take away: ${c.what.startsWith(CHALLENGE) ? thingName(c.what, 'en') : nameOf(c.what, 'en')}`,
    de: c => `Wegnehmen: ${c.what.startsWith(CHALLENGE) ? thingName(c.what, 'de') : nameOf(c.what, 'de')}`,
  },
  leave: {
    en: c => `Leave the map over ${space(c.over)}`,
    de: c => `Den Spielplan über ${space(c.over)} verlassen`,
  },
  slide: { en: c => `Slide to ${space(c.to)}`, de: c => `Nach ${space(c.to)} gleiten` },
  climb: { en: c => `Climb out to ${space(c.to)}`, de: c => `Nach ${space(c.to)} herausklettern` },
  stretch: {
    en: c => `Stand on ${c.cells.map(space).join(', ')}`,
    de: c => `Auf ${c.cells.map(space).join(', ')} stehen`,
  },
  attack: {
    en: c =>
      `Attack ${nameOf(c.target, 'en')}${isMonster(c.weapon) ? '' : ` with ${cardName(c.weapon, 'en')}`}${c.free ? ' (free)' : ''} at ${space(c.cell)}`,
    de: c =>
      `${nameOf(c.target, 'de')} angreifen${isMonster(c.weapon) ? '' : `: ${cardName(c.weapon, 'de')}`}${c.free ? ' (frei)' : ''}, Feld ${space(c.cell)}`,
  },
  rest: both('Rest', 'Rasten'),
  search: { en: c => `Search (${thingName(c.token, 'en')})`, de: c => `Durchsuchen (${thingName(c.token, 'de')})` },
  door: { en: c => `Open or close door ${c.door + 1}`, de: c => `Tür ${c.door + 1} öffnen oder schließen` },
  revive: { en: c => `Revive ${nameOf(c.hero, 'en')}`, de: c => `${nameOf(c.hero, 'de')} wiederbeleben` },
  'stand-up': both('Stand up', 'Aufstehen'),
  'shake-off': {
    en: c => `${c.of === undefined ? 'N' : `${nameOf(c.of, 'en')}: n`}o longer ${cond(c.condition, 'en')}`,
    de: c => `${c.of === undefined ? 'N' : `${nameOf(c.of, 'de')}: n`}icht länger ${cond(c.condition, 'de')}`,
  },
  take: {
    en: c => `Pick up ${thingName(c.token, 'en')} at ${space(c.cell)}`,
    de: c => `${thingName(c.token, 'de')} aufnehmen, Feld ${space(c.cell)}`,
  },
  drop: {
    en: c => `Lay ${thingName(c.token, 'en')} down at ${space(c.cell)}`,
    de: c => `${thingName(c.token, 'de')} ablegen, Feld ${space(c.cell)}`,
  },
  special: { en: c => actionName(c.action, c.at, 'en'), de: c => actionName(c.action, c.at, 'de') },
  give: {
    en: c =>
      c.from === undefined
        ? `Give ${cardName(c.item, 'en')} to ${nameOf(c.to, 'en')}`
        : `Get ${cardName(c.item, 'en')} from ${nameOf(c.from, 'en')}`,
    de: c =>
      c.from === undefined
        ? `${cardName(c.item, 'de')} an ${nameOf(c.to, 'de')} geben`
        : `${cardName(c.item, 'de')} von ${nameOf(c.from, 'de')} bekommen`,
  },
  use: {
    en: c =>
      `Use ${isOwn(c.by, c.card) ? `the ${ownAbility(c.card, 'en')}` : cardName(c.card, 'en')}${c.ability > 0 ? ` (${c.ability + 1})` : ''} of ${nameOf(c.by, 'en')}${c.x === undefined ? '' : ` for ${c.x}`}`,
    de: c =>
      `${isOwn(c.by, c.card) ? ownAbility(c.card, 'de') : cardName(c.card, 'de')}${c.ability > 0 ? ` (${c.ability + 1})` : ''} von ${nameOf(c.by, 'de')} einsetzen${c.x === undefined ? '' : ` für ${c.x}`}`,
  },
  play: { en: c => `Play ${cardName(c.card, 'en')}`, de: c => `${cardName(c.card, 'de')} spielen` },
  plot: {
    en: c => `Use ${cardName(c.card, 'en')}${c.ability > 0 ? ` (${c.ability + 1})` : ''}`,
    de: c => `${cardName(c.card, 'de')}${c.ability > 0 ? ` (${c.ability + 1})` : ''} einsetzen`,
  },
  'plot-deck': { en: c => PLOT_DECKS[c.deck]?.name.en ?? c.deck, de: c => PLOT_DECKS[c.deck]?.name.de ?? c.deck },
  'buy-plot': {
    en: c => `${cardName(c.card, 'en')} for ${plotCardOf(c.card).buy} threat`,
    de: c => `${cardName(c.card, 'de')} für ${plotCardOf(c.card).buy} Drohmarker`,
  },
  'xp-for-threat': both('3 threat for 1 XP', '3 Drohmarker für 1 EP'),
  threat: both('Take 1 threat token', '1 Drohmarker nehmen'),
  decline: both('Nothing', 'Nichts'),
  draw: both('Draw a card', 'Eine Karte ziehen'),
  'reveal-card': both('Reveal 1 more card for 2 fortune tokens', '1 Karte mehr für 2 Schicksalsmarker aufdecken'),
  bet: {
    en: c => (c.side === 'heroes' ? 'The heroes' : 'The overlord'),
    de: c => (c.side === 'heroes' ? 'Die Helden' : 'Der Overlord'),
  },
  pass: both('Pass', 'Passen'),
  surge: {
    en: c => surgeOption(c.source, c.does, 'en'),
    de: c => surgeOption(c.source, c.does, 'de'),
  },
  'surge-fatigue': both('Surge: recover 1 fatigue', 'Energie: 1 Erschöpfung heilen'),
  reroll: {
    en: c => `Die ${c.die + 1}${c.shows ? `, ${DIE_NAMES[c.shows.kind].en}: ${faces([c.shows])}` : ''}`,
    de: c => `Würfel ${c.die + 1}${c.shows ? `, ${DIE_NAMES[c.shows.kind].de}: ${faces([c.shows])}` : ''}`,
  },
  face: {
    en: c => `Turn die ${c.die + 1} (${diceText([c.kind], 'en')}) to ${faceText(c.kind, c.face, 'en')}`,
    de: c => `Würfel ${c.die + 1} (${diceText([c.kind], 'de')}) drehen: ${faceText(c.kind, c.face, 'de')}`,
  },
  recolor: {
    en: c => `${diceText([c.new], 'en')} in place of ${diceText([c.old], 'en')}`,
    de: c => `${diceText([c.new], 'de')} statt ${diceText([c.old], 'de')}`,
  },
  'drop-die': {
    en: c => `Without ${diceText([c.die], 'en')}`,
    de: c => `Ohne ${diceText([c.die], 'de', true)}`,
  },
  pick: { en: c => nameOf(c.figure, 'en'), de: c => nameOf(c.figure, 'de') },
  space: { en: c => `Space ${space(c.cell)}`, de: c => `Feld ${space(c.cell)}` },
  base: { en: c => `Spaces ${c.cells.map(space).join(', ')}`, de: c => `Felder ${c.cells.map(space).join(', ')}` },
  card: { en: c => cardName(c.card, 'en'), de: c => cardName(c.card, 'de') },
  number: { en: c => String(c.n), de: c => String(c.n) },
  way: { en: c => `Way ${c.n + 1}`, de: c => `Möglichkeit ${c.n + 1}` },
  yes: both('Yes', 'Ja'),
  no: both('No', 'Nein'),
  attribute: { en: c => ATTRIBUTE_NAMES[c.attribute].en, de: c => ATTRIBUTE_NAMES[c.attribute].de },
  condition: { en: c => cond(c.condition, 'en'), de: c => cond(c.condition, 'de') },
  order: { en: c => ORDERED[c.of]?.en ?? cardName(c.of, 'en'), de: c => ORDERED[c.of]?.de ?? cardName(c.of, 'de') },
  'take-hero': {
    en: c => `${nameOf(c.hero, 'en')} (${ARCHETYPE_NAMES[heroSheetOf(c.hero).archetype].en})`,
    de: c => `${nameOf(c.hero, 'de')} (${ARCHETYPE_NAMES[heroSheetOf(c.hero).archetype].de})`,
  },
  'take-class': { en: c => cardName(c.class, 'en'), de: c => cardName(c.class, 'de') },
  'open-group': { en: c => cardName(c.of, 'en'), de: c => cardName(c.of, 'de') },
  rank: {
    en: c => (c.rank === 'minion' ? 'Minion' : 'Master'),
    de: c => (c.rank === 'minion' ? 'Normales Monster' : 'Elite-Monster'),
  },
  buy: {
    en: c => `Buy ${cardName(c.card, 'en')} for ${nameOf(c.hero, 'en')} (${c.gold ?? itemOf(c.card).gold ?? 0} gold)`,
    de: c =>
      `${cardName(c.card, 'de')} für ${nameOf(c.hero, 'de')} kaufen (${c.gold ?? itemOf(c.card).gold ?? 0} Gold)`,
  },
  keep: {
    en: c => `${nameOf(c.hero, 'en')} keeps ${cardName(c.card, 'en')}`,
    de: c => `${nameOf(c.hero, 'de')} behält: ${cardName(c.card, 'de')}`,
  },
  sell: {
    en: c => `Sell ${cardName(c.card, 'en')} of ${nameOf(c.hero, 'en')} for ${c.gold ?? saleOf(c.card) ?? 0} gold`,
    de: c =>
      `${cardName(c.card, 'de')} von ${nameOf(c.hero, 'de')} für ${c.gold ?? saleOf(c.card) ?? 0} Gold verkaufen`,
  },
  hand: {
    en: c => `${nameOf(c.from, 'en')} hands ${cardName(c.item, 'en')} to ${nameOf(c.to, 'en')}`,
    de: c => `${nameOf(c.from, 'de')} gibt ${cardName(c.item, 'de')} an ${nameOf(c.to, 'de')} weiter`,
  },
  learn: {
    en: c => `${nameOf(c.hero, 'en')} learns ${cardName(c.card, 'en')}`,
    de: c => `${nameOf(c.hero, 'de')} lernt ${cardName(c.card, 'de')}`,
  },
  influence: {
    en: c => `${c.does.en} (${INFLUENCE_NAMES[c.token].en})`,
    de: c => `${c.does.de} (${INFLUENCE_NAMES[c.token].de})`,
  },
  deck: { en: c => DECK_NAMES[c.deck]?.en ?? c.deck, de: c => DECK_NAMES[c.deck]?.de ?? c.deck },
  quest: { en: c => wholeQuest(c.quest).name.en, de: c => wholeQuest(c.quest).name.de },
  city: { en: c => `To ${cityOf(c.city).name.en}`, de: c => `Nach ${cityOf(c.city).name.de}` },
  'city-action': { en: c => cityActionText(c.city, 'en'), de: c => cityActionText(c.city, 'de') },
  'leave-city': both('Leave the city', 'Die Stadt verlassen'),
  event: { en: c => eventWayText(c.event, c.n, 'en'), de: c => eventWayText(c.event, c.n, 'de') },
  rumor: { en: c => `Play ${cardName(c.card, 'en')}`, de: c => `${cardName(c.card, 'de')} spielen` },
  'buy-blind': {
    en: c => `Buy a card that lies face down for ${nameOf(c.hero, 'en')}`,
    de: c => `Eine verdeckte Karte für ${nameOf(c.hero, 'de')} kaufen`,
  },
  duel: {
    en: c => `${nameOf(c.hero, 'en')} duels with ${cardName(c.item, 'en')}`,
    de: c => `${nameOf(c.hero, 'de')} ficht mit: ${cardName(c.item, 'de')}`,
  },
  symbol: {
    en: c => capital(campaignRules().TRAVEL_NAMES[c.symbol].en),
    de: c => capital(campaignRules().TRAVEL_NAMES[c.symbol].de),
  },
  trait: { en: c => capital(TRAIT_NAMES[c.trait].en), de: c => capital(TRAIT_NAMES[c.trait].de) },
  'leave-out': { en: c => `Leave out ${cardName(c.card, 'en')}`, de: c => `${cardName(c.card, 'de')} weglassen` },
  'give-back': {
    en: c => `Give back ${cardName(c.card, 'en')} for ${worthOf(c.card)} XP`,
    de: c => `${cardName(c.card, 'de')} für ${worthOf(c.card)} EP zurückgeben`,
  },
  bear: {
    en: c => `${nameOf(c.lieutenant, 'en')} bears ${cardName(c.relic, 'en')}`,
    de: c => `${nameOf(c.lieutenant, 'de')} trägt ${cardName(c.relic, 'de')}`,
  },
};
