import { type Chance, type Config, newPile, pileCards } from '@tafelrunde/engine';
import { BOXES, type BoxId } from './content/boxes/box.ts';
import { campaignPlan } from './content/campaigns/index.ts';
import { inPlay, isCooperative, isItem, isQuest, wholeQuest } from './content/index.ts';
import { isRoad, roadPlan } from './content/legend/road.ts';
import { LEVELS, type LevelId } from './content/levels.ts';
import { SECRET_ROOMS } from './content/secret-room.ts';
import type { Act, Size } from './content/words.ts';
import { basicDeck, shuffleDeck } from './rules/campaign/deck.ts';
import { actOf } from './rules/campaign/flow.ts';
import type { Ledger, LedgerHero, LedgerRumors } from './rules/campaign/ledger.ts';
import { shopOf } from './rules/campaign/shop.ts';
import { heroSeatAt } from './rules/deciding.ts';
import { campaignRules } from './rules/learned.ts';
import { actOfRoad, ROAD_PHASE, roadBegun } from './rules/legend/beginning.ts';
import { FORTUNE, newPlot } from './rules/plot.ts';
import { cardFor } from './rules/searching.ts';
import { layEncounter, newHero, searchDeck } from './rules/setting-up.ts';
import type { BasicDeck, CampaignSheet, Difficulty, Hero, Rumors, State } from './state.ts';

/** What each hero has in the purse when a road begins on the normal way (D2-RTLC-21). */
const START_GOLD = 50;

/** A match from its config: nothing is decided yet. */
export function setup(config: Config, chance: Chance): State {
  const { scenario, seats, settings, carried } = config;
  const ledger = carried === undefined ? null : campaignRules().readLedger(carried);
  if (ledger !== null && isRoad(ledger.campaign)) return onTheRoad(config, ledger, chance);
  if (ledger !== null && ledger.heroes.length > 0) return nextMatch(ledger, seats);
  const quest = questFor(scenario, ledger);
  // A campaign begins without any bonus (D2-SETUP-22), but for what a mini-campaign gives (D2-MINI-03).
  const isIntroduction = ledger !== null && quest === campaignPlan(ledger.campaign).introduction;
  const plan = isIntroduction ? campaignPlan(ledger.campaign) : null;
  const id: LevelId = isIntroduction ? 'basic' : ((settings.level ?? 'basic') as LevelId);
  const level = LEVELS[id];
  const act = level.act ?? (Number(settings.act ?? wholeQuest(quest).act) as Act);
  const size = Number(settings.heroes ?? Math.max(2, seats - 1)) as Size;
  const boxes = boxesOf(settings, [...(wholeQuest(quest).boxes ?? []), ...(plan?.boxes ?? [])]);
  const state = emptyTable(quest, seats, size, plan === null ? act : (plan.from ?? 1), id, boxes);
  playWithRooms(state, settings[SECRET_ROOMS] === true);
  state.overlord.xp = plan?.mini?.start.overlordXp ?? level.overlordXp;
  state.gold = (plan?.mini?.start.gold ?? level.gold) * size;
  state.row = level.shop.flatMap(one => pileCards(shopOf(one, state.boxes))).sort();
  // What lies open for sale is not in the deck.
  if (level.shop.includes(act)) state.shop = newPile([]);
  if (plan !== null) state.campaign = beginCampaign(ledger?.campaign ?? '', settings, state.boxes, chance);
  if (isCooperative(wholeQuest(quest))) beginLegend(state, (settings.difficulty ?? 'normal') as Difficulty);
  layEncounter(state, { chance });
  return state;
}

/** Secret rooms come with the boxes that have some, where the table wants them (D2-SECGEN-01); a card somebody keeps is not in the deck. */
function playWithRooms(state: State, wanted: boolean): void {
  const all = inPlay('rooms', state.boxes);
  if (!wanted || all.length === 0) return;
  const kept = state.heroes.flatMap(({ cards }) => cards.map(({ id }) => id));
  state.rooms = {
    deck: newPile(all.filter(id => !kept.includes(id))),
    out: [],
    card: null,
    shown: [],
    keys: 0,
    challenge: null,
  };
  state.search = searchDeck(state.boxes, false, true);
}

