import type { Ask, Choice, Lang } from '@tafelrunde/engine';
import type { GameTable } from './board.ts';

type Grouping = GameTable['group'];

/** Buttons are folded where the board shows the same better, and something else is on show: not in a table of sentences, and not where nothing would be left. */
export function unfolded(group: Grouping, { options }: Ask, text: boolean): Grouping {
  if (!group) return group;
  const shown = (choice: Choice, lang: Lang) => ({ ...group(choice, lang), folded: false });
  if (text) return shown;
  const keys = new Set(options.map(choice => group(choice, 'en').key));
  return keys.size > 1 ? group : shown;
}
