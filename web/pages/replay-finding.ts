import { BadSave, load, scenarioOf, type Text } from '@tafelrunde/engine';
import { GAMES, loadForSave } from '@tafelrunde/games';
import { readMatch } from '../local/opening.ts';
import { Replay } from '../local/replaying.ts';
import type { Chair } from '../local/table.ts';
import { ApiTrouble, api, type SharedReplay } from '../online/api.ts';
import { endOf } from '../online/ending.ts';
import type { GameTable } from '../table/board.ts';
import { tableFor } from '../tables.ts';

/** A match that can be watched again, wherever it is kept. */
export interface Recording {
  readonly replay: Replay;
  readonly scenario: Text;
  readonly chairs: readonly Chair[];
  readonly gameTable: GameTable | null;
  /** The rules were mended since: what happened before is lost. */
  readonly shortened: boolean;
  readonly file: string;
  /** The table of the server it was played at; null: it is on this device only. */
  readonly online: { readonly table: string; readonly closed: boolean } | null;
}

/** Why there is nothing to watch: a sentence for people, and for some reasons a way on. */
export interface Missing {
  readonly why: Text | null;
  readonly code: 'missing' | 'not-over' | 'unreachable' | 'unreadable';
}

export type FoundReplay = Recording | Missing;

/** A match of this device. */
export async function findKept(id: string): Promise<FoundReplay> {
  try {
    const read = await readMatch(id);
    if (!read) return { code: 'missing', why: null };
    const { match, complete, stored } = read;
    return {
      replay: new Replay(match),
      scenario: stored.scenario,
      chairs: stored.chairs,
      gameTable: await tableFor(match),
      shortened: !complete,
      file: stored.save,
      online: null,
    };
  } catch (error) {
    if (error instanceof BadSave) return { code: 'unreadable', why: error.text };
    throw error;
  }
}

/** A finished match of the server, which everybody with its link may watch. */
export async function findShared(table: string): Promise<FoundReplay> {
  try {
    return await recordingOf(await api.replay(table));
  } catch (error) {
    if (error instanceof BadSave) return { code: 'unreadable', why: error.text };
    if (error instanceof ApiTrouble) return { code: reasonOf(error.code), why: error.text };
    throw error;
  }
}

async function recordingOf({ table, file, seats, ending, mended, spectators }: SharedReplay): Promise<FoundReplay> {
  const { game: id } = JSON.parse(file) as { readonly game: string };
  const card = GAMES.find(game => game.id === id);
  if (!card) return { code: 'missing', why: null };
  const game = await loadForSave(card, file);
  const { match, complete } = load(file, [game]);
  return {
    replay: new Replay(match, match.outcome ?? endOf(ending)),
    scenario: scenarioOf(game, match.config.scenario).name,
    chairs: seats.map(chairOf),
    gameTable: await tableFor(match),
    shortened: mended || !complete,
    file,
    online: { table, closed: !spectators },
  };
}

function chairOf(seat: SharedReplay['seats'][number]): Chair {
  if (seat.is === 'player') return { kind: 'guest', name: seat.name };
  return seat.is === 'bot' ? { kind: 'bot', bot: seat.level } : { kind: 'free' };
}

function reasonOf(code: string): Missing['code'] {
  if (code === 'not-over' || code === 'unreachable') return code;
  return 'missing';
}
