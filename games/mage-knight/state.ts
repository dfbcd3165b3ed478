import type { Lasting, Pile, Seat } from '@tafelrunde/engine';
import type { CardId } from './content/cards.ts';
import type { EnemyId } from './content/enemies.ts';
import type { HeroId } from './content/heroes.ts';
import type { RuinsId } from './content/ruins.ts';
import type { ScenarioId } from './content/scenarios/index.ts';
import type { SiteKind } from './content/sites.ts';
import type { SkillId } from './content/skills/index.ts';
import type { TacticId } from './content/tactics.ts';
import type { TileId } from './content/tiles.ts';
import type { UnitId } from './content/units.ts';
import type { AttackKind, Box, Colour, Element, Mana, TokenColour } from './content/words.ts';
import type { Effect } from './effects/effect.ts';

/** A space of the map: a number that holds both coordinates (rules/lattice.ts). */
export type Hex = number;
/** A place for a tile: the number of its centre. */
export type Slot = Hex;

/** In the round order the dummy player is this; everybody else is a seat. */
export const DUMMY = -1;

export type MapShape = 'wedge' | 'wedge-without-limits' | 'open-5' | 'open-4' | 'open-3' | 'fixed';

export interface LaidTile {
  readonly tile: TileId;
  /** Turned so often by 60 degrees; 0 unless tiles lie at random. */
  readonly turn: number;
}

/** A token lying on the map. Face down it has no identity yet: that is drawn when somebody sees it. */
export interface Lying {
  readonly colour: TokenColour;
  token: EnemyId | null;
  /** Drawn already although nobody may know it: its pile had to be made anew (MK-SETUP-03). */
  sealed?: true;
  /** Who has looked at it while it lies face down. */
  seen?: Seat[];
  /** Stands for a token that could not be laid: one is drawn when it is turned up (MK-S07-10). */
  substitute?: true;
}

/** What lies on a space besides its terrain. */
export interface Site {
  kind: SiteKind;
  /** Of a mine or a city. */
  colour: Colour | null;
  tokens: Lying[];
  ruins: RuinsId | null;
  /** The yellow token lies face up. */
  ruinsSeen: boolean;
  /** In the order in which they were laid. On a city one for each defender defeated, elsewhere at most the conqueror's. */
  shields: Seat[];
  /** A monastery that has been burned, a site that is done with: an empty space (MK-OUT-11). */
  gone: boolean;
  /** Of a city. */
  level: number;
  /** Of a conquered city; null where nobody leads it. */
  leader: Seat | null;
  conquered: boolean;
  /** Of a maze or labyrinth: the paths taken, by their move points, beside the shields of those who took them (MK-SITE-12). */
  paths: number[];
  /** Of a megalopolis: where its right part stands (MK-MEGA-05). */
  wing?: Hex;
  /** Of that right part, which has nothing but a colour and a level of its own: where the city stands that holds everything else. */
  main?: Hex;
}

export interface Unit {
  readonly unit: UnitId;
  spent: boolean;
  wounds: number;
  banner: CardId | null;
  /** The banner lies face down until the next round. */
  bannerUsed: boolean;
  /** Lies under the command token of Bonds of Loyalty. */
  loyal: boolean;
  /** The mana on a card that needs upkeep. */
  mana: Colour | null;
}

export interface Skill {
  readonly skill: SkillId;
  /** Face down until the next round. */
  used: boolean;
  /** In the middle of the table until the owner's next turn (MK-SKILL-08). */
  out: boolean;
  /** What the token remembers: a colour of mana. */
  colour: Mana | null;
  /** Enemies kept on it. */
  tokens?: EnemyId[];
  /** Mana that lies on it. */
  mana?: Colour[];
}

/** A deed card in the play area, and what becomes of it at the end of the turn. */
export interface Played {
  readonly card: CardId;
  readonly as: 'basic' | 'strong' | 'sideways';
  /** `away`: out of the game; `aside`: for the rest of the round; the others say where it goes instead of the discard pile. */
  goes: 'discard' | 'away' | 'aside' | 'hand' | 'top' | 'bottom';
}

export interface TakenTactic {
  readonly tactic: TacticId;
  used: boolean;
  /** The die on Mana Steal. */
  die: Mana | null;
  /** The cards under Sparing Power. */
  under: CardId[];
}

