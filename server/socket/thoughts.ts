/** A question of a browser that is being thought about. */
export interface Thought {
  readonly table: string;
  readonly ref: number;
  readonly epoch: number;
}

/** What is being thought about for one browser, and how to call it off. */
export class Thoughts {
  readonly #open = new Map<AbortController, Thought>();

  begin(thought: Thought): AbortController {
    const controller = new AbortController();
    this.#open.set(controller, thought);
    return controller;
  }

  end(controller: AbortController): void {
    this.#open.delete(controller);
  }

  callOff(which: (thought: Thought) => boolean): void {
    for (const [controller, thought] of this.#open) {
      if (!which(thought)) continue;
      this.#open.delete(controller);
      controller.abort();
    }
  }
}
