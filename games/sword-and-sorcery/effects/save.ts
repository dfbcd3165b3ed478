import { capital, speak } from '@tafelrunde/engine';
import { saveRoll } from '../rules/saves.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** Each figure makes a save roll; the effects act on those that fail (SS-VAL-04, -05). Enemies make none (SS-ECON-13). */
export interface Save {
  readonly do: 'save';
  readonly fails: readonly Effect[];
}

export const save: SorceryWord<Save> = {
  can: ({ on }) => on.length > 0,
  *act(at, { fails }) {
    for (const id of at.on) {
      const made = yield* saveRoll(at.state, at.io, id, at.source.id);
      if (!made) yield* vocabulary.carryOut({ ...at, on: [id] }, fails);
    }
  },
  say: ({ fails }, scribe) =>
    `${speak(scribe.lang)('Save roll; on a failure', 'Rettungswurf; bei einem Fehlschlag')}: ${vocabulary.sentences(fails, scribe).map(capital).join(' ')}`,
};
