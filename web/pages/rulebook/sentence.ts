/** Short words that end with a full stop without ending a sentence. */
const SHORT = /(?:^|[\s(„“"])(?:(?:\p{L}\.)*\p{L}|ca|bzw|usw|etc|Nr|Abb|vs)\.$/u;

/** The first sentence of a text; it says what a chapter is about. */
export function firstSentence(text: string): string {
  for (const { index } of text.matchAll(/[.!?](?=\s+[\p{Lu}„“"])/gu)) {
    const sentence = text.slice(0, index + 1);
    if (!SHORT.test(sentence)) return sentence;
  }
  return text;
}
