import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { TRAPS, type TrapId } from '../content/traps.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { NOTHING } from '../effects/word.ts';
import type { FigureId, Hero, State, Zone } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { zonesAround } from './attack/area.ts';
import { zonesOf } from './balance-of-power.ts';
import { saveRoll } from './saves.ts';
import { draw } from './supplies.ts';
import { announce } from './triggers.ts';
import { numberOf } from './values.ts';
import { isGhost } from './wounds.ts';

/** Where a trap springs: in a zone, or on a door between two, which has no range 0 (SS-TRAP-05, -07). */
export type TrapPlace = { readonly zone: Zone } | { readonly door: readonly [Zone, Zone] };

/** A hero's player draws a trap and resolves it; whoever draws several chooses one (SS-TRAP-01, SS-TRAP-EX1). */
export function* springTrap(state: State, io: Io, hero: Hero, place: TrapPlace): Flow {
  const { trap: supply } = state.supplies;
  const drawn: TrapId[] = [];
  for (let left = numberOf(state, hero.id, 'trap-cards', 1); left > 0; left--) {
    const card = draw(supply, io);
    if (card === null) break;
    io.reveal?.('all', { drawn: card });
    drawn.push(card);
  }
  const options = [...new Set(drawn)].map((trap): Choice => ({ do: 'trap', trap }));
  if (options.length === 0) return;
  const choice = yield* choose<Choice, AskKind>({
    seat: hero.seat,
    kind: 'trap',
    about: hero.id,
    rule: 'SS-TRAP-01',
    options,
  });
  supply.out.push(...drawn);
  if (choice.do !== 'trap') return;
  io.tell?.({ kind: 'trap', trap: choice.trap, hero: hero.id, rule: 'SS-TRAP-01' });
  state.trap = { id: choice.trap, cancelled: false };
  yield* announce(state, io, 'trap-drawn', {
    figure: hero.id,
    zone: 'zone' in place ? place.zone : hero.zone,
    card: choice.trap,
  });
  const cancelled = state.trap?.cancelled === true;
  state.trap = null;
  if (!cancelled) yield* resolveTrap(state, io, hero, choice.trap, place);
}

/** Beginning with its own zone, every hero in the area saves or meets its effects (SS-TRAP-02). Ghosts do not care (SS-TRAP-06). */
function* resolveTrap(state: State, io: Io, hero: Hero, id: TrapId, place: TrapPlace): Flow {
  const { range, fails = [], always = [] } = TRAPS[id];
  const doing = {
    state,
    io,
    by: hero.id,
    seat: hero.seat,
    source: { id, by: 'trap', level: 1 } as const,
    about: NOTHING,
  };
  if (range !== null)
    for (const figure of inArea(state, place, range)) {
      if (zonesOf(state, figure).length === 0 || isGhost(state, figure)) continue;
      if (!(yield* saveRoll(state, io, figure, id)))
        yield* vocabulary.carryOut({ ...doing, on: [figure], zone: zonesOf(state, figure)[0] ?? null }, fails);
    }
  yield* vocabulary.carryOut({ ...doing, on: [hero.id], zone: hero.zone }, always);
}

/** Heroes and companions in its area, the nearest first: it spreads as figures walk, without sight (SS-TRAP-03, -04). */
function inArea(state: State, place: TrapPlace, range: number): FigureId[] {
  const [starts, reach] = 'zone' in place ? [[place.zone], range] : [place.door, Math.max(0, range - 1)];
  const rings = Array.from({ length: reach + 1 }, (_, n) => starts.flatMap(zone => zonesAround(state, zone, n)));
  const zones = [...new Set(rings.flat())];
  const figures = [...state.heroes, ...state.companions];
  return zones.flatMap(zone => figures.flatMap(figure => (figure.zone === zone ? [figure.id] : [])));
}
