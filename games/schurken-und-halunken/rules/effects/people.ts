import type { Move } from '../../content/index.ts';
import { type GroupId, groupOf, rivalsOf, type State, sideOf } from '../../state.ts';
import { haunt } from '../demons.ts';
import { place } from '../npcs.ts';
import type { Interpreter } from './interpreter.ts';
import { pickOne, pickRival } from './targets.ts';

const rivalNpcs = (state: State, group: GroupId) => rivalsOf(state, group).flatMap(g => groupOf(state, g).npc ?? []);

/** An NPC changes sides, a demon its victim; life and use go along. */
export const move: Interpreter<Move> = {
  legal: (state, { what }, { group }) =>
    what === 'npc'
      ? rivalNpcs(state, group).length > 0
      : groupOf(state, group).demon !== null && rivalsOf(state, group).length > 0,
  *act(state, io, { what }, { group }) {
    const to = what === 'npc' ? group : yield* pickRival(state, group, () => true);
    const who = what === 'npc' ? yield* pickOne(state, group, rivalNpcs(state, group)) : groupOf(state, group).demon;
    if (who?.kind === 'npc') {
      groupOf(state, who.group).npc = null;
      place(state, to, who);
    } else if (who?.kind === 'demon') {
      groupOf(state, who.group).demon = null;
      haunt(state, to, who);
    }
    if (who)
      io.tell?.({ kind: 'moved', card: who.id as `${string}#${number}`, to: sideOf(state, to), rule: 'SH-END-03' });
  },
};
