import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';
import type { Test } from '../effects/tests.ts';
import type { Period, Side } from '../state.ts';
import type { BoxId } from './boxes/box.ts';
import type { Card } from './card.ts';
import type { Colour } from './objectives.ts';
import type { Plan } from './plan.ts';
import type { Act, AttackType, Attribute, DefenceDie, DieKind, MonsterTrait, Size } from './words.ts';

/** A quest as it is written down: one encounter or two, each with a map, a set-up, rules and goals of its own (D2-QGEN-02, -03). */
export interface Quest {
  readonly name: Text;
  readonly act: Act;
  readonly about: Text;
  readonly encounters: readonly Encounter[];
  /** Played together against an automaton (D2-RTL-06), as stages of The Delve: what the heroes gain after each, XP and shop cards to keep. */
  readonly upgrade?: { readonly xp: number; readonly keep: number };
  /** Played together against an automaton, as part of a road: it moves the story on, or lies beside it (D2-RTLC-01, -02). */
  readonly legend?: 'story' | 'side';
  /** Boxes it cannot be played without. */
  readonly boxes?: readonly BoxId[];
  /** What the winner gets in a campaign. */
  readonly rewards?: Rewards;
}

/** What everybody is told of a quest before it is opened. */
export interface QuestCard extends Pick<Quest, 'name' | 'act' | 'about' | 'boxes' | 'upgrade' | 'legend'> {
  /** How many it has. */
  readonly encounters: number;
}

/** A quest that is opened when somebody wants it. */
export interface PackedQuest extends QuestCard {
  /** It uses words or tests that no card of the base game needs (`effects/later-words.ts`). */
  readonly later?: true;
  readonly open: () => Promise<Quest>;
}

export interface Rewards {
  /** Gold for the heroes if they win, for each hero. */
  readonly gold?: number;
  readonly overlordXp?: number;
  readonly heroesXp?: number;
  /** How much better known the heroes are afterwards, if they win (D2-RTLC-02, -15). */
  readonly fame?: number;
  /** Gold for the heroes, whoever wins, for each token of a kind that lies on the map at the end, whatever it shows (D2C-QSON-01). */
  readonly goldPerToken?: { readonly kind: string; readonly gold: number };
  /** A card the overlord gains if he wins (D2-OLGEN-28). */
  readonly overlordCard?: string;
  /** If he wins, the overlord may give back cards he has bought before he buys others (D2C-QTSR-48). */
  readonly returns?: true;
  readonly text?: Text;
}

export interface Encounter extends Pick<Card, 'abilities'> {
  readonly name: Text;
  readonly plan: Plan;
  /** The mark or tile of the plan where the heroes are placed (D2-SETUP-11). */
  readonly heroes: string;
  readonly groups: readonly PlacedGroup[];
  /** Marks with a search token for this many heroes (D2-SRCH-03). */
  readonly search?: Readonly<Record<Size, readonly string[]>>;
  /** The special search token: the overlord lays it face down on one of these marks, the others get usual ones (D2-SRCH-04, -06). */
  readonly special?: { readonly name: Text; readonly at: readonly string[]; readonly effects: readonly Effect[] };
  /** The kinds of tokens the quest speaks of. */
  readonly things?: Readonly<Record<string, Thing>>;
  readonly tokens?: readonly PlacedToken[];
  /** People and objects with health of their own. */
  readonly characters?: Readonly<Record<string, Character>>;
  /** The heroes lead this ally; `own`: theirs (D2-ALLY-06, -07). */
  readonly ally?: string;
  /** What holds for monsters of a kind, or for a lieutenant, in this encounter only (D2-LTGEN-01). */
  readonly figures?: Readonly<Record<string, FigureRule>>;
  readonly actions?: Readonly<Record<string, SpecialAction>>;
  /** Up to three effects, of which the overlord secretly chooses one during set-up; it happens when the quest lets its token be revealed (D2-NEREK-01 to -06). */
  readonly influence?: readonly InfluenceEffect[];
  /** Corrupt citizens the overlord receives if he wins this encounter (D2-NEREK-08). */
  readonly citizens?: readonly string[];
  /** Numbers to be guessed: from 1 to `most`; who knows them. */
  readonly secrets?: Readonly<Record<string, { readonly most: number; readonly seenBy: SeenBy }>>;
  /** A relic this lieutenant may use in this encounter, whoever owns its card (D2C-QTSR-40, -46). */
  readonly lends?: { readonly relic: string; readonly to: string };
  /** Which side may leave the map, by which entrances and exits (D2-EXIT-01). */
  readonly exits?: Readonly<Partial<Record<Side, readonly string[]>>>;
  readonly goals: readonly Goal[];
  /** After so many rounds the overlord has won, if not the usual 40 (D2-QGEN-07). */
  readonly rounds?: number;
  /** The way out of a stage: at the end of a round all heroes beside this mark may leave, if it is open (D2-DELVE-02 to -04). */
  readonly portal?: { readonly at: string; readonly open?: Test };
  /** What waits for those who stay too long (D2-RTL-22). */
  readonly perils?: readonly Peril[];
  /** Parts of the map that nobody knows before a door to them opens (D2-MAP-07). */
  readonly areas?: Readonly<Record<string, Area>>;
  /** New monsters (D2-PLACE-05). */
  readonly reinforcements?: readonly Reinforcement[];
  /** A second encounter on the map of the first: the heroes stay where they are, and the monsters of these groups (D2C-QTSR-43). */
  readonly stays?: readonly string[];
  /** Counters of the first encounter that go on counting. */
  readonly counters?: readonly string[];
  /** What the heroes read at the start. */
  readonly story: Text;
}

