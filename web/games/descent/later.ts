import { lazily } from '../../parts/lazily.ts';

/** The campaign as a land; nobody needs it at the table. */
export const CampaignMap = lazily(
  async () => (await import('./CampaignMap.tsx')).CampaignMap,
  () => null,
);
