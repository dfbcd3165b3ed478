import type { Ledger, LedgerRumors } from '../../rules/campaign/ledger.ts';
import type { PlayedQuest } from '../../state.ts';
import { ledger, next, PLAN, won } from '../journeys.ts';
import type { Played } from '../positions.ts';

export const INTRO = `${PLAN.introduction}/heroes`;
export const HOARD = 'rumor-of-the-hoard';
export const HAMLET = 'rumor-of-the-hamlet';
export const MANOR = 'rumor-of-the-manor';
export const SPRING = 'source-of-the-sickness';

/** Introduction and three quests of act I, of which the heroes have won two. */
export const FIRST_ACT: readonly PlayedQuest[] = won(
  INTRO,
  ...PLAN.act1.slice(0, 3).map(({ quest }, i) => `${quest}/${i < 2 ? 'heroes' : 'overlord'}`),
);
export const INTERLUDE: readonly PlayedQuest[] = [...FIRST_ACT, ...won('falling-gallery/heroes')];

/** A campaign with rumors that has come so far. */
export const rumored = (
  rumors: Partial<LedgerRumors>,
  played: readonly PlayedQuest[] = won(INTRO),
  more: Partial<Ledger> = {},
): Ledger =>
  ledger(played, {
    boxes: ['LW', 'TF', 'MR'],
    rumors: { hand: [], deck: [], open: [], out: [], advanced: [], won: [], ...rumors },
    ...more,
  });

/** The next match of it, gone on with until this is asked of the overlord or the heroes. */
export function until(t: Played, kind: string): Played {
  for (let i = 0; i < 120 && t.kind !== kind && ['campaign', 'setup'].includes(t.state.stage); i++)
    t.choose(t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered('no')[0] ?? t.offered()[0] ?? '');
  return t;
}

export const phase = (rumors: Partial<LedgerRumors>, played?: readonly PlayedQuest[], more?: Partial<Ledger>): Played =>
  next(rumored(rumors, played, more));

/** The rumors of a match as they are now. */
export const rumorsOf = (t: Played) => {
  const { rumors } = t.state.campaign ?? {};
  if (rumors === undefined) throw new Error('Nobody speaks of rumors here.');
  return rumors;
};
