import { hasHand, takeAtRandom, victims } from './hands.ts';
import { pickRival } from './targets.ts';
import type { CardWord } from './word.ts';

/** You take cards at random from the hand of a rival of your choice, or of the player of the `foe`. Only you and that player learn which. Legal targets: players with a hand. */
export interface Steal {
  readonly do: 'steal';
  readonly who: 'rival' | 'foe';
  readonly count: number;
}

export const steal: CardWord<Steal> = {
  can: ({ state, cause }, { who }) => victims(state, who, cause).length > 0,
  *act({ state, io, cause }, { who, count }) {
    const able = victims(state, who, cause);
    const from = yield* pickRival(state, cause.group, rival => able.includes(rival));
    for (let i = 0; i < count && hasHand(state, from); i++) takeAtRandom(state, io, cause.group, from);
  },
  say: ({ who, count }, { t }) =>
    who === 'rival'
      ? t(
          `Take ${count} random ${count === 1 ? 'card' : 'cards'} from a rival’s hand.`,
          `Ziehe ${count} zufällige ${count === 1 ? 'Karte' : 'Karten'} aus der Hand eines Mitspielers.`,
        )
      : t(
          `Take ${count} random ${count === 1 ? 'card' : 'cards'} from the hand of the foe’s player.`,
          `Ziehe ${count} zufällige ${count === 1 ? 'Karte' : 'Karten'} aus der Hand des gegnerischen Spielers.`,
        ),
};
