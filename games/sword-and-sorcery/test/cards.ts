import type { ClassId } from '../content/heroes.ts';
import type { PowerId } from '../content/powers/index.ts';
import type { State } from '../index.ts';
import { heroOf } from '../state.ts';
import { guard } from './laid.ts';
import { heroWith, learn, type Sitting, sit, stand } from './positions.ts';

/**
 * The turn of a hero of this class and rank on the crossing, with these powers, all ready; another one (Laegon, or Ecarus beside him) stands two zones to
 * the west. Reactions are passed unasked, unless the test is about them.
 */
export function playing(
  own: ClassId,
  rank: number,
  powers: readonly PowerId[],
  arrange: (state: State) => void = () => {},
  passing: readonly string[] = ['react'],
): Sitting {
  const id = heroWith(own);
  const other: ClassId = id === 'laegon' ? 'white-rose' : 'archer';
  return sit({ heroes: [own, other], rank, passing }, state => {
    guard(state);
    learn(state, id, ...powers);
    stand(state, heroWith(other), '1A.t');
    arrange(state);
  });
}

export const wounds = (state: State, hero: string, n: number): void => {
  heroOf(state, hero).wounds = n;
};

/** The dice of the last roll for this purpose, by colour: "1 red 2 blue". */
export function dice(t: Sitting, what: 'attack' | 'defence' = 'attack'): string {
  const rolls = t.events().filter(event => event.kind === 'rolled' && event.what === what);
  const last = rolls[rolls.length - 1];
  const faces = last?.kind === 'rolled' ? last.dice : [];
  const count = (colour: string): number => faces.filter(({ die }) => die === colour).length;
  return [count('red') > 0 ? `${count('red')} red` : '', count('blue') > 0 ? `${count('blue')} blue` : '']
    .filter(text => text !== '')
    .join(' ');
}
