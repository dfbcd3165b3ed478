import type { RuleId } from '@tafelrunde/engine';
import { DICE, type Face } from '../content/dice.ts';
import type { DieKind } from '../content/words.ts';
import type { Shown } from '../effects/word.ts';
import type { FigureId, RolledDie } from '../state.ts';
import type { Io } from '../types.ts';

export const faceOf = ({ kind, face }: RolledDie): Face => DICE[kind][face] as Face;

/** Rolls dice together (D2-DICE-02). `meaning` says which rolls are alike, where only sums count. */
export function roll(io: Io, kinds: readonly DieKind[], meaning?: (faces: readonly Face[]) => string): RolledDie[] {
  const faces = io.chance.roll<Face>(
    kinds.map(kind => DICE[kind]),
    meaning,
  );
  return faces.map((face, i) => {
    const kind = kinds[i] as DieKind;
    return { kind, face: DICE[kind].indexOf(face) };
  });
}

/** What dice show in all. */
export function shown(dice: readonly RolledDie[]): Shown {
  let hearts = 0;
  let surges = 0;
  let shields = 0;
  for (const die of dice) {
    const face = faceOf(die);
    hearts += face.damage;
    surges += face.surge;
    shields += face.shield;
  }
  return { hearts, surges, shields };
}

const sum = (faces: readonly Face[], what: 'damage' | 'surge' | 'shield'): number =>
  faces.reduce((all, face) => all + face[what], 0);

/** A roll that belongs to no attack and no test: for healing and the like. */
export function rollFree(io: Io, by: FigureId, kinds: readonly DieKind[], rule: RuleId): Shown {
  const dice = roll(io, kinds, faces => `${sum(faces, 'damage')}/${sum(faces, 'surge')}/${sum(faces, 'shield')}`);
  io.tell?.({ kind: 'rolled', by, dice, rule });
  return shown(dice);
}
