import type { Aftermath, Campaign, CampaignRecord, Plain } from '@tafelrunde/engine';
import { CAMPAIGN, CAMPAIGNS, campaignPlan } from './content/campaigns/index.ts';
import { ROADS } from './content/legend/road.ts';
import { unbegun } from './rules/campaign/flow.ts';
import { campaignRules } from './rules/learned.ts';
import { overlordSeat, type State } from './state.ts';

const { name, about } = campaignPlan(CAMPAIGN);

/** Quests in a row with the same heroes and the same overlord (D2-QGEN-04, D2-CAMP-01). How one goes on is learned with its first match. */
export const campaign: Campaign<State> = {
  name,
  about,
  start: unbegun() as unknown as Plain,
  checkCarried: carried => void campaignRules().readLedger(carried),
  others: Object.entries({ ...CAMPAIGNS, ...ROADS })
    .filter(([id]) => id !== CAMPAIGN)
    .map(([id, one]) => ({ name: one.name, about: one.about, start: unbegun(id) as unknown as Plain })),
  called: record => campaignRules().callOf(record),
  next: record => campaignRules().nextOf(record),
  after,
  tell: record => campaignRules().tellOf(record),
  // What he leaves out of one quest tells what he will leave out of the next (D2-SETUP-18).
  secretive: state => (state.legend === null ? [overlordSeat(state)] : []),
};

function after({ carried }: CampaignRecord, state: State): Aftermath {
  const { ledgerAfter, readLedger } = campaignRules();
  const { ledger, news } = ledgerAfter(readLedger(carried), state);
  return { carried: ledger as unknown as Plain, news };
}
