import { useEffect, useState } from 'react';
import { PACE } from '../../kit/motion/pace.ts';
import type { Motion } from '../../table/board.ts';
import type { Bout, Score } from './bout.ts';
import { LINE } from './pace.ts';

/** A duel is told step by step: this many lines of each side, and whether its end is told. */
export interface Told {
  readonly attack: number;
  readonly guard: number;
  readonly result: boolean;
}

/** Base, summands, dice. */
export const linesOf = (score: Score | null): number => (score ? 1 + score.parts.length + score.dice.length : 0);

/** What a side shows after so many lines; all of them make its total. */
export function partOf(score: Score, lines: number): Score {
  if (lines >= linesOf(score)) return score;
  const parts = score.parts.slice(0, Math.max(0, lines - 1));
  const dice = score.dice.slice(0, Math.max(0, lines - 1 - score.parts.length));
  const value = parts.reduce((sum, { amount }) => sum + amount, score.base);
  return { base: score.base, parts, dice, total: dice.reduce((sum, die) => sum + die, Math.max(0, value)) };
}

function stepsOf(bout: Bout): { attack: number; guard: number; all: number } {
  switch (bout.kind) {
    case 'fight': {
      const attack = linesOf(bout.attack);
      const guard = linesOf(bout.guard);
      return { attack, guard, all: attack + guard + (bout.result ? 1 : 0) };
    }
    case 'spell': {
      const attack = linesOf(bout.score);
      return { attack, guard: 0, all: attack + (bout.success === null ? 0 : 1) };
    }
    case 'loyalty':
      return { attack: 1, guard: 0, all: 2 };
  }
}

/** Tells a duel at the pace of the table; a new one begins anew. */
export function useTelling(bout: Bout | null, motion: Motion): Told {
  const steps = bout ? stepsOf(bout) : { attack: 0, guard: 0, all: 0 };
  const [told, tell] = useState({ no: bout?.no ?? 0, steps: steps.all });
  const isNew = told.no !== (bout?.no ?? 0);
  const count = motion === 'none' ? steps.all : isNew ? 0 : Math.min(told.steps, steps.all);
  useEffect(() => {
    if (count >= steps.all && !isNew) return;
    const no = bout?.no ?? 0;
    const timer = setTimeout(() => tell({ no, steps: count + 1 }), LINE * PACE[motion]);
    return () => clearTimeout(timer);
  }, [count, steps.all, isNew, bout?.no, motion]);
  return {
    attack: Math.min(count, steps.attack),
    guard: Math.max(0, Math.min(count - steps.attack, steps.guard)),
    result: count >= steps.all && count > steps.attack + steps.guard,
  };
}
