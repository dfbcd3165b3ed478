import { type Chance, choose, newPile } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { BoxId } from '../content/boxes/box.ts';
import { miniOf } from '../content/campaigns/index.ts';
import {
  abilityOf,
  classOf,
  groupSizeOf,
  heroSheetOf,
  inPlay,
  isLieutenant,
  itemOf,
  MONSTERS,
  monsterCardOf,
  openGroups,
  overlordCardOf,
  questOf,
  SKILLS,
  skillOf,
} from '../content/index.ts';
import { LEVELS } from '../content/levels.ts';
import type { Area, Encounter, Only, PlacedGroup } from '../content/quest.ts';
import type { RumorStep } from '../content/rumors.ts';
import { PASSAGE } from '../content/secret-room.ts';
import { type CardInPlay, type Group, type Hero, overlordSeat, type State, type Token } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { allyStep, hasAlly } from './allies.ts';
import { detachAll } from './attached.ts';
import { basicDeckStep, deckStep } from './campaign/deck.ts';
import { learnStep, overlordLearnStep } from './campaign/experience.ts';
import { freeGroups, relicStep } from './campaign/relics.ts';
import { shopStep } from './campaign/shop.ts';
import { offerGuise } from './citizens.ts';
import { classesFor, standardOf, standardsFor } from './classes.ts';
import { heroSeatAt } from './deciding.ts';
import { DOOR_CLOSED, DOOR_LOCKED } from './ground.ts';
import { holds } from './holding.ts';
import { campaignRules, legendRules } from './learned.ts';
import { basesIn, markCells, placeCells, sizeFor } from './map.ts';
import { figuresOf, newMonster, nextOf } from './monsters.ts';
import { drawCards } from './overlord-cards.ts';
import { isWaiting, newScene, plotDeckStep } from './plot.ts';
import { chooseInfluence } from './quest/influence.ts';
import { layPeople } from './quest/people.ts';
import { cardFor } from './searching.ts';
import { takeSongsBack } from './songs.ts';
import { isOwned, relicOfToken } from './sun-stone.ts';
import { dealTaints } from './tainted.ts';
import { announce } from './window.ts';

/** The map of the encounter with all that lies on it; then the steps that are decided (D2-SETUP-02 to -19). */
export function layEncounter(state: State, io: Io): void {
  const encounter = questOf(state.quest, state.encounter);
  const { plan, groups, stays, counters = [], secrets = {} } = encounter;
  state.doors = (plan.doors ?? []).map(({ kind }) => (kind === 'locked' ? DOOR_LOCKED : DOOR_CLOSED));
  state.ground = {};
  // Servants go along with those who stay (D2C-QHOB-07).
  const servants = stays === undefined ? [] : state.groups.map(({ id }) => id).filter(isServant);
  const kept = keep(state, [...(stays ?? []), ...servants]);
  takeSongsBack(state);
  // Familiars must be summoned anew (D2-FAM-06).
  state.companions = [];
  state.counters = Object.fromEntries(counters.map(counter => [counter, state.counters[counter] ?? 0]));
  state.met = null;
  state.secrets = Object.fromEntries(
    Object.entries(secrets).map(([code, { most }]) => [
      code,
      { n: io.chance.draw(Array.from({ length: most }, (_, i) => i + 1)) ?? 1, low: 1, high: most },
    ]),
  );
  state.round = 1;
  detachAll(state);
  freeGroups(state);
  state.lasting = state.lasting.filter(({ until }) => until === 'quest-end' || isWaiting(state, until));
  newScene(state);
  state.delayed = [];
  for (const hero of state.heroes) {
    if (stays === undefined) hero.cells = [];
    hero.carries = [];
    hero.left = false;
    delete hero.swallowed;
    hero.away = false;
    // Who stays down does not lie on the old map: where, is decided with the first question (D2-ENC-12).
    if (hero.down !== null && stays === undefined) hero.down = placeCells(state, encounter.heroes)[0] ?? null;
  }
  state.tokens = [...searchTokens(state, encounter), ...questTokens(state, encounter, io.chance)];
  layPeople(state, io);
  state.groups = groups.flatMap(({ of, inactive, closed, if: test }, i): Group[] => {
    if (typeof of !== 'string') return [newGroup(`open-${i}`, inactive ?? false)];
    const absent = test !== undefined && !holds(state, state.heroes[0]?.id ?? '', test);
    const group = kept.find(one => one.id === of) ?? newGroup(of, inactive ?? false);
    return [{ ...group, ...(absent && { absent }), ...(closed && { closed }) }];
  });
  state.groups.push(...kept.filter(({ id }) => isServant(id)));
  state.stage = 'setup';
  const first = state.encounter === 0;
  // A quest that stands for itself begins with the choice of heroes and what the level of the game gives them to spend.
  const alone = state.heroes.length === 0;
  const { legend } = state;
  if (legend !== null) {
    legend.searched = 0;
    delete legend.found;
  }
  const epic = alone && (state.campaign === null || isProvided(state));
  const rumored = state.campaign?.rumors !== undefined;
  if (first && state.campaign !== null) campaignRules().setOut(state);
  const mayPlot = state.plot !== undefined || (alone && isCampaign(state));
  state.todo = [
    ...(alone ? Array.from({ length: state.size }, () => 'hero') : []),
    // There are neither levels nor an overlord's deck against the automaton (D2-RTL-06).
    ...(alone && isProvided(state) ? ['market'] : []),
    ...(epic && legend === null ? ['shop', 'learn'] : []),
    ...(alone && legend !== null ? ['learn'] : []),
    ...(stays === undefined ? ['heroes'] : []),
    ...(hasAlly(state) ? ['ally'] : []),
    ...groups.flatMap(({ of }, i) => (typeof of === 'string' ? [] : [`open:${i}`])),
    ...(encounter.special === undefined ? [] : ['special']),
    ...(encounter.influence === undefined ? [] : ['influence']),
    ...groups.flatMap(({ at }, i) => (at === undefined ? [] : [`place:${i}`])),
    'relics',
    ...(alone && legend === null && inPlay('overlord', state.boxes).some(isSecondBasic) ? ['basic-deck'] : []),
    ...(alone && legend === null && isCampaign(state) ? ['plot-deck'] : []),
    ...(epic && legend === null ? ['overlord-learn'] : []),
    ...(first && legend === null && mayPlot ? ['plan'] : []),
    ...(first && legend === null ? ['deck', 'hand'] : []),
    ...(state.journey === null ? [] : rumored ? ['rumor:travel-start', 'travel', 'rumor:travel-end'] : ['travel']),
    ...(rumored ? ['rumor:encounter-start', 'rewards'] : []),
    // What answers the set-up comes when all has been laid (D2-AGT-04).
    ...(mayPlot ? ['laid'] : []),
    'begin',
  ];
  io.tell?.({ kind: 'encounter', quest: state.quest, encounter: state.encounter, rule: 'D2-ENC-01' });
}

