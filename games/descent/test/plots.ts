import { newPlot, newPlotCard } from '../rules/plot.ts';
import type { State } from '../state.ts';
import { acts, drawsForFallen, hero, monster, type Played, raid, sit, strike } from './positions.ts';

/** The overlord plays with a plot deck: so much threat, and these cards besides the base card. */
export function plotting(state: State, deck: string, cards: readonly string[] = [], threat = 5): void {
  const base = newPlot(deck);
  state.plot = {
    ...base,
    threat,
    cards: [...base.cards, ...cards.map(id => newPlotCard(`plot-${id}`))],
  };
}

/** A plot card as it lies there. */
export function plotCard(t: Played, id: string): NonNullable<State['plot']>['cards'][number] {
  const found = t.state.plot?.cards.find(one => one.id === `plot-${id}`);
  if (found === undefined) throw new RangeError(`The overlord does not have ${id}.`);
  return found;
}

export const threatOf = (t: Played): number => t.state.plot?.threat ?? -1;

/** How many fortune tokens the heroes have, one after the other. */
export const fortunes = (t: Played): number[] => t.state.heroes.map(({ marks }) => marks.fortune ?? 0);

/** The option that uses a plot card. */
export const plot = (id: string, ability = 0): string => `plot:plot-${id},${ability}`;

/** Uses it; who gets the fortune tokens does not matter. */
export function spend(t: Played, id: string, ability = 0, dice: readonly number[] = []): Played {
  t.choose(plot(id, ability), t.state.heroes.length > 1 ? [] : dice);
  while (t.kind === 'fortune') t.choose(t.offered()[0] ?? '', dice);
  return t;
}

/** The overlord's turn is about to begin: with these plot cards. */
export const dawn = (deck: string, cards: readonly string[], arrange: (state: State) => void, threat = 5): Played =>
  sit(
    state => {
      plotting(state, deck, cards, threat);
      arrange(state);
      state.stage = 'overlord';
      for (const one of state.heroes) one.acted = true;
    },
    { heroes: 2 },
  );

/** Goes on until this plot card may be used. */
export function until(t: Played, id: string, ability = 0): Played {
  for (let i = 0; i < 60 && !t.offered().includes(plot(id, ability)); i++)
    t.choose(t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
  return t;
}

/** Goes on until somebody is asked this. */
export function untilAsked(t: Played, kind: string): Played {
  for (let i = 0; i < 60 && t.kind !== kind; i++)
    if (t.kind === 'knock-out') drawsForFallen(t);
    else t.choose(t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
  return t;
}

/** The encounter is set up with Syndrael and Jain Fairwood; its groups are open ones, laid by `arrange`; what answers the set-up is asked now. */
export const laid = (arrange: (state: State) => void, heroes: 2 | 3 | 4 = 2): Played =>
  sit(
    state => {
      hero(state, 'syndrael', 'knight', 'E5');
      hero(state, 'jain-fairwood', 'thief', 'E7');
      state.stage = 'setup';
      state.todo = ['laid', 'begin'];
      arrange(state);
    },
    { heroes },
  );

/** Monsters of an open group. */
export function open(state: State, number: number, name: string, ...spaces: readonly (readonly string[])[]): void {
  for (const one of spaces) monster(state, name, ...one).group = `open-${number}`;
  const of = name.replace('*', '');
  const at = state.groups.findIndex(group => group.of === of);
  const group = state.groups[at];
  if (group === undefined) return;
  state.groups[at] = { ...group, id: `open-${number}` };
  for (const one of state.monsters) if (one.of === of) one.group = `open-${number}`;
}

/** Nobody answers, nothing is bought for surges; damage is dealt in any order. */
export function calm(t: Played): Played {
  for (let i = 0; i < 30; i++) {
    if (t.kind === 'answer') t.choose('pass');
    else if (t.kind === 'surge' || t.kind === 'range') t.choose(t.offered('done')[0] ?? 'pass');
    else if (t.kind === 'order') t.choose(t.offered()[0] ?? '');
    else if (t.kind === 'knock-out') drawsForFallen(t);
    else break;
  }
  return t;
}

/** Syndrael, on F5, strikes at a monster; before anything else the overlord has these plot cards. */
export function struckBy(
  deck: string,
  cards: readonly string[],
  name: string,
  spaces: readonly string[],
  more: (state: State) => void = () => {},
): (dice: readonly number[]) => Played {
  const t = acts(
    sit(
      state => {
        hero(state, 'syndrael', 'knight', 'F5');
        monster(state, name, ...spaces);
        plotting(state, deck, cards);
        more(state);
      },
      { heroes: 2 },
    ),
    'syndrael',
  );
  const { id = '' } = t.state.monsters[0] ?? {};
  return dice => t.choose(strike(t, 'iron-longsword', id, spaces[0] ?? ''), dice);
}

/** A monster's activation; Syndrael stands on F5. */
export const activated = (
  deck: string,
  cards: readonly string[],
  name: string,
  spaces: readonly string[],
  more: (state: State) => void = () => {},
): Played =>
  raid(
    state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, name, ...spaces);
      plotting(state, deck, cards);
      more(state);
    },
    name.endsWith('*') ? `${name.slice(0, -1)}-master-1` : `${name}-1`,
    { heroes: 2 },
  );

/** The heroes have just arrived. */
export const arrived = (deck: string, cards: readonly string[], more: (state: State) => void = () => {}): Played =>
  sit(
    state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J8');
      plotting(state, deck, cards);
      state.campaign = { id: 'the-long-toll', played: [{ quest: 'toll-at-the-ford', winner: 'heroes' }] };
      state.stage = 'setup';
      state.todo = ['travel', 'begin'];
      state.journey = { symbols: [], out: [] };
      more(state);
    },
    { heroes: 2 },
  );
