import { closedOf, isLaidOut, layOutZones, openThings, planFor } from '../board.ts';
import { adventureOf, type Closed } from '../content/adventures/index.ts';
import { type Figure, type Io, isHero, type State, type Thing, thingOf } from '../state.ts';
import { newServant } from './supply.ts';
import { happen } from './twists.ts';

/** Doors and chests on the board that are still closed. */
export function closedThings(state: State): Closed[] {
  return planFor(state).closed.filter(c => isLaidOut(state, c) && state.things[c.index]?.open === false);
}

/** A lock is broken or a seal is at 0: the door goes, the chest gives what it holds (DS-DOOR-05..08). */
export function open(state: State, io: Io, closed: Closed, by: Figure | null): void {
  const thing = state.things[closed.index];
  if (!thing || thing.open) return;
  if (isNameless(thing)) number(state, closed, thing);
  const { id } = thing;
  openThings(state, [thing]);
  const rule = closed.kind === 'door' ? 'DS-DOOR-05' : 'DS-DOOR-08';
  io.tell?.({ kind: 'opened', figure: by?.id ?? null, thing: id, rule });
  if (closed.kind === 'door') reveal(state, io, closed.zones);
  else empty(state, io, closed, by);
  happen(state, io, adventureOf(state.adventure), { is: 'opened', sign: closed.sign });
}

/** The hero who opens a chest receives all it holds (DS-DOOR-07). */
function empty(state: State, io: Io, { index }: Closed, by: Figure | null): void {
  const thing = state.things[index];
  if (!thing || !by || !isHero(by)) return;
  io.reveal?.('all', { chest: index });
  for (const item of thing.holds.splice(0)) {
    by.items.push(item);
    io.tell?.({ kind: 'gained', figure: by.id, item, rule: 'DS-DOOR-07' });
  }
}

const DARK = 'dark-';
const isNameless = ({ id }: Thing): boolean => id.startsWith(DARK);

/** What a door or chest is called before anybody has seen it. */
export const namelessId = ({ kind, index }: Closed): string => `${DARK}${kind}-${index}`;

function number({ things }: State, { kind }: Closed, thing: Thing): void {
  thing.id = `${kind}-${1 + things.filter(({ id }) => id.startsWith(`${kind}-`)).length}`;
}

/** Doors and chests that have come onto the board get the next numbers, in the order of the drawing. */
function numberThings(state: State): void {
  for (const closed of planFor(state).closed) {
    const thing = state.things[closed.index];
    if (thing && isNameless(thing) && isLaidOut(state, closed)) number(state, closed, thing);
  }
}

/** Lays the zones behind an opened door out, with all that stands in them (DS-DOOR-06); those nobody can know stay dark. */
export function reveal(state: State, io: Io, zones: readonly number[]): void {
  const fresh = zones.filter(zone => !state.revealed.includes(zone) && !state.unknown?.zones.includes(zone));
  if (fresh.length === 0) return;
  layOutZones(state, fresh);
  numberThings(state);
  io.reveal?.('all', { zones: [...fresh] });
  const figures: string[] = [];
  for (let i = 0; i < state.lurking.length; ) {
    const lurking = state.lurking[i] as State['lurking'][number];
    if (!fresh.includes(lurking.zone)) {
      i++;
      continue;
    }
    state.lurking.splice(i, 1);
    figures.push(newServant(state, lurking.of, lurking.cell, lurking.facing).id);
  }
  const { bones, zoneOf } = planFor(state);
  for (const { cell, piles } of bones)
    if (fresh.includes(zoneOf[cell] ?? -1)) for (let i = 0; i < piles; i++) state.bones.push(cell);
  io.tell?.({ kind: 'revealed', figures, rule: 'DS-DOOR-06' });
}

/** Lowers the strength of a magic seal; at 0 it is open (DS-LOCK-08). */
export function weaken(state: State, io: Io, id: string, by: number, figure: Figure): void {
  const thing = thingOf(state, id);
  const closed = closedOf(state, id);
  if (!thing || !closed || thing.open) return;
  thing.seal = Math.max(0, thing.seal - by);
  io.tell?.({ kind: 'weakened', thing: id, strength: thing.seal, rule: 'DS-LOCK-08' });
  if (thing.seal === 0) open(state, io, closed, figure);
}
