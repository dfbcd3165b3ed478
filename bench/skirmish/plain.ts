/** The skirmish on a mutable plain object with scratch arrays and no framework at all. */
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
  searchWithScratch,
  setup,
} from './objects.ts';

export class PlainSkirmish {
  readonly field: Field;
  current: PlayerId = '0';
  turn = 1;
  result: Result | undefined = undefined;
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
    this.field = setup(random);
    beginTurn(this.field, this.current, random);
  }

  options(): Action[] {
    return enumerate(this.field, this.current, searchWithScratch);
  }

  apply(action: Action): void {
    if (!this.#carryOut(action)) throw new Error(`${JSON.stringify(action)} is not legal.`);
    this.result = result(this.field, this.turn);
  }

  #carryOut(action: Action): boolean {
    const { field, current } = this;
    if ('event' in action) {
      this.current = current === '0' ? '1' : '0';
      this.turn++;
      beginTurn(field, this.current, this.#random);
      return true;
    }
    switch (action.move) {
      case 'move':
        return move(field, current, searchWithScratch, ...action.args);
      case 'attack':
        return attack(field, current, this.#random, ...action.args);
      case 'playCard':
        return playCard(field, current, this.#random, ...action.args);
    }
  }
}
