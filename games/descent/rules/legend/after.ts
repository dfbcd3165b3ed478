import type { Text } from '@tafelrunde/engine';
import { wholeQuest } from '../../content/index.ts';
import { roadPlan } from '../../content/legend/road.ts';
import type { State } from '../../state.ts';
import { heroAfter, type Ledger } from '../campaign/ledger.ts';
import { paymentFor } from '../campaign/payment.ts';
import { actOfRoad } from './beginning.ts';
import { startsIn } from './story.ts';

/**
 * What the app does after a quest: search cards are discarded unsold, everybody is mended and turns up the sheet, rewards are paid: experience for story quests only, gold
 * and fame for those who have won (D2-CPHASE-13, D2-RTL-21, D2-RTLC-02, -14).
 */
export function roadAfter(before: Ledger, state: State): { readonly ledger: Ledger; readonly news: readonly Text[] } {
  const { over, legend, quest } = state;
  const { road } = legend ?? {};
  if (over === null || legend === null || road === undefined) throw new Error('The quest is not over yet.');
  const plan = roadPlan(before.campaign);
  const isStory = wholeQuest(quest).legend === 'story';
  const news: Text[] = [];
  const { gold, heroesXp: xp, fame, text } = paymentFor({ ...before, heroes: state.heroes }, quest, over.winner);
  if (xp > 0) news.push({ en: `Each hero gains ${xp} XP.`, de: `Jeder Held erhält ${xp} EP.` });
  if (gold > 0) news.push({ en: `The heroes gain ${gold} gold.`, de: `Die Helden erhalten ${gold} Gold.` });
  if (fame > 0) news.push({ en: `Fame: ${road.fame + fame}.`, de: `Ruhm: ${road.fame + fame}.` });
  if (text !== undefined) news.push(text);
  const next = plan.story[road.story];
  // A story quest brings the next one into sight, with its weeks (D2-RTLC-01).
  const weeks = isStory ? (next?.weeks ?? 0) : road.weeks;
  if (isStory && next !== undefined) {
    news.push(startsIn(next.quest, weeks));
    if (actOfRoad(plan, road.story) > actOfRoad(plan, road.story - 1))
      news.push({ en: 'Act II begins.', de: 'Akt II beginnt.' });
  }
  const ledger: Ledger = {
    ...before,
    boxes: state.boxes,
    heroes: state.heroes.map(hero => ({ ...heroAfter(hero), xp: hero.xp + xp })),
    gold: state.gold + gold,
    played: [...(state.campaign?.played ?? before.played), { quest, winner: over.winner }],
    road: {
      difficulty: legend.difficulty,
      story: road.story,
      week: road.week,
      weeks,
      fame: road.fame + fame,
      morale: Math.max(0, legend.morale),
    },
  };
  return { ledger, news };
}
