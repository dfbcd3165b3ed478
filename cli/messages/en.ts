import type { Lang } from '@tafelrunde/engine';
import { campaignEn } from './campaign-en.ts';
import { helpEn } from './help-en.ts';
import { misuseEn } from './misuse-en.ts';
import { playEn } from './play-en.ts';
import { serveEn } from './serve-en.ts';

export const en = {
  lang: 'en' as Lang,
  help: helpEn,
  misuse: misuseEn,
  play: playEn,
  campaign: campaignEn,
  serve: serveEn,
  seat: (number: number): string => `Seat ${number}`,
  seats: (count: number): string => (count === 1 ? '1 seat' : `${count} seats`),
  percent: (share: number): string => `${(share * 100).toFixed(1)} %`,
  or: 'or',
  yes: ['y', 'yes'] as readonly string[],
  no: ['n', 'no'] as readonly string[],
  progress: (done: number, count: number, pace: number, left: number): string =>
    `${done}/${count}, ${pace >= 10 ? Math.round(pace) : pace.toFixed(1)}/s, ${left < 100 ? `${left} s` : `${Math.ceil(left / 60)} min`} left`,
  /** Why a file could not be read or written, by the code of the operating system. */
  files: {
    ENOENT: 'it does not exist',
    EISDIR: 'it is a folder',
    EACCES: 'that is not permitted',
    EPERM: 'that is not permitted',
    ENOTDIR: 'a part of its path is not a folder',
    EROFS: 'nothing can be written there',
    ENOSPC: 'the disk is full',
    ENAMETOOLONG: 'its name is too long',
  },
  menu: {
    game: 'Which game?',
    scenario: 'Which adventure?',
    campaign: 'Which campaign?',
    seats: 'How many seats?',
    rules: 'Optional rules?',
    asUsual: 'As usual',
    chooseRules: 'Choose',
    whoSits: (seat: string): string => `Who plays ${seat}?`,
    person: 'A person at this screen',
    bot: 'Bot',
    level: {
      page: 'learns the trade, and slips',
      squire: 'takes what is best right now, at once',
      knight: 'looks ahead, a second for each decision',
    } as Readonly<Record<string, string>>,
    prompt: (most: number): string => `1 to ${most}, Enter for 1:`,
    again: (most: number): string => `Please type a number from 1 to ${most}.`,
  },
  odds: {
    exact: (cases: number): string =>
      cases === 1 ? 'Exact: there is only one case.' : `Exact: all ${cases} cases were enumerated.`,
    sampled: (cases: number, error: string): string =>
      `Sampled: ${cases} games from here, standard error at most ${error}.`,
    none: (game: string): string => `${game} does not forecast outcomes.`,
    noDice: 'Nothing that can be chosen now depends on luck.',
    over: 'This match is over: nothing can be chosen any more.',
    several: (text: string, list: string): string => `"${text}" fits several options; which one? ${list}`,
    notOffered: (text: string, list: string): string => `"${text}" is not offered. Offered: ${list}`,
  },
  rules: {
    heading: (title: string, count: number): string => `${title}: ${count} rules`,
    nothing: (words: string): string => `No rule contains "${words}".`,
    noSuchRule: (id: string): string => `There is no rule "${id}" in this game; "rules <words>" searches.`,
    count: (count: number): string => (count === 1 ? '1 rule' : `${count} rules`),
  },
  replay: {
    position: (at: number, last: number): string => `After ${at} of ${last} answers.`,
    next: (seat: string, option: string): string => `Next, ${seat} chose: ${option}.`,
    prompt: '[n]ext, [p]revious, a number, [c]ontinue from here, [q]uit >',
    range: (last: number): string => `This match has the positions 0 to ${last}.`,
    incomplete: 'The rules have changed since: only what follows the last rest can be shown.',
  },
  verify: {
    ok: (answers: number, hash: string): string => `OK: ${answers} answers lead to the same position, hash ${hash}.`,
    differs: (how: string): string => `DIFFERENT: ${how}`,
    version: (stored: number, now: number): string =>
      `it was played with version ${stored} of the rules; this is version ${now}.`,
    answer: (number: number, option: string, why: string): string =>
      `answer ${number}, "${option}", cannot be given any more: ${why}`,
    position: (at: number): string =>
      `after ${at} answers the rules of today lead to another position than the stored one.`,
  },
  simulate: {
    interrupted: (done: number, games: number): string => `Interrupted after ${done} of ${games} games.`,
    goOn: (file: string): string => `They are kept in ${file}: the same command goes on from there.`,
    notKept: (seed: string): string =>
      `They are not kept: with --keep FILE the same command (and --seed ${seed}) would go on from there.`,
    resumed: (done: number, file: string): string => `${done} games are already in ${file}.`,
    speed: (games: number, pace: string, seconds: string, workers: number): string =>
      `${games} games in ${seconds} s, ${pace} a second (${workers === 1 ? '1 worker' : `${workers} workers`}).`,
    written: (file: string): string => `Written: ${file}`,
    seed: (seed: string): string => `The same games again: --seed ${seed}`,
  },
  arena: {
    games: (games: number): string =>
      `${games} games, two with the same luck and the sides swapped; wins with 95 % intervals:`,
    won: (count: number, of: number): string => `${count} of ${of}`,
    side: (side: number, won: string, share: string): string => `on side ${side}: ${won}, ${share}`,
    nobody: (count: number): string => `Nobody won: ${count}.`,
    scenarios: (bot: string): string => `Wins of ${bot} by scenario:`,
    thinking: 'Thinking time for decisions that left a choice, in milliseconds of one core:',
    times: ({
      decisions,
      mean,
      usually,
      longest,
    }: {
      decisions: number;
      mean: number;
      usually: number;
      longest: number;
    }): string => `${mean} on average, 95 of 100 at most ${usually}, the longest ${longest} (${decisions} decisions)`,
    failed: (number: number, message: string): string => `Game ${number} broke off: ${message}`,
    again: (flags: string): string => `The same games again: ${flags}`,
  },
  fuzz: {
    checked: (
      n: { games: number; configs: number; decisions: number; options: number },
      seconds: string,
      seed: string,
    ): string =>
      `${n.games} games in ${n.configs === 1 ? '1 configuration' : `${n.configs} configurations`}, ${n.decisions} decisions with ${n.options} options checked in ${seconds} s (--seed ${seed}).`,
    findings: (count: number): string =>
      count === 0 ? 'No findings.' : count === 1 ? '1 finding.' : `${count} findings.`,
    finding: (message: string, command: string): string => `FINDING: ${message}\n  Reopen it: ${command}`,
  },
};
