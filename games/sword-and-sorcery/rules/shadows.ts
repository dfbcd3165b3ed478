import { adventureOf } from '../content/adventures/index.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { NOTHING } from '../effects/word.ts';
import { type Hero, heroOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { sees } from './aims.ts';
import { clockwise } from './enemies/order.ts';
import { giveEnemyPower, spawnNext } from './enemies/spawn.ts';
import { turnsPage } from './secrets.ts';
import { draw } from './supplies.ts';
import { waysOf } from './zones.ts';

/** All shadows a hero sees are revealed at once, in the order of their zones (SS-SHAD-04 to -06). Ghosts reveal none (SS-GHOST-09). */
export const revealShadows = (state: State, io: Io, hero: Hero): Flow | readonly never[] =>
  seesShadow(state, hero) ? revealed(state, io, hero) : NOTHING_SEEN;

const NOTHING_SEEN: readonly never[] = [];

/** Asked of every hero after every step: mostly there is nothing to see. */
function seesShadow(state: State, hero: Hero): boolean {
  if (hero.ghost || state.shadows.length === 0) return false;
  const { map } = waysOf(state);
  for (const zone of state.shadows)
    if (map.sees(hero.zone, zone, null, Number.POSITIVE_INFINITY) && sees(state, hero.id, zone)) return true;
  return false;
}

function* revealed(state: State, io: Io, hero: Hero): Flow {
  const seen = state.shadows.filter(zone => sees(state, hero.id, zone));
  state.shadows = state.shadows.filter(zone => !seen.includes(zone));
  for (const zone of seen) yield* reveal(state, io, hero, zone);
}

/** All shadows anybody sees: where several heroes see one, the active one reveals it, then the others clockwise (SS-SHAD-15). */
export function revealAll(state: State, io: Io): Flow | readonly never[] {
  for (const hero of state.heroes) if (seesShadow(state, hero)) return allRevealed(state, io);
  return NOTHING_SEEN;
}

function* allRevealed(state: State, io: Io): Flow {
  for (const id of clockwise(state)) yield* revealShadows(state, io, heroOf(state, id));
}

function* reveal(state: State, io: Io, hero: Hero, zone: number): Flow {
  const { shadow } = state.supplies;
  const token = draw(shadow, io);
  if (token === null) return;
  io.reveal?.('all', { drawn: token });
  io.tell?.({ kind: 'shadow', zone, shadow: token, hero: hero.id, rule: 'SS-SHAD-08' });
  shadow.out.push(token);
  switch (token) {
    case 'single':
      yield* spawnNext(state, io, zone);
      return;
    case 'veteran': {
      const enemy = yield* spawnNext(state, io, zone);
      if (enemy !== null) giveEnemyPower(state, io, enemy);
      return;
    }
    case 'double':
      yield* spawnNext(state, io, zone);
      yield* spawnNext(state, io, zone);
      return;
    case 'citizen':
    case 'special-enemy':
    case 'special-event': {
      const effects = adventureOf(state.adventure).special?.[token] ?? [];
      if (effects.length === 0 || !turnsPage(state, io, `token/${token}`)) return;
      const doing = { state, io, by: hero.id, seat: hero.seat, source: { id: token, by: 'story', level: 1 } as const };
      yield* vocabulary.carryOut({ ...doing, on: [hero.id], zone, about: NOTHING }, effects);
    }
  }
}
