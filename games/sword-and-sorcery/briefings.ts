import { type Briefing, type Difficulty, measured, type Text } from '@tafelrunde/engine';
import type { Adventure } from './content/adventures/adventure.ts';
import { EVENTS } from './content/events.ts';

/** The turn of a hero with the enemy turn after it, and its share of what comes between rounds. */
const MINUTES_A_TURN = 1;
/** Heroes who go with one player and with five, as the settings begin. */
const HEROES: readonly [number, number] = [4, 5];

/** What everybody is told of an adventure before play: its first aim, how it is lost, how long it can last. It holds no secrets. */
export function briefingOf({ events, stages, prologue, epilogue, number }: Adventure): Briefing {
  const deck = [...events.deck, ...(events.bottom ?? [])];
  const cards = deck.length;
  // A card lies for two rounds: in one it is drawn, in the next it is discarded; day and night lie beside the deck at once (SS-EVNT-01, -08).
  const rounds = deck.reduce((sum, card) => sum + (EVENTS[card].type === 'standard' ? 2 : 1), 0);
  return {
    minutes: [rounds * HEROES[0] * MINUTES_A_TURN, rounds * HEROES[1] * MINUTES_A_TURN],
    difficulty: difficultyOf(number),
    twist: {
      en: `${cards} event cards are all the time there is: ${rounds} rounds.`,
      de: `${cards} Ereigniskarten sind alle Zeit, die bleibt: ${rounds} Runden.`,
    },
    aims: [
      { text: stages[0].aim },
      {
        text: {
          en: 'All lose when the last event card is discarded, or when all heroes are ghosts at once.',
          de: 'Alle verlieren, wenn die letzte Ereigniskarte abgelegt wird oder alle Helden zugleich Geister sind.',
        },
      },
    ],
    prologue,
    epilogue: ({ lost }) => (lost ? epilogue.lost : epilogue.won),
  };
}

const ROLE: Text = { en: 'heroes', de: 'Helden' };
/** What bots won of each adventure, and how many games they played, with two to five heroes (docs/balance/sword-and-sorcery.md). */
const BOTS: Readonly<Record<number, readonly [won: number, games: number]>> = {
  1: [570, 800],
  2: [578, 800],
  3: [358, 800],
  4: [390, 800],
  5: [346, 800],
  6: [394, 800],
  7: [345, 800],
};

/** The yard is for learning; everything else was measured. */
function difficultyOf(number: number): Difficulty {
  const bots = BOTS[number];
  if (bots === undefined) return { level: 'gentle' };
  const [won, games] = bots;
  return measured(ROLE, won / games, games);
}
