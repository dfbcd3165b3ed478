import { type Lang, listed, scenarioOf, type Text } from '@tafelrunde/engine';
import type { House } from '../table/house.ts';
import type { Table } from '../table/table.ts';

/** Links people hand on: a table, and a match to be watched again. */
const LINK = /^\/(online|replay\/online)\/([\w-]{1,64})\/?$/;

export const isHandedOn = (url: string): boolean => LINK.test(pathOf(url));
const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? '';

const SAYS = {
  en: {
    and: 'and',
    played: (names: string) => `${names} have played.`,
    won: (names: string) => `Won by ${names}.`,
    lost: 'The game has won.',
    again: 'Watch the match again, decision by decision.',
    open: (names: string) => `${names} would like to play with you.`,
    playing: (names: string) => `${names} are playing.`,
    bot: 'a bot',
  },
  de: {
    and: 'und',
    played: (names: string) => `Es spielten ${names}.`,
    won: (names: string) => `Gewonnen: ${names}.`,
    lost: 'Gewonnen hat das Spiel.',
    again: 'Sieh dir die Partie noch einmal an, Entscheidung für Entscheidung.',
    open: (names: string) => `Einladung an den Tisch von ${names}.`,
    playing: (names: string) => `Am Tisch: ${names}.`,
    bot: 'ein Bot',
  },
} as const;

/**
 * What a page that is handed on says of itself to those who show a preview of it (Open Graph): from what everybody with the link may know. Empty: nothing
 * but what every page says.
 */
export async function previewOf(house: House, url: string, lang: Lang, publicUrl: string): Promise<string> {
  const [, kind, id = ''] = LINK.exec(pathOf(url)) ?? [];
  if (kind === undefined) return '';
  const told = await house.look(id, table => about(table, lang, kind !== 'online')).catch(() => null);
  if (told === null) return '';
  const { title, description, game } = told;
  return tags({
    'og:type': 'website',
    'og:site_name': 'Tafelrunde',
    'og:title': title,
    'og:description': description,
    'og:url': `${publicUrl}/${kind}/${id}`,
    'og:image': `${publicUrl}/previews/${game}.jpg`,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '600',
    'og:image:alt': told.name,
    'og:locale': lang === 'de' ? 'de_DE' : 'en_GB',
    'twitter:card': 'summary_large_image',
  });
}

interface Preview {
  readonly game: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

function about(table: Table, lang: Lang, replay: boolean): Preview {
  const { game, opening } = table;
  const name = game.name[lang];
  const title = `${name}: ${scenarioName(table)[lang]}`;
  // A table that is closed to spectators says nothing of how it went, nor who sits there.
  const description = opening.spectators ? described(table, lang, replay) : game.about[lang];
  return { game: game.id, name, title, description };
}

const scenarioName = ({ game, opening }: Table): Text => scenarioOf(game, opening.config.scenario).name;

function described({ seats, seating, ending }: Table, lang: Lang, replay: boolean): string {
  const says = SAYS[lang];
  const nameOf = (seat: number): string => {
    const sits = seats[seat];
    return sits?.is === 'player' ? sits.name : says.bot;
  };
  const people = seats.flatMap(sits => (sits.is === 'player' ? [sits.name] : []));
  const names = listed(people, says.and);
  if (ending === null || !replay) return seating.hasFree ? says.open(names) : says.playing(names);
  const winners = [...new Set(ending.winners.map(nameOf))];
  const how = ending.lost || winners.length === 0 ? says.lost : says.won(listed(winners, says.and));
  return [says.played(names), how, says.again].join(' ');
}

const tags = (named: Readonly<Record<string, string>>): string =>
  Object.entries(named)
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`)
    .join('\n    ');

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

/** German where it is asked for before English; who shows previews mostly asks for nothing. */
export const langOf = (accepted: string | undefined): Lang =>
  /^\s*de\b/i.test((accepted ?? '').split(',')[0] ?? '') ? 'de' : 'en';
