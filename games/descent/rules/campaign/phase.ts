import { choose, dealFrom, insert, pileCards } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import type { CampaignPlan } from '../../content/campaigns/campaign.ts';
import { campaignPlan } from '../../content/campaigns/index.ts';
import { overlordSeat, type PlayedQuest, type Side, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { together } from '../deciding.ts';
import { gainsThreat, plotWords } from '../plot.ts';
import { layEncounter } from '../setting-up.ts';
import { actOfPart, chooserOf, nextPart, openQuests, partOf } from './flow.ts';
import { rumoredQuests } from './rumors.ts';
import { shopOf } from './shop.ts';

/** So many cards of the shop deck lie open at a time (D2-SHOP-05). */
const ROW = 5;

/** What is decided between two quests, before the next is set up (D2-CPHASE-07 to -10); rumors come first in their step (D2-RUMGEN-22). */
const PHASE = ['market', 'shop', 'learn', 'overlord-learn', 'next-quest'] as const;
const RUMORED = [
  'market',
  'rumor:shopping',
  'shop',
  'learn',
  'overlord-learn',
  'advanced',
  'rumor:next-quest',
  'next-quest',
] as const;

/** With the end of the interlude rumors of act I are over (D2-RUMGEN-08); in small mini-campaigns a second market with cards of act II opens before the finale (D2-MINI-04). */
export function phaseOf(plan: CampaignPlan, played: readonly PlayedQuest[], rumored: boolean): string[] {
  if (isTurning(plan, played)) return ['market', 'shop', 'act-2', ...PHASE];
  if (!rumored) return [...PHASE];
  const last = played[played.length - 1]?.quest ?? '';
  return partOf(plan, last) === 'interlude' ? ['old-rumors', ...RUMORED] : [...RUMORED];
}

/** The transition to act II directly before the finale of a mini-campaign. */
const isTurning = (plan: CampaignPlan, played: readonly PlayedQuest[]): boolean =>
  plan.mini?.small === true && nextPart(plan, played) === 'finale';

/** The second act begins before the finale: other cards are for sale (D2-MINI-04). */
export function beginAct2(state: State): void {
  state.act = 2;
  state.shop = shopOf(2, state.boxes, state.heroes);
}

/** The last quest played, and who won it. */
const last = ({ campaign }: State): { quest: string; winner: Side } =>
  campaign?.played[campaign.played.length - 1] ?? { quest: '', winner: 'heroes' };

/** Five random cards of the shop are laid out; after the interlude all that are left of act I (D2-SHOP-05, D2-CAMP-16). */
export function layMarket(state: State, io: Io): void {
  if (state.campaign === null) return;
  const plan = campaignPlan(state.campaign.id);
  const isAll =
    partOf(plan, last(state).quest) === 'interlude' || (state.act === 1 && isTurning(plan, state.campaign.played));
  const fewer = plotWords(state, 'market').reduce((sum, { n: more }) => sum + more, 0);
  const n = isAll ? pileCards(state.shop).length : ROW + fewer;
  for (const card of dealFrom(state.shop, n, io.chance)) {
    insert(state.row, card);
    io.reveal?.('all', { know: 'drawn', card });
  }
  io.tell?.({
    kind: 'market',
    cards: [...state.row],
    gold: state.gold,
    rule: isAll ? 'D2-CAMP-16' : 'D2-SHOP-05',
  });
}

/** A plot card may let the overlord leave the choice to the heroes. */
function* cedes(state: State, io: Io, open: readonly string[]): Flow<boolean> {
  const [word] = plotWords(state, 'cede-quest');
  if (word === undefined || open.length < 2) return false;
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'whether',
    rule: 'D2-CAMP-07',
    options: [{ do: 'yes' }, { do: 'no' }],
  });
  if (choice.do === 'yes') yield* gainsThreat(state, io, word.n);
  return choice.do === 'yes';
}

/** Whoever has won the last quest chooses the next one (D2-CAMP-07, D2-CPHASE-10); then it is set up (-11). */
export function* nextQuestStep(state: State, io: Io): Flow {
  const { campaign } = state;
  if (campaign === null) return;
  const plan = campaignPlan(campaign.id);
  // Quests of cards in play may be chosen besides, and need not be (D2-RUMGEN-11, -14, -17).
  const open = [...openQuests(plan, campaign.played, state.boxes), ...rumoredQuests(state)];
  const heroesChoose = chooserOf(plan, campaign.played) === 'heroes' || (yield* cedes(state, io, open));
  const choice = yield* choose<Choice, AskKind>({
    ...(heroesChoose ? together(state) : { seat: overlordSeat(state) }),
    kind: 'next-quest',
    rule: 'D2-CAMP-07',
    options: open.map(quest => ({ do: 'quest', quest })),
  });
  state.quest = choice.do === 'quest' ? choice.quest : (open[0] ?? plan.introduction);
  state.act = actOfPart(nextPart(plan, campaign.played) ?? 'finale', plan);
  // With the act its cards change; what was sold or left of the old one is out (D2-ACT-02, D2-CAMP-17).
  state.shop = shopOf(state.act, state.boxes, state.heroes);
  state.handed = [];
  io.tell?.({ kind: 'next-quest', quest: state.quest, rule: 'D2-CPHASE-10' });
  layEncounter(state, io);
}
