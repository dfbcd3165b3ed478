import type { Seat } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import { SHAKEN_OFF } from './content/conditions.ts';
import { cardOf, inPlay, isItem, itemOf, questOf } from './content/index.ts';
import type { Condition } from './content/words.ts';
import { weaponsOf } from './rules/attack/weapons.ts';
import { boardFor } from './rules/map.ts';
import { seen } from './seen.ts';
import { everybody, figureOf, isHero, overlordSeat, type State, turnOf } from './state.ts';
import type { View } from './view.ts';

const ACTIONS = ['move', 'tire', 'rest', 'stand-up', 'end'] as const;

/** Everything somebody might want here, allowed or not: who is next, and what the figure in turn could do. */
export function wishes(view: View, seat: Seat): Choice[] {
  if (view.stage !== 'heroes' && view.stage !== 'overlord') return [];
  const state = seen(view);
  return [
    ...view.heroes.map(({ id }): Choice => ({ do: 'hero', hero: id })),
    ...view.groups.map(({ id }): Choice => ({ do: 'group', group: id })),
    ...view.monsters.map(({ id }): Choice => ({ do: 'monster', figure: id })),
    ...(seat === overlordSeat(state)
      ? [
          ...inPlay('overlord', view.boxes).map((card): Choice => ({ do: 'play', card })),
          ...(view.plot?.cards ?? []).map(({ id }): Choice => ({ do: 'plot', card: id, ability: 0 })),
        ]
      : []),
    ...ofTurn(view, state),
  ];
}

function ofTurn(view: View, state: State): Choice[] {
  const turn = turnOf(state);
  if (turn === null) return [];
  const { figure: id } = turn;
  const source = turn.pools[0]?.source ?? `move-${turn.moves + 1}`;
  const board = boardFor(view);
  const { actions = {} } = questOf(view.quest, view.encounter);
  const found: Choice[] = ACTIONS.map(what => ({ do: what }));
  for (const to of board.cells) found.push({ do: 'go', to, with: source });
  for (const { rim } of board.tiles) for (const over of rim) found.push({ do: 'leave', over, with: source });
  for (const condition of Object.keys(SHAKEN_OFF) as Condition[]) found.push({ do: 'shake-off', condition });
  for (const { number } of board.doors) found.push({ do: 'door', door: number });
  for (const { id: token, kind, cell } of view.tokens)
    if (cell !== null) found.push(kind === 'search' ? { do: 'search', token } : { do: 'take', token, cell });
  for (const action of Object.keys(actions)) found.push({ do: 'special', action, at: '' });
  found.push(...attacks(state, id), ...ofCards(state, id));
  return found;
}

function attacks(state: State, id: string): Choice[] {
  const others = everybody(state).filter(one => one.id !== id);
  return weaponsOf(state, id).flatMap(({ id: weapon }) =>
    others.flatMap(({ id: target, cells }) => cells.map((cell): Choice => ({ do: 'attack', weapon, target, cell }))),
  );
}

/** What a hero has and might want to use, wear or give; whom he might revive. */
function ofCards(state: State, id: string): Choice[] {
  if (!isHero(state, id) || figureOf(state, id) === null) return [];
  const hero = state.heroes.find(one => one.id === id);
  const found: Choice[] = [{ do: 'use', by: id, card: `${id}-feat`, ability: 0 }];
  for (const { id: other } of state.heroes) if (other !== id) found.push({ do: 'revive', hero: other });
  for (const { id: card } of hero?.cards ?? []) {
    for (const ability of (cardOf(card).abilities ?? []).keys()) found.push({ do: 'use', by: id, card, ability });
    if (!isItem(card) || itemOf(card).kind === 'search-card') continue;
    found.push({ do: 'wear', item: card }, { do: 'take-off', item: card });
    for (const { id: to } of state.heroes) if (to !== id) found.push({ do: 'give', item: card, to });
  }
  return found;
}
