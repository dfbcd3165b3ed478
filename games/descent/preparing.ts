import type { Game } from '@tafelrunde/engine';
import { BOXES } from './content/boxes/box.ts';
import { QUESTS } from './content/index.ts';

/** The other boxes are unpacked where a match has one of them; what a campaign carries may name their cards, so its parts need all. */
export const prepare: NonNullable<Game['prepare']> = async config => {
  const wanted =
    config === null ||
    config.carried !== undefined ||
    (config.scenario !== undefined && needsBoxes(config.scenario)) ||
    Object.values(BOXES).some(({ setting }) => setting !== undefined && config.settings[setting] === true);
  if (wanted) await import('./content/boxes/index.ts');
};

/** A quest with boxes of its own, or a part of a campaign: which quest is played there is decided in the match. */
const needsBoxes = (scenario: string): boolean => {
  const quest = QUESTS[scenario];
  return quest === undefined || (quest.boxes ?? []).length > 0;
};
