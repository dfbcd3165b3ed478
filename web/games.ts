import type { Choice, Game, GameEvent, Text } from '@tafelrunde/engine';

/** What is known of a game before anything of it is loaded. */
export interface GameCard {
  readonly id: string;
  readonly name: Text;
  /** The promise in one line. */
  readonly about: Text;
  readonly load: () => Promise<Game>;
}

/** Every game that can be played; its rules are loaded when somebody wants to play it. */
export const GAMES: readonly GameCard[] = [
  {
    id: 'dungeon-saga',
    name: { en: 'Dungeon Saga', de: 'Dungeon Saga' },
    about: {
      en: 'One overlord and his undead against four heroes in the halls of the dwarf king.',
      de: 'Ein Overlord und seine Untoten gegen vier Helden in den Hallen des Zwergenkönigs.',
    },
    load: async () => playable((await import('@tafelrunde/dungeon-saga')).dungeonSaga),
  },
  {
    id: 'schurken-und-halunken',
    name: { en: 'Schurken & Halunken', de: 'Schurken & Halunken' },
    about: {
      en: 'Little villains, big weapons: equip your gang and be the last one standing.',
      de: 'Kleine Schurken, große Waffen: Statte deine Bande aus und bleib als Letzter stehen.',
    },
    load: async () => playable((await import('@tafelrunde/schurken-und-halunken')).schurkenUndHalunken),
  },
  {
    id: 'skirmish',
    name: { en: 'Skirmish', de: 'Scharmützel' },
    about: {
      en: 'The practice table: three against three on a rocky field.',
      de: 'Der Übungstisch: drei gegen drei auf steinigem Feld.',
    },
    load: async () => playable((await import('@tafelrunde/skirmish')).skirmish),
  },
];

export class NoSuchGame extends Error {}

export async function gameById(id: string): Promise<Game> {
  const card = GAMES.find(g => g.id === id);
  if (!card) throw new NoSuchGame(`There is no game "${id}".`);
  return card.load();
}

/** Forgets a game's own types: the table knows games only by what all of them have. */
function playable<S extends object, C extends Choice, E extends GameEvent, V>(game: Game<S, C, E, V>): Game {
  return game as unknown as Game;
}
