import type { Match } from '@tafelrunde/engine';
import { type Drill, drillMatch } from '../../../../games/mage-knight/drills/drill.ts';
import { clearAway } from '../../../learn/beginning.ts';
import { BEGINNING } from '../../../learn/course.ts';
import { attend, PUZZLE } from '../../../learn/notebook.ts';
import { putNew } from '../../../local/opening.ts';
import { deviceShelf, type Shelf } from '../../../local/shelf.ts';

/** Lays a puzzle on the table, in the place of the one before it; `answer`: to watch the solver. Returns the id of its match. */
export async function beginPuzzle(drill: Drill, answer: boolean, shelf: Shelf = deviceShelf): Promise<string> {
  await clearAway(PUZZLE, shelf);
  const id = await putNew(drillMatch(drill) as unknown as Match, [{ kind: 'person' }], shelf);
  attend(id, { lesson: PUZZLE, progress: BEGINNING, puzzle: { id: drill.id, answer } });
  return id;
}
