import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { arrive } from '../rules/entering.ts';
import { exits } from '../rules/movement.ts';
import { heroOf, isHero } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The hero moves so many zones without a move action and without opportunity attacks, if its player wants. */
export interface Walk {
  readonly do: 'walk';
  readonly n: number;
}

export const walk: SorceryWord<Walk> = {
  can: ({ state, on }) => on.some(id => isHero(state, id)),
  *act({ state, io, on }, { n }) {
    for (const id of on) {
      if (!isHero(state, id)) continue;
      const hero = heroOf(state, id);
      for (let left = n; left > 0 && !hero.ghost; left--) {
        const options: Choice[] = exits(state, hero).map(zone => ({ do: 'zone', zone, map: state.adventure }));
        const choice = yield* choose<Choice, AskKind>({
          seat: hero.seat,
          kind: 'zone',
          rule: 'SS-MOVE-10',
          about: id,
          options: [...options, { do: 'done' }],
        });
        if (choice.do !== 'zone') break;
        io.tell?.({ kind: 'moved', figure: id, from: hero.zone, to: choice.zone, cost: 0, rule: 'SS-MOVE-10' });
        yield* arrive(state, io, id, choice.zone, 'placed');
      }
    }
  },
  say: ({ n }, { lang }) =>
    n === 1
      ? speak(lang)('Moves 1 zone freely.', 'Bewegt sich frei 1 Zone.')
      : speak(lang)(`Moves up to ${n} zones freely.`, `Bewegt sich frei bis zu ${n} Zonen.`),
};
