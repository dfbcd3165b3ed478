import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { CLASS_TOKENS } from '../content/class-tokens.ts';
import { isItem, itemOf } from '../content/index.ts';
import { type CardId, type FigureId, type Hero, heroOf, type State, seatOf } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { areAdjacent } from './map.ts';

/** What the active hero may give to heroes beside him, and get from them (D2-TRADE-03, -09). */
export function gifts(state: State, hero: Hero): Choice[] {
  const options: Choice[] = [];
  for (const other of state.heroes) {
    if (other.id === hero.id || other.down !== null || !areAdjacent(state, hero.id, other.id)) continue;
    for (const item of wares(state, hero, other)) options.push({ do: 'give', item, to: other.id });
    for (const item of wares(state, other, hero)) options.push({ do: 'give', item, to: hero.id, from: other.id });
  }
  return options;
}

/** Cards and tokens one hero may hand to another; nothing that has just come from him (D2-TRADE-09). */
function wares({ used }: State, { id, cards, marks }: Hero, { id: to }: Hero): string[] {
  const items = cards.filter(card => isTradable(card.id)).map(card => card.id);
  const tokens = Object.entries(marks).flatMap(([token, n]) => (n > 0 && CLASS_TOKENS[token]?.traded ? [token] : []));
  return [...new Set([...items, ...tokens])].filter(
    item => !used.turn.includes(handed(item, to, id)) && !used.turn.includes(refused(item, id, to)),
  );
}

const refused = (item: CardId, from: FigureId, to: FigureId): string => `refused/${item}/${from}/${to}`;
const handed = (item: CardId, from: FigureId, to: FigureId): string => `handed/${item}/${from}/${to}`;

/** Starting equipment and skills stay with their hero (D2-IGEN-06), and what says so (D2C-HERO-45). */
export const isTradable = (id: CardId): boolean =>
  isItem(id) && itemOf(id).class === undefined && itemOf(id).bound !== true;

/** Something changes hands. `asked`: its owner is not whose turn it is, and must agree. */
export function* giveItem(state: State, io: Io, from: FigureId, item: CardId, to: FigureId, asked = false): Flow {
  if (asked && seatOf(state, from) !== seatOf(state, to) && !(yield* agrees(state, from, item, to))) {
    state.used.turn.push(refused(item, from, to));
    return;
  }
  const note = handed(item, from, to);
  if (!state.used.turn.includes(note)) state.used.turn.push(note);
  // Tokens change hands as they are: nobody gains or discards one (D2-TOK-11).
  if (CLASS_TOKENS[item]?.traded) {
    handOver(heroOf(state, from).marks, heroOf(state, to).marks, item);
    io.tell?.({ kind: 'gave', from, to, item, rule: 'D2-TOK-11' });
    return;
  }
  const giver = heroOf(state, from);
  const at = giver.cards.findIndex(card => card.id === item);
  const [card] = at < 0 ? [] : giver.cards.splice(at, 1);
  if (card === undefined) return;
  card.worn = false;
  heroOf(state, to).cards.push(card);
  io.tell?.({ kind: 'gave', from, to, item, rule: 'D2-IGEN-06' });
}

/** Does the player of the hero who would give it agree? Whoever does not is not asked for it again in this turn. */
function* agrees(state: State, from: FigureId, item: CardId, to: FigureId): Flow<boolean> {
  const choice = yield* choose<Choice, AskKind>({
    seat: seatOf(state, from),
    kind: 'give-away',
    rule: 'D2-TRADE-09',
    about: from,
    options: [{ do: 'give', item, to }, { do: 'no' }],
  });
  return choice.do === 'give';
}

function handOver(from: Record<string, number>, to: Record<string, number>, token: string): void {
  const left = (from[token] ?? 0) - 1;
  if (left > 0) from[token] = left;
  else delete from[token];
  to[token] = (to[token] ?? 0) + 1;
}
