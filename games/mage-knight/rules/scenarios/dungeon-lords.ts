import { choose, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { type Hex, heroOf, type Site, type State, siteAt, type Turn } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { isAlone, mission } from '../alone.ts';
import { STEPS } from '../lattice.ts';
import { hexesOf, isRevealed, printedAt, terrainAt } from '../map.ts';
import { arrive } from '../movement.ts';
import { announceEnd } from '../round.ts';
import type { ScenarioRules } from '../scenario.ts';
import { ACHIEVEMENTS, achievement, bestOf, titleBonus } from '../score.ts';
import { newSite } from '../sites.ts';
import { normalCost } from '../terrain.ts';
import { layFaceDown } from '../tokens.ts';
import { befriend } from './friendly-city.ts';

/** What guards a secret entrance (MK-S09-03, -05). */
const GUARDS = { dungeon: 'brown', tomb: 'red' } as const;

const isDepth = ({ kind }: Site): boolean => kind === 'dungeon' || kind === 'tomb';
const depths = ({ map }: State): [Hex, Site][] =>
  Object.entries(map.sites).flatMap(([hex, site]): [Hex, Site][] => (isDepth(site) ? [[Number(hex), site]] : []));

const isDone = (state: State): boolean =>
  state.tiles.country.length === 0 &&
  state.tiles.core.length === 0 &&
  depths(state).every(([, site]) => site.conquered);

/** Accessible spaces beside a village or monastery that are neither swamp nor a site (MK-S09-03, -05). */
const placesBeside = (state: State, hex: Hex): Hex[] =>
  STEPS.map(step => hex + step).filter(
    near =>
      isRevealed(state, near) &&
      normalCost(state, near) >= 0 &&
      terrainAt(state, near) !== 'swamp' &&
      siteAt(state, near) === undefined,
  );

/** A secret entrance beside a site, where the player says. */
function* hide(state: State, io: Io, turn: Turn, beside: Hex, kind: 'dungeon' | 'tomb'): Flow {
  const options: Choice[] = placesBeside(state, beside).map(to => ({ do: 'space', to }));
  if (options.length === 0) return;
  const chosen = yield* choose({
    seat: turn.seat,
    kind: 'space',
    rule: kind === 'dungeon' ? 'MK-S09-03' : 'MK-S09-05',
    options,
  });
  if (chosen.do !== 'space') return;
  const site = newSite(kind);
  const lying = layFaceDown(state, io, GUARDS[kind]);
  if (lying) site.tokens.push(lying);
  state.map.sites[chosen.to] = site;
  io.tell?.({
    kind: 'entrance-hidden',
    at: chosen.to,
    site: kind,
    rule: kind === 'dungeon' ? 'MK-S09-03' : 'MK-S09-05',
  });
}

/** Steps from one space to another over revealed ground without lakes and swamps, or -1 (MK-S09-10). */
function dryDistance(state: State, from: Hex, to: Hex): number {
  const seen = new Map([[from, 0]]);
  for (const [hex, far] of seen) {
    if (hex === to) return far;
    for (const step of STEPS) {
      const terrain = terrainAt(state, hex + step);
      if (
        !seen.has(hex + step) &&
        terrain !== undefined &&
        terrain !== 'lake' &&
        terrain !== 'swamp' &&
        terrain !== 'sea'
      )
        seen.set(hex + step, far + 1);
    }
  }
  return -1;
}

/** Tunnels between conquered depths (MK-S09-08, -09). */
function tunnels(state: State, { seat, move, acted }: Turn): Choice[] {
  const { at } = heroOf(state, seat);
  const here = siteAt(state, at);
  if (acted || at === null || here === undefined || !isDepth(here) || !here.conquered) return [];
  return depths(state).flatMap(([to, site]): Choice[] => {
    const far = to === at || !site.conquered ? -1 : dryDistance(state, at, to);
    return far >= 0 && 2 + far <= move ? [{ do: 'tunnel', to, cost: 2 + far }] : [];
  });
}

/** Depths score 4 instead of 2 (MK-S09-13). */
const adventurer = (state: State, seat: Seat): number =>
  achievement(state, seat, 'adventurer') + 2 * depths(state).filter(([, { shields }]) => shields.includes(seat)).length;

/** Secret dungeons and tombs (MK-S09-02..15). */
export const dungeonLords: ScenarioRules = {
  siteRevealed(state, _io, _hex, site) {
    if (site.kind === 'city') befriend(state, site);
  },
  *tileRevealed(state, io, turn) {
    for (const [slot, { turn: turned }] of Object.entries(state.map.laid))
      for (const hex of hexesOf(Number(slot), turned)) {
        const kind = siteAt(state, hex)?.kind;
        if ((kind !== 'village' && kind !== 'monastery') || state.notes[`entrance-${hex}`] !== undefined) continue;
        state.notes[`entrance-${hex}`] = 1;
        yield* hide(state, io, turn, hex, kind === 'village' ? 'dungeon' : 'tomb');
      }
  },
  depthsOnce: true,
  // A secret entrance gets a new guard; what is printed draws when it is entered (MK-S09-04).
  siteHeld(state, io, hex, site) {
    if (!isDepth(site) || printedAt(state, hex)?.site !== undefined) return;
    const lying = layFaceDown(state, io, GUARDS[site.kind === 'tomb' ? 'tomb' : 'dungeon']);
    if (lying) site.tokens.push(lying);
  },
  options: tunnels,
  *act(state, io, turn, choice) {
    if (choice.do !== 'tunnel') return;
    const hero = heroOf(state, turn.seat);
    const from = hero.at;
    turn.move -= choice.cost;
    hero.at = choice.to;
    turn.path.push(choice.to);
    io.tell?.({ kind: 'moved', seat: turn.seat, from, to: choice.to, cost: choice.cost, rule: 'MK-S09-09' });
    arrive(state, io, turn, choice.to);
  },
  turnEnds(state, io, { seat }) {
    if (state.fulfilled || !isDone(state)) return;
    state.fulfilled = true;
    announceEnd(state, io, seat, 'scenario', state.order);
  },
  outcome(state) {
    const crawled = state.heroes.map((_, seat) => adventurer(state, seat));
    const crawlers = bestOf(crawled);
    const alone = isAlone(state);
    const title = (seat: Seat): number =>
      !alone && (crawled[seat] ?? 0) > 0 && crawlers.includes(seat) ? (crawlers.length === 1 ? 5 : 2) : 0;
    const scores = state.heroes.map(({ fame }, seat) =>
      ACHIEVEMENTS.reduce(
        (sum, which) =>
          which === 'adventurer'
            ? sum
            : sum + achievement(state, seat, which) + (alone ? 0 : titleBonus(state, seat, which)),
        fame + (crawled[seat] ?? 0) + title(seat),
      ),
    );
    if (alone) return mission(isDone(state), scores);
    return { winners: bestOf(scores), kind: 'most-fame', rule: 'MK-S09-12', scores };
  },
};
