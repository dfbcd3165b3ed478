import { speak } from '@tafelrunde/engine';
import { stepsFrom } from '../rules/zones.ts';
import type { SorceryWord } from './word.ts';

/** The ghost nearest to an active altar is moved there. */
export interface LeadHome {
  readonly do: 'lead-home';
}

export const leadHome: SorceryWord<LeadHome> = {
  act({ state, io }) {
    const ways = state.heroes.flatMap(hero =>
      hero.ghost
        ? state.altars.flatMap(({ zone, active }) =>
            active ? [{ hero, zone, steps: stepsFrom(state, hero.zone, zone, true) }] : [],
          )
        : [],
    );
    const [nearest] = ways.toSorted((a, b) => a.steps - b.steps);
    if (nearest === undefined) return;
    nearest.hero.zone = nearest.zone;
    io.tell?.({ kind: 'placed', figure: nearest.hero.id, zone: nearest.zone, rule: 'SS-ADVE-08' });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The ghost nearest to an active altar is moved there.',
      'Der Geist, der einem aktiven Altar am nächsten ist, wird dorthin gestellt.',
    ),
};
