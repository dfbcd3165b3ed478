import type { Config } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import type { Contender, Contenders } from '../contender.ts';
import { games, onMatch, onRun } from '../random-play.ts';
import { BoardgameIoSkirmish } from './boardgameio.ts';
import { flat } from './flat.ts';
import type { Action, Result } from './objects.ts';
import { PlainSkirmish } from './plain.ts';
import { XorshiftChance } from './xorshift.ts';

const CONFIG: Config = { scenario: 'field', seats: 2, settings: {} };

/** Every `run` plays one whole game; all contenders pick with the same generator. */
export const contenders: Contenders = {
  tafelrunde: () => onRun(skirmish, CONFIG),
  tafelrundeMatch: () => onMatch(skirmish, CONFIG),
  boardgameio: () => objects(number => new BoardgameIoSkirmish(`game ${number}`)),
  plain: () => objects(number => new PlainSkirmish(new XorshiftChance(number))),
  flat: () => {
    const picks = new XorshiftChance(1);
    const actions = new Int32Array(flat.MOST_ACTIONS);
    return games(number => {
      let decisions = 0;
      flat.start(number);
      for (; flat.state[flat.OVER] === 0; decisions++) flat.make(actions[picks.int(flat.enumerate(actions))] as number);
      return decisions;
    });
  },
};

interface ObjectGame {
  readonly result: Result | undefined;
  options(): Action[];
  apply(action: Action): void;
}

function objects(start: (number: number) => ObjectGame): Contender {
  const picks = new XorshiftChance(1);
  return games(number => {
    const game = start(number);
    let decisions = 0;
    for (; game.result === undefined; decisions++) {
      const options = game.options();
      game.apply(options[picks.int(options.length)] as Action);
    }
    return decisions;
  });
}
