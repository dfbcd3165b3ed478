import { type Lang, type Match, newChance, type Odds, odds, sample } from '@tafelrunde/engine';
import type { Messages } from './messages/index.ts';

const BAR = 30;

/** The odds of an option as lines of text: a bar each, or a sentence each for screen readers. */
export function oddsChart(found: Odds, plain: boolean, m: Messages): string[] {
  const inOrder = [...found.outcomes].sort((a, b) => byName.compare(a.name, b.name));
  const longest = Math.max(...inOrder.map(({ name }) => name.length));
  const lines = inOrder.map(({ name, probability }) => {
    const percent = m.percent(probability);
    if (plain) return `${name}: ${percent}.`;
    const bar = '█'.repeat(Math.round(probability * BAR)) || '▏';
    return `  ${name.padEnd(longest)}  ${percent.padStart(7)}  ${bar}`;
  });
  const how = found.exact ? m.odds.exact(found.cases) : m.odds.sampled(found.cases, m.percent(found.error));
  return [...lines, plain ? how : `  ${how}`];
}

const byName = new Intl.Collator('en', { numeric: true });

export function oddsOf(match: Match, option: number, lang: Lang, samples: number): Odds {
  return odds(match, option, { lang, samples });
}

/** The pending options whose outcome luck decides, as far as the deciding seat can know. */
export function chancyOptions(match: Match): number[] {
  const { ask } = match;
  if (!ask) return [];
  return ask.options.flatMap((choice, option) => {
    const chance = newChance('does it roll?');
    const run = sample(match, ask.seat, chance);
    const same = run.ask?.options.findIndex(o => match.optionId(o) === match.optionId(choice)) ?? -1;
    if (same < 0) return [];
    const before = chance.used;
    run.answer(same);
    return chance.used > before ? [option] : [];
  });
}
