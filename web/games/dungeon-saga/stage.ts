import type { Event, View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import { pacedMapScene } from '../../kit/motion/map-scene.ts';
import { useStage } from '../../kit/motion/stage.ts';
import type { Motion } from '../../table/board.ts';
import { type Scene, scenesOf } from './scenes.ts';

/** What is to be seen of the dungeon now: a moment of what happened, or how things stand. */
export function useScene(view: View, fresh: readonly Event[], motion: Motion, lang: Lang) {
  const { scene, playing, skip } = useStage<View, Scene>({
    view,
    motion,
    tell: (before, after) => scenesOf(before, after, fresh, lang),
    looksAlike,
    paced: pacedMapScene,
  });
  return { scene: scene ?? { view, effect: null, cry: null, banner: null, ms: 0 }, playing, skip };
}

const looksAlike = (a: View, b: View): boolean =>
  a.board.floor.length === b.board.floor.length && JSON.stringify(a.figures) === JSON.stringify(b.figures);
