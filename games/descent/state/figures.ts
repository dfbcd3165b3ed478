import type { Seat } from '@tafelrunde/engine';
import type { Condition } from '../content/words.ts';
import type { CardId, Cell, FigureId, GroupId, Side } from './names.ts';

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
