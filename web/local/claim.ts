// One tab of this browser plays a match at a time: two that keep it would each undo what the other has done.

/** What happens to the match in the tab that has it. */
export interface Holder {
  /** Another tab wants to play: what is not yet kept is kept, and nothing more is done. */
  handOver(): Promise<void>;
  /** Another tab plays already, because this one did not answer in time: nothing may be kept any more. */
  robbed(): void;
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

function held(match: string, holder: Holder, release: () => void): Claim {
  const channel = new BroadcastChannel(CHANNEL);
  const end = (): void => {
    channel.close();
    release();
  };
  channel.onmessage = async ({ data }) => {
    if (data !== match) return;
    await holder.handOver();
    end();
  };
  return { release: end };
}

function ask(match: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(match);
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
    .catch(() => {
      if (mine) holder.robbed();
      else resolve(null);
    });
  return promise;
}
