import { speak } from '@tafelrunde/engine';
import { attack } from '../rules/attack/attack.ts';
import { weaponOf } from '../rules/enemies/weapons.ts';
import { begin } from '../rules/lasting.ts';
import { isGhost } from '../rules/wounds.ts';
import { enemyOf, figureOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The enemy attacks with a weapon of its scroll: whom the power works on. Stunned enemies make no attacks (SS-ECON-07). */
export interface ScrollAttack {
  readonly do: 'scroll-attack';
  readonly weapon: string;
  /** More hits of this attack. */
  readonly hits?: number;
}

export const scrollAttack: SorceryWord<ScrollAttack> = {
  can: ({ state, by }) => enemyOf(state, by) !== null,
  *act({ state, io, by, source, on }, { weapon, hits }) {
    for (const target of on) {
      const enemy = enemyOf(state, by);
      const own = figureOf(state, by);
      if (enemy === null || own === null || own.conditions.includes('stunned')) return;
      if (figureOf(state, target) === null || isGhost(state, target)) continue;
      if (hits !== undefined)
        begin(state, {
          source: source.id,
          key: 'scroll-attack',
          on: by,
          by,
          until: 'attack-end',
          what: { do: 'modify', value: 'hits', n: hits },
          next: 'attack',
          fits: null,
        });
      yield* attack(state, io, { ...weaponOf(enemy, by, weapon), target });
    }
  },
  say: ({ weapon, hits }, { lang }) => {
    const t = speak(lang);
    const more = hits === undefined ? '' : t(` with +${hits} hit`, ` mit +${hits} Treffer`);
    return t(`Attacks with its weapon (${weapon})${more}.`, `Greift mit seiner Waffe (${weapon}) an${more}.`);
  },
};
