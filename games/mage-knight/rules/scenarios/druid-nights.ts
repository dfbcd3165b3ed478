import { choose, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { SITES } from '../../content/sites.ts';
import type { TokenColour } from '../../content/words.ts';
import { heroOf, type Site, type State, siteAt } from '../../state.ts';
import type { Flow } from '../../types.ts';
import { drawFoes } from '../adventure.ts';
import { isAlone } from '../alone.ts';
import { begin } from '../combat/start.ts';
import { nightNumber } from '../daytime.ts';
import { MOVEMENT_OVER } from '../movement.ts';
import { announceEnd } from '../round.ts';
import type { ScenarioRules } from '../scenario.ts';
import { bestOf, standardScore } from '../score.ts';
import { discardToken } from '../tokens.ts';
import { befriend } from './friendly-city.ts';

const gladesOf = ({ map }: State): Site[] => Object.values(map.sites).filter(({ kind }) => kind === 'magical-glade');
const marked = (state: State, seat: Seat): number =>
  gladesOf(state).filter(({ shields }) => shields.includes(seat)).length;

const noteOf = (state: State, seat: Seat): string => `incantation-${nightOf(state)}-${seat}`;
const isEpic = ({ variants }: State): boolean => variants.epic === true;
const lastNight = (state: State): number => (isEpic(state) ? 3 : 2);
/** The first, second, third night; any further one is like the last (MK-VDAY-04). */
const nightOf = (state: State): number => Math.min(nightNumber(state), lastNight(state));

/** What each marked glade summons, by night (MK-S08-05, -10, -14). */
const SUMMONED: readonly (readonly TokenColour[])[] = [['brown'], ['red'], ['brown', 'red']];
/** Crystals for each glade (MK-S08-08, -10, -14). */
const CRYSTALS: readonly number[] = [1, 2, 3];
/** Shields on a glade in the competitive variant (MK-S08-13). */
const mostOn = ({ variants, heroes }: State): number =>
  variants['limited-glades'] === true ? (heroes.length <= 2 ? 1 : 2) : heroes.length;

/** A full glade gives up the shield of another player (MK-S08-13). */
function* replace(seat: Seat, site: Site): Flow {
  const options: Choice[] = site.shields.map(other => ({ do: 'seat', seat: other }));
  const chosen = yield* choose({ seat, kind: 'seat', rule: 'MK-S08-13', options });
  if (chosen.do === 'seat') site.shields.splice(site.shields.indexOf(chosen.seat), 1);
}

/** Glades are marked and called upon (MK-S08-02..14). */
export const druidNights: ScenarioRules = {
  siteRevealed(state, _io, _hex, site) {
    if (site.kind === 'city') befriend(state, site);
  },
  options(state, turn) {
    const { seat } = turn;
    const site = siteAt(state, heroOf(state, seat).at);
    const options: { do: 'activate' | 'incantation' }[] = [];
    if (site?.kind === 'magical-glade' && !site.shields.includes(seat)) options.push({ do: 'activate' });
    const inhabited =
      site !== undefined && !site.gone && (SITES[site.kind].category === 'inhabited' || site.kind === 'city');
    if (
      state.night &&
      !turn.acted &&
      !inhabited &&
      marked(state, seat) > 0 &&
      state.notes[noteOf(state, seat)] === undefined
    )
      options.push({ do: 'incantation' });
    return options;
  },
  *act(state, io, turn, choice) {
    const { seat } = turn;
    if (choice.do === 'activate') {
      const site = siteAt(state, heroOf(state, seat).at) as Site;
      if (site.shields.length >= mostOn(state)) yield* replace(seat, site);
      site.shields.push(seat);
      turn.move = 0;
      turn.used.push(MOVEMENT_OVER);
      io.tell?.({ kind: 'glade-marked', seat, at: heroOf(state, seat).at, rule: 'MK-S08-03' });
    } else if (choice.do === 'incantation') {
      const night = nightOf(state) - 1;
      const glades = marked(state, seat);
      state.notes[noteOf(state, seat)] = 1;
      const foes = Array.from({ length: glades }, () => drawFoes(state, io, SUMMONED[night] ?? [])).flat();
      turn.owed.push({ reward: 'random-crystals', n: glades * (CRYSTALS[night] ?? 0) });
      for (const foe of foes) foe.fameHalves = 4;
      yield* begin(state, io, turn, { site: null, why: 'scenario', foes }, 'MK-S08-04');
    }
  },
  combatOver(state, _io, _turn, { foes }) {
    for (const { defeated, token, from } of foes) if (!defeated && from === 'drawn') discardToken(state, token);
  },
  *roundEnds(state) {
    if (state.night && nightOf(state) < lastNight(state)) for (const glade of gladesOf(state)) glade.shields = [];
  },
  turnEnds(state, io, { seat }) {
    if (state.fulfilled || nightOf(state) !== lastNight(state)) return;
    if (!state.heroes.every((_, s) => state.notes[noteOf(state, s)] !== undefined)) return;
    state.fulfilled = true;
    announceEnd(state, io, seat, 'scenario', state.order);
  },
  outcome(state) {
    const scores = state.heroes.map((_, seat) => standardScore(state, seat, !isAlone(state)));
    return { winners: bestOf(scores), kind: 'most-fame', rule: 'MK-S08-12', scores };
  },
};
