import { capital, speak } from '@tafelrunde/engine';
import { defeat } from '../rules/combat/defeat.ts';
import { chosenFoes, type FoeAim, foesText, isMany, within } from './foes.ts';
import { type MageWord, noting } from './word.ts';

/** Enemies are defeated without an attack. */
export interface Destroy {
  readonly do: 'destroy';
  readonly who: FoeAim;
}

export const destroy: MageWord<Destroy> = {
  can: (at, { who }) => within(at, who).length > 0,
  *act(at, { who }) {
    const foes = yield* chosenFoes(at, who);
    for (const foe of foes) yield* defeat(at, foe, [at.source.id]);
    at.noted = noting(at, { foes: [...at.noted.foes, ...foes] }).noted;
  },
  say: ({ who }, { lang }) =>
    `${capital(foesText(who, lang))} ${isMany(who) ? speak(lang)('are destroyed', 'werden vernichtet') : speak(lang)('is destroyed', 'wird vernichtet')}.`,
};
