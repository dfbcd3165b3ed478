import { speak } from '@tafelrunde/engine';
import { setThreat } from '../rules/bosses.ts';
import { scrollOf } from '../rules/enemies/cards.ts';
import { begin } from '../rules/lasting.ts';
import { enemyOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The enemy that is about to activate goes for the owner; a boss gives the threat marker (SS-THRT-10). */
export interface Taunt {
  readonly do: 'taunt';
}

export const taunt: SorceryWord<Taunt> = {
  can: ({ state, on }) => on.some(id => enemyOf(state, id) !== null),
  act({ state, io, by, source, on }) {
    for (const id of on) {
      const enemy = enemyOf(state, id);
      if (enemy === null) continue;
      if (scrollOf(enemy).level === 'violet') setThreat(state, io, by, 1);
      begin(state, {
        source: source.id,
        key: 'taunt',
        on: id,
        by,
        until: `activation-${enemy.id}`,
        what: { do: 'goes-for', figure: by },
        next: null,
        fits: null,
      });
    }
  },
  say: (_, { lang }) => speak(lang)('The enemy chooses you as its target.', 'Der Gegner wählt dich als Ziel.'),
};

/** An enemy goes for this figure, if a behaviour allows it. */
export interface GoesFor {
  readonly do: 'goes-for';
  readonly figure: string;
}

export const goesFor: SorceryWord<GoesFor> = {
  say: (_, { lang }) => speak(lang)('It goes for its taunter.', 'Es geht auf den Spötter los.'),
};
