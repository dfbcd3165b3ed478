import { type Lang, listed, type SeatName, type Texts } from '@tafelrunde/engine';
import type { Use } from '../choices.ts';
import { SITES } from '../content/sites.ts';
import { TILES } from '../content/tiles.ts';
import { MANA_NAMES, type Mana, TOKEN_NAMES } from '../content/words.ts';
import { attackName, blockName } from '../effects/names.ts';
import { card, enemy, hero, skill, source, space, tactic, unit } from '../names.ts';
import { type CombatPhase, DUMMY, type Part } from '../state.ts';
import type { MageKnight } from '../types.ts';
import { events as heroesAndDecks } from './heroes-and-decks.ts';

const and = (items: readonly string[], lang: Lang): string => listed(items, lang === 'de' ? 'und' : 'and');
const colours = (mana: readonly Mana[], lang: Lang): string => mana.map(one => MANA_NAMES[one][lang]).join(', ');
const who = (seat: number, name: SeatName, lang: Lang): string =>
  seat === DUMMY ? (lang === 'de' ? 'Der Dummyspieler' : 'The dummy player') : name(seat);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

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
const PHASES: Readonly<Record<CombatPhase, Readonly<Record<Lang, string>>>> = {
  ranged: { en: 'Ranged and siege phase.', de: 'Fern- und Belagerungsphase.' },
  block: { en: 'Block phase.', de: 'Blockphase.' },
  damage: { en: 'Damage is assigned.', de: 'Schaden wird zugewiesen.' },
  attack: { en: 'Attack phase.', de: 'Angriffsphase.' },
};
const CHANGES = {
  armor: { en: 'armor', de: 'Rüstung' },
  attack: { en: 'attack', de: 'Angriff' },
} as const;

/** "4 ranged fire attack (Fireball) + 2 attack (Rage)". */
const made = (parts: readonly Part[], kind: 'attack' | 'block', lang: Lang): string =>
  parts
    .map(part => {
      const name = kind === 'attack' ? attackName(part.kind, part.element, lang) : blockName(part.element, lang);
      return `${part.points} ${name} (${source(part.source, lang)})`;
    })
    .join(' + ');

