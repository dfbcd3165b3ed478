import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { suffer } from '../rules/damage.ts';
import { begin } from '../rules/lasting.ts';
import { type FigureId, overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** A token of each hero is laid on a different monster for this round: what that monster suffers, the hero suffers too. */
export interface Bargain {
  readonly do: 'bargain';
}

export const bargain: DescentWord<Bargain> = {
  can: ({ state }) => state.monsters.some(({ cells }) => cells.length > 0),
  *act({ state, source }) {
    const taken = new Set<FigureId>();
    for (const { id: hero } of state.heroes) {
      const left = state.monsters.filter(({ id, cells }) => cells.length > 0 && !taken.has(id));
      if (left.length === 0) return;
      const choice = yield* choose<Choice, AskKind>({
        seat: overlordSeat(state),
        kind: 'pick',
        rule: 'D2-TGT-13',
        about: source.id,
        options: left.map(({ id }) => ({ do: 'pick', figure: id })),
      });
      const monster = choice.do === 'pick' ? choice.figure : (left[0]?.id ?? '');
      taken.add(monster);
      begin(state, {
        source: source.id,
        key: `bargain-${hero}`,
        on: monster,
        by: monster,
        until: 'round-end',
        next: false,
        what: {
          do: 'on',
          at: 'suffered',
          ability: {
            at: 'suffered',
            must: true,
            if: { is: 'about', who: 'self' },
            effects: [{ do: 'share', hero }],
          },
        },
      });
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'A token of each hero lies on a different monster this round: he suffers whatever damage that monster suffers.',
      'Von jedem Helden liegt in dieser Runde ein Marker auf einem anderen Monster: Er erleidet allen Schaden, den dieses erleidet.',
    ),
};

/** A hero suffers as much damage as the moment is about. */
export interface Share {
  readonly do: 'share';
  readonly hero: FigureId;
}

export const share: DescentWord<Share> = {
  *act({ state, io, about, source }, { hero }) {
    yield* suffer(state, io, hero, about.n ?? 0, { by: source.id });
  },
  say: (_, { lang }) => speak(lang)('The hero suffers as much.', 'Der Held erleidet ebenso viel.'),
};
