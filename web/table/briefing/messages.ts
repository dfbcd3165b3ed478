import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../../messages/index.ts';
import type { Shape } from '../../messages/shape.ts';

const en = {
  title: 'What it is about',
  aims: 'Aims',
  yours: 'your aim',
  twist: 'What is different here',
  about: 'In short',
  wins: (side: string, share: string, games: number) =>
    `Between equal bots the ${side} won ${share} of ${games} games.`,
  carried: 'What your campaign brings along is added to that.',
  seated: 'At the table',
  begin: 'Begin',
  back: 'Back to the table',
  never: 'Begin, and no briefings from now on',
};

const de: Shape<typeof en> = {
  title: 'Worum es geht',
  aims: 'Ziele',
  yours: 'dein Ziel',
  twist: 'Was hier anders ist',
  about: 'In Kürze',
  wins: (side: string, share: string, games: number) =>
    `Unter gleich starken Bots gewannen die ${side} ${share} von ${games} Partien.`,
  carried: 'Was eure Kampagne mitbringt, kommt dazu.',
  seated: 'Am Tisch',
  begin: 'Los geht’s',
  back: 'Zurück an den Tisch',
  never: 'Beginnen, künftig ohne Einweisung',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What is said before a match; loaded with it. */
export const useBriefingMessages = (): Shape<typeof en> => ALL[useMessages().lang];
