import { counted, type Lang, type Texts } from '@tafelrunde/engine';
import type { Choice, Ending, Use } from '../choices.ts';
import { CARDS } from '../content/cards.ts';
import { unitOf } from '../content/units.ts';
import { MANA_NAMES, type Mana, TOKEN_NAMES } from '../content/words.ts';
import type { Effect } from '../effects/effect.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { card, enemy, hero, skill, source, space, tactic, unit } from '../names.ts';
import type { Reward, SecretColour } from '../state.ts';
import type { MageKnight } from '../types.ts';
import { options as heroesAndDecks } from './heroes-and-decks.ts';
import { traitName } from './traits.ts';

/** What effects do, without the full stop. */
const does = (effects: readonly Effect[], lang: Lang): string =>
  vocabulary.sentences(effects, { lang }).join(' ').replace(/\.$/, '');

const SIDEWAYS: Readonly<Record<Exclude<Use, 'basic' | 'strong'>, Readonly<Record<Lang, string>>>> = {
  move: { en: 'move', de: 'Bewegung' },
  influence: { en: 'influence', de: 'Einfluss' },
  attack: { en: 'attack', de: 'Angriff' },
  block: { en: 'block', de: 'Block' },
};

function play({ card: id, as, worth = 1 }: Extract<Choice, { do: 'play' }>, lang: Lang): string {
  if (as !== 'basic' && as !== 'strong')
    return `${card(id, lang)} ${lang === 'de' ? 'quer' : 'sideways'}: ${SIDEWAYS[as][lang]} ${worth}`;
  const found = CARDS.get(id);
  if (found === undefined) return card(id, lang);
  const name = as === 'strong' && found.type === 'spell' ? found.strongName[lang] : found.name[lang];
  const strong = as === 'strong' && found.type !== 'spell' ? (lang === 'de' ? ' (stark)' : ' (strong)') : '';
  return `${name}${strong}: ${does(found[as].effects, lang)}`;
}

/** Who is done wants to know with what, and what comes of it. */
const DONE: Readonly<Record<Ending, Readonly<Record<Lang, string>>>> = {
  ranged: { en: 'On to blocking', de: 'Weiter zum Blocken' },
  block: { en: 'Block nothing more: on to the damage', de: 'Nichts mehr blocken: weiter zum Schaden' },
  attack: { en: 'End the combat', de: 'Den Kampf beenden' },
  interaction: { en: 'Done with the locals', de: 'Den Handel beenden' },
};

function done({ ends, left = 0 }: Extract<Choice, { do: 'done' }>, lang: Lang): string {
  if (ends === undefined) return lang === 'de' ? 'Fertig' : 'Done';
  if (ends !== 'attack' || left === 0) return DONE[ends][lang];
  const spared = counted(left, { en: ['enemy is', 'enemies are'], de: ['Gegner bleibt', 'Gegner bleiben'] }, lang);
  return `${DONE[ends][lang]}: ${spared} ${lang === 'de' ? 'stehen' : 'left standing'}`;
}

const PAY = {
  token: { en: 'token', de: 'Manaplättchen' },
  crystal: { en: 'crystal', de: 'Kristall' },
  die: { en: 'die of the Source', de: 'Würfel der Quelle' },
  'stolen-die': { en: 'die on your tactic', de: 'Würfel auf deiner Taktik' },
  endless: { en: 'endless mana', de: 'unendliches Mana' },
} as const;

function pay({ with: kind, mana, as }: Extract<Choice, { do: 'pay' }>, lang: Lang): string {
  const counts =
    mana === as ? '' : lang === 'de' ? `, gilt als ${colour(as, lang)}` : `, counts as ${colour(as, lang)}`;
  return `${PAY[kind][lang]}: ${colour(mana, lang)}${counts}`;
}

const colour = (mana: Mana, lang: Lang): string => MANA_NAMES[mana][lang];

/** How a die that is set in secret helps the enemy (MK-VINT-03). */
const HELPS: Readonly<Record<SecretColour, Readonly<Record<Lang, string>>>> = {
  white: { en: 'armor +1 in the ranged and siege phase', de: 'Rüstung +1 in der Fern- und Belagerungsphase' },
  red: { en: 'attack +1', de: 'Angriff +1' },
  blue: { en: 'armor +1 in the attack phase', de: 'Rüstung +1 in der Angriffsphase' },
  black: { en: 'nothing, and no fame for it', de: 'nichts, und kein Ruhm dafür' },
};

