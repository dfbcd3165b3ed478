import { usual } from '@tafelrunde/bots';
import type { Match, Viewer } from '@tafelrunde/engine';
import type { Command, Context } from '../context.ts';
import { readSave } from '../files.ts';
import { needed, readFlags, wholeNumber } from '../flags.ts';
import { Narrator } from '../narrator.ts';
import { play } from '../play/play.ts';
import { Session } from '../play/session.ts';
import { configTitle } from '../setup.ts';
import { Terminal } from '../terminal.ts';
import { verify } from '../verify.ts';

const FLAGS = {
  at: { type: 'string' },
  seat: { type: 'string' },
  verify: { type: 'boolean' },
  plain: { type: 'boolean' },
} as const;
/** Lines of the log shown with a position. */
const LINES = 12;

export const run: Command = async (args, context) => {
  const { m } = context;
  const { values, positionals } = readFlags(args, FLAGS, 1, m);
  const file = needed(positionals[0], m.misuse.nameASave);
  if (values.verify) return verify(file, m);
  const { match, complete, players } = await readSave(file, m);
  const last = match.answers.length;
  const at = values.at === undefined ? last : wholeNumber('--at', values.at, { least: 0, most: last }, m);
  const seats = { least: 1, most: match.config.seats };
  const viewer = values.seat === undefined ? 'spectator' : wholeNumber('--seat', values.seat, seats, m) - 1;
  const terminal = new Terminal({ plain: values.plain ?? false });
  if (!complete) terminal.tell(m.replay.incomplete);
  const reel = new Reel({ match, viewer, terminal, context, players });
  reel.show(at);
  if (terminal.interactive) await reel.step(at);
  return 0;
};

interface ReelOptions {
  readonly match: Match;
  readonly viewer: Viewer;
  readonly terminal: Terminal;
  readonly context: Context;
  readonly players: readonly (string | null)[] | undefined;
}

/** A played match, shown at any of its decisions. */
class Reel {
  readonly #match: Match;
  readonly #viewer: Viewer;
  readonly #terminal: Terminal;
  readonly #context: Context;
  readonly #narrator: Narrator;

  constructor({ match, viewer, terminal, context, players }: ReelOptions) {
    this.#match = match;
    this.#viewer = viewer;
    this.#terminal = terminal;
    this.#context = context;
    this.#narrator = new Narrator(match.game, match.config, context.lang, context.m, players);
  }

  /** The match as it stood after so many answers, with its whole log. */
  #after(answers: number): Match {
    const match = this.#match.fork(0, { listen: true });
    for (const answer of this.#match.answers.slice(0, answers)) match.follow(answer);
    return match;
  }

  show(at: number): void {
    const terminal = this.#terminal;
    const narrator = this.#narrator;
    const { lang, m } = this.#context;
    const match = this.#after(at);
    const answer = this.#match.answers[at];
    const title = configTitle(match.game, match.config, lang, m);
    terminal.clear();
    terminal.print(terminal.paint('inverse', terminal.plain ? `${title}.` : ` ${title} `));
    terminal.print(m.replay.position(at, this.#match.answers.length));
    terminal.print(...narrator.draw(match.view(this.#viewer), terminal.plain), ...(terminal.plain ? [] : ['']));
    const log = match.log(this.#viewer).slice(-LINES);
    for (const entry of log) terminal.print(`${terminal.plain ? '' : '› '}${narrator.event(entry)}`);
    if (match.outcome) terminal.print(terminal.paint('bold', narrator.outcome(match.outcome)));
    const choice = answer && match.ask?.options[match.find(answer.option)];
    if (answer && choice) terminal.print(m.replay.next(narrator.seat(answer.seat), narrator.option(choice)));
  }

  /** Forwards, backwards, to a number, or on from here as a game of one's own. */
  async step(start: number): Promise<void> {
    const terminal = this.#terminal;
    const { m } = this.#context;
    const last = this.#match.answers.length;
    for (let at = start; ; ) {
      const line = (await terminal.ask(`${m.replay.prompt} `))?.trim().toLowerCase();
      if (line === undefined || line === 'q') break;
      if (line === 'c') return this.#playOn(at);
      const to = line === '' || line === 'n' ? at + 1 : line === 'p' ? at - 1 : /^\d+$/.test(line) ? Number(line) : -1;
      if (to < 0 || to > last) terminal.print(m.replay.range(last));
      else {
        at = to;
        this.show(at);
      }
    }
    terminal.close();
  }

  async #playOn(at: number): Promise<void> {
    const match = this.#after(at);
    const me = match.ask?.seat ?? 0;
    const seating = Array.from({ length: match.config.seats }, (_, seat) => (seat === me ? null : usual));
    await play(new Session({ match, seating, terminal: this.#terminal, ...this.#context }));
  }
}
