import type { GameTypes } from '@tafelrunde/engine';
import type { Step } from '../lesson.ts';

/** What every table has. */
export function undoStep<T extends GameTypes>(): Step<T> {
  return {
    id: 'undo',
    say: {
      en: 'Changed your mind? As long as no die has fallen, Undo takes a decision back. Try it, or go on.',
      de: 'Anders überlegt? Solange kein Würfel gefallen ist, macht „Zurücknehmen“ eine Entscheidung ungeschehen. Probier es aus, oder mach weiter.',
    },
    optional: true,
    skip: ({ situation }) => situation.back.kind !== 'free',
    until: ({ decided }) =>
      decided < 0
        ? { en: 'Taken back, as if it had never been.', de: 'Zurückgenommen, als wäre es nie gewesen.' }
        : decided > 0,
    point: () => ({ elements: ['.tool[aria-keyshortcuts="u"]'] }),
  };
}

export function whyNotStep<T extends GameTypes>(): Step<T> {
  return {
    id: 'why-not',
    say: ({ touch }) => ({
      en: `What may be done glows. ${touch ? 'Tap' : 'Click on'} something that does not: the table tells you what it is, or why not, and by which rule. Try it, or go on.`,
      de: `Was erlaubt ist, leuchtet. ${touch ? 'Tipp' : 'Klick'} etwas an, das nicht leuchtet: Der Tisch sagt dir, was es ist oder warum es nicht geht und nach welcher Regel. Probier es aus, oder mach weiter.`,
    }),
    optional: true,
    skip: ({ offers }) => offers.length === 0,
    until: ({ refused, decided }) =>
      refused
        ? { en: 'There it is, with its rule.', de: 'Da steht es, mitsamt der Regel.' }
        : decided > 0 && { en: 'You play on: even better.', de: 'Du spielst schon weiter: umso besser.' },
  };
}

export function rulesStep<T extends GameTypes>(): Step<T> {
  return {
    id: 'rules',
    say: ({ touch }) =>
      touch
        ? {
            en: 'Wherever you see a § like the one marked, a tap shows the rule. The scroll above tells all that happened, and the bulb what a bot would do.',
            de: 'Wo immer ein § steht wie das markierte, zeigt ein Antippen die Regel. Die Schriftrolle oben erzählt alles, was geschah, und die Birne, was ein Bot täte.',
          }
        : {
            en: 'Where you point, a § like the one marked comes up: a click shows the rule. The log (l) tells all that happened, and a hint (h) what a bot would do.',
            de: 'Wohin du zeigst, kommt ein § hervor wie das markierte: Ein Klick zeigt die Regel. Der Verlauf (l) erzählt alles, was geschah, und ein Tipp (h), was ein Bot täte.',
          },
    point: () => ({
      elements: ['.decision-rule .rule-link', '.tool[aria-keyshortcuts="l"]', '.tool[aria-keyshortcuts="h"]'],
    }),
  };
}
