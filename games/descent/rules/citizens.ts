import { choose, insert } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { CitizenCard } from '../content/cards.ts';
import { citizenOf, MONSTERS } from '../content/index.ts';
import { type CardId, type FigureId, type Monster, monsterOf, overlordSeat, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';

/** The card of the corrupt citizen whose face a monster wears; null: it wears none. */
export const guiseOf = ({ guise }: Pick<Monster, 'guise'>): CitizenCard | null =>
  guise === undefined ? null : citizenOf(guise);

/** One card at a time is in play (D2-NEREK-10). */
const isWorn = ({ monsters }: State): boolean =>
  monsters.some(({ guise, cells }) => guise !== undefined && cells.length > 0);

/** Only a master of a kind that wears faces: an agent in its place is something else (D2-NEREK-09, -13). */
const mayWear = ({ of, rank }: Monster): boolean => rank === 'master' && MONSTERS[of]?.guises === true;

/** When such a master is put on the map, the overlord may play a corrupt citizen on it (D2-NEREK-09). */
export function* offerGuise(state: State, io: Io, monster: Monster): Flow {
  const { citizens = [] } = state.overlord;
  if (citizens.length === 0 || !mayWear(monster) || isWorn(state)) return;
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'guise',
    rule: 'D2-NEREK-09',
    options: [...citizens.map((card): Choice => ({ do: 'card', card })), { do: 'pass' }],
  });
  if (choice.do !== 'card') return;
  monster.guise = choice.card;
  io.tell?.({ kind: 'guise', figure: monster.id, card: choice.card, rule: 'D2-NEREK-09' });
}

/** Who wears the card is defeated: it is gone for the campaign (D2-NEREK-12). Otherwise it stays his for the next encounter (D2-NEREK-11). */
export function loseGuise(state: State, id: FigureId): void {
  const guise = monsterOf(state, id)?.guise;
  const { overlord } = state;
  if (guise === undefined || overlord.citizens === undefined) return;
  const left = overlord.citizens.filter(card => card !== guise);
  if (left.length > 0) overlord.citizens = left;
  else delete overlord.citizens;
}

/** The overlord receives corrupt citizens for what he has won (D2-NEREK-08). */
export function gainCitizens(state: State, io: Io, cards: readonly CardId[]): void {
  for (const card of cards) {
    const owned = [...(state.overlord.citizens ?? [])];
    if (owned.includes(card)) continue;
    insert(owned, card);
    state.overlord.citizens = owned;
    io.tell?.({ kind: 'citizen', card, rule: 'D2-NEREK-08' });
  }
}
