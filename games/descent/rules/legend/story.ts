import type { Stage, Text } from '@tafelrunde/engine';
import { questCardOf } from '../../content/index.ts';
import { roadPlan } from '../../content/legend/road.ts';
import type { PlayedQuest } from '../../state.ts';
import type { Ledger } from '../campaign/ledger.ts';
import { ON_THE_ROAD } from './beginning.ts';

/** What comes next on a road; nothing when the last story quest was played. */
export function nextOnTheRoad({ campaign, road }: Ledger): readonly string[] {
  const { story } = roadPlan(campaign);
  if (road === undefined) return story.slice(0, 1).map(({ quest }) => quest);
  return road.story < story.length ? [ON_THE_ROAD] : [];
}

/** What was played, what is open, and how many story quests are ahead. */
export function roadStages(ledger: Ledger): Stage[] {
  const { campaign, played, road } = ledger;
  const { story } = roadPlan(campaign);
  const [open] = nextOnTheRoad(ledger);
  const left = story
    .slice((road?.story ?? 0) + 1)
    .map(({ quest }): Stage => ({ scenario: quest, at: 'ahead', note: null }));
  const now: Stage[] = open === undefined ? [] : [{ scenario: open, at: 'open', note: banner(ledger) }];
  return [...played.map(playedStage), ...now, ...left];
}

/** "Starts in 2 weeks" (D2-RTLC-01). */
function banner({ campaign, road }: Ledger): Text | null {
  const next = road === undefined ? undefined : roadPlan(campaign).story[road.story];
  return next === undefined || road === undefined ? null : startsIn(next.quest, road.weeks);
}

const playedStage = ({ quest, winner }: PlayedQuest): Stage => ({
  scenario: quest,
  at: 'done',
  note: winner === 'heroes' ? { en: 'won', de: 'gewonnen' } : { en: 'lost', de: 'verloren' },
});

/** What the heroes have besides their gear. */
export function roadHoldings({ road, gold }: Ledger): Text[] {
  if (road === undefined) return [];
  const { fame, morale, week } = road;
  return [
    {
      en: `Week ${week}. Gold ${gold}, fame ${fame}, morale ${morale}.`,
      de: `Woche ${week}. Gold ${gold}, Ruhm ${fame}, Moral ${morale}.`,
    },
  ];
}

/** The last story quest decides. */
export function roadClosing({ played, road }: Ledger): Text {
  const { quest, winner } = played[played.length - 1] ?? { quest: '', winner: 'overlord' as const };
  const { name } = questCardOf(quest);
  const won = played.filter(one => one.winner === 'heroes').length;
  const fame = road?.fame ?? 0;
  return winner === 'heroes'
    ? {
        en: `The road is at its end: with “${name.en}” the heroes have won it all, ${won} of ${played.length} quests, and everybody knows their names (fame ${fame}).`,
        de: `Die Straße ist zu Ende: Mit „${name.de}“ haben die Helden alles gewonnen, ${won} von ${played.length} Abenteuern, und alle kennen ihre Namen (Ruhm ${fame}).`,
      }
    : {
        en: `The road is at its end, and “${name.en}” was lost. The heroes won ${won} of ${played.length} quests; somebody else will have to go on.`,
        de: `Die Straße ist zu Ende, und „${name.de}“ ging verloren. Die Helden gewannen ${won} von ${played.length} Abenteuern; jemand anders muss weitergehen.`,
      };
}

/** "The Silent Abbey starts in 2 weeks." */
export function startsIn(quest: string, weeks: number): Text {
  const { name } = questCardOf(quest);
  if (weeks === 0) return { en: `“${name.en}” must be played now.`, de: `„${name.de}“ muss jetzt gespielt werden.` };
  return {
    en: `“${name.en}” starts in ${weeks} week${weeks === 1 ? '' : 's'}.`,
    de: `„${name.de}“ beginnt in ${weeks} Woche${weeks === 1 ? '' : 'n'}.`,
  };
}
