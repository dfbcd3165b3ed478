import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../../effects/effect.ts';
import type { Side } from '../../state.ts';
import type { BoxId } from '../boxes/box.ts';
import type { Act, TravelSymbol } from '../words.ts';

/** The parts of a campaign, in their order (D2-CAMP-01). */
export const PARTS = ['introduction', 'act-1', 'interlude', 'act-2', 'finale'] as const;
export type Part = (typeof PARTS)[number];

/** A chain of quests: introduction, some of act I, interlude, some of act II, finale (D2-CAMP-01). */
export interface CampaignPlan {
  readonly name: Text;
  readonly about: Text;
  /** How it ends, by who wins the last quest. */
  readonly closing: Readonly<Record<Side, Text>>;
  /** Parts that are left out: a mini-campaign is only a part of a campaign (D2-MINI-01, -08). */
  readonly without?: readonly Part[];
  /** The act of the introduction, act I unless said. */
  readonly from?: Act;
  readonly mini?: MiniCampaign;
  /** Boxes it cannot be played without. */
  readonly boxes?: readonly BoxId[];
  readonly introduction: string;
  /** The quests of act I, each with the quest of act II that its winner opens (D2-CAMP-09). */
  readonly act1: readonly ({ readonly quest: string } & Readonly<Record<Side, string>>)[];
  /** What the rewards of a quest open in act I, by who has won it; left out: all of act I is open (D2-CAMP-13). */
  readonly opens?: Readonly<Record<string, Readonly<Record<Side, readonly string[]>>>>;
  /** The side that is ahead chooses between both interludes (D2-CAMP-14). */
  readonly choosesInterlude?: true;
  /** More quests of act I that come with a box; they lie in its city, and so do the stops on the way there (D2-TRVGEN-12). */
  readonly extras: readonly Extra[];
  /** So many quests of each act are played. */
  readonly perAct: number;
  /** By who has won more of the act before (D2-CAMP-08, -11). */
  readonly interlude: Readonly<Record<Side, Special>>;
  readonly finale: Readonly<Record<Side, Special>>;
  /** Relics that the winner of a quest gains, by the name of the heroes' side (D2-RELGEN-01, -18). */
  readonly relics: Readonly<Record<string, string>>;
  /** Allies that the heroes gain by winning a quest, where their box is on the table (D2-ALLY-02). */
  readonly allies?: Readonly<Record<string, string>>;
  /** Quests whose relic only the heroes can win: the overlord has its use, not its card (D2C-QTSR-46, -47). */
  readonly lent: readonly string[];
  /** Where every journey begins, and what lies on the way to each quest (D2-TRVGEN-04, -06). */
  readonly home: Text;
  readonly ways: Readonly<Record<string, readonly TravelSymbol[]>>;
}

/** A quest that is open only with a box on the table. */
export type Extra = {
  readonly quest: string;
  readonly box: BoxId;
  readonly way: readonly TravelSymbol[];
} & Readonly<Record<Side, string>>;

/** What is different in a mini-campaign, besides that there are no rumors (D2-MINI-02). */
export interface MiniCampaign {
  /** What both sides may spend before the first quest; gold for each hero (D2-MINI-03). */
  readonly start: { readonly gold: number; readonly heroXp: number; readonly overlordXp: number };
  /** Of the small boxes with rumors: more rewards after each quest, two markets before the finale (D2-MINI-04, -05). */
  readonly small?: true;
}

/** An interlude or finale, with what its side has earned: it happens before the first round. */
export interface Special {
  readonly quest: string;
  readonly prelude?: readonly Effect[];
}
