import { speak } from '@tafelrunde/engine';
import { aboutToSuffer, lessen, suffer } from '../rules/damage.ts';
import type { DescentWord, Doing } from './word.ts';

/** All damage the owner or the familiar is about to suffer goes to the other of the two. */
export interface ShiftDamage {
  readonly do: 'shift-damage';
}

const pairOf = ({ state, by, about }: Doing): readonly [string, string] | null => {
  const familiar = state.companions.find(one => one.owner === by && one.cells.length > 0);
  if (familiar === undefined || about.figure === undefined) return null;
  return about.figure === by ? [by, familiar.id] : [familiar.id, by];
};

export const shiftDamage: DescentWord<ShiftDamage> = {
  can: at => {
    const pair = pairOf(at);
    return pair !== null && aboutToSuffer(at.state, pair[0]) > 0;
  },
  *act(at) {
    const pair = pairOf(at);
    if (pair === null) return;
    const n = lessen(at.state, pair[0], aboutToSuffer(at.state, pair[0]));
    yield* suffer(at.state, at.io, pair[1], n, { by: at.source.id });
  },
  say: (_, { lang }) => speak(lang)('The other of you suffers all of it.', 'Der andere von euch erleidet alles davon.'),
};
