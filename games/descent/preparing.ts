import type { Game } from '@tafelrunde/engine';
import { BOXES } from './content/boxes/box.ts';
import { isCooperative } from './content/index.ts';
import { QUEST_CARDS } from './content/quest-cards.ts';
import { OPENED, openQuests } from './content/quests/opened.ts';
import { learnCampaign, learnLegend } from './rules/learned.ts';

type Wanted = Parameters<NonNullable<Game['prepare']>>[0];

/** A match brings its quest, and the other boxes where it has one of them; a part of a campaign needs everything: what is carried may name cards of all boxes, and which quest is played is decided in the match. */
export const prepare: NonNullable<Game['prepare']> = async config => {
  await Promise.all([
    openedFor(config),
    needsBoxes(config) && import('./content/boxes/index.ts'),
    needsLater(config) && import('./effects/later-words.ts').then(({ learnLater }) => learnLater()),
    isOfCampaign(config) && import('./rules/campaign/index.ts').then(learnCampaign),
    needsLegend(config) && import('./rules/legend/index.ts').then(learnLegend),
  ]);
};

const [FIRST] = Object.keys(QUEST_CARDS);

/** Which quest will be played, if that is known before the match; who names none plays the first. */
function questOf(config: Wanted): string | undefined {
  const id = config === null ? undefined : (config.scenario ?? FIRST);
  return id !== undefined && Object.hasOwn(QUEST_CARDS, id) ? id : undefined;
}

const needsBoxes = (config: Wanted): boolean => {
  const quest = questOf(config);
  return (
    quest === undefined ||
    isOfCampaign(config) ||
    (QUEST_CARDS[quest]?.boxes ?? []).length > 0 ||
    Object.values(BOXES).some(({ setting }) => setting !== undefined && config?.settings[setting] === true)
  );
};

/** A quest without an overlord, or whatever may be part of a road. */
const needsLegend = (config: Wanted): boolean => {
  const card = QUEST_CARDS[questOf(config) ?? ''];
  return card === undefined || config?.carried !== undefined || isCooperative(card);
};

/** With the boxes it comes by itself. */
const needsLater = (config: Wanted): boolean => QUEST_CARDS[questOf(config) ?? '']?.later === true;

/** Whatever may be part of a campaign. */
const isOfCampaign = (config: Wanted): boolean => questOf(config) === undefined || config?.carried !== undefined;

async function openedFor(config: Wanted): Promise<void> {
  const quest = questOf(config);
  if (quest === undefined || isOfCampaign(config)) await import('./content/quests/index.ts');
  else await openQuest(quest);
}

/** One quest alone; its map and texts come with it. */
export async function openQuest(id: string): Promise<void> {
  if (Object.hasOwn(OPENED, id)) return;
  const quest = await QUEST_CARDS[id]?.open();
  if (quest !== undefined) openQuests({ [id]: quest });
}
