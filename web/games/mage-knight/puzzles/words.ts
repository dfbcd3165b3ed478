import type { Lang, Text } from '@tafelrunde/engine';

/** What the puzzles say. `{0}`, `{1}` are filled in. */
const WORDS = {
  title: { en: 'Combat puzzles', de: 'Kampfrätsel' },
  about: {
    en: 'Every combat of Mage Knight is a puzzle with open cards. Here are {0} of them: find the best line, then see what the solver found.',
    de: 'Jeder Kampf in Mage Knight ist ein Rätsel mit offenen Karten. Hier sind {0} davon: Finde die beste Zugfolge und sieh danach, was der Löser gefunden hat.',
  },
  today: { en: 'The puzzle of the day', de: 'Das Rätsel des Tages' },
  easy: { en: 'Level 1: one foe, few cards', de: 'Stufe 1: ein Gegner, wenige Karten' },
  tricky: { en: 'Level 2: easily played wrong', de: 'Stufe 2: leicht falsch gespielt' },
  large: { en: 'Level 3: whole hands and armies', de: 'Stufe 3: ganze Hände und Heere' },
  level: { en: 'Level {0}', de: 'Stufe {0}' },
  solved: { en: '{0} of {1} solved', de: '{0} von {1} gelöst' },
  begin: { en: 'Play', de: 'Spielen' },
  puzzle: { en: 'Puzzle {0}: {1}', de: 'Rätsel {0}: {1}' },
  at: { en: '{0} ({1})', de: '{0} ({1})' },
  none: { en: 'not tried yet', de: 'noch nicht versucht' },
  tried: { en: 'tried', de: 'versucht' },
  close: { en: 'nearly', de: 'fast' },
  best: { en: 'solved', de: 'gelöst' },
  task: {
    en: 'Find the best line: as much fame as can be had, as few wounds as can be helped, and nothing spent in vain. You may take back as much as you like.',
    de: 'Finde die beste Zugfolge: so viel Ruhm wie möglich, so wenige Wunden wie nötig, und nichts umsonst ausgegeben. Du darfst zurücknehmen, so viel du willst.',
  },
  counting: { en: 'How it is counted', de: 'Wie gezählt wird' },
  counted: {
    en: 'Fame {0} each, a wound {1} (in hand {2}), a card kept in hand {3}, a crystal {4}; a unit is worth {5} for each of its levels, {6} of it lost while spent, {7} for a wound; shields and rewards besides.',
    de: 'Ruhm je {0}, eine Wunde {1} (auf der Hand {2}), eine behaltene Handkarte {3}, ein Kristall {4}; eine Einheit zählt {5} je Stufe, davon {6} weniger, solange sie erschöpft ist, {7} weniger mit einer Wunde; dazu Schilde und Belohnungen.',
  },
  again: { en: 'Start again', de: 'Von vorn' },
  answer: { en: 'Show the answer', de: 'Lösung zeigen' },
  replay: { en: 'Play the answer step by step', de: 'Lösung Schritt für Schritt spielen' },
  all: { en: 'All puzzles', de: 'Alle Rätsel' },
  next: { en: 'Next puzzle', de: 'Nächstes Rätsel' },
  yours: { en: 'Yours', de: 'Deine' },
  solver: { en: 'Solver', de: 'Löser' },
  fame: { en: 'Fame', de: 'Ruhm' },
  wounds: { en: 'Wounds', de: 'Wunden' },
  cards: { en: 'Cards left in hand', de: 'Karten übrig' },
  crystals: { en: 'Crystals left', de: 'Kristalle übrig' },
  ready: { en: 'Units ready', de: 'Einheiten bereit' },
  value: { en: 'Worth', de: 'Wert' },
  isBest: { en: 'Solved: nothing is better.', de: 'Gelöst: Nichts ist besser.' },
  isBestKnown: { en: 'Solved: the solver knows nothing better.', de: 'Gelöst: Der Löser kennt nichts Besseres.' },
  isBetter: { en: 'Better than the solver!', de: 'Besser als der Löser!' },
  isClose: {
    en: 'Nearly: the same fame and wounds, but more was spent.',
    de: 'Fast: gleich viel Ruhm und Wunden, aber mehr ausgegeben.',
  },
  isTried: { en: 'There is a better line.', de: 'Es gibt eine bessere Zugfolge.' },
  lines: { en: 'The line of the solver', de: 'Die Zugfolge des Lösers' },
  step: { en: 'The answer, step {0} of {1}:', de: 'Die Lösung, Schritt {0} von {1}:' },
  goOn: { en: 'Next step', de: 'Nächster Schritt' },
  myself: { en: 'Let me try', de: 'Lass mich' },
  astray: {
    en: 'This is no longer the line of the solver.',
    de: 'Das ist nicht mehr die Zugfolge des Lösers.',
  },
} satisfies Record<string, Text>;

export type Word = keyof typeof WORDS;

export function tell(lang: Lang, word: Word, ...values: readonly (string | number)[]): string {
  return WORDS[word][lang].replace(/\{(\d)\}/g, (_, n: string) => String(values[Number(n)] ?? ''));
}
