import type { Lasting, Pile, Seat, SumPart, Uses } from '@tafelrunde/engine';
import type { BoxId } from './content/boxes/box.ts';
import type { Surge } from './content/card.ts';
import type { LevelId } from './content/levels.ts';
import type { Terrain } from './content/tiles/tile.ts';
import type { Act, AttackType, Attribute, Condition, DieKind, Size, TravelSymbol } from './content/words.ts';
import type { Effect } from './effects/effect.ts';

/** The number of a space on the board of the encounter. */
export type Cell = number;

/** Every figure has one name: `syndrael`, `goblin-archer-2`, `goblin-archer-master-1`, `splig`, `reanimate`. */
export type FigureId = string;
export type CardId = string;
export type GroupId = string;

/** How long limits count. */
export type Period = 'attack' | 'turn' | 'round' | 'encounter' | 'quest';

export type Side = 'heroes' | 'overlord';

/** Nobody sits there: in Road to Legend an automaton decides for the overlord (D2-RTL-12). */
export const AUTOMATON: Seat = -1;

/** Who plays the overlord: the first seat, or nobody. */
export const overlordSeat = ({ legend }: Pick<State, 'legend'>): Seat => (legend === null ? 0 : AUTOMATON);

/** The first seat of the heroes; theirs are all that follow. */
export const firstHeroSeat = ({ legend }: Pick<State, 'legend'>): Seat => (legend === null ? 1 : 0);

/** What all figures have. */
export interface Figure {
  readonly id: FigureId;
  /** The spaces it stands on; none: it is not on the map. */
  cells: Cell[];
  damage: number;
  conditions: Condition[];
  /** Tokens it carries, by id. */
  carries: string[];
  /** Counters and marks that cards lay on it. */
  marks: Record<string, number>;
}

export interface Hero extends Figure {
  readonly class: string;
  /** The standard class beside a hybrid one (D2-CGEN-05). */
  readonly standard?: string;
  /** Who leads it. */
  seat: Seat;
  fatigue: number;
  cards: CardInPlay[];
  /** The heroic feat may still be used: the sheet lies face up. */
  feat: boolean;
  /** The space of its hero token while it is knocked out. */
  down: Cell | null;
  /** It was active in this round (D2-HTURN-14). */
  acted: boolean;
  /** It is off the map by an exit or an ability, and where its token lies, if it left one (D2-EXIT-05). */
  away: boolean;
  /** Experience not spent yet (D2-XP-01). */
  xp: number;
  /** It left by an exit, for the rest of the encounter. */
  left: boolean;
  /** Its token lies on the base of this monster (D2C-MAB-79). */
  swallowed?: FigureId;
}

/** A card a hero has: skill, item or search card. */
export interface CardInPlay {
  readonly id: CardId;
  tired: boolean;
  /** An item that is equipped. */
  worn: boolean;
  /** A search card that was used: it lies face down. */
  used: boolean;
  /** The figure it marks, or the card. */
  on: FigureId | null;
  /** Song tokens that lie on it (D2-TOK-27). */
  melody?: true;
  harmony?: true;
  /** Threat tokens a plot card has laid on it. */
  threat?: number;
  /** A skill of this other hero, which he may use until the end of his turn (D2C-HERO-49 to -54). */
  readonly lent?: FigureId;
}

/** A figure of the overlord. */
export interface Monster extends Figure {
  /** Its kind: the id of its card. */
  readonly of: string;
  readonly rank: 'minion' | 'master' | 'lieutenant';
  group: GroupId;
  relic: CardId | null;
  /** A relic he bears besides (D2-SUN-08). */
  beside?: CardId;
  /** The corrupt citizen whose face it wears. */
  guise?: CardId;
  /** It lies on a plot card, off the map (D2C-PLOT-06). */
  hidden?: true;
  /** It came from a challenge token of a secret room: a monster like any other, whatever the quest says, and beyond its group's size (D2-SECGEN-11 to -13). */
  token?: true;
  /** A lieutenant who is knocked out like a hero (D2-LTGEN-10). */
  down: Cell | null;
}

