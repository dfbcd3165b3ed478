import type { Text } from '@tafelrunde/engine';

/** What a bot is called; apart from how it thinks, so that whoever only names bots does not load their thoughts. */
export interface Called {
  readonly id: string;
  readonly name: Text;
}

export const called = {
  knight: { id: 'knight', name: { en: 'Knight', de: 'Ritter' } },
  squire: { id: 'squire', name: { en: 'Squire', de: 'Knappe' } },
  page: { id: 'page', name: { en: 'Page', de: 'Page' } },
  search: { id: 'search', name: { en: 'Search', de: 'Suche' } },
  greedy: { id: 'greedy', name: { en: 'Greedy', de: 'Gierig' } },
  random: { id: 'random', name: { en: 'Random', de: 'Zufall' } },
} as const satisfies Readonly<Record<string, Called>>;

/** The opponents people choose from, strongest first. */
export const levelNames: readonly Called[] = [called.knight, called.squire, called.page];

/** Who sits there if nobody says otherwise. */
export const usualLevel: Called = called.squire;

/** The name of a level or a bot by its id; undefined for one that is not known. */
export const botName = (id: string): Text | undefined => Object.values<Called>(called).find(bot => bot.id === id)?.name;
