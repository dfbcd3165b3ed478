import type { Aim } from '../content/ability.ts';
import type { AimName } from '../effects/aimed.ts';
import type { About, Doing } from '../effects/word.ts';
import { type FigureId, figureOf, type State, type Zone } from '../state.ts';
import { zonesAround } from './attack/area.ts';
import { sideOf, zonesOf } from './balance-of-power.ts';
import { crownsOf } from './coins.ts';
import { numberOf } from './values.ts';
import { doorZones, enemySees, heroSees, rangeBetween, SIGHT, terrainOf, waysOf } from './zones.ts';

const alive = (state: State) => state.heroes.filter(({ ghost }) => !ghost);
const bodies = (state: State) => state.enemies.flatMap(enemy => enemy.bodies);

/** Does a figure see a zone, by the rules of its side? */
export function sees(state: State, by: FigureId, zone: Zone): boolean {
  const from = figureOf(state, by)?.zone;
  if (from === undefined) return false;
  // Mostly no line leads there at all, and nobody need ask how far the figure sees.
  if (!waysOf(state).map.sees(from, zone, null, Number.POSITIVE_INFINITY)) return false;
  const limit = numberOf(state, by, 'sight', SIGHT);
  return sideOf(state, by) === 'enemies' ? enemySees(state, from, zone, limit) : heroSees(state, from, zone, limit);
}

/** Figures an ability could be used on, one by one (SS-USE-03, -04): an engaged hero reaches enemies in the own zone only (SS-ENG-02). */
export function candidates(state: State, by: FigureId, aim: Aim): FigureId[] {
  const figures = ofKind(state, by, aim);
  return figures.filter(id => isInReach(state, by, aim, [id]));
}

function ofKind(state: State, by: FigureId, { who }: Aim): FigureId[] {
  switch (who) {
    case 'self':
      return [by];
    case 'hero':
      return alive(state).map(({ id }) => id);
    case 'other-hero':
      return alive(state).flatMap(({ id }) => (id === by ? [] : [id]));
    case 'ghost':
      return state.heroes.flatMap(({ id, ghost }) => (ghost && id !== by ? [id] : []));
    case 'enemy':
      return bodies(state).map(({ id }) => id);
    case 'heroes-here':
    case 'heroes-in-sight':
    case 'that':
    case 'other':
    case 'zone':
      return [];
  }
}

/** Whom it works on when it answers a moment. */
export function figuresFor(state: State, by: FigureId, aim: Aim | undefined, about: About): readonly FigureId[] {
  if (aim === undefined || aim.who === 'self') return [by];
  if (aim.who === 'that') return about.figure === undefined ? [] : [about.figure];
  if (aim.who === 'other') return about.other === undefined ? [] : [about.other];
  return spread(state, by, aim, candidates(state, by, aim).slice(0, 1));
}

/** All figures a use on this target works on: its area, or everybody here or in sight (SS-AOE-06). */
export function spread(state: State, by: FigureId, aim: Aim, target: readonly FigureId[]): readonly FigureId[] {
  const [own] = zonesOf(state, by);
  if (own === undefined) return target;
  if (aim.who === 'heroes-here') return alive(state).flatMap(({ id, zone }) => (zone === own ? [id] : []));
  if (aim.who === 'heroes-in-sight') return alive(state).flatMap(({ id, zone }) => (sees(state, by, zone) ? [id] : []));
  const [first] = target;
  const [centre] = first === undefined ? [] : zonesOf(state, first);
  if (aim.area === undefined || centre === undefined || first === undefined) return target;
  const zones = zonesAround(state, centre, aim.area);
  const group = sideOf(state, first) === 'enemies' ? bodies(state) : alive(state);
  return group.flatMap(({ id, zone }) => (zones.includes(zone) ? [id] : []));
}

export function isInReach(state: State, by: FigureId, aim: Aim, figures: readonly FigureId[]): boolean {
  const from = figureOf(state, by)?.zone;
  if (from === undefined) return false;
  const { range = 0 } = aim;
  for (const id of figures) {
    if (id === by) continue;
    const [zone] = zonesOf(state, id);
    if (zone === undefined || rangeBetween(state, from, zone) > range) return false;
    if (zone !== from && sideOf(state, id) === 'enemies' && isEngaged(state, by)) return false;
    if (range > 0 && aim.sight !== false && !sees(state, by, zone)) return false;
  }
  return true;
}

/** A hero in a zone with enemies is engaged (SS-ENG-01); enemies never are (SS-ENG-12). */
export function isEngaged(state: State, id: FigureId): boolean {
  if (sideOf(state, id) === 'enemies') return false;
  const zone = figureOf(state, id)?.zone;
  for (const enemy of state.enemies) for (const body of enemy.bodies) if (body.zone === zone) return true;
  return false;
}

/** Whom a part of a card works on, by name; `one`: the owner chooses one of them. */
export function aimsOf(
  { state, by, about }: Doing,
  name: AimName,
): { readonly figures: readonly FigureId[]; readonly one: boolean } {
  const zone = figureOf(state, by)?.zone;
  const here = <F extends { readonly id: FigureId; readonly zone: Zone }>(figures: readonly F[]): FigureId[] =>
    figures.flatMap(figure => (figure.zone === zone ? [figure.id] : []));
  switch (name) {
    case 'self':
      return { figures: [by], one: false };
    case 'hero-here':
      return { figures: here(alive(state)), one: true };
    case 'heroes-here':
      return { figures: here(alive(state)), one: false };
    case 'enemy-here':
      return { figures: here(bodies(state)), one: true };
    case 'richest-here': {
      const rich = alive(state).filter(hero => hero.zone === zone && crownsOf(hero) > 0);
      const most = Math.max(...rich.map(crownsOf));
      return { figures: rich.filter(hero => crownsOf(hero) === most).map(({ id }) => id), one: true };
    }
    case 'most-wounded-enemy': {
      const seen = bodies(state).filter(body => body.wounds > 0 && sees(state, by, body.zone));
      const most = Math.max(...seen.map(({ wounds }) => wounds));
      return { figures: seen.filter(({ wounds }) => wounds === most).map(({ id }) => id), one: true };
    }
    case 'that':
      return { figures: about.figure === undefined ? [] : [about.figure], one: false };
    case 'attacker':
    case 'killer':
      return { figures: about.other === undefined ? [] : [about.other], one: false };
    case 'on-shaky-ground': {
      const doors = state.doors
        .filter(door => door.state === 'closed' || door.state === 'locked')
        .flatMap(({ id }) => doorZones(state, id));
      const shaky = (at: Zone): boolean => terrainOf(state, at) === 'dangerous' || doors.includes(at);
      return {
        figures: [...alive(state), ...state.companions, ...bodies(state)].flatMap(one =>
          shaky(one.zone) ? [one.id] : [],
        ),
        one: false,
      };
    }
    case 'all-heroes':
      return { figures: alive(state).map(({ id }) => id), one: false };
    case 'each-hero':
      // Ghosts are not in play, but heroes all the same (SS-SPWN-03, SS-GHOST-13).
      return { figures: state.heroes.map(({ id }) => id), one: false };
  }
}