/** The heroes against the automaton: he has no cards, they have their morale (D2-RTL-12, -18); the normal way gives them 1 XP to begin with (D2-RTLC-21). */
function beginLegend(state: State, difficulty: Difficulty): void {
  state.legend = {
    difficulty,
    morale: state.size,
    groupNext: false,
    searched: 0,
    orders: 0,
    plan: null,
    keep: 0,
  };
  state.overlord.deck = newPile([]);
  state.overlord.owned = [];
  // Search cards that happen at once when they are drawn are left out there, and with them the passage (D2-RTL-02).
  delete state.rooms;
  state.search = searchDeck(state.boxes, true);
}

/** A campaign of Road to Legend: its first story quest, or what is decided before the next one (D2-RTLC-08, -20, -21). */
function onTheRoad({ seats, settings }: Config, ledger: Ledger, chance: Chance): State {
  const { campaign, heroes, road: stored, played } = ledger;
  const plan = roadPlan(campaign);
  const begins = heroes.length === 0 || stored === undefined;
  const size = (begins ? Number(settings.heroes ?? Math.max(2, seats)) : heroes.length) as Size;
  const { difficulty, morale, ...road } =
    begins || stored === undefined ? roadBegun((settings.difficulty ?? 'normal') as Difficulty, size) : stored;
  const last = played[played.length - 1]?.quest ?? plan.story[0]?.quest ?? '';
  const boxes = begins ? boxesOf(settings, wholeQuest(last).boxes ?? []) : ledger.boxes;
  const state = emptyTable(last, seats, size, actOfRoad(plan, road.story), 'basic', boxes);
  beginLegend(state, difficulty);
  state.campaign = { id: campaign, played: played.map(one => ({ ...one })) };
  if (state.legend !== null) {
    state.legend.morale = morale;
    state.legend.road = { ...road, sides: [], city: null, visited: false, acted: false };
    if (begins) state.legend.road.story = 1;
  }
  if (begins) {
    state.gold = difficulty === 'normal' ? START_GOLD * size : 0;
    layEncounter(state, { chance });
    return state;
  }
  state.gold = ledger.gold;
  state.heroes = heroes.map((hero, i) => heroFrom(hero, heroSeatAt(state, i)));
  state.stage = 'campaign';
  state.todo = [...ROAD_PHASE];
  return state;
}

/** The rumors of a campaign are dealt before it begins (D2-RUMGEN-03); a mini-campaign has none (D2-MINI-02). */
function beginCampaign(
  id: string,
  settings: Config['settings'],
  boxes: readonly BoxId[],
  chance: Chance,
): CampaignSheet {
  const isRumored = settings.rumors === true && campaignPlan(id).mini === undefined;
  return { id, played: [], ...(isRumored && { rumors: campaignRules().dealRumors(boxes, chance) }) };
}

/** The boxes the table agreed on, and those the quest or campaign cannot do without. */
const boxesOf = (settings: Config['settings'], needed: readonly BoxId[]): BoxId[] =>
  (Object.keys(BOXES) as BoxId[]).filter(id => {
    const { setting } = BOXES[id];
    return (setting !== undefined && settings[setting] === true) || needed.includes(id);
  });

/** The quest a scenario names; a part of a campaign that has not begun is its introduction. */
const questFor = (scenario: string, ledger: Ledger | null): string =>
  ledger === null || isQuest(scenario) ? scenario : campaignPlan(ledger.campaign).introduction;

