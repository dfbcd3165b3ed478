import type { Messages } from './shape.ts';

export const campaignDe: Messages['campaign'] = {
  begins: (about, file) => `In ${file} beginnt eine neue Kampagne. ${about}`,
  next: 'als Nächstes',
  underway: 'läuft',
  ahead: 'noch vor euch',
  prompt: (name, goesOn) =>
    goesOn
      ? `Eingabetaste: weiter mit „${name}“, wo es unterbrochen wurde. schluss: gehen >`
      : `Eingabetaste: „${name}“ spielen. schluss: gehen >`,
  leave: ['schluss', 'quit', 'exit', 'q'],
  again: 'Bitte die Eingabetaste drücken, um zu spielen, oder „schluss“ eingeben, um zu gehen.',
  onward: 'Mit der Eingabetaste geht die Kampagne weiter.',
  kept: file => `Die Kampagne liegt in ${file}.`,
  noLoad:
    'Mitten im Abenteuer einer Kampagne lässt sich keine andere Partie laden; „schluss“ unterbricht sie, und nichts geht verloren.',
  nameAGame: known => `Bitte ein Spiel mit einer Kampagne nennen; es gibt ${known}.`,
  noSuch: (wanted, known) => `Eine Kampagne „${wanted}“ gibt es nicht, aber ${known.map(({ de }) => de).join(', ')}.`,
  none: (game, known) => `${game} hat keine Kampagne; Spiele mit Kampagne sind ${known}.`,
  otherGame: (file, game, wanted) => `Die Datei ${file} enthält eine Kampagne von ${game}, nicht von ${wanted}.`,
  changed: file => `Die Datei ${file} wurde inzwischen anderswo geändert und deshalb nicht überschrieben.`,
  seatsSettled: seats =>
    `Das laufende Abenteuer hat ${seats} Plätze; ihre Zahl lässt sich erst mit dem nächsten ändern.`,
};
