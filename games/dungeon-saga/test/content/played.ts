import type { Turn } from '../../state.ts';
import { figureOf, onBoard } from '../../state.ts';
import type { Position } from '../positions.ts';

/** How the last attack was rolled: dice of the attacker, dice of the defender, armour that counted. */
export const roll = (t: Position): [number, number, number] | undefined => rolls(t).at(-1);

/** The same for every attack so far, in order. */
export const rolls = (t: Position): [number, number, number][] =>
  t
    .events()
    .flatMap(event => (event.kind === 'rolled' ? [[event.dice.length, event.defence.length, event.armour]] : []));

export const hits = (t: Position): number | undefined =>
  t
    .events()
    .flatMap(event => (event.kind === 'hits' ? [event.hits] : []))
    .at(-1);

export const wounds = (t: Position, id: string): number => figureOf(t.state, id).wounds;
export const items = (t: Position, id: string): string[] => figureOf(t.state, id).items;

/** Quarter turns of a spell card away from ready. */
export const turned = (t: Position, id: string, spell: string): number | undefined =>
  figureOf(t.state, id).spells.find(card => card.id === spell)?.turned;

/** The cells of these figures, or null for one that has left the board. */
export const cells = (t: Position, ...ids: string[]): (number | null)[] =>
  ids.map(id => (onBoard(t.state, id) ? figureOf(t.state, id).cell : null));

export const turn = (t: Position): Turn | undefined => t.state.turns.at(-1);

/** Who has which lasting effect. */
export const granted = (t: Position): string[] =>
  t.state.grants.map(({ source, key, on }) => `${source}/${key} on ${on}`);

/** So many dice that show nothing: all attack dice are removed by armour. */
export const miss = (count: number): number[] => Array.from({ length: count }, () => 1);

/** So many sixes, then ones: the attack hits with all of its dice. */
export const strike = (sixes: number, rest: number): number[] => [
  ...Array.from({ length: sixes }, () => 6),
  ...miss(rest),
];
