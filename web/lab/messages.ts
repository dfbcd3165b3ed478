import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';

const english = new Intl.NumberFormat('en');
const german = new Intl.NumberFormat('de');

const en = {
  title: 'Lab',
  about: 'Let bots play a few hundred games and see who wins, how long it takes, and what each card does.',
  game: 'Game',
  scenario: 'Scenario',
  seats: 'Seats',
  bots: 'Bots',
  games: 'How many games',
  seed: 'Seed',
  seedAbout: 'The same seed plays the same games again.',
  run: 'Play',
  cancel: 'Stop',
  played: (played: number, games: number) => `${english.format(played)} of ${english.format(games)} games played`,
  left: (seconds: number) =>
    seconds < 60 ? `about ${Math.max(1, Math.round(seconds))} s left` : `about ${Math.round(seconds / 60)} min left`,
  done: 'All games have been played.',
  cancelled: 'Stopped. What was played counts.',
  failed: 'It stopped with an error:',
  save: 'Save the report',
  compare: 'Compare',
  compareAbout: 'Lay an earlier report (JSON) beside this one: the lab says what has changed, and how sure that is.',
  compareFile: 'Open an earlier report',
  compareThis: 'Keep this one to compare with',
  comparing: (name: string, games: string) => `Compared with: ${name}, ${games}`,
  gamesOf: (n: number) => (n === 1 ? '1 game' : `${english.format(n)} games`),
  compareNot: 'Do not compare',
  otherGame: (name: string) => `That report is about another game: ${name}.`,
};

const de: Shape<typeof en> = {
  title: 'Labor',
  about:
    'Lass Bots ein paar hundert Partien spielen und sieh, wer gewinnt, wie lange es dauert und was jede Karte bewirkt.',
  game: 'Spiel',
  scenario: 'Szenario',
  seats: 'Plätze',
  bots: 'Bots',
  games: 'Wie viele Partien',
  seed: 'Seed',
  seedAbout: 'Derselbe Seed spielt dieselben Partien noch einmal.',
  run: 'Spielen lassen',
  cancel: 'Anhalten',
  played: (played, games) => `${german.format(played)} von ${german.format(games)} Partien gespielt`,
  left: seconds =>
    seconds < 60 ? `noch etwa ${Math.max(1, Math.round(seconds))} s` : `noch etwa ${Math.round(seconds / 60)} min`,
  done: 'Alle Partien sind gespielt.',
  cancelled: 'Angehalten. Was gespielt ist, zählt.',
  failed: 'Abgebrochen wegen eines Fehlers:',
  save: 'Bericht sichern',
  compare: 'Vergleichen',
  compareAbout:
    'Leg einen früheren Bericht (JSON) daneben: Das Labor sagt, was sich geändert hat und wie sicher das ist.',
  compareFile: 'Früheren Bericht öffnen',
  compareThis: 'Diesen zum Vergleichen behalten',
  comparing: (name, games) => `Verglichen mit: ${name}, ${games}`,
  gamesOf: n => (n === 1 ? '1 Partie' : `${german.format(n)} Partien`),
  compareNot: 'Nicht vergleichen',
  otherGame: name => `Dieser Bericht handelt von einem anderen Spiel: ${name}.`,
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What the lab says; loaded with it. */
export const useLabMessages = (): Shape<typeof en> => ALL[useMessages().lang];
