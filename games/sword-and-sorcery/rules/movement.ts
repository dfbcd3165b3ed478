import type { Choice } from '../choices.ts';
import type { Figure, Hero, State, Turn, Zone } from '../state.ts';
import { isEngaged } from './aims.ts';
import { isDown } from './balance-of-power.ts';
import { disengage, strikers } from './engagement.ts';
import { arrive } from './entering.ts';
import { isPermitted } from './in-force.ts';
import { seesWell } from './saves.ts';
import type { TurnChapter } from './turn-chapter.ts';
import { movementOf, numberOf } from './values.ts';
import { terrainOf, waysOf } from './zones.ts';

/** What it costs a hero to enter a zone: one point, one more for difficult terrain (SS-MOVE-02, -03, SS-TERR-11). */
export function entryCost(state: State, hero: Pick<Figure, 'id'>, zone: Zone): number {
  if (terrainOf(state, zone) !== 'difficult') return 1;
  if (isPermitted(state, hero.id, 'ignore-difficult') || isPermitted(state, hero.id, 'flies')) return 1;
  return 2 + numberOf(state, hero.id, 'difficult-cost');
}

export const standCost = (state: State, hero: Pick<Figure, 'id'>): number => 1 + numberOf(state, hero.id, 'stand-cost');

/** Zones next to a hero that can be entered on foot, or in flight over barriers. */
export function exits(state: State, { id, zone }: Pick<Figure, 'id' | 'zone'>): readonly Zone[] {
  const { walks, flights } = waysOf(state);
  const over =
    walks[zone] !== flights[zone] && (isPermitted(state, id, 'ignore-barriers') || isPermitted(state, id, 'flies'));
  return (over ? flights : walks)[zone] ?? [];
}

/** Movement points a hero could use now: those of the move action under way, or of one that has not begun (SS-MOVE-01, SS-HTURN-03). */
export function pointsFor(state: State, hero: Hero, turn: Turn): number {
  if (turn.points !== null) return turn.points;
  return turn.moved || turn.slowed === 0 ? 0 : movementOf(state, hero);
}

export const movement: TurnChapter<'step' | 'stand'> = {
  offers(state, hero, turn) {
    // No combat action is interrupted to move (SS-HTURN-06).
    if (turn.extra.length > 0) return [];
    const points = pointsFor(state, hero, turn);
    if (isDown(hero)) return points >= standCost(state, hero) ? [{ do: 'stand' }] : [];
    // Opportunity attacks are the same whichever way the hero leaves.
    const strikes = points > 0 && isEngaged(state, hero.id) ? strikers(state, hero.id).length : 0;
    const found: Choice[] = [];
    for (const to of exits(state, hero)) {
      const cost = entryCost(state, hero, to);
      if (cost > points) continue;
      const wounds = terrainOf(state, to) === 'dangerous' && !isPermitted(state, hero.id, 'flies') ? 1 : 0;
      const map = state.adventure;
      if (strikes + wounds === 0) found.push({ do: 'step', to, cost, map });
      else found.push({ do: 'step', to, cost, map, danger: { strikes, wounds } });
    }
    return found;
  },
  acts: {
    *step(state, io, hero, turn, { to }) {
      beginMove(state, hero, turn);
      const cost = entryCost(state, hero, to);
      const from = hero.zone;
      if (isEngaged(state, hero.id)) {
        // Disengaging is a free action: it ends hiding, and who is blinded saves for it (SS-FREE-08, SS-ENG-14, SS-COND-12).
        hero.hidden = false;
        if (!(yield* seesWell(state, io, hero))) return;
        yield* disengage(state, io, hero);
        // Stunned, knocked down or killed on the way out: the hero stays (SS-ENG-07, SS-COND-10, -18).
        if (hero.ghost || turn.over || isDown(hero) || hero.zone !== from) return;
      }
      turn.points = (turn.points ?? 0) - cost;
      io.tell?.({ kind: 'moved', figure: hero.id, from, to, cost, rule: 'SS-MOVE-01' });
      yield* arrive(state, io, hero.id, to, 'walked');
    },
    stand(state, io, hero, turn) {
      beginMove(state, hero, turn);
      turn.points = (turn.points ?? 0) - standCost(state, hero);
      hero.conditions = hero.conditions.filter(one => one !== 'knocked-down');
      io.tell?.({ kind: 'stood-up', figure: hero.id, rule: 'SS-COND-18' });
    },
  },
};

/** The move action begins with the first step; it counts against a slowed hero's one action (SS-COND-26). */
function beginMove(state: State, hero: Hero, turn: Turn): void {
  if (turn.points !== null) return;
  turn.points = movementOf(state, hero);
  turn.moved = true;
  if (turn.slowed !== null) turn.slowed--;
}

/** Any combat action ends the move; points left are lost, and no dash brings new ones (SS-MOVE-06). */
export function endMove(turn: Turn): void {
  turn.points = null;
}

/** The move action is taken by something else: a power that needs it, or a blinded hero who failed (SS-COND-12). */
export function giveUpMove(turn: Turn): void {
  turn.moved = true;
  turn.points = null;
  if (turn.slowed !== null) turn.slowed--;
}
