import { type Ask, Run } from '@tafelrunde/engine';
import { type Choice, type State, skirmish } from '@tafelrunde/skirmish';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, type CardId } from '../../games/skirmish/content/cards.ts';
import { MAP } from '../../games/skirmish/content/map.ts';
import { optionId } from '../../games/skirmish/explain.ts';
import { BoardgameIoSkirmish } from '../skirmish/boardgameio.ts';
import { flat } from '../skirmish/flat.ts';
import { ROSTER } from '../skirmish/numbers.ts';
import type { Action, Field, PlayerId, Result } from '../skirmish/objects.ts';
import { PlainSkirmish } from '../skirmish/plain.ts';
import { XorshiftChance } from '../skirmish/xorshift.ts';

const GAMES = 32;

/** One form of the game, seen through the eyes of ours: its state and its options by our names. */
interface Form {
  options(): string[];
  choose(option: number): void;
  position(): Position;
}

/** Our state, and who won: null while nobody has, 'drawn' if nobody did. */
interface Position {
  readonly state: State;
  readonly won: number | 'drawn' | null;
}

describe('all forms of the skirmish play the same game', () => {
  test.for(Array.from({ length: GAMES }, (_, game) => 1000 + 77 * game))('seed %i, decision by decision', seed => {
    const ours = tafelrunde(seed);
    const others = { flat: flatForm(seed), plain: plainForm(seed), boardgameio: boardgameIoForm(seed) };
    const picks = new XorshiftChance(seed + 1);
    let decisions = 0;
    for (;;) {
      const position = ours.position();
      const options = position.won === null ? ours.options() : [];
      for (const [name, form] of Object.entries(others)) {
        expect(form.position(), `the position in ${name} after ${decisions} decisions`).toEqual(position);
        if (position.won !== null) continue;
        expect(form.options(), `the options in ${name} after ${decisions} decisions`).toEqual(options);
      }
      if (position.won !== null) break;
      const option = picks.int(options.length);
      for (const form of [ours, ...Object.values(others)]) form.choose(option);
      decisions++;
    }
    expect(decisions).toBeGreaterThan(50);
  });
});

test('the flat form takes moves back to the very same state', () => {
  const actions = new Int32Array(flat.MOST_ACTIONS);
  const picks = new XorshiftChance(5);
  flat.start(31);
  flat.setLogging(true);
  const saved = [flat.save()];
  const marks = [flat.mark()];
  while (flat.state[flat.OVER] === 0) {
    flat.make(actions[picks.int(flat.enumerate(actions))] as number);
    saved.push(flat.save());
    marks.push(flat.mark());
  }
  for (let back = saved.length - 1; back >= 0; back--) {
    flat.unmake(marks[back] as number);
    expect(flat.save()).toEqual(saved[back]);
  }
  flat.setLogging(false);
});

function tafelrunde(seed: number): Form {
  const chance = new XorshiftChance(seed);
  const state = skirmish.setup({ scenario: 'field', seats: 2, settings: {} }, chance);
  const run = new Run(skirmish, state, { chance });
  run.advance();
  return {
    options: () => (run.ask as Ask<Choice>).options.map(optionId),
    choose(option) {
      run.answer(option);
      run.advance();
    },
    position: () => ({ state, won: run.outcome ? (run.outcome.winners[0] ?? 'drawn') : null }),
  };
}

function plainForm(seed: number): Form {
  return objectForm(new PlainSkirmish(new XorshiftChance(seed)));
}

function boardgameIoForm(seed: number): Form {
  return objectForm(new BoardgameIoSkirmish('unused', new XorshiftChance(seed)));
}

interface ObjectGame {
  readonly field: Field;
  readonly current: PlayerId;
  readonly turn: number;
  readonly result: Result | undefined;
  options(): Action[];
  apply(action: Action): void;
}

function objectForm(game: ObjectGame): Form {
  let offered: Action[] = [];
  return {
    options() {
      offered = game.options();
      return offered.map(action => optionId(choiceOf(action, game.field.players[game.current].hand)));
    },
    choose: option => game.apply(offered[option] as Action),
    position: () => ({ state: stateOf(game), won: wonBy(game.result) }),
  };
}

