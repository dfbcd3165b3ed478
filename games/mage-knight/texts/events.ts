import type { Lang, Texts } from '@tafelrunde/engine';
import type { Use } from '../choices.ts';
import { SITES } from '../content/sites.ts';
import { card, hero, skill, source, tactic, unit } from '../names.ts';
import type { MageKnight } from '../types.ts';
import { events as combat } from './combat.ts';
import { events as heroesAndDecks } from './heroes-and-decks.ts';
import { events as land } from './land.ts';
import { and, colours, signed, who } from './words.ts';

const HOW: Readonly<Record<Use, Readonly<Record<Lang, string>>>> = {
  basic: { en: '', de: '' },
  strong: { en: ' (strong)', de: ' (stark)' },
  move: { en: ' sideways as move', de: ' quer als Bewegung' },
  influence: { en: ' sideways as influence', de: ' quer als Einfluss' },
  attack: { en: ' sideways as attack', de: ' quer als Angriff' },
  block: { en: ' sideways as block', de: ' quer als Block' },
};
const POINTS = {
  move: { en: 'move', de: 'Bewegung' },
  influence: { en: 'influence', de: 'Einfluss' },
  heal: { en: 'healing', de: 'Heilung' },
} as const;
const PAID = {
  token: { en: 'a token', de: 'einem Plättchen' },
  crystal: { en: 'a crystal', de: 'einem Kristall' },
  die: { en: 'a die of the Source', de: 'einem Würfel der Quelle' },
  'stolen-die': { en: 'the die on the tactic', de: 'dem Würfel auf der Taktik' },
  endless: { en: 'endless mana', de: 'unendlichem Mana' },
} as const;

