/** Every name and sentence a person reads exists in both languages; a missing one does not compile. */
export type Lang = 'en' | 'de';
export const LANGS: readonly Lang[] = ['en', 'de'];

export type Text = Readonly<Record<Lang, string>>;

/** A sentence about something: fixed, or made from the thing and the names of the seats. */
export type Wording<About> = Readonly<Record<Lang, string | Sentence<About>>>;
/** A method type, so that a sentence about one kind of event fits where sentences about any event are listed. */
type Sentence<About> = { say(about: About, seat: SeatName): string }['say'];
export type SeatName = (seat: number) => string;

export function say<About>(wording: Wording<About>, lang: Lang, about: About, seat: SeatName): string {
  const words = wording[lang];
  return typeof words === 'string' ? words : words(about, seat);
}

/** Something a person gave cannot be used: a sentence in both languages; the message is the English one. */
export class Complaint extends Error {
  readonly text: Text;
  constructor(en: string, de: string) {
    super(en);
    this.text = { en, de };
  }
}