export interface Hero {
  /** Null until one is chosen. */
  hero: HeroId | null;
  fame: number;
  reputation: number;
  /** The level reached; fame may already be enough for more (MK-RNG-11). */
  level: number;
  /** A sorted multiset: two equal cards are one option. */
  hand: CardId[];
  deck: Pile<CardId>;
  discard: CardId[];
  played: Played[];
  /** Out of reach until the round ends. */
  aside: CardId[];
  crystals: Record<Colour, number>;
  tokens: Record<Mana, number>;
  units: Unit[];
  skills: Skill[];
  /** Skill tokens not yet drawn, as a multiset. */
  skillPile: SkillId[];
  tactic: TakenTactic | null;
  at: Hex | null;
  /** Raises the hand limit of the next draw. */
  nextHand: number;
  team: number;
  /** Out of the game (MK-S11-02). */
  out: boolean;
  /** Drafted cards that are not shuffled in yet: nobody else knows them (MK-VDRA-03). */
  kept?: CardId[];
  /** Drafted cards that were shuffled in: nobody else has seen them since (rules/action-pile.ts). */
  secret?: CardId[];
}

/** What the automaton of cooperative and solo games has (MK-DUM-01..15). */
export interface Dummy {
  readonly hero: HeroId;
  deck: Pile<CardId>;
  discard: CardId[];
  crystals: Record<Colour, number>;
  tactic: TacticId | null;
  skillPile: SkillId[];
}

export interface SourceDie {
  colour: Mana;
  /** In whose play area it lies until the end of that turn. */
  by: Seat | null;
  /** It goes back as it lies (Mana Draw). */
  unrolled: boolean;
  /** Kept by a spell or tactic beyond the turn. */
  kept: 'steal' | 'claim' | null;
}

/** A reward that is taken at the end of the turn (MK-REW-01). */
export type Reward =
  | { readonly reward: 'artifact'; readonly n: number }
  | { readonly reward: 'spell' }
  | { readonly reward: 'action' }
  | { readonly reward: 'unit' }
  /** Null: of a colour the player chooses. */
  | { readonly reward: 'crystal'; readonly colour: Colour | null }
  | { readonly reward: 'random-crystals'; readonly n: number }
  /** A die decides between a spell and an artifact. */
  | { readonly reward: 'dungeon' };

export type CombatPhase = 'ranged' | 'block' | 'damage' | 'attack';

export interface FoeAttack {
  /** What effects added to the printed value. */
  change: number;
  /** The element it has now, or null for the printed one. */
  element: Element | null;
  blocked: boolean;
  /** Prevented: it is neither blocked nor deals damage. */
  off: boolean;
  /** Its damage is assigned. */
  dealt: boolean;
  /** Attack abilities it has lost. */
  tamed: boolean;
}

/** What a foe can lose: abilities, resistances, or all of a kind. */
export type Trait =
  | 'fire-resistance'
  | 'ice-resistance'
  | 'physical-resistance'
  | 'site-fortification'
  | import('./content/enemies.ts').Ability;

export interface Foe {
  readonly token: EnemyId;
  /** `garrison`: defends the site fought for; `rampaging`: stands beside; `drawn`: for this combat only; `summoned` by another. */
  readonly from: 'garrison' | 'rampaging' | 'drawn' | 'summoned';
  /** Where its token lies on the map, or null. */
  readonly at: Hex | null;
  /** Number of the foe that summoned it. */
  readonly by: number | null;
  attacks: FoeAttack[];
  /** What effects added to its armor, and to what armor they can bring it down at the least. */
  armor: number;
  /** Armor given by Vampiric and Defend: no minimum concerns it. */
  grown: number;
  lost: Trait[];
  gained: import('./content/enemies.ts').Ability[];
  /** Has used its Defend. */
  defended: boolean;
  defeated: boolean;
  /** Replaced by what it summoned (MK-BLK-03), or discarded. */
  away: boolean;
  /** Fame is counted so many times, in halves: 2 is normal. */
  fameHalves: number;
  /** A wall lies between it and the hero (MK-SITE-17). */
  walled: boolean;
}

/** Points made for one attack or block: they belong to it at once (MK-RNG-15, MK-BLK-16). */
export interface Part {
  readonly points: number;
  readonly kind: AttackKind;
  readonly element: Element;
  /** The card, unit or skill they come from. */
  readonly source: string;
  /** The number of the unit that made them. */
  readonly unit: number | null;
  /** Counts double against a swift attack. */
  readonly doubleAgainstSwift?: true;
  /** Does not count against this enemy. */
  readonly notAgainst?: number;
}

export type Group =
  | { readonly kind: 'attack'; targets: number[]; parts: Part[] }
  | { readonly kind: 'block'; readonly foe: number; readonly attack: number; parts: Part[] };

