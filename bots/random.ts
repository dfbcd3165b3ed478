import type { Bot } from './bot.ts';
import { called } from './names.ts';

export const random: Bot = {
  ...called.random,
  decide: ({ ask }, chance) => chance.int(ask.options.length),
};
