import { useEffect, useState } from 'react';
import type { Motion } from '../../table/board.ts';
import { PACE, usePrefersStillness } from './pace.ts';

/** One moment of what is told: the table as it is then, and for how long. A game adds what moves. */
export interface Scene<V> {
  readonly view: V;
  readonly ms: number;
}

/** A story that has fallen behind by more milliseconds than this is cut short. */
const BEHIND = 7000;
/** However much has happened, it is told in this time. */
const LONGEST = 6000;

interface Told<V, S extends Scene<V>> {
  readonly view: V;
  readonly motion: Motion;
  /** The scenes from one view to the next, at full pace. */
  readonly tell: (before: V, after: V) => readonly S[];
  /** Nothing moved between the two: somebody passed. After going back, something has. */
  readonly looksAlike: (a: V, b: V) => boolean;
  /** A scene in another time. */
  readonly paced: (scene: S, factor: number) => S;
}

export interface Stage<S> {
  /** What is to be shown now; null when all is told. */
  readonly scene: S | null;
  readonly playing: boolean;
  /** Ends the story: somebody has seen enough. */
  readonly skip: () => void;
}

/** Shows what happened, scene by scene, then the view itself. What comes while a story is told is told after it. */
export function useStage<V, S extends Scene<V>>({ view, motion, tell, looksAlike, paced }: Told<V, S>): Stage<S> {
  const still = usePrefersStillness();
  const [story, setStory] = useState<{ readonly view: V; readonly scenes: readonly S[] }>({ view, scenes: [] });
  if (story.view !== view) {
    const news = motion === 'none' || still ? [] : inTime(tell(story.view, view), PACE[motion], paced);
    const follows = news.length > 0 || looksAlike(story.view, view);
    const left = follows && lengthOf(story.scenes) < BEHIND ? story.scenes : [];
    setStory({ view, scenes: [...left, ...news] });
  }
  const [scene] = story.scenes;
  useEffect(() => {
    if (!scene) return;
    const timer = setTimeout(() => setStory(now => ({ ...now, scenes: now.scenes.slice(1) })), scene.ms);
    return () => clearTimeout(timer);
  }, [scene]);
  return {
    scene: scene ?? null,
    playing: scene !== undefined,
    skip: () => setStory(now => ({ ...now, scenes: [] })),
  };
}

const lengthOf = (scenes: readonly { readonly ms: number }[]): number => scenes.reduce((sum, { ms }) => sum + ms, 0);

/** The scenes at this pace, and faster where they would take too long. */
export function inTime<S extends { readonly ms: number }>(
  scenes: readonly S[],
  pace: number,
  paced: (scene: S, factor: number) => S,
): S[] {
  const speed = pace * Math.min(1, LONGEST / Math.max(1, lengthOf(scenes) * pace));
  return scenes.map(scene => paced(scene, speed));
}
