import type { Choice, Figure, View } from '@tafelrunde/dungeon-saga';
import type { Ask } from '@tafelrunde/engine';
import { useState } from 'react';

/** Whose facing is asked for: the figure that acts, or one that has just come onto the board (DS-RAISE-05). */
export function useTurner(view: View, ask: Ask<Choice> | null): Figure | null {
  const [seen, setSeen] = useState<{ readonly view: View; readonly newcomer: string | null }>({ view, newcomer: null });
  let { newcomer } = seen;
  if (seen.view !== view) {
    newcomer = newcomerOf(seen.view, view);
    setSeen({ view, newcomer });
  }
  const find = (id: string | null | undefined): Figure | null => view.figures.find(figure => figure.id === id) ?? null;
  const active = find(view.turn?.figure);
  return ask?.kind === 'facing' ? (find(newcomer) ?? active ?? view.figures.at(-1) ?? null) : active;
}

function newcomerOf(before: View, after: View): string | null {
  const known = new Set(before.figures.map(({ id }) => id));
  return after.figures.findLast(({ id }) => !known.has(id))?.id ?? null;
}
