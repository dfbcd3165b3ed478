import { Match } from '@tafelrunde/engine';
import { travel } from '../campaign/journey.ts';
import type { Command, Context } from '../context.ts';
import { readSave } from '../files.ts';
import { choice, MATCH, readFlags } from '../flags.ts';
import { GAME_NAMES, gameById } from '../games.ts';
import { type Messages, messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';
import { chooseEvening } from '../play/menu.ts';
import { play } from '../play/play.ts';
import { Session, type SessionOptions, SPEEDS, type Speed } from '../play/session.ts';
import { seatingForPlay } from '../seating.ts';
import { configFrom } from '../setup.ts';
import { Terminal } from '../terminal.ts';

const FLAGS = {
  ...MATCH,
  plain: { type: 'boolean' },
  load: { type: 'string' },
  speed: { type: 'string' },
} as const;

export const run: Command = async (args, context) => {
  const { values, positionals } = readFlags(args, FLAGS, 1, context.m);
  const terminal = new Terminal({ plain: values.plain ?? false });
  if (positionals.length === 0 && values.load === undefined) await spendEvening(terminal, values, context);
  else await play(new Session(await setTable(values, positionals[0], terminal, context)));
  return 0;
};

/** Nothing was named: a menu asks, if there is somebody to ask. */
async function spendEvening(terminal: Terminal, { seed, speed }: Values, context: Context): Promise<void> {
  if (!terminal.interactive) throw new Misuse(context.m.misuse.nameAGame(GAME_NAMES));
  const evening = await chooseEvening(terminal, context.lang);
  if (evening === null) {
    terminal.close();
    return;
  }
  const { game, config, seating, lang, campaign } = evening;
  const common = { terminal, lang, m: messages[lang], seed, seating, speed: speedFrom(speed, context.m) };
  if (campaign) await travel(campaign.table, { ...common, settings: {}, file: campaign.file });
  else await play(new Session({ ...common, match: Match.start(game, config, { seed }) }));
}

const speedFrom = (text: string | undefined, m: Messages): Speed | undefined =>
  text === undefined ? undefined : choice('--speed', text, Object.keys(SPEEDS) as Speed[], m);

type Values = ReturnType<typeof readFlags<typeof FLAGS>>['values'];

async function setTable(
  values: Values,
  name: string | undefined,
  terminal: Terminal,
  { lang, m }: Context,
): Promise<SessionOptions> {
  const common = { terminal, lang, m, seed: values.seed, speed: speedFrom(values.speed, m) };
  if (values.load !== undefined) {
    const fixed = (['scenario', 'seats', 'set'] as const).find(flag => values[flag] !== undefined);
    if (fixed) throw new Misuse(m.misuse.notWithLoad(`--${fixed}`));
    const { match, complete, dropped } = await readSave(values.load, m);
    if (name !== undefined && name !== match.game.id)
      throw new Misuse(m.misuse.otherGame(values.load, match.game.id, name));
    if (!complete) terminal.tell(m.play.incomplete(dropped.length));
    return { ...common, match, seating: seatingForPlay(values.bots, match.config.seats, lang, m) };
  }
  const game = await gameById(name ?? '', m);
  const config = configFrom(game, values, m);
  const seating = seatingForPlay(values.bots, config.seats, lang, m);
  return { ...common, match: Match.start(game, config, { seed: values.seed }), seating };
}