export const events: Texts<MageKnight>['events'] = {
  ...combat,
  ...heroesAndDecks,
  ...land,
  'hero-chosen': {
    en: (e, name) => `${name(e.seat)} plays ${hero(e.hero, 'en')}.`,
    de: (e, name) => `${name(e.seat)} spielt ${hero(e.hero, 'de')}.`,
  },
  'tactic-taken': {
    en: (e, name) => `${who(e.seat, name, 'en')} takes the tactic ${tactic(e.tactic, 'en')}.`,
    de: (e, name) => `${who(e.seat, name, 'de')} nimmt die Taktik „${tactic(e.tactic, 'de')}“.`,
  },
  'tactic-removed': {
    en: e => `The tactic ${tactic(e.tactic, 'en')} leaves the game.`,
    de: e => `Die Taktik „${tactic(e.tactic, 'de')}“ verlässt das Spiel.`,
  },
  round: {
    en: e => `Round ${e.round}: ${e.night ? 'night' : 'day'}.`,
    de: e => `Runde ${e.round}: ${e.night ? 'Nacht' : 'Tag'}.`,
  },
  'source-rolled': {
    en: e => `Dice of the Source: ${colours(e.dice, 'en')}.`,
    de: e => `Würfel der Quelle: ${colours(e.dice, 'de')}.`,
  },
  turn: { en: (e, name) => `It is the turn of ${name(e.seat)}.`, de: (e, name) => `${name(e.seat)} ist am Zug.` },
  'turn-skipped': {
    en: (e, name) => `The turn of ${name(e.seat)} is skipped.`,
    de: (e, name) => `Der Zug von ${name(e.seat)} entfällt.`,
  },
  'end-announced': {
    en: (e, name) =>
      e.why === 'round'
        ? `${who(e.seat, name, 'en')} announces the end of the round.`
        : 'The goal is reached: last turns.',
    de: (e, name) =>
      e.why === 'round'
        ? `${who(e.seat, name, 'de')} ruft das Ende der Runde aus.`
        : 'Das Ziel ist erreicht: letzte Züge.',
  },
  played: {
    en: (e, name) => `${name(e.seat)} plays ${card(e.card, 'en')}${HOW[e.as].en}.`,
    de: (e, name) => `${name(e.seat)} spielt „${card(e.card, 'de')}“${HOW[e.as].de}.`,
  },
  'effect-used': {
    en: (e, name) => `${name(e.seat)} uses the ${e.as} effect of ${card(e.card, 'en')} through ${card(e.by, 'en')}.`,
    de: (e, name) =>
      `${name(e.seat)} nutzt durch „${card(e.by, 'de')}“ die ${e.as === 'basic' ? 'einfache' : 'starke'} Wirkung von „${card(e.card, 'de')}“.`,
  },
  'unit-used': {
    en: (e, name) => `${name(e.seat)} activates the ${unit(e.unit, 'en')}.`,
    de: (e, name) => `${name(e.seat)} aktiviert: ${unit(e.unit, 'de')}.`,
  },
  'skill-used': {
    en: (e, name) => `${name(e.seat)} uses ${skill(e.skill, 'en')}.`,
    de: (e, name) => `${name(e.seat)} benutzt „${skill(e.skill, 'de')}“.`,
  },
  'mana-paid': {
    en: (e, name) => `${name(e.seat)} pays ${colours([e.as], 'en')} mana with ${PAID[e.with].en}.`,
    de: (e, name) => `${name(e.seat)} zahlt Mana (${colours([e.as], 'de')}) mit ${PAID[e.with].de}.`,
  },
  points: {
    en: e => `${signed(e.n)} ${POINTS[e.what].en}: ${e.now}.`,
    de: e => `${signed(e.n)} ${POINTS[e.what].de}: ${e.now}.`,
  },
  'mana-gained': {
    en: (e, name) => `${name(e.seat)} gains ${colours([e.mana], 'en')} mana.`,
    de: (e, name) => `${name(e.seat)} erhält Mana: ${colours([e.mana], 'de')}.`,
  },
  'crystal-gained': {
    en: (e, name) => `${name(e.seat)} gains a ${colours([e.colour], 'en')} crystal.`,
    de: (e, name) => `${name(e.seat)} erhält einen Kristall: ${colours([e.colour], 'de')}.`,
  },
  'crystal-lost': {
    en: (e, name) => `${name(e.seat)} loses a ${colours([e.colour], 'en')} crystal.`,
    de: (e, name) => `${name(e.seat)} verliert einen Kristall: ${colours([e.colour], 'de')}.`,
  },
  fame: {
    en: (e, name) => `${name(e.seat)}: fame ${signed(e.n)}, now ${e.now}.`,
    de: (e, name) => `${name(e.seat)}: Ruhm ${signed(e.n)}, jetzt ${e.now}.`,
  },
  reputation: {
    en: (e, name) => `${name(e.seat)}: reputation ${signed(e.n)}, now ${e.now}.`,
    de: (e, name) => `${name(e.seat)}: Ansehen ${signed(e.n)}, jetzt ${e.now}.`,
  },
  drew: {
    en: (e, name) =>
      `${name(e.seat)} draws ${
        e.cards
          ? and(
              e.cards.map(c => card(c, 'en')),
              'en',
            )
          : e.n === 1
            ? 'a card'
            : `${e.n} cards`
      }.`,
    de: (e, name) =>
      `${name(e.seat)} zieht ${
        e.cards
          ? and(
              e.cards.map(c => card(c, 'de')),
              'de',
            )
          : e.n === 1
            ? 'eine Karte'
            : `${e.n} Karten`
      }.`,
  },
  discarded: {
    en: (e, name) => `${name(e.seat)} discards ${card(e.card, 'en')}.`,
    de: (e, name) => `${name(e.seat)} wirft ab: ${card(e.card, 'de')}.`,
  },
  'thrown-away': {
    en: (e, name) => `${name(e.seat)} throws ${card(e.card, 'en')} away.`,
    de: (e, name) => `${name(e.seat)} entfernt aus dem Spiel: ${card(e.card, 'de')}.`,
  },
  wounded: {
    en: (e, name) =>
      `${name(e.seat)} takes ${e.n === 1 ? 'a wound' : `${e.n} wounds`}${e.to === 'discard' ? ' onto the discard pile' : ''}.`,
    de: (e, name) =>
      `${name(e.seat)} nimmt ${e.n === 1 ? 'eine Wunde' : `${e.n} Wunden`}${e.to === 'discard' ? ' auf den Ablagestapel' : ''}.`,
  },
  healed: {
    en: (e, name) => `${name(e.seat)} heals a wound${e.unit ? ` of the ${unit(e.unit, 'en')}` : ''}.`,
    de: (e, name) => `${name(e.seat)} heilt eine Wunde${e.unit ? `: ${unit(e.unit, 'de')}` : ''}.`,
  },
  readied: {
    en: e => `The ${unit(e.unit, 'en')} are ready again.`,
    de: e => `Wieder bereit: ${unit(e.unit, 'de')}.`,
  },
  'tactic-used': {
    en: (e, name) => `${name(e.seat)} uses the tactic ${tactic(e.tactic, 'en')}.`,
    de: (e, name) => `${name(e.seat)} benutzt die Taktik ${tactic(e.tactic, 'de')}.`,
  },
  plundered: {
    en: (e, name) => `${name(e.seat)} plunders the village.`,
    de: (e, name) => `${name(e.seat)} plündert das Dorf.`,
  },
  'skill-turned-up': {
    en: (e, name) => `${name(e.seat)} turns ${skill(e.skill, 'en')} face up again.`,
    de: (e, name) => `${name(e.seat)} dreht ${skill(e.skill, 'de')} wieder um.`,
  },
  'skill-returned': {
    en: (e, name) => `${skill(e.skill, 'en')} goes back to ${name(e.seat)}.`,
    de: (e, name) => `${skill(e.skill, 'de')} geht zurück an ${name(e.seat)}.`,
  },
  interacts: {
    en: (e, name) =>
      `${name(e.seat)} interacts (${SITES[e.site].name.en}), influence ${signed(e.modifier)} to begin with.`,
    de: (e, name) => `${name(e.seat)} handelt (${SITES[e.site].name.de}), Einfluss ${signed(e.modifier)} zu Beginn.`,
  },
  recruited: {
    en: (e, name) => `${name(e.seat)} gains the ${unit(e.unit, 'en')}${e.cost > 0 ? ` for ${e.cost} influence` : ''}.`,
    de: (e, name) => `${name(e.seat)} gewinnt: ${unit(e.unit, 'de')}${e.cost > 0 ? ` für ${e.cost} Einfluss` : ''}.`,
  },
  disbanded: {
    en: (e, name) => `${name(e.seat)} disbands the ${unit(e.unit, 'en')}.`,
    de: (e, name) => `${name(e.seat)} entlässt: ${unit(e.unit, 'de')}.`,
  },
  bought: {
    en: (e, name) => `${name(e.seat)} spends ${e.cost} influence.`,
    de: (e, name) => `${name(e.seat)} gibt ${e.cost} Einfluss aus.`,
  },
  'card-gained': {
    en: (e, name) => `${name(e.seat)} gains ${card(e.card, 'en')}.`,
    de: (e, name) => `${name(e.seat)} erhält „${card(e.card, 'de')}“.`,
  },
  'hand-shown': {
    en: (e, name) =>
      `${name(e.seat)} shows ${e.cards.length === 0 ? 'an empty hand' : e.cards.map(c => card(c, 'en')).join(', ')}.`,
    de: (e, name) =>
      `${name(e.seat)} zeigt ${e.cards.length === 0 ? 'eine leere Hand' : e.cards.map(c => card(c, 'de')).join(', ')}.`,
  },
  'box-opened': {
    en: (e, name) => `${name(e.seat)} opens the box: ${card(e.card, 'en')}.`,
    de: (e, name) => `${name(e.seat)} öffnet die Schatulle: ${card(e.card, 'de')}.`,
  },
  'unit-spent': {
    en: (e, name) => `${unit(e.unit, 'en')} of ${name(e.seat)} is spent.`,
    de: (e, name) => `${unit(e.unit, 'de')} von ${name(e.seat)} ist erschöpft.`,
  },
  'laid-out': {
    en: e => `New in the offer: ${source(e.id, 'en')}.`,
    de: e => `Neu im Angebot: ${source(e.id, 'de')}.`,
  },
  rested: { en: (e, name) => `${name(e.seat)} rests.`, de: (e, name) => `${name(e.seat)} rastet.` },
  rolled: {
    en: (e, name) => `${name(e.seat)} rolls ${colours(e.dice, 'en')}.`,
    de: (e, name) => `${name(e.seat)} würfelt: ${colours(e.dice, 'de')}.`,
  },
  level: {
    en: (e, name) => `${name(e.seat)} reaches level ${e.level}.`,
    de: (e, name) => `${name(e.seat)} erreicht Level ${e.level}.`,
  },
  'skill-gained': {
    en: (e, name) => `${name(e.seat)} gains the skill ${skill(e.skill, 'en')}.`,
    de: (e, name) => `${name(e.seat)} erhält die Fähigkeit „${skill(e.skill, 'de')}“.`,
  },
  'skill-offered': { en: e => `Skill: ${skill(e.skill, 'en')}.`, de: e => `Fähigkeit: ${skill(e.skill, 'de')}.` },
  banner: {
    en: (e, name) => `${name(e.seat)} gives ${card(e.card, 'en')} to the ${unit(e.unit, 'en')}.`,
    de: (e, name) => `${name(e.seat)} weist „${card(e.card, 'de')}“ zu: ${unit(e.unit, 'de')}.`,
  },
  'dummy-turned': {
    en: e =>
      `The dummy player turns ${and(
        e.cards.map(c => card(c, 'en')),
        'en',
      )}${e.more > 0 ? ` and ${e.more} more` : ''}.`,
    de: e =>
      `Der Dummyspieler deckt auf: ${and(
        e.cards.map(c => card(c, 'de')),
        'de',
      )}${e.more > 0 ? `, dazu ${e.more}` : ''}.`,
  },
  chosen: {
    en: (e, name) =>
      e.seat === null
        ? `Team ${e.team + 1} has chosen who must return.`
        : `${name(e.seat)} is the chosen one of team ${e.team + 1}.`,
    de: (e, name) =>
      e.seat === null
        ? `Team ${e.team + 1} hat bestimmt, wer heimkehren muss.`
        : `${name(e.seat)} ist der Auserwählte von Team ${e.team + 1}.`,
  },
  'turn-over': {
    en: (e, name) => `The turn of ${name(e.seat)} is over.`,
    de: (e, name) => `Der Zug von ${name(e.seat)} ist zu Ende.`,
  },
};
