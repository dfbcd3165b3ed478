import type { Lesson } from '../lesson.ts';

/** The lessons themselves; each is loaded with the game it is about. */
const LOAD: Readonly<Record<string, (part: number) => Promise<Lesson | null>>> = {
  'first-adventure': async () => (await import('./first-adventure.ts')).firstAdventure,
  'first-souls': async () => (await import('./first-souls.ts')).firstSouls,
  'first-reconnaissance': async part => (await import('./first-reconnaissance.ts')).firstReconnaissance(part),
  'first-descent': async () => (await import('./first-descent.ts')).firstDescent,
  'first-duel': async () => (await import('./first-duel.ts')).firstDuel,
};

/** A lesson; of one in several parts the first, unless another is named. */
export async function lessonById(id: string, part = 1): Promise<Lesson | null> {
  return (await LOAD[id]?.(part)) ?? null;
}
