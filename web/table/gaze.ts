import { aimsAt, type Point, type Track, tracked } from './aiming.ts';

/** On its way to the preview a pointer crosses other options: who rests on one, or crosses it slowly, looks at that. In milliseconds. */
const REST = 160;
const CROSSING = 350;
/** Who leaves the preview may be on the way to the card of one of its terms. */
const LEAVING = 220;
/** A pointer that has been still for so long did not cause what happens now: a key did. */
const STILL = 100;

/** What is to be looked at in a moment, unless the pointer arrives in the preview before. */
interface Waiting {
  readonly option: string | null;
  readonly why: 'crossing' | 'leaving';
  readonly since: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface Looking {
  readonly looked: () => string | null;
  readonly show: (option: string | null) => void;
  readonly preview: () => HTMLElement | null;
}

/**
 * Looks at options without delay, but for two cases. The preview of an option stays while the pointer heads for it, and while pointer
 * or focus are in it. And an option that comes to lie under a resting pointer waits until that moves: nobody has pointed at it.
 */
export class Gaze {
  readonly #looking: Looking;
  #track: Track | null = null;
  #at: Point | null = null;
  #over: EventTarget | null = null;
  #moved = Number.NEGATIVE_INFINITY;
  #waiting: Waiting | null = null;
  /** The page has changed under the pointer, which rests since then; and the option that lies there now. */
  #rests = false;
  #under: string | null = null;

  constructor(looking: Looking) {
    this.#looking = looking;
  }

  /** Something wants to be looked at, or no longer: it was pointed at, focused, left. */
  look(option: string | null): void {
    if (this.#rests) {
      this.#under = option;
      if (option !== null) return;
    }
    const looked = this.#looking.looked();
    const takesAway = looked !== null && looked !== option;
    if (takesAway && this.#waiting?.why === 'leaving') this.#wait(option, 'leaving', LEAVING);
    else if (takesAway && this.#headsForPreview()) this.#wait(option, 'crossing', REST);
    else this.#show(option);
  }

  /** Closes the preview, whatever would hold it. */
  away(): void {
    this.#show(null);
  }

  /** A key was pressed: what is looked at from now on need not lie under the pointer. */
  key(): void {
    this.#lies(false);
  }

  /** The pointer is somewhere else, or over something else. */
  move({ clientX, clientY, target, type, pointerType }: PointerEvent): void {
    const wasIn = this.#isIn();
    // Neither a pointer first heard of has moved, nor one under which the page has changed.
    const moves = this.#at !== null && (this.#at.x !== clientX || this.#at.y !== clientY);
    if (moves) this.#wake();
    else if (this.#at !== null && type === 'pointerover' && pointerType === 'mouse') this.#lies(true);
    this.#over = target;
    this.#at = { x: clientX, y: clientY };
    this.#track = tracked(this.#track, this.#at);
    if (this.#isIn()) this.stop();
    else if (wasIn && moves) this.#wait(null, 'leaving', LEAVING);
    else if (this.#waiting?.why === 'crossing') this.#goOn(this.#waiting);
  }

  stop(): void {
    clearTimeout(this.#waiting?.timer);
    this.#waiting = null;
  }

  #lies(rests: boolean): void {
    this.#rests = rests;
    this.#under = null;
  }

  /** The pointer moves, and with that points at what came to lie under it. */
  #wake(): void {
    this.#moved = performance.now();
    const option = this.#under;
    this.#lies(false);
    if (option !== null) this.#show(option);
  }

  #show(option: string | null): void {
    this.stop();
    this.#looking.show(option);
  }

  #goOn({ option, since }: Waiting): void {
    if (!this.#headsForPreview()) this.#settle();
    else this.#wait(option, 'crossing', Math.min(REST, since + CROSSING - performance.now()), since);
  }

  #wait(option: string | null, why: Waiting['why'], ms: number, since = performance.now()): void {
    this.stop();
    this.#waiting = { option, why, since, timer: setTimeout(() => this.#settle(), ms) };
  }

  #settle(): void {
    const option = this.#waiting?.option ?? null;
    const isHeld = this.#isIn() || (option === null && this.#hasFocus());
    if (isHeld) this.stop();
    else this.#show(option);
  }

  #headsForPreview(): boolean {
    const preview = this.#looking.preview();
    if (!preview || performance.now() - this.#moved > STILL) return false;
    return this.#isIn() || (this.#track !== null && aimsAt(this.#track, preview.getBoundingClientRect()));
  }

  /** The card of a term in the preview belongs to it, wherever it lies. */
  #isIn(): boolean {
    return this.#over instanceof Node && (this.#looking.preview()?.contains(this.#over) ?? false);
  }

  #hasFocus(): boolean {
    return this.#looking.preview()?.contains(document.activeElement) ?? false;
  }
}
