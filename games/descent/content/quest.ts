import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';
import type { Test } from '../effects/tests.ts';
import type { Side } from '../state.ts';
import type { Card } from './card.ts';
import type { Plan } from './plan.ts';
import type { Act, MonsterTrait, Size } from './words.ts';

/** A quest as it is written down: one encounter or two, each with a map, a set-up, rules and goals of its own (D2-QGEN-02, -03). */
export interface Quest {
  readonly name: Text;
  readonly act: Act;
  readonly about: Text;
  readonly encounters: readonly Encounter[];
  /** What the winner gets in a campaign. */
  readonly rewards?: Rewards;
}

export interface Rewards {
  /** Gold for the heroes if they win, for each hero. */
  readonly gold?: number;
  readonly overlordXp?: number;
  readonly heroesXp?: number;
  readonly text?: Text;
}

export interface Encounter extends Pick<Card, 'abilities'> {
  readonly name: Text;
  readonly plan: Plan;
  /** The mark or tile of the plan where the heroes are placed (D2-SETUP-11). */
  readonly heroes: string;
  readonly groups: readonly PlacedGroup[];
  /** Marks with a search token for this many heroes (D2-SRCH-03); those of `special` may hide the special one (-04). */
  readonly search?: Readonly<Record<Size, readonly string[]>>;
  readonly special?: { readonly name: Text; readonly effects: readonly Effect[] };
  readonly tokens?: readonly PlacedToken[];
  readonly characters?: Readonly<Record<string, Character>>;
  readonly actions?: Readonly<Record<string, SpecialAction>>;
  /** Who may leave the map by an entrance or exit. */
  readonly exits?: Side;
  readonly goals: readonly Goal[];
  /** After so many rounds the overlord has won, if not the usual 40 (D2-QGEN-07). */
  readonly rounds?: number;
  /** New monsters (D2-PLACE-05). */
  readonly reinforcements?: readonly Reinforcement[];
  /** Standing rules of the quest, for everybody. */
  readonly standing?: readonly Effect[];
  /** What the heroes read at the start. */
  readonly story?: Text;
}

/** A monster group or lieutenant of the quest; an open group is one the overlord chooses by its traits (D2-MGEN-15, -16). */
export interface PlacedGroup {
  readonly of: string | { readonly open: readonly MonsterTrait[] };
  /** The mark, tile or area where it is placed; left out: it comes later. */
  readonly at?: string;
  readonly inactive?: true;
  /** Only so many of its figures are placed. */
  readonly only?: { readonly minions?: number; readonly masters?: number };
  /** Lieutenants: a relic they carry, if the overlord has it. */
  readonly relics?: true;
}

export interface PlacedToken {
  readonly kind: string;
  readonly at: string;
  /** Face down; what the tokens of this kind are, dealt at random among them. */
  readonly faces?: readonly string[];
  /** For so many heroes at least. */
  readonly from?: Size;
}

/** A person of the quest. */
export interface Character {
  readonly name: Text;
  readonly speed: number;
  readonly health: number;
  readonly defence: readonly ('brown' | 'gray' | 'black')[];
  readonly attributes?: Readonly<Record<'might' | 'knowledge' | 'willpower' | 'awareness', number>>;
  readonly side: Side;
  readonly at?: string;
  readonly attackable?: boolean;
}

/** Something only this quest lets figures do, as an action. */
export interface SpecialAction {
  readonly name: Text;
  readonly by: Side;
  /** Beside or on a token of this kind, a mark, a door; left out: anywhere. */
  readonly token?: string;
  readonly mark?: string;
  readonly door?: true;
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

export interface Reinforcement {
  readonly group: string;
  /** At the end of the overlord's turn, every so many rounds. */
  readonly every?: number;
  readonly n: number;
  /** Whatever the size of the group: only the figures in the box are the limit (D2-MGEN-12). */
  readonly beyond?: true;
  readonly at: readonly string[];
  readonly if?: Test;
}
