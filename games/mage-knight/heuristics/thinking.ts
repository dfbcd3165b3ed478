import { type AskOf, copy, type Game, newChance, Run, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { copyState } from '../copying.ts';
import { optionId } from '../option-id.ts';
import { mainOf } from '../rules/megalopolis.ts';
import { outcomeOf } from '../rules/scenario.ts';
import { step } from '../rules/step.ts';
import type { State } from '../state.ts';
import type { MageKnight } from '../types.ts';

/** The game as far as playing on in thought needs it: a run asks for nothing else. */
export const GAME = { id: 'mage-knight', step, outcome: outcomeOf } as unknown as Game<MageKnight>;

/** A position between two steps that was thought of, and how it was come to. */
export interface Thought {
  readonly rest: State;
  /** The names of the options, question by question. */
  readonly line: readonly string[];
  /** How much of the line goes without luck, the answer that needs it included; null: all of it. */
  readonly sure: number | null;
}

/**
 * A copy to fight a combat on. Sites and tiles are shared but for those that are fought for: nothing else changes in a combat, and it may end in any phase,
 * without a question on the way.
 */
export function copyInCombat(state: State): State {
  const { map } = state;
  const copied = copyState({ ...state, map: NO_MAP });
  const combat = state.turns[state.turns.length - 1]?.combat ?? null;
  const sites = { ...map.sites };
  for (const hex of [combat?.site ?? null, ...(combat?.foes ?? []).map(({ at }) => at)]) {
    const holder = hex === null ? null : mainOf(state, hex);
    const site = holder === null ? undefined : map.sites[holder];
    if (holder !== null && site !== undefined && sites[holder] === site) sites[holder] = copy(site);
  }
  copied.map = { ...map, sites };
  return copied;
}
const NO_MAP: State['map'] = { shape: 'wedge', laid: {}, sites: {}, coreSeen: false };

/** What is asked at a rest; null where nobody is, or somebody else. */
export function askedAt(rest: State, seat: Seat): AskOf<MageKnight> | null {
  const run = new Run<MageKnight>(GAME, copyState(rest), { chance: newChance('asked') });
  run.advance();
  return run.ask?.seat === seat ? run.ask : null;
}

/** A question that is not always asked answers itself where there is one answer; those who do not list the options have to see to it. */
export function answerItself(run: Run<MageKnight>): void {
  while (run.ask !== null && !run.ask.always && run.ask.options.length === 1) run.answer(0);
}

/** Ways to answer what a choice asks besides that are looked at: so many for one choice. */
const MOST_WAYS = 6;
/** Questions of one choice. */
const DEEPEST = 5;

/**
 * Where a choice at a rest leads to, by the rules themselves, once for each way of answering what it asks on the way. Where luck decides, one of the ways
 * it could come out.
 */
export function waysOf(from: Thought, seat: Seat, choice: Choice, luck: string, most = MOST_WAYS): Thought[] {
  const found: Thought[] = [];
  explore(from, seat, [choice], luck, most, found);
  return found;
}

function explore(
  from: Thought,
  seat: Seat,
  answers: readonly Choice[],
  luck: string,
  most: number,
  found: Thought[],
): void {
  const chance = newChance(luck);
  const run = new Run<MageKnight>(GAME, copyState(from.rest), { chance });
  do {
    run.advance(1);
    answerItself(run);
  } while (run.ask === null && run.outcome === null);
  let sure: number | null = null;
  for (const [i, answer] of answers.entries()) {
    if (run.ask === null) return;
    const used = chance.used;
    run.answer(answer);
    if (sure === null && chance.used !== used) sure = i + 1;
  }
  if (run.ask === null) {
    found.push({
      rest: run.state,
      line: [...from.line, ...answers.map(optionId)],
      sure: from.sure ?? (sure === null ? null : from.line.length + sure),
    });
    return;
  }
  if (run.ask.seat !== seat || answers.length > DEEPEST) return;
  for (const option of likely(run.ask)) {
    if (found.length >= most) return;
    explore(from, seat, [...answers, option], luck, most, found);
  }
}

const PAYING: Readonly<Record<string, number>> = { endless: 0, 'stolen-die': 1, die: 2, token: 3, crystal: 4 };

/** The answers to a question within a choice that are worth a look: mana is paid with what is cheapest first. */
function likely({ kind, options }: AskOf<MageKnight>): readonly Choice[] {
  // Nobody else is drawn into a combat.
  if (kind === 'challenge') return options.filter(choice => choice.do === 'done');
  if (kind !== 'pay') return options;
  const rank = (choice: Choice): number => (choice.do === 'pay' ? (PAYING[choice.with] ?? 9) : 9);
  return [...options].sort((a, b) => rank(a) - rank(b)).slice(0, 2);
}
