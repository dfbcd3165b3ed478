import { START } from '../lattice.ts';
import type { ScenarioRules } from '../scenario.ts';

/** The portal closes after the first day; whoever stands there at the end wins (MK-S11-02..06). */
export const oneToReturn: ScenarioRules = {
  *roundEnds(state, io) {
    // The first day, also of a game that began with a night.
    if (state.night || state.round > 2) return;
    state.heroes.forEach((hero, seat) => {
      // On the portal figures stand beside the map (MK-MEET-07).
      if (hero.at !== null && hero.at !== START) return;
      hero.out = true;
      io.tell?.({ kind: 'left-behind', seat, rule: 'MK-S11-02' });
    });
    state.order = state.order.filter(seat => !state.heroes[seat]?.out);
    delete state.map.sites[START];
    if (state.order.length === 0) state.fulfilled = true;
  },
  outcome(state) {
    const winners = [...state.heroes.keys()].filter(
      seat => !state.heroes[seat]?.out && state.heroes[seat]?.at === START && state.round > 1,
    );
    return { winners, kind: winners.length > 0 ? 'returned' : 'nobody-returned', rule: 'MK-S11-04' };
  },
};
