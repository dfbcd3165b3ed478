// One tab of this browser plays a match at a time: two that keep it would each undo what the other has done.

/** What happens to the match in the tab that has it. */
export interface Holder {
  /** Another tab wants to play: what is not yet kept is kept, and nothing more is done. */
  handOver(): Promise<void>;
  /** Another tab plays already, because this one did not answer in time: nothing may be kept any more. */
  robbed(): void;
  /** The match was removed: it must not be kept again. */
  removed(): void;
}

/** The right to play a match, until it is given up. */
export interface Claim {
  release(): void;
}

/** A page that is just being left gives its matches up within this time. */
const PATIENCE = 500;
/** A tab that does not answer for so long is asleep. */
const ASLEEP = 2_000;
const CHANNEL = 'tafelrunde.tables';

/** Claims a match; null if another tab has it. */
export async function claim(match: string, holder: Holder): Promise<Claim | null> {
  const release = await lock(match, holder, { signal: AbortSignal.timeout(PATIENCE) });
  return release ? held(match, holder, release) : null;
}

/** Claims a match from whoever has it: the other tab is asked to hand it over, and overruled if it is asleep. */
export async function takeOver(match: string, holder: Holder): Promise<Claim> {
  ask(match);
  const asked = await lock(match, holder, { signal: AbortSignal.timeout(ASLEEP) });
  const release = asked ?? (await lock(match, holder, { steal: true })) ?? (() => {});
  return held(match, holder, release);
}

/** A match was removed: who plays it is told, and what such a tab kept in the meantime is removed once more. */
export function takeAway(match: string, remove: () => Promise<void>): void {
  say({ removed: match });
  const nobody: Holder = { async handOver() {}, robbed() {}, removed() {} };
  const again = async () => {
    const mine = await takeOver(match, nobody);
    await remove().finally(mine.release);
  };
  // It was removed before; this is only to be sure.
  again().catch(() => {});
}

function held(match: string, holder: Holder, release: () => void): Claim {
  const channel = new BroadcastChannel(CHANNEL);
  const end = (): void => {
    channel.close();
    release();
  };
  channel.onmessage = async ({ data }) => {
    const removed = data?.removed === match;
    if (data !== match && !removed) return;
    if (removed) holder.removed();
    else await holder.handOver();
    end();
  };
  return { release: end };
}

const ask = (match: string): void => say(match);

function say(data: string | { readonly removed: string }): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(data);
  channel.close();
}

/** Waits for the lock; returns how to give it back, or null if it was not to be had. */
function lock(match: string, holder: Holder, options: LockOptions): Promise<(() => void) | null> {
  // Browsers have no locks for pages that do not come by https: there, the tab opened last plays.
  if (!navigator.locks) {
    ask(match);
    return Promise.resolve(() => {});
  }
  const { promise, resolve } = Promise.withResolvers<(() => void) | null>();
  let mine = false;
  navigator.locks
    .request(`tafelrunde.match.${match}`, options, () => {
      mine = true;
      return new Promise<void>(release => resolve(release));
    })
    .catch(error => {
      if (mine) holder.robbed();
      else resolve(isTimeUp(error) ? null : () => {});
    });
  return promise;
}

/** Where the browser refuses locks for another reason, no other tab has the match. */
const isTimeUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
