import { capital, speak } from '@tafelrunde/engine';
import { saveRoll } from '../rules/saves.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** Each figure makes a save roll; the effects act on those that fail (SS-VAL-04, -05). Enemies make none (SS-ECON-13). */
export interface Save {
  readonly do: 'save';
  readonly fails: readonly Effect[];
  /** What follows a success. */
  readonly made?: readonly Effect[];
  /** A failed roll may be made once more. */
  readonly again?: boolean;
}

export const save: SorceryWord<Save> = {
  can: ({ on }) => on.length > 0,
  *act(at, { fails, made: gains = [], again = false }) {
    for (const id of at.on) {
      const first = yield* saveRoll(at.state, at.io, id, at.source.id);
      const made = first || (again && (yield* saveRoll(at.state, at.io, id, at.source.id)));
      yield* vocabulary.carryOut({ ...at, on: [id] }, made ? gains : fails);
    }
  },
  say({ fails, made = [], again }, scribe) {
    const t = speak(scribe.lang);
    const does = (effects: readonly Effect[]): string => vocabulary.sentences(effects, scribe).map(capital).join(' ');
    const roll = again
      ? t('Save roll, twice if need be', 'Rettungswurf, notfalls zweimal')
      : t('Save roll', 'Rettungswurf');
    const parts = [
      ...(made.length > 0 ? [`${t('on a success', 'bei Erfolg')}: ${does(made)}`] : []),
      ...(fails.length > 0 ? [`${t('on a failure', 'bei einem Fehlschlag')}: ${does(fails)}`] : []),
    ];
    return `${roll}; ${parts.join(' ')}`;
  },
};
