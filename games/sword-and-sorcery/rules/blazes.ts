import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Blazes } from '../content/adventures/adventure.ts';
import { adventureOf } from '../content/adventures/index.ts';
import { GROUND_TOKENS } from '../content/ground-tokens.ts';
import type { State, Zone } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { together } from './deciding.ts';
import { figuresIn, setOnFire } from './fire.ts';
import { carryOutStory } from './story.ts';
import { groundOf, zoneNamed } from './zones.ts';

const isBurning = (state: State, { token }: Blazes, zone: Zone): boolean =>
  state.ground[zone]?.tokens.includes(token) ?? false;

const areasOf = (state: State, { areas }: Blazes): Zone[][] =>
  areas.map(area => area.map(name => zoneNamed(state, name)));

/** Every blaze spreads to one neighbouring zone of its building; one that burns everywhere is lost, and its fire goes out. */
export function* spreadBlazes(state: State, io: Io): Flow {
  const { blazes } = adventureOf(state.adventure);
  if (blazes === undefined) return;
  for (const area of areasOf(state, blazes)) {
    for (const from of area.filter(zone => isBurning(state, blazes, zone)))
      yield* spreadFrom(state, io, blazes, area, from);
    if (!area.every(zone => isBurning(state, blazes, zone))) continue;
    for (const zone of area) takeBlaze(state, io, blazes, zone);
    yield* carryOutStory(state, io, blazes.lost);
  }
}

function* spreadFrom(state: State, io: Io, blazes: Blazes, area: readonly Zone[], from: Zone): Flow {
  const free = area.filter(zone => !isBurning(state, blazes, zone) && borders(state, from, zone));
  if (free.length === 0) return;
  const options = free.map((zone): Choice => ({ do: 'zone', zone, map: state.adventure }));
  const choice = yield* choose<Choice, AskKind>({ ...together(state), kind: 'zone', rule: 'SS-SETUP-01', options });
  if (choice.do !== 'zone') return;
  state.ground[choice.zone]?.tokens.push(blazes.token);
  io.tell?.({ kind: 'ground-token', zone: choice.zone, token: blazes.token, gone: false, rule: 'SS-FIRE-05' });
  for (const id of figuresIn(state, choice.zone)) setOnFire(state, io, id, GROUND_TOKENS[blazes.token]?.fire ?? 1);
}

/** Fire asks for no door. */
function borders(state: State, a: Zone, b: Zone): boolean {
  const { map } = groundOf(state.adventure);
  return map.data.links.some(link => {
    const [from, to] = [map.node(link.a), map.node(link.b)];
    return (from === a && to === b) || (from === b && to === a);
  });
}

function takeBlaze(state: State, io: Io, { token }: Blazes, zone: Zone): void {
  const tokens = state.ground[zone]?.tokens;
  tokens?.splice(tokens.indexOf(token), 1);
  io.tell?.({ kind: 'ground-token', zone, token, gone: true, rule: 'SS-USE-10' });
}

/** A blaze is put out; the building whose last one it was is saved. */
export function* douse(state: State, io: Io, zone: Zone): Flow {
  const { blazes } = adventureOf(state.adventure);
  if (blazes === undefined || !isBurning(state, blazes, zone)) return;
  takeBlaze(state, io, blazes, zone);
  const area = areasOf(state, blazes).find(zones => zones.includes(zone));
  if (area?.some(one => isBurning(state, blazes, one)) === false) yield* carryOutStory(state, io, blazes.saved);
}