export interface Combat {
  phase: CombatPhase;
  /** The site fought for or entered; null for rampaging enemies alone. */
  readonly site: Hex | null;
  readonly why: 'assault' | 'adventure' | 'rampaging' | 'burning' | 'scenario' | 'duel';
  /** Night rules hold (underground). */
  readonly night: boolean;
  readonly units: 'all' | 'none' | 'loyal';
  /** The one unit that came along where the others stay outside (MK-SITE-11). */
  companion?: number | null;
  /** The path taken through a maze or labyrinth, by its move points (MK-SITE-10). */
  readonly path?: number;
  foes: Foe[];
  group: Group | null;
  /** Targets (without an attack) and attacks to be blocked that were given up since something was played (rules/combat/given-up.ts). */
  givenUp?: { readonly foe: number; readonly attack: number | null }[];
  /** Wounds taken into hand in this combat (MK-DMG-15). */
  wounds: number;
  knockedOut: boolean;
  /** Only siege attacks get over the walls (a duel). */
  walls?: boolean;
  /** In a duel: has attacked, blocked or passed; it is no longer the start of the combat (MK-PVPS-16). */
  opened?: true;
  /** Units that were assigned damage, by number. */
  hurt: number[];
  /** In interactive combat (MK-VINT-01). */
  secret?: SecretDie;
}

export type SecretColour = 'white' | 'red' | 'blue' | 'black';

/** The die another player has set in secret (rules/combat/secret-die.ts). */
export interface SecretDie {
  readonly by: Seat;
  set: boolean;
  /** Null before it is set, and for those who may not know it. */
  colour: SecretColour | null;
  shown: boolean;
  /** Colours of which it was said that it is another one. */
  not: SecretColour[];
}

/** `path`: inside a maze or labyrinth, before a path is paid for. */
/** A combat between two players (rules/pvp/). */
export interface Duel {
  readonly aggressor: Seat;
  readonly defender: Seat;
  readonly at: Hex;
  stage: 'attend' | 'attack' | 'block' | 'damage';
  phase: 'ranged' | 'melee';
  /** Whose turn it is to attack. */
  attacker: Seat;
  /** How many have passed in succession. */
  passed: number;
  /** The defender stands on a fortified site (MK-PVPR-04). */
  readonly walls: boolean;
  /** The attack that is being answered. */
  attack: Part[];
  /** Damage the attacker still has to spend. */
  left: number;
  /** Mana spent on the attack. */
  mana: number;
  /** The attack has lost what makes it swift (MK-PVPR-10). */
  tamed: boolean;
  /** How many attacks there were. */
  attacks: number;
  /** Who had a part in attacks that were blocked, with the seat they belong to; null stands for the hero (MK-PVPS-15). */
  blocked: { readonly seat: Seat; readonly unit: number | null }[];
  /** What the attack has done to the hero so far: damage spent on it, damage ignored (null: not asked yet), wounds. */
  onHero: { damage: number; ignored: number | null; wounds: number };
  /** The unit of the blocker that has to take damage first. */
  first: number | null;
  /** Units of the attacker that move points can slow, by number. */
  slow: number[];
}

/** Several heroes against the garrison of one city (rules/coop-assault.ts). */
export interface Assault {
  readonly city: Hex;
  /** An effect has brought the initiator into the city already (MK-COOP-05). */
  readonly landed: boolean;
  stage: 'invite' | 'share' | 'answer' | 'fight';
  /** The initiator first, the others in round order. */
  seats: Seat[];
  /** How many defenders each of them faces. */
  shares: number[];
  /** How many of those invited have agreed. */
  agreed: number;
  /** Who of them fights. */
  next: number;
  /** Defenders nobody has faced: the last ones of the garrison. */
  undealt: number;
}

export type TurnStage = 'start' | 'move' | 'interaction' | 'path' | 'combat' | 'after' | 'rest' | 'end';

/** A turn under way, or what a player does in somebody else's. */
export interface Turn {
  readonly seat: Seat;
  readonly kind: 'turn' | 'defence' | 'assault';
  stage: TurnStage;
  /** The steps of the end of a turn that are done (rules/end-of-turn.ts). */
  ended: number;
  /** The spaces since the start of the turn, the first one included: the way back (MK-END-03). */
  path: Hex[];
  /** Spaces entered for nothing since something changed (MK-MOVE-23). */
  free: Hex[];
  move: number;
  influence: number;
  heal: number;
  /** The one action of the turn is taken (MK-TURN-24). */
  acted: boolean;
  rested: boolean;
  /** Cards played or discarded (MK-TURN-12). */
  cards: number;
  /** The hand was empty when the turn began. */
  bare: boolean;
  /** Dice used from the Source, without those that effects gave. */
  dice: number;
  /** Dice that effects allow besides. */
  moreDice: number;
  /** Skills used this turn, and whatever else is counted by turn. */
  used: string[];
  combat: Combat | null;
  owed: Reward[];
  /** Another turn follows (Time Bending, The Right Moment). */
  again: boolean;
  /** Wounds received this turn, in hand and discard pile; and how many of them into the discard pile. */
  wounded: number;
  buried: number;
  /** The colours of mana that were spent. */
  spent: Mana[];
  /** Crystals spent, for effects that give them back. */
  spentCrystals: Colour[];
  units: number;
  /** Tokens of enemies defeated in it. */
  defeated: EnemyId[];
  /** A defender who attends a duel only partially (MK-PVPP-01). */
  partial: boolean;
}

