import { speak } from '@tafelrunde/engine';
import { begin } from '../rules/lasting.ts';
import { gainPoints } from '../rules/points.ts';
import { speedOf } from '../rules/values.ts';
import type { Effect } from './effect.ts';
import type { DescentWord } from './word.ts';

/** Movement points of its speed; each time it comes next to a hero with them it may test might to trade places with that hero, who suffers 1 fatigue (D2C-MAB-76 to -78). */
export interface Overpower {
  readonly do: 'overpower';
  /** Without a test. */
  readonly untested?: true;
}

export const overpower: DescentWord<Overpower> = {
  act({ state, io, by, source }, { untested }) {
    const trade: readonly Effect[] = [{ do: 'swap' }, { do: 'tire', n: 1 }];
    gainPoints(state, io, by, source.id, speedOf(state, by));
    begin(state, {
      source: source.id,
      key: 'overpower',
      on: by,
      by,
      until: 'turn-end',
      next: false,
      what: {
        do: 'on',
        at: 'enters',
        ability: {
          at: 'enters',
          if: {
            is: 'all',
            of: [
              { is: 'about', who: 'self' },
              { is: 'paid-with', source: source.id },
              { is: 'beside', who: 'hero' },
            ],
          },
          aim: { who: 'hero', adjacent: true },
          effects: untested ? trade : [{ do: 'test', attribute: 'might', owner: true, pass: trade }],
        },
      },
    });
  },
  say: ({ untested }, { lang }) =>
    untested
      ? speak(lang)(
          'Move action. Next to a hero it may trade places; the hero suffers 1 fatigue.',
          'Bewegungsaktion. Neben einem Helden darf es mit ihm den Platz tauschen; der Held erleidet 1 Erschöpfung.',
        )
      : speak(lang)(
          'Move action. Next to a hero: test might; passed: trade places, the hero suffers 1 fatigue.',
          'Bewegungsaktion. Neben einem Helden: Probe auf Stärke; gelungen: Platztausch, der Held erleidet 1 Erschöpfung.',
        ),
};
