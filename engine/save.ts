import { type Config, checkConfig, type Game, type GameTypes } from './game.ts';
import { Match } from './match.ts';
import type { Answer, MatchRecord } from './match-record.ts';
import { hash, type Plain, whyNotPlain } from './plain.ts';
import {
  anything,
  byName,
  count,
  exactly,
  integer,
  list,
  number,
  object,
  oneOf,
  orNull,
  type Shape,
  type Shaped,
  text,
  yesOrNo,
} from './shape.ts';
import { Complaint } from './text.ts';

/** Raised when the shape of the file itself changes. */
const FORMAT = 1;

export class BadSave extends Complaint {}

/** Nothing but plain data can be in a file: the whole of it was looked through before. */
const plain = anything as Shape<Plain>;
const words = list(integer, 4) as Shape<[number, number, number, number]>;
const position = object({
  state: byName(anything),
  chance: object({ words, used: count(0), laid: list(count(1)) }),
});
const answer = object(
  { seat: count(0), option: text },
  { luck: oneOf(object({ fresh: words }), object({ dice: list(count(1)) })) },
);
const saveShape = object(
  {
    format: exactly(FORMAT),
    game: text,
    version: count(1),
    config: object(
      { scenario: text, seats: count(1), settings: byName(oneOf(text, number, yesOrNo)) },
      { carried: plain },
    ),
    seeded: yesOrNo,
    epoch: count(0),
    start: position,
    answers: list(answer),
    checkpoint: object({ at: count(0), position }),
    check: text,
  },
  /** Who sat where, if people are to be called by their names. */
  { players: list(orNull(text)) },
);
type Save = Shaped<typeof saveShape>;

/** The match as a JSON text, with the names of the players (null: a bot, or nobody) where they are known. */
export const save = <T extends GameTypes>(match: Match<T>, players?: readonly (string | null)[]): string =>
  saveOf(match.game, match.record(), players);

/** A record as such a text, by the version of the game it was made under: of one that is older, too. */
export function saveOf(
  { id: game, version }: Pick<Game, 'id' | 'version'>,
  record: MatchRecord,
  players?: readonly (string | null)[],
): string {
  const body = { format: FORMAT, game, version, ...record, ...(players ? { players } : {}) };
  return JSON.stringify({ ...body, check: hash(body) });
}

export interface Loaded {
  readonly match: Match;
  /** False if the rules have changed so much that only the last rest could be kept: replay and log begin there. */
  readonly complete: boolean;
  /** Answers of a half-made action that the rules no longer offer and that must be given again. */
  readonly dropped: readonly Answer[];
  /** The names of those who sat there, where the file tells. */
  readonly players?: readonly (string | null)[];
}

/** Reads a save, or throws a `BadSave` with one sentence for people. Nothing else can happen. */
export function load(text: string, games: readonly Game[]): Loaded {
  const data = parse(text);
  const game = games.find(g => g.id === data.game);
  if (!game) {
    const known = games.map(g => g.id).join(', ');
    throw new BadSave(
      `This save is of "${data.game}"; known games are ${known}.`,
      `Dieser Spielstand gehört zu „${data.game}“; bekannte Spiele sind ${known}.`,
    );
  }
  if (data.version > game.version)
    throw new BadSave(
      `This save was made by a newer version of ${game.id} (${data.version}; this is ${game.version}).`,
      `Dieser Spielstand stammt von einer neueren Fassung von ${game.id} (${data.version}; hier ist es ${game.version}).`,
    );
  try {
    const { settings } = data.config;
    const config = checkConfig(game, {
      ...data.config,
      settings: data.version < game.version ? (game.renewSettings?.(settings, data.version) ?? settings) : settings,
    });
    const loaded = data.version === game.version ? resume(game, config, data) : migrate(game, config, data);
    return data.players ? { ...loaded, players: data.players } : loaded;
  } catch (error) {
    if (error instanceof BadSave) throw error;
    const why = error instanceof Error ? error.message : String(error);
    const warum = error instanceof Complaint ? error.text.de : why;
    throw new BadSave(
      `This save does not fit the rules of ${game.id}: ${why}`,
      `Dieser Spielstand passt nicht zu den Regeln von ${game.id}: ${warum}`,
    );
  }
}

