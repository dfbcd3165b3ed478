import type { Config, Game, Text } from '@tafelrunde/engine';

/** What is known of a game before anything of it is loaded. */
export interface GameCard {
  readonly id: string;
  readonly name: Text;
  /** The promise in one line. */
  readonly about: Text;
  readonly box: Box;
  /** What its puzzles are called, if it has any (`/learn/puzzles`). */
  readonly puzzles?: Text;
  readonly load: () => Promise<Game>;
  /** The game without what only those need who think about it or count it: for a page that has others do so. */
  readonly loadPlayed?: () => Promise<Game>;
  /** The whole game, to be prepared for the match it is to think about (`Game.prepare`). */
  readonly loadThinking?: () => Promise<Game>;
}

/** What stands on the side of a box. */
export interface Box {
  readonly players: readonly [least: number, most: number];
  readonly minutes: readonly [least: number, most: number];
  /** How much there is to learn. */
  readonly weight: 'light' | 'medium' | 'heavy';
}

/** Every game that can be played, in the browser, in the terminal and online: a new one is entered here, and nowhere else. */
export const GAMES: readonly GameCard[] = [
  {
    id: 'dungeon-saga',
    name: { en: 'Dungeon Saga', de: 'Dungeon Saga' },
    about: {
      en: 'One overlord and his undead against four heroes in the halls of the dwarf king.',
      de: 'Ein Overlord und seine Untoten gegen vier Helden in den Hallen des Zwergenkönigs.',
    },
    box: { players: [2, 5], minutes: [20, 60], weight: 'medium' },
    load: async () => (await import('@tafelrunde/dungeon-saga')).dungeonSaga,
  },
  {
    id: 'schurken-und-halunken',
    name: { en: 'Schurken & Halunken', de: 'Schurken & Halunken' },
    about: {
      en: 'Little villains, big weapons: equip your gang and be the last one standing.',
      de: 'Kleine Schurken, große Waffen: Statte deine Bande aus und bleib als Letzter stehen.',
    },
    box: { players: [1, 5], minutes: [20, 120], weight: 'light' },
    load: async () => (await import('@tafelrunde/schurken-und-halunken')).schurkenUndHalunken,
  },
  {
    id: 'mage-knight',
    name: { en: 'Mage Knight', de: 'Mage Knight' },
    about: {
      en: 'Heroes without mercy explore a land, gather an army and spells, and take its cities.',
      de: 'Helden ohne Gnade erkunden ein Land, sammeln Heer und Zauber und nehmen seine Städte ein.',
    },
    box: { players: [1, 4], minutes: [60, 360], weight: 'heavy' },
    puzzles: { en: 'Combat puzzles', de: 'Kampfrätsel' },
    load: async () => (await import('@tafelrunde/mage-knight')).mageKnight,
    loadPlayed: async () => (await import('@tafelrunde/mage-knight/played')).played,
  },
  {
    id: 'sword-and-sorcery',
    name: { en: 'Sword & Sorcery', de: 'Sword & Sorcery' },
    about: {
      en: 'Heroes raised from the dead against enemies that run themselves, all together.',
      de: 'Von den Toten erweckte Helden gegen Gegner, die sich selbst lenken, alle gemeinsam.',
    },
    box: { players: [1, 5], minutes: [25, 90], weight: 'heavy' },
    load: async () => (await import('@tafelrunde/sword-and-sorcery')).swordAndSorcery,
  },
  {
    id: 'descent',
    name: { en: 'Descent', de: 'Descent' },
    about: {
      en: 'One overlord against up to four heroes: quests in the dungeon, and campaigns; or all together down The Delve and along the Grey Road.',
      de: 'Ein Overlord gegen bis zu vier Helden: Abenteuer im Dungeon und Kampagnen; oder alle gemeinsam in die Tiefe und die graue Straße entlang.',
    },
    box: { players: [1, 5], minutes: [35, 270], weight: 'heavy' },
    load: async () => (await import('@tafelrunde/descent')).descent,
    loadPlayed: async () => (await import('@tafelrunde/descent/played')).played,
    loadThinking: async () => (await import('@tafelrunde/descent/thinking')).thinking,
  },
  {
    id: 'skirmish',
    name: { en: 'Skirmish', de: 'Scharmützel' },
    about: {
      en: 'The practice table: three against three on a rocky field.',
      de: 'Der Übungstisch: drei gegen drei auf steinigem Feld.',
    },
    box: { players: [2, 2], minutes: [25, 25], weight: 'light' },
    load: async () => (await import('@tafelrunde/skirmish')).skirmish,
  },
];

/** A game to be played on a page; before a match is begun or opened, it is prepared for that (`Game.prepare`). */
export const loadToPlay = ({ load, loadPlayed = load }: GameCard): Promise<Game> => loadPlayed();

/** The same, ready for any match and any campaign. */
export async function loadForAll(card: GameCard): Promise<Game> {
  const game = await loadToPlay(card);
  await game.prepare?.(null);
  return game;
}

/** The same, ready for the match in a save. */
export async function loadForSave(card: GameCard, save: string): Promise<Game> {
  const game = await loadToPlay(card);
  if (game.prepare !== undefined) await game.prepare((JSON.parse(save) as { readonly config: Config }).config);
  return game;
}

export class NoSuchGame extends Error {}

export async function gameById(id: string): Promise<Game> {
  return cardOf(id).load();
}

/** A game to be thought about where nothing needless is loaded; it is prepared for each match. */
export async function gameToThink(id: string): Promise<Game> {
  const { load, loadThinking = load } = cardOf(id);
  return loadThinking();
}

function cardOf(id: string): GameCard {
  const card = GAMES.find(g => g.id === id);
  if (!card) throw new NoSuchGame(`There is no game "${id}".`);
  return card;
}

/** All of them at once, for programs that need not save the loading. */
export const loadAll = (): Promise<Game[]> => Promise.all(GAMES.map(({ load }) => load()));
