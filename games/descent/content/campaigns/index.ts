import type { CampaignPlan } from './campaign.ts';
import { THE_BROKEN_HOUSE } from './the-broken-house.ts';
import { THE_LONG_TOLL } from './the-long-toll.ts';

/** The campaigns, by name; the first is the one that is begun. */
export const CAMPAIGNS: Readonly<Record<string, CampaignPlan>> = {
  'the-long-toll': THE_LONG_TOLL,
  'the-broken-house': THE_BROKEN_HOUSE,
};

export const CAMPAIGN = 'the-long-toll';

export function campaignPlan(id: string): CampaignPlan {
  const plan = CAMPAIGNS[id];
  if (plan === undefined) throw new RangeError(`There is no campaign "${id}".`);
  return plan;
}
