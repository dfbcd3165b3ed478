import { choose, isSpent, type Listener, type Reason, reason, spend, Triggers } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { Announced, At, Moment } from '../content/index.ts';
import { type Context, carryOut, wouldAct } from '../effects/index.ts';
import { type Figure, type Io, OVERLORD, onBoard, type Play, type State, seatOf } from '../state.ts';
import type { DungeonSaga } from '../types.ts';
import { listensAt, type Source, sourcesOf, type Timed } from './sources.ts';
import { limitFor, useKey } from './uses.ts';
import { holdAll } from './values.ts';

export const NOTHING_TO_DO = reason('DS-ITEM-02', {
  en: 'It would do nothing now.',
  de: 'Es würde jetzt nichts bewirken.',
});
export const USED_UP = reason('DS-ITEM-02', {
  en: 'It has been used as often as it may be.',
  de: 'Es wurde schon so oft benutzt wie erlaubt.',
});
const NOT_NOW = reason('DS-ITEM-06', { en: 'It cannot be used now.', de: 'Es kann jetzt nicht benutzt werden.' });

/** Which `at` of an ability or item may answer a moment, or why none does. */
export function mayUse(state: State, figure: Figure, source: Source, moment: Moment, context: Context): At | Reason {
  let why: Reason = NOT_NOW;
  for (const at of source.ats) {
    if (at.moment !== moment) continue;
    const not = whyNot(state, figure, source, at, context);
    if (not === null) return at;
    if (not !== NOT_NOW) why = not;
  }
  return why;
}

function whyNot(state: State, figure: Figure, source: Source, at: At, context: Context): Reason | null {
  if (!holdAll(state, figure, context.attack, at.if)) return NOT_NOW;
  if (isSpent(state.used, useKey(figure, source.id), limitFor(figure, source, at))) return USED_UP;
  return wouldAct(state, figure, at.effects, context) ? null : NOTHING_TO_DO;
}

export const isAt = (answer: At | Reason): answer is At => 'moment' in answer;

/** Carries one answer out: counts it against its limit, discards what is consumed (DS-ITEM-10). */
export function* use(state: State, io: Io, figure: Figure, source: Source, at: At, context: Context): Play {
  if (at.limit === 'consumed') useUp(state, figure, source.id);
  spend(state.used, useKey(figure, source.id), limitFor(figure, source, at));
  io.tell?.({ kind: 'used', figure: figure.id, what: source.id, rule: source.isItem ? 'DS-ITEM-06' : 'DS-HERO-05' });
  yield* carryOut(state, io, figure, source.id, at.effects, context);
}

/** A copy that was made in this adventure goes first: its own, or one its maker has handed on. */
function useUp({ made, figures }: State, figure: Figure, item: string): void {
  figure.items.splice(figure.items.indexOf(item), 1);
  const handedOn = (by: string): boolean => !figures.some(({ id, items }) => id === by && items.includes(item));
  const own = made.findIndex(copy => copy.item === item && copy.by === figure.id);
  const at = own >= 0 ? own : made.findIndex(copy => copy.item === item && handedOn(copy.by));
  if (at >= 0) made.splice(at, 1);
}

/** A moment that has come for a figure. */
interface Occasion {
  readonly state: State;
  readonly io: Io;
  readonly figure: Figure;
  readonly context: Context;
}

/** An ability or item of the figure whose moment it may be. */
interface Held extends Listener<Timed> {
  readonly source: Source;
}

/** Only what the figure itself has answers; its player decides. */
const triggers = new Triggers<Announced, Timed, Held, Occasion, DungeonSaga>({
  listeners({ state, figure }, moment) {
    if (!listensAt(figure, moment)) return NONE;
    const seat = seatOf(state, figure);
    return sourcesOf(figure).map(source => ({ id: source.id, seat, triggers: source.triggers, source }));
  },
  mayAct: ({ state, figure, context }, { source }, { does }) => whyNot(state, figure, source, does, context) === null,
  *offer(_, moment, ready) {
    const options: Choice[] = ready.map(({ listener }) => ({ do: 'use', what: listener.id }));
    options.push({ do: 'pass' });
    const seat = ready[0]?.listener.seat ?? OVERLORD;
    const choice = yield* choose({ seat, kind: moment, rule: 'DS-ITEM-07', options });
    return ready.find(({ listener }) => choice.do === 'use' && listener.id === choice.what) ?? null;
  },
  act: ({ state, io, figure, context }, { source }, { does }) => use(state, io, figure, source, does, context),
  isOver: ({ state, figure, context }) => context.prevented || !onBoard(state, figure.id),
});

const NONE: readonly never[] = [];

/** A moment comes for a figure: what must answer answers, what may is offered until its player passes. */
export function announce(
  state: State,
  io: Io,
  moment: Announced,
  figure: Figure,
  context: Context,
): Play | readonly never[] {
  return listensAt(figure, moment) ? triggers.announce({ state, io, figure, context }, moment) : NONE;
}
