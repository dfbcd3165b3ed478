import type { Lang, Odds, Seat } from '@tafelrunde/engine';
import type { Table } from '../table/table.ts';
import type { Standing } from './jobs.ts';
import type { Pool } from './pool.ts';

export interface Hint {
  readonly option: string;
  readonly value: number;
}

/** Everything at a table that takes thought, done by the pool. */
export class Thinkers {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The number of the option a bot chooses. If the bot fails or is late, a quick one decides; if that fails too, the first option. */
  async decide(table: Table, seat: Seat): Promise<number> {
    const occupant = table.seats[seat];
    const level = occupant?.is === 'bot' ? occupant.level : QUICK;
    const standing = standingOf(table);
    try {
      return await this.#pool.think<number>(table.id, { do: 'decide', standing, level });
    } catch {
      return this.#pool.think<number>(table.id, { do: 'decide', standing, level: QUICK }).catch(() => 0);
    }
  }

  odds(table: Table, option: number, lang: Lang): Promise<Odds | null> {
    return this.#pool.think(table.id, { do: 'odds', standing: standingOf(table), option, lang });
  }

  hint(table: Table): Promise<readonly Hint[]> {
    return this.#pool.think(table.id, { do: 'hint', standing: standingOf(table) });
  }
}

const QUICK = 'greedy';

/** Only what is needed to think about the pending decision. */
function standingOf({ match, game }: Table): Standing {
  const { position, answers } = match.halfMade();
  const record = { ...match.record(), start: position, answers, checkpoint: { at: 0, position } };
  return { game: game.id, record };
}
