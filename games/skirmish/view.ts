import { type Chance, copy, type Viewer } from '@tafelrunde/engine';
import type { CardId } from './content/cards.ts';
import type { State, Unit } from './state.ts';

export interface View {
  readonly units: readonly Unit[];
  readonly players: readonly {
    readonly mana: number;
    /** Only the own hand is seen; of the other only its size. */
    readonly hand: readonly CardId[] | null;
    readonly handSize: number;
    readonly deckSize: number;
    readonly discard: readonly CardId[];
  }[];
  readonly current: number;
  readonly turn: number;
}

export function view(state: State, viewer: Viewer): View {
  return {
    units: copy(state.units),
    players: state.players.map(({ mana, hand, deck, discard }, seat) => ({
      mana,
      hand: seat === viewer ? [...hand] : null,
      handSize: hand.length,
      deckSize: deck.length,
      discard: [...discard],
    })),
    current: state.current,
    turn: state.turn,
  };
}

/** Nobody knows the order of a deck; a hand is known to its owner only. Sorted first, so that the truth leaves no trace. */
export function resample(state: State, viewer: Viewer, chance: Chance): void {
  state.players.forEach(({ hand, deck }, seat) => {
    if (seat === viewer) {
      chance.shuffle(deck.sort());
      return;
    }
    const hidden = chance.shuffle([...hand, ...deck].sort());
    hand.splice(0, hand.length, ...hidden.splice(0, hand.length));
    deck.splice(0, deck.length, ...hidden);
  });
}
