import type { Plain, Text } from '@tafelrunde/engine';
import { BOXES, type BoxId } from '../../content/boxes/box.ts';
import { CAMPAIGNS, campaignPlan } from '../../content/campaigns/index.ts';
import {
  ADVANCED,
  ALLIES,
  ALLY_SKILLS,
  CITIZENS,
  CLASSES,
  classOf,
  HEROES,
  inPlay,
  isItem,
  isKept,
  isQuest,
  itemOf,
  KEPT,
  OVERLORD_CARDS,
  PLOT_DECKS,
  ROOMS,
  RUMORS,
  SKILLS,
  skillOf,
  TRAVEL,
  wholeQuest,
} from '../../content/index.ts';
import { isRoad, ROADS, roadPlan } from '../../content/legend/road.ts';
import { darkNames, sideOfRelic } from '../../content/relics.ts';
import { cardName, nameOf } from '../../names.ts';
import type {
  BasicDeck,
  CardId,
  Difficulty,
  Hero,
  PlayedQuest,
  PlotSide,
  QuestCardOf,
  Road,
  Rumors,
  Side,
  State,
} from '../../state.ts';
import { skillsFor, standardOf } from '../classes.ts';
import { legendRules } from '../learned.ts';
import { FORTUNE } from '../plot.ts';
import { basicDeckOf, isBasic } from './deck.ts';
import { partOf } from './flow.ts';
import { paymentFor } from './payment.ts';
import { count, fields, isFields, list, oneOf, refuse } from './reading.ts';
import { cardBehind, questOnCard } from './rumors.ts';

/** What lies between two quests of a campaign. Everybody may read it: what the overlord leaves out of his deck is decided anew for each quest. */
export interface Ledger {
  readonly campaign: string;
  /** The boxes on the table besides the base game; chosen with the introduction (D2-CAMP-01). */
  readonly boxes: readonly BoxId[];
  /** None before the introduction: they are chosen there and stay (D2-SETUP-21). */
  readonly heroes: readonly LedgerHero[];
  readonly gold: number;
  readonly overlord: {
    readonly xp: number;
    /** The basic deck he has chosen (D2-OLGEN-05). */
    readonly basic: BasicDeck;
    /** Cards besides the basic deck. */
    readonly bought: readonly CardId[];
    readonly relics: readonly CardId[];
    /** Corrupt citizens; left out where he has none. */
    readonly citizens?: readonly CardId[];
    readonly threat?: number;
    /** Travel cards he keeps. */
    readonly kept?: readonly CardId[];
    /** His plot deck, where he has chosen one (D2-PLGEN-01). */
    readonly plot?: LedgerPlot;
  };
  readonly played: readonly PlayedQuest[];
  /** Travel cards that are out of the campaign. */
  readonly gone?: readonly string[];
  /** Where the table plays with rumors. What he holds of them is told to nobody else. */
  readonly rumors?: LedgerRumors;
  /** The ally the heroes have gained, and what it has learned (D2-ALLY-02, -05). */
  readonly ally?: { readonly of: string; readonly skills: readonly CardId[] };
  /** Only on a road, once it has begun. */
  readonly road?: LedgerRoad;
  /** The table plays with secret rooms. */
  readonly rooms?: true;
}

/** A campaign of Road to Legend between two quests. */
export interface LedgerRoad extends Pick<Road, 'story' | 'week' | 'weeks' | 'fame'> {
  /** Chosen at the start, and never changed (D2-RTLC-20). */
  readonly difficulty: Difficulty;
  readonly morale: number;
}

export type LedgerRumors = {
  readonly [K in Exclude<keyof Rumors, 'spoken'>]: readonly Rumors[K][number][];
};
export interface LedgerPlot {
  readonly deck: string;
  readonly threat: number;
  /** Open cards, with the tokens on them; exhausted are only those that wait for the next shopping step. */
  readonly cards: readonly { readonly id: CardId; readonly tired: boolean; readonly tokens: number }[];
  readonly boxed: readonly CardId[];
}