function choiceOf(action: Action, hand: readonly number[]): Choice {
  if ('event' in action) return { do: 'end' };
  const [first, second] = action.args;
  switch (action.move) {
    case 'move':
      return { do: 'move', unit: first, to: MAP.cell(second, action.args[2]) };
    case 'attack':
      return { do: 'attack', unit: first, target: second };
    case 'playCard':
      return { do: 'play', slot: first, card: cardOf(hand[first]), target: second };
  }
}

function stateOf({ field, current, turn }: ObjectGame): State {
  return {
    units: field.units.map(({ id, x, y, life, actions, attacked, blessings, shield }) => ({
      ...ownerAndClass(id),
      at: MAP.cell(x, y),
      life,
      actions,
      attacked,
      blessings,
      shield,
    })),
    players: Object.values(field.players).map(({ mana, hand, deck, discard }) => ({
      mana,
      hand: hand.map(cardOf),
      deck: deck.map(cardOf),
      discard: discard.map(cardOf),
    })),
    current: Number(current),
    turn,
  };
}

function wonBy(result: Result | undefined): Position['won'] {
  if (!result) return null;
  return 'winner' in result ? Number(result.winner) : 'drawn';
}

/** The flat form keeps its one state in its module, so only one such game can be played at a time. */
function flatForm(seed: number): Form {
  const actions = new Int32Array(flat.MOST_ACTIONS);
  flat.start(seed);
  return {
    options: () =>
      Array.from(actions.subarray(0, flat.enumerate(actions)), action => optionId(choiceOfFlat(action, flat.state))),
    choose(option) {
      flat.enumerate(actions);
      flat.make(actions[option] as number);
    },
    position: () => ({ state: stateOfFlat(flat.state), won: wonInFlat(flat.state[flat.OVER] ?? 0) }),
  };
}

function choiceOfFlat(action: number, words: Int32Array): Choice {
  const [first, second] = [flat.firstOf(action), flat.secondOf(action)];
  switch (flat.kindOf(action)) {
    case flat.MOVE:
      return { do: 'move', unit: first, to: second };
    case flat.ATTACK:
      return { do: 'attack', unit: first, target: second };
    case flat.PLAY: {
      const hand = flat.PLAYER + (words[flat.CURRENT] ?? 0) * flat.PLAYER_WORDS + flat.HAND;
      return { do: 'play', slot: first, card: cardOf(words[hand + first]), target: second };
    }
    default:
      return { do: 'end' };
  }
}

function stateOfFlat(words: Int32Array): State {
  const unit = (id: number) => {
    const word = (field: number): number => words[flat.UNIT + id * flat.UNIT_WORDS + field] as number;
    return {
      ...ownerAndClass(id),
      at: word(flat.AT),
      life: word(flat.LIFE),
      actions: word(flat.ACTIONS_LEFT),
      attacked: word(flat.ATTACKED) === 1,
      blessings: word(flat.BLESSINGS),
      shield: word(flat.SHIELDS),
    };
  };
  const player = (seat: number) => {
    const base = flat.PLAYER + seat * flat.PLAYER_WORDS;
    const word = (field: number): number => words[base + field] as number;
    const cards = (from: number, count: number) =>
      Array.from(words.subarray(base + from, base + from + word(count)), cardOf);
    return {
      mana: word(flat.MANA_LEFT),
      hand: cards(flat.HAND, flat.HAND_SIZE),
      deck: cards(flat.DECK, flat.LEFT_IN_DECK),
      discard: cards(flat.DISCARD, flat.DISCARDED),
    };
  };
  return {
    units: ROSTER.map((_, id) => unit(id)),
    players: [player(0), player(1)],
    current: words[flat.CURRENT] as number,
    turn: words[flat.TURN] as number,
  };
}

const wonInFlat = (over: number): Position['won'] => (over === 0 ? null : over === 3 ? 'drawn' : over - 1);

function ownerAndClass(unit: number) {
  const { owner, cls } = ROSTER[unit] as (typeof ROSTER)[number];
  return { owner, cls };
}

const cardOf = (card: number | undefined): CardId => CARD_IDS[card ?? -1] as CardId;
