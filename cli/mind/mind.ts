import { type Advice, type Bot, greedy, standing } from '@tafelrunde/bots';
import { type Match, newChance, perspective } from '@tafelrunde/engine';
import { Pool } from '@tafelrunde/server/thinking';

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

/** Where the bots of a table think: in a thread of their own, one thought at a time. A thread that hangs or dies is replaced. */
export class Mind {
  readonly #pool: Pool;
  readonly #grace: number;

  constructor({ program, grace = GRACE }: MindOptions = {}) {
    // Whoever waits is better served by the quick move than by a second try.
    this.#pool = new Pool({ threads: 1, tries: 1, ...(program && { program }) });
    this.#grace = grace;
  }

  /** What the bot chooses; if it fails or is late, what is best right after the decision. */
  async decide(match: Match, bot: Bot, table: string, seed: string | undefined): Promise<Decision> {
    const patience = (bot.milliseconds ?? 0) + this.#grace;
    const job = { do: 'decide', ...standing(match), bot: bot.id, table, seed } as const;
    const decision = await this.#pool.think([table], job, { patience }).catch(() => null);
    if (decision && match.ask?.options[decision.option] !== undefined) return decision;
    return { option: quickly(match, seed), milliseconds: null };
  }

  /** Advice for whoever must decide, or null if none came. */
  advise(match: Match, table: string, seed: string | undefined): Promise<readonly Advice[] | null> {
    const job = { do: 'advise', ...standing(match), seed } as const;
    return this.#pool.think([table], job, { patience: this.#grace }).catch(() => null);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

function quickly(match: Match, seed: string | undefined): number {
  try {
    return greedy.decide(perspective(match), newChance(seed));
  } catch {
    return 0;
  }
}