export const events: Texts<MageKnight>['events'] = {
  ...heroesAndDecks,
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
      `${e.seat === null ? 'Tile' : `${name(e.seat)} reveals tile`} ${TILES[e.tile].number}${e.seat === null ? ' is laid' : ''} at ${space(e.slot)}${e.turn === 0 ? '' : `, turned by ${60 * e.turn} degrees`}.`,
    de: (e, name) => {
      const how = e.turn === 0 ? '' : `, um ${60 * e.turn} Grad gedreht`;
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
    en: e => `The ${MANA_NAMES[e.colour].en} city at ${space(e.at)} and the city at ${space(e.beside)} are a megalopolis.`,
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
  combat: {
    en: (e, name) =>
      `${name(e.seat)} fights: ${
        and(
          e.foes.map(foe => enemy(foe, 'en')),
          'en',
        ) || 'nobody'
      }.`,
    de: (e, name) =>
      `${name(e.seat)} kämpft gegen: ${
        and(
          e.foes.map(foe => enemy(foe, 'de')),
          'de',
        ) || 'niemanden'
      }.`,
  },
  'die-set': {
    en: (e, name) => `${name(e.seat)} sets a die in secret.`,
    de: (e, name) => `${name(e.seat)} stellt insgeheim einen Würfel.`,
  },
  'die-shown': {
    en: (e, name) => `${name(e.seat)} shows the die: ${MANA_NAMES[e.colour].en}.`,
    de: (e, name) => `${name(e.seat)} zeigt den Würfel: ${MANA_NAMES[e.colour].de}.`,
  },
  'die-is-not': {
    en: (e, name) => `${name(e.seat)}: the die is not ${MANA_NAMES[e.colour].en}.`,
    de: (e, name) => `${name(e.seat)}: Der Würfel ist nicht ${MANA_NAMES[e.colour].de}.`,
  },
  phase: { en: e => PHASES[e.phase].en, de: e => PHASES[e.phase].de },
  summoned: {
    en: e => `${enemy(e.by, 'en')} summon ${e.token === null ? 'nobody' : enemy(e.token, 'en')}.`,
    de: e => `Herbeigerufen (${enemy(e.by, 'de')}): ${e.token === null ? 'niemand' : enemy(e.token, 'de')}.`,
  },
  attacked: {
    en: e =>
      `${made(e.parts, 'attack', 'en')} = ${e.total} against armor ${e.armor} of ${and(
        e.foes.map(foe => enemy(foe, 'en')),
        'en',
      )}.`,
    de: e =>
      `${made(e.parts, 'attack', 'de')} = ${e.total} gegen Rüstung ${e.armor}: ${and(
        e.foes.map(foe => enemy(foe, 'de')),
        'de',
      )}.`,
  },
  blocked: {
    en: e =>
      `${made(e.parts, 'block', 'en') || 'Nothing'} = ${e.total} against ${e.attack}: ${enemy(e.foe, 'en')} blocked.`,
    de: e =>
      `${made(e.parts, 'block', 'de') || 'Nichts'} = ${e.total} gegen ${e.attack}: ${enemy(e.foe, 'de')} geblockt.`,
  },
  dropped: {
    en: (e, name) => `${name(e.seat)} gives ${e.what === 'attack' ? 'the attack' : 'the block'} up.`,
    de: (e, name) => `${name(e.seat)} gibt ${e.what === 'attack' ? 'den Angriff' : 'den Block'} auf.`,
  },
  defeated: {
    en: e => `${enemy(e.foe, 'en')} defeated: ${e.fame} fame.`,
    de: e => `${enemy(e.foe, 'de')} besiegt: ${e.fame} Ruhm.`,
  },
  'foe-changed': {
    en: e =>
      e.how === 'armor' || e.how === 'attack'
        ? `${enemy(e.foe, 'en')}: ${CHANGES[e.how].en} ${signed(e.n)}.`
        : `${enemy(e.foe, 'en')}: ${{ stopped: 'does not attack', stripped: 'loses protection', destroyed: 'is destroyed', grown: `grows by ${e.n}` }[e.how]}.`,
    de: e =>
      e.how === 'armor' || e.how === 'attack'
        ? `${enemy(e.foe, 'de')}: ${CHANGES[e.how].de} ${signed(e.n)}.`
        : `${enemy(e.foe, 'de')}: ${{ stopped: 'greift nicht an', stripped: 'verliert Schutz', destroyed: 'vernichtet', grown: `wächst um ${e.n}` }[e.how]}.`,
  },
  hurt: {
    en: (e, name) =>
      `${enemy(e.foe, 'en')}: ${e.damage} damage to ${e.unit ? `the ${unit(e.unit, 'en')}` : name(e.seat)}, ${e.wounds === 1 ? '1 wound' : `${e.wounds} wounds`}.`,
    de: (e, name) =>
      `${enemy(e.foe, 'de')}: ${e.damage} Schaden an ${e.unit ? unit(e.unit, 'de') : name(e.seat)}, ${e.wounds === 1 ? '1 Wunde' : `${e.wounds} Wunden`}.`,
  },
  'unit-destroyed': {
    en: e => `The ${unit(e.unit, 'en')} are destroyed.`,
    de: e => `Vernichtet: ${unit(e.unit, 'de')}.`,
  },
  'knocked-out': {
    en: (e, name) => `${name(e.seat)} is knocked out.`,
    de: (e, name) => `${name(e.seat)} ist bewusstlos.`,
  },
  'combat-over': {
    en: e => (e.won ? 'The combat is won.' : 'The combat is over.'),
    de: e => (e.won ? 'Der Kampf ist gewonnen.' : 'Der Kampf ist vorbei.'),
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
  duel: {
    en: (e, name) => `${name(e.seat)} attacks ${name(e.defender)} at ${space(e.at)}.`,
    de: (e, name) => `${name(e.seat)} greift ${name(e.defender)} bei ${space(e.at)} an.`,
  },
  attended: {
    en: (e, name) => `${name(e.seat)} attends ${e.full ? 'fully' : 'partially'}.`,
    de: (e, name) => `${name(e.seat)} nimmt ${e.full ? 'voll' : 'teilweise'} teil.`,
  },
  'duel-attacked': {
    en: (e, name) => `${name(e.seat)}: ${made(e.parts, 'attack', 'en')} = ${e.total}.`,
    de: (e, name) => `${name(e.seat)}: ${made(e.parts, 'attack', 'de')} = ${e.total}.`,
  },
  'duel-blocked': {
    en: (e, name) => `${name(e.seat)}: ${made(e.parts, 'block', 'en') || 'no block'}; ${e.left} of the attack is left.`,
    de: (e, name) => `${name(e.seat)}: ${made(e.parts, 'block', 'de') || 'kein Block'}; vom Angriff bleibt ${e.left}.`,
  },
  'duel-passed': {
    en: (e, name) => `${name(e.seat)} does not attack.`,
    de: (e, name) => `${name(e.seat)} greift nicht an.`,
  },
  'unit-wounded': {
    en: e => `The ${unit(e.unit, 'en')} are wounded.`,
    de: e => `Verletzt: ${unit(e.unit, 'de')}.`,
  },
  'unit-weakened': {
    en: e => `The ${unit(e.unit, 'en')} get armor −${e.n} in this combat.`,
    de: e => `${unit(e.unit, 'de')}: Rüstung −${e.n} in diesem Kampf.`,
  },
  'unit-stripped': {
    en: e => `The ${unit(e.unit, 'en')} lose resistances in this combat.`,
    de: e => `${unit(e.unit, 'de')}: Widerstände gelten in diesem Kampf nicht.`,
  },
  'part-changed': {
    en: e =>
      e.n === 0
        ? `The attack of the ${unit(e.unit, 'en')} loses an element.`
        : `The attack of the ${unit(e.unit, 'en')}: ${signed(e.n)}.`,
    de: e =>
      e.n === 0
        ? `${unit(e.unit, 'de')}: Der Angriff verliert ein Element.`
        : `${unit(e.unit, 'de')}: Angriff ${signed(e.n)}.`,
  },
  'damage-ignored': {
    en: (e, name) => `${name(e.seat)} ignores ${e.n} damage.`,
    de: (e, name) => `${name(e.seat)} ignoriert ${e.n} Schaden.`,
  },
  'walls-ignored': {
    en: (e, name) => `No walls stand in the way of ${name(e.seat)} any more.`,
    de: (e, name) => `${name(e.seat)} wird von keinen Mauern mehr aufgehalten.`,
  },
  'unit-stopped': {
    en: e => `The ${e.n} of the ${unit(e.unit, 'en')} do not count in the attack.`,
    de: e => `${unit(e.unit, 'de')}: Die ${e.n} zählen im Angriff nicht.`,
  },
  stolen: {
    en: (e, name) => `${name(e.seat)} steals ${card(e.card, 'en')} from ${name(e.from)}.`,
    de: (e, name) => `${name(e.seat)} stiehlt ${name(e.from)} „${card(e.card, 'de')}“.`,
  },
  'duel-drawn': {
    en: (e, name) => `${name(e.seat)} and ${name(e.defender)} part.`,
    de: (e, name) => `${name(e.seat)} und ${name(e.defender)} lassen voneinander ab.`,
  },
  'driven-away': {
    en: (e, name) => `${name(e.seat)} drives ${name(e.loser)} to ${space(e.to)}.`,
    de: (e, name) => `${name(e.seat)} vertreibt ${name(e.loser)} nach ${space(e.to)}.`,
  },
  'turn-over': {
    en: (e, name) => `The turn of ${name(e.seat)} is over.`,
    de: (e, name) => `Der Zug von ${name(e.seat)} ist zu Ende.`,
  },
};
