import type { Text } from '@tafelrunde/engine';
import type { BoxId } from '../../content/boxes/box.ts';
import { campaignPlan } from '../../content/campaigns/index.ts';
import { inPlay, wholeQuest } from '../../content/index.ts';
import { isRoad } from '../../content/legend/road.ts';
import type { CardId, Side } from '../../state.ts';
import { partOf } from './flow.ts';

/** What a quest pays by itself; what is sold, and what lies on the map at its end, comes on top. */
interface Payment {
  /** For all heroes together. */
  readonly gold: number;
  /** Experience for everybody, and what each hero or the overlord gets besides. */
  readonly xp: number;
  readonly heroesXp: number;
  readonly overlordXp: number;
  readonly fame: number;
  readonly overlordCard?: CardId;
  /** The relic that goes to the winner; each side knows it by another name. */
  readonly relic?: string;
  readonly text?: Text;
}

interface Paid {
  readonly campaign: string;
  readonly boxes: readonly BoxId[];
  readonly heroes: readonly unknown[];
}

/** What a quest has promised its winner (D2-CPHASE-05, D2-XP-03, D2-SHOP-04); on a road only story quests give experience, whoever wins (D2-RTLC-14). */
export function paymentFor(
  { campaign, boxes, heroes }: Paid,
  quest: string,
  winner: Side,
  isOnCard?: boolean,
): Payment {
  const { rewards = {}, legend } = wholeQuest(quest);
  const isWon = winner === 'heroes';
  const gold = isWon ? (rewards.gold ?? 0) * heroes.length : 0;
  const text = rewards.text === undefined ? {} : { text: rewards.text };
  if (isRoad(campaign)) {
    const heroesXp = legend === 'story' ? 1 + (isWon ? (rewards.heroesXp ?? 0) : 0) : 0;
    return { gold, xp: 0, heroesXp, overlordXp: 0, fame: isWon ? (rewards.fame ?? 0) : 0, ...(isWon && text) };
  }
  const plan = campaignPlan(campaign);
  // Quests of quest cards give no experience (D2-XP-04).
  const xp = (isOnCard ?? partOf(plan, quest) === null) ? 0 : 1;
  // What a small mini-campaign gives besides, and quests of cards do not (D2-MINI-05, D2-XP-05, D2-RUMGEN-16).
  const more = plan.mini?.small && !isWon ? 1 : 0;
  const relic = !isWon && plan.lent.includes(quest) ? undefined : plan.relics[quest];
  return {
    gold,
    xp,
    heroesXp: isWon ? xp * (rewards.heroesXp ?? 0) : 0,
    overlordXp: isWon ? 0 : xp * (rewards.overlordXp ?? 0) + more,
    fame: 0,
    ...(!isWon && rewards.overlordCard !== undefined && { overlordCard: rewards.overlordCard }),
    // Relics of a box come with the box.
    ...(relic !== undefined && inPlay('relics', boxes).includes(relic) && { relic }),
    ...text,
  };
}
