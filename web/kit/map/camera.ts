import type { Rect } from '@tafelrunde/engine/geometry';
import { type Point, SIDE } from './layout.ts';

const CLOSEST = 2.4;
/** Room left around the map, in units of the drawing. */
const MARGIN = SIDE * 0.7;
/** Pixels the buttons need in the lower right corner, where there is room beside the board. */
const BUTTONS = { width: 56, height: 160 };
const ROOMY = 600;
const GLIDE = 380;

interface Sight {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where the drawing lies in its window: writes the transform itself, so that panning draws nothing anew. */
export class Camera {
  #at: Sight = { x: 0, y: 0, scale: 1 };
  #size = { width: 1, height: 1 };
  #fitted = this.#size;
  /** What was to be seen last, so that nothing but darkness never is. */
  #bounds: Rect | null = null;
  #layers: readonly SVGGElement[] = [];
  #glide = 0;
  /** When somebody last moved the picture by hand: it is left alone for a while. */
  #handled = Number.NEGATIVE_INFINITY;
  still = false;
  /** A cell is not made smaller than this many pixels to show the whole map: a finger could not hit it. */
  smallest = 34;

  attach(layers: readonly SVGGElement[]): void {
    this.#layers = layers;
    this.#write();
  }

  resize(width: number, height: number): void {
    if (width !== this.#size.width || height !== this.#size.height) this.#size = { width, height };
  }

  get size(): { readonly width: number; readonly height: number } {
    return this.#size;
  }

  /** A point of the window on the board, counted in cells. */
  toBoard({ x, y }: Point): Point {
    const at = this.#at;
    return { x: (x - at.x) / at.scale / SIDE, y: (y - at.y) / at.scale / SIDE };
  }

  toWindow({ x, y }: Point): Point {
    const at = this.#at;
    return { x: x * SIDE * at.scale + at.x, y: y * SIDE * at.scale + at.y };
  }

  /** Shows all of the rectangle; on a small screen as much of it as can still be read, around the focus. */
  fit(bounds: Rect, focus: Point | null, gently: boolean): void {
    const aside = this.#aside(bounds);
    const whole = this.#whole(bounds, aside);
    const scale = Math.min(CLOSEST / 1.6, Math.max(whole, this.smallest / SIDE));
    this.#fitted = this.#size;
    this.#bounds = bounds;
    const to =
      scale > whole && focus
        ? this.#centred(within(bounds, focus, this.#size, scale), scale)
        : this.#centred(middleOf(bounds), scale, aside);
    this.#go(to, gently);
  }

  /** Shows all of the rectangle, however small its cells become. */
  showAll(bounds: Rect): void {
    this.#handled = performance.now();
    const aside = this.#aside(bounds);
    this.#go(this.#centred(middleOf(bounds), this.#whole(bounds, aside), aside), true);
  }

  #whole(bounds: Rect, aside: number): number {
    const { width, height } = this.#size;
    return Math.min((width - aside) / (bounds.w * SIDE + 2 * MARGIN), height / (bounds.h * SIDE + 2 * MARGIN));
  }

  /** How much is left free for the buttons: nothing where the map ends above them. */
  #aside(bounds: Rect): number {
    const { width, height } = this.#size;
    if (width <= ROOMY) return 0;
    const half = (bounds.h * SIDE * this.#whole(bounds, 0)) / 2;
    return height / 2 + half > height - BUTTONS.height ? BUTTONS.width : 0;
  }

  /** Fits again if the window has changed since. */
  refit(bounds: Rect, focus: Point | null, gently: boolean): void {
    if (this.#size !== this.#fitted) this.fit(bounds, focus, gently);
  }

  pan(dx: number, dy: number): void {
    this.#handled = performance.now();
    this.#stop();
    this.#at = { ...this.#at, x: this.#at.x + dx, y: this.#at.y + dy };
    this.#write();
  }

  /** Zooms so that the point of the window stays where it is. */
  zoom(factor: number, { x, y }: Point, gently = false): void {
    this.#handled = performance.now();
    const { scale, x: ax, y: ay } = this.#at;
    const next = Math.min(CLOSEST, Math.max(0.22, scale * factor));
    this.#go({ scale: next, x: x - ((x - ax) * next) / scale, y: y - ((y - ay) * next) / scale }, gently);
  }

  zoomMiddle(factor: number): void {
    this.zoom(factor, { x: this.#size.width / 2, y: this.#size.height / 2 }, true);
  }

  /** Moves as little as needed for the cell to be seen well; not right after somebody has moved the picture by hand. */
  follow(square: Point, insist = false): void {
    if (!insist && performance.now() - this.#handled < 5000) return;
    const { width, height } = this.#size;
    const { x, y } = this.toWindow({ x: square.x + 0.5, y: square.y + 0.5 });
    const edge = Math.min(48, width / 6, height / 6);
    const dx = x < edge ? edge - x : x > width - edge ? width - edge - x : 0;
    const dy = y < edge ? edge - y : y > height - edge ? height - edge - y : 0;
    if (dx === 0 && dy === 0) return;
    const { scale } = this.#at;
    const to = this.toBoard({ x: width / 2 - dx * 1.5, y: height / 2 - dy * 1.5 });
    this.#go(this.#centred(this.#bounds ? within(this.#bounds, to, this.#size, scale) : to, scale), true);
  }

  #centred({ x, y }: Point, scale: number, aside = 0): Sight {
    const { width, height } = this.#size;
    return { scale, x: (width - aside) / 2 - x * SIDE * scale, y: height / 2 - y * SIDE * scale };
  }

  #go(to: Sight, gently: boolean): void {
    this.#stop();
    if (!gently || this.still) {
      this.#at = to;
      this.#write();
      return;
    }
    const from = this.#at;
    const start = performance.now();
    const frame = (now: number): void => {
      const t = Math.min(1, (now - start) / GLIDE);
      const ease = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * ease;
      this.#at = { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
      this.#write();
      this.#glide = t < 1 ? requestAnimationFrame(frame) : 0;
    };
    this.#glide = requestAnimationFrame(frame);
  }

  #stop(): void {
    if (this.#glide !== 0) cancelAnimationFrame(this.#glide);
    this.#glide = 0;
  }

  #write(): void {
    const { x, y, scale } = this.#at;
    const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`;
    for (const layer of this.#layers) layer.setAttribute('transform', transform);
  }
}

const middleOf = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The middle of the picture so that the focus is seen and no more darkness than needed. */
function within(bounds: Rect, focus: Point, size: { width: number; height: number }, scale: number): Point {
  const margin = MARGIN / SIDE;
  const clamp = (at: number, from: number, length: number, seen: number): number => {
    const half = seen / 2;
    const [least, most] = [from - margin + half, from + length + margin - half];
    return least > most ? from + length / 2 : Math.min(most, Math.max(least, at));
  };
  return {
    x: clamp(focus.x, bounds.x, bounds.w, size.width / scale / SIDE),
    y: clamp(focus.y, bounds.y, bounds.h, size.height / scale / SIDE),
  };
}
