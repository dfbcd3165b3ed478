import { speak } from '@tafelrunde/engine';
import { questOf } from '../content/index.ts';
import type { Reinforcement } from '../content/quest.ts';
import { sizeFor } from '../rules/map.ts';
import { limitsOf } from '../rules/monsters.ts';
import { payThreat } from '../rules/plot.ts';
import { bring } from '../rules/quest/reinforcements.ts';
import type { DescentWord, Doing } from './word.ts';

/** One more monster of the group that was just reinforced comes, for threat by its size: 1, 2, 3 or 4 for a small, medium, huge or massive one. */
export interface Hire {
  readonly do: 'hire';
}

/** By the spaces of a base. */
const PRICES: Readonly<Record<number, number>> = { 1: 1, 2: 2, 4: 3, 6: 4 };

function offerFor({ state, about }: Doing): { readonly how: Reinforcement; readonly price: number } | null {
  const group = state.groups.find(({ id }) => id === about.by);
  const how = (questOf(state.quest, state.encounter).reinforcements ?? []).find(
    one => one.group === about.by && state.round % (one.every ?? 1) === 0,
  );
  if (group === undefined || how === undefined || limitsOf(state, group).length === 0) return null;
  const { w, h } = sizeFor(group.of);
  const price = PRICES[w * h] ?? 1;
  return price <= (state.plot?.threat ?? 0) ? { how, price } : null;
}

export const hire: DescentWord<Hire> = {
  can: at => offerFor(at) !== null,
  *act(at) {
    const offer = offerFor(at);
    if (offer === null) return;
    yield* payThreat(at.state, at.io, offer.price);
    yield* bring(at.state, at.io, { ...offer.how, n: 1 });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Spend 1 threat for a small, 2 for a medium, 3 for a huge or 4 for a massive monster: one more of that group comes, within the group limit.',
      'Gib 1 Drohmarker für ein kleines, 2 für ein mittleres, 3 für ein riesiges oder 4 für ein gewaltiges Monster aus: Eines mehr jener Gruppe kommt, bis zur Gruppengröße.',
    ),
};