export interface LedgerHero {
  readonly hero: string;
  readonly class: string;
  /** The standard class beside a hybrid one. */
  readonly standard?: string;
  readonly xp: number;
  readonly skills: readonly CardId[];
  readonly items: readonly { readonly id: CardId; readonly worn: boolean }[];
  /** Fortune tokens, which may still be spent in the shopping step (D2-PLGEN-21). */
  readonly fortune?: number;
  /** Cards of secret rooms that outlast the quest, and how often they still serve (D2-SECGEN-21); travel cards he keeps. */
  readonly rewards?: readonly { readonly id: CardId; readonly uses?: number }[];
}

/** The first three steps of the campaign phase, as far as they leave something behind: search cards are sold, everybody is mended, rewards are paid (D2-CPHASE-02 to -05). */
export function ledgerAfter(before: Ledger, state: State): { readonly ledger: Ledger; readonly news: readonly Text[] } {
  if (state.over === null) throw new Error('The quest is not over yet.');
  if (isRoad(before.campaign)) return legendRules().roadAfter(before, state);
  const { winner } = state.over;
  const found = state.heroes.flatMap(({ cards }) => cards).reduce((sum, { id }) => sum + searchGold(id), 0);
  const news: Text[] = [];
  if (found > 0)
    news.push({
      en: `The heroes sell what they have found for ${found} gold.`,
      de: `Die Helden verkaufen ihre Funde für ${found} Gold.`,
    });
  const { rumors } = state.campaign ?? {};
  const card = cardBehind(rumors, state.quest);
  // Quests of quest cards give no experience (D2-XP-04).
  const xp = card === null ? 1 : 0;
  const after: Ledger = {
    campaign: before.campaign,
    boxes: state.boxes,
    heroes: state.heroes.map(hero => heroAfter(hero, xp)),
    gold: state.gold + found + spared(state, news),
    overlord: {
      xp: state.overlord.xp + xp,
      basic: basicDeckOf(state.overlord.owned),
      bought: state.overlord.owned.filter(id => !isBasic(id)),
      relics: [...state.overlord.relics],
      ...(state.overlord.citizens !== undefined && { citizens: [...state.overlord.citizens] }),
      ...(state.overlord.threat !== undefined && { threat: state.overlord.threat }),
      ...(state.overlord.kept !== undefined && { kept: [...state.overlord.kept] }),
      ...(state.plot !== undefined && { plot: plotAfter(state.plot, winner, news) }),
    },
    ...(state.campaign?.gone !== undefined && { gone: state.campaign.gone }),
    ...(rumors !== undefined && { rumors: rumorsAfter(rumors, card, winner, news) }),
    played: [...(state.campaign?.played ?? before.played), { quest: state.quest, winner }],
    ...(state.ally !== undefined && { ally: { ...state.ally, skills: [...state.ally.skills] } }),
    ...(state.rooms !== undefined && { rooms: true }),
  };
  if (xp > 0) news.push({ en: 'Everybody gains 1 XP.', de: 'Alle erhalten 1 EP.' });
  return { ledger: rewarded(after, state.quest, winner, card, news), news };
}

/** What the quest pays for each token on the map at its end, whoever has won and whatever the token shows (D2C-QSON-01). */
function spared({ quest, tokens }: State, news: Text[]): number {
  const { kind = '', gold = 0 } = wholeQuest(quest).rewards?.goldPerToken ?? {};
  const sum = gold * tokens.filter(token => token.kind === kind && token.cell !== null).length;
  if (sum > 0) news.push({ en: `The city pays ${sum} gold.`, de: `Die Stadt zahlt ${sum} Gold.` });
  return sum;
}

