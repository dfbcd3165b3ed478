/** The skirmish as a boardgame.io game in its default set-up: map in the state, undo on, driven through its reducer. */
import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';
import {
  type Action,
  attack,
  beginTurn,
  enumerate,
  type Field,
  move,
  type PlayerId,
  playCard,
  type Random,
  type Result,
  result,
  searchWithMaps,
  setup,
} from './objects.ts';

// The package is CommonJS with folders for entry points, which `import` does not find.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as {
  CreateGameReducer(options: { game: Game<Field> }): (state: State<Field>, action: object) => State<Field>;
  InitializeGame(options: { game: Game<Field>; numPlayers: number }): State<Field>;
};
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' };

/** `luck` replaces boardgame.io's own dice, to compare it with the other forms throw by throw. */
export function skirmishGame(seed: string, luck?: Random): Game<Field> {
  const orInvalid = (legal: boolean): typeof INVALID_MOVE | undefined => (legal ? undefined : INVALID_MOVE);
  return {
    name: 'skirmish',
    seed,
    minPlayers: 2,
    maxPlayers: 2,
    setup: ({ random }) => setup(luck ?? random),
    moves: {
      move: ({ G, playerID }, unit: number, x: number, y: number) =>
        orInvalid(move(G, playerID as PlayerId, searchWithMaps, unit, x, y)),
      attack: ({ G, playerID, random }, unit: number, target: number) =>
        orInvalid(attack(G, playerID as PlayerId, luck ?? random, unit, target)),
      playCard: ({ G, playerID, random }, place: number, target: number) =>
        orInvalid(playCard(G, playerID as PlayerId, luck ?? random, place, target)),
    },
    turn: { onBegin: ({ G, ctx, random }) => beginTurn(G, ctx.currentPlayer as PlayerId, luck ?? random) },
    endIf: ({ G, ctx }) => result(G, ctx.turn),
  };
}

export class BoardgameIoSkirmish {
  #state: State<Field>;
  readonly #reducer: (state: State<Field>, action: object) => State<Field>;

  constructor(seed: string, luck?: Random) {
    const game = skirmishGame(seed, luck);
    this.#reducer = CreateGameReducer({ game });
    this.#state = InitializeGame({ game, numPlayers: 2 });
  }

  get field(): Field {
    return this.#state.G;
  }

  get current(): PlayerId {
    return this.#state.ctx.currentPlayer as PlayerId;
  }

  get turn(): number {
    return this.#state.ctx.turn;
  }

  get result(): Result | undefined {
    return this.#state.ctx.gameover as Result | undefined;
  }

  options(): Action[] {
    return enumerate(this.field, this.current, searchWithMaps);
  }

  apply(action: Action): void {
    const playerID = this.current;
    this.#state = this.#reducer(
      this.#state,
      'event' in action
        ? { type: 'GAME_EVENT', payload: { type: action.event, args: undefined, playerID } }
        : { type: 'MAKE_MOVE', payload: { type: action.move, args: action.args, playerID } },
    );
  }
}
