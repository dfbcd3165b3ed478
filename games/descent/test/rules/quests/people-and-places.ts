import type { State } from '../../../index.ts';
import { specialActions } from '../../../rules/quest/special.ts';
import type { Companion } from '../../../state.ts';
import type { Played } from '../../positions.ts';

export const SYN = 'syndrael';
export const GRI = 'grisban-the-thirsty';

/** The special actions of a figure where it stands. */
export const special = (state: State, id: string): string[] => specialActions(state, id).map(({ action }) => action);

/** Somebody or something of the quest. */
export const person = (state: State, of: string): Companion => {
  const found = state.companions.find(one => one.of === of);
  if (found === undefined) throw new RangeError(`${of} is not there.`);
  return found;
};

/** The activation of this monster in the overlord's turn. */
export function activated(t: Played, group: string, id: string): Played {
  for (let i = 0; i < 20 && t.kind !== 'monster-turn'; i++) {
    if (t.kind === 'overlord-turn') t.choose(`group:${group}`);
    else if (t.kind === 'activate') t.choose(`monster:${id}`);
    else t.choose(t.offered()[0] ?? '');
  }
  return t;
}
