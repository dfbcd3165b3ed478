import type { Lang, Text, Texts } from '@tafelrunde/engine';
import { DICE } from '../content/dice.ts';
import { advancedOf, PLOT_DECKS, wholeQuest } from '../content/index.ts';
import { cityOf } from '../content/legend/road.ts';
import { CHALLENGE } from '../content/secret-room.ts';
import { actionName, cardName, faceName, isOwn, nameOf, ownAbility, spaceName, thingName } from '../names.ts';
import { campaignRules } from '../rules/learned.ts';
import type { RolledDie } from '../state.ts';
import type { Descent } from '../types.ts';
import { ATTRIBUTE_NAMES, CONDITION_NAMES, diceText, INFLUENCE_NAMES, RESULT_NAMES, TRAIT_NAMES } from './names.ts';
import { cityActionText, eventText } from './road.ts';

type Events = Texts<Descent>['events'];

const ACTIONS: Readonly<Record<string, readonly [en: string, de: string]>> = {
  move: ['takes a move action', 'führt eine Bewegungsaktion aus'],
  rest: ['rests', 'rastet'],
  revive: ['revives', 'belebt wieder'],
  climb: ['climbs out', 'klettert heraus'],
  search: ['searches', 'durchsucht'],
  'stand-up': ['stands up', 'steht auf'],
};

/** "♥♥⚡, X": what dice show. */
export function faces(dice: readonly RolledDie[]): string {
  return dice
    .map(({ kind, face }) => {
      const { range, damage, surge, shield, miss } = DICE[kind][face] ?? {
        range: 0,
        damage: 0,
        surge: 0,
        shield: 0,
        miss: false,
      };
      if (miss) return 'X';
      const signs = `${range > 0 ? range : ''}${'♥'.repeat(damage)}${'⚡'.repeat(surge)}${'◈'.repeat(shield)}`;
      return signs === '' ? '–' : signs;
    })
    .join(' · ');
}

/** Why an attack misses, where no die says so by itself. */
const WHY: Readonly<Record<string, Text>> = {
  'D2-MISS-02': { en: ': its range is too short', de: ': Die Reichweite genügt nicht' },
  'D2-MISS-03': { en: ': it does not spend the surge it needs', de: ': Ihm fehlt die nötige Energie' },
};

/** What a surge was spent on; what belongs to whoever spends it needs no name. */
function forWhat({ by, source }: { readonly by: string; readonly source: string }, lang: Lang): string {
  if (source === 'fatigue') return lang === 'en' ? ' to recover 1 fatigue' : ' und heilt 1 Erschöpfung';
  return isOwn(by, source) ? '' : `: ${cardName(source, lang)}`;
}