/** Before a mini-campaign both sides have something to spend (D2-MINI-03). */
const isProvided = ({ campaign }: State): boolean =>
  campaign !== null && campaign.played.length === 0 && miniOf(campaign.id) !== undefined;

/** Plot decks are used in campaigns only (D2-PLGEN-01). */
const isCampaign = ({ campaign, boxes, legend }: State): boolean =>
  campaign !== null && legend === null && inPlay('plotDecks', boxes).length > 0;

/** A card of the other basic deck. */
const isSecondBasic = (id: string): boolean => overlordCardOf(id).deck === 'basic-2';

const isServant = (of: string): boolean => MONSTERS[of]?.servant === true;

/** The monsters of these groups stay on the map, without tokens and conditions (D2C-QTSR-43, -44); all others go. */
function keep(state: State, ids: readonly string[]): Group[] {
  state.monsters = state.monsters.filter(({ group, cells }) => ids.includes(group) && cells.length > 0);
  for (const monster of state.monsters) {
    monster.conditions = [];
    monster.marks = {};
    monster.carries = [];
  }
  return state.groups.filter(({ id }) => ids.includes(id)).map(group => ({ ...group, acted: false, inactive: false }));
}

/** Search tokens lie face down; of those in starred spaces one may be the special one (D2-SRCH-03, -04). */
const searchTokens = (state: State, { search, special }: Pick<Encounter, 'search' | 'special'>, laid = 0): Token[] =>
  (search?.[state.size] ?? []).map((mark, i) => ({
    id: `search-${laid + i + 1}`,
    kind: 'search',
    cell: markCells(state, mark)[0] ?? null,
    face: special?.at.includes(mark) ? 'usual' : null,
    hidden: true,
  }));