/** Familiars, images of heroes, and people of the quest. */
export interface Companion extends Figure {
  readonly of: string;
  readonly kind: 'familiar' | 'image' | 'character' | 'object' | 'ally';
  side: Side;
  owner: FigureId | null;
  /** It was activated in this round. */
  acted: boolean;
  /** The skills of an ally (D2-ALLY-05). */
  cards?: CardInPlay[];
}

/** A monster group of the encounter: it stays while none of its figures is on the map, for reinforcements. */
export interface Group {
  readonly id: GroupId;
  readonly of: string;
  inactive: boolean;
  /** Next numbers for figures that come. */
  minions: number;
  masters: number;
  /** It was activated in this turn. */
  acted: boolean;
  /** The quest has left it out of this encounter; no card brings more figures to it. */
  readonly absent?: true;
  readonly closed?: true;
}

/** Movement points with the source they come from (D2-MOVE-30). */
export interface Points {
  readonly source: string;
  left: number;
}

/** The turn of a hero, or the activation of a monster, familiar or character. */
export interface Turn {
  readonly figure: FigureId;
  stage: 'start' | 'equip' | 'familiars-before' | 'actions' | 'familiars-after' | 'end';
  actions: number;
  pools: Points[];
  /** Attacks made as actions, for the limit of monsters (D2-OTURN-06). */
  attacks: number;
  /** The attack without an action of the rule for two heroes is still to come (D2-TWO-01). */
  free: boolean;
  /** Actions granted besides: each of one kind. */
  extra: ('move' | 'attack')[];
  rested: boolean;
  /** Move actions taken. */
  moves: number;
  /** It has left its first space. */
  moved: boolean;
  /** What it saw at the start, for those who ask. */
  unseenBy: FigureId[];
  /** Where it stood at the start, and who stood beside it. */
  from: Cell[];
  beside: FigureId[];
  /** The space a large figure has counted to, while no other action has come between (D2-LARGE-06, D2-INT-09). */
  at: Cell | null;
  /** Whom it has passed through in the move action under way. */
  passed: FigureId[];
  /** Only these actions, where something limits them. */
  only: ('move' | 'attack')[] | null;
  /** The actions in `extra` are all it has, not granted on top: familiars (D2-FAM-19). */
  own: boolean;
  ended: boolean;
  /** Actions done; left out: none. */
  done?: number;
}

export interface RolledDie {
  readonly kind: DieKind;
  /** The number of its face. */
  face: number;
  /** It was the last one rolled again: noted where a plot card may ask. */
  again?: true;
}

/** A figure an attack works on: the target, or merely affected (D2-TGT-04 to -06). */
export interface Aimed {
  readonly figure: FigureId;
  /** Its monster group, which outlives it. */
  readonly group: GroupId | null;
  /** The one space of it that is targeted or affected (D2-TGT-03). */
  cell: Cell;
  readonly target: boolean;
  /** The space that counts for range in place of its own: it has taken the place of another target (D2C-KNT-10). */
  measured: Cell | null;
  /** Dice to be rolled, then as they fell. */
  pool: DieKind[];
  dice: RolledDie[];
  rolled: boolean;
  shields: SumPart[];
  /** The whole defence is replaced by so many shields (D2-DMOD-09). */
  replaced: number | null;
  dealt: number;
  suffered: number;
  /** Set once its damage was dealt. */
  done: boolean;
}

/** An attack under way. It never outlives a step, but attacks may answer attacks: the last one is being resolved. */
export interface Attack {
  readonly by: FigureId;
  /** The card it is made with: an item, `unarmed`, the monster's own card, or the card that grants it. */
  readonly weapon: CardId;
  /** The card that lets it be made; the weapon itself in a plain attack. */
  readonly source: CardId;
  readonly traits: readonly string[];
  readonly type: AttackType;
  /** It is made as if the attacker stood in these spaces; left out: from where he stands. */
  from?: readonly Cell[];
  step: 1 | 2 | 3 | 4 | 5;
  pool: DieKind[];
  dice: RolledDie[];
  damage: SumPart[];
  range: SumPart[];
  surges: SumPart[];
  pierce: SumPart[];
  /** Surges spent so far. */
  spent: number;
  /** Surge abilities used, by their key. */
  usedSurges: string[];
  /** Surge abilities that cards have added to this attack. */
  granted: GrantedSurge[];
  /** Abilities that make it miss unless a surge is spent on them, by key (D2-MISS-03). */
  demands: string[];
  conditions: Condition[];
  blast: boolean;
  ignoresRange: boolean;
  /** At least so much damage is dealt unless it misses. */
  least: number;
  missed: boolean;
  broken: boolean;
  aims: Aimed[];
  /** What follows if damage is dealt. */
  ifDealt: Follow[];
  /** Figures it has defeated. */
  defeated: FigureId[];
  /** The defence roll that is being answered, by its place among the aims. */
  defending: number | null;
}

