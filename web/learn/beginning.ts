import { Match } from '@tafelrunde/engine';
import { gameById } from '@tafelrunde/games';
import { putNew } from '../local/opening.ts';
import { deviceShelf, type Shelf } from '../local/shelf.ts';
import type { Chair } from '../local/table.ts';
import { BEGINNING } from './course.ts';
import type { Lesson } from './lesson.ts';
import { attend, attendances, dismiss } from './notebook.ts';

/** Lays the match of a lesson on the shelf: always the same cards, whatever the dice make of them. Returns its id. */
export async function beginLesson(lesson: Lesson, shelf: Shelf = deviceShelf): Promise<string> {
  const match = lesson.begin?.() ?? Match.start(await gameById(lesson.game), lesson.config, { seed: lesson.seed });
  const chairs = Array.from(
    { length: match.config.seats },
    (_, seat): Chair => (seat === lesson.seat ? { kind: 'person' } : { kind: 'bot', bot: lesson.bot }),
  );
  await clearAway(lesson.id, shelf);
  const id = await putNew(match, chairs, shelf);
  attend(id, { lesson: lesson.id, part: lesson.part?.number, progress: BEGINNING });
  return id;
}

/** Whoever begins a lesson again does not go on with the old one; a match that is played on after its lesson stays. */
export async function clearAway(lesson: string, shelf: Shelf): Promise<void> {
  for (const [match, attendance] of attendances()) {
    if (attendance.lesson !== lesson) continue;
    dismiss(match);
    if (!attendance.taught) await shelf.remove(match);
  }
}
