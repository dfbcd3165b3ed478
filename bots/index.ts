export { type Advice, advise, type Reason } from './advice.ts';
export type { Bot } from './bot.ts';
export { greedy } from './greedy.ts';
export { levels, usual } from './levels.ts';
export { random } from './random.ts';
export { botById, bots, UnknownBot } from './roster.ts';
export { type Budget, search, searching } from './search/index.ts';
export { type Question, standing, Thinker, type Thought } from './thinker.ts';
export { type ValuedOption, valueOptions } from './valuing.ts';
