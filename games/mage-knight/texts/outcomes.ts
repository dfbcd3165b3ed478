import { type Outcome as AnyOutcome, listed, type Texts } from '@tafelrunde/engine';
import type { MageKnight } from '../types.ts';

const names = ({ winners }: AnyOutcome, name: (seat: number) => string, and: string): string =>
  listed(winners.map(name), and);

export const outcomes: Texts<MageKnight>['outcomes'] = {
  'most-fame': {
    en: (o, name) => `Most fame: ${names(o, name, 'and')}.`,
    de: (o, name) => `Den meisten Ruhm hat: ${names(o, name, 'und')}.`,
  },
  'most-strongholds': {
    en: (o, name) => `Most keeps and towers: ${names(o, name, 'and')}.`,
    de: (o, name) => `Die meisten Burgen und Türme: ${names(o, name, 'und')}.`,
  },
  'strongholds-tied': { en: 'Nobody holds more than the others.', de: 'Niemand hält mehr als die anderen.' },
  returned: {
    en: (o, name) => `Home through the portal: ${names(o, name, 'and')}.`,
    de: (o, name) => `Durch das Portal heimgekehrt: ${names(o, name, 'und')}.`,
  },
  'chosen-returned': {
    en: (o, name) => `Their chosen one stands on the portal: ${names(o, name, 'and')} win.`,
    de: (o, name) => `Ihr Auserwählter steht auf dem Portal: ${names(o, name, 'und')} gewinnen.`,
  },
  'chosen-not-returned': {
    en: 'No chosen one stands on the portal: nobody wins.',
    de: 'Kein Auserwählter steht auf dem Portal: Niemand gewinnt.',
  },
  'nobody-returned': { en: 'Nobody returns.', de: 'Niemand kehrt zurück.' },
  'mission-fulfilled': { en: 'The mission is fulfilled.', de: 'Die Mission ist erfüllt.' },
  'mission-failed': { en: 'The mission is not fulfilled.', de: 'Die Mission ist nicht erfüllt.' },
  'cities-conquered': {
    en: 'All cities are conquered: the game is won.',
    de: 'Alle Städte sind erobert: Das Spiel ist gewonnen.',
  },
  'cities-not-conquered': {
    en: 'The cities still stand: the game is lost.',
    de: 'Die Städte stehen noch: Das Spiel ist verloren.',
  },
};
