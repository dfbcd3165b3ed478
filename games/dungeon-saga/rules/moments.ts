import { choose, type Reason, reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { At, Moment } from '../content/index.ts';
import { type Context, carryOut, wouldAct } from '../effects/index.ts';
import { type Figure, onBoard, type Play, type State, seatOf, type Table } from '../state.ts';
import { listensAt, type Source, sourcesOf } from './sources.ts';
import { copiesOf, useKey, usesOf } from './uses.ts';
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
    if (at.moment !== moment || !holdAll(state, figure, context.attack, at.if)) continue;
    if (isSpent(state, figure, source, at)) why = USED_UP;
    else if (!wouldAct(state, figure, at.effects, context)) why = NOTHING_TO_DO;
    else return at;
  }
  return why;
}

export const isAt = (answer: At | Reason): answer is At => 'moment' in answer;

/** A limit belongs to the ability of a figure, or to the card of an item: each copy is used up for itself. */
function isSpent({ used }: State, figure: Figure, { id, isItem }: Source, { limit }: At): boolean {
  if (limit === undefined || limit === 'consumed') return false;
  return usesOf(used[limit], figure, id) >= (isItem ? copiesOf(figure, id) : 1);
}

/** Carries one answer out: counts it against its limit, discards what is consumed (DS-ITEM-10). */
export function* use(state: State, io: Table, figure: Figure, source: Source, at: At, context: Context): Play {
  if (at.limit === 'consumed') useUp(state, figure, source.id);
  else if (at.limit !== undefined) state.used[at.limit].push(useKey(figure, source.id));
  io.tell?.({ kind: 'used', figure: figure.id, what: source.id, rule: source.isItem ? 'DS-ITEM-06' : 'DS-HERO-05' });
  yield* carryOut(state, io, figure, at.effects, context);
}

/** A copy that was made in this adventure goes first: its own, or one its maker has handed on. */
function useUp({ made, figures }: State, figure: Figure, item: string): void {
  figure.items.splice(figure.items.indexOf(item), 1);
  const handedOn = (by: string): boolean => !figures.some(({ id, items }) => id === by && items.includes(item));
  const own = made.findIndex(copy => copy.item === item && copy.by === figure.id);
  const at = own >= 0 ? own : made.findIndex(copy => copy.item === item && handedOn(copy.by));
  if (at >= 0) made.splice(at, 1);
}

/**
 * A moment comes for a figure: what must answer answers, what may is offered until its player passes. Nothing answers the same
 * occasion twice.
 */
export function announce(
  state: State,
  io: Table,
  moment: Moment,
  figure: Figure,
  context: Context,
): Iterable<never> | Play {
  return listensAt(figure, moment) ? answers(state, io, moment, figure, context) : SILENCE;
}

const SILENCE: readonly never[] = [];

function* answers(state: State, io: Table, moment: Moment, figure: Figure, context: Context): Play {
  const answered = new Set<string>();
  while (onBoard(state, figure.id) && !context.prevented) {
    const ready = sourcesOf(figure).flatMap(source => {
      if (answered.has(source.id)) return [];
      const at = mayUse(state, figure, source, moment, context);
      return isAt(at) ? [{ source, at }] : [];
    });
    if (ready.length === 0) return;
    const duty = ready.find(({ at }) => !at.may);
    const chosen = duty ?? (yield* offer(state, moment, figure, ready));
    if (!chosen) return;
    answered.add(chosen.source.id);
    yield* use(state, io, figure, chosen.source, chosen.at, context);
  }
}

type Ready = { readonly source: Source; readonly at: At };

function* offer(state: State, moment: Moment, figure: Figure, ready: readonly Ready[]): Play<Ready | undefined> {
  const options: Choice[] = ready.map(({ source }) => ({ do: 'use', what: source.id }));
  options.push({ do: 'pass' });
  const choice = yield* choose<Choice>({ seat: seatOf(state, figure), kind: moment, rule: 'DS-ITEM-07', options });
  return choice.do === 'use' ? ready.find(({ source }) => source.id === choice.what) : undefined;
}
