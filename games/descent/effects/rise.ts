import { speak } from '@tafelrunde/engine';
import { recoverDamage, recoverFatigue } from '../rules/damage.ts';
import { raise } from '../rules/recovery.ts';
import { announce } from '../rules/window.ts';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The knocked-out heroes stand again: with the usual roll, or with everything recovered instead of it. It is neither their action nor the end of their turn. */
export interface Rise {
  readonly do: 'rise';
  readonly how: 'revived' | 'stood-up';
  readonly whole?: true;
  /** With so many red dice instead of two. */
  readonly dice?: number;
}

export const rise: DescentWord<Rise> = {
  can: ({ state, on }) => on.some(id => isHero(state, id) && heroOf(state, id).down !== null),
  *act({ state, io, on, by, source }, { how, whole, dice }) {
    for (const id of on) {
      if (!isHero(state, id) || heroOf(state, id).down === null) continue;
      if (!whole) yield* raise(state, io, id, how, by, source.by === 'feat', dice);
      else {
        const { fatigue } = heroOf(state, id);
        yield* recoverDamage(state, io, id, Number.POSITIVE_INFINITY, source.id, { by, feat: source.by === 'feat' });
        yield* recoverFatigue(state, io, id, fatigue, source.id);
        yield* announce(state, io, how, { figure: id, other: by });
      }
    }
  },
  say({ how, whole, dice }, { lang }) {
    const t = speak(lang);
    const what = how === 'revived' ? t('Is revived', 'Wird wiederbelebt') : t('Stands up', 'Steht auf');
    return whole
      ? t(`${what} and recovers everything instead of rolling.`, `${what} und heilt alles, statt zu würfeln.`)
      : dice === undefined
        ? `${what}.`
        : t(`${what} with ${dice} red dice.`, `${what} mit ${dice} roten Würfeln.`);
  },
};
