import type { Figure, FigureId, State, Zone } from '../state.ts';

export type Camp = 'heroes' | 'enemies';

/** On which side a figure stands: companions with the heroes (SS-ALLY-10), objects with nobody. */
export function sideOf(state: State, id: FigureId): Camp {
  for (const { bodies } of state.enemies) for (const body of bodies) if (body.id === id) return 'enemies';
  return 'heroes';
}

export const isDown = ({ conditions }: Pick<Figure, 'conditions'>): boolean => conditions.includes('knocked-down');

/** Figures of a side in a zone: all of them, and those that count for the balance of power (SS-CTRL-03, SS-GHOST-10). */
function strength(state: State, camp: Camp, zone: Zone): { readonly there: number; readonly counted: number } {
  let there = 0;
  let counted = 0;
  const add = (figure: Figure): void => {
    if (figure.zone !== zone) return;
    there++;
    if (!isDown(figure)) counted++;
  };
  if (camp === 'enemies') {
    for (const { bodies } of state.enemies) for (const body of bodies) add(body);
  } else {
    for (const hero of state.heroes) if (!hero.ghost) add(hero);
    for (const companion of state.companions) add(companion);
  }
  return { there, counted };
}

/** More figures than the other side, which must have one there (SS-CTRL-01, -05). */
export function controls(state: State, camp: Camp, zone: Zone): boolean {
  const own = strength(state, camp, zone);
  const other = strength(state, camp === 'heroes' ? 'enemies' : 'heroes', zone);
  return other.there > 0 && own.counted > other.counted;
}

/** At least twice as many; a single one where all others are knocked down (SS-CTRL-02, -04). */
export function dominates(state: State, camp: Camp, zone: Zone): boolean {
  const own = strength(state, camp, zone);
  const other = strength(state, camp === 'heroes' ? 'enemies' : 'heroes', zone);
  if (other.there > 0 && own.counted > 0 && own.counted >= 2 * other.counted) return true;
  return (
    camp === 'heroes' && other.there > 0 && state.lasting.some(one => one.on === `zone-${zone}` && isDominance(one))
  );
}

/** All zones a side dominates, in their order: only where the other side has a figure can that be. */
export function dominatedZones(state: State, camp: Camp): Zone[] {
  const found: Zone[] = [];
  const look = ({ zone }: Figure): void => {
    if (!found.includes(zone) && dominates(state, camp, zone)) found.push(zone);
  };
  if (camp === 'heroes') {
    for (const { bodies } of state.enemies) for (const body of bodies) look(body);
  } else {
    for (const hero of state.heroes) if (!hero.ghost) look(hero);
    for (const companion of state.companions) look(companion);
  }
  return found.sort((a, b) => a - b);
}

/** The story may give a zone to the heroes for a while. */
const isDominance = ({ what }: State['lasting'][number]): boolean => what.do === 'permit' && what.rule === 'dominates';

/** The zone of a figure, as a list that is empty once it has left the map. */
export function zonesOf(state: State, id: FigureId): readonly Zone[] {
  for (const hero of state.heroes) if (hero.id === id) return [hero.zone];
  for (const companion of state.companions) if (companion.id === id) return [companion.zone];
  for (const { bodies } of state.enemies) for (const body of bodies) if (body.id === id) return [body.zone];
  for (const thing of state.things) if (thing.id === id) return [thing.zone];
  return [];
}
