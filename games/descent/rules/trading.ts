import type { Choice } from '../choices.ts';
import { CLASS_TOKENS } from '../content/class-tokens.ts';
import { isItem, itemOf } from '../content/index.ts';
import { type CardId, type FigureId, type Hero, heroOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { areAdjacent } from './map.ts';

/** What the active hero may give to whom; gifts of others to him are asked of the same player's table at their own turn. */
export function gifts(state: State, hero: Hero): Choice[] {
  const options: Choice[] = [];
  for (const { id, down } of state.heroes) {
    if (id === hero.id || down !== null || !areAdjacent(state, hero.id, id)) continue;
    for (const item of new Set(hero.cards.filter(card => isTradable(card.id)).map(card => card.id)))
      options.push({ do: 'give', item, to: id });
    for (const [token, n] of Object.entries(hero.marks))
      if (n > 0 && CLASS_TOKENS[token]?.traded) options.push({ do: 'give', item: token, to: id });
  }
  return options;
}

/** Starting equipment and skills stay with their hero (D2-IGEN-06), and what says so (D2C-HERO-45). */
export const isTradable = (id: CardId): boolean =>
  isItem(id) && itemOf(id).class === undefined && itemOf(id).bound !== true;

export function* giveItem(state: State, io: Io, from: FigureId, item: CardId, to: FigureId): Flow {
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

function handOver(from: Record<string, number>, to: Record<string, number>, token: string): void {
  const left = (from[token] ?? 0) - 1;
  if (left > 0) from[token] = left;
  else delete from[token];
  to[token] = (to[token] ?? 0) + 1;
}
