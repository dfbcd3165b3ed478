import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isPermitted } from '../rules/in-force.ts';
import { type Hero, heroOf, isHero, type PowerInPlay, type State } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** A power of each hero it works on loses an hourglass; not one that shows its last (SS-COOL-08, -09). */
export interface Hasten {
  readonly do: 'hasten';
  readonly n: number | 'all';
}

const hastenable = (state: State, hero: Hero): PowerInPlay[] =>
  isPermitted(state, hero.id, 'no-hastening') ? [] : hero.powers.filter(({ glasses }) => glasses > 1);

export const hasten: SorceryWord<Hasten> = {
  can: ({ state, on }) => on.some(id => isHero(state, id) && hastenable(state, heroOf(state, id)).length > 0),
  *act({ state, io, on }, { n }) {
    for (const id of on) {
      if (!isHero(state, id)) continue;
      const hero = heroOf(state, id);
      const done = new Set<PowerInPlay>();
      for (let left = n === 'all' ? hero.powers.length : n; left > 0; left--) {
        const powers = hastenable(state, hero).filter(power => !done.has(power));
        if (powers.length === 0) break;
        const options = powers.map(({ id: power }): Choice => ({ do: 'ready', power }));
        const choice =
          n === 'all'
            ? options[0]
            : yield* choose<Choice, AskKind>({ seat: hero.seat, kind: 'power', rule: 'SS-COOL-08', options });
        const power = powers.find(one => choice?.do === 'ready' && one.id === choice.power);
        if (power === undefined) break;
        power.glasses--;
        done.add(power);
        io.tell?.({ kind: 'cooldown', hero: hero.id, power: power.id, glasses: power.glasses, rule: 'SS-COOL-08' });
      }
    }
  },
  say: ({ n }, { lang }) =>
    n === 'all'
      ? speak(lang)('Hasten all own powers.', 'Beschleunige alle eigenen Fähigkeiten.')
      : speak(lang)(
          `Hasten ${n === 1 ? 'a power' : `${n} powers`}.`,
          `Beschleunige ${n === 1 ? 'eine Fähigkeit' : `${n} Fähigkeiten`}.`,
        ),
};
