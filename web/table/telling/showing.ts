import type { Situation } from '../../local/table.ts';
import type { GameTable } from '../board.ts';
import { Reel, type Step } from './reel.ts';

/** What is on the screen now. */
export interface Shown {
  /** As the page is to draw it: while something is told, nobody is asked anything yet. */
  readonly situation: Situation;
  /** The step that is on show, of all since the viewer's last decision. */
  readonly step: Step;
  readonly at: number;
  readonly steps: readonly Step[];
  /** The table as it is, with its question; otherwise something is being told or looked at again. */
  readonly live: boolean;
  readonly paused: boolean;
  /** Somebody looks at it again, or holds it: it is no news. */
  readonly again: boolean;
  /** It came by a jump, not by what happened: nothing is to move. */
  readonly still: boolean;
}

export interface ShowingOptions {
  /** How long a step is told, in milliseconds; 0: it is not told, only shown. */
  readonly lengthOf: (step: Step) => number;
  /** Does something later; returns how to call it off. */
  readonly later: (act: () => void, milliseconds: number) => () => void;
  readonly deeds?: GameTable['deeds'] | undefined;
}

/** So many steps may wait to be told; who is further behind sees how the table stands now. */
const MOST_WAITING = 12;
/** Who looks at something again wants to see it, however fast bots are to play. */
const AT_LEAST_AGAIN = 1_000;
/** How the table stood before it begins. */
const BEFORE = 600;

/**
 * Tells what others do, one step after the other, and only then asks the viewer. What was told can be looked at again: the table itself
 * goes on meanwhile and waits for nobody but the one it asks.
 */
export class Showing {
  readonly #options: ShowingOptions;
  readonly #reel: Reel;
  readonly #listeners = new Set<() => void>();
  #live: Situation;
  #at = 0;
  /** The step on show has been told. */
  #isTold = true;
  #isPaused = false;
  #isAgain = false;
  #isStill = true;
  #stop: () => void = () => {};
  #shown: Shown;

  constructor(situation: Situation, options: ShowingOptions) {
    this.#options = options;
    this.#reel = new Reel(options.deeds);
    this.#live = situation;
    this.#reel.take(situation);
    this.#shown = this.#look();
  }

  get shown(): Shown {
    return this.#shown;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** The table has changed. */
  take(situation: Situation): void {
    if (situation === this.#live) return;
    this.#live = situation;
    const onShow = this.#step(this.#at);
    const news = this.#reel.take(situation);
    if (news === 'anew') this.now();
    else if (news === 'none') this.#publish();
    else this.#follow(onShow);
  }

  /** Stays where it is until it is to go on. */
  readonly pause = (): void => {
    this.#stop();
    this.#isPaused = true;
    this.#isTold = false;
    this.#publish();
  };

  readonly play = (): void => {
    this.#isAgain = true;
    this.#isPaused = false;
    this.#tell();
  };

  /** From the table as it is, the last thing that was done is one step back. */
  readonly back = (): void => this.goTo(this.#shown.live ? this.#at : this.#at - 1);
  readonly forth = (): void => {
    if (!this.#shown.live) this.goTo(this.#at + 1);
  };

  /** Looks at one step, and stays there. */
  readonly goTo = (at: number): void => {
    const { length } = this.#reel.steps;
    const to = Math.max(0, Math.min(length - 1, at));
    this.#isPaused = true;
    this.#show(to, to !== this.#at + 1);
  };

  /** From the beginning. */
  readonly again = (): void => {
    this.#isAgain = true;
    this.#isPaused = false;
    this.#show(0, true);
  };

  /** The table as it is. */
  readonly now = (): void => {
    this.#stop();
    const last = Math.max(0, this.#reel.steps.length - 1);
    this.#isStill = this.#at !== last;
    this.#at = last;
    this.#isTold = true;
    this.#isPaused = false;
    this.#isAgain = false;
    this.#publish();
  };

  /** Nobody looks any more. */
  end(): void {
    this.#stop();
    this.#listeners.clear();
  }

  /** One more step has come while this one was on show. */
  #follow(onShow: Step): void {
    const { steps } = this.#reel;
    const last = steps.length - 1;
    // Old steps are dropped in time; where the one on show is gone, too, the viewer has decided.
    this.#at = steps.indexOf(onShow);
    if (this.#at < 0) this.#isPaused = false;
    const isIdle = this.#isTold && !this.#isPaused;
    const isBehind = !this.#isPaused && last - this.#at > MOST_WAITING;
    if (isBehind) this.#show(last, false);
    else if (this.#at < 0 || isIdle) this.#show(steps.length - this.#reel.added, false);
    else this.#publish();
  }

  #show(at: number, still: boolean): void {
    this.#at = at;
    this.#isStill = still;
    this.#tell();
  }

  /** Tells the step on show, then the next one; behind the last one the table is there again. */
  #tell(): void {
    this.#stop();
    const length = this.#lengthOf(this.#step(this.#at));
    this.#isTold = !this.#isPaused && length === 0;
    if (!this.#isPaused && length > 0)
      this.#stop = this.#options.later(() => {
        this.#isTold = true;
        this.#goOn();
      }, length);
    if (this.#isTold) this.#goOn();
    else this.#publish();
  }

  /** Behind the first curtain nobody has seen anything yet. */
  #step(at: number): Step {
    return this.#reel.steps[at] ?? { situation: this.#live, by: null, mine: false, happened: [] };
  }

  #goOn(): void {
    if (this.#at < this.#reel.steps.length - 1) this.#show(this.#at + 1, false);
    else {
      this.#isAgain = false;
      this.#publish();
    }
  }

  #lengthOf(step: Step): number {
    const usual = this.#options.lengthOf(step);
    if (!this.#isAgain) return usual;
    return isTold(step) ? Math.max(AT_LEAST_AGAIN, usual) : BEFORE;
  }

  #publish(): void {
    this.#shown = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): Shown {
    const { steps } = this.#reel;
    const at = this.#at;
    const step = this.#step(at);
    const live = this.#isTold && !this.#isPaused && at === Math.max(0, steps.length - 1);
    // Behind a curtain nothing is told: the table itself says who is to take the screen.
    const isHanded = this.#live.curtain !== null;
    return {
      situation: live || isHanded ? this.#live : withheld(step.situation, this.#live),
      step,
      at,
      steps,
      live: live || isHanded,
      paused: this.#isPaused,
      again: this.#isPaused || this.#isAgain,
      still: this.#isStill,
    };
  }
}

/** Whether a step is something that others did, or a bot in the viewer's place; the first one may only be how the table stood before. */
export const isTold = ({ by, mine, happened, situation: { viewer, helped } }: Step): boolean =>
  !mine && happened.length > 0 && (by === null || by !== viewer || helped.includes(by));

/** The table as it was then: nobody is asked, and how it ended is not yet known. */
function withheld(then: Situation, now: Situation): Situation {
  const { back, takes, orders, canRedo, canFile, failure, helped, chairs } = now;
  return { ...then, ask: null, outcome: null, back, takes, orders, canRedo, canFile, failure, helped, chairs };
}
