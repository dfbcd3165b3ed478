import type { Text } from '@tafelrunde/engine';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export { greedy } from './greedy.ts';
export { random } from './random.ts';
export { type ValuedOption, valueOptions } from './valuing.ts';

/** All bots, strongest first. */
export const bots: readonly Bot[] = [greedy, random];

export class UnknownBot extends Error {
  readonly text: Text;
  constructor(id: string) {
    const known = bots.map(bot => bot.id).join(', ');
    const text = {
      en: `There is no bot "${id}"; there are ${known}.`,
      de: `Es gibt keinen Bot „${id}“; es gibt ${known}.`,
    };
    super(text.en);
    this.text = text;
  }
}

export function botById(id: string): Bot {
  const bot = bots.find(b => b.id === id);
  if (bot) return bot;
  throw new UnknownBot(id);
}
