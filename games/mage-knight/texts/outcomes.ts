import { listed, type Outcome, type Wording } from '@tafelrunde/engine';

const names = ({ winners }: Outcome, name: (seat: number) => string, and: string): string =>
  listed(winners.map(name), and);

export const outcomes: Readonly<Record<string, Wording<Outcome>>> = {
  'most-fame': {
    en: (o, name) => `Most fame: ${names(o, name, 'and')}.`,
    de: (o, name) => `Den meisten Ruhm hat: ${names(o, name, 'und')}.`,
  },
  'cities-conquered': {
    en: 'All cities are conquered: the game is won.',
    de: 'Alle Städte sind erobert: Das Spiel ist gewonnen.',
  },
  'cities-not-conquered': {
    en: 'The cities still stand: the game is lost.',
    de: 'Die Städte stehen noch: Das Spiel ist verloren.',
  },
};
