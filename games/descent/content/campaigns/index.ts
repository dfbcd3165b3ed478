import type { CampaignPlan, MiniCampaign } from './campaign.ts';
import { CHAINS, MISTS, MISTS_AND_CHAINS } from './mists-and-chains.ts';
import { RAVENS_AND_WORMS } from './ravens-and-worms.ts';
import { THE_BROKEN_HOUSE } from './the-broken-house.ts';
import { THE_LONG_TOLL } from './the-long-toll.ts';

/** The campaigns, by name; the first is the one that is begun where nobody chooses. */
export const CAMPAIGNS: Readonly<Record<string, CampaignPlan>> = {
  'the-long-toll': THE_LONG_TOLL,
  'the-broken-house': THE_BROKEN_HOUSE,
  'mists-and-chains': MISTS_AND_CHAINS,
  'ravens-and-worms': RAVENS_AND_WORMS,
  'the-mists': MISTS,
  'the-chains': CHAINS,
};

export const CAMPAIGN = 'the-long-toll';

/** What is different in a mini-campaign; none in any other, and on no road. */
export const miniOf = (id: string): MiniCampaign | undefined => CAMPAIGNS[id]?.mini;

export function campaignPlan(id: string): CampaignPlan {
  const plan = CAMPAIGNS[id];
  if (plan === undefined) throw new RangeError(`There is no campaign "${id}".`);
  return plan;
}
