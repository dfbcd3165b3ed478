import { START } from '../lattice.ts';
import type { ScenarioRules } from '../scenario.ts';

/** The portal closes after the first day; whoever stands there at the end wins (MK-S11-02..06). */
export const oneToReturn: ScenarioRules = {
  *roundEnds(state, io) {
    if (state.round !== 1) return;
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
    const chosen = winners.filter(seat => state.notes[`chosen-${seat}`] !== 0);
    const teams = chosen.map(seat => state.heroes[seat]?.team);
    const all = [...state.heroes.keys()].filter(seat => teams.includes(state.heroes[seat]?.team));
    return { winners: all, kind: all.length > 0 ? 'returned' : 'nobody-returned', rule: 'MK-S11-04' };
  },
};
