import { newPile } from '@tafelrunde/engine';
import type { State } from '../index.ts';
import { markCells, placeCells } from '../rules/map.ts';
import { acts, hero, type Played, raid, sit } from './positions.ts';

export const SYN = 'syndrael';
export const AVRIC = 'avric-albright';

/** The table plays with secret rooms; these cards are in the deck. */
export function withRooms(state: State, deck: readonly string[]): void {
  (state as { boxes: readonly string[] }).boxes = ['LW', 'TF'];
  state.rooms = { deck: newPile([...deck]), out: [], card: null, shown: [], keys: 0, challenge: null };
}

/** A space of the room: its column and row from the north-west. */
export const inside = (state: State, x: number, y: number): number =>
  (placeCells(state, 'secret-room')[0] ?? 0) - ((placeCells(state, 'secret-room')[0] ?? 0) % 32) + y * 32 + x;

export interface Layout {
  /** Challenge tokens: what they show, and where. */
  readonly tokens?: readonly (readonly [face: string, x: number, y: number])[];
  readonly more?: (state: State) => void;
  readonly quest?: string;
  readonly classOf?: string;
  readonly cards?: readonly string[];
}

/** A room is in play: Syndrael stands in its entrance, Avric outside at F8; the passage lies at E5. */
export function layRoom(state: State, card: string, { tokens = [], more, cards = [] }: Layout): void {
  withRooms(state, []);
  hero(state, SYN, 'knight', 'E5', cards);
  hero(state, AVRIC, 'disciple', 'F8');
  if (state.rooms !== undefined) state.rooms.card = card;
  const [cell = 0] = state.heroes[0]?.cells ?? [];
  state.tokens.push({ id: 'secret-passage', kind: 'secret-passage', cell, face: null, hidden: false });
  if (state.heroes[0] !== undefined) state.heroes[0].cells = [...markCells(state, 'room-entrance')];
  for (const [i, [face, x, y]] of tokens.entries())
    state.tokens.push({
      id: `challenge-${i + 1}`,
      kind: 'challenge',
      cell: inside(state, x, y),
      face,
      hidden: true,
    });
  more?.(state);
}

/** Syndrael's turn in the room. */
export function room(card: string, layout: Layout = {}): Played {
  return acts(
    sit(state => layRoom(state, card, layout), layout.quest === undefined ? {} : { quest: layout.quest }),
    SYN,
  );
}

/** The overlord's turn begins. */
export const night = (card: string, layout: Layout = {}): Played => raid(state => layRoom(state, card, layout));
