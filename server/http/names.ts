import { Refused } from './route.ts';

/** Pictures may be put together from several signs, some of which are invisible elsewhere. */
const COLOURED = /(\p{Extended_Pictographic})\uFE0F/gu;
const JOINED = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})/gu;
/** Control characters, what changes the direction of writing, what cannot be seen, halves of characters, and private ones. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const canBeSeen = (text: string): boolean => !UNSEEN.test(text.replace(COLOURED, '$1').replace(JOINED, ''));

/** A name others can read and tell apart from theirs; everything else is refused. */
export function readable(name: string): string {
  if (!canBeSeen(name)) throw BAD_NAME;
  return name.normalize('NFC');
}

const BAD_NAME = new Refused(400, 'bad-name', {
  en: 'A name consists of characters that can be seen: no control characters, none without width, none that turn the direction of writing.',
  de: 'Ein Name besteht aus sichtbaren Zeichen: keine Steuerzeichen, keine ohne Breite, keine, die die Schreibrichtung umkehren.',
});
