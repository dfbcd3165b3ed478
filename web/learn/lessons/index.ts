import type { Lesson } from '../lesson.ts';

/** The lessons themselves; each is loaded with the game it is about. */
const LOAD: Readonly<Record<string, () => Promise<Lesson>>> = {
  'first-adventure': async () => (await import('./first-adventure.ts')).firstAdventure,
  'first-duel': async () => (await import('./first-duel.ts')).firstDuel,
};

export async function lessonById(id: string): Promise<Lesson | null> {
  return (await LOAD[id]?.()) ?? null;
}
