import { haunt } from '../rules/demons.ts';
import { place } from '../rules/npcs.ts';
import { type GroupId, groupOf, rivalsOf, type State, sideOf } from '../state.ts';
import { pickOne, pickRival } from './targets.ts';
import { type CardWord, RULE } from './word.ts';

/**
 * `demon`: the demon in front of you goes to a rival of your choice. `npc`: an NPC of your choice of a rival comes to you. Life and use
 * of the round go along; whatever lay there already is discarded (SH-DEMON-09, SH-NPC-06).
 */
export interface Move {
  readonly do: 'move';
  readonly what: 'demon' | 'npc';
}

const rivalNpcs = (state: State, group: GroupId) => rivalsOf(state, group).flatMap(g => groupOf(state, g).npc ?? []);

export const move: CardWord<Move> = {
  can: ({ state, cause: { group } }, { what }) =>
    what === 'npc'
      ? rivalNpcs(state, group).length > 0
      : groupOf(state, group).demon !== null && rivalsOf(state, group).length > 0,
  *act({ state, io, cause: { group } }, { what }) {
    const to = what === 'npc' ? group : yield* pickRival(state, group, () => true);
    const who = what === 'npc' ? yield* pickOne(state, group, rivalNpcs(state, group)) : groupOf(state, group).demon;
    if (who?.kind === 'npc') {
      groupOf(state, who.group).npc = null;
      place(state, to, who);
    } else if (who?.kind === 'demon') {
      groupOf(state, who.group).demon = null;
      haunt(state, to, who);
    }
    if (who) io.tell?.({ kind: 'moved', card: who.id as `${string}#${number}`, to: sideOf(state, to), rule: RULE });
  },
  say: ({ what }, { t }) =>
    what === 'demon'
      ? t('Move the demon in front of you to a rival.', 'Schiebe den Dämon vor dir einem Mitspieler zu.')
      : t('Take over a rival’s NPC.', 'Übernimm den NSC eines Mitspielers.'),
};
