import { type Config, copy, hash, Match, odds, Undo } from '@tafelrunde/engine';
import type { Contender, Contenders } from '../contender.ts';
import { dungeon, type Expedition, expedition, lifeLost, typicalDungeon } from './expedition.ts';

const CONFIG: Config = { scenario: 'hall', seats: 1, settings: {} };
/** How many answers one `run` gives or takes back: fewer than the checkpoints a match keeps close together. */
const BATCH = 40;

export const contenders: Contenders = {
  copy: () => {
    const state = typicalDungeon();
    return { run: () => kept(copy(state)) };
  },
  fork: () => {
    const match = inPlay();
    return { run: () => kept(match.fork()) };
  },
  hash: () => {
    const state = typicalDungeon();
    return { run: () => kept(hash(state)) };
  },
  submit: () => {
    const origin = inPlay();
    let match = origin;
    return {
      prepare: () => {
        match = origin.fork();
      },
      run: () => submitBatch(match),
    };
  },
  undo: () => {
    const origin = inPlay();
    let undo = undoOf(origin);
    return {
      prepare: () => {
        const match = origin.fork();
        undo = undoOf(match);
        submitBatch(match);
      },
      run: () => {
        for (let i = 0; i < BATCH; i++) {
          const refusal = undo.undo([0]);
          if (refusal) throw new Error(refusal.text.en);
        }
        return BATCH;
      },
    };
  },
  odds4v2Small: () => oddsOf(dungeon({ figures: 2, attackDice: 4, defenceDice: 2 })),
  odds5v4Small: () => oddsOf(dungeon({ figures: 2, attackDice: 5, defenceDice: 4 })),
  odds4v2: () => oddsOf(typicalDungeon(4, 2)),
  odds5v4: () => oddsOf(typicalDungeon(5, 4)),
  odds4v2Hidden: () => oddsOf(typicalDungeon(4, 2, 30)),
  odds5v4Hidden: () => oddsOf(typicalDungeon(5, 4, 30)),
};

type ExpeditionMatch = ReturnType<typeof inPlay>;

/** A match some way into play. */
function inPlay() {
  const match = Match.from(expedition, CONFIG, typicalDungeon(), { seed: 'bench' });
  for (let i = 0; i < 200; i++) match.choose(i % match.optionIds().length);
  return match;
}

function submitBatch(match: ExpeditionMatch): number {
  for (let i = 0; i < BATCH; i++) {
    const option = match.optionId((match.ask?.options ?? [])[i % 8] as { do: 'step'; to: number });
    const refusal = match.submit({ seat: 0, epoch: match.epoch, option });
    if (refusal) throw new Error(refusal.text.en);
  }
  return BATCH;
}

const undoOf = (match: ExpeditionMatch): Undo => new Undo(match);

function oddsOf(state: Expedition): Contender {
  const match = Match.from(expedition, CONFIG, state, { seed: 'bench' });
  const option = match.find('attack:1');
  return {
    run: () => {
      const { exact } = odds(match, option, { classify: lifeLost });
      if (!exact) throw new Error('These odds were sampled, not enumerated.');
      return 1;
    },
  };
}

/** Keeps the last result where the compiler cannot prove that nobody looks at it. */
let last: unknown;
function kept(result: unknown): number {
  last = result;
  return last === undefined ? 0 : 1;
}
