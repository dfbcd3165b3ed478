import { type MatchRecord, Run, SeededChance } from '@tafelrunde/engine';
import { isWound } from '../content/cards.ts';
import { COLOURS } from '../content/words.ts';
import { copyState } from '../copying.ts';
import { cardsWorth, handWorth, heroWorth, keptOf, owedWorth, shieldsWorth } from '../heuristics/worth.ts';
import { optionId } from '../option-id.ts';
import { played } from '../played.ts';
import { heroOf, type State } from '../state.ts';
import type { MageKnight } from '../types.ts';

/** What a combat has come to. */
export interface Result {
  readonly fame: number;
  readonly wounds: number;
  /** Cards left in hand that are no wounds. */
  readonly cards: number;
  readonly crystals: number;
  /** Units that are neither spent nor wounded. */
  readonly ready: number;
  /** All of it on the scale of `WORTH`. */
  readonly value: number;
}

/**
 * What the combat of seat 0 has come to that a match began with; null while it is being fought. It is looked at when the combat ends: what is drawn and
 * rolled after that is another matter.
 */
export function resultOf({ start, answers }: Pick<MatchRecord<State>, 'start' | 'answers'>): Result | null {
  const run = new Run<MageKnight>(played, copyState(start.state), { chance: new SeededChance(start.chance) });
  const left = [...answers];
  while (run.state.turns.some(({ seat, combat }) => seat === 0 && combat !== null)) {
    if (run.ask === null) {
      if (!run.begin()) return null;
      continue;
    }
    const answer = left.shift();
    const option = run.ask.options.findIndex(choice => optionId(choice) === answer?.option);
    if (option < 0) return null;
    run.answer(option);
  }
  return comparing(start.state, run.state);
}

function comparing(before: State, after: State): Result {
  const hero = heroOf(after, 0);
  return {
    fame: hero.fame - heroOf(before, 0).fame,
    wounds: woundsOf(after) - woundsOf(before),
    cards: hero.hand.filter(card => !isWound(card)).length,
    crystals: COLOURS.reduce((sum, colour) => sum + hero.crystals[colour], 0),
    ready: hero.units.filter(unit => !unit.spent && unit.wounds === 0).length,
    value: worthOf(after),
  };
}

function woundsOf(state: State): number {
  const { hand, discard } = heroOf(state, 0);
  return [...hand, ...discard].filter(isWound).length;
}

/** As the solver counts it. */
function worthOf(state: State): number {
  const hero = heroOf(state, 0);
  return (
    heroWorth(hero) +
    owedWorth(state.turns.find(({ seat }) => seat === 0)?.owed ?? []) +
    cardsWorth([...hero.hand, ...hero.discard, ...keptOf(hero.played)]) +
    handWorth(hero.hand) +
    shieldsWorth(Object.values(state.map.sites), 0)
  );
}
