/** So long after a question has come by itself, what was pressed was meant for something else. */
export const SLIP_MS = 150;

/** A key or a button that went down, and what was asked then. */
interface Press {
  readonly question: unknown;
  readonly at: number;
}

/** What a person aims at: a key or click that was meant for a question that is gone must not answer the next one. */
export class Aim {
  #question: unknown = null;
  #since = Number.NEGATIVE_INFINITY;
  #pressed: Press | null = null;

  /** This question is on the screen from now on; `byItself`: nobody here has just decided something that led to it. */
  shows(question: unknown, byItself: boolean, now: number): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#since = byItself ? now : Number.NEGATIVE_INFINITY;
  }

  /** A key or a button goes down. A key that is held down is not pressed again: what it was meant for is gone. */
  press(at: number, repeated = false): Press {
    this.#pressed = { question: repeated ? undefined : this.#question, at };
    return this.#pressed;
  }

  /** What follows was not pressed: a screen reader or a script does it. */
  release(pressed: Press | null = this.#pressed): void {
    if (this.#pressed === pressed) this.#pressed = null;
  }

  /** Whether what is done now was meant for this question. */
  hits(question: unknown, catchesSlips: boolean): boolean {
    if (this.#pressed === null) return true;
    if (this.#pressed.question !== question) return false;
    return !catchesSlips || this.#pressed.at - this.#since >= SLIP_MS;
  }
}