/** At the end of a quest the overlord gains 1 threat, and 1 more if he has won it (D2-PLGEN-06, D2-CPHASE-06). */
function plotAfter({ deck, threat, cards, boxed }: PlotSide, winner: Side, news: Text[]): LedgerPlot {
  const n = winner === 'overlord' ? 2 : 1;
  news.push({ en: `The overlord gains ${n} threat.`, de: `Der Overlord bekommt ${n} Drohmarker.` });
  return {
    deck,
    threat: threat + n,
    cards: cards.map(({ id, tired, tokens }) => ({ id, tired, tokens })),
    boxed: [...boxed],
  };
}

/** The gold on a search card, used or not (D2-CPHASE-02). */
const searchGold = (id: CardId): number =>
  isItem(id) && itemOf(id).kind === 'search-card' ? (itemOf(id).gold ?? 0) : 0;

/** The card of a quest that was played goes out of play (D2-RUMGEN-13); its winner may gain an advanced one, or what that promises (D2-RUMGEN-18, -21). */
function rumorsAfter(rumors: Rumors, card: CardId | null, side: Side, news: Text[]): LedgerRumors {
  const { spoken: _, ...rest } = rumors;
  if (card === null) return rest;
  const advanced = ADVANCED[card];
  const opens = questOnCard(card)?.opens;
  if (advanced !== undefined) {
    const { en, de } = advanced.rewards[side].name;
    news.push({
      en: `From now on ${side === 'heroes' ? 'the heroes have' : 'the overlord has'}: ${en}.`,
      de: `Von nun an ${side === 'heroes' ? 'haben die Helden' : 'hat der Overlord'}: ${de}.`,
    });
  }
  return {
    ...rest,
    open: rumors.open.filter(one => one !== card),
    out: [...rumors.out, card].sort(),
    advanced: opens === undefined ? rumors.advanced : [...rumors.advanced, { card: opens, side }],
    won: advanced === undefined ? rumors.won : [...rumors.won, { card, side }],
  };
}

const rewardsOf = ({ cards, marks }: Hero): NonNullable<LedgerHero['rewards']> =>
  cards
    .filter(({ id }) => ROOMS[id]?.lasting || isKept(id))
    .map(({ id }) => ({ id, ...(marks[id] !== undefined && { uses: marks[id] }) }));

export const heroAfter = (hero: Hero, more = 1): LedgerHero => ({
  ...basics(hero, more),
  ...(rewardsOf(hero).length > 0 && { rewards: rewardsOf(hero) }),
});

const basics = ({ id, class: own, standard, xp, cards, marks }: Hero, more: number): LedgerHero => ({
  hero: id,
  class: own,
  ...(standard !== undefined && { standard }),
  xp: xp + more,
  skills: cards.map(card => card.id).filter(card => Object.hasOwn(SKILLS, card) && skillOf(card).xp > 0),
  items: cards
    .filter(card => isItem(card.id) && itemOf(card.id).kind !== 'search-card')
    .map(({ id: item, worn }) => ({ id: item, worn })),
  ...(marks[FORTUNE] !== undefined && { fortune: marks[FORTUNE] }),
});

/** The winner gets what the quest has promised (D2-CPHASE-05). */
function rewarded(ledger: Ledger, quest: string, winner: Side, card: CardId | null, news: Text[]): Ledger {
  const { gold, heroesXp, overlordXp, overlordCard, relic, text } = paymentFor(ledger, quest, winner, card !== null);
  if (gold > 0) news.push({ en: `The heroes gain ${gold} gold.`, de: `Die Helden erhalten ${gold} Gold.` });
  let after = withXp({ ...ledger, gold: ledger.gold + gold }, 'heroes', heroesXp, news);
  if (winner === 'heroes') after = withAlly(after, campaignPlan(ledger.campaign).allies?.[quest], news);
  after = withXp(after, 'overlord', overlordXp, news);
  if (overlordCard !== undefined) after = withCard(after, overlordCard, news);
  if (text !== undefined) news.push(text);
  return relic === undefined ? after : withRelic(after, relic, winner, news);
}

