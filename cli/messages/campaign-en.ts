import type { Text } from '@tafelrunde/engine';

/** What is said between the adventures of a campaign. */
export const campaignEn = {
  begins: (about: string, file: string): string => `A new campaign begins in ${file}. ${about}`,
  next: 'next',
  underway: 'being played',
  ahead: 'still ahead',
  prompt: (name: string, goesOn: boolean): string =>
    goesOn ? `Enter: on with "${name}" where it was left. quit: leave >` : `Enter: play "${name}". quit: leave >`,
  leave: ['quit', 'exit', 'q'] as readonly string[],
  again: 'Please press Enter to play, or type quit to leave.',
  onward: 'Press Enter to go on with the campaign.',
  kept: (file: string): string => `The campaign is kept in ${file}.`,
  noLoad: 'A campaign cannot load another match in the middle of an adventure; "quit" leaves it, and nothing is lost.',
  nameAGame: (known: string): string => `Please name a game with a campaign; there are ${known}.`,
  noSuch: (wanted: string, known: readonly Text[]): string =>
    `There is no campaign "${wanted}"; there are ${known.map(({ en }) => en).join(', ')}.`,
  none: (game: string, known: string): string => `${game} has no campaign; games with one are ${known}.`,
  otherGame: (file: string, game: string, wanted: string): string =>
    `The file ${file} holds a campaign of ${game}, not of ${wanted}.`,
  changed: (file: string): string =>
    `The file ${file} has been changed by somebody else in the meantime, so it was not written over.`,
  seatsSettled: (seats: number): string =>
    `The adventure being played has ${seats} seats; their number can change with the next one.`,
};