/** A later match of a campaign: it begins with what is decided between two quests (D2-CPHASE-01). */
function nextMatch(
  { campaign, boxes, heroes, gold, overlord, played, ally, rumors, gone, rooms }: Ledger,
  seats: number,
): State {
  const plan = campaignPlan(campaign);
  const last = played[played.length - 1]?.quest ?? plan.introduction;
  const act = actOf(plan, played);
  const state = emptyTable(last, seats, heroes.length as Size, act, 'basic', boxes, overlord.basic);
  state.stage = 'campaign';
  state.todo = campaignRules().phaseOf(plan, played, rumors !== undefined);
  state.campaign = {
    id: campaign,
    played: played.map(one => ({ ...one })),
    ...(gone !== undefined && { gone: [...gone] }),
    ...(rumors !== undefined && { rumors: rumorsFrom(rumors) }),
  };
  if (overlord.threat !== undefined) state.overlord.threat = overlord.threat;
  if (overlord.kept !== undefined) state.overlord.kept = [...overlord.kept];
  state.heroes = heroes.map((hero, i) => heroFrom(hero, heroSeatAt(state, i)));
  state.gold = gold;
  if (ally !== undefined) state.ally = { of: ally.of, skills: [...ally.skills] };
  state.shop = shopOf(act, boxes, state.heroes);
  state.overlord.owned = [...state.overlord.owned, ...overlord.bought].sort();
  shuffleDeck(state);
  state.overlord.xp = overlord.xp;
  state.overlord.relics = [...overlord.relics];
  if (overlord.citizens !== undefined) state.overlord.citizens = [...overlord.citizens];
  if (overlord.plot !== undefined)
    state.plot = {
      ...newPlot(overlord.plot.deck),
      ...overlord.plot,
      cards: overlord.plot.cards.map(one => ({ ...one, on: null })),
      boxed: [...overlord.plot.boxed],
    };
  playWithRooms(state, rooms === true);
  return state;
}

/** A campaign phase begins: nothing is rumored yet (D2-RUMGEN-06). */
const rumorsFrom = ({ hand, deck, open, out, advanced, won }: LedgerRumors): Rumors => ({
  hand: [...hand],
  deck: [...deck],
  open: [...open],
  out: [...out],
  advanced: advanced.map(one => ({ ...one })),
  won: won.map(one => ({ ...one })),
  spoken: false,
});

/** A hero as the ledger knows it: the skills that cost nothing, those bought, and the items it still has. */
function heroFrom(
  { hero, class: own, standard, xp, skills, items, fortune, rewards = [] }: LedgerHero,
  seat: number,
): Hero {
  const fresh = newHero(hero, own, seat, standard);
  const free = fresh.cards.filter(({ id }) => !isItem(id));
  return {
    ...fresh,
    xp,
    marks: {
      ...(fortune !== undefined && { [FORTUNE]: fortune }),
      ...Object.fromEntries(rewards.flatMap(({ id, uses }) => (uses === undefined ? [] : [[id, uses]]))),
    },
    cards: [
      ...free,
      ...rewards.map(({ id }) => cardFor(id)),
      ...skills.map(cardFor),
      ...items.map(({ id, worn }) => ({ ...cardFor(id), worn })),
    ],
  };
}

function emptyTable(
  quest: string,
  seats: number,
  size: Size,
  act: Act,
  level: LevelId,
  boxes: readonly BoxId[],
  basic: BasicDeck = 'basic',
): State {
  const owned = basicDeck(basic);
  return {
    seats,
    boxes,
    quest,
    encounter: 0,
    act,
    size,
    level,
    stage: 'setup',
    round: 1,
    heroes: [],
    monsters: [],
    companions: [],
    groups: [],
    doors: [],
    ground: {},
    tokens: [],
    turns: [],
    overlordTurn: null,
    attacks: [],
    tests: [],
    deeds: [],
    exhausting: [],
    hurting: [],
    recovering: [],
    overlord: {
      deck: newPile(owned),
      hand: [],
      out: [],
      owned,
      leftOut: [],
      xp: 0,
      relics: [],
      bearers: {},
      tired: [],
      played: [],
    },
    search: searchDeck(boxes),
    searchOut: [],
    shop: shopOf(act, boxes),
    lasting: [],
    delayed: [],
    used: { attack: [], turn: [], round: [], encounter: [], quest: [] },
    acting: [],
    charmed: null,
    commanded: null,
    counters: {},
    secrets: {},
    met: null,
    todo: [],
    gold: 0,
    row: [],
    handed: [],
    campaign: null,
    legend: null,
    journey: null,
    over: null,
    won: [],
  };
}