/** The tokens of the quest, numbered within their kind; those that lie face down are dealt (D2-OBJ-01). */
function questTokens(
  state: State,
  { tokens = [] }: Pick<Encounter, 'tokens'>,
  chance: Chance,
  laid: Readonly<Record<string, number>> = {},
): Token[] {
  const made: Token[] = [];
  const before = (kind: string): number => made.filter(one => one.kind === kind).length + (laid[kind] ?? 0);
  for (const { kind, at, faces, from = 2 } of tokens) {
    if (from > state.size) continue;
    const relic = relicOfToken(kind);
    if (relic !== null && isOwned(state, relic)) continue;
    const left = [...(faces ?? [])];
    for (const cell of markCells(state, at)) {
      const face = left.length === 0 ? null : chance.draw(left);
      made.push({ id: `${kind}-${before(kind) + 1}`, kind, cell, face, hidden: face !== null });
    }
  }
  return made;
}

const newGroup = (of: string, inactive: boolean): Group => ({
  id: of,
  of,
  inactive,
  minions: 0,
  masters: 0,
  acted: false,
});

/** One step of the set-up. */
export function* setupStep(state: State, io: Io): Flow {
  const [next = 'begin'] = state.todo;
  state.todo = state.todo.slice(1);
  if (next === 'hero') return yield* takeHero(state, io);
  if (next === 'shop') return yield* shopStep(state, io);
  if (next === 'side-quests') return legendRules().drawSides(state, io);
  if (next === 'road') return yield* legendRules().roadStep(state, io);
  if (next === 'upgrade') return yield* legendRules().upgradeStep(state, io);
  if (next === 'learn') return yield* learnStep(state, io);
  if (next === 'overlord-learn') return yield* overlordLearnStep(state, io);
  if (next === 'market') {
    campaignRules().layMarket(state, io);
    return yield* announce(state, io, 'market-laid', {});
  }
  if (next === 'next-quest') return yield* campaignRules().nextQuestStep(state, io);
  if (next === 'act-2') return campaignRules().beginAct2(state);
  if (next === 'old-rumors') return campaignRules().forgetAct1(state, io);
  if (next === 'advanced') return yield* campaignRules().advancedStep(state, io);
  if (next === 'spread') return yield* campaignRules().spreadStep(state, io);
  if (next === 'rewards') return yield* campaignRules().rewardStep(state, io);
  if (next.startsWith('rumor:')) return yield* campaignRules().rumorStep(state, io, next.slice(6) as RumorStep);
  if (next === 'travel') return yield* campaignRules().travelStep(state, io);
  if (next === 'relics') return yield* relicStep(state, io);
  if (next === 'basic-deck') return yield* basicDeckStep(state);
  if (next === 'deck') return yield* deckStep(state, io);
  if (next === 'heroes') return yield* placeHeroes(state, io);
  if (next === 'ally') return yield* allyStep(state, io);
  if (next === 'hand') {
    yield* drawHand(state, io);
    return yield* announce(state, io, 'hand-drawn', {});
  }
  if (next === 'influence') return yield* chooseInfluence(state, io);
  if (next === 'plan') return yield* announce(state, io, 'deck-building', {});
  if (next === 'plot-deck') return yield* plotDeckStep(state, io);
  if (next === 'laid') return yield* announce(state, io, 'encounter-laid', {});
  if (next === 'special') return yield* hideSpecial(state, io);
  if (next.startsWith('open:')) return yield* chooseGroup(state, io, Number(next.slice(5)));
  if (next.startsWith('place:')) return yield* placeGroup(state, io, Number(next.slice(6)));
  if (state.encounter === 0) dealTaints(state, io);
  state.stage = 'heroes';
  io.tell?.({ kind: 'round', round: state.round, rule: 'D2-ROUND-01' });
  yield* announce(state, io, 'encounter-start', {});
}

/** The first hand: a card for each hero (D2-SETUP-19), unless he was free to choose some of them. */
function* drawHand(state: State, io: Io): Flow {
  yield* announce(state, io, 'hand-drawing', {});
  drawCards(state, io, state.size - state.overlord.hand.length);
}

/** The overlord chooses one of the starred spaces for the special search token (D2-SRCH-04). */
function* hideSpecial(state: State, io: Io): Flow {
  const starred = state.tokens.filter(({ kind, face }) => kind === 'search' && face !== null);
  if (starred.length === 0) return;
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'place',
    rule: 'D2-SRCH-04',
    options: starred.map(({ cell }) => ({ do: 'space', cell: cell ?? 0 })),
  });
  const token = starred.find(({ cell }) => choice.do === 'space' && choice.cell === cell) ?? starred[0];
  if (token === undefined) return;
  token.face = 'special';
  io.reveal?.([overlordSeat(state)], { know: 'token', token: token.id, face: 'special' });
}

