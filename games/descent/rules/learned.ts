// Parts of the rules that only some matches need: they are learned when one of those is prepared, so that nobody loads them for the others.

import type * as Rumors from '../texts/rumors.ts';
import type * as Campaign from './campaign/index.ts';
import type * as Legend from './legend/index.ts';

type CampaignRules = typeof Campaign;
type LegendRules = typeof Legend;

let legend: LegendRules | null = null;

export const learnLegend = (rules: LegendRules): void => {
  legend = rules;
};

/** How it is played without an overlord; asked for only where a match is (`state.legend`), or a road. */
export function legendRules(): LegendRules {
  if (legend === null) throw new Error('The rules of Road to Legend were not learned: is the match prepared?');
  return legend;
}

let campaign: CampaignRules | null = null;

export const learnCampaign = (rules: CampaignRules): void => {
  campaign = rules;
};

/** What happens between the quests of a campaign; asked for only where a match belongs to one (`state.campaign`). */
export function campaignRules(): CampaignRules {
  if (campaign === null) throw new Error('The rules of campaigns were not learned: is the match prepared?');
  return campaign;
}

let rumors: typeof Rumors | null = null;

export const learnRumors = (texts: typeof Rumors): void => {
  rumors = texts;
};

/** What rumor cards say; they lie in other boxes, and are learned with those. */
export function rumorTexts(): typeof Rumors {
  if (rumors === null) throw new Error('The texts of rumor cards were not learned: is a box unpacked?');
  return rumors;
}
