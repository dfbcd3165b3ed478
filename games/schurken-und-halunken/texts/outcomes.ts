import type { Seat, SeatName, Texts } from '@tafelrunde/engine';
import type { SchurkenUndHalunken } from '../types.ts';

type Winners = readonly Seat[];
const names = (winners: Winners, name: SeatName): string => winners.map(name).join(', ');
const wins = (winners: Winners, name: SeatName): string =>
  `${names(winners, name)} ${winners.length === 1 ? 'wins' : 'win'}`;
const gewinnt = (winners: Winners, name: SeatName): string =>
  `${names(winners, name)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'}`;

export const outcomes: Texts<SchurkenUndHalunken>['outcomes'] = {
  'last-standing': {
    en: ({ winners }, name) => `${wins(winners, name)}: nobody else is left on their feet.`,
    de: ({ winners }, name) => `${gewinnt(winners, name)}: Sonst steht niemand mehr.`,
  },
  lost: { en: 'None of you is left standing.', de: 'Von euch steht niemand mehr.' },
  'all-dead': {
    en: ({ winners }, name) => `All fell at once. Whoever was on turn wins: ${names(winners, name)}.`,
    de: ({ winners }, name) => `Alle fielen zugleich. Es gewinnt, wer am Zug war: ${names(winners, name)}.`,
  },
  'dragon-slain': {
    en: 'The dragon is no more. The hoard is counted, and you have all won.',
    de: 'Der Drache ist nicht mehr. Der Hort wird gezählt, und ihr habt alle gewonnen.',
  },
  'dragon-fed': {
    en: 'The dragon burps. You have all lost, some of you as dessert.',
    de: 'Der Drache rülpst. Ihr habt alle verloren, manche als Nachtisch.',
  },
  'hill-king': {
    en: ({ winners }, name) => `${wins(winners, name)}: long enough on the hill to call it home.`,
    de: ({ winners }, name) => `${gewinnt(winners, name)}: lange genug auf dem Hügel, um ihn Heimat zu nennen.`,
  },
  'night-gold': {
    en: 'The watch is beaten and you have hardly a scratch. Grade: legend of the underworld.',
    de: 'Die Wache ist geschlagen, du hast kaum einen Kratzer. Note: Legende der Unterwelt.',
  },
  'night-silver': {
    en: 'The watch is beaten. You limp, but with style. Grade: respectable rogue.',
    de: 'Die Wache ist geschlagen. Du hinkst, aber mit Stil. Note: ehrbarer Halunke.',
  },
  'night-bronze': {
    en: 'The watch is beaten, and nearly so were you. Grade: lucky scoundrel.',
    de: 'Die Wache ist geschlagen, du beinahe auch. Note: Schurke mit Schwein.',
  },
  arrested: {
    en: 'The watch has you. Bread and water, and the bread is off.',
    de: 'Die Wache hat dich. Wasser und Brot, und das Brot ist alle.',
  },
};
