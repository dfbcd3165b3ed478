import { type Reason, reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { feat } from '../content/index.ts';
import { carryOut, wouldAct } from '../effects/index.ts';
import { type Figure, type Io, onBoard, type Play, type State, type Turn } from '../state.ts';

export const NO_FEAT = reason('DS-FEAT-01', {
  en: 'This figure has no such feat.',
  de: 'Diese Figur hat diese Heldentat nicht.',
});
export const FEAT_USED = reason('DS-FEAT-02', {
  en: 'This feat was used already in this adventure.',
  de: 'Diese Heldentat wurde in diesem Abenteuer schon benutzt.',
});
export const WHOLE_TURN = reason('DS-FEAT-03', {
  en: 'A feat replaces the whole turn.',
  de: 'Eine Heldentat ersetzt den ganzen Zug.',
});
export const FEAT_IDLE = reason('DS-FEAT-01', {
  en: 'It would do nothing now.',
  de: 'Sie würde jetzt nichts bewirken.',
});

export function mayPerform(state: State, turn: Turn, figure: Figure, id: string): Reason | null {
  const card = figure.feats.find(f => f.id === id);
  if (!card) return NO_FEAT;
  if (card.used) return FEAT_USED;
  if (!turn.fresh || turn.as === 'act') return WHOLE_TURN;
  const context = { attack: null, prevented: false };
  return wouldAct(state, figure, feat(id).effects, context) ? null : FEAT_IDLE;
}

export function addFeats(state: State, turn: Turn, figure: Figure, list: Choice[]): void {
  if (!turn.fresh) return;
  for (const { id } of figure.feats)
    if (mayPerform(state, turn, figure, id) === null) list.push({ do: 'feat', feat: id });
}

/** A feat takes the place of the turn (DS-FEAT-03). What it lets the figure itself do at the end becomes its turn. */
export function* performFeat(state: State, io: Io, turn: Turn, figure: Figure, id: string): Play {
  const { effects } = feat(id);
  const card = figure.feats.find(f => f.id === id);
  if (card) card.used = true;
  turn.fresh = false;
  turn.parts = [];
  turn.at = 0;
  io.tell?.({ kind: 'feat', figure: figure.id, feat: id, rule: 'DS-FEAT-01' });
  const last = effects[effects.length - 1];
  const own = last?.do === 'act' && last.aim === 'you' ? last : null;
  yield* carryOut(state, io, figure, id, own ? effects.slice(0, -1) : effects, { attack: null, prevented: false });
  if (!own || !onBoard(state, figure.id)) return;
  turn.parts = [...own.steps];
  turn.squares = own.squares ?? -1;
}
