import { Worker } from 'node:worker_threads';
import { type Bot, greedy, type Question, standing, type Thought } from '@tafelrunde/bots';
import { type Match, newChance, perspective } from '@tafelrunde/engine';

/** What a thread answers. */
export type Reply =
  | { readonly number: number; readonly thought: Thought }
  | { readonly number: number; readonly error: string };

export interface MindOptions {
  /** The program of the thread; another one in tests. */
  readonly program?: URL;
  /** Milliseconds a thought may take beyond the time the bot was given, and a thread to come up. */
  readonly grace?: number;
}

export interface Decision {
  readonly option: number;
  /** How long it took; null if the bot failed or was late and the quick move was made instead. */
  readonly milliseconds: number | null;
}

const GRACE = 8_000;

interface Waiting {
  readonly number: number;
  readonly resolve: (thought: Thought | null) => void;
  readonly timer: NodeJS.Timeout;
}

/** Where the bots of a table think: in a thread of their own, one thought at a time. A thread that hangs or dies is replaced. */
export class Mind {
  readonly #program: URL;
  readonly #grace: number;
  #thread: Worker | null = null;
  #waiting: Waiting | null = null;
  #asked = 0;

  constructor({ program = new URL('./thread.ts', import.meta.url), grace = GRACE }: MindOptions = {}) {
    this.#program = program;
    this.#grace = grace;
  }

  /** What the bot chooses; if it fails or is late, what is best right after the decision. */
  async decide(match: Match, bot: Bot, table: string, seed: string | undefined): Promise<Decision> {
    const thought = await this.#ask(
      { do: 'decide', ...standing(match), bot: bot.id, table, seed },
      bot.milliseconds ?? 0,
    );
    if (thought && match.ask?.options[thought.option] !== undefined) return thought;
    return { option: quickly(match, seed), milliseconds: null };
  }

  /** Advice for whoever must decide, or null if none came. */
  advise(match: Match, table: string, seed: string | undefined): Promise<Thought | null> {
    return this.#ask({ do: 'advise', ...standing(match), bot: greedy.id, table, seed }, 0);
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    this.#finish(null);
    await thread?.terminate();
  }

  #ask(question: Question, milliseconds: number): Promise<Thought | null> {
    return new Promise(resolve => {
      const number = ++this.#asked;
      const timer = setTimeout(() => void this.close(), milliseconds + this.#grace);
      this.#waiting = { number, resolve, timer };
      this.#thread ??= this.#hire();
      this.#thread.ref();
      this.#thread.postMessage({ number, question });
    });
  }

  #hire(): Worker {
    const thread = new Worker(this.#program);
    thread.on('message', (reply: Reply) => {
      if (reply.number === this.#waiting?.number) this.#finish('thought' in reply ? reply.thought : null);
    });
    const lost = (): void => {
      if (this.#thread !== thread) return;
      this.#thread = null;
      this.#finish(null);
    };
    thread.on('error', lost);
    thread.on('exit', lost);
    return thread;
  }

  #finish(thought: Thought | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    // An idle thread keeps nobody from going home.
    this.#thread?.unref();
    clearTimeout(waiting?.timer);
    waiting?.resolve(thought);
  }
}

function quickly(match: Match, seed: string | undefined): number {
  try {
    return greedy.decide(perspective(match), newChance(seed));
  } catch {
    return 0;
  }
}
