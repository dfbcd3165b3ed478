import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';

const en = {
  mine: 'Your campaigns online',
  unnamed: 'Campaign online',
  elsewhere: 'This campaign is played online: everybody at their own screen.',
  match: (n: number) => `Match ${n}`,
  matchOf: (n: number, name: string) => `Match ${n} of the campaign “${name}”`,
  matchOfUnnamed: (n: number) => `Match ${n} of a campaign`,
  page: 'To the campaign',
  toTable: (scenario: string) => `To the table: ${scenario}`,
  goOn: (scenario: string) => `Go on with ${scenario}`,
  goOnAbout: 'One of you is enough: all others find the next match here.',
  toNext: 'To the next match',
  waiting: 'Whoever belongs to this campaign may go on.',
  over: 'This campaign is over.',
  ended: 'This campaign has been ended.',
  seats: 'Who sits where',
  seatsAbout: 'In the next match.',
  stays: (name: string) => `${name} stays`,
  botStays: (name: string) => `Bot: ${name} stays`,
  stillFree: 'Free: for whoever has the invitation',
  free: 'Free: for somebody else',
  withBot: (name: string) => `Bot: ${name}`,
  history: 'Matches so far',
  playing: 'being played',
  watch: 'Watch again',
  watchMatch: (n: number) => `Watch again: match ${n}`,
  sealed: 'Matches can be watched again when the campaign is over: what the overlord decided in secret still counts.',
  notKept: 'no longer kept here',
  end: 'End the campaign',
  endSure:
    'The match that is being played ends, and no other follows. This cannot be taken back. Everybody can then save the campaign as a file and play on at one screen.',
  save: 'Save as a file',
  invite: 'Invite somebody else with this link',
  missing: 'There is no such campaign here, or it is only for those who play it.',
  resign:
    'A bot then plays on for you until this match is over; in the next one the seat is yours again. This cannot be taken back.',
};

const de: Shape<typeof en> = {
  mine: 'Deine Kampagnen online',
  unnamed: 'Kampagne online',
  elsewhere: 'Diese Kampagne läuft auf dem Server: Alle sitzen an ihrem eigenen Bildschirm.',
  match: n => `Partie ${n}`,
  matchOf: (n, name) => `Partie ${n} der Kampagne „${name}“`,
  matchOfUnnamed: n => `Partie ${n} einer Kampagne`,
  page: 'Zur Kampagne',
  toTable: scenario => `Zum Tisch: ${scenario}`,
  goOn: scenario => `Weiter mit ${scenario}`,
  goOnAbout: 'Es genügt, wenn das eine Person tut: Alle anderen finden die nächste Partie hier.',
  toNext: 'Zur nächsten Partie',
  waiting: 'Weitermachen dürfen alle, die zu dieser Kampagne gehören.',
  over: 'Diese Kampagne ist zu Ende.',
  ended: 'Diese Kampagne wurde beendet.',
  seats: 'Wer wo sitzt',
  seatsAbout: 'In der nächsten Partie.',
  stays: name => `${name} bleibt`,
  botStays: name => `Bot: ${name} bleibt`,
  stillFree: 'Frei: für alle mit der Einladung',
  free: 'Frei: für jemand anderen',
  withBot: name => `Bot: ${name}`,
  history: 'Bisherige Partien',
  playing: 'wird gespielt',
  watch: 'Noch einmal ansehen',
  watchMatch: n => `Noch einmal ansehen: Partie ${n}`,
  sealed:
    'Ansehen lassen sich die Partien wieder, wenn die Kampagne zu Ende ist: Was der Overlord heimlich entschieden hat, zählt noch.',
  notKept: 'hier nicht mehr aufbewahrt',
  end: 'Die Kampagne beenden',
  endSure:
    'Die laufende Partie endet, und keine weitere folgt. Das lässt sich nicht zurücknehmen. Danach können alle die Kampagne als Datei sichern und an einem Bildschirm weiterspielen.',
  save: 'Als Datei sichern',
  invite: 'Lade mit diesem Link jemand anderen ein',
  missing: 'Diese Kampagne gibt es hier nicht, oder sie ist nur für die da, die sie spielen.',
  resign:
    'Dann spielt bis zum Ende dieser Partie ein Bot für dich weiter; in der nächsten gehört der Platz wieder dir. Das lässt sich nicht zurücknehmen.',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What is said about campaigns on the server; loaded with them. */
export const useOnlineCampaignMessages = (): Shape<typeof en> => ALL[useMessages().lang];
