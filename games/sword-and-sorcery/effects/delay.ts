import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { type Hero, heroOf, isHero, type PowerInPlay } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** Powers get one more hourglass: not ready ones, not those with four (SS-COOL-06, -07). */
export interface Delay {
  readonly do: 'delay';
  readonly n: number | 'all';
}

const delayable = (hero: Hero): PowerInPlay[] => hero.powers.filter(({ glasses }) => glasses > 0 && glasses < 4);

export const delay: SorceryWord<Delay> = {
  can: ({ state, on }) => on.some(id => isHero(state, id) && delayable(heroOf(state, id)).length > 0),
  *act({ state, io, on }, { n }) {
    for (const id of on) {
      if (!isHero(state, id)) continue;
      const hero = heroOf(state, id);
      const done = new Set<PowerInPlay>();
      for (let left = n === 'all' ? hero.powers.length : n; left > 0; left--) {
        const powers = delayable(hero).filter(power => !done.has(power));
        const options = powers.map(({ id: power }): Choice => ({ do: 'ready', power }));
        if (options.length === 0) break;
        const choice =
          n === 'all'
            ? options[0]
            : yield* choose<Choice, AskKind>({ seat: hero.seat, kind: 'power', rule: 'SS-COOL-06', options });
        const power = powers.find(one => choice?.do === 'ready' && one.id === choice.power);
        if (power === undefined) break;
        power.glasses++;
        done.add(power);
        io.tell?.({ kind: 'cooldown', hero: hero.id, power: power.id, glasses: power.glasses, rule: 'SS-COOL-06' });
      }
    }
  },
  say: ({ n }, { lang }) =>
    n === 'all'
      ? speak(lang)('Delay all own powers.', 'Verzögere alle eigenen Fähigkeiten.')
      : speak(lang)(
          `Delay ${n === 1 ? 'a power' : `${n} powers`}.`,
          `Verzögere ${n === 1 ? 'eine Fähigkeit' : `${n} Fähigkeiten`}.`,
        ),
};
