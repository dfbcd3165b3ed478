import type { Reason, Seat } from '@tafelrunde/engine';
import { plotCardIn, useCost } from '../rules/plot.ts';
import { type CardId, overlordSeat, type State } from '../state.ts';
import { because } from './reasons.ts';

const OVERLORDS = because('D2-PLGEN-11', 'Plot cards are the overlord’s.', 'Handlungskarten gehören dem Overlord.');
const NOT_BOUGHT = because(
  'D2-PLGEN-11',
  'Only plot cards that lie open before the overlord can be used.',
  'Nur Handlungskarten, die offen vor dem Overlord liegen, sind einsetzbar.',
);
const TIRED = because('D2-PLGEN-25', 'That plot card is exhausted.', 'Diese Handlungskarte ist erschöpft.');
const TOO_DEAR = because(
  'D2-PLGEN-13',
  'There is not enough threat for its use.',
  'Für ihren Einsatz reichen die Drohmarker nicht.',
);
const NOT_NOW = because(
  'D2-PLGEN-13',
  'That plot card answers something else: it is offered when it may be used.',
  'Diese Handlungskarte antwortet auf etwas anderes: Sie wird angeboten, wenn sie eingesetzt werden darf.',
);

/** Why a plot card cannot be used now. */
export function whyNotPlot(state: State, seat: Seat, id: CardId): Reason {
  if (seat !== overlordSeat(state)) return OVERLORDS;
  const card = plotCardIn(state, id);
  if (card === null) return NOT_BOUGHT;
  if (card.tired) return TIRED;
  return useCost(state, id) > (state.plot?.threat ?? 0) ? TOO_DEAR : NOT_NOW;
}
