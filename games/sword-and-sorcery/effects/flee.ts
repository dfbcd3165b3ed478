import { capital, speak } from '@tafelrunde/engine';
import { moveToZone } from '../rules/enemies/moving.ts';
import { zoneNamed } from '../rules/zones.ts';
import { enemyOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** The enemy the moment is about moves towards a zone at the edge of the map; from there it leaves, and that has consequences. */
export interface Flee {
  readonly do: 'flee';
  readonly to: string;
  readonly n: number;
  readonly gone: readonly Effect[];
}

export const flee: SorceryWord<Flee> = {
  *act(at, { to, n, gone }) {
    const { state, io, about } = at;
    const enemy = enemyOf(state, about.figure ?? '');
    if (enemy === null) return;
    const edge = zoneNamed(state, to);
    if (enemy.bodies.some(({ zone }) => zone === edge)) yield* vocabulary.carryOut(at, gone);
    else yield* moveToZone(state, io, enemy, edge, n);
  },
  say({ n, gone }, scribe) {
    const t = speak(scribe.lang);
    const then = vocabulary.sentences(gone, scribe).map(capital).join(' ');
    return t(
      `It moves ${n} zone${n === 1 ? '' : 's'} towards the edge of the map. If it leaves: ${then}`,
      `Es bewegt sich ${n} Zone${n === 1 ? '' : 'n'} auf den Rand des Plans zu. Verlässt es ihn: ${then}`,
    );
  },
};
