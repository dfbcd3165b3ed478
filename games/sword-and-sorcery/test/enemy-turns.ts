import type { ActivationId } from '../content/activations.ts';
import type { HeroId } from '../content/heroes.ts';
import type { Event } from '../events.ts';
import type { State } from '../index.ts';
import { newBody } from '../rules/enemies/spawn.ts';
import { newSupply } from '../rules/supplies.ts';
import { type Sitting, sit, zone } from './positions.ts';

type Seating = NonNullable<Parameters<typeof sit>[0]>;

/** The active hero ends the turn, this activation card is drawn, and nobody reacts. */
export function enemiesAct(
  card: ActivationId,
  arrange: (state: State) => void,
  dice: readonly number[] = [],
  seating: Seating = {},
): Sitting {
  return sit({ passing: ['react'], ...seating }, state => {
    arrange(state);
    state.supplies.activation = newSupply<ActivationId>([card]);
  }).choose('end', dice);
}

/** What happened of one kind, as the table is told it. */
export const heard = <K extends Event['kind']>(t: Sitting, kind: K): Extract<Event, { kind: K }>[] =>
  t.happened().filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

/** Which enemies followed which behaviour (from 1), and whom they went for. */
export const activations = (t: Sitting): (string | number | null)[][] =>
  heard(t, 'activated').map(({ enemy, behaviour, target }) => [
    enemy,
    behaviour === null ? null : behaviour + 1,
    target,
  ]);

/** The attacks made, with their weapons. */
export const attacks = (t: Sitting): string[][] =>
  heard(t, 'attack').map(({ by, source, target }) => [by, source, target]);

/** The way a figure went. */
export const way = (t: Sitting, figure: string): number[] =>
  heard(t, 'moved').flatMap(event => (event.figure === figure ? [event.to] : []));

export const zones = (...names: string[]): number[] => names.map(zone);

/** Fenrir stands in a zone, called by Laegon. */
export function fenrir(state: State, at: string, owner: HeroId = 'laegon'): void {
  state.companions.push({ ...newBody('fenrir', zone(at)), owner, power: 'call-fenrir', level: 1, acted: false });
}
