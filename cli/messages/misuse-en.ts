import type { Text } from '@tafelrunde/engine';
/** One sentence each: what was wrong, and what is allowed. */
export const misuseEn = {
  noSuchCommand: (name: string, known: string): string => `There is no command "${name}"; there are ${known}.`,
  noSuchFlag: (flag: string, known: string): string => `There is no flag ${flag} here; there are ${known}.`,
  flagNeedsValue: (flag: string): string => `The flag ${flag} needs a value.`,
  flagTakesNone: (flag: string): string => `The flag ${flag} takes no value.`,
  tooMany: (word: string): string => `"${word}" is one word too many.`,
  notAllowed: (flag: string, value: string, allowed: string): string =>
    `${flag} cannot be "${value}"; it can be ${allowed}.`,
  notANumber: (flag: string, value: string, range: string): string =>
    `${flag} must be a whole number ${range}, not "${value}".`,
  from: (least: number): string => `from ${least} on`,
  fromTo: (least: number, most: number): string => `from ${least} to ${most}`,
  nameAGame: (known: string): string => `Please name a game; there are ${known}.`,
  noSuchGame: (name: string, known: string): string => `There is no game "${name}"; there are ${known}.`,
  noSuchScenario: (game: string, name: string, known: string): string =>
    `${game} has no scenario "${name}"; it has ${known}.`,
  wrongSeats: (scenario: string, allowed: string, seats: number): string =>
    `"${scenario}" is for ${allowed} seats, not for ${seats}.`,
  notAPair: (pair: string): string => `--set takes key=value, not "${pair}".`,
  noSuchSetting: (scenario: string, id: string, known: string): string =>
    `"${scenario}" has no setting "${id}"; it has ${known || 'none'}.`,
  botsPerSeat: (given: number, seats: number): string => `--bots names ${given} bots for ${seats} seats.`,
  noSuchSeat: (pair: string, seats: number): string =>
    `--bots takes seat=bot with a seat from 1 to ${seats}, not "${pair}".`,
  twoBots: '--bots takes two bots here, such as search,greedy.',
  notTwoSides: (scenario: string, seats: number): string =>
    `"${scenario}" with ${seats} seats has not exactly two sides; the arena needs two.`,
  nameASave: 'Please name the file of a saved match.',
  cannotRead: (file: string, why: string): string => `The file ${file} cannot be read: ${why}.`,
  cannotWrite: (file: string, why: string): string => `The file ${file} cannot be written: ${why}.`,
  badSave: (file: string, why: Text): string => `The file ${file} cannot be loaded. ${why.en}`,
  byTheClock: (bot: string): string =>
    `The bot ${bot} thinks by the clock, so its games could not be repeated; name its rounds, such as search:400.`,
  badReport: (file: string, why: Text): string => `The file ${file} cannot be compared with. ${why.en}`,
  otherReport: (file: string, game: string, wanted: string): string =>
    `The file ${file} is a report on ${game}, not on ${wanted}.`,
  notKeptGames: (file: string): string =>
    `The file ${file} holds no games of the lab; it is left as it is. Please name another one for --keep.`,
  damagedGames: (file: string, line: number): string =>
    `The file ${file} is damaged in line ${line}; it is left as it is. Please name another one for --keep.`,
  otherGames: (file: string, what: string): string =>
    `The file ${file} holds games with another ${what}; it is left as it is. Please name another one for --keep.`,
  /** What differs: the keys of the first line of such a file. */
  stamp: { game: 'game', version: 'version of the rules', content: 'content', seed: 'seed', tables: 'table' },
  notWithLoad: (flag: string): string => `${flag} does not go with --load: the saved match has settled that.`,
  badRulebook: (why: string): string => `This rulebook cannot be read: ${why}`,
  otherGame: (file: string, game: string, wanted: string): string =>
    `The file ${file} holds a match of ${game}, not of ${wanted}.`,
};
