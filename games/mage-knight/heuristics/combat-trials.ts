import { newChance, Run, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { optionId } from '../option-id.ts';
import type { Combat, State } from '../state.ts';
import type { MageKnight } from '../types.ts';
import { copyInCombat, GAME } from './thinking.ts';

/** A line that was tried to the end of the combat. */
interface Trial {
  readonly value: number;
  readonly line: readonly string[];
  /** How much of it does not depend on what is summoned; null: all of it. */
  readonly sure: number | null;
  readonly end: State;
}

/** One decision of a trial: what was on offer, by name with what it is inclined to, and what was taken. */
interface Taken {
  readonly codes: readonly string[];
  readonly taken: number;
}

/** How strongly a line that turned out best draws those that follow, and trials between two looks back at the best of all. */
const PULL = 1;
const IN_A_ROW = 16;
/** Rows that found nothing better: then everything is forgotten. */
const STALE = 3;
/** Decisions in a combat; more are going round in circles. */
const LONGEST = 90;

/**
 * Lines of a combat that is too large to be looked through: drawn by lot, each learning from the best one so far which answer to give to which question. What
 * is learned is forgotten now and then, so that the next row finds another way.
 */
export function bestTrial(
  start: State,
  seat: Seat,
  steps: number,
  worth: (end: State) => number,
  isWorthTrying: (choice: Choice, combat: Combat) => boolean,
  luck: string,
): Trial | null {
  return new Trials(start, seat, worth, isWorthTrying, luck).best(steps);
}

class Trials {
  readonly #start: State;
  readonly #seat: Seat;
  readonly #worth: (end: State) => number;
  readonly #isWorthTrying: (choice: Choice, combat: Combat) => boolean;
  readonly #luck: string;
  readonly #lots;
  /** What needs luck no line may count on. */
  readonly #lucky = new Set<string>();
  #steps = 0;

  constructor(
    start: State,
    seat: Seat,
    worth: (end: State) => number,
    isWorthTrying: (choice: Choice, combat: Combat) => boolean,
    luck: string,
  ) {
    this.#start = start;
    this.#seat = seat;
    this.#worth = worth;
    this.#isWorthTrying = isWorthTrying;
    this.#luck = luck;
    this.#lots = newChance(`${luck}/trials`);
  }

  best(steps: number): Trial | null {
    let best: Trial | null = null;
    // The best since everything was forgotten: what follows is drawn towards it.
    let near: Trial | null = null;
    let nearTaken: readonly Taken[] = [];
    let stale = 0;
    const learned = new Map<string, number>();
    while (this.#steps < steps) {
      const row = new Map(learned);
      let top: Trial | null = null;
      let topTaken: readonly Taken[] = [];
      for (let i = 0; i < IN_A_ROW && this.#steps < steps; i++) {
        const taken: Taken[] = [];
        const trial = this.#trial(row, taken);
        if (trial !== null && (top === null || trial.value >= top.value)) {
          top = trial;
          topTaken = taken;
        }
        learn(row, topTaken);
      }
      stale++;
      if (top !== null && (near === null || top.value > near.value)) {
        near = top;
        nearTaken = topTaken;
        stale = 0;
      }
      if (near !== null && (best === null || near.value > best.value)) best = near;
      if (stale < STALE) learn(learned, nearTaken);
      else {
        learned.clear();
        near = null;
        nearTaken = [];
        stale = 0;
      }
    }
    return best;
  }

  /** One combat to its end. Null: it needed luck. */
  #trial(weights: ReadonlyMap<string, number>, taken: Taken[]): Trial | null {
    const chance = newChance(this.#luck);
    const run = new Run<MageKnight>(GAME, copyInCombat(this.#start), { chance });
    const line: string[] = [];
    let sure: number | null = null;
    for (;;) {
      while (run.ask === null && this.#combatIn(run.state) !== null) if (!run.begin()) break;
      const combat = this.#combatIn(run.state);
      if (run.ask === null || combat === null) return { value: this.#worth(run.state), line, sure, end: run.state };
      if (line.length >= LONGEST) return null;
      const { phase } = combat;
      const context = contextOf(run.ask.kind, combat);
      const options = run.ask.options.filter(choice => this.#isWorthTrying(choice, combat));
      const codes: string[] = [];
      const open: Choice[] = [];
      for (const choice of options) {
        const code = context + optionId(choice);
        if (this.#lucky.has(code)) continue;
        open.push(choice);
        codes.push(code);
      }
      // What was begun and cannot be brought to an end is given up: a line that stops here would have been tried for nothing.
      if (open.length === 0) {
        const drop = run.ask.options.find(choice => choice.do === 'drop');
        if (drop === undefined) return null;
        open.push(drop);
        codes.push(context + optionId(drop));
      }
      const at = this.#draw(open, codes, weights, combat);
      taken.push({ codes, taken: at });
      const choice = open[at] as Choice;
      line.push(optionId(choice));
      this.#steps++;
      const used = chance.used;
      run.answer(choice);
      while (run.ask === null && this.#combatIn(run.state) !== null && chance.used === used) if (!run.begin()) break;
      if (chance.used === used) continue;
      const now = this.#combatIn(run.state)?.phase;
      if (phase !== 'ranged' || now !== 'block') {
        this.#lucky.add(codes[at] as string);
        return null;
      }
      sure ??= line.length;
    }
  }

  #combatIn({ turns }: State): Combat | null {
    const turn = turns[turns.length - 1];
    return turn?.seat === this.#seat ? turn.combat : null;
  }

  #draw(
    open: readonly Choice[],
    codes: readonly string[],
    weights: ReadonlyMap<string, number>,
    combat: Combat,
  ): number {
    const done = open.findIndex(choice => choice.do === 'strike' || choice.do === 'hold');
    if (done >= 0) return done;
    let sum = 0;
    const shares = open.map((choice, i) => {
      const share = Math.exp(inclination(choice, combat) + (weights.get(codes[i] as string) ?? 0));
      sum += share;
      return share;
    });
    let lot = (this.#lots.int(1 << 24) / (1 << 24)) * sum;
    for (let i = 0; i < shares.length; i++) {
      lot -= shares[i] as number;
      if (lot < 0) return i;
    }
    return shares.length - 1;
  }
}

/** Draws what follows towards a line. */
function learn(weights: Map<string, number>, line: readonly Taken[]): void {
  for (const { codes, taken } of line) {
    if (codes.length < 2) continue;
    const code = codes[taken] as string;
    weights.set(code, (weights.get(code) ?? 0) + PULL);
    let sum = 0;
    const shares = codes.map(one => {
      const share = Math.exp(weights.get(one) ?? 0);
      sum += share;
      return share;
    });
    codes.forEach((one, i) => {
      weights.set(one, (weights.get(one) ?? 0) - (PULL * (shares[i] as number)) / sum);
    });
  }
}

/** Where a question is the same one: the phase, and whom it is about. */
const contextOf = (kind: string, { phase, group }: Combat): string =>
  `${phase} ${kind} ${group === null ? '' : group.kind === 'attack' ? group.targets.join() : JSON.stringify([group.kind])}|`;

/** What a combat is played by before anything is learned. */
function inclination(choice: Choice, { phase }: Combat): number {
  switch (choice.do) {
    case 'play':
      return choice.as === 'strong' ? 1 : choice.as === 'basic' ? 0.5 : -0.5;
    case 'done':
      return phase === 'attack' ? -2 : 1;
    case 'target':
      return phase === 'attack' ? 1.5 : 0;
    default:
      return 0.5;
  }
}
