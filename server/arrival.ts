import { setTimeout as sleep } from 'node:timers/promises';
import type { Text } from '@tafelrunde/engine';
import type { WaitingRoom } from './http/waiting-room.ts';
import { isPassing, StoreTrouble, textOf } from './store/trouble.ts';

export interface ArrivalOptions<T> {
  /** Brings what is waited for; whoever has it can no longer be told to stop. */
  readonly bring: (signal: AbortSignal | undefined) => Promise<T>;
  readonly takeBack: (brought: T) => Promise<void>;
  /** Opened when it takes a while. */
  readonly room: () => Promise<WaitingRoom>;
  /** How often it is tried, and said what is waited for, in milliseconds. */
  readonly pause?: number | undefined;
  readonly said?: ((why: Text) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

const PAUSE_MS = 3_000;
const SLOW = new StoreTrouble({ en: 'It does not answer.', de: 'Sie antwortet nicht.' });

/**
 * The database, as soon as it is there: a node may be started before it. What waiting does not mend (a wrong password, a newer version) is an error at
 * once. The room is handed on as it is, so that somebody stands at the door until the node itself does.
 */
export async function arrived<T>(options: ArrivalOptions<T>): Promise<{ brought: T; room: WaitingRoom | null }> {
  const { bring, takeBack, pause = PAUSE_MS, said = () => undefined, signal } = options;
  let room: WaitingRoom | null = null;
  const wait = async (error: unknown): Promise<void> => {
    room ??= await options.room();
    room.note(error);
    said(textOf(error));
  };
  try {
    for (;;) {
      signal?.throwIfAborted();
      const coming = bring(signal).then(
        brought => ({ brought }),
        (error: unknown) => ({ error }),
      );
      let come = await atMost(pause, coming);
      for (; come === null; come = await atMost(pause, coming)) await wait(SLOW);
      if (signal?.aborted && 'brought' in come) await takeBack(come.brought);
      signal?.throwIfAborted();
      if ('brought' in come) return { brought: come.brought, room };
      if (!isPassing(come.error)) throw come.error;
      await wait(come.error);
      await sleep(pause, undefined, signal && { signal });
    }
  } catch (error) {
    await (room as WaitingRoom | null)?.close();
    throw error;
  }
}

/** Null: it takes longer. */
async function atMost<T>(milliseconds: number, coming: Promise<T>): Promise<T | null> {
  const enough = new AbortController();
  const late = sleep(milliseconds, null, { signal: enough.signal }).catch(() => null);
  return Promise.race([coming, late]).finally(() => enough.abort());
}
