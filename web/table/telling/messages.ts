import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../../messages/index.ts';
import type { Shape } from '../../messages/shape.ts';

const en = {
  strip: 'What they did, step by step',
  back: 'One step back',
  forth: 'One step on',
  pause: 'Pause',
  play: 'Play on',
  again: 'From the beginning',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  before: 'Before that',
  skip: 'Skip',
  decision: 'To your decision',
  now: 'Back to the present',
};

const de: Shape<typeof en> = {
  strip: 'Was die anderen taten, Schritt für Schritt',
  back: 'Einen Schritt zurück',
  forth: 'Einen Schritt weiter',
  pause: 'Anhalten',
  play: 'Weiter',
  again: 'Von vorn',
  step: (number, of) => `Schritt ${number} von ${of}`,
  before: 'Davor',
  skip: 'Überspringen',
  decision: 'Zu deiner Entscheidung',
  now: 'Zurück zur Gegenwart',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What is said around what is told; loaded with it. */
export const useTellingMessages = (): Shape<typeof en> => ALL[useMessages().lang];
