import { choose, endWith } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { classOf } from '../content/heroes.ts';
import { type PowerId, powerOf } from '../content/powers/index.ts';
import type { Effect } from '../effects/effect.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { type Doing, NOTHING } from '../effects/word.ts';
import { enemyOf, type FigureId, type Hero, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { candidates } from './aims.ts';
import { passThreat } from './bosses.ts';
import { dropCoins } from './coins.ts';
import { removeCompanion } from './companions.ts';
import { scrollOf } from './enemies/cards.ts';
import { giveEnemyPower } from './enemies/spawn.ts';
import { endGhostTurn } from './hero-turn.ts';
import { bestLevel, lowestLevel } from './levels.ts';
import { announce } from './triggers.ts';
import { gemOf, movementOf } from './values.ts';
import { waysOf } from './zones.ts';

/** A hero dies and goes on as a ghost (SS-GHOST-01 to -05): tokens go, a rank and its powers are lost, what is carried lies in the zone. */
export function* becomeGhost(state: State, io: Io, hero: Hero, by: FigureId | null): Flow {
  yield* announce(state, io, 'killed', { figure: hero.id, zone: hero.zone, ...(by !== null && { other: by }) });
  hero.ghost = true;
  hero.hidden = false;
  state.supplies.critical.out.push(...hero.criticals);
  hero.criticals = [];
  hero.conditions = [];
  hero.fresh = [];
  hero.fire = [];
  hero.tokens = {};
  hero.shields = 0;
  endWith(state.lasting, hero.id);
  if (hero.rank > Math.max(1, state.minRank)) hero.rank--;
  const lost = loseExcessPowers(hero);
  // A companion goes with the card that called it; else it waits for its hero (SS-ALLY-20).
  for (const companion of state.companions.filter(({ owner, power }) => owner === hero.id && lost.includes(power)))
    removeCompanion(state, companion);
  dropAll(state, io, hero);
  io.tell?.({ kind: 'ghost', hero: hero.id, rank: hero.rank, lost, rule: 'SS-GHOST-01' });
  if (state.turn?.hero === hero.id) state.turn.over = true;
  // A green or blue enemy that kills a hero gains a power (SS-EPOW-06).
  const killer = by === null ? null : enemyOf(state, by);
  if (killer !== null && ['green', 'blue'].includes(scrollOf(killer).level)) giveEnemyPower(state, io, killer);
  yield* passThreat(state, io);
  if (state.heroes.every(({ ghost }) => ghost)) state.over ??= { kind: 'ghosts', by: null };
}

/**
 * Cards whose lowest level the rank does not reach go, then those beyond the numbers of the gem, the one gained last first; those of items stay with
 * their item (SS-POW-08, -14, -15, SS-GHOST-04).
 */
export function loseExcessPowers(hero: Hero): PowerId[] {
  const own = hero.powers.filter(({ from }) => from === null);
  const lost = own.filter(({ id }) => lowestLevel(powerOf(id)) > hero.rank);
  for (const kind of ['powers', 'talents'] as const) {
    const left = own.filter(one => !lost.includes(one) && (powerOf(one.id).of === 'talent') === (kind === 'talents'));
    lost.push(...left.slice(gemOf(hero, kind)).reverse());
  }
  hero.powers = hero.powers.filter(one => !lost.includes(one));
  return lost.map(({ id }) => id);
}

/** Inventory, coins and keys lie in the zone; equipment is kept (SS-GHOST-05, SS-ELEM-15). */
function dropAll(state: State, io: Io, hero: Hero): void {
  const ground = state.ground[hero.zone];
  if (ground === undefined) return;
  for (const item of hero.pack)
    io.tell?.({ kind: 'item', hero: hero.id, item: item.id, how: 'dropped', rule: 'SS-GHOST-05' });
  ground.items.push(...hero.pack);
  hero.pack = [];
  dropCoins(io, hero, ground);
  for (const key of hero.keys) io.tell?.({ kind: 'key', hero: hero.id, key, how: 'dropped', rule: 'SS-ELEM-15' });
  ground.keys.push(...hero.keys);
  hero.keys = [];
}

/** The turn of a ghost: soul cry, return and flight, each once, in any order (SS-GHOST-16 to -19). */
export function* ghostTurn(state: State, io: Io, hero: Hero, turn: Turn): Flow {
  // Who died in the own turn takes no ghost actions in it.
  if (turn.over) return yield* endGhostTurn(state, io, hero);
  const choice = yield* choose<Choice, AskKind>({
    seat: hero.seat,
    kind: 'ghost',
    rule: 'SS-GHOST-16',
    about: hero.id,
    options: () => ghostOffers(state, hero, turn),
    always: true,
  });
  switch (choice.do) {
    case 'cry':
      return yield* cry(state, io, hero, choice.target ?? hero.id);
    case 'return':
      state.used.turn.push(`${hero.id}/return`);
      hero.came.push(hero.zone);
      hero.zone = choice.to;
      io.tell?.({ kind: 'placed', figure: hero.id, zone: choice.to, rule: 'SS-GHOST-18' });
      return;
    case 'step': {
      turn.points = (turn.points ?? movementOf(state, hero)) - 1;
      turn.moved = true;
      const from = hero.zone;
      hero.zone = choice.to;
      io.tell?.({ kind: 'moved', figure: hero.id, from, to: choice.to, cost: 1, rule: 'SS-GHOST-19' });
      return;
    }
    default:
      return yield* endGhostTurn(state, io, hero);
  }
}

function ghostOffers(state: State, hero: Hero, turn: Turn): Choice[] {
  const found: Choice[] = [];
  const { aim = { who: 'self' } as const } = classOf(hero.id, hero.class).cry;
  if (!state.used.turn.includes(`${hero.id}/cry`))
    for (const target of candidates(state, hero.id, aim))
      if (vocabulary.usable(crying(state, NO_IO, hero, target), cryOf(hero))) found.push({ do: 'cry', target });
  if (!state.used.turn.includes(`${hero.id}/return`))
    for (const { zone, active } of state.altars)
      if (active && zone !== hero.zone) found.push({ do: 'return', to: zone, map: state.adventure });
  if ((turn.points ?? movementOf(state, hero)) > 0)
    for (const to of waysOf(state).flights[hero.zone] ?? [])
      found.push({ do: 'step', to, cost: 1, map: state.adventure });
  return [...found, { do: 'end' }];
}

/** Looking for a reason to cry changes nothing: no luck and no listener is needed. */
const NO_IO = {} as Io;

const cryOf = ({ id, class: own, rank }: Hero): readonly Effect[] =>
  bestLevel(classOf(id, own).cry, rank)?.effects ?? [];

const crying = (state: State, io: Io, hero: Hero, target: FigureId): Doing => ({
  state,
  io,
  by: hero.id,
  seat: hero.seat,
  source: { id: classOf(hero.id, hero.class).cry.id, by: 'soul-cry', level: 1 },
  on: [target],
  zone: hero.zone,
  about: NOTHING,
});

function* cry(state: State, io: Io, hero: Hero, target: FigureId): Flow {
  const { id: ability } = classOf(hero.id, hero.class).cry;
  state.used.turn.push(`${hero.id}/cry`);
  io.tell?.({ kind: 'used', by: hero.id, ability, level: 1, on: [target], rule: 'SS-GHOST-17' });
  yield* vocabulary.carryOut(crying(state, io, hero, target), cryOf(hero));
}
