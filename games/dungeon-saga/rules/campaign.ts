import { planFor } from '../board.ts';
import { adventureOf, adventures, type Reward } from '../content/adventures/index.ts';
import { heroes } from '../content/index.ts';
import { isHero, OVERLORD, type State } from '../state.ts';
import { mayBear, sourceOf } from './sources.ts';

/** Items that figures bring along, by content id. */
export type Carried = Readonly<Partial<Record<string, readonly string[]>>>;

/** What lies between two adventures (DS-SETUP-03): plain data, to be stored with the table. */
export interface Campaign {
  /** Adventures played, in order. */
  readonly played: readonly { readonly adventure: string; readonly winner: 'heroes' | 'overlord' }[];
  readonly legend: { readonly heroes: number; readonly overlord: number };
  readonly carried: Carried;
}

export const newCampaign = (): Campaign => ({ played: [], legend: { heroes: 0, overlord: 0 }, carried: {} });

/** The next adventure of the quest book: the heroes go on when they have won, otherwise they try again. */
export function nextAdventure({ played }: Campaign): string | null {
  const won = new Set(played.filter(p => p.winner === 'heroes').map(p => p.adventure));
  return adventures.find(({ id }) => !won.has(id))?.id ?? null;
}

/**
 * What an adventure that is over leaves behind. Items found or carried stay with their hero unless they were used up; copies made by
 * spells vanish (see `Gain`); then the rewards of the winners are handed out (DS-ITEM-01).
 */
export function afterAdventure(campaign: Campaign, state: State): Campaign {
  if (state.over === null) throw new Error('The adventure is not over yet.');
  const { rewards } = adventureOf(state.adventure);
  const winner = state.over.winners.includes(OVERLORD) ? 'overlord' : 'heroes';
  const reward = rewards?.[winner];
  const carried: Partial<Record<string, readonly string[]>> = { ...campaign.carried };
  for (const figure of state.figures) if (isHero(figure)) carried[figure.id] = [...figure.items];
  for (const { item, by } of state.made) vanish(state, carried, item, by);
  for (const [id, owner] of handedOut(state, reward)) carried[owner] = [...(carried[owner] ?? []), id];
  return {
    played: [...campaign.played, { adventure: state.adventure, winner }],
    legend: { ...campaign.legend, [winner]: campaign.legend[winner] + (reward?.legend ?? 0) },
    carried,
  };
}

/** A made copy is taken from its maker, or from the hero it was handed on to. */
function vanish(state: State, carried: Partial<Record<string, readonly string[]>>, item: string, by: string): void {
  const bearers = [by, ...state.figures.filter(isHero).map(({ id }) => id)];
  const bearer = bearers.find(id => carried[id]?.includes(item));
  const items = bearer === undefined ? [] : [...(carried[bearer] ?? [])];
  if (bearer === undefined) return;
  items.splice(items.lastIndexOf(item), 1);
  carried[bearer] = items;
}

function handedOut(state: State, reward: Reward | undefined): [string, string][] {
  return Object.entries(reward?.items ?? {}).flatMap(([owner, ids]) =>
    (ids ?? []).map((id): [string, string] => [id, ownerOf(state, owner, id)]),
  );
}

function ownerOf(state: State, owner: string, item: string): string {
  if (owner === 'anyone') return bearerOf(state, item);
  return owner === 'escaped' ? (escaped(state) ?? bearerOf(state, item)) : owner;
}

/** The hero on the mark of a `reach` goal. */
function escaped(state: State): string | undefined {
  const marks = adventureOf(state.adventure).victory.heroes.flatMap(goal => (goal.is === 'reach' ? [goal.mark] : []));
  const cells = marks.flatMap(mark => planFor(state).marks.get(mark) ?? []);
  return state.figures.find(figure => isHero(figure) && cells.includes(figure.cell))?.id;
}

/** The first hero, in the order of the box, that may use the item. */
function bearerOf(state: State, id: string): string {
  const standing = state.figures.filter(figure => isHero(figure) && mayBear(figure, sourceOf(id)));
  const names = heroes.map(({ id: hero }): string => hero);
  standing.sort((a, b) => names.indexOf(a.id) - names.indexOf(b.id));
  return standing[0]?.id ?? names[0] ?? '';
}