/** What lies behind a door: its tiles, and what is laid there when they are discovered. */
export interface Area extends Pick<Encounter, 'groups' | 'search' | 'tokens'> {
  readonly door: number;
  readonly tiles: readonly string[];
  /** What the heroes read when they see it. */
  readonly story: Text;
}

/** An effect of the influence table, with the token it is chosen by. */
export interface InfluenceEffect {
  readonly token: InfluenceToken;
  readonly name: Text;
  readonly effects: readonly Effect[];
}

/** The three influence tokens, by their colour. */
export type InfluenceToken = 'red' | 'blue' | 'white';

/** Who knows what lies face down: the overlord, or nobody. */
export type SeenBy = 'overlord' | 'nobody';

/** A monster group or lieutenant of the quest; an open group is one the overlord chooses by its traits (D2-MGEN-15, -16). */
export interface PlacedGroup {
  readonly of: string | { readonly open: readonly MonsterTrait[]; readonly most?: number };
  /** The mark, tile or area where it is placed; left out: it comes later. */
  readonly at?: string;
  readonly inactive?: true;
  /** Only so many of its figures are placed, by the number of heroes if that matters. */
  readonly only?: Only | Readonly<Record<Size, Only>>;
  /** Whatever the size of the group: these figures are placed (D2-RTLAI-43, -44). */
  readonly beyond?: true;
  /** Only if this holds when the encounter begins; otherwise its kind is free for an open group (D2C-QLOW-04). */
  readonly if?: Test;
  /** No card brings more figures to it (D2C-QLOW-05). */
  readonly closed?: true;
  /** Lieutenants: a relic they carry, if the overlord has it. */
  readonly relics?: true;
}

export interface Only {
  readonly minions?: number;
  readonly masters?: number;
}

/** A kind of token, and what figures can do with it. */
export interface Thing {
  readonly name: Text;
  /** The objective token it is: of each colour there are only so many (D2-OBJ-08). */
  readonly colour?: Colour;
  /** Who may pick it up and carry it (D2-OBJ-02); of the overlord's figures only these kinds. */
  readonly carried?: Side | 'both';
  readonly carriers?: readonly string[];
  /** Whoever has it keeps it: it is neither laid down nor lost by being knocked out (D2C-QHOB-01). */
  readonly kept?: true;
  /** A figure carries at most so many (D2-OBJ-03). */
  readonly limit?: number;
  /** In force for whoever carries it. */
  readonly carrier?: readonly Effect[];
  /** What it turns out to be when it is turned over. */
  readonly faces?: Readonly<
    Record<
      string,
      {
        readonly name: Text;
        readonly effects: readonly Effect[];
        /** It is found like a search token: Mimic may come between, then a hero draws a search card (D2C-QLOR-07 to -09). */
        readonly find?: true;
      }
    >
  >;
  /** Who knows what it is while it lies face down; nobody unless said. */
  readonly seenBy?: SeenBy;
  /** Figures go from one to another in sight as if they were adjacent (D2C-QTSR-26). */
  readonly glyph?: true;
}

