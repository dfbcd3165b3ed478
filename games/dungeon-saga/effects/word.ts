import { counted, type Speak, type Word } from '@tafelrunde/engine';
import type { Aim, Effect, Lang, PassiveEffect, Targets } from '../content/effects.ts';
import { aimed, foeOf, isAnyFor, isLegal } from '../rules/targets.ts';
import { type Attack, type Figure, findFigure, type Io, onBoard, type Play, type State } from '../state.ts';
import type { DungeonSaga } from '../types.ts';

/** What an effect may need to know of its occasion. */
export interface Context {
  readonly attack: Attack | null;
  /** Set by `prevent`. */
  prevented: boolean;
}

/** What words are handed: who acts, on which occasion. */
export interface Cause {
  readonly state: State;
  readonly io: Io;
  readonly you: Figure;
  /** The ability, item, spell, feat or action of the adventure that acts. */
  readonly source: string;
  readonly context: Context;
  /** The targets of the last choice in this list of effects, for `same`. */
  same: readonly string[];
}

/** What helps words to speak. */
export interface Scribe {
  readonly lang: Lang;
  readonly t: Speak;
  /** A choice of targets whose reach the card has already given. */
  readonly stated: Targets | undefined;
  /** The last choice of targets: a `same` speaks of one, several or each. */
  readonly pick: Targets | undefined;
  /** The sentences of effects inside an effect. */
  texts(effects: readonly Effect[]): string;
  /** Passive effects in one sentence. */
  phrases(effects: readonly PassiveEffect[]): string;
}

export type CardWord<E extends { readonly do: string }> = Word<E, Cause, Scribe, DungeonSaga>;

// --------------------------------------------------------------------------------------------------- figures aimed at

export const anyone = (): boolean => true;

/** Is there any such figure to act on? */
export function isAny({ state, you, context, same }: Cause, aim: Aim, legal: (figure: Figure) => boolean): boolean {
  if (aim === 'you') return legal(you);
  if (aim === 'same') return same.some(id => isLegal(state, id, legal));
  if (aim === 'foe') return foeOf(state, you, context).some(id => isLegal(state, id, legal));
  return isAnyFor(state, you, aim, legal);
}

/** Acts on the figures one by one; those chosen now are meant by a later `same`. */
export function* onEach(
  at: Cause,
  aim: Aim,
  legal: (figure: Figure) => boolean,
  act: (figure: Figure) => Play | undefined,
): Play {
  const { state, you, context } = at;
  const targets = yield* aimed(state, you, aim, at.same, context, legal, 'DS-MAGIC-15');
  for (const id of targets) {
    const figure = findFigure(state, id);
    if (!figure || !onBoard(state, you.id)) continue;
    const flow = act(figure);
    if (flow) yield* flow;
  }
  if (typeof aim === 'object') at.same = targets;
}

// ------------------------------------------------------------------------------------------------------------- phrases

export const several = (pick: Targets | undefined): boolean => pick !== undefined && pick.many !== 1;

/** Nominative, at the beginning of a sentence. */
export function who(aim: Aim, { pick, t }: Scribe): string {
  if (aim === 'you') return t('You', 'Du');
  if (aim === 'foe') return t('The other figure', 'Die andere Figur');
  return several(pick) ? t('Each target', 'Jedes Ziel') : t('The target', 'Das Ziel');
}

/** Accusative. */
export function whom(aim: Aim, { pick, t }: Scribe): string {
  if (aim === 'foe') return t('the other figure', 'die andere Figur');
  return several(pick) ? t('each target', 'jedes Ziel') : t('the target', 'das Ziel');
}

/** The verb for "you", or for a target. */
export const does = (aim: Aim, you: string, other: string): string => (aim === 'you' ? you : other);

export const woundWords = (n: number, { lang }: Scribe): string =>
  counted(n, { en: ['wound', 'wounds'], de: ['Wunde', 'Wunden'] }, lang);

export const squareWords = (n: number, { lang }: Scribe): string =>
  counted(n, { en: ['square', 'squares'], de: ['Feld', 'Felder'] }, lang);