export const events: Events = {
  round: { en: e => `Round ${e.round} begins.`, de: e => `Runde ${e.round} beginnt.` },
  turn: { en: e => `${nameOf(e.figure, 'en')} acts.`, de: e => `${nameOf(e.figure, 'de')} ist am Zug.` },
  'overlord-turn': { en: () => `The overlord's turn.`, de: () => `Der Overlord ist am Zug.` },
  group: {
    en: e => `The overlord activates: ${cardName(e.group, 'en')}.`,
    de: e => `Der Overlord aktiviert: ${cardName(e.group, 'de')}.`,
  },
  action: {
    en: e => `${nameOf(e.figure, 'en')} ${ACTIONS[e.action]?.[0] ?? e.action}.`,
    de: e => `${nameOf(e.figure, 'de')} ${ACTIONS[e.action]?.[1] ?? e.action}.`,
  },
  equipped: {
    en: e => `${nameOf(e.figure, 'en')} ${e.on ? 'equips' : 'takes off'} ${cardName(e.item, 'en')}.`,
    de: e => `${nameOf(e.figure, 'de')} legt ${cardName(e.item, 'de')} ${e.on ? 'an' : 'ab'}.`,
  },
  gave: {
    en: e => `${nameOf(e.from, 'en')} gives ${cardName(e.item, 'en')} to ${nameOf(e.to, 'en')}.`,
    de: e => `${nameOf(e.from, 'de')} gibt ${cardName(e.item, 'de')} an ${nameOf(e.to, 'de')}.`,
  },
  points: {
    en: e =>
      `${nameOf(e.figure, 'en')} ${e.n < 0 ? 'loses' : 'gains'} ${Math.abs(e.n)} movement ${Math.abs(e.n) === 1 ? 'point' : 'points'}.`,
    de: e =>
      `${nameOf(e.figure, 'de')} ${e.n < 0 ? 'verliert' : 'erhält'} ${Math.abs(e.n)} ${Math.abs(e.n) === 1 ? 'Bewegungspunkt' : 'Bewegungspunkte'}.`,
  },
  steps: {
    en: e => `${nameOf(e.figure, 'en')} steps to ${spaceName(e.to)}.`,
    de: e => `${nameOf(e.figure, 'de')} geht nach ${spaceName(e.to)}.`,
  },
  stretched: {
    en: e => `${nameOf(e.figure, 'en')} stands on ${e.cells.map(spaceName).join(', ')}.`,
    de: e => `${nameOf(e.figure, 'de')} steht auf ${e.cells.map(spaceName).join(', ')}.`,
  },
  placed: {
    en: e => `${nameOf(e.figure, 'en')} is placed on ${e.cells.map(spaceName).join(', ')}.`,
    de: e => `${nameOf(e.figure, 'de')} wird auf ${e.cells.map(spaceName).join(', ')} gestellt.`,
  },
  appears: {
    en: e => `${nameOf(e.figure, 'en')} appears on ${e.cells.map(spaceName).join(', ')}.`,
    de: e => `${nameOf(e.figure, 'de')} erscheint auf ${e.cells.map(spaceName).join(', ')}.`,
  },
  terrain: {
    en: e =>
      e.terrain === 'pit'
        ? `${nameOf(e.figure, 'en')} falls into a pit.`
        : e.terrain === 'crumbling'
          ? `The ground gives way under ${nameOf(e.figure, 'en')}.`
          : `${nameOf(e.figure, 'en')} is burnt by lava.`,
    de: e =>
      e.terrain === 'pit'
        ? `${nameOf(e.figure, 'de')} fällt in eine Grube.`
        : e.terrain === 'crumbling'
          ? `Der Boden gibt unter ${nameOf(e.figure, 'de')} nach.`
          : `${nameOf(e.figure, 'de')} verbrennt sich an Lava.`,
  },
  door: {
    en: e => `${nameOf(e.figure, 'en')} ${e.open ? 'opens' : 'closes'} door ${e.door + 1}.`,
    de: e => `${nameOf(e.figure, 'de')} ${e.open ? 'öffnet' : 'schließt'} Tür ${e.door + 1}.`,
  },
  left: {
    en: e => `${nameOf(e.figure, 'en')} leaves the map.`,
    de: e => `${nameOf(e.figure, 'de')} verlässt den Spielplan.`,
  },
  attacks: {
    en: e =>
      `${nameOf(e.by, 'en')} attacks ${e.on.map(id => nameOf(id, 'en')).join(', ')}${isOwn(e.by, e.weapon) ? '' : ` with ${cardName(e.weapon, 'en')}`}.`,
    de: e =>
      `${nameOf(e.by, 'de')} greift ${e.on.map(id => nameOf(id, 'de')).join(', ')} an${isOwn(e.by, e.weapon) ? '' : ` (${cardName(e.weapon, 'de')})`}.`,
  },
  'attack-rolled': {
    en: e =>
      [
        ...(e.dice.length > 0 ? [`${nameOf(e.by, 'en')} rolls ${faces(e.dice)}.`] : []),
        ...e.defence.map(d => `${nameOf(d.figure, 'en')} defends: ${faces(d.dice)}.`),
      ].join(' '),
    de: e =>
      [
        ...(e.dice.length > 0 ? [`${nameOf(e.by, 'de')} würfelt ${faces(e.dice)}.`] : []),
        ...e.defence.map(d => `${nameOf(d.figure, 'de')} verteidigt: ${faces(d.dice)}.`),
      ].join(' '),
  },
  rolled: {
    en: e => `${nameOf(e.by, 'en')} rolls ${faces(e.dice)}.`,
    de: e => `${nameOf(e.by, 'de')} würfelt ${faces(e.dice)}.`,
  },
  rerolled: {
    en: e => `${cardName(e.source, 'en')}: now ${faces(e.dice)}.`,
    de: e => `${cardName(e.source, 'de')}: jetzt ${faces(e.dice)}.`,
  },
  added: {
    en: e => `${cardName(e.source, 'en')}: ${e.n < 0 ? '−' : '+'}${Math.abs(e.n)} ${RESULT_NAMES[e.to].en}.`,
    de: e => `${cardName(e.source, 'de')}: ${e.n < 0 ? '−' : '+'}${Math.abs(e.n)} ${RESULT_NAMES[e.to].de}.`,
  },
  'dice-added': {
    en: e => `${cardName(e.source, 'en')} adds ${diceText(e.dice, 'en')}.`,
    de: e => `${cardName(e.source, 'de')}: zusätzlich ${diceText(e.dice, 'de')}.`,
  },
  surge: {
    en: e => `${nameOf(e.by, 'en')} spends a surge${forWhat(e, 'en')}.`,
    de: e => `${nameOf(e.by, 'de')} gibt Energie aus${forWhat(e, 'de')}.`,
  },
  missed: {
    en: e => `The attack of ${nameOf(e.by, 'en')} misses${WHY[e.rule ?? '']?.en ?? ''}.`,
    de: e => `Der Angriff von ${nameOf(e.by, 'de')} verfehlt${WHY[e.rule ?? '']?.de ?? ''}.`,
  },
  retargeted: {
    en: e => `${nameOf(e.to, 'en')} becomes the target in place of ${nameOf(e.from, 'en')}.`,
    de: e => `${nameOf(e.to, 'de')} wird anstelle von ${nameOf(e.from, 'de')} zum Ziel.`,
  },
  dealt: {
    en: e =>
      `${e.damage} damage against ${e.shields} ${e.shields === 1 ? 'shield' : 'shields'}${e.pierce > 0 ? ` (Pierce ${e.pierce})` : ''}: ${e.dealt} on ${nameOf(e.figure, 'en')}.`,
    de: e =>
      `${e.damage} Schaden gegen ${e.shields} ${e.shields === 1 ? 'Schild' : 'Schilde'}${e.pierce > 0 ? ` (Durchbohren ${e.pierce})` : ''}: ${e.dealt} auf ${nameOf(e.figure, 'de')}.`,
  },
  'attack-over': {
    en: e => `The attack of ${nameOf(e.by, 'en')} is over.`,
    de: e => `Der Angriff von ${nameOf(e.by, 'de')} ist vorbei.`,
  },
  tested: {
    en: e =>
      `${nameOf(e.figure, 'en')} tests ${ATTRIBUTE_NAMES[e.attribute].en} ${e.value}: ${e.shields} ${e.shields === 1 ? 'shield' : 'shields'}, ${e.passed ? 'passed' : 'failed'}.`,
    de: e =>
      `${nameOf(e.figure, 'de')} prüft ${ATTRIBUTE_NAMES[e.attribute].de} ${e.value}: ${e.shields} ${e.shields === 1 ? 'Schild' : 'Schilde'}, ${e.passed ? 'gelungen' : 'misslungen'}.`,
  },
  suffered: {
    en: e => `${nameOf(e.figure, 'en')} suffers ${e.n} damage (${e.left} left).`,
    de: e => `${nameOf(e.figure, 'de')} erleidet ${e.n} Schaden (${e.left} übrig).`,
  },
  tired: {
    en: e => `${nameOf(e.figure, 'en')} suffers ${e.n} fatigue (${e.total}).`,
    de: e => `${nameOf(e.figure, 'de')} erleidet ${e.n} Erschöpfung (${e.total}).`,
  },
  recovered: {
    en: e => `${nameOf(e.figure, 'en')} recovers ${e.n} ${e.what}.`,
    de: e => `${nameOf(e.figure, 'de')} erholt sich von ${e.n} ${e.what === 'damage' ? 'Schaden' : 'Erschöpfung'}.`,
  },
  condition: {
    en: e => `${nameOf(e.figure, 'en')} is ${CONDITION_NAMES[e.condition].en}.`,
    de: e => `${nameOf(e.figure, 'de')} ist ${CONDITION_NAMES[e.condition].de}.`,
  },
  cured: {
    en: e => `${nameOf(e.figure, 'en')} is no longer ${CONDITION_NAMES[e.condition].en}.`,
    de: e => `${nameOf(e.figure, 'de')} ist nicht länger ${CONDITION_NAMES[e.condition].de}.`,
  },
  looked: {
    en: e => `The overlord looks at the top search card${e.card === null ? '' : `: ${cardName(e.card, 'en')}`}.`,
    de: e => `Der Overlord sieht sich die oberste Suchkarte an${e.card === null ? '' : `: ${cardName(e.card, 'de')}`}.`,
  },
  defeated: { en: e => `${nameOf(e.figure, 'en')} is defeated.`, de: e => `${nameOf(e.figure, 'de')} ist besiegt.` },
  'knocked-out': {
    en: e => `${nameOf(e.figure, 'en')} is knocked out.`,
    de: e => `${nameOf(e.figure, 'de')} ist bewusstlos.`,
  },
  stands: { en: e => `${nameOf(e.figure, 'en')} stands again.`, de: e => `${nameOf(e.figure, 'de')} steht wieder.` },
  spared: {
    en: e => `${cardName(e.card, 'en')} of ${nameOf(e.figure, 'en')} is not exhausted.`,
    de: e => `${cardName(e.card, 'de')} von ${nameOf(e.figure, 'de')} wird nicht erschöpft.`,
  },
  used: {
    en: e =>
      e.card in CONDITION_NAMES
        ? `${cardName(e.card, 'en')} takes effect on ${nameOf(e.by, 'en')}.`
        : `${nameOf(e.by, 'en')} uses ${isOwn(e.by, e.card) ? `the ${ownAbility(e.card, 'en')}` : cardName(e.card, 'en')}.`,
    de: e =>
      e.card in CONDITION_NAMES
        ? `${cardName(e.card, 'de')} wirkt auf ${nameOf(e.by, 'de')}.`
        : `${nameOf(e.by, 'de')} setzt ${isOwn(e.by, e.card) ? `die ${ownAbility(e.card, 'de')}` : cardName(e.card, 'de')} ein.`,
  },
  lasts: { en: e => `${cardName(e.source, 'en')} takes effect.`, de: e => `${cardName(e.source, 'de')} wirkt.` },
  played: {
    en: e => `The overlord plays ${cardName(e.card, 'en')}.`,
    de: e => `Der Overlord spielt ${cardName(e.card, 'de')}.`,
  },
  discarded: {
    en: e => `The overlord discards ${cardName(e.card, 'en')}.`,
    de: e => `Der Overlord wirft ${cardName(e.card, 'de')} ab.`,
  },
  shown: {
    en: e => `The overlord takes ${cardName(e.card, 'en')}.`,
    de: e => `Der Overlord nimmt ${cardName(e.card, 'de')}.`,
  },
  drew: {
    en: e =>
      e.cards.length > 0
        ? `You draw ${e.cards.map(id => cardName(id, 'en')).join(', ')}.`
        : `The overlord draws ${e.n} ${e.n === 1 ? 'card' : 'cards'}.`,
    de: e =>
      e.cards.length > 0
        ? `Du ziehst ${e.cards.map(id => cardName(id, 'de')).join(', ')}.`
        : `Der Overlord zieht ${e.n} ${e.n === 1 ? 'Karte' : 'Karten'}.`,
  },
  found: {
    en: e => `${nameOf(e.figure, 'en')} finds ${cardName(e.card, 'en')}.`,
    de: e => `${nameOf(e.figure, 'de')} findet ${cardName(e.card, 'de')}.`,
  },
  turned: {
    en: e => `${nameOf(e.figure, 'en')} turns ${thingName(e.token, 'en')} over: ${faceName(e.face, 'en')}.`,
    de: e => `${nameOf(e.figure, 'de')} dreht ${thingName(e.token, 'de')} um: ${faceName(e.face, 'de')}.`,
  },
  took: {
    en: e => `${nameOf(e.figure, 'en')} picks up ${thingName(e.token, 'en')}.`,
    de: e => `${nameOf(e.figure, 'de')} nimmt ${thingName(e.token, 'de')} auf.`,
  },
  dropped: {
    en: e => `${nameOf(e.figure, 'en')} lays ${thingName(e.token, 'en')} down.`,
    de: e => `${nameOf(e.figure, 'de')} legt ${thingName(e.token, 'de')} ab.`,
  },
  special: {
    en: e => `${nameOf(e.figure, 'en')}: ${actionName(e.action, e.at, 'en')}.`,
    de: e => `${nameOf(e.figure, 'de')}: ${actionName(e.action, e.at, 'de')}.`,
  },
  laid: {
    en: e => `${thingName(e.token, 'en')} lies on ${spaceName(e.cell)}.`,
    de: e => `${thingName(e.token, 'de')} liegt auf ${spaceName(e.cell)}.`,
  },
  'gained-token': {
    en: ({ figure, token, n }) => `${nameOf(figure, 'en')}: +${n} ${thingName(token, 'en')}.`,
    de: ({ figure, token, n }) => `${nameOf(figure, 'de')}: +${n} ${thingName(token, 'de')}.`,
  },
  'lost-token': {
    en: ({ figure, token, n }) => `${nameOf(figure, 'en')}: −${n} ${thingName(token, 'en')}.`,
    de: ({ figure, token, n }) => `${nameOf(figure, 'de')}: −${n} ${thingName(token, 'de')}.`,
  },
  cleared: {
    en: e => `${thingName(e.token, 'en')} is out of the game.`,
    de: e => `${thingName(e.token, 'de')} ist aus dem Spiel.`,
  },
  claimed: {
    en: e => `${cardName(e.card, 'en')} is with ${e.side === 'heroes' ? 'the heroes again' : 'the overlord now'}.`,
    de: e =>
      `${cardName(e.card, 'de')} ${e.side === 'heroes' ? 'gehört wieder den Helden' : 'gehört nun dem Overlord'}.`,
  },
  defected: {
    en: e => `${nameOf(e.figure, 'en')} now stands with ${e.side === 'heroes' ? 'the heroes' : 'the overlord'}.`,
    de: e =>
      `${nameOf(e.figure, 'de')} steht nun auf der Seite ${e.side === 'heroes' ? 'der Helden' : 'des Overlords'}.`,
  },
  gate: {
    en: e => `Door ${e.door + 1} ${e.to === 'open' ? 'opens' : e.to === 'closed' ? 'closes' : 'is locked'}.`,
    de: e =>
      `Tür ${e.door + 1} ${e.to === 'open' ? 'öffnet sich' : e.to === 'closed' ? 'schließt sich' : 'ist verriegelt'}.`,
  },
  guessed: {
    en: e => `${nameOf(e.figure, 'en')} guesses ${e.n}: ${e.is === 'right' ? 'right' : `wrong, it is ${e.is}`}.`,
    de: e =>
      `${nameOf(e.figure, 'de')} rät ${e.n}: ${e.is === 'right' ? 'richtig' : e.is === 'higher' ? 'falsch, es ist mehr' : 'falsch, es ist weniger'}.`,
  },
  collapsed: {
    en: e => `The ground changes: ${e.cells.map(spaceName).join(', ')}.`,
    de: e => `Der Boden verändert sich: ${e.cells.map(spaceName).join(', ')}.`,
  },
  threat: {
    en: e => `The overlord ${e.n < 0 ? 'pays' : 'gains'} ${Math.abs(e.n)} threat: ${e.total} now.`,
    de: e => `Der Overlord ${e.n < 0 ? 'zahlt' : 'bekommt'} Drohmarker: ${Math.abs(e.n)}, nun hat er ${e.total}.`,
  },
  plot: {
    en: e => `The overlord uses the plot card ${cardName(e.card, 'en')}${e.n === 0 ? '' : ` for ${e.n} threat`}.`,
    de: e =>
      `Der Overlord setzt die Handlungskarte ${cardName(e.card, 'de')}${e.n === 0 ? '' : ` für ${e.n} Drohmarker`} ein.`,
  },
  bet: {
    en: e =>
      e.side === null
        ? 'The overlord has bet on a side.'
        : `The bet: ${e.side === 'heroes' ? 'the heroes' : 'the overlord'}.`,
    de: e =>
      e.side === null
        ? 'Der Overlord hat auf eine Seite gesetzt.'
        : `Gesetzt war auf ${e.side === 'heroes' ? 'die Helden' : 'den Overlord'}.`,
  },
  'plot-deck': {
    en: e => `The overlord uses the plot deck ${PLOT_DECKS[e.deck]?.name.en ?? e.deck}.`,
    de: e => `Der Overlord benutzt das Handlungsdeck „${PLOT_DECKS[e.deck]?.name.de ?? e.deck}“.`,
  },
  orders: {
    en: e => `Orders: ${e.name.en}.`,
    de: e => `Befehl: ${e.name.de}.`,
  },
  morale: {
    en: e => (e.n < 0 ? 'The heroes have lost heart and flee.' : `Morale: ${e.n}.`),
    de: e => (e.n < 0 ? 'Die Helden verlieren den Mut und fliehen.' : `Moral: ${e.n}.`),
  },
  peril: { en: e => `Peril: ${e.name.en}.`, de: e => `Gefahr: ${e.name.de}.` },
  tainted: {
    en: e => `${nameOf(e.figure, 'en')}: ${cardName(e.card, 'en')}.`,
    de: e => `${nameOf(e.figure, 'de')}: ${cardName(e.card, 'de')}.`,
  },
  area: { en: e => e.story.en, de: e => e.story.de },
  fame: { en: e => `Fame: ${e.n}.`, de: e => `Ruhm: ${e.n}.` },
  gold: {
    en: e => `The heroes ${e.n < 0 ? 'lose' : 'gain'} ${Math.abs(e.n)} gold; there is ${e.gold} now.`,
    de: e => `Die Helden ${e.n < 0 ? 'verlieren' : 'erhalten'} ${Math.abs(e.n)} Gold; es sind nun ${e.gold}.`,
  },
  weeks: {
    en: e => `Week ${e.week}; ${e.left} until the story goes on.`,
    de: e => `Woche ${e.week}; noch ${e.left}, bis die Geschichte weitergeht.`,
  },
  act: { en: e => `Act ${e.act} begins.`, de: e => `Akt ${e.act} beginnt.` },
  sides: {
    en: e => `Side quests: ${e.quests.map(id => wholeQuest(id).name.en).join(', ') || 'none'}.`,
    de: e => `Nebenabenteuer: ${e.quests.map(id => wholeQuest(id).name.de).join(', ') || 'keine'}.`,
  },
  city: {
    en: e => `${cityOf(e.city).name.en}. ${cityOf(e.city).about.en}`,
    de: e => `${cityOf(e.city).name.de}. ${cityOf(e.city).about.de}`,
  },
  'city-action': { en: e => `${cityActionText(e.city, 'en')}.`, de: e => `${cityActionText(e.city, 'de')}.` },
  event: { en: e => eventText(e.event, 'en'), de: e => eventText(e.event, 'de') },
  upgrade: {
    en: e =>
      `Each hero gains ${e.xp} XP. To choose from, ${e.keep} may be kept: ${e.cards.map(id => cardName(id, 'en')).join(', ') || 'nothing'}.`,
    de: e =>
      `Jeder Held erhält ${e.xp} EP. Zur Wahl, ${e.keep} davon zu behalten: ${e.cards.map(id => cardName(id, 'de')).join(', ') || 'nichts'}.`,
  },
  kept: {
    en: e => `${nameOf(e.hero, 'en')} keeps ${cardName(e.card, 'en')}.`,
    de: e => `${nameOf(e.hero, 'de')} behält: ${cardName(e.card, 'de')}.`,
  },
  market: {
    en: e => `For sale: ${e.cards.map(id => cardName(id, 'en')).join(', ')}. The heroes have ${e.gold} gold.`,
    de: e => `Zum Kauf: ${e.cards.map(id => cardName(id, 'de')).join(', ')}. Die Helden haben ${e.gold} Gold.`,
  },
  'next-quest': {
    en: e => `Next comes: ${wholeQuest(e.quest).name.en}.`,
    de: e => `Als Nächstes kommt: ${wholeQuest(e.quest).name.de}.`,
  },
  rumor: {
    en: e => `It is rumored: ${cardName(e.card, 'en')}.`,
    de: e => `Ein Gerücht geht um: ${cardName(e.card, 'de')}.`,
  },
  'rumor-drawn': {
    en: e => (e.card === null ? 'The overlord draws a rumor card.' : `You draw the rumor ${cardName(e.card, 'en')}.`),
    de: e =>
      e.card === null ? 'Der Overlord zieht eine Gerüchtekarte.' : `Du ziehst das Gerücht ${cardName(e.card, 'de')}.`,
  },
  'rumor-over': {
    en: e => `Nobody speaks of it any more: ${cardName(e.card, 'en')}.`,
    de: e => `Davon spricht niemand mehr: ${cardName(e.card, 'de')}.`,
  },
  reward: {
    en: e => `${advancedOf(e.card).rewards[e.side].name.en} takes effect.`,
    de: e => `${advancedOf(e.card).rewards[e.side].name.de} tritt in Kraft.`,
  },
  'gained-relic': {
    en: e => `The overlord gains ${cardName(e.relic, 'en')}.`,
    de: e => `Der Overlord erhält: ${cardName(e.relic, 'de')}.`,
  },
  'face-down': {
    en: e => `${e.n} cards lie face down in the shop, ${e.price} gold each.`,
    de: e => `${e.n} Karten liegen verdeckt auf dem Markt, je ${e.price} Gold.`,
  },
  banned: {
    en: e => `There is nothing of this kind for sale: ${TRAIT_NAMES[e.trait].en}.`,
    de: e => `Davon gibt es nichts zu kaufen: ${TRAIT_NAMES[e.trait].de}.`,
  },
  travel: {
    en: e => campaignRules().travelText(e.card, e.symbol, 'en'),
    de: e => campaignRules().travelText(e.card, e.symbol, 'de'),
  },
  'saw-hand': {
    en: e =>
      `${nameOf(e.figure, 'en')} learns what the overlord holds${e.cards.length === 0 ? '' : `: ${e.cards.map(id => cardName(id, 'en')).join(', ')}`}.`,
    de: e =>
      `${nameOf(e.figure, 'de')} erfährt, was der Overlord hält${e.cards.length === 0 ? '' : `: ${e.cards.map(id => cardName(id, 'de')).join(', ')}`}.`,
  },
  passage: {
    en: e => `${nameOf(e.figure, 'en')} finds a secret passage at ${spaceName(e.cell)}.`,
    de: e => `${nameOf(e.figure, 'de')} findet bei ${spaceName(e.cell)} einen Geheimgang.`,
  },
  explored: {
    en: e => `${nameOf(e.figure, 'en')} explores the secret room: ${cardName(e.card, 'en')}.`,
    de: e => `${nameOf(e.figure, 'de')} erkundet die Geheimkammer: ${cardName(e.card, 'de')}.`,
  },
  'room-done': {
    en: e => `The secret room ${cardName(e.card, 'en')} is cleared: the reward is for ${nameOf(e.figure, 'en')}.`,
    de: e =>
      `Die Geheimkammer „${cardName(e.card, 'de')}“ ist geräumt: Die Belohnung gehört ${nameOf(e.figure, 'de')}.`,
  },
  'room-cleared': {
    en: e =>
      `The overlord takes ${e.what.startsWith(CHALLENGE) ? thingName(e.what, 'en') : nameOf(e.what, 'en')} out of the secret room.`,
    de: e =>
      `Der Overlord nimmt ${e.what.startsWith(CHALLENGE) ? thingName(e.what, 'de') : nameOf(e.what, 'de')} aus der Geheimkammer.`,
  },
  foresaw: {
    en: e =>
      `${nameOf(e.figure, 'en')} looks at the top of the overlord's deck${e.cards.length === 0 ? '' : `: ${e.cards.map(id => cardName(id, 'en')).join(', ')}`}.`,
    de: e =>
      `${nameOf(e.figure, 'de')} sieht sich die obersten Karten des Overlord-Decks an${e.cards.length === 0 ? '' : `: ${e.cards.map(id => cardName(id, 'de')).join(', ')}`}.`,
  },
  bought: {
    en: e => `${nameOf(e.hero, 'en')} gets ${cardName(e.card, 'en')} from the shop; ${e.gold} gold is left.`,
    de: e => `${nameOf(e.hero, 'de')} bekommt ${cardName(e.card, 'de')} vom Markt; ${e.gold} Gold bleiben.`,
  },
  sold: {
    en: e => `${nameOf(e.hero, 'en')} sells ${cardName(e.card, 'en')}; there is ${e.gold} gold now.`,
    de: e => `${nameOf(e.hero, 'de')} verkauft ${cardName(e.card, 'de')}; es sind nun ${e.gold} Gold.`,
  },
  learned: {
    en: e => `${nameOf(e.hero, 'en')} learns ${cardName(e.card, 'en')}.`,
    de: e => `${nameOf(e.hero, 'de')} lernt ${cardName(e.card, 'de')}.`,
  },
  'gave-back': {
    en: e => `The overlord gives ${cardName(e.card, 'en')} back.`,
    de: e => `Der Overlord gibt ${cardName(e.card, 'de')} zurück.`,
  },
  'bought-card': {
    en: e => `The overlord buys ${cardName(e.card, 'en')}.`,
    de: e => `Der Overlord kauft ${cardName(e.card, 'de')}.`,
  },
  'left-out': {
    en: e =>
      e.card === null ? 'The overlord leaves a card out of his deck.' : `You leave out ${cardName(e.card, 'en')}.`,
    de: e =>
      e.card === null
        ? 'Der Overlord nimmt eine Karte aus seinem Deck.'
        : `Du nimmst ${cardName(e.card, 'de')} aus dem Deck.`,
  },
  bears: {
    en: e => `${nameOf(e.lieutenant, 'en')} bears ${cardName(e.relic, 'en')}.`,
    de: e => `${nameOf(e.lieutenant, 'de')} trägt ${cardName(e.relic, 'de')}.`,
  },
  influence: {
    en: e => `The overlord reveals his influence: ${INFLUENCE_NAMES[e.token].en}, ${e.name.en}.`,
    de: e => `Der Overlord deckt seinen Einfluss auf: ${INFLUENCE_NAMES[e.token].de}, ${e.name.de}.`,
  },
  guise: {
    en: e => `${nameOf(e.figure, 'en')} wears the face of: ${cardName(e.card, 'en')}.`,
    de: e => `${nameOf(e.figure, 'de')} trägt das Gesicht von: ${cardName(e.card, 'de')}.`,
  },
  citizen: {
    en: e => `The overlord receives a corrupt citizen: ${cardName(e.card, 'en')}.`,
    de: e => `Der Overlord erhält eine Korrumpierten-Karte: ${cardName(e.card, 'de')}.`,
  },
  'took-hero': {
    en: (e, name) => `${name(e.seat)}: ${nameOf(e.hero, 'en')}, ${cardName(e.class, 'en')}.`,
    de: (e, name) => `${name(e.seat)}: ${nameOf(e.hero, 'de')}, ${cardName(e.class, 'de')}.`,
  },
  'open-group': {
    en: e => `The overlord brings: ${cardName(e.group, 'en')}.`,
    de: e => `Der Overlord bringt: ${cardName(e.group, 'de')}.`,
  },
  counted: {
    en: e => `Goal of the ${e.side}: ${e.n} of ${e.of}.`,
    de: e => `Ziel ${e.side === 'heroes' ? 'der Helden' : 'des Overlords'}: ${e.n} von ${e.of}.`,
  },
  encounter: { en: e => `Encounter ${e.encounter + 1}.`, de: e => `Szene ${e.encounter + 1}.` },
  'encounter-over': {
    en: e =>
      e.winner === 'heroes'
        ? 'The heroes win the encounter.'
        : e.goal === 'morale'
          ? 'The heroes lose the encounter.'
          : 'The overlord wins the encounter.',
    de: e =>
      e.winner === 'heroes'
        ? 'Die Helden gewinnen die Szene.'
        : e.goal === 'morale'
          ? 'Die Helden verlieren die Szene.'
          : 'Der Overlord gewinnt die Szene.',
  },
};
