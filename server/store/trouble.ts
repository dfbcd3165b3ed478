import type { Text } from '@tafelrunde/engine';

/** The database is of a newer version, damaged, locked or not there. */
export class StoreTrouble extends Error {
  readonly text: Text;
  constructor(text: Text, options?: ErrorOptions) {
    super(text.en, options);
    this.text = text;
  }
}

export const newerVersion = (seen: number, known: number): StoreTrouble =>
  new StoreTrouble({
    en: `The database has version ${seen}; this version of Tafelrunde knows ${known}. Please update.`,
    de: `Die Datenbank hat Version ${seen}; diese Tafelrunde kennt Version ${known}. Bitte aktualisieren.`,
  });

export const cannotUse = (what: string, error: unknown): StoreTrouble => {
  const why = messageOf(error);
  return new StoreTrouble(
    { en: `${what} cannot be used: ${why}.`, de: `${what} ist nicht benutzbar: ${why}.` },
    { cause: error },
  );
};

export const cannotMake = (folder: string, error: unknown): StoreTrouble =>
  new StoreTrouble(
    {
      en: `The folder ${folder} cannot be made: ${messageOf(error)}.`,
      de: `Der Ordner ${folder} lässt sich nicht anlegen: ${messageOf(error)}.`,
    },
    { cause: error },
  );

export const notEmpty = (): StoreTrouble =>
  new StoreTrouble({
    en: 'Only an empty database can be filled from a backup.',
    de: 'Nur eine leere Datenbank lässt sich aus einer Sicherung füllen.',
  });

export const gapBefore = (table: string, number: number): StoreTrouble =>
  new StoreTrouble({
    en: `The backup has no entry before number ${number} of table ${table}.`,
    de: `Der Sicherung fehlt der Eintrag vor Nummer ${number} des Tisches ${table}.`,
  });

export const CLOSED = new StoreTrouble({ en: 'The database is closed.', de: 'Die Datenbank ist geschlossen.' });

/** Something else, in the words of the database. */
export const failed = (error: unknown): StoreTrouble =>
  error instanceof StoreTrouble ? error : new StoreTrouble(sameInBoth(messageOf(error)), { cause: error });

export const sameInBoth = (words: string): Text => ({ en: words, de: words });

export const textOf = (error: unknown): Text =>
  error instanceof StoreTrouble ? error.text : sameInBoth(messageOf(error));

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, code } = error as NodeJS.ErrnoException;
  // Of several addresses that were tried nobody says a word together.
  return message || code || error.name;
}

/** Nobody is there, or not yet; or whoever is there has no time at the moment. */
const NOBODY_THERE: readonly string[] = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];
/** Connection exceptions, too little of something, and a server that starts or stops. */
const NOT_NOW = /^(08|53|57P)\w+$/;
/** What is said where no answer came, or half of one. */
const SILENCE = /\b(timeout|terminated)\b/;

/** May it be otherwise in a moment, without anybody having mended anything but the database itself? */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreTrouble) return isPassing(error.cause);
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? SILENCE.test(error.message) : NOBODY_THERE.includes(code) || NOT_NOW.test(code);
}