/** Each hero player takes sheets, and for each a class of its archetype that nobody else has (D2-SETUP-08, -09). */
function* takeHero(state: State, io: Io): Flow {
  const number = state.heroes.length;
  const seat = heroSeatAt(state, number);
  const free = inPlay('heroes', state.boxes).filter(
    id => !state.heroes.some(hero => hero.id === id) && classesFor(state, heroSheetOf(id).archetype).length > 0,
  );
  const taken = yield* choose<Choice, AskKind>({
    seat,
    kind: 'heroes',
    rule: 'D2-SETUP-08',
    options: free.map(hero => ({ do: 'take-hero', hero })),
  });
  const id = taken.do === 'take-hero' ? taken.hero : (free[0] ?? '');
  const kind = yield* takeClass(seat, id, classesFor(state, heroSheetOf(id).archetype), 'D2-SETUP-09');
  const archetype = standardOf(kind);
  const standard =
    archetype === null ? undefined : yield* takeClass(seat, id, standardsFor(state, archetype), 'D2-CGEN-05');
  state.heroes.push({ ...newHero(id, kind, seat, standard), xp: startingXp(state) });
  io.tell?.({ kind: 'took-hero', hero: id, class: kind, seat, rule: 'D2-SETUP-08' });
  if (standard !== undefined) io.tell?.({ kind: 'took-hero', hero: id, class: standard, seat, rule: 'D2-CGEN-05' });
}

function* takeClass(
  seat: number,
  hero: string,
  classes: readonly string[],
  rule: 'D2-SETUP-09' | 'D2-CGEN-05',
): Flow<string> {
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'classes',
    rule,
    about: hero,
    options: classes.map(one => ({ do: 'take-class', class: one })),
  });
  return choice.do === 'take-class' ? choice.class : (classes[0] ?? '');
}

/** Experience to begin with: by the level of the game, against the automaton by the difficulty (D2-EPIC-02, D2-RTLC-21). */
function startingXp({ legend, level, campaign }: State): number {
  if (legend !== null) return legend.difficulty === 'normal' && legend.road === undefined ? 1 : 0;
  const mini = campaign === null ? undefined : miniOf(campaign.id);
  return mini?.start.heroXp ?? LEVELS[level].heroXp;
}

/** A hero with starting equipment, which he wears as far as it fits, and the skills that cost nothing; of both classes where one is a hybrid (D2-CGEN-08). */
export function newHero(id: string, of: string, seat: number, standard?: string): Hero {
  const both = standard === undefined ? [of] : [of, standard];
  const items = both.flatMap(one => classOf(one).items);
  const skills = both.flatMap(one => classOf(one).skills);
  const cards: CardInPlay[] = [
    ...skills.filter(one => Object.hasOwn(SKILLS, one) && skillOf(one).xp === 0).map(cardFor),
    ...items.map(one => ({ ...cardFor(one), worn: true })),
  ];
  return {
    id,
    class: of,
    ...(standard !== undefined && { standard }),
    seat,
    cells: [],
    damage: 0,
    conditions: [],
    carries: [],
    marks: {},
    fatigue: 0,
    cards,
    feat: true,
    down: null,
    acted: false,
    away: false,
    xp: 0,
    left: false,
  };
}

function* placeHeroes(state: State, io: Io): Flow {
  const { heroes: place } = questOf(state.quest, state.encounter);
  for (const hero of state.heroes) {
    const spaces = basesIn(state, place, { w: 1, h: 1 }).map(([cell = 0]) => cell);
    const choice = yield* choose<Choice, AskKind>({
      seat: hero.seat,
      kind: 'place',
      rule: 'D2-SETUP-11',
      about: hero.id,
      options: spaces.map(cell => ({ do: 'space', cell })),
    });
    const cell = choice.do === 'space' ? choice.cell : (spaces[0] ?? 0);
    // Who did not stand up after the last encounter lies there (D2-ENC-12).
    if (hero.down !== null) {
      hero.down = cell;
      io.tell?.({ kind: 'knocked-out', figure: hero.id, cell, rule: 'D2-ENC-12' });
      continue;
    }
    hero.cells = [cell];
    io.tell?.({ kind: 'appears', figure: hero.id, cells: [cell], rule: 'D2-SETUP-11' });
  }
}

/** An open group: any monster type with a fitting trait that is not in use (D2-MGEN-16). */
function* chooseGroup(state: State, io: Io, index: number): Flow {
  const { of } = questOf(state.quest, state.encounter).groups[index] ?? {};
  const slot = state.groups.findIndex(({ id }) => id === `open-${index}`);
  if (of === undefined || typeof of === 'string' || slot < 0) return;
  const used = state.groups.filter(({ absent }) => absent !== true).map(group => group.of);
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'open-group',
    rule: 'D2-MGEN-16',
    options: openGroups(state.boxes, of.open, used, of.most).map(one => ({ do: 'open-group', of: one })),
  });
  if (choice.do !== 'open-group') return;
  state.groups[slot] = {
    ...newGroup(choice.of, state.groups[slot]?.inactive ?? false),
    id: `open-${index}`,
    of: choice.of,
  };
  io.tell?.({ kind: 'open-group', group: choice.of, rule: 'D2-MGEN-16' });
}

