import type { Seat } from '@tafelrunde/engine';
import { heroOf, type Site, type State, siteAt } from '../../state.ts';
import { gainMana } from '../gain.ts';
import { isNextTo } from '../lattice.ts';
import { areAllies } from '../safe-space.ts';
import type { ScenarioRules } from '../scenario.ts';

const isStronghold = ({ kind }: Site): boolean => kind === 'keep' || kind === 'mage-tower';

/** 3 for a keep, 2 for a mage tower (MK-S10-16). */
const pointsOf = (state: State, seat: Seat): number =>
  Object.values(state.map.sites).reduce(
    (sum, site) =>
      sum + (isStronghold(site) && site.conquered && site.shields[0] === seat ? (site.kind === 'keep' ? 3 : 2) : 0),
    0,
  );

/** Mana of own mage towers for whoever begins a turn in or beside one, an ally's too (MK-S10-10, -15). */
function towerMana(state: State, seat: Seat): number {
  const { at } = heroOf(state, seat);
  let own = 0;
  let near = false;
  for (const [key, site] of Object.entries(state.map.sites)) {
    const [owner] = site.shields;
    if (site.kind !== 'mage-tower' || !site.conquered || owner === undefined) continue;
    if (owner === seat) own++;
    const hex = Number(key);
    if (at !== null && (at === hex || isNextTo(at, hex)) && (owner === seat || areAllies(state, seat, owner)))
      near = true;
  }
  return near ? own : 0;
}

/** Only keeps and mage towers count (MK-S10-02..17). */
export const conquerAndHold: ScenarioRules = {
  freeAssaults: true,
  ownedTowers: true,
  alsoRecruits: { 'mage-tower': 'monastery', keep: 'village' },
  // One defender in the first day and night, two in the second, three in the third.
  hired: ({ round }) => Math.ceil(round / 2),
  bars: (state, hex) => siteAt(state, hex)?.kind === 'city',
  regularOnly: state => state.round <= state.rounds / 2,
  turnStarts(state, io, { seat }) {
    for (let i = towerMana(state, seat); i > 0; i--) gainMana(state, io, seat, state.night ? 'black' : 'gold');
  },
  outcome(state) {
    const scores = state.heroes.map((_, seat) => pointsOf(state, seat));
    const teams = [...new Set(state.heroes.map(({ team }) => team))];
    const sums = teams.map(team =>
      scores.reduce((sum, score, seat) => sum + (state.heroes[seat]?.team === team ? score : 0), 0),
    );
    const most = Math.max(...sums);
    const best = teams.filter((_, i) => sums[i] === most);
    // On a tie nobody wins (MK-S10-17).
    const winners =
      best.length === 1 ? [...state.heroes.keys()].filter(seat => state.heroes[seat]?.team === best[0]) : [];
    return { winners, kind: winners.length > 0 ? 'most-strongholds' : 'strongholds-tied', rule: 'MK-S10-17', scores };
  },
};