function parse(source: string): Save {
  let raw: unknown;
  try {
    raw = JSON.parse(source);
  } catch {
    throw new BadSave(
      'This is not a save of Tafelrunde: it is not even JSON.',
      'Das ist kein Spielstand von Tafelrunde: Es ist nicht einmal JSON.',
    );
  }
  const impure = whyNotPlain(raw, 'save');
  if (impure) throw damaged(impure);
  if (
    typeof raw === 'object' &&
    raw !== null &&
    'format' in raw &&
    typeof raw.format === 'number' &&
    raw.format > FORMAT
  )
    throw new BadSave(
      `This save has format ${raw.format}; this version reads up to ${FORMAT}. Please update.`,
      `Dieser Spielstand hat das Format ${raw.format}; diese Fassung liest bis ${FORMAT}. Bitte aktualisieren.`,
    );
  if (typeof raw === 'object' && raw !== null && 'campaign' in raw)
    throw new BadSave('This is a whole campaign, not a match.', 'Das ist eine ganze Kampagne, keine Partie.');
  const flaw = saveShape(raw);
  if (flaw)
    throw new BadSave(
      `This is not a save of Tafelrunde, or it is damaged at ${flaw.at || 'the top'}: ${flaw.what}.`,
      `Das ist kein Spielstand von Tafelrunde, oder er ist beschädigt bei ${flaw.at || 'der Wurzel'}: ${flaw.what}.`,
    );
  const data = raw as Save;
  const { check, ...body } = data;
  if (hash(body) !== check)
    throw damaged('its contents do not match its checksum', 'Sein Inhalt passt nicht zu seiner Prüfsumme');
  if (data.checkpoint.at > data.answers.length)
    throw damaged('its checkpoint lies behind its last answer', 'Sein Haltepunkt liegt hinter der letzten Antwort');
  return data;
}

const damaged = (how: string, wie = how): BadSave =>
  new BadSave(`This save is damaged: ${how}.`, `Dieser Spielstand ist beschädigt: ${wie}.`);

function resume(game: Game, config: Config, data: Save): Loaded {
  const record: MatchRecord = { ...data, config, answers: data.answers as Answer[] };
  try {
    const match = Match.resume(game, record, { fromStart: true });
    // The same answers must lead to the same rest; if the rules were mended since, the stored rest counts.
    if (hash(match.record().checkpoint) === hash(data.checkpoint)) return { match, complete: true, dropped: [] };
  } catch {
    // The old history is not possible under the rules of today: go on from the checkpoint.
  }
  return fromCheckpoint(game, record);
}

function migrate(game: Game, config: Config, data: Save): Loaded {
  let state: unknown = data.checkpoint.position.state;
  for (let version = data.version; version < game.version; version++) {
    const migration = game.migrations?.[version];
    if (!migration)
      throw new BadSave(
        `This save of ${game.id} has version ${data.version}, which can no longer be read.`,
        `Dieser Spielstand von ${game.id} hat die Version ${data.version}, die nicht mehr gelesen werden kann.`,
      );
    state = migration(state, config);
  }
  const position = { state: state as object, chance: data.checkpoint.position.chance };
  const record: MatchRecord = {
    ...data,
    config,
    answers: data.answers as Answer[],
    checkpoint: { at: data.checkpoint.at, position },
  };
  return fromCheckpoint(game, record);
}

/** The rest becomes the new start; the half-made action is repeated as far as the rules still offer it. */
function fromCheckpoint(game: Game, record: MatchRecord): Loaded {
  const { at, position } = record.checkpoint;
  const halfMade = record.answers.slice(at);
  for (let kept = halfMade.length; ; kept--) {
    const answers = halfMade.slice(0, kept);
    const shortened: MatchRecord = { ...record, start: position, answers, checkpoint: { at: 0, position } };
    try {
      const match = Match.resume(game, shortened, { fromStart: true });
      return { match, complete: false, dropped: halfMade.slice(kept) };
    } catch (error) {
      if (kept === 0) throw error;
    }
  }
}

/** Plays a match again from its start, answer by answer; the one match yielded moves on by one answer each time. */
export function* replay<T extends GameTypes>(match: Match<T>): Generator<Match<T>> {
  const again = match.fork(0, { listen: true });
  yield again;
  for (const answer of match.answers) {
    again.follow(answer);
    yield again;
  }
}
