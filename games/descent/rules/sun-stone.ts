import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { itemOf, RELICS, STONES } from '../content/index.ts';
import {
  type CardId,
  type Cell,
  type FigureId,
  heroOf,
  isHero,
  kindOfToken,
  monsterOf,
  overlordSeat,
  type State,
  type Token,
} from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { together } from './deciding.ts';
import { cardFor } from './searching.ts';

// A relic that is a token as well (D2-SUN-01): with a hero it is the card he has, on the map and with monsters it is the token.

/** The relic that a kind of tokens stands for. */
export const relicOfToken = (kind: string): CardId | null => STONES.get(kind) ?? null;

const isStone = ({ kind }: Token): boolean => relicOfToken(kind) !== null;

/** Heroes and monsters pick it up, nobody else (D2-SUN-03). */
export const mayTakeStone = (state: State, id: FigureId): boolean => isHero(state, id) || monsterOf(state, id) !== null;

/** Somebody has the relic already: its token does not lie on the map as well. */
export const isOwned = ({ heroes, overlord }: State, relic: CardId): boolean =>
  heroes.some(({ cards }) => cards.some(({ id }) => id === relic)) ||
  overlord.relics.includes(itemOf(relic).stone?.turned ?? relic);

/** A hero who picks it up has the relic card (D2-SUN-04). False: it is no such token, or no hero takes it. */
export function takesRelic(state: State, id: FigureId, token: Token): boolean {
  const relic = relicOfToken(token.kind);
  if (relic === null || !isHero(state, id)) return false;
  state.tokens.splice(state.tokens.indexOf(token), 1);
  heroOf(state, id).cards.push(cardFor(relic));
  return true;
}

/** Who is knocked out with it equipped loses it: its token lies on his space (D2-SUN-02). */
export function loseStone(state: State, io: Io, hero: FigureId, cell: Cell): void {
  const { cards } = heroOf(state, hero);
  for (const card of cards.filter(({ id, worn }) => worn && RELICS[id]?.stone !== undefined)) {
    const kind = itemOf(card.id).stone?.token ?? '';
    cards.splice(cards.indexOf(card), 1);
    state.tokens.push({ id: `${kind}-1`, kind, cell, face: null, hidden: false });
    io.tell?.({ kind: 'dropped', figure: hero, token: `${kind}-1`, cell, rule: 'D2-SUN-02' });
  }
}

/** A defeated monster leaves it where it stood, a large one on whichever of its spaces the overlord chooses (D2-SUN-05). */
export function* dropStone(state: State, io: Io, id: FigureId): Flow {
  const monster = monsterOf(state, id);
  if (monster === null) return;
  for (const token of state.tokens.filter(one => isStone(one) && monster.carries.includes(one.id))) {
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'where',
      rule: 'D2-SUN-05',
      options: monster.cells.map(cell => ({ do: 'space', cell })),
    });
    monster.carries = monster.carries.filter(one => one !== token.id);
    token.cell = choice.do === 'space' ? choice.cell : (monster.cells[0] ?? null);
    io.tell?.({ kind: 'dropped', figure: id, token: token.id, cell: token.cell ?? 0, rule: 'D2-SUN-05' });
  }
}

/** The end of an encounter: what a monster has is the overlord's, what lies on the map goes back to the heroes (D2-SUN-06, -07). */
export function* claimStone(state: State, io: Io): Flow {
  for (const token of state.tokens.filter(isStone)) {
    const relic = relicOfToken(kindOfToken(token.id)) ?? '';
    state.tokens.splice(state.tokens.indexOf(token), 1);
    if (token.cell === null) {
      const turned = itemOf(relic).stone?.turned ?? relic;
      state.overlord.relics = [...state.overlord.relics, turned].sort();
      io.tell?.({ kind: 'claimed', card: turned, side: 'overlord', rule: 'D2-SUN-06' });
      continue;
    }
    const choice = yield* choose<Choice, AskKind>({
      ...together(state),
      kind: 'pick',
      rule: 'D2-SUN-07',
      options: state.heroes.map(({ id }) => ({ do: 'pick', figure: id })),
    });
    const hero = choice.do === 'pick' ? choice.figure : (state.heroes[0]?.id ?? '');
    heroOf(state, hero).cards.push(cardFor(relic));
    io.tell?.({ kind: 'claimed', card: relic, side: 'heroes', rule: 'D2-SUN-07' });
  }
}
