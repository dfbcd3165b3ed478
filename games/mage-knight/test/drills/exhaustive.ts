import { copy, newChance, Run } from '@tafelrunde/engine';
import { cardsWorth, handWorth, heroWorth, owedWorth, shieldsWorth } from '../../heuristics/worth.ts';
import { mageKnight } from '../../index.ts';
import { heroOf, type State } from '../../state.ts';

interface Tried {
  readonly value: number;
  readonly nodes: number;
}

/**
 * The best value of a combat of seat 0, found by playing out every line there is, on the whole game: no table, no bound, no order. Left out is only
 * what takes back. Where more positions are met than `most`, nothing is known: null.
 */
export function exhaust(start: State, most: number): Tried | null {
  let nodes = 0;
  let best = Number.NEGATIVE_INFINITY;
  // A position at rest with the answers that lead on from it: what is begun cannot be copied.
  const open: { readonly rest: State; readonly answers: readonly number[] }[] = [{ rest: start, answers: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { rest, answers } = next;
    if (++nodes > most) return null;
    const run = new Run(mageKnight, copy(rest), { chance: newChance('drill') });
    while (run.ask === null && run.state.turns.at(-1)?.combat != null) run.begin();
    for (const answer of answers) run.answer(answer);
    if (run.ask === null) {
      // Where the combat is over nothing more is looked at: what is drawn then is another matter.
      if (run.state.turns.at(-1)?.combat == null) best = Math.max(best, left(run.state));
      else open.push({ rest: run.state, answers: [] });
      continue;
    }
    for (const [option, choice] of run.ask.options.entries())
      if (choice.do !== 'drop' && choice.do !== 'without') open.push({ rest, answers: [...answers, option] });
  }
  return { value: best, nodes };
}

/** What seat 0 has when the combat is over. */
function left(state: State): number {
  const hero = heroOf(state, 0);
  const played = hero.played.filter(({ goes }) => goes !== 'away').map(({ card }) => card);
  return (
    heroWorth(hero) +
    cardsWorth([...hero.hand, ...hero.discard, ...played]) +
    handWorth(hero.hand) +
    owedWorth(state.turns.find(({ seat }) => seat === 0)?.owed ?? []) +
    shieldsWorth(Object.values(state.map.sites), 0)
  );
}
