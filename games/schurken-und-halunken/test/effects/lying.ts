import { newChance } from '@tafelrunde/engine';
import { carryOut, type Effect, vocabulary } from '../../effects/vocabulary.ts';
import type { Cause } from '../../effects/word.ts';
import type { Event } from '../../events.ts';
import type { Combat, Defence, Play, State } from '../../state.ts';
import { type Circumstances, type GroupSpec, position } from '../positions.ts';

/** Words tried beside the table: on a state that may be changed at will. */

/** A state to be changed at will, beside the table it comes from. */
export const lying = (groups: readonly GroupSpec[], circumstances: Circumstances = {}): State =>
  structuredClone(position(groups, circumstances).state);

export const combat = (attacker: string, target: string, more: Partial<Combat> = {}): Combat => ({
  attacker,
  by: 0,
  form: 'melee',
  with: 'claws',
  hands: 0,
  target,
  protector: null,
  defence: null,
  played: [],
  twice: [],
  cancelled: false,
  rolled: false,
  slain: null,
  ...more,
});
export const defence = (how: Defence['how'], means: Defence['with'] = null): Defence => ({
  how,
  with: means,
  hands: 0,
});
export const cause = (group: number, self: string | null = null, same: string[] = []): Cause => ({
  group,
  self,
  source: 'test',
  same,
});

/** Lets effects act; whoever is asked takes the first option. What was told, and what was offered. */
export function act(state: State, effects: readonly Effect[], by: Cause): { events: Event[]; asked: string[][] } {
  const events: Event[] = [];
  const asked: string[][] = [];
  const io = { chance: newChance('acting'), tell: (event: Event) => void events.push(event) };
  const flow = carryOut(state, io, effects, by);
  if (Array.isArray(flow)) return { events, asked };
  const play = flow as Play;
  for (let step = play.next(0); !step.done; step = play.next(0)) {
    asked.push(step.value.options.map(option => Object.values(option).join(' ')));
  }
  return { events, asked };
}

export const can = (state: State, effect: Effect, by: Cause): boolean =>
  vocabulary().can({ state, io: { chance: newChance('can') }, cause: by }, effect);

export const LICH: GroupSpec = { heroes: { lich: [] } };
export const TROLL: GroupSpec = { heroes: { troll: [] } };
