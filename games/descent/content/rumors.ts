import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';
import type { Side } from '../state.ts';
import type { Act, TravelSymbol } from './words.ts';

/** The steps of the campaign phase in which rumor cards are played (D2-RUMGEN-05). */
export type RumorStep = 'shopping' | 'next-quest' | 'travel-start' | 'travel-end' | 'encounter-start';

/** A rumor card of the overlord: something that happens to the heroes at once, or a quest that may be chosen from then on (D2-RUMGEN-01, -07, -09). */
export interface RumorCard {
  readonly name: Text;
  readonly step: RumorStep;
  /** Only in this act. */
  readonly act?: Act;
  /** Not before the finale; not where the interlude is the next quest; not where all cards of act I are for sale (D2C-RUM-02). */
  readonly not?: 'finale' | 'interlude' | 'transition';
  readonly effects?: readonly Effect[];
  readonly quest?: QuestOnCard;
}

/** A quest that a card brings, and what lies on the way there (D2-RUMGEN-12). */
export interface QuestOnCard {
  readonly quest: string;
  readonly travel: readonly TravelSymbol[];
  /** The advanced quest card its winner gains (D2-RUMGEN-18). */
  readonly opens?: string;
  /** Still in play when act II begins, it leaves this to the overlord: a relic, by the name of the heroes' side. */
  readonly leaves?: string;
}

/** A quest card of act II, with what either side gains by winning: for the rest of the campaign (D2-RUMGEN-18, -21). */
export interface AdvancedQuest extends Omit<QuestOnCard, 'opens' | 'leaves'> {
  readonly name: Text;
  readonly rewards: Readonly<Record<Side, AdvancedReward>>;
}

/** It takes effect at the start of each encounter. */
export interface AdvancedReward {
  readonly name: Text;
  readonly effects: readonly Effect[];
}
