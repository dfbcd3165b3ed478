import type { LogEntry, Seat, Viewer } from '@tafelrunde/engine';
import type { Situation } from '../../local/table.ts';
import type { GameTable } from '../board.ts';

/** One thing that was decided, as the viewer saw it: who did it, what came of it, and how the table stood then. */
export interface Step {
  readonly situation: Situation;
  /** Null at the beginning. */
  readonly by: Seat | null;
  /** The viewer decided it. */
  readonly mine: boolean;
  /** The game itself did it, after what was decided. */
  readonly deed?: boolean;
  readonly happened: readonly LogEntry[];
}

/** What another look at the table brought: nothing, one more step, or a story that begins anew. */
export type News = 'none' | 'step' | 'anew';

/** So many steps are kept: those who only watch never decide, and a long evening has many. */
const MOST = 80;

/** What happened since the viewer's last decision, step by step. Everybody at the screen has their own: nobody sees what others saw. */
export class Reel {
  readonly #deeds: GameTable['deeds'];
  readonly #reels = new Map<Viewer, readonly Step[]>();
  #viewer: Viewer = 'spectator';
  /** So many steps came with the last look. */
  added = 1;

  constructor(deeds?: GameTable['deeds'] | undefined) {
    this.#deeds = deeds;
  }

  /** The first step is where the story begins: the table right after the viewer's own decision. */
  get steps(): readonly Step[] {
    return this.#reels.get(this.#viewer) ?? [];
  }

  take(situation: Situation): News {
    if (situation.curtain !== null) return 'none';
    const before = this.#viewer;
    this.#viewer = situation.viewer;
    const last = this.steps.at(-1);
    if (!last) return this.#keep([stepOf(situation, null, false)], 'anew');
    const ahead = situation.decisions - last.situation.decisions;
    if (ahead < 0) return this.#keep(upTo(this.steps, situation), 'anew');
    if (ahead === 0) {
      const fresh = last.deed ? last.happened : situation.fresh;
      const happened = fresh.length > 0 ? fresh : last.happened;
      return this.#keep(
        [...this.steps.slice(0, -1), { ...last, situation: { ...situation, fresh }, happened }],
        anewIf(before !== this.#viewer),
      );
    }
    const { ask, deciding } = last.situation;
    const mine = ask !== null && ahead === 1;
    const step = stepOf(situation, deciding, mine);
    // Who passes does nothing that could be told.
    if (!mine && ask === null && step.happened.length === 0)
      return this.#keep([...this.steps.slice(0, -1), { ...last, situation }], anewIf(before !== this.#viewer));
    const story = mine ? [] : ask === null ? this.steps : [{ ...last, happened: [] }];
    const news = this.#cut(last, step);
    this.added = news.length;
    this.#keep([...story, ...news].slice(-MOST), 'step');
    // What the game does is told to whoever sits there then.
    return before === this.#viewer || news.length > 1 ? 'step' : 'anew';
  }

  /** What was decided, and what the game did then, deed by deed. */
  #cut({ situation: { view } }: Step, step: Step): readonly Step[] {
    const { situation, happened } = step;
    const cuts =
      this.#deeds?.(
        view,
        situation.view,
        happened.map(({ event }) => event),
      ) ?? [];
    return [{ at: 0, view }, ...cuts].map(({ at }, i): Step => {
      const end = cuts[i];
      const fresh = happened.slice(at, end?.at);
      return {
        ...step,
        ...(i > 0 && { by: null, mine: false, deed: true }),
        situation: {
          ...situation,
          fresh,
          view: end ? end.view : situation.view,
          // What is told later has not been heard of yet.
          log: end ? until(situation.log, happened[end.at]) : situation.log,
        },
        happened: fresh,
      };
    });
  }

  #keep(steps: readonly Step[], news: News): News {
    this.#reels.set(this.#viewer, steps);
    return news;
  }
}

/** A log, up to this entry. */
function until(log: readonly LogEntry[], entry: LogEntry | undefined): readonly LogEntry[] {
  const at = entry === undefined ? -1 : log.lastIndexOf(entry);
  return at < 0 ? log : log.slice(0, at);
}

const anewIf = (is: boolean): News => (is ? 'anew' : 'none');

const stepOf = (situation: Situation, by: Seat | null, mine: boolean): Step => ({
  situation,
  by,
  mine,
  happened: situation.fresh,
});

/** Somebody went back: what came later has not happened. */
function upTo(steps: readonly Step[], situation: Situation): readonly Step[] {
  const earlier = steps.filter(step => step.situation.decisions < situation.decisions);
  return [...earlier, { ...stepOf(situation, null, false), happened: [] }];
}