/** An effect that lasts, with what it does while it does (a passive word or a trigger). */
export interface LastingEffect extends Lasting {
  readonly what: Effect;
  /** How often it may still act; null: as often as its moment comes. */
  left: number | null;
  /** The unit whose ability or banner it is, and the colours of what caused it. */
  readonly unit: number | null;
  readonly colours: readonly Mana[];
}

export interface Ending {
  readonly why: 'round' | 'scenario';
  /** Who still has a turn. */
  left: Seat[];
}

/** Who gets a hero, and for what (rules/auction.ts). */
export interface Auction {
  readonly hero: HeroId;
  readonly bid: number;
  /** Who holds the highest bid; first whoever picked the hero. */
  readonly by: Seat;
  /** Who is asked next, and then; the others have passed. */
  readonly left: readonly Seat[];
}

/** Cards are drafted (rules/draft.ts). */
export interface Draft {
  /** By seat: the cards this player looks at. */
  readonly packets: CardId[][];
  /** Who has yet to keep one of them. */
  waiting: Seat[];
}

/** Actions are exchanged between two rounds (rules/upgrades.ts). */
export interface Upgrade {
  readonly cards: CardId[];
  /** How strong the decks are, by seat. */
  readonly ratings: readonly number[];
  /** Who chooses next, and then. */
  left: Seat[];
  /** The card for which an own one is being thrown away. */
  taking?: CardId;
}

/** What the table agreed on besides the scenario (FLOW-02); settings of the match. */
export interface Variants {
  readonly boxes: readonly Box[];
  readonly [setting: string]: string | number | boolean | readonly string[];
}

export interface State {
  readonly scenario: ScenarioId;
  readonly variants: Variants;
  readonly rounds: number;
  round: number;
  night: boolean;
  stage: 'heroes' | 'draft' | 'chosen' | 'tactics' | 'turns' | 'prepare' | 'upgrade' | 'renew' | 'over';
  /** Seats and the dummy, first to play first. */
  order: Seat[];
  /** Who in the order plays. */
  next: number;
  /** Round order tokens that lie face down, by seat. */
  asleep: boolean[];
  ending: Ending | null;
  /** What the scenario demands is done. */
  fulfilled: boolean;
  source: SourceDie[];
  tactics: TacticId[];
  /** Tactics out of the game (MK-S04-04). */
  tacticsGone: TacticId[];
  offers: {
    /** From the lowest, which leaves first, to the newest. */
    actions: CardId[];
    spells: CardId[];
    units: UnitId[];
    monastery: CardId[];
    /** Each with the seat it came from. */
    skills: { readonly skill: SkillId; readonly from: Seat }[];
  };
  piles: {
    actions: Pile<CardId>;
    spells: Pile<CardId>;
    artifacts: Pile<CardId>;
    regular: Pile<UnitId>;
    elite: Pile<UnitId>;
  };
  /** `top`: the uppermost one, where somebody has looked at it. */
  tokens: Record<
    TokenColour,
    { pile: EnemyId[]; discard: EnemyId[]; unseen: number; top?: { readonly token: EnemyId; readonly seen: Seat[] } }
  >;
  ruins: { pile: RuinsId[]; discard: RuinsId[] };
  tiles: { country: TileId[]; core: TileId[]; leftCountry: TileId[]; leftCore: TileId[] };
  map: { readonly shape: MapShape; laid: Record<Slot, LaidTile>; sites: Record<Hex, Site>; coreSeen: boolean };
  /** Levels of the cities that will be revealed, first first. */
  cityLevels: number[];
  heroes: Hero[];
  /** Who of each team must return, by team; null where that is not settled yet, and for those who may not know it (MK-S11-09). */
  chosen: (Seat | null)[];
  dummy: Dummy | null;
  /** The turn under way; those below it wait (a duel, a common assault). */
  turns: Turn[];
  duel: Duel | null;
  assault: Assault | null;
  auction?: Auction;
  draft?: Draft;
  upgrade?: Upgrade;
  lasting: LastingEffect[];
  /** What scenarios and variants count, by name. */
  notes: Record<string, number>;
  turn: number;
}

export const heroOf = (state: State, seat: Seat): Hero => state.heroes[seat] as Hero;

/** The turn that is being played; the rules ask only when there is one. */
export const turnOf = (state: State): Turn => state.turns[state.turns.length - 1] as Turn;

/** The site on a space; on either space of a megalopolis that is the same one city. */
export function siteAt({ map }: Pick<State, 'map'>, hex: Hex | null): Site | undefined {
  const site = hex === null ? undefined : map.sites[hex];
  return site?.main === undefined ? site : map.sites[site.main];
}
