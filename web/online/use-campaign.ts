import { useCallback, useEffect, useState } from 'react';
import { ApiTrouble, api, type OnlineCampaign } from './api.ts';
import { invitationTo, rememberInvitation } from './keepsakes.ts';

export type CampaignFound = OnlineCampaign | 'coming' | 'missing' | 'unreachable';

const AGAIN_MS = 4_000;

/** A campaign of the server: asked now, every few seconds while somebody looks, and when somebody looks again. Null: of none. */
export function useOnlineCampaign(id: string | null): { readonly found: CampaignFound; readonly refresh: () => void } {
  const [found, setFound] = useState<CampaignFound>('coming');
  const refresh = useCallback(() => {
    if (id === null || document.hidden) return;
    api.campaign(id).then(setFound, (error: unknown) => {
      if (!(error instanceof ApiTrouble)) throw error;
      // What was seen already stays while the server is away.
      setFound(now => (error.code === 'no-such-campaign' ? 'missing' : typeof now === 'object' ? now : 'unreachable'));
    });
  }, [id]);
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, AGAIN_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [refresh]);
  return { found, refresh };
}

/** One invitation holds for all matches of a campaign: whoever has it for one has it for all. */
export function invitationFor(table: string, campaign: { readonly id: string } | null): string | null {
  const own = invitationTo(table);
  if (campaign === null) return own;
  const common = invitationTo(campaign.id);
  if (own !== null && common === null) rememberInvitation(campaign.id, own);
  return own ?? common;
}
