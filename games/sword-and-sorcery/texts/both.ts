import type { Lang, SeatName, Wording } from '@tafelrunde/engine';
import { type Speak, speak } from '@tafelrunde/engine';

/** A sentence in both languages from one function, which is handed how to speak. */
export const both = <A>(say: (about: A, t: Speak, lang: Lang, seat: SeatName) => string): Wording<A> => ({
  en: (about, seat) => say(about, speak('en'), 'en', seat),
  de: (about, seat) => say(about, speak('de'), 'de', seat),
});
