import type { Base, Layout, Spot } from './layout.ts';

/** What is seen happening to a piece. */
export type Effect =
  | { readonly kind: 'walk'; readonly figure: string; readonly path: readonly number[]; readonly ms: number }
  | { readonly kind: 'lunge'; readonly figure: string; readonly from: number; readonly to: number; readonly ms: number }
  | {
      readonly kind: 'hurt' | 'guard' | 'heal' | 'fall' | 'rise' | 'shine';
      readonly figure: string;
      readonly ms: number;
    };

/** How far a piece lunges at most, in units of the drawing. */
const LUNGE = 26;

/** Motion of the whole piece. It ends where the piece is drawn, so that stopping it early does no harm. The rest is done by styles. */
export function moveToken(element: SVGGElement, effect: Effect, layout: Layout, base: Base): Animation | null {
  const put = ([x, y]: Spot): string => `translate(${x}px, ${y}px)`;
  if (effect.kind === 'walk')
    return element.animate(
      effect.path.map(cell => ({ transform: put(layout.middle(cell, base)) })),
      { duration: effect.ms, easing: 'linear' },
    );
  if (effect.kind !== 'lunge') return null;
  const [from, to] = [layout.middle(effect.from, base), layout.middle(effect.to)];
  const reach = Math.min(LUNGE, Math.hypot(to[0] - from[0], to[1] - from[1]));
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const there = put([from[0] + Math.cos(angle) * reach, from[1] + Math.sin(angle) * reach]);
  return element.animate([{ transform: put(from) }, { transform: there, offset: 0.4 }, { transform: put(from) }], {
    duration: effect.ms,
    easing: 'ease-in-out',
  });
}
