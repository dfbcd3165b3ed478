import { type Config, type Game, type GameTypes, Match, newChance, playOut, Run } from '@tafelrunde/engine';
import type { Contender } from './contender.ts';
import { XorshiftChance } from './skirmish/xorshift.ts';

/** Every `run` plays one whole game and says how many decisions it took. */
export function games(play: (number: number) => number): Contender {
  let number = 0;
  return { run: () => play(++number) };
}

/** Random games on the bare driver. All contenders pick with the same generator. */
export function onRun<T extends GameTypes>(game: Game<T>, config: Config): Contender {
  const picks = new XorshiftChance(1);
  return games(number => {
    const chance = newChance(`game ${number}`);
    const run = new Run(game, game.setup(config, chance), { chance });
    return playOut(run, ask => picks.int(ask.options.length));
  });
}

/** The same with everything people need: undo, log, checkpoints. */
export function onMatch<T extends GameTypes>(game: Game<T>, config: Config): Contender {
  const picks = new XorshiftChance(1);
  return games(number => {
    const match = Match.start(game, config, { seed: `game ${number}` });
    for (let ask = match.ask; ask !== null; ask = match.ask) match.choose(picks.int(ask.options.length));
    return match.answers.length;
  });
}
