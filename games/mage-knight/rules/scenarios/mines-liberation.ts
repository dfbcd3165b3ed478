import type { Seat } from '@tafelrunde/engine';
import { tileOf } from '../../content/tiles.ts';
import { type Hex, heroOf, type Site, type State, siteAt } from '../../state.ts';
import { isAlone, mission } from '../alone.ts';
import { begin, foesAt } from '../combat/start.ts';
import { changeReputation, gainCrystal } from '../gain.ts';
import { slotOf } from '../lattice.ts';
import { announceEnd } from '../round.ts';
import type { ScenarioRules } from '../scenario.ts';
import { bestOf, standardScore } from '../score.ts';
import { layFaceUp, layHidden } from '../tokens.ts';
import { befriend } from './friendly-city.ts';

const minesOf = ({ map }: State): [Hex, Site][] =>
  Object.entries(map.sites).flatMap(([hex, site]): [Hex, Site][] =>
    site.kind === 'mine' ? [[Number(hex), site]] : [],
  );

const isCore = (state: State, hex: Hex): boolean => {
  const laid = state.map.laid[slotOf(hex)];
  return laid !== undefined && tileOf(laid.tile).kind !== 'countryside';
};

/** All tiles revealed, all mines free (MK-S07-11). */
const isDone = (state: State): boolean =>
  state.tiles.country.length === 0 &&
  state.tiles.core.length === 0 &&
  minesOf(state).every(([, site]) => site.conquered);

const fameOf = (state: State, seat: Seat): number =>
  minesOf(state).reduce(
    (sum, [hex, { shields }]) => sum + (shields.includes(seat) ? (isCore(state, hex) ? 7 : 4) : 0),
    0,
  );

/** Monsters hold the mines (MK-S07-02..14). */
export const minesLiberation: ScenarioRules = {
  siteRevealed(state, io, hex, site) {
    if (site.kind === 'city') befriend(state, site);
    if (site.kind !== 'mine') return;
    const open = layFaceUp(state, io, isCore(state, hex) ? 'red' : 'green');
    if (open) site.tokens.push(open);
    site.tokens.push(layHidden(state, io, 'brown'));
  },
  options(state, turn) {
    const site = siteAt(state, heroOf(state, turn.seat).at);
    return !turn.acted && site?.kind === 'mine' && site.tokens.length > 0 ? [{ do: 'enter' }] : [];
  },
  *act(state, io, turn, choice) {
    if (choice.do !== 'enter') return;
    const hex = heroOf(state, turn.seat).at as Hex;
    yield* begin(
      state,
      io,
      turn,
      { site: hex, why: 'scenario', foes: foesAt(state, io, hex, 'drawn'), night: true },
      'MK-S07-04',
    );
  },
  combatOver(state, io, turn, combat, won) {
    const site = siteAt(state, combat.site);
    if (site === undefined || combat.site === null) return;
    for (const { defeated, token } of combat.foes) {
      const at = defeated ? site.tokens.findIndex(lying => lying.token === token) : -1;
      if (at >= 0) site.tokens.splice(at, 1);
    }
    if (!won) return;
    // What stood for a monster that never came is gone too.
    site.tokens = [];
    site.conquered = true;
    site.shields = [turn.seat];
    io.tell?.({ kind: 'conquered', seat: turn.seat, site: site.kind, at: combat.site, rule: 'MK-S07-07' });
    changeReputation(state, io, turn.seat, isCore(state, combat.site) ? 2 : 1, 'MK-S07-07');
  },
  roundStarts(state, io) {
    for (const [, { conquered, colour, shields }] of minesOf(state))
      for (const seat of shields) if (conquered && colour !== null) gainCrystal(state, io, seat, colour, 'end');
  },
  turnEnds(state, io, { seat }) {
    if (state.fulfilled || !isDone(state)) return;
    state.fulfilled = true;
    announceEnd(state, io, seat, 'scenario', state.order);
  },
  outcome(state) {
    const fame = state.heroes.map((_, seat) => fameOf(state, seat));
    if (isAlone(state)) return mission(isDone(state), [standardScore(state, 0, false) + (fame[0] ?? 0)]);
    const liberators = bestOf(fame);
    const title = (seat: Seat): number =>
      liberators.length === 1 && liberators[0] === seat && (fame[seat] ?? 0) > 0 ? 5 : 0;
    const scores = fame.map((mines, seat) => standardScore(state, seat, true) + mines + title(seat));
    return { winners: bestOf(scores), kind: 'most-fame', rule: 'MK-S07-12', scores };
  },
};