const REWARDS: Readonly<Record<Reward['reward'], Readonly<Record<Lang, string>>>> = {
  artifact: { en: 'artifacts', de: 'Artefakte' },
  spell: { en: 'a spell', de: 'ein Zauber' },
  action: { en: 'an advanced action', de: 'eine Fortgeschrittene Aktion' },
  unit: { en: 'a unit', de: 'eine Einheit' },
  crystal: { en: 'a crystal', de: 'ein Kristall' },
  'random-crystals': { en: 'crystals by lot', de: 'ausgewürfelte Kristalle' },
  dungeon: { en: 'what the dungeon hides', de: 'was der Dungeon birgt' },
};

const OF_BUYING = {
  healing: { en: 'Buy a point of healing', de: 'Einen Heilungspunkt kaufen' },
  artifact: { en: 'Buy an artifact', de: 'Ein Artefakt kaufen' },
  elite: { en: 'Have an elite unit added to the offer', de: 'Eine Eliteeinheit ins Angebot holen' },
} as const;

export const options: Texts<MageKnight>['options'] = {
  ...heroesAndDecks,
  hero: { en: c => hero(c.hero, 'en'), de: c => hero(c.hero, 'de') },
  tactic: { en: c => tactic(c.tactic, 'en'), de: c => tactic(c.tactic, 'de') },
  play: { en: c => play(c, 'en'), de: c => play(c, 'de') },
  unit: {
    en: c => `${unit(c.id, 'en')}: ${does(unitOf(c.id).abilities[c.ability]?.effects ?? [], 'en')}`,
    de: c => `${unit(c.id, 'de')}: ${does(unitOf(c.id).abilities[c.ability]?.effects ?? [], 'de')}`,
  },
  skill: { en: c => `Skill: ${skill(c.skill, 'en')}`, de: c => `Fähigkeit: ${skill(c.skill, 'de')}` },
  use: {
    en: c => `${source(c.source, 'en')}: ${does([c.effect], 'en')}`,
    de: c => `${source(c.source, 'de')}: ${does([c.effect], 'de')}`,
  },
  banner: {
    en: c => `Give ${card(c.card, 'en')} to the ${unit(c.id, 'en')}`,
    de: c => `${card(c.card, 'de')} zuweisen: ${unit(c.id, 'de')}`,
  },
  heal: {
    en: c => (c.id === null ? 'Heal a wound from your hand' : `Heal a wound of the ${unit(c.id, 'en')}`),
    de: c => (c.id === null ? 'Eine Wunde von der Hand heilen' : `Eine Wunde heilen: ${unit(c.id, 'de')}`),
  },
  end: { en: 'End the turn', de: 'Zug beenden' },
  done: { en: c => done(c, 'en'), de: c => done(c, 'de') },
  pass: { en: 'Go on', de: 'Weiter' },
  plunder: {
    en: 'Plunder the village: lose 1 reputation, draw 2 cards',
    de: 'Das Dorf plündern: 1 Ansehen verlieren, 2 Karten ziehen',
  },
  pay: { en: c => pay(c, 'en'), de: c => pay(c, 'de') },
  option: { en: c => does(c.effects, 'en'), de: c => does(c.effects, 'de') },
  yes: { en: 'Yes', de: 'Ja' },
  no: { en: 'No', de: 'Nein' },
  colour: { en: c => colour(c.colour, 'en'), de: c => colour(c.colour, 'de') },
  'set-die': {
    en: c => `${colour(c.colour, 'en')}: ${HELPS[c.colour].en}`,
    de: c => `${colour(c.colour, 'de')}: ${HELPS[c.colour].de}`,
  },
  die: { en: c => `The ${colour(c.colour, 'en')} die`, de: c => `Der Würfel, der ${colour(c.colour, 'de')} zeigt` },
  ability: {
    en: c => `${unit(c.id, 'en')}: ${does(unitOf(c.id).abilities[c.ability]?.effects ?? [], 'en')}`,
    de: c => `${unit(c.id, 'de')}: ${does(unitOf(c.id).abilities[c.ability]?.effects ?? [], 'de')}`,
  },
  'foreign-unit': { en: c => unit(c.id, 'en'), de: c => unit(c.id, 'de') },
  place: {
    en: c => (c.to === 'top' ? 'On top' : 'At the bottom'),
    de: c => (c.to === 'top' ? 'Oben auf den Stapel' : 'Unter den Stapel'),
  },
  card: { en: c => card(c.card, 'en'), de: c => card(c.card, 'de') },
  pile: {
    en: c => `The pile of tokens: ${TOKEN_NAMES[c.colour].en}`,
    de: c => `Der Stapel der Plättchen: ${TOKEN_NAMES[c.colour].de}`,
  },
  trait: { en: c => traitName(c.trait, 'en'), de: c => traitName(c.trait, 'de') },
  token: { en: c => enemy(c.enemy, 'en'), de: c => enemy(c.enemy, 'de') },
  seat: { en: (c, name) => name(c.seat), de: (c, name) => name(c.seat) },
  number: { en: c => String(c.n), de: c => String(c.n) },
  'own-unit': { en: c => unit(c.id, 'en'), de: c => unit(c.id, 'de') },
  foe: { en: c => enemy(c.token, 'en'), de: c => enemy(c.token, 'de') },
  'foe-attack': {
    en: c => `${enemy(c.token, 'en')}, attack ${c.attack + 1}`,
    de: c => `${enemy(c.token, 'de')}, Angriff ${c.attack + 1}`,
  },
  space: { en: c => space(c.to), de: c => space(c.to) },
  step: {
    en: c => `Move to ${space(c.to)} for ${c.cost}`,
    de: c => `Nach ${space(c.to)} bewegen für ${c.cost}`,
  },
  explore: {
    en: c => `Explore at ${space(c.slot)} for ${c.cost}`,
    de: c => `Bei ${space(c.slot)} erkunden für ${c.cost}`,
  },
  interact: { en: 'Interact with the locals', de: 'Mit den Einheimischen handeln' },
  enter: { en: 'Enter the site', de: 'Den Ort betreten' },
  challenge: {
    en: c => `Challenge the rampaging enemies at ${space(c.at)}`,
    de: c => `Die umherziehenden Gegner bei ${space(c.at)} herausfordern`,
  },
  burn: { en: 'Burn the monastery (3 reputation)', de: 'Das Kloster niederbrennen (3 Ansehen)' },
  path: { en: c => `Take the path for ${c.n} move points`, de: c => `Den Weg für ${c.n} Bewegungspunkte nehmen` },
  activate: { en: 'Mark the glade', de: 'Die Lichtung markieren' },
  incantation: { en: 'Perform the incantation', de: 'Die Beschwörung durchführen' },
  tunnel: {
    en: c => `Through the tunnels to ${space(c.to)} for ${c.cost}`,
    de: c => `Durch die Tunnel nach ${space(c.to)} für ${c.cost}`,
  },
  rest: { en: 'Rest', de: 'Rasten' },
  announce: { en: 'Announce the end of the round', de: 'Das Ende der Runde ausrufen' },
  recruit: {
    en: c => `Recruit ${unit(c.unit, 'en')}${c.cost > 0 ? ` for ${c.cost} influence` : ''}`,
    de: c => `${unit(c.unit, 'de')} rekrutieren${c.cost > 0 ? ` für ${c.cost} Einfluss` : ''}`,
  },
  buy: {
    en: c => `${OF_BUYING[c.what].en} for ${c.cost} influence`,
    de: c => `${OF_BUYING[c.what].de} für ${c.cost} Einfluss`,
  },
  learn: {
    en: c => `Learn ${c.card === null ? 'the top card of the deck' : card(c.card, 'en')} for ${c.cost} influence`,
    de: c => `${c.card === null ? 'Oberste Karte des Stapels' : card(c.card, 'de')} lernen für ${c.cost} Einfluss`,
  },
  disband: { en: c => `Disband the ${unit(c.id, 'en')}`, de: c => `Entlassen: ${unit(c.id, 'de')}` },
  target: {
    en: c => `Attack ${enemy(c.token, 'en')} (armor ${c.needs})`,
    de: c => `Angreifen: ${enemy(c.token, 'de')} (Rüstung ${c.needs})`,
  },
  without: { en: c => `Leave ${enemy(c.token, 'en')} out`, de: c => `Nicht angreifen: ${enemy(c.token, 'de')}` },
  strike: {
    en: c => `Strike: ${c.total} against armor ${c.needs}`,
    de: c => `Zuschlagen: ${c.total} gegen Rüstung ${c.needs}`,
  },
  block: {
    en: c => `Block ${enemy(c.token, 'en')} (${c.needs} needed)`,
    de: c => `Blocken: ${enemy(c.token, 'de')} (${c.needs} nötig)`,
  },
  hold: {
    en: c => `Hold: block ${c.total} against ${c.needs}`,
    de: c => `Standhalten: Block ${c.total} gegen ${c.needs}`,
  },
  slow: { en: 'Spend 1 move to slow the attack by 1', de: '1 Bewegung ausgeben: Der Angriff sinkt um 1' },
  drop: {
    en: c => `Call it off (${c.total} of ${c.needs})`,
    de: c => `Abbrechen (${c.total} von ${c.needs})`,
  },
  damage: {
    en: c => `${enemy(c.token, 'en')}: ${c.total} damage`,
    de: c => `${enemy(c.token, 'de')}: ${c.total} Schaden`,
  },
  hurt: {
    en: c =>
      c.id === null
        ? `Your hero takes ${c.total} damage: ${wounds(c.wounds, 'en')}`
        : `The ${unit(c.id, 'en')} take the damage`,
    de: c =>
      c.id === null
        ? `Dein Held nimmt ${c.total} Schaden: ${wounds(c.wounds, 'de')}`
        : `${unit(c.id, 'de')} nehmen den Schaden`,
  },
  duel: { en: 'Attack the hero on this space', de: 'Den Helden auf diesem Feld angreifen' },
  propose: {
    en: c => `Propose a common assault on the city at ${space(c.at)}`,
    de: c => `Einen gemeinsamen Überfall auf die Stadt bei ${space(c.at)} vorschlagen`,
  },
  share: { en: (c, name) => `${name(c.seat)}: ${c.n}`, de: (c, name) => `${name(c.seat)}: ${c.n}` },
  stay: {
    en: 'Stay outside: your defenders are not fought',
    de: 'Draußen bleiben: Deine Verteidiger werden nicht bekämpft',
  },
  attend: {
    en: c => (c.how === 'full' ? 'Attend fully (your next turn is skipped)' : 'Attend partially'),
    de: c => (c.how === 'full' ? 'Voll teilnehmen (dein nächster Zug entfällt)' : 'Teilweise teilnehmen'),
  },
  wound: {
    en: c => `Wound ${c.id === null ? 'the hero' : `the ${unit(c.id, 'en')}`} for ${c.cost} damage`,
    de: c => `${c.id === null ? 'Den Helden' : unit(c.id, 'de')} verletzen für ${c.cost} Schaden`,
  },
  steal: {
    en: c => `Steal ${card(c.card, 'en')} for ${c.cost} damage`,
    de: c => `${card(c.card, 'de')} stehlen für ${c.cost} Schaden`,
  },
  drive: {
    en: c => `Drive the other hero to ${space(c.to)} for ${c.cost} damage`,
    de: c => `Den anderen Helden nach ${space(c.to)} vertreiben für ${c.cost} Schaden`,
  },
  discard: { en: c => `Discard ${card(c.card, 'en')}`, de: c => `Abwerfen: ${card(c.card, 'de')}` },
  reward: { en: c => `Reward: ${REWARDS[c.what].en}`, de: c => `Belohnung: ${REWARDS[c.what].de}` },
  'throw-away': {
    en: c => `Throw away ${card(c.card, 'en')} (${c.from === 'hand' ? 'hand' : 'discard pile'})`,
    de: c => `${card(c.card, 'de')} entfernen (${c.from === 'hand' ? 'Hand' : 'Ablage'})`,
  },
  'gain-skill': {
    en: c => `${skill(c.skill, 'en')}${c.from === 'common' ? ' (common offer, with the lowest action)' : ''}`,
    de: c => `${skill(c.skill, 'de')}${c.from === 'common' ? ' (gemeinsames Angebot, mit der untersten Aktion)' : ''}`,
  },
};

const wounds = (n: number, lang: Lang): string =>
  lang === 'de' ? `${n} ${n === 1 ? 'Wunde' : 'Wunden'}` : `${n} ${n === 1 ? 'wound' : 'wounds'}`;
