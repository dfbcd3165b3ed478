import type { BoxId } from '../../content/boxes/box.ts';
import { type CampaignPlan, PARTS, type Part, type Special } from '../../content/campaigns/campaign.ts';
import { CAMPAIGN } from '../../content/campaigns/index.ts';
import type { Act } from '../../content/words.ts';
import type { PlayedQuest, Side } from '../../state.ts';
import type { Ledger } from './ledger.ts';

const specials = (both: Readonly<Record<Side, Special>>): string[] => [both.heroes.quest, both.overlord.quest];

/** So many quests of a part are played. */
export function lengthOf({ perAct, without = [] }: CampaignPlan, part: Part): number {
  if (without.includes(part)) return 0;
  return part === 'act-1' || part === 'act-2' ? perAct : 1;
}

/** Which part of the campaign a quest belongs to; quests of quest cards belong to none (D2-CAMP-05). */
export function partOf(plan: CampaignPlan, quest: string): Part | null {
  return PARTS.find(part => lengthOf(plan, part) > 0 && questsOf(plan, part).includes(quest)) ?? null;
}

/** The quests a part can hold. */
function questsOf(plan: CampaignPlan, part: Part): readonly string[] {
  switch (part) {
    case 'introduction':
      return [plan.introduction];
    case 'act-1':
      return [...plan.act1, ...plan.extras].map(({ quest }) => quest);
    case 'interlude':
      return specials(plan.interlude);
    case 'act-2':
      return [...plan.act1, ...plan.extras].flatMap(one => [one.heroes, one.overlord]);
    case 'finale':
      return specials(plan.finale);
  }
}

/** The interlude counts as act I, the finale as act II (D2-CAMP-15, -19); some campaigns begin with act II (D2-MINI-08). */
export const actOfPart = (part: Part, { from = 1 }: Pick<CampaignPlan, 'from'> = {}): Act =>
  part === 'act-2' || part === 'finale' ? 2 : from;

/** The act a campaign has come to with what was played. */
export function actOf(plan: CampaignPlan, played: readonly PlayedQuest[]): Act {
  const parts = played.map(({ quest }) => partOf(plan, quest)).filter(part => part !== null);
  return actOfPart(parts[parts.length - 1] ?? 'introduction', plan);
}

/** What comes next, null when the campaign is over (D2-CAMP-06 to -11). */
export function nextPart(plan: CampaignPlan, played: readonly PlayedQuest[]): Part | null {
  const count = (part: Part): number => played.filter(({ quest }) => partOf(plan, quest) === part).length;
  return PARTS.find(part => count(part) < lengthOf(plan, part)) ?? null;
}

/** The side that has won more quests of an act (D2-CAMP-08, -11). */
export function ahead(plan: CampaignPlan, played: readonly PlayedQuest[], part: 'act-1' | 'act-2'): Side {
  const own = played.filter(({ quest }) => partOf(plan, quest) === part);
  const won = own.filter(({ winner }) => winner === 'heroes').length;
  return 2 * won > plan.perAct ? 'heroes' : 'overlord';
}

/** The interlude or finale that has been earned. */
export function specialOf(plan: CampaignPlan, played: readonly PlayedQuest[], part: Part | null): Special | null {
  if (part === 'interlude') return plan.interlude[ahead(plan, played, 'act-1')];
  return part === 'finale' ? plan.finale[ahead(plan, played, 'act-2')] : null;
}

/** The quests to choose from (D2-CAMP-07 to -11), with those of the boxes on the table. */
export function openQuests(plan: CampaignPlan, played: readonly PlayedQuest[], boxes: readonly BoxId[] = []): string[] {
  const first = [...plan.act1, ...plan.extras.filter(({ box }) => boxes.includes(box))];
  const part = nextPart(plan, played);
  const isOpen = (quest: string): boolean => !played.some(one => one.quest === quest);
  if (part === 'interlude' && plan.choosesInterlude) return specials(plan.interlude);
  const special = specialOf(plan, played, part);
  if (special !== null) return [special.quest];
  if (part === 'introduction') return [plan.introduction];
  if (part === 'act-1') return opened(plan, played, first).filter(isOpen);
  if (part === null) return [];
  // What was not played in act I counts as the overlord's here (D2-CAMP-10).
  const follow = first.map(one => one[played.find(({ quest }) => quest === one.quest)?.winner ?? 'overlord']);
  return [...new Set(follow)].filter(isOpen);
}

/** The quests of act I that may be played: all of them, or what the rewards of the last one say (D2-CAMP-13). */
function opened(
  { opens }: CampaignPlan,
  played: readonly PlayedQuest[],
  first: readonly { readonly quest: string }[],
): string[] {
  const all = first.map(({ quest }) => quest);
  const last = played[played.length - 1];
  if (opens === undefined || last === undefined) return all;
  const next = (opens[last.quest]?.[last.winner] ?? []).filter(quest => !played.some(one => one.quest === quest));
  return next.length > 0 ? next : all;
}

/** Who chooses the next quest: whoever has won the last one, an interlude in some campaigns whoever is ahead (D2-CAMP-07, -14). */
export const chooserOf = (plan: CampaignPlan, played: readonly PlayedQuest[]): Side =>
  plan.choosesInterlude && nextPart(plan, played) === 'interlude'
    ? ahead(plan, played, 'act-1')
    : (played[played.length - 1]?.winner ?? 'heroes');

/** A campaign before its first quest. */
export const unbegun = (campaign = CAMPAIGN): Ledger => ({
  campaign,
  boxes: [],
  heroes: [],
  gold: 0,
  overlord: { xp: 0, basic: 'basic', bought: [], relics: [] },
  played: [],
});
