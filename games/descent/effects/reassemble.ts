import { speak } from '@tafelrunde/engine';
import { recoverDamage } from '../rules/damage.ts';
import { isWithin } from '../rules/map.ts';
import { membersOf } from '../rules/monsters.ts';
import { monsterOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The owner recovers the damage it has just suffered, at most 1 for each other monster of its group so near. */
export interface Reassemble {
  readonly do: 'reassemble';
  readonly within: number;
}

export const reassemble: DescentWord<Reassemble> = {
  *act({ state, io, by, about, source }, { within }) {
    const group = monsterOf(state, by)?.group;
    if (group === undefined) return;
    const fellows = membersOf(state, group).filter(({ id }) => id !== by && isWithin(state, by, id, within)).length;
    yield* recoverDamage(state, io, by, Math.min(about.n ?? 0, fellows), source.id);
  },
  say: ({ within }, { lang }) =>
    speak(lang)(
      `Recovers that damage, at most 1 for each other monster of its group within ${within} spaces.`,
      `Heilt diesen Schaden, höchstens 1 je anderem Monster seiner Gruppe, das höchstens ${within} Felder entfernt ist.`,
    ),
};
