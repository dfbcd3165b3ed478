import { newChance, Run } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { isWound } from '../content/cards.ts';
import { enemyOf } from '../content/enemies.ts';
import { optionId } from '../option-id.ts';
import { type Combat, heroOf, type State, turnOf } from '../state.ts';
import type { MageKnight } from '../types.ts';
import { bestTrial } from './combat-trials.ts';
import { answerItself, copyInCombat, GAME } from './thinking.ts';
import { cardsWorth, handWorth, heroWorth, keptOf, owedWorth, shieldsWorth, WORTH } from './worth.ts';

/**
 * The best line of a combat. It plays by the rules themselves, so it knows every card; what it cannot know ends a line (a card drawn) or makes it no
 * longer proven (a token that is summoned). Depth first, with a table of positions already solved and a bound on the fame still to be had.
 */
export interface Solution {
  /** The names of the options, question by question. */
  readonly line: readonly string[];
  /** How much of the line does not depend on what is summoned; null: all of it. */
  readonly sure: number | null;
  /** On the scale of `WORTH`: of the end, and by how much it is more than that of the beginning. */
  readonly value: number;
  readonly gain: number;
  /** Everything was looked at: nothing leads to more. */
  readonly proven: boolean;
  readonly fame: number;
  readonly wounds: number;
  readonly nodes: number;
  /** The position it leads to. */
  readonly end: State;
}

/** A position between two steps, and the answers given since. */
interface Node {
  readonly rest: State;
  readonly answers: readonly Choice[];
}

/** What a position is worth besides, and how much more of that the rest of a combat may bring. */
export interface More {
  readonly of: (state: State) => number;
  readonly most: (state: State, combat: Combat) => number;
}
const NO_MORE: More = { of: () => 0, most: () => 0 };

interface Found {
  readonly value: number;
  readonly line: readonly string[];
  readonly sure: number | null;
  readonly end: State;
}

/** Questions that belong to a combat. */
const COMBAT_ASKS: ReadonlySet<string> = new Set(['ranged', 'block', 'damage', 'attack']);
export const isCombatAsk = (kind: string): boolean => COMBAT_ASKS.has(kind);

/** Positions looked at for a better end of the best line that was tried. */
const POLISH = 150;

/** Looks at so many positions; where those are not all of them, so many steps of lines are tried besides. */
export function solveCombat(
  state: State,
  most: number,
  more: More = NO_MORE,
  luck = 'in thought',
  trials = 0,
): Solution | null {
  const { seat, combat } = turnOf(state);
  if (combat === null) return null;
  const solver = new Solver(seat, most, more, luck);
  let best: Found | null = solver.search({ rest: state, answers: [] }, Number.NEGATIVE_INFINITY);
  if (!solver.complete && trials > 0) {
    const tried = bestTrial(state, seat, trials, end => solver.worth(end), isWorthTrying, luck);
    if (tried !== null && (best === null || tried.value > best.value)) best = tried;
    if (best !== null) best = polished(state, seat, best, POLISH, more, luck);
  }
  if (best === null) return null;
  const before = heroOf(state, seat);
  const after = heroOf(best.end, seat);
  const count = (hero: typeof before): number => [...hero.hand, ...hero.discard].filter(isWound).length;
  return {
    line: best.line,
    sure: best.sure,
    value: best.value,
    gain: best.value - solver.worth(state),
    proven: solver.complete,
    fame: after.fame - before.fame,
    wounds: count(after) - count(before),
    nodes: solver.nodes,
    end: best.end,
  };
}

/** The same line with a better end, where one is found: what is left in the last phases is little enough to be looked through. */
function polished(state: State, seat: number, found: Found, most: number, more: More, luck: string): Found {
  let best = found;
  for (const phase of ['attack', 'block'] as const) {
    const at = restIn(state, seat, best.line, phase, luck);
    if (at === null) continue;
    const better = new Solver(seat, most, more, luck).search({ rest: at.rest, answers: [] }, best.value);
    if (better === null || better.value <= best.value) continue;
    const { sure } = best;
    best = {
      ...better,
      line: [...best.line.slice(0, at.after), ...better.line],
      sure: sure !== null && sure <= at.after ? sure : null,
    };
  }
  return best;
}

