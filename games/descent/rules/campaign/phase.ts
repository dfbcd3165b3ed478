import { choose, dealFrom, insert, pileCards } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { campaignPlan } from '../../content/campaigns/index.ts';
import { overlordSeat, type Side, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { together } from '../deciding.ts';
import { layEncounter } from '../setting-up.ts';
import { actOfPart, chooserOf, nextPart, openQuests, partOf } from './flow.ts';
import { shopOf } from './shop.ts';

/** So many cards of the shop deck lie open at a time (D2-SHOP-05). */
const ROW = 5;

/** What is decided between two quests, before the next is set up (D2-CPHASE-07 to -10). */
export const PHASE: readonly string[] = ['market', 'shop', 'learn', 'overlord-learn', 'next-quest'];

/** The last quest played, and who won it. */
const last = ({ campaign }: State): { quest: string; winner: Side } =>
  campaign?.played[campaign.played.length - 1] ?? { quest: '', winner: 'heroes' };

/** Five random cards of the shop are laid out; after the interlude all that are left of act I (D2-SHOP-05, D2-CAMP-16). */
export function layMarket(state: State, io: Io): void {
  if (state.campaign === null) return;
  const part = partOf(campaignPlan(state.campaign.id), last(state).quest);
  const n = part === 'interlude' ? pileCards(state.shop).length : ROW;
  for (const card of dealFrom(state.shop, n, io.chance)) {
    insert(state.row, card);
    io.reveal?.('all', { know: 'drawn', card });
  }
  io.tell?.({
    kind: 'market',
    cards: [...state.row],
    gold: state.gold,
    rule: part === 'interlude' ? 'D2-CAMP-16' : 'D2-SHOP-05',
  });
}

/** Whoever has won the last quest chooses the next one (D2-CAMP-07, D2-CPHASE-10); then it is set up (-11). */
export function* nextQuestStep(state: State, io: Io): Flow {
  const { campaign } = state;
  if (campaign === null) return;
  const plan = campaignPlan(campaign.id);
  const open = openQuests(plan, campaign.played, state.boxes);
  const choice = yield* choose<Choice, AskKind>({
    ...(chooserOf(plan, campaign.played) === 'heroes' ? together(state) : { seat: overlordSeat(state) }),
    kind: 'next-quest',
    rule: 'D2-CAMP-07',
    options: open.map(quest => ({ do: 'quest', quest })),
  });
  state.quest = choice.do === 'quest' ? choice.quest : (open[0] ?? plan.introduction);
  state.act = actOfPart(nextPart(plan, campaign.played) ?? 'finale');
  // With the act its cards change; what was sold or left of the old one is out (D2-ACT-02, D2-CAMP-17).
  state.shop = shopOf(state.act, state.boxes, state.heroes);
  state.handed = [];
  io.tell?.({ kind: 'next-quest', quest: state.quest, rule: 'D2-CPHASE-10' });
  layEncounter(state, io);
}
