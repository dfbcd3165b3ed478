/** What is said at the table. */
export const playEn = {
  welcome: (seats: string): string => `Welcome to the table. ${seats} Type ? for help.`,
  sits: (seat: string, bot: string | null): string => (bot === null ? `${seat}: you.` : `${seat}: bot ${bot}.`),
  onlyBots: 'Only bots play: you are watching.',
  question: (text: string): string => `${text}.`,
  nth: (number: number, of: number): string => `${number} of ${of}`,
  numbered: (number: number, text: string): string => `${number}: ${text}.`,
  group: (common: string, count: number, first: number, last: number): string =>
    `${common} ... (${count} ways, ${first} to ${last})`,
  typeMore: 'Type a number, or words: they choose if they fit one option, and list those they fit if several.',
  andMore: (count: number): string => `... and ${count} more.`,
  several: (count: number): string => `${count} options fit. Type a number or more words.`,
  notOffered: (text: string): string => `"${text}" is not offered now. Type "why ${text}" for the reason, ? for help.`,
  chosen: (text: string): string => `Chosen: ${text}.`,
  earlier: (count: number): string => `... ${count} earlier lines; "log" shows them.`,
  curtain: (seat: string): string => `${seat}, press Enter when ready (the others look away).`,
  youAgain: 'You decide again.',
  over: (answers: number): string =>
    `The game is over after ${answers} decisions. You can still use log, undo, save and quit.`,
  overWhat: 'The game is over; log, view, undo, save, load, rules and quit still work.',
  broke: (message: string): string =>
    `Something broke, which is our fault and not yours. The match stands as before. (${message})`,
  kept: (file: string): string => `The match is kept in ${file}.`,
  goOn: (command: string): string => `Go on with: ${command}`,
  bye: 'Goodbye.',
  saveFirst: 'Save the match first? (y, n, or the name of a file)',
  saved: (file: string): string => `Saved in ${file}.`,
  loaded: (file: string, answers: number): string => `${file} is on the table, after ${answers} decisions.`,
  incomplete: (dropped: number): string =>
    `The rules have changed since this match was saved: it goes on from its last rest${dropped === 0 ? '' : `, and ${dropped} decisions must be taken again`}.`,
  nameAFile: (command: string): string => `Please name a file: ${command} FILE.`,
  nothingYet: 'Nothing has happened yet.',
  undone: (answers: number): string => `Taken back; the match stands after ${answers} decisions.`,
  botsAgree: 'The bots agree to go back.',
  agree: (seat: string): string => `${seat}, do you agree to go back? (y/n)`,
  disagreed: (seat: string): string => `${seat} does not agree; everything stays as it is.`,
  thinks: (seat: string, bot: string, seconds: number): string =>
    `${seat} (${bot}) is thinking, ${seconds} ${seconds === 1 ? 'second' : 'seconds'} at most ...`,
  quickMove: (seat: string): string => `${seat} did not come to an end with thinking and made the obvious move.`,
  hint: 'A knight who sees what you see would look at these, the surest first (outlook: 50 % is what is to be expected anyway):',
  hintLine: (number: number, text: string, outlook: string, why: string): string =>
    `${number}: ${text}. Outlook ${outlook}${why === '' ? '' : `; at once: ${why}`}.`,
  hintPlan: (steps: number, proven: boolean, result: string): string =>
    `   It begins ${steps === 1 ? 'a plan of one step' : `a plan of ${steps} steps`}${proven ? '; nothing is better' : ''}${result === '' ? '.' : `: ${result}`}`,
  reason: (part: string, change: number): string =>
    `${part} ${change > 0 ? 'better' : 'worse'} by ${Math.abs(change).toFixed(1)}`,
  lateHint: 'The advice did not come in time. "hint" asks again.',
  noHint: 'There is no advice in this game: it cannot value a position.',
  auto: (bot: string, times: number | null, interactive: boolean): string =>
    times === null
      ? `A bot (${bot}) plays on for you.${interactive ? ' Press Enter to take over again.' : ''}`
      : `A bot (${bot}) takes the next ${times === 1 ? 'decision' : `${times} decisions`} for you.`,
  undoWhat:
    'undo takes the last decision back, "undo turn" this turn, "undo all" everything since the last die or reveal.',
  skipWhat: 'skip turn, skip same (as long as nothing changes), skip always; skip off: ask again.',
  skipOff: 'You will be asked again.',
  skips: (term: 'turn' | 'same' | 'always'): string =>
    ({
      turn: 'The table passes for you in this question until your turn.',
      same: 'The table passes for you in this question as long as nothing changes.',
      always: 'The table passes for you in this question.',
    })[term],
  whyWhat: 'Why what? Name an option, such as "why attack red-knight blue-mage".',
  nothingHere: 'Nothing on the table has a text of its own.',
  noSuchThing: (words: string): string => `There is nothing called "${words}" in this game.`,
  rulesWhat: 'Which words? Such as "rules attack range".',
  ruleWhat: 'Which rule? Such as "rule SK-ATT-01".',
  moreRules: (count: number): string => `... and ${count} more; add words to narrow it down.`,
  help: [
    'Choose: type the number of an option, or words of it, such as "move knight f7". Several matches are listed.',
    'odds [option]: what it may lead to. why OPTION: why it is allowed or not, with the rule. hint: three proposals.',
    'what [NAME]: what the cards and figures on the table do, or those with that name.',
    'log [n]: what happened. view: the table again. rules WORDS: search the rules. rule ID: one rule.',
    'undo [turn|all]: take your decision back (or this turn, or all since the last die); past dice and others only if all agree. redo: do it again.',
    'skip [turn|same|always|off]: where you may pass, the table passes for you from now on.',
    'auto [n] [page|squire|knight]: a bot plays on for you (n decisions). save FILE. load FILE. quit.',
    'A slash in front (/odds) says that you mean a command. Ctrl-C and Ctrl-D leave; the match is kept.',
  ] as readonly string[],
};
