import type { Ending } from '@tafelrunde/wire';
import type { End } from '../local/table.ts';

/** How a table of the server ended, as it is told here. */
export function endOf(ending: Ending | null): End | null {
  if (ending === null) return null;
  const { rule, resigned, late, kind, winners } = ending;
  if (rule !== undefined) return { ...ending, rule };
  if (late !== undefined) return { kind: 'late', winners, late };
  if (resigned !== undefined) return { kind: 'resigned', winners, resigned };
  return kind === 'abandoned' ? { kind, winners: [], abandoned: true } : null;
}
