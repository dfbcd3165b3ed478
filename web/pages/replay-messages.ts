import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';

const en = {
  played: 'Matches to watch again',
  playedNone: 'No match has been played to its end on this device yet.',
  fromFile: 'Got a match as a file? Open it and watch it here.',
  decision: 'Decision',
  ofAll: (n: number) => `of ${n}`,
  jump: 'Jump to',
  beginning: 'Beginning',
  last: { round: 'Back to the last round', turn: 'Back to the last turn' },
  next: { round: 'On to the next round', turn: 'On to the next turn' },
  paces: { slow: 'slow', normal: 'normal', fast: 'fast', faster: 'very fast' },
  again: 'Play again',
  keys: 'Keys',
  keyList: [
    ['← →', 'one decision back or on'],
    ['Page up, Page down', 'one round (or turn) back or on'],
    ['Home, End', 'to the beginning, to the end'],
    ['Space', 'play and pause'],
  ] as readonly (readonly [string, string])[],
  soFar: 'This is how far the match has come.',
  chosen: 'chosen',
  noOdds: 'Nothing was left to chance.',
  oddsOf: (option: string) => `Odds then: ${option}`,
  earlier: (n: number) => `Show everything before (${n} lines)`,
  shortened: 'The rules were mended since: the replay begins at the last rest.',
  handOn: 'Keep or share',
  save: 'Save as a file',
  other: 'Watch another match',
  link: 'Link to this replay',
  copyLink: 'Copy link to this replay',
  linkAbout: 'Whoever has the link can watch the whole match, with everybody’s hidden cards.',
  linkHere: 'The link opens at this decision.',
  localAbout:
    'This match is only on this device. To share it, save it as a file and send that: it can be opened under “Open a file” on the first page. Matches played online have a link.',
  closedAbout: 'This table is closed to spectators: the link works only for those who sat here. Send others the file.',
  failed: 'This replay cannot be shown',
  toTable: 'To the table',
  tryAgain: 'Try again',
  offline: 'The server cannot be reached, and this replay is there. Matches on this device can be watched meanwhile.',
};

const de: Shape<typeof en> = {
  played: 'Partien noch einmal ansehen',
  playedNone: 'Auf diesem Gerät ist noch keine Partie zu Ende gespielt.',
  fromFile: 'Du hast eine Partie als Datei? Öffne sie und sieh sie dir hier an.',
  decision: 'Entscheidung',
  ofAll: n => `von ${n}`,
  jump: 'Springen zu',
  beginning: 'Anfang',
  last: { round: 'Zurück zur letzten Runde', turn: 'Zurück zum letzten Zug' },
  next: { round: 'Weiter zur nächsten Runde', turn: 'Weiter zum nächsten Zug' },
  paces: { slow: 'langsam', normal: 'normal', fast: 'schnell', faster: 'sehr schnell' },
  again: 'Noch einmal',
  keys: 'Tasten',
  keyList: [
    ['← →', 'eine Entscheidung zurück oder weiter'],
    ['Bild auf, Bild ab', 'eine Runde (oder einen Zug) zurück oder weiter'],
    ['Pos1, Ende', 'zum Anfang, zum Ende'],
    ['Leertaste', 'abspielen und anhalten'],
  ],
  soFar: 'So weit ist die Partie gekommen.',
  chosen: 'gewählt',
  noOdds: 'Nichts hing vom Zufall ab.',
  oddsOf: option => `Chancen damals: ${option}`,
  earlier: n => `Alles davor zeigen (${n} Zeilen)`,
  shortened: 'Die Regeln wurden seither ausgebessert: Die Wiederholung beginnt beim letzten Haltepunkt.',
  handOn: 'Behalten oder teilen',
  save: 'Als Datei sichern',
  other: 'Andere Partie ansehen',
  link: 'Link zu dieser Wiederholung',
  copyLink: 'Link zu dieser Wiederholung kopieren',
  linkAbout: 'Wer den Link hat, kann die ganze Partie ansehen, auch die verdeckten Karten aller.',
  linkHere: 'Der Link öffnet sich bei dieser Entscheidung.',
  localAbout:
    'Diese Partie liegt nur auf diesem Gerät. Willst du sie teilen, sichere sie als Datei und verschick die: Auf der Startseite lässt sie sich mit „Datei öffnen“ ansehen. Online gespielte Partien haben einen Link.',
  closedAbout:
    'Dieser Tisch ist für Zuschauer geschlossen: Der Link gilt nur für die, die hier saßen. Anderen schick die Datei.',
  failed: 'Diese Wiederholung lässt sich nicht zeigen',
  toTable: 'Zum Tisch',
  tryAgain: 'Noch einmal versuchen',
  offline:
    'Der Server ist nicht erreichbar, und dort liegt diese Wiederholung. Partien auf diesem Gerät kannst du inzwischen ansehen.',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What is said about watching again; loaded only where somebody does. */
export const useReplayMessages = (): Shape<typeof en> => ALL[useMessages().lang];
