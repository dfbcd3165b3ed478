import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isPermitted } from '../rules/in-force.ts';
import { type Hero, heroOf, isHero, type PowerInPlay, type State } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** A power of the hero is ready at once (SS-COOL-10). */
export interface ReadyPower {
  readonly do: 'ready-power';
}

const readiable = (state: State, hero: Hero): PowerInPlay[] =>
  isPermitted(state, hero.id, 'no-hastening') ? [] : hero.powers.filter(({ glasses }) => glasses > 0);

export const readyPower: SorceryWord<ReadyPower> = {
  can: ({ state, on }) => on.some(id => isHero(state, id) && readiable(state, heroOf(state, id)).length > 0),
  *act({ state, io, on }) {
    for (const id of on) {
      if (!isHero(state, id)) continue;
      const hero = heroOf(state, id);
      const options = readiable(state, hero).map(({ id: power }): Choice => ({ do: 'ready', power }));
      if (options.length === 0) continue;
      const choice = yield* choose<Choice, AskKind>({ seat: hero.seat, kind: 'power', rule: 'SS-COOL-10', options });
      const power = hero.powers.find(one => choice.do === 'ready' && one.id === choice.power);
      if (power === undefined) continue;
      power.glasses = 0;
      io.tell?.({ kind: 'cooldown', hero: hero.id, power: power.id, glasses: 0, rule: 'SS-COOL-10' });
    }
  },
  say: (_, { lang }) => speak(lang)('A power is ready.', 'Eine Fähigkeit ist bereit.'),
};
