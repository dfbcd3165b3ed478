import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';

const en = {
  title: (name: string) => `Hand the screen to ${name}`,
  text: 'The others look away.',
  mayReact: (name: string) => `${name} may react`,
  happened: 'What has just happened',
  textInWindow: 'To look at your hand, take the screen; the others look away then.',
  pass: (name: string) => `${name} passes without looking`,
  passAll: 'Nobody reacts',
  lift: (name: string) => `That is me: ${name}`,
  open: 'Play with open hands: no more curtains',
};

const de: Shape<typeof en> = {
  mayReact: name => `${name} darf reagieren`,
  happened: 'Was eben geschehen ist',
  textInWindow: 'Wer in die eigene Hand sehen will, nimmt den Bildschirm; die anderen schauen dann weg.',
  pass: name => `${name} passt, ohne nachzusehen`,
  passAll: 'Niemand reagiert',
  title: name => `Gib den Bildschirm weiter: ${name}`,
  text: 'Die anderen schauen weg.',
  lift: name => `Das bin ich: ${name}`,
  open: 'Mit offenen Händen spielen: kein Vorhang mehr',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What the curtain says; loaded with it. */
export const useCurtainMessages = (): Shape<typeof en> => ALL[useMessages().lang];
