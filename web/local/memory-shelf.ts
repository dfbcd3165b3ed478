// Where the browser keeps nothing, matches and campaigns last until the page is closed.
import type { CampaignShelf, KeptCampaign } from './campaign-shelf.ts';
import type { KeptMatch, Shelf } from './shelf.ts';

export function memoryShelf(): Shelf {
  const kept = new Map<string, KeptMatch>();
  return {
    async put(match) {
      kept.set(match.id, match);
    },
    async get(id) {
      return kept.get(id);
    },
    async list() {
      return latestFirst([...kept.values()]);
    },
    async remove(id) {
      kept.delete(id);
    },
  };
}

export function memoryCampaignShelf(): CampaignShelf {
  const kept = new Map<string, KeptCampaign>();
  return {
    async put(campaign) {
      kept.set(campaign.id, campaign);
    },
    async change(id, change) {
      const now = kept.get(id);
      const next = now && change(now);
      if (next) kept.set(id, next);
      return next;
    },
    async get(id) {
      return kept.get(id);
    },
    async ofMatch(match) {
      return [...kept.values()].find(campaign => campaign.match === match || campaign.counted?.includes(match));
    },
    async all() {
      return [...kept.values()];
    },
    async list(game) {
      return latestFirst([...kept.values()].filter(campaign => campaign.game === game));
    },
    async remove(id) {
      kept.delete(id);
    },
  };
}

const latestFirst = <T extends { readonly updated: number }>(kept: readonly T[]): T[] =>
  kept.toSorted((a, b) => b.updated - a.updated);