export interface GrantedSurge {
  readonly source: string;
  readonly surge: Surge;
}

/** Effects of a card that wait for the end of the attack. */
export interface Follow {
  readonly source: string;
  readonly by: FigureId;
  readonly effects: readonly Effect[];
  /** Whether it deals damage or not; even if it misses. */
  readonly always?: true;
  readonly missed?: true;
}

/** What a skill has done so far. */
export interface Deed {
  readonly by: FigureId;
  readonly card: CardId;
  hurt: FigureId[];
  helped: FigureId[];
}

/** An attribute test under way. */
export interface AttributeTest {
  readonly figure: FigureId;
  readonly attribute: Attribute;
  /** The attribute counts so much higher or lower for this test. */
  plus: number;
  /** So many shields less count. */
  less: number;
  dice: RolledDie[];
  passed: boolean | null;
}

/** Something lies on the map. */
export interface Token {
  readonly id: string;
  /** `search`, `objective-red`, `villager`, ... */
  readonly kind: string;
  cell: Cell | null;
  /** Face down until somebody turns it over; what it is then. */
  face: string | null;
  hidden: boolean;
}

/** A passive word that lies on a figure for a while, or on a side. */
export interface LastingEffect extends Lasting {
  /** A figure, `heroes`, `monsters` or `all`. */
  readonly on: string;
  readonly by: FigureId;
  until: string;
  readonly what: Effect;
  /** It waits for the next attack of the figure. */
  next: boolean;
}

/** Something that will happen at a moment. */
export interface Delayed {
  readonly source: string;
  readonly by: FigureId;
  readonly at: 'turn-start' | 'turn-end' | 'overlord-turn-start' | 'overlord-turn-end' | 'round-end';
  /** Whose turn, where it matters. */
  readonly of: FigureId | null;
  /** How many such moments pass before it. */
  skip: number;
  readonly effects: readonly Effect[];
  readonly on: readonly FigureId[];
  readonly cell: Cell | null;
}

/** A plot card that lies open before the overlord (D2-PLGEN-11). */
export interface PlotCardInPlay {
  readonly id: CardId;
  tired: boolean;
  /** Tokens on it. */
  tokens: number;
  /** The figure or the monster group it marks in this encounter. */
  on: string | null;
}

/** An agent in play: the card that has summoned him, the open group he belongs to, whom he replaces there (D2-AGT-05). */
export interface Summoned {
  readonly card: CardId;
  readonly figure: FigureId;
  readonly group: GroupId;
  readonly minions: number;
  readonly masters: number;
}

/** What the overlord has of his plot deck. */
export interface PlotSide {
  readonly deck: string;
  threat: number;
  cards: PlotCardInPlay[];
  /** Cards that went back into the box (D2-PLGEN-12). */
  boxed: CardId[];
  agent: Summoned | null;
  /** Whom he has secretly bet on in this quest. */
  bet: Side | null;
  /** Overlord cards that lie face down under one of them. */
  under?: CardId[];
}

/** The decks an overlord may begin with (D2-OLGEN-04, -05). */
export type BasicDeck = 'basic' | 'basic-2';

