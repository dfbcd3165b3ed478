import type { OutcomeOf } from '@tafelrunde/engine';
import { planFor } from '../board.ts';
import { adventureOf, type Goal } from '../content/adventures/index.ts';
import { heroes } from '../content/index.ts';
import { isHero, OVERLORD, type State } from '../state.ts';
import type { DungeonSaga } from '../types.ts';
import { broughtTo } from './finds.ts';

/** The adventure ends as soon as one side meets its conditions (DS-ROUND-01); the heroes are looked at first. */
export function checkVictory(state: State): void {
  if (state.over !== null || state.phase === 'draft' || state.phase === 'spoils') return;
  const { victory } = adventureOf(state.adventure);
  if (victory.heroes.every(goal => isMet(state, goal))) {
    state.over = { winners: heroSeats(state), kind: 'heroes', rule: 'DS-ROUND-01' };
    return;
  }
  const goal = victory.overlord.find(g => isMet(state, g));
  if (goal) state.over = overlordWins(goal.is);
  else if (!state.figures.some(isHero)) state.over = overlordWins('crippled');
}

const heroSeats = (state: State): number[] => Array.from({ length: state.seats - 1 }, (_, i) => i + 1);

function overlordWins(goal: Goal['is']): OutcomeOf<DungeonSaga> {
  const rule = goal === 'deck-empty' ? 'DS-EOR-03' : goal === 'crippled' ? 'DS-DMG-16' : 'DS-ROUND-01';
  return { winners: [OVERLORD], kind: `overlord-${goal}`, rule };
}

export function isMet(state: State, goal: Goal): boolean {
  switch (goal.is) {
    case 'reach':
      return hasReached(state, goal);
    case 'slay':
      return (state.slain[goal.who] ?? 0) >= goal.count;
    case 'clear':
      return state.lurking.length === 0 && state.figures.every(isHero);
    case 'carry':
      return state.figures.some(figure => isHero(figure) && figure.items.includes(goal.item));
    case 'open':
      return planFor(state).closed.every(c => c.sign !== goal.sign || state.things[c.index]?.open === true);
    case 'bring':
      return broughtTo(state, goal.find, goal.to) >= goal.count;
    case 'rounds':
      return state.round > goal.count;
    case 'crippled':
      return crippledHeroes(state) >= goal.count;
    case 'deck-empty':
      return state.timeUp;
  }
}

function crippledHeroes({ slain }: State): number {
  let count = 0;
  for (const { id } of heroes) count += slain[id] ?? 0;
  return count;
}

function hasReached(state: State, { mark, who }: Extract<Goal, { is: 'reach' }>): boolean {
  const cells = planFor(state).marks.get(mark) ?? [];
  let there = 0;
  let all = 0;
  for (const figure of state.figures) {
    if (!isHero(figure) || (typeof who === 'string' && who !== 'all' && figure.id !== who)) continue;
    all++;
    if (cells.includes(figure.cell)) there++;
  }
  return typeof who === 'number' ? there >= who : all > 0 && there === all;
}

export const outcome = (state: State): OutcomeOf<DungeonSaga> | null => state.over;
