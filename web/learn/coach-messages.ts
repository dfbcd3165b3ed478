import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';

const en = {
  coach: 'Coach',
  count: (step: number, of: number) => `Step ${step} of ${of}`,
  part: (part: number, of: number, name: string) => `Part ${part} of ${of}: ${name}`,
  nextPart: (name: string) => `Next part: ${name}`,
  over: 'The lesson is over',
  next: 'Go on',
  forMe: 'Do it for me',
  showMe: 'Show me',
  leave: 'End the lesson',
  realMatch: 'A match of my own',
};

const de: Shape<typeof en> = {
  coach: 'Lehrmeister',
  count: (step, of) => `Schritt ${step} von ${of}`,
  part: (part, of, name) => `Teil ${part} von ${of}: ${name}`,
  nextPart: name => `Nächster Teil: ${name}`,
  over: 'Die Lektion ist vorbei',
  next: 'Weiter',
  forMe: 'Mach du das',
  showMe: 'Zeig es mir',
  leave: 'Lektion beenden',
  realMatch: 'Eine eigene Partie',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What the coach says besides the lesson; loaded where one teaches. */
export const useCoachMessages = (): Shape<typeof en> => ALL[useMessages().lang];
