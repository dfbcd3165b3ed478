import type { Event, View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import { useEffect, useState } from 'react';
import type { Motion } from '../../table/board.ts';
import { type Scene, scenesOf } from './scenes.ts';
import { useMedia } from './useMedia.ts';

/** Part of the time that motion takes at full pace. */
const PACE: Readonly<Record<Exclude<Motion, 'none'>, number>> = { quick: 0.45, full: 1 };
/** A story that has fallen behind by more milliseconds than this is cut short. */
const BEHIND = 7000;

interface Story {
  /** How things stand at its end. */
  readonly view: View;
  readonly scenes: readonly Scene[];
}

export interface Stage {
  readonly scene: Scene;
  readonly playing: boolean;
  /** Ends the story: somebody has seen enough. */
  readonly skip: () => void;
}

/** Shows what happened, scene by scene, then the view itself. What comes while a story is told is told after it. */
export function useStage(view: View, fresh: readonly Event[], motion: Motion, lang: Lang): Stage {
  const still = usePrefersStillness();
  const [story, setStory] = useState<Story>({ view, scenes: [] });
  if (story.view !== view) {
    const news = motion === 'none' || still ? [] : scenesOf(story.view, view, fresh, PACE[motion], lang);
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
    scene: scene ?? { view, effect: null, cry: null, banner: null, ms: 0 },
    playing: scene !== undefined,
    skip: () => setStory(now => ({ ...now, scenes: [] })),
  };
}

/** Nothing moved between the two: somebody passed. After going back, something has. */
const looksAlike = (a: View, b: View): boolean =>
  a.board.floor.length === b.board.floor.length && JSON.stringify(a.figures) === JSON.stringify(b.figures);

const lengthOf = (scenes: readonly Scene[]): number => scenes.reduce((sum, { ms }) => sum + ms, 0);

export const usePrefersStillness = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