/** A card the overlord has won goes into his deck like any he has bought (D2-OLGEN-28). */
function withCard(ledger: Ledger, card: CardId, news: Text[]): Ledger {
  const { overlord } = ledger;
  if (overlord.bought.includes(card)) return ledger;
  news.push({
    en: `The overlord gains the card ${cardName(card, 'en')}.`,
    de: `Der Overlord erhält die Karte ${cardName(card, 'de')}.`,
  });
  return { ...ledger, overlord: { ...overlord, bought: [...overlord.bought, card].sort() } };
}

/** XP for each player of a side. */
function withXp(ledger: Ledger, side: Side, n: number, news: Text[]): Ledger {
  if (n === 0) return ledger;
  if (side === 'overlord') {
    news.push({ en: `The overlord gains ${n} XP more.`, de: `Der Overlord erhält ${n} EP mehr.` });
    return { ...ledger, overlord: { ...ledger.overlord, xp: ledger.overlord.xp + n } };
  }
  news.push({ en: `Each hero gains ${n} XP more.`, de: `Jeder Held erhält ${n} EP mehr.` });
  return { ...ledger, heroes: ledger.heroes.map(hero => ({ ...hero, xp: hero.xp + n })) };
}

/** Heroes who win an ally lead it from now on; if they have one already, it learns its next skill (D2-ALLY-02, -05, -17). */
export function withAlly(ledger: Ledger, of: string | undefined, news: Text[]): Ledger {
  if (of === undefined || !inPlay('allies', ledger.boxes).includes(of)) return ledger;
  const { ally } = ledger;
  if (ally === undefined) {
    news.push({
      en: `${cardName(of, 'en')} goes with the heroes from now on.`,
      de: `${cardName(of, 'de')} geht von nun an mit den Helden.`,
    });
    return { ...ledger, ally: { of, skills: [] } };
  }
  const skill = Object.keys(ALLY_SKILLS).find(id => ALLY_SKILLS[id]?.ally === ally.of && !ally.skills.includes(id));
  if (skill === undefined) return ledger;
  news.push({
    en: `${cardName(ally.of, 'en')} learns ${cardName(skill, 'en')}.`,
    de: `${cardName(ally.of, 'de')} erlernt: ${cardName(skill, 'de')}.`,
  });
  return { ...ledger, ally: { ...ally, skills: [...ally.skills, skill] } };
}

/** A relic goes to the winner, from the other side if need be; who has it already gains 1 XP each (D2-RELGEN-18). */
export function withRelic(ledger: Ledger, relic: string, winner: Side, news: Text[]): Ledger {
  const light = sideOfRelic(relic, 'heroes');
  const dark = sideOfRelic(relic, 'overlord');
  const { overlord } = ledger;
  if (winner === 'overlord') {
    if (overlord.relics.includes(dark)) return withXp(ledger, 'overlord', 1, news);
    news.push({
      en: `The overlord gains ${cardName(dark, 'en')}.`,
      de: `Der Overlord erhält: ${cardName(dark, 'de')}.`,
    });
    const heroes = ledger.heroes.map(hero => ({ ...hero, items: hero.items.filter(({ id }) => id !== light) }));
    return { ...ledger, heroes, overlord: { ...overlord, relics: [...overlord.relics, dark].sort() } };
  }
  if (ledger.heroes.some(({ items }) => items.some(({ id }) => id === light))) return withXp(ledger, 'heroes', 1, news);
  const [bearer] = ledger.heroes;
  if (bearer !== undefined)
    news.push({
      en: `${nameOf(bearer.hero, 'en')} takes ${cardName(light, 'en')}; before the next journey it may be handed on.`,
      de: `${nameOf(bearer.hero, 'de')} nimmt: ${cardName(light, 'de')}; vor der nächsten Reise lässt es sich weitergeben.`,
    });
  return {
    ...ledger,
    heroes: ledger.heroes.map((hero, i) =>
      i === 0 ? { ...hero, items: [...hero.items, { id: light, worn: false }] } : hero,
    ),
    overlord: { ...overlord, relics: overlord.relics.filter(id => id !== dark) },
  };
}

