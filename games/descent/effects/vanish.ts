import { speak } from '@tafelrunde/engine';
import { remove } from '../rules/defeat.ts';
import { announce } from '../rules/window.ts';
import { companionOf, figureOf, heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The figures leave the map without being defeated; heroes come back when an effect says so. */
export interface Vanish {
  readonly do: 'vanish';
}

export const vanish: DescentWord<Vanish> = {
  can: ({ state, on }) => on.some(id => (figureOf(state, id)?.cells.length ?? 0) > 0),
  *act({ state, io, on, by, source }) {
    for (const id of on) {
      if ((figureOf(state, id)?.cells.length ?? 0) === 0) continue;
      io.tell?.({ kind: 'left', figure: id, rule: 'D2-EXIT-05' });
      if (isHero(state, id)) {
        const hero = heroOf(state, id);
        hero.cells = [];
        hero.away = true;
        continue;
      }
      const companion = companionOf(state, id);
      remove(state, id);
      // Another skill of its owner may answer.
      if (companion?.owner === by && source.by === 'skill')
        yield* announce(state, io, 'dismissed', { figure: by, card: companion.of });
    }
  },
  say: (_, { lang }) => speak(lang)('Leaves the map.', 'Verlässt den Spielplan.'),
};
