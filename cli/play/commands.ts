import { type Advice, type Bot, levels, usual } from '@tafelrunde/bots';
import { type Lang, NOTHING_TO_PASS, type Term } from '@tafelrunde/engine';
import { readSave, writeSave } from '../files.ts';
import type { Messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';
import { seatingForPlay } from '../seating.ts';
import { redo, undo } from './going-back.ts';
import { quit } from './leaving.ts';
import { odds, rule, rules, what, why } from './looking-up.ts';
import type { Next } from './play.ts';
import { tellEvent } from './screen.ts';
import type { Session } from './session.ts';

type Handler = (session: Session, rest: string) => Next | Promise<Next>;

/** What can be typed besides an option, with its names in both languages. */
const COMMANDS: readonly { readonly names: readonly string[]; readonly run: Handler }[] = [
  { names: ['?', 'help', 'hilfe'], run: help },
  { names: ['odds', 'chancen'], run: odds },
  { names: ['why', 'warum'], run: why },
  { names: ['what', 'was'], run: what },
  { names: ['log', 'verlauf'], run: log },
  { names: ['undo', 'zurück', 'zurueck'], run: undo },
  { names: ['redo', 'wieder'], run: redo },
  { names: ['skip', 'überspringen', 'ueberspringen'], run: skip },
  { names: ['rules', 'regeln'], run: rules },
  { names: ['rule', 'regel'], run: rule },
  { names: ['view', 'tisch'], run: () => 'changed' },
  { names: ['save', 'speichern'], run: save },
  { names: ['load', 'laden'], run: load },
  { names: ['hint', 'tipp'], run: hint },
  { names: ['auto'], run: auto },
  { names: ['quit', 'exit', 'schluss'], run: session => quit(session, file => saved(session, file)) },
];

interface Command {
  readonly run: Handler;
  readonly rest: string;
}

export const wordsForTab = (): string[] => COMMANDS.flatMap(({ names }) => names).filter(name => name !== '?');

/** A slash says that a command is meant where a game has an option of the same name. */
export function commandOf(line: string): Command | null {
  const [first = '', ...rest] = line.replace(/^\//, '').split(/\s+/);
  const found = COMMANDS.find(({ names }) => names.includes(first.toLowerCase()));
  return found ? { run: found.run, rest: rest.join(' ') } : null;
}

export async function obey(session: Session, command: Command): Promise<Next> {
  try {
    return await command.run(session, command.rest);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    session.terminal.tell(error.message);
    return 'again';
  }
}

function help({ terminal, m }: Session): Next {
  terminal.print(...m.play.help);
  return 'again';
}

function log(session: Session, rest: string): Next {
  const { match, viewer, narrator, terminal, m } = session;
  const wanted = rest === '' ? 20 : Number(rest);
  if (!Number.isInteger(wanted) || wanted < 1) throw new Misuse(m.misuse.notANumber('log', rest, m.misuse.from(1)));
  const lines = match.log(viewer).slice(-wanted);
  if (lines.length === 0) terminal.tell(m.play.nothingYet);
  for (const entry of lines) tellEvent(session, narrator.event(entry));
  return 'again';
}

function save(session: Session, file: string): Next {
  if (file === '') throw new Misuse(session.m.play.nameAFile('save'));
  saved(session, file);
  return 'again';
}

function saved(session: Session, file: string): boolean {
  const { match, m, terminal } = session;
  try {
    writeSave(match, file, m);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    terminal.tell(error.message);
    return false;
  }
  session.savedAt = match.epoch;
  terminal.tell(m.play.saved(file));
  return true;
}

async function load(session: Session, file: string): Promise<Next> {
  const { m, seating, lang } = session;
  if (session.keeper) throw new Misuse(m.campaign.noLoad);
  if (file === '') throw new Misuse(m.play.nameAFile('load'));
  const { match, complete, dropped } = await readSave(file, m);
  const { seats } = match.config;
  session.take(match, seats === seating.length ? seating : seatingForPlay(undefined, seats, lang, m));
  session.notice(m.play.loaded(file, match.answers.length));
  if (!complete) session.notice(m.play.incomplete(dropped.length));
  return 'changed';
}

/** The best options with their outlook and what they change: seen with the eyes of this seat, so it gives nothing away. */
async function hint(session: Session): Promise<Next> {
  const { match, terminal, m, offers, lang } = session;
  if (!match.ask) throw new Misuse(m.play.overWhat);
  const advice = await session.advice(match.ask);
  if (advice === null) throw new Misuse(m.play.lateHint);
  if (advice.length === 0) throw new Misuse(m.play.noHint);
  terminal.tell(m.play.hint);
  for (const { option, outlook, why, plan } of advice) {
    const offer = offers[option];
    if (!offer) continue;
    terminal.tell(
      m.play.hintLine(offer.number, offer.text, `${Math.round(outlook * 10) * 10} %`, reasons(why, lang, m)),
    );
    if (plan) terminal.tell(m.play.hintPlan(plan.line.length, plan.proven, plan.result?.[lang] ?? ''));
  }
  return 'again';
}

const reasons = (why: Advice['why'], lang: Lang, m: Messages): string =>
  why.map(({ name, change }) => m.play.reason(name[lang], change)).join('; ');

const TERM_WORDS: Readonly<Record<string, Term | 'off'>> = {
  turn: 'turn',
  zug: 'turn',
  same: 'same',
  gleich: 'same',
  always: 'always',
  immer: 'always',
  off: 'off',
  aus: 'off',
};

/** The table passes for this seat in questions like the one at hand; "off" ends all such orders of the seat. */
function skip(session: Session, rest: string): Next {
  const { match, m, orders, viewer } = session;
  const term = TERM_WORDS[rest === '' ? 'turn' : rest.toLowerCase()];
  if (term === undefined) throw new Misuse(m.play.skipWhat);
  if (!match.ask || viewer === 'spectator') throw new Misuse(m.play.overWhat);
  if (term === 'off') {
    for (const kind of Object.keys(orders.of(viewer))) orders.withdraw(viewer, kind);
    session.notice(m.play.skipOff);
    return 'changed';
  }
  if (!orders.give(match.ask, viewer, term)) throw new Misuse(NOTHING_TO_PASS.text[session.lang]);
  session.notice(m.play.skips(term));
  return 'changed';
}

/** A bot takes this seat, for good or for some decisions. */
function auto(session: Session, rest: string): Next {
  const { match, m, terminal, seating, lang } = session;
  if (!match.ask) throw new Misuse(m.play.overWhat);
  const words = rest.split(/\s+/).filter(Boolean);
  const name = words.find(word => /^\D/.test(word));
  const bot = name === undefined ? HELPER : levelNamed(name, session);
  const number = words.find(word => word !== name) ?? '';
  const times = number === '' ? Number.POSITIVE_INFINITY : Number(number);
  if (!(times >= 1) || (number !== '' && !Number.isInteger(times)))
    throw new Misuse(m.misuse.notANumber('auto', number, m.misuse.from(1)));
  const seat = session.decider(match.ask);
  seating[seat] = bot;
  session.helping.set(seat, times);
  terminal.tell(m.play.auto(bot.name[lang], number === '' ? null : times, terminal.interactive));
  return 'changed';
}

/** Whoever plays on for somebody does so at once. */
const HELPER = usual;

function levelNamed(name: string, { lang, m }: Session): Bot {
  const wanted = name.toLowerCase();
  const found = levels.find(level => level.id === wanted || level.name[lang].toLowerCase() === wanted);
  if (found) return found;
  throw new Misuse(m.misuse.notAllowed('auto', name, levels.map(level => level.name[lang]).join(', ')));
}