// ---------------------------------------------------------------------------------------------------------------- reading

/** Reads what is carried into a quest; it may come from a file that anybody has written. */
export function readLedger(carried: Plain): Ledger {
  // Campaigns that were begun before there were boxes know none.
  const whole = isFields(carried) && carried.boxes === undefined ? { ...carried, boxes: [] } : carried;
  const isOnTheRoad = isFields(whole) && whole.road !== undefined;
  const { rumors: rumored, gone } = isFields(whole) ? whole : {};
  const rooms = isFields(whole) && whole.rooms === true;
  const { campaign, boxes, heroes, gold, overlord, played, road, ally } = fields(whole, 'carried', [
    ...(rooms ? ['rooms' as const] : []),
    'campaign',
    'boxes',
    'heroes',
    'gold',
    'overlord',
    'played',
    ...(isOnTheRoad ? (['road'] as const) : []),
    ...(isFields(whole) && whole.ally !== undefined ? (['ally'] as const) : []),
    ...(rumored === undefined ? [] : (['rumors'] as const)),
    ...(gone === undefined ? [] : (['gone'] as const)),
  ]);
  // Campaigns that were begun before there was a second basic deck have the first.
  const side = isFields(overlord) && overlord.basic === undefined ? { ...overlord, basic: 'basic' } : overlord;
  // Most campaigns know no plot deck.
  const { plot, ...rest } = isFields(side) ? side : { plot: undefined };
  const { citizens, threat, kept } = isFields(side) ? side : {};
  const own = fields(isFields(side) ? rest : side, 'overlord', [
    ...(['xp', 'basic', 'bought', 'relics'] as const),
    ...(citizens === undefined ? [] : ['citizens' as const]),
    ...(threat === undefined ? [] : ['threat' as const]),
    ...(kept === undefined ? [] : ['kept' as const]),
  ]);
  const id = oneOf(campaign, 'campaign', [...Object.keys(CAMPAIGNS), ...Object.keys(ROADS)]);
  const ledger: Ledger = {
    ...(rooms && { rooms }),
    campaign: id,
    boxes: list(boxes, 'boxes').map((box, i) => oneOf(box, `boxes.${i}`, Object.keys(BOXES) as BoxId[])),
    heroes: list(heroes, 'heroes').map(readHero),
    gold: count(gold, 'gold'),
    overlord: {
      xp: count(own.xp, 'overlord.xp'),
      basic: oneOf(own.basic, 'overlord.basic', ['basic', 'basic-2'] as const),
      bought: list(own.bought, 'overlord.bought').map((card, i) =>
        oneOf(card, `overlord.bought.${i}`, Object.keys(OVERLORD_CARDS)),
      ),
      relics: list(own.relics, 'overlord.relics').map((relic, i) => oneOf(relic, `overlord.relics.${i}`, darkNames())),
      ...(threat !== undefined && { threat: count(threat, 'overlord.threat') }),
      ...(kept !== undefined && {
        kept: list(kept, 'overlord.kept').map((card, i) => oneOf(card, `overlord.kept.${i}`, [...KEPT.keys()])),
      }),
      ...(citizens !== undefined && {
        citizens: list(citizens, 'overlord.citizens').map((card, i) =>
          oneOf(card, `overlord.citizens.${i}`, Object.keys(CITIZENS)),
        ),
      }),
      ...(plot !== undefined && { plot: readPlot(plot) }),
    },
    ...(gone !== undefined && {
      gone: list(gone, 'gone').map((card, i) => oneOf(card, `gone.${i}`, Object.keys(TRAVEL))),
    }),
    ...(rumored !== undefined && { rumors: readRumors(rumored) }),
    played: list(played, 'played').map((one, i) => {
      const { quest, winner } = fields(one, `played.${i}`, ['quest', 'winner']);
      if (typeof quest !== 'string' || !belongsTo(id, quest))
        return refuse(`played.${i}.quest`, quest, 'a quest of the campaign', 'ein Abenteuer der Kampagne');
      return { quest, winner: oneOf(winner, `played.${i}.winner`, ['heroes', 'overlord'] as const) };
    }),
    ...(isOnTheRoad && isRoad(id) && { road: readRoad(road) }),
  };
  if (ally !== undefined) return checked({ ...ledger, ally: readAlly(ally) });
  return checked(ledger);
}

