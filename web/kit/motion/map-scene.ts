import type { Cry } from '../map/overlays.tsx';
import type { Effect } from '../map/token-effects.ts';
import type { Scene } from './stage.ts';

/** A moment on a map. `X`: what moves there besides pieces. */
export interface MapScene<V, X extends { readonly ms: number } = Effect> extends Scene<V> {
  readonly effect: Effect | X | null;
  readonly cry: Cry | null;
  readonly banner: string | null;
}

export function pacedMapScene<V, X extends { readonly ms: number }>(
  scene: MapScene<V, X>,
  factor: number,
): MapScene<V, X> {
  return {
    ...scene,
    ms: scene.ms * factor,
    effect: scene.effect && { ...scene.effect, ms: scene.effect.ms * factor },
  };
}
