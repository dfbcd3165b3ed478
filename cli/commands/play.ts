import { Match } from '@tafelrunde/engine';
import type { Command, Context } from '../context.ts';
import { readSave } from '../files.ts';
import { MATCH, readFlags } from '../flags.ts';
import { GAMES, gameById } from '../games.ts';
import { messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';
import { chooseEvening } from '../play/menu.ts';
import { play } from '../play/play.ts';
import { Session, type SessionOptions } from '../play/session.ts';
import { seatingForPlay } from '../seating.ts';
import { configFrom } from '../setup.ts';
import { Terminal } from '../terminal.ts';

const FLAGS = { ...MATCH, plain: { type: 'boolean' }, load: { type: 'string' } } as const;

export const run: Command = async (args, context) => {
  const { values, positionals } = readFlags(args, FLAGS, 1, context.m);
  const terminal = new Terminal({ plain: values.plain ?? false });
  const table = await setTable(values, positionals[0], terminal, context);
  if (table === null) terminal.close();
  else await play(new Session(table));
  return 0;
};

type Values = ReturnType<typeof readFlags<typeof FLAGS>>['values'];

async function setTable(
  values: Values,
  name: string | undefined,
  terminal: Terminal,
  { lang, m }: Context,
): Promise<SessionOptions | null> {
  const common = { terminal, lang, m, seed: values.seed };
  if (values.load !== undefined) {
    const fixed = (['scenario', 'seats', 'set'] as const).find(flag => values[flag] !== undefined);
    if (fixed) throw new Misuse(m.misuse.notWithLoad(`--${fixed}`));
    const { match, complete, dropped } = readSave(values.load, m);
    if (name !== undefined && name !== match.game.id)
      throw new Misuse(m.misuse.otherGame(values.load, match.game.id, name));
    if (!complete) terminal.tell(m.play.incomplete(dropped.length));
    return { ...common, match, seating: seatingForPlay(values.bots, match.config.seats, lang, m) };
  }
  if (name === undefined) {
    if (!terminal.interactive) throw new Misuse(m.misuse.nameAGame(GAMES.map(g => g.id).join(', ')));
    const evening = await chooseEvening(terminal, lang);
    if (evening === null) return null;
    const match = Match.start(evening.game, evening.config, { seed: values.seed });
    return { ...common, lang: evening.lang, m: messages[evening.lang], match, seating: evening.seating };
  }
  const game = gameById(name, m);
  const config = configFrom(game, values, m);
  const seating = seatingForPlay(values.bots, config.seats, lang, m);
  return { ...common, match: Match.start(game, config, { seed: values.seed }), seating };
}
