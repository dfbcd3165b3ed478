import { type Reason, reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type Rank, recharge, spell } from '../content/index.ts';
import { carryOut, wouldAct } from '../effects/index.ts';
import { type Figure, type Io, type Play, type State, sheetOf, type Turn } from '../state.ts';
import { endPart } from './movement.ts';
import { actionPart } from './turn.ts';

export const NO_CASTER = reason('DS-MAGIC-01', {
  en: 'This figure casts no spells.',
  de: 'Diese Figur ist nicht zauberkundig.',
});
export const UNKNOWN_SPELL = reason('DS-MAGIC-02', {
  en: 'It does not have this spell.',
  de: 'Sie hat diesen Zauber nicht.',
});
export const NOT_READY = reason('DS-MAGIC-08', {
  en: 'The spell is not ready yet.',
  de: 'Der Zauber ist noch nicht einsatzbereit.',
});
export const NO_ACTION_LEFT = reason('DS-HERO-01', {
  en: 'The figure has no action left in this turn.',
  de: 'Die Figur hat in diesem Zug keine Aktion mehr.',
});
export const TWO_LESSER = reason('DS-MAGIC-06', {
  en: 'An action is one greater or up to two different lesser spells.',
  de: 'Eine Aktion reicht für einen Großen oder bis zu zwei verschiedene Kleine Zauber.',
});
export const NO_TARGET = reason('DS-MAGIC-15', {
  en: 'There is no target in reach.',
  de: 'Es gibt kein Ziel in Reichweite.',
});

const QUIET = { attack: null, prevented: false };

/** Standing in front of an enemy does not matter (DS-MAGIC-23). */
export function mayCast(state: State, turn: Turn, figure: Figure, id: string): Reason | null {
  const another = actionPart(turn, true) >= 0;
  if (!another && turn.cast.length === 0) return NO_ACTION_LEFT;
  if (!sheetOf(figure)?.spellcaster) return NO_CASTER;
  const card = figure.spells.find(s => s.id === id);
  if (!card) return UNKNOWN_SPELL;
  if (card.turned > 0) return NOT_READY;
  const { rank, effects } = spell(id);
  if (!another && !isSecond(turn, rank, id)) return TWO_LESSER;
  return wouldAct(state, figure, effects, QUIET) ? null : NO_TARGET;
}

/** A second, different lesser spell belongs to the action of the first (DS-MAGIC-06). */
const isSecond = ({ cast }: Turn, rank: Rank, id: string): boolean =>
  cast.length > 0 && rank === 'lesser' && !cast.includes(id);

export function addSpells(state: State, turn: Turn, figure: Figure, list: Choice[]): void {
  for (const { id } of figure.spells)
    if (mayCast(state, turn, figure, id) === null) list.push({ do: 'cast', spell: id });
}

/** Casting (DS-MAGIC-21): range and sight bound the targets, then the effect, then the card is turned. */
export function* cast(state: State, io: Io, turn: Turn, figure: Figure, id: string): Play {
  const { rank, effects } = spell(id);
  const second = isSecond(turn, rank, id);
  const part = second ? turn.at : actionPart(turn, true);
  endPart(turn, part);
  turn.fresh = false;
  io.tell?.({ kind: 'cast', figure: figure.id, spell: id, rule: 'DS-MAGIC-06' });
  yield* carryOut(state, io, figure, id, effects, { attack: null, prevented: false });
  const card = figure.spells.find(s => s.id === id);
  if (card) card.turned = recharge[rank];
  if (rank === 'lesser' && !second) {
    turn.at = part;
    turn.cast = [id];
  }
}

/** End of round: every turned card goes back by a quarter (DS-EOR-04, DS-MAGIC-09). */
export function turnBack(state: State, io: Io): void {
  for (const figure of state.figures)
    for (const card of figure.spells) {
      if (card.turned === 0) continue;
      card.turned--;
      io.tell?.({ kind: 'recharged', figure: figure.id, spell: card.id, turned: card.turned, rule: 'DS-EOR-04' });
    }
}
