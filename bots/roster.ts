import type { Text } from '@tafelrunde/engine';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { random } from './random.ts';
import { search, searchNamed } from './search/index.ts';

/** The bots themselves, strongest first; people meet them as `levels`. */
export const bots: readonly Bot[] = [search, greedy, random];

export class UnknownBot extends Error {
  readonly text: Text;
  constructor(id: string) {
    const known = [...levels, ...bots].map(bot => bot.id).join(', ');
    const text = {
      en: `There is no bot "${id}"; there are ${known}, and search:400 (rounds) or search:200ms.`,
      de: `Es gibt keinen Bot „${id}“; es gibt ${known} und search:400 (Runden) oder search:200ms.`,
    };
    super(text.en);
    this.text = text;
  }
}

/** By the name of a level or of a bot, or a search with its budget. */
export function botById(id: string): Bot {
  const bot = [...levels, ...bots].find(b => b.id === id) ?? searchNamed(id);
  if (bot) return bot;
  throw new UnknownBot(id);
}
