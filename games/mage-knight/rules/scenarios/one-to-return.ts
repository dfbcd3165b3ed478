import type { Seat } from '@tafelrunde/engine';
import { type State, siteAt } from '../../state.ts';
import type { Outcome } from '../../types.ts';
import { START } from '../lattice.ts';
import type { ScenarioRules } from '../scenario.ts';
import { membersOf } from '../teams.ts';
import { revealChosen } from './chosen-one.ts';

/** A team wins if the one on the portal is its chosen one, else nobody does (MK-S11-10). */
function teamOutcome(state: State, home: Seat | null): Outcome {
  const team = home === null ? -1 : state.chosen.indexOf(home);
  const winners = membersOf(state, team);
  return { winners, kind: winners.length > 0 ? 'chosen-returned' : 'chosen-not-returned', rule: 'MK-S11-10' };
}

/** The portal closes after the first day; whoever stands there at the end wins (MK-S11-02..06). */
export const oneToReturn: ScenarioRules = {
  *roundEnds(state, io) {
    if (state.round >= state.rounds) revealChosen(state, io);
    // After the first day, also of a game that began with a night; another day may follow it (MK-VDAY-04).
    if (state.night || siteAt(state, START)?.kind !== 'portal') return;
    state.heroes.forEach((hero, seat) => {
      // On the portal figures stand beside the map (MK-MEET-07).
      if (hero.at !== null && hero.at !== START) return;
      hero.out = true;
      io.tell?.({ kind: 'left-behind', seat, rule: 'MK-S11-02' });
    });
    state.order = state.order.filter(seat => !state.heroes[seat]?.out);
    delete state.map.sites[START];
    if (state.heroes.some(({ out }) => !out)) return;
    state.fulfilled = true;
    revealChosen(state, io);
  },
  outcome(state) {
    const [home] = [...state.heroes.keys()].filter(
      seat => !state.heroes[seat]?.out && state.heroes[seat]?.at === START && state.round > 1,
    );
    if (state.chosen.length > 0) return teamOutcome(state, home ?? null);
    const winners = home === undefined ? [] : [home];
    return { winners, kind: winners.length > 0 ? 'returned' : 'nobody-returned', rule: 'MK-S11-04' };
  },
};
