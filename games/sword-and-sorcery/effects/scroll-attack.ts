import { speak } from '@tafelrunde/engine';
import { weaponNamed } from '../content/enemies/index.ts';
import { attack } from '../rules/attack/attack.ts';
import { reaches } from '../rules/enemies/reach.ts';
import { weaponOf } from '../rules/enemies/weapons.ts';
import { begin } from '../rules/lasting.ts';
import { enemyOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The enemy attacks with a weapon of its scroll: whom the power works on, if the weapon reaches. */
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
      if (enemy === null) return;
      const profile = weaponOf(enemy, by, weapon);
      if (!reaches(state, enemy, by, target, profile.range)) continue;
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
      yield* attack(state, io, { ...profile, target });
    }
  },
  say: ({ weapon, hits }, { lang }) => {
    const t = speak(lang);
    const more = hits === undefined ? '' : t(` with +${hits} hit`, ` mit +${hits} Treffer`);
    const name = weaponNamed(weapon)[lang];
    return t(`Attacks with its weapon (${name})${more}.`, `Greift mit seiner Waffe (${name}) an${more}.`);
  },
};