function checked(ledger: Ledger): Ledger {
  if (ledger.heroes.length > 0 && (ledger.heroes.length < 2 || ledger.heroes.length > 4))
    refuse('heroes', ledger.heroes.length, 'two to four heroes', 'zwei bis vier Helden');
  const heroIds = ledger.heroes.map(({ hero }) => hero);
  if (new Set(heroIds).size !== heroIds.length) refuse('heroes', heroIds, 'each hero once', 'jeder Held einmal');
  return ledger;
}

const belongsTo = (campaign: string, quest: string): boolean => {
  if (!isRoad(campaign)) return partOf(campaignPlan(campaign), quest) !== null || isOnCard(quest);
  const { story, sides } = roadPlan(campaign);
  return sides.includes(quest) || story.some(one => one.quest === quest);
};

function readRoad(value: Plain): LedgerRoad {
  const { difficulty, story, week, weeks, fame, morale } = fields(value, 'road', [
    'difficulty',
    'story',
    'week',
    'weeks',
    'fame',
    'morale',
  ]);
  return {
    difficulty: oneOf(difficulty, 'road.difficulty', ['normal', 'hard'] as const),
    story: count(story, 'road.story'),
    week: count(week, 'road.week'),
    weeks: count(weeks, 'road.weeks'),
    fame: count(fame, 'road.fame'),
    morale: count(morale, 'road.morale'),
  };
}

function readAlly(value: Plain): NonNullable<Ledger['ally']> {
  const { of, skills } = fields(value, 'ally', ['of', 'skills']);
  const id = oneOf(of, 'ally.of', Object.keys(ALLIES));
  const all = Object.keys(ALLY_SKILLS).filter(skill => ALLY_SKILLS[skill]?.ally === id);
  return { of: id, skills: list(skills, 'ally.skills').map((skill, i) => oneOf(skill, `ally.skills.${i}`, all)) };
}

/** Some card brings this quest. */
const isOnCard = (quest: string): boolean =>
  isQuest(quest) && [...Object.keys(RUMORS), ...Object.keys(ADVANCED)].some(card => questOnCard(card)?.quest === quest);

function readRumors(value: Plain): LedgerRumors {
  const own = fields(value, 'rumors', ['hand', 'deck', 'open', 'out', 'advanced', 'won']);
  const cards = (from: Plain, where: string, of: readonly string[]): string[] =>
    list(from, `rumors.${where}`).map((card, i) => oneOf(card, `rumors.${where}.${i}`, of));
  const [rumors, advanced] = [Object.keys(RUMORS), Object.keys(ADVANCED)];
  const owned = (from: Plain, where: string): QuestCardOf[] =>
    list(from, `rumors.${where}`).map((one, i) => {
      const { card, side } = fields(one, `rumors.${where}.${i}`, ['card', 'side']);
      return {
        card: oneOf(card, `rumors.${where}.${i}.card`, advanced),
        side: oneOf(side, `rumors.${where}.${i}.side`, ['heroes', 'overlord'] as const),
      };
    });
  return {
    hand: cards(own.hand, 'hand', rumors),
    deck: cards(own.deck, 'deck', rumors),
    open: cards(own.open, 'open', [...rumors, ...advanced]),
    out: cards(own.out, 'out', [...rumors, ...advanced]),
    advanced: owned(own.advanced, 'advanced'),
    won: owned(own.won, 'won'),
  };
}