export interface OverlordSide {
  deck: Pile;
  hand: CardId[];
  out: CardId[];
  /** All cards he owns, which everybody knows; which of them he left out of the deck, nobody does (D2-SETUP-18). */
  owned: CardId[];
  /** Cards of his that are not in the deck of this quest: only he knows which (D2-SETUP-18). */
  leftOut: CardId[];
  /** Experience not spent yet (D2-XP-01). */
  xp: number;
  /** His relics, by the name of the card; they lie open. */
  relics: CardId[];
  /** His corrupt citizens; they lie open. None: left out. */
  citizens?: CardId[];
  /** Which of his lieutenants bears which of them in this quest; null: he has lost it by being defeated (D2-RELGEN-05, -08, -09). */
  bearers: Record<string, CardId | null>;
  tired: CardId[];
  /** A hero has looked at cards of his deck and put them back: he himself does not know where they lie. */
  foreseen?: true;
  /** Cards played at the running occasion, by name and target (D2-OLGEN-14, -15). */
  played: string[];
  /** Cards that lie before him in this encounter and may be used: universal relics, summon cards (D2-RELGEN-16, D2-SERV-05). Left out where there are none. */
  front?: CardId[];
  /** Travel cards he keeps; they lie before him too. */
  kept?: CardId[];
  /** Threat tokens he has, where there are any (D2-RUMGEN-10). */
  threat?: number;
}

export interface OverlordTurn {
  /** The group being activated, and its members still to come. */
  group: GroupId | null;
  left: FigureId[];
  begun: boolean;
}

/** A campaign as far as it has come (D2-CAMP-01). */
export interface CampaignSheet {
  readonly id: string;
  /** The quests played, in their order, and who won them. */
  readonly played: readonly PlayedQuest[];
  /** Travel cards that are out of the campaign for good. */
  gone?: string[];
  /** Where the table plays with rumor cards. */
  readonly rumors?: Rumors;
}

/** Rumor cards of a campaign (D2-RUMGEN-01). */
export interface Rumors {
  /** What the overlord holds, and what nobody has drawn: only he knows which is which. */
  hand: CardId[];
  deck: CardId[];
  /** Quest cards in play (D2-RUMGEN-10, -13). */
  open: CardId[];
  /** Discarded for good (D2-RUMGEN-08). */
  out: CardId[];
  /** Advanced quest cards a side has won and not brought into play (D2-RUMGEN-18). */
  advanced: QuestCardOf[];
  /** Advanced quests that were won: their rewards count for the rest of the campaign (D2-RUMGEN-21). */
  won: QuestCardOf[];
  /** One was played in this campaign phase (D2-RUMGEN-06). */
  spoken: boolean;
}

export interface QuestCardOf {
  readonly card: CardId;
  readonly side: Side;
}

export interface PlayedQuest {
  readonly quest: string;
  readonly winner: Side;
}

export type Difficulty = 'normal' | 'hard';

/** What only Road to Legend knows. */
export interface Legend {
  readonly difficulty: Difficulty;
  /** It sinks with every hero knocked out; below 0 they flee (D2-RTL-17, -19). */
  morale: number;
  /** A hero has had his turn, and a group is to be activated now (D2-RTL-08). */
  groupNext: boolean;
  /** Search tokens searched in this stage (D2-DELVE-15). */
  searched: number;
  /** Which of its lists the group under way follows (D2-RTLAI-02). */
  orders: number;
  /** What the monster under way is about to do. */
  plan: LegendPlan | null;
  /** Shop cards that may still be kept in this upgrade phase (D2-DELVE-15). */
  keep: number;
  /** Areas of the map that were discovered (D2-MAP-07). */
  found?: string[];
  /** The road of a campaign; left out where a quest or The Delve stands for itself. */
  road?: Road;
}

/** A campaign of Road to Legend as far as it has come. */
export interface Road {
  /** Story quests played. */
  story: number;
  /** Weeks gone by, and those left until the next story quest must be played (D2-RTLC-01, -05, -06). */
  week: number;
  weeks: number;
  /** How well known the heroes are (D2-RTLC-15). */
  fame: number;
  /** Side quests on offer (D2-RTLC-04). */
  sides: string[];
  /** The city they are in, and whether they were in one since the last quest. */
  city: string | null;
  visited: boolean;
  /** The action of the city was taken. */
  acted: boolean;
}

/** How far a monster has come on its list. */
export interface LegendPlan {
  readonly figure: FigureId;
  /** The line of the list that is next. */
  at: number;
  /** It has gained points to move for this line, and is about to go. */
  move: 'engage' | 'spot' | null;
  /** Whom it is after. */
  target: FigureId | null;
}

/** On the way to the quest: symbols still to come, and cards drawn on this journey (D2-TRVGEN-06, -11). */
export interface Journey {
  symbols: TravelSymbol[];
  out: string[];
  /** The next cards, where the overlord has looked at them and put them in order; nobody else knows them. */
  ahead?: string[];
}

