import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';

const en = {
  begin: 'Begin the campaign',
  goOn: (name: string) => `Continue with ${name}`,
  holdings: 'Won so far',
  mine: 'Your campaigns',
  all: 'All campaigns',
  anew: 'A new campaign',
  which: 'Which campaign?',
  called: 'Name of the campaign',
  calledHint: 'for example: Friday round',
  rename: 'Rename',
  keepName: 'Save the name',
  remove: 'Delete',
  removeWhy: (name: string) =>
    `Delete “${name}” for good? What was won is lost; the matches stay among those on this device.`,
  import: 'Open a campaign file',
  gone: 'This campaign is not on this device.',
};

const de: Shape<typeof en> = {
  begin: 'Die Kampagne beginnen',
  goOn: name => `Weiter mit ${name}`,
  holdings: 'Bisher gewonnen',
  mine: 'Deine Kampagnen',
  all: 'Alle Kampagnen',
  anew: 'Eine neue Kampagne',
  which: 'Welche Kampagne?',
  called: 'Name der Kampagne',
  calledHint: 'zum Beispiel: Freitagsrunde',
  rename: 'Umbenennen',
  keepName: 'Namen speichern',
  remove: 'Löschen',
  removeWhy: name =>
    `„${name}“ endgültig löschen? Was gewonnen wurde, geht verloren; die gespielten Partien bleiben auf diesem Gerät.`,
  import: 'Kampagnendatei öffnen',
  gone: 'Diese Kampagne ist nicht auf diesem Gerät.',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What the pages of campaigns say; loaded with them. */
export const useCampaignMessages = (): Shape<typeof en> => ALL[useMessages().lang];