export interface PlacedToken {
  readonly kind: string;
  readonly at: string;
  /** Face down; what the tokens are, dealt at random among them. */
  readonly faces?: readonly string[];
  /** For so many heroes at least. */
  readonly from?: Size;
}

/**
 * Somebody or something of the quest with health: treated as a hero, as a figure, or an object, which is an enemy figure only while it is attacked
 * (D2-AOBJ-03).
 */
export interface Character extends Pick<Card, 'standing' | 'abilities'> {
  readonly name: Text;
  readonly as: 'hero' | 'figure' | 'object';
  /** On whose side it stands; an object is attacked by the other side. */
  readonly side: Side;
  /** A lieutenant on the heroes' side: its own card counts (D2-LTGEN-08). */
  readonly like?: string;
  readonly speed?: number;
  readonly health: number | Readonly<Record<Size, number>>;
  readonly defence: readonly DefenceDie[];
  readonly attributes?: Readonly<Record<Attribute, number>>;
  readonly attack?: AttackType;
  readonly dice?: readonly DieKind[];
  /** A mark: one stands on each of its spaces. */
  readonly at?: string;
  /** A door with health: it stands where the door does, and is gone with it. */
  readonly door?: number;
  /** The other side may attack it (D2-AOBJ-01), or with bare hands only. */
  readonly attackable?: true | 'unarmed';
  /** Its side may activate it once in a round, if this holds. */
  readonly activated?: true | Test;
}

export interface FigureRule extends Card {
  /** It is about the unique monster of the group alone, its first master (D2-RTLAI-44, -45). */
  readonly unique?: true;
  /** Defeated, it comes back here without damage, tokens and conditions (D2C-QTSR-22). */
  readonly back?: string;
  /** Defeated, it is knocked out like a hero (D2-LTGEN-10). */
  readonly down?: true;
}

/** Something only this quest lets figures do, as an action. */
export interface SpecialAction {
  readonly name: Text;
  readonly by: Side;
  /** Only figures of these kinds. */
  readonly who?: readonly string[];
  /** Beside or on a token of this kind, a mark, a closed or locked door; left out: anywhere. */
  readonly token?: string;
  readonly mark?: string;
  readonly door?: true;
  /** It must stand inside this place. */
  readonly inside?: string;
  /** Each figure once in this time (D2C-QTSR-18). */
  readonly limit?: Period;
  readonly if?: Test;
  readonly effects: readonly Effect[];
}

/** A side wins the encounter as soon as a counter has come so far; how far it is, everybody sees. */
export interface Goal {
  readonly side: Side;
  readonly counter: string;
  readonly least: number | Readonly<Record<Size, number>>;
  readonly text: Text;
}

/** Something that harms all heroes at the end of a round, from this one on, every so many rounds. */
export interface Peril {
  readonly from: number;
  readonly every?: number;
  readonly name: Text;
  readonly effects: readonly Effect[];
  /** A major peril: with the lieutenant packs on the table this agent comes here, in a campaign (D2C-EXP-04). */
  readonly agent?: { readonly of: string; readonly at: string };
  /** Monsters that come, as many as the size of their group allows (D2-RTL-25). */
  readonly summons?: Reinforcement;
}

export interface Reinforcement {
  readonly group: string;
  /** At the end of the overlord's turn, every so many rounds. */
  readonly every?: number;
  readonly n: number;
  /** Whatever the size of the group: only the figures in the box are the limit (D2-MGEN-12). */
  readonly beyond?: true;
  readonly at: readonly string[];
  /** On these very spaces and nowhere else: where all of them are taken, nobody comes (D2C-QHOB-09). */
  readonly exactly?: true;
  /** So many spaces away from all of its group, if that can be (D2C-QTSR-34). */
  readonly apart?: number;
  readonly if?: Test;
}
