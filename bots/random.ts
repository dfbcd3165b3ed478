import type { Bot } from './bot.ts';

export const random: Bot = {
  id: 'random',
  name: { en: 'Random', de: 'Zufall' },
  decide: ({ ask }, chance) => chance.int(ask.options.length),
};
