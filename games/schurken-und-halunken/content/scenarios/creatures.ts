import { attack } from '../../rules/attack.ts';
import {
  type CreatureFigure,
  type Figure,
  figuresOf,
  type GroupId,
  groupOf,
  type Io,
  type OpponentId,
  type Play,
  type State,
} from '../../state.ts';
import { type InstanceId, supportCard } from '../index.ts';

/** What creatures of groups that no player leads have in common (SH-SCEN-01). */
export function newCreature(id: InstanceId, group: GroupId, life?: number): CreatureFigure {
  const card = supportCard(id);
  if (card.kind !== 'summoning') throw new Error(`"${id}" is no creature.`);
  return {
    kind: 'creature',
    id,
    group,
    life: life ?? card.creature.life,
    actions: 0,
    equips: 0,
    reactions: 0,
    idle: false,
    fresh: false,
    summoner: null,
    cooldown: 0,
    ...(life === undefined ? {} : { full: life }),
  };
}

export const strike = (state: State, io: Io, by: OpponentId, target: OpponentId): Play =>
  attack(state, io, { do: 'attack', by, with: 'claws', target });

/** The first of those with the most (or, with sign -1, the fewest) life points. */
export function byLife<W extends { readonly life: number }>(all: readonly W[], sign: 1 | -1 = 1): W | null {
  let found: W | null = null;
  for (const one of all) if (found === null || one.life * sign > found.life * sign) found = one;
  return found;
}

export const figuresIn = (state: State, group: GroupId): Figure[] => figuresOf(groupOf(state, group));