/** The figures of a group, one by one, where the quest says (D2-PLACE-01 to -03). */
function* placeGroup(state: State, io: Io, index: number): Flow {
  const placed = questOf(state.quest, state.encounter).groups[index];
  const group = state.groups[index];
  if (placed !== undefined && group !== undefined && !group.absent) yield* placeFigures(state, io, group, placed);
}

function* placeFigures(state: State, io: Io, group: Group, placed: PlacedGroup): Flow {
  if (placed.at === undefined) return;
  // There is one figure of a lieutenant: who stays from the encounter before is there already.
  if (isLieutenant(group.of) && state.monsters.some(({ id }) => id === group.of)) return;
  const ranks = isLieutenant(group.of) ? (['lieutenant'] as const) : ranksFor(group.of, state, placed);
  for (const rank of ranks) {
    const bases = basesIn(state, placed.at, sizeFor(group.of));
    if (bases.length === 0) continue;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'place',
      rule: 'D2-PLACE-01',
      about: nextOf(group, rank),
      options: bases.map(cells => ({ do: 'base', cells })),
    });
    const come = newMonster(state, io, group, rank, choice.do === 'base' ? choice.cells : (bases[0] ?? []));
    yield* offerGuise(state, io, come);
  }
}

/** Part of the map comes into sight: its tokens and monsters are laid as at the start (D2-MAP-07, D2C-MON-06). */
export function* layArea(state: State, io: Io, area: Area): Flow {
  const { areas = {}, tokens: first = [], search } = questOf(state.quest, state.encounter);
  // Numbers go on behind all that was ever laid, wherever it is now.
  const seen = Object.entries(areas).flatMap(([name, one]) =>
    one !== area && state.legend?.found?.includes(name) ? [one] : [],
  );
  const laid: Record<string, number> = {};
  for (const { kind, at } of [...first, ...seen.flatMap(({ tokens = [] }) => tokens)])
    laid[kind] = (laid[kind] ?? 0) + markCells(state, at).length;
  const searched = [search, ...seen.map(one => one.search)].reduce(
    (sum, one) => sum + (one?.[state.size].length ?? 0),
    0,
  );
  state.tokens = [
    ...state.tokens,
    ...searchTokens(state, area, searched),
    ...questTokens(state, area, io.chance, laid),
  ];
  for (const placed of area.groups) {
    if (typeof placed.of !== 'string') continue;
    const group = newGroup(placed.of, placed.inactive ?? false);
    state.groups.push(group);
    yield* placeFigures(state, io, group, placed);
  }
}

function ranksFor(
  of: string,
  state: State,
  { only: wanted = {}, beyond }: Pick<PlacedGroup, 'only' | 'beyond'>,
): ('minion' | 'master')[] {
  const only: Only = 2 in wanted ? wanted[state.size] : wanted;
  const { minions, masters } = beyond ? figuresOf(of) : groupSizeOf(of, state.size);
  return [
    ...Array.from({ length: Math.min(masters, only.masters ?? masters) }, () => 'master' as const),
    ...Array.from({ length: Math.min(minions, only.minions ?? minions) }, () => 'minion' as const),
  ].filter(rank => !isBrood(state, of, rank));
}

/** Some come only later (D2C-MAB-16, -17). */
const isBrood = (state: State, of: string, rank: 'minion' | 'master'): boolean =>
  (monsterCardOf(state, { of, rank }).passive ?? []).some(id =>
    (abilityOf(id).standing ?? []).some(effect => effect.do === 'permit' && effect.rule === 'not-at-setup'),
  );

/** The search deck: every card as often as it is there; with secret rooms Secret Passage takes the place of Nothing (D2-SETUP-06). Road to Legend has none of those that happen at once when they are drawn (D2-RTL-02). */
export const searchDeck = (boxes: readonly BoxId[] = [], legend = false, rooms = false): State['search'] =>
  newPile(
    inPlay('search', boxes)
      .filter(id => (!legend || itemOf(id).drawn === undefined) && id !== (rooms ? 'nothing' : PASSAGE))
      .flatMap(id => Array.from({ length: itemOf(id).copies ?? 1 }, () => id)),
  );