/** So many cards of the shop lie face down and cost this much, whatever they are. */
export interface BlindMarket {
  left: number;
  readonly price: number;
}

/** Secret rooms, where the table plays with them (D2-SECGEN-01). */
export interface SecretRooms {
  deck: Pile;
  /** Cards that were discarded; they are shuffled back when the quest is over (D2-SECGEN-23). */
  out: CardId[];
  /** The room that is explored. */
  card: CardId | null;
  /** Challenge tokens turned over in it. */
  shown: string[];
  /** Tokens on its card. */
  keys: number;
  /** The challenge being met: the attribute to be tested, whether it is passed without a test, whether no search card follows. */
  challenge: { attribute: Attribute; passed: boolean | null; cardless: boolean } | null;
}

/** A number of the quest, and what the guesses so far have told everybody of it. */
export interface Secret {
  n: number;
  low: number;
  high: number;
}

export type Stage = 'campaign' | 'setup' | 'heroes' | 'overlord' | 'between' | 'over';

export interface Over {
  readonly winner: Side;
  readonly why: string;
}

export interface State {
  readonly seats: number;
  /** The boxes on the table besides the base game. */
  readonly boxes: readonly BoxId[];
  quest: string;
  encounter: number;
  act: Act;
  size: Size;
  readonly level: LevelId;
  stage: Stage;
  round: number;
  heroes: Hero[];
  monsters: Monster[];
  companions: Companion[];
  groups: Group[];
  /** Doors by their number on the plan: open, closed, locked or gone, as in `rules/ground/ground.ts`. */
  doors: number[];
  /** Spaces whose terrain has changed. */
  ground: Record<Cell, Terrain>;
  tokens: Token[];
  turns: Turn[];
  /** A hero's turn that rests until another hero has had his (`over`), with what was used in it (D2C-HERO-26). */
  paused?: { readonly turn: Turn; readonly used: string[]; over: boolean };
  overlordTurn: OverlordTurn | null;
  attacks: Attack[];
  tests: AttributeTest[];
  /** Skills being carried out, the last one on top: whom they have hurt and helped so far. */
  deeds: Deed[];
  /** Cards about to be exhausted or to take effect, actions about to be carried out: another card may come between. */
  exhausting: { readonly figure: FigureId; readonly card: CardId; spared: boolean }[];
  /** Damage that figures are about to suffer: cards may take some of it away. */
  hurting: { readonly figure: FigureId; left: number }[];
  /** Damage or fatigue that figures are about to recover, the last one on top: cards may add to it. Only while that is so. */
  recovering?: { readonly figure: FigureId; n: number }[];
  overlord: OverlordSide;
  /** Only in campaigns whose overlord has chosen a plot deck (D2-PLGEN-01). */
  plot?: PlotSide;
  search: Pile;
  searchOut: CardId[];
  shop: Pile;
  lasting: LastingEffect[];
  delayed: Delayed[];
  used: Uses<Period>;
  /** Listeners whose answers are being carried out: nothing answers itself (D2-ABIL-16). */
  acting: string[];
  /** The hero the overlord acts with at the moment: he counts as a monster (D2C-CHRM-05). */
  charmed: FigureId | null;
  /** A monster that acts for a hero's player at the moment. */
  commanded: { readonly figure: FigureId; readonly seat: Seat } | null;
  /** What the quest counts. */
  counters: Record<string, number>;
  /** Numbers of the quest that are to be guessed. */
  secrets: Record<string, Secret>;
  /** Left out: nobody plays with secret rooms. */
  rooms?: SecretRooms;
  /** The goal that was met first, by its place in the list: a step may meet several. */
  met: number | null;
  /** Set-up steps still to come. */
  todo: string[];
  /** The ally the heroes have gained or chosen, and what it has learned (D2-ALLY-02, -05, -07). */
  ally?: { readonly of: string; readonly skills: CardId[] };
  /** The heroes' common purse (D2-SHOP-04). */
  gold: number;
  /** Shop cards that lie open for sale (D2-SHOP-05). */
  row: CardId[];
  /** Cards for sale that lie face down. */
  blind?: BlindMarket;
  /** What was handed to whom in this campaign phase: `item/hero` (D2-TRADE-08). */
  handed: string[];
  campaign: CampaignSheet | null;
  /** Road to Legend: the heroes play together against an automaton; null where somebody plays the overlord. */
  legend: Legend | null;
  journey: Journey | null;
  over: Over | null;
  /** Encounters won so far, by side. */
  won: Side[];
}

