import { speak } from '@tafelrunde/engine';
import type { EventId } from '../content/events.ts';
import { resolveStoryCard } from '../rules/events.ts';
import type { SorceryWord } from './word.ts';

/** An adventure event is read and laid face up on the deck, as if a hero had met it (SS-ADVE-04). */
export interface StoryCard {
  readonly do: 'story-card';
  readonly event: EventId;
}

export const storyCard: SorceryWord<StoryCard> = {
  *act({ state, io }, { event }) {
    yield* resolveStoryCard(state, io, event);
  },
  say: (_, { lang }) =>
    speak(lang)('An adventure event is laid on the deck.', 'Ein Abenteuerereignis wird auf den Stapel gelegt.'),
};
