import { GAMES, loadForAll } from '@tafelrunde/games';
import { useEffect, useState } from 'react';
import { campaignShelf, type KeptCampaign } from '../local/campaign-shelf.ts';
import type { Progress } from '../local/campaigns.ts';
import type { KeptMatch } from '../local/shelf.ts';
import { type Messages, useMessages } from '../messages/index.ts';
import { Link } from '../router.tsx';

/** A campaign that is not over, and how far it has come. */
export interface GoingCampaign {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly started: number;
  readonly updated: number;
  readonly progress: Progress;
}

/** So many are listed, the latest; the page of their game has all of them. */
const SHOWN = 3;

/** The campaigns to go on with; looked up again whenever the matches change, since those are what brings them forward. */
export function useGoingCampaigns(matches: readonly KeptMatch[]): readonly GoingCampaign[] {
  const [going, setGoing] = useState<readonly GoingCampaign[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other matches, other campaigns
  useEffect(() => {
    let current = true;
    findGoing().then(
      found => current && setGoing(found),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [matches]);
  return going;
}

/** How far they have come only the rules know, which are loaded only where there is a campaign. */
async function findGoing(): Promise<readonly GoingCampaign[]> {
  const kept = await campaignShelf.all();
  const cards = GAMES.filter(({ id }) => kept.some(({ game }) => game === id));
  if (cards.length === 0) return [];
  const { listCampaigns } = await import('../local/campaigns.ts');
  const lists = await Promise.all(
    cards.map(async card => {
      const lines = await listCampaigns(await loadForAll(card));
      return lines.flatMap(({ progress, ...line }): GoingCampaign[] =>
        'played' in progress && !progress.over ? [{ ...line, game: card.id, progress }] : [],
      );
    }),
  );
  return lists
    .flat()
    .sort((a, b) => b.updated - a.updated)
    .slice(0, SHOWN);
}

export function CampaignEntry({ campaign }: { readonly campaign: GoingCampaign }) {
  const m = useMessages();
  const { id, game, progress, updated } = campaign;
  return (
    <li className="match">
      <Link className="match-open" to={`/campaign/${game}/${id}`}>
        <strong>{calledCampaign(campaign, m)}</strong>
        <span>
          {GAMES.find(card => card.id === game)?.name[m.lang]} · {m.campaign.played(progress.played, progress.stages)} ·{' '}
          {m.date(updated)}
        </span>
      </Link>
    </li>
  );
}

/** To which campaign a match belongs, in words; null if to none. */
export function useCampaignMarks(matches: readonly KeptMatch[]): (match: string) => string | null {
  const m = useMessages();
  const [kept, setKept] = useState<readonly KeptCampaign[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other matches, other campaigns
  useEffect(() => {
    campaignShelf.all().then(setKept, () => {});
  }, [matches]);
  return id => {
    const campaign = kept.find(({ match, counted }) => match === id || counted?.includes(id));
    return campaign ? calledCampaign(campaign, m) : null;
  };
}

const calledCampaign = ({ name, started }: { name: string; started: number }, { campaign }: Messages): string =>
  name ? campaign.link(name) : campaign.unnamed(started);
