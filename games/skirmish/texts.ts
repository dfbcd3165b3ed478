import type { Lang, Text, Texts } from '@tafelrunde/engine';
import { CARDS } from './content/cards.ts';
import { MAP } from './content/map.ts';
import { unitName } from './content/units.ts';
import type { Skirmish } from './types.ts';

/** Columns are letters, rows are numbers: "F7". */
export const square = (cell: number): string => `${String.fromCharCode(65 + MAP.x(cell))}${MAP.y(cell) + 1}`;

const en = (unit: number): string => unitName(unit).en;
const de = (unit: number): string => unitName(unit).de;
const dice = (rolled: readonly number[]): string => (rolled.length === 0 ? '-' : rolled.join(' '));

export const texts: Texts<Skirmish> = {
  asks: {
    turn: { en: 'Move, attack, play a card or end the turn', de: 'Bewegen, angreifen, Karte spielen oder Zug beenden' },
  },
  options: {
    move: {
      en: ({ unit, to }) => `Move the ${en(unit)} to ${square(to)}`,
      de: ({ unit, to }) => `Bewegen: ${de(unit)} nach ${square(to)}`,
    },
    attack: {
      en: ({ unit, target }) => `Attack the ${en(target)} with the ${en(unit)}`,
      de: ({ unit, target }) => `Angreifen: ${de(unit)} gegen ${de(target)}`,
    },
    play: {
      en: ({ card, target }) => `Play ${CARDS[card].name.en} on the ${en(target)}`,
      de: ({ card, target }) => `Karte spielen: ${CARDS[card].name.de} auf ${de(target)}`,
    },
    end: { en: 'End the turn', de: 'Zug beenden' },
  },
  events: {
    moved: {
      en: ({ unit, from, to }) => `The ${en(unit)} moves from ${square(from)} to ${square(to)}.`,
      de: ({ unit, from, to }) => `${upper(de(unit))} geht von ${square(from)} nach ${square(to)}.`,
    },
    attacked: {
      en: ({ unit, target, attack, defence, damage }) =>
        `The ${en(unit)} attacks the ${en(target)}: ${dice(attack)} against ${dice(defence)}, ${damage} damage.`,
      de: ({ unit, target, attack, defence, damage }) =>
        `${upper(de(unit))} gegen ${de(target)}: ${dice(attack)} gegen ${dice(defence)}, ${damage} Schaden.`,
    },
    played: {
      en: ({ seat, card, target }, name) => `${name(seat)} plays ${CARDS[card].name.en} on the ${en(target)}.`,
      de: ({ seat, card, target }, name) => `${name(seat)} spielt ${CARDS[card].name.de} auf ${de(target)}.`,
    },
    burned: {
      en: ({ unit, dice: rolled, damage }) => `Fire on the ${en(unit)}: ${dice(rolled)}, ${damage} damage.`,
      de: ({ unit, dice: rolled, damage }) => `Feuer auf ${de(unit)}: ${dice(rolled)}, ${damage} Schaden.`,
    },
    fell: { en: ({ unit }) => `The ${en(unit)} falls.`, de: ({ unit }) => `${upper(de(unit))} fällt.` },
    drew: {
      en: ({ seat, card }, name) => `${name(seat)} draws ${card ? CARDS[card].name.en : 'a card'}.`,
      de: ({ seat, card }, name) => `${name(seat)} zieht ${card ? CARDS[card].name.de : 'eine Karte'}.`,
    },
    shuffled: {
      en: ({ seat }, name) => `${name(seat)} shuffles the discard pile into a new deck.`,
      de: ({ seat }, name) => `${name(seat)} mischt den Ablagestapel neu.`,
    },
    turn: {
      en: ({ seat, turn }, name) => `Turn ${turn}: ${name(seat)}.`,
      de: ({ seat, turn }, name) => `Zug ${turn}: ${name(seat)}.`,
    },
  },
  outcomes: {
    felled: {
      en: ({ winners }, name) => `${winners.map(name).join()} wins: all enemies have fallen.`,
      de: ({ winners }, name) => `${winners.map(name).join()} gewinnt: Alle Gegner sind gefallen.`,
    },
    time: {
      en: ({ winners }, name) => `${winners.map(name).join()} wins with more life points after the last turn.`,
      de: ({ winners }, name) => `${winners.map(name).join()} gewinnt mit mehr Lebenspunkten nach dem letzten Zug.`,
    },
    drawn: { en: 'Nobody wins.', de: 'Niemand gewinnt.' },
  },
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const damageText = (total: number, felled: number, lang: Lang): string => {
  const words: Text = {
    en: `${total} damage${felled ? `, ${felled} felled` : ''}`,
    de: `${total} Schaden${felled ? `, ${felled} gefällt` : ''}`,
  };
  return words[lang];
};
