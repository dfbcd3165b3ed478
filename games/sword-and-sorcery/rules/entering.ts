import { type FigureId, figureOf, heroOf, isHero, type State, type Zone } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { sideOf } from './balance-of-power.ts';
import { giveCondition } from './conditions.ts';
import { walkIntoFire } from './fire.ts';
import { isPermitted } from './in-force.ts';
import { revealAll, revealShadows } from './shadows.ts';
import { enterStory } from './story.ts';
import { announce } from './triggers.ts';
import { isGhost, suffer } from './wounds.ts';
import { terrainOf } from './zones.ts';

/** A hunting trap in the zone springs on the first enemy that enters it; its wounds are those of whoever laid it. */
function* springHuntingTrap(state: State, io: Io, id: FigureId, zone: Zone): Flow {
  const tokens = state.ground[zone]?.tokens ?? [];
  const at = tokens.findIndex(token => token.startsWith('hunting-trap'));
  const [token] = at < 0 ? [] : tokens.splice(at, 1);
  if (token === undefined) return;
  io.tell?.({ kind: 'tokens', figure: id, token: 'hunting-trap', n: 0, rule: 'SS-POW-09' });
  const [wounds = '1', by = null] = token.slice('hunting-trap-'.length).split('-');
  const killed = yield* suffer(state, io, id, Number(wounds), by, 'SS-ATK-19');
  if (!killed) yield* giveCondition(state, io, id, 'stunned', by);
}

/**
 * A figure comes into a zone: it is there first, then shadows in sight are revealed, before all else (SS-SHAD-05), then the ground works (SS-TERR-14),
 * fire (SS-FIRE-04), enemies that watch the zone, and at last what the story has laid there (SS-ADVE-01). Whoever dies on the way meets no more of it (SS-MOVE-13).
 */
export function* arrive(
  state: State,
  io: Io,
  id: FigureId,
  zone: Zone,
  how: 'walked' | 'pushed' | 'placed' | 'flown',
): Flow {
  const figure = figureOf(state, id);
  if (figure === null) return;
  figure.came.push(figure.zone);
  if (figure.came.length > 4) figure.came.shift();
  figure.zone = zone;
  if (isGhost(state, id)) return;
  const here = (): boolean => figureOf(state, id)?.zone === zone && !isGhost(state, id);
  // Companions reveal nothing and set nothing off (SS-ALLY-15).
  const hero = isHero(state, id);
  if (hero) yield* revealShadows(state, io, heroOf(state, id));
  // An enemy that has gone may have hidden one.
  else if (sideOf(state, id) === 'enemies') yield* revealAll(state, io);
  if (!here()) return;
  const isHurt = terrainOf(state, zone) === 'dangerous' && sideOf(state, id) === 'heroes';
  if (isHurt && !isPermitted(state, id, 'flies'))
    yield* suffer(state, io, id, 1, null, how === 'pushed' ? 'SS-PUSH-05' : 'SS-TERR-14');
  if (!here()) return;
  walkIntoFire(state, io, id, zone);
  if (sideOf(state, id) === 'enemies') yield* springHuntingTrap(state, io, id, zone);
  if (!isPermitted(state, id, 'enters-unanswered')) yield* announce(state, io, 'entered', { figure: id, zone });
  if (hero && here()) yield* enterStory(state, io, heroOf(state, id));
}
