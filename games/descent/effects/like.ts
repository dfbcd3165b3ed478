import { speak } from '@tafelrunde/engine';
import { begin } from '../rules/lasting.ts';
import type { DescentWord } from './word.ts';

/** Heroes test with the printed attributes of one hero: laid by `all-like` for the figure it works on (D2C-OL-45). */
export interface Like {
  readonly do: 'like';
  readonly hero: string;
}

export interface AllLike {
  readonly do: 'all-like';
}

export const like: DescentWord<Like> = {
  say: (_, { lang }) =>
    speak(lang)("Tests with that hero's printed attributes.", 'Probt mit den aufgedruckten Attributen jenes Helden.'),
};

export const allLike: DescentWord<AllLike> = {
  act({ state, io, by, on, source }) {
    const [hero] = on;
    if (hero === undefined) return;
    const until = 'overlord-turn-start';
    begin(state, {
      source: source.id,
      key: 'like',
      on: 'heroes',
      by,
      until,
      next: false,
      what: { do: 'like', hero },
    });
    io.tell?.({ kind: 'lasts', figure: 'heroes', source: source.id, until, rule: 'D2C-OL-45' });
  },
  say: (_, { lang }) =>
    speak(lang)(
      "Until the overlord's next turn begins all heroes test with its printed attributes.",
      'Bis der nächste Zug des Overlords beginnt, proben alle Helden mit seinen aufgedruckten Attributen.',
    ),
};