// ----------------------------------------------------------------------------------------------------------- finding things

export const heroOf = (state: State, id: FigureId): Hero => {
  for (const hero of state.heroes) if (hero.id === id) return hero;
  throw new RangeError(`${id} is no hero of this quest.`);
};

export const isHero = (state: State, id: FigureId): boolean => {
  for (const hero of state.heroes) if (hero.id === id) return true;
  return false;
};

export const monsterOf = (state: State, id: FigureId): Monster | null => {
  for (const monster of state.monsters) if (monster.id === id) return monster;
  return null;
};

export const companionOf = (state: State, id: FigureId): Companion | null => {
  for (const companion of state.companions) if (companion.id === id) return companion;
  return null;
};

export const figureOf = (state: State, id: FigureId): Figure | null => {
  for (const hero of state.heroes) if (hero.id === id) return hero;
  for (const monster of state.monsters) if (monster.id === id) return monster;
  for (const companion of state.companions) if (companion.id === id) return companion;
  return null;
};

/** Heroes, monsters, familiars and characters, in the order in which they came into play. */
export function everybody({
  heroes,
  monsters,
  companions,
}: Pick<State, 'heroes' | 'monsters' | 'companions'>): Figure[] {
  const all: Figure[] = [];
  for (const hero of heroes) all.push(hero);
  for (const monster of monsters) all.push(monster);
  for (const companion of companions) all.push(companion);
  return all;
}

/** What a figure is: the id of its card, of a character what the quest calls it. */
export const kindOf = (state: State, id: FigureId): string =>
  (monsterOf(state, id) ?? state.companions.find(one => one.id === id))?.of ?? id;

/** Tokens are numbered within their kind: `villager-2`. */
export const kindOfToken = (id: string): string => id.replace(/-\d+$/, '');

/** On whose side a figure stands (D2-FIG-04, -05). */
export function sideOf(state: State, id: FigureId): Side {
  if (state.charmed === id) return 'overlord';
  if (state.commanded?.figure === id) return 'heroes';
  if (monsterOf(state, id) !== null) return 'overlord';
  // A plot card may attack by itself.
  if (state.plot?.cards.some(card => card.id === id)) return 'overlord';
  return companionOf(state, id)?.side ?? 'heroes';
}

/** Who decides for a figure. */
export function seatOf(state: State, id: FigureId): Seat {
  if (state.charmed === id) return overlordSeat(state);
  if (state.commanded?.figure === id) return state.commanded.seat;
  for (const hero of state.heroes) if (hero.id === id) return hero.seat;
  const companion = companionOf(state, id);
  if (companion === null || companion.side === 'overlord') return overlordSeat(state);
  return state.heroes.find(one => one.id === companion.owner)?.seat ?? 1;
}

/** Who answers with a figure's cards: of a charmed hero his own player, as far as anybody may (D2C-CHRM-20, -21). */
export const playerOf = (state: State, id: FigureId): Seat =>
  state.charmed === id ? (state.heroes.find(one => one.id === id)?.seat ?? overlordSeat(state)) : seatOf(state, id);

/** The heroes' seats, lowest first. */
export function heroSeats({ heroes, seats }: Pick<State, 'heroes' | 'seats'>): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < seats; seat++)
    for (const hero of heroes)
      if (hero.seat === seat) {
        found.push(seat);
        break;
      }
  return found;
}

/** The attack being resolved. */
export const attackOf = (state: State): Attack => {
  const attack = state.attacks[state.attacks.length - 1];
  if (attack === undefined) throw new RangeError('No attack is under way.');
  return attack;
};

export const turnOf = (state: State): Turn | null => state.turns[state.turns.length - 1] ?? null;

export const testOf = (state: State): AttributeTest => {
  const test = state.tests[state.tests.length - 1];
  if (test === undefined) throw new RangeError('No attribute test is under way.');
  return test;
};
