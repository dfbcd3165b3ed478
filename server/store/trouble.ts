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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
