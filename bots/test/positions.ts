import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { type Config, copy, erased, type Game, Match, newChance } from '@tafelrunde/engine';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import { skirmish } from '@tafelrunde/skirmish';

/** Forgets a game's own types. */
export const GAMES: readonly Game[] = [erased(skirmish), erased(schurkenUndHalunken), erased(dungeonSaga)];

/** A match after some random decisions, at a decision that leaves a choice. */
export function position(game: Game, seed: string, decisions: number, wanted: Partial<Config> = {}): Match {
  const match = Match.start(game, wanted, { seed });
  const chance = newChance(`walk ${seed}`);
  while (match.ask && (match.answers.length < decisions || match.ask.options.length < 2))
    match.choose(chance.int(match.ask.options.length));
  return match;
}

/** The same, but between two actions: nothing was learned since the last rest. */
export function restingPosition(game: Game, seed: string, decisions: number): Match {
  for (let more = 0; ; more++) {
    const match = position(game, seed, decisions + more);
    if (match.ask === null || match.halfMade().answers.length === 0) return match;
  }
}

/** The same match in a world that differs only in what the deciding seat cannot know. */
export function redealt(match: Match, seed: string): Match {
  const { position: rest } = match.halfMade();
  const state = copy(rest.state);
  match.game.resample(state, match.ask?.seat ?? 0, newChance(seed), []);
  const start = { state, chance: newChance(`other luck ${seed}`).save() };
  const record = { ...match.record(), start, answers: [], checkpoint: { at: 0, position: start } };
  return Match.resume(match.game, record, { fromStart: true });
}