/** The rest at which a line comes into a phase, and after how many answers. */
function restIn(
  state: State,
  seat: number,
  line: readonly string[],
  phase: Combat['phase'],
  luck: string,
): { readonly rest: State; readonly after: number } | null {
  const run = new Run<MageKnight>(GAME, copyInCombat(state), { chance: newChance(luck) });
  const combatNow = (): Combat | null => {
    const turn = run.state.turns[run.state.turns.length - 1];
    return turn?.seat === seat ? turn.combat : null;
  };
  for (let after = 0; ; ) {
    while (run.ask === null) {
      const combat = combatNow();
      if (combat === null) return null;
      if (combat.phase === phase) return { rest: copyInCombat(run.state), after };
      if (!run.begin()) return null;
    }
    const id = line[after++];
    const choice = run.ask.options.find(option => optionId(option) === id);
    if (choice === undefined) return null;
    run.answer(choice);
  }
}

class Solver {
  readonly #seat: number;
  readonly #most: number;
  readonly #more: More;
  readonly #luck: string;
  readonly #solved = new Map<string, Found>();
  /** Positions that were seen to lead to no more than this. */
  readonly #atMost = new Map<string, number>();
  nodes = 0;
  complete = true;

  constructor(seat: number, most: number, more: More, luck: string) {
    this.#seat = seat;
    this.#most = most;
    this.#more = more;
    this.#luck = luck;
  }