function readPlot(value: Plain): LedgerPlot {
  const own = fields(value, 'overlord.plot', ['deck', 'threat', 'cards', 'boxed']);
  const deck = oneOf(own.deck, 'overlord.plot.deck', Object.keys(PLOT_DECKS));
  const known = PLOT_DECKS[deck]?.cards ?? [];
  return {
    deck,
    threat: count(own.threat, 'overlord.plot.threat'),
    cards: list(own.cards, 'overlord.plot.cards').map((card, i) => {
      const where = `overlord.plot.cards.${i}`;
      const { id, tired, tokens } = fields(card, where, ['id', 'tired', 'tokens']);
      if (typeof tired !== 'boolean') return refuse(`${where}.tired`, tired, 'true or false', 'true oder false');
      return { id: oneOf(id, `${where}.id`, known), tired, tokens: count(tokens, `${where}.tokens`) };
    }),
    boxed: list(own.boxed, 'overlord.plot.boxed').map((card, i) => oneOf(card, `overlord.plot.boxed.${i}`, known)),
  };
}

function readHero(value: Plain, i: number): LedgerHero {
  const where = `heroes.${i}`;
  const names = ['hero', 'class', 'xp', 'skills', 'items'] as const;
  const second = isFields(value) ? value.standard : undefined;
  const { fortune, ...rest } = isFields(value) ? value : { fortune: undefined };
  const kept = isFields(value) ? value.rewards : undefined;
  const own = fields(isFields(value) ? rest : value, where, [
    ...names,
    ...(second === undefined ? [] : (['standard'] as const)),
    ...(kept === undefined ? [] : (['rewards'] as const)),
  ]);
  const kind = oneOf(own.class, `${where}.class`, Object.keys(CLASSES));
  const archetype = standardOf(kind);
  const standards = Object.keys(CLASSES).filter(id => standardOf(id) === null && classOf(id).archetype === archetype);
  // A hybrid class has a standard class beside it, any other none.
  const standard =
    second === undefined && archetype === null ? {} : { standard: oneOf(second ?? '', `${where}.standard`, standards) };
  return {
    ...(kept !== undefined && {
      rewards: list(kept, `${where}.rewards`).map((one, n) => readReward(one, `${where}.rewards.${n}`)),
    }),
    hero: oneOf(own.hero, `${where}.hero`, Object.keys(HEROES)),
    class: kind,
    ...standard,
    xp: count(own.xp, `${where}.xp`),
    skills: list(own.skills, `${where}.skills`).map((skill, n) =>
      oneOf(skill, `${where}.skills.${n}`, skillsFor({ class: kind, ...standard })),
    ),
    items: list(own.items, `${where}.items`).map((item, n) => {
      const { id, worn } = fields(item, `${where}.items.${n}`, ['id', 'worn']);
      if (typeof id !== 'string' || !isItem(id) || typeof worn !== 'boolean')
        return refuse(`${where}.items.${n}`, item, 'an item', 'ein Gegenstand');
      return { id, worn };
    }),
    ...(fortune !== undefined && { fortune: count(fortune, `${where}.fortune`) }),
  };
}

function readReward(value: Plain, where: string): NonNullable<LedgerHero['rewards']>[number] {
  const uses = isFields(value) ? value.uses : undefined;
  const { id } = fields(value, where, uses === undefined ? ['id'] : (['id', 'uses'] as const));
  const lasting = [...Object.keys(ROOMS).filter(one => ROOMS[one]?.lasting), ...KEPT.keys()];
  return { id: oneOf(id, `${where}.id`, lasting), ...(uses !== undefined && { uses: count(uses, `${where}.uses`) }) };
}