  /** The best that can be had from here, or null if it is no better than `bound`. */
  search(node: Node, bound: number): Found | null {
    const key = node.answers.length === 0 ? keyOf(node.rest, this.#seat) : null;
    const known = key === null ? undefined : this.#solved.get(key);
    if (known !== undefined) return known.value > bound ? known : null;
    if (key !== null && (this.#atMost.get(key) ?? Number.POSITIVE_INFINITY) <= bound) return null;
    const asked = this.#play(node, null)?.run ?? null;
    const combat = asked === null ? null : this.#combatIn(asked.state);
    // The combat is over, or somebody else decides.
    if (asked === null || asked.ask === null || combat === null) {
      const end = asked?.state ?? node.rest;
      return { value: this.worth(end), line: [], sure: null, end };
    }
    if (this.#hope(asked.state, combat) <= bound) return null;
    let best: Found | null = null;
    let floor = bound;
    let cut = false;
    for (const { child, id, lucky } of this.#children(node, asked.ask.options, combat)) {
      if (this.nodes >= this.#most) {
        this.complete = false;
        cut = true;
        break;
      }
      const found = this.search(child, floor);
      if (found === null || found.value <= floor) continue;
      floor = found.value;
      const sure = lucky ? 1 : found.sure === null ? null : found.sure + 1;
      best = { ...found, line: [id, ...found.line], sure };
    }
    if (key !== null && !cut) {
      if (best === null) this.#atMost.set(key, bound);
      else this.#solved.set(key, best);
    }
    return best;
  }

  /** Goes on to the next question of the combat, or to the rest after it: what comes then is another matter. */
  #toQuestion(run: Run<MageKnight>, listed: boolean): void {
    while (run.ask === null && this.#combatIn(run.state) !== null) {
      if (!run.begin(listed ? -1 : 1)) return;
      if (!listed) answerItself(run);
    }
  }

  #combatIn({ turns }: State): Combat | null {
    const turn = turns[turns.length - 1];
    return turn?.seat === this.#seat ? turn.combat : null;
  }

  /** What every option leads to, the promising ones first. */
  *#children(
    node: Node,
    options: readonly Choice[],
    combat: Combat,
  ): Iterable<{ child: Node; id: string; lucky: boolean }> {
    const tried = options
      .map(choice => ({ choice, rank: rankOf(choice) }))
      .filter(({ choice }) => isWorthTrying(choice, combat))
      .sort((a, b) => b.rank - a.rank);
    for (const { choice } of tried) {
      const played = this.#play(node, choice);
      this.nodes++;
      if (played === null) continue;
      const { run, lucky } = played;
      const child =
        run.ask === null ? { rest: run.state, answers: [] } : { rest: node.rest, answers: [...node.answers, choice] };
      yield { child, id: optionId(choice), lucky };
    }
  }

  /** Plays a node's answers again, then one more; stops at the next question or at rest. Null: luck was needed that no line may count on. */
  #play(node: Node, option: Choice | null): { readonly run: Run<MageKnight>; readonly lucky: boolean } | null {
    const chance = newChance(this.#luck);
    const run = new Run<MageKnight>(GAME, copyInCombat(node.rest), { chance });
    const phase = turnOf(node.rest).combat?.phase;
    this.#toQuestion(run, option === null && node.answers.length === 0);
    for (const answer of node.answers) run.answer(answer);
    if (option === null) return { run, lucky: false };
    const used = chance.used;
    run.answer(option);
    if (chance.used === used) return { run, lucky: false };
    // Only what is summoned when the block phase begins goes on, as one of the ways it could.
    const now = run.state.turns.at(-1)?.combat?.phase;
    if (phase === 'ranged' && now === 'block') {
      this.complete = false;
      return { run, lucky: true };
    }
    return null;
  }

  worth(state: State): number {
    const hero = heroOf(state, this.#seat);
    const turn = state.turns.find(one => one.seat === this.#seat);
    const cards = [...hero.hand, ...hero.discard, ...keptOf(hero.played)];
    return (
      heroWorth(hero) +
      owedWorth(turn?.owed ?? []) +
      cardsWorth(cards) +
      handWorth(hero.hand) +
      shieldsWorth(Object.values(state.map.sites), this.#seat) +
      this.#more.of(state)
    );
  }

  /** No line from here is worth more: all enemies that stand fall, nothing else is lost. */
  #hope(state: State, combat: Combat): number {
    const { foes, site } = combat;
    const fame = foes.reduce(
      (sum, foe) =>
        sum + (foe.defeated || foe.from === 'summoned' ? 0 : (enemyOf(foe.token).fame * foe.fameHalves) / 2 + 2),
      0,
    );
    return this.worth(state) + fame * WORTH.fame + (site === null ? 0 : 160) + this.#more.most(state, combat);
  }
}

/** What never helps is not tried: giving up what was begun, leaving a target out again, adding targets out of order or after points. */
function isWorthTrying(choice: Choice, { group }: Combat): boolean {
  if (choice.do === 'drop' || choice.do === 'without') return false;
  if (choice.do !== 'target' || group?.kind !== 'attack') return true;
  return group.parts.length === 0 && choice.foe > Math.max(...group.targets);
}

function rankOf(choice: Choice): number {
  switch (choice.do) {
    case 'strike':
    case 'hold':
      return 9;
    case 'play':
      return choice.as === 'strong' ? 6 : choice.as === 'basic' ? 5 : 2;
    case 'unit':
    case 'skill':
    case 'use':
      return 5.5;
    case 'target':
    case 'block':
      return 4;
    case 'done':
      return 0;
    default:
      return 3;
  }
}

/** Positions that are the same for the rest of the combat have the same key: points in any order, cards wherever they came from. */
function keyOf(state: State, seat: number): string {
  const { hand, units, tokens, crystals, skills, fame, reputation, deck, discard, played } = heroOf(state, seat);
  const turn = turnOf(state);
  const { combat } = turn;
  const group = combat?.group && {
    ...combat.group,
    parts: combat.group.parts.map(part => JSON.stringify(part)).sort(),
  };
  return JSON.stringify([
    hand,
    units,
    tokens,
    crystals,
    skills.map(skill => skill.used || skill.out),
    fame,
    reputation,
    deck.top.length + deck.rest.length,
    discard,
    cardsWorth(keptOf(played)),
    { ...combat, group },
    turn.used,
    turn.move,
    turn.influence,
    turn.dice,
    turn.owed,
    state.lasting,
    state.source.map(die => die.by),
  ]);
}
