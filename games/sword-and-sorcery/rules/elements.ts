import type { Choice } from '../choices.ts';
import { CHESTS, SEARCHES, type SearchSymbol } from '../content/tokens.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { NOTHING } from '../effects/word.ts';
import type { Chest, Door, Hero, State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { isEngaged } from './aims.ts';
import { gainCrowns } from './coins.ts';
import { rollOne } from './dice.ts';
import { isPermitted } from './in-force.ts';
import { revealAll } from './shadows.ts';
import { draw } from './supplies.ts';
import { springTrap } from './traps.ts';
import { gainTreasures } from './treasures.ts';
import { announce } from './triggers.ts';
import { mayAct, type TurnChapter, takeAction } from './turn-chapter.ts';
import { doorZones } from './zones.ts';

const isBeside = (state: State, { zone }: Hero, { id }: Door): boolean => doorZones(state, id).includes(zone);

/** Doors on the border of a hero's zone, without a magic lock (SS-ELEM-11). */
const doorsBeside = (state: State, hero: Hero, kind: Door['state']): Door[] =>
  state.doors.filter(door => door.state === kind && door.lock === null && isBeside(state, hero, door));

/** What an option about a door tells: where it leads. */
const behind = (state: State, { zone }: Hero, door: string) => ({
  behind: doorZones(state, door).find(one => one !== zone) ?? zone,
  map: state.adventure,
});

/** Doors, chests, locks and searches on the map (SS-ELEM). */
export const elements: TurnChapter<'open' | 'break' | 'unlock' | 'search'> = {
  offers(state, hero, turn) {
    const found: Choice[] = doorsBeside(state, hero, 'closed').map(({ id }) => ({
      do: 'open',
      door: id,
      ...behind(state, hero, id),
    }));
    for (const { id, lock, state: now } of state.doors)
      if (lock !== null && now !== 'open' && hero.keys.includes(lock) && doorZones(state, id).includes(hero.zone))
        found.push({ do: 'unlock', what: id, ...behind(state, hero, id) });
    for (const [n, { zone, lock }] of state.chests.entries())
      if (lock !== null && zone === hero.zone && hero.keys.includes(lock))
        found.push({ do: 'unlock', what: chestName(n), behind: null, map: state.adventure });
    if (isEngaged(state, hero.id)) return found;
    const freely = isPermitted(state, hero.id, 'break-open-freely') && !state.used.turn.includes(`${hero.id}/break`);
    if (mayAct(turn, 'standard') || freely) found.push(...breakable(state, hero));
    if (mayAct(turn, 'standard') && state.searches.includes(hero.zone)) found.push({ do: 'search' });
    return found;
  },
  acts: {
    *open(state, io, hero, _turn, { door }) {
      const found = state.doors.find(({ id }) => id === door);
      if (found !== undefined) yield* openDoor(state, io, hero, found);
    },
    *break(state, io, hero, turn, { what }) {
      const freely = isPermitted(state, hero.id, 'break-open-freely') && !state.used.turn.includes(`${hero.id}/break`);
      if (freely) state.used.turn.push(`${hero.id}/break`);
      else takeAction(turn, 'standard');
      const door = state.doors.find(({ id }) => id === what);
      const chest = state.chests.find((_, n) => chestName(n) === what);
      if (door !== undefined) yield* openDoor(state, io, hero, door);
      else if (chest !== undefined) yield* openChest(state, io, hero, chest);
    },
    /** A magic lock goes with the key of its colour; that opens nothing yet (SS-ELEM-12, -13). */
    unlock(state, io, hero, _turn, { what }) {
      const found = state.doors.find(({ id }) => id === what) ?? state.chests.find((_, n) => chestName(n) === what);
      if (found === undefined) return;
      found.lock = null;
      io.tell?.({ kind: 'unlocked', hero: hero.id, what, rule: 'SS-ELEM-12' });
    },
    *search(state, io, hero, turn) {
      takeAction(turn, 'standard');
      io.tell?.({ kind: 'action', hero: hero.id, action: 'search', what: null, rule: 'SS-ELEM-17' });
      yield* searchZone(state, io, hero);
    },
  },
};

export const chestName = (n: number): string => `chest-${n + 1}`;

/** What can be broken open: locked doors beside the hero, chests in the zone (SS-ELEM-08, -09, SS-STD-07). */
function breakable(state: State, hero: Hero): Choice[] {
  return [
    ...doorsBeside(state, hero, 'locked').map(
      ({ id }): Choice => ({ do: 'break', what: id, ...behind(state, hero, id) }),
    ),
    ...state.chests.flatMap(({ zone, lock }, n): Choice[] =>
      zone === hero.zone && lock === null
        ? [{ do: 'break', what: chestName(n), behind: null, map: state.adventure }]
        : [],
    ),
  ];
}

/** The trap first, then the door is removed for good; what is seen through it comes at once (SS-ELEM-06, -07, -20, SS-SHAD-04). */
export function* openDoor(state: State, io: Io, hero: Hero, door: Door): Flow {
  yield* springTrap(state, io, hero, { door: doorZones(state, door.id) });
  door.state = 'open';
  io.tell?.({ kind: 'opened', hero: hero.id, what: door.id, rule: 'SS-ELEM-06' });
  yield* announce(state, io, 'door-opened', { figure: hero.id, zone: hero.zone, card: door.id });
  yield* revealAll(state, io);
}

/** The trap, then what the chest holds; it is removed (SS-ELEM-10, -20). Whoever dies of the trap finds nothing more. */
function* openChest(state: State, io: Io, hero: Hero, chest: Chest): Flow {
  yield* springTrap(state, io, hero, { zone: chest.zone });
  const number = state.chests.indexOf(chest);
  state.chests = state.chests.filter(one => one !== chest);
  io.tell?.({ kind: 'opened', hero: hero.id, what: chestName(number), rule: 'SS-ELEM-10' });
  const token = draw(state.supplies.chest, io);
  if (token === null) return;
  io.reveal?.('all', { drawn: token });
  state.supplies.chest.out.push(token);
  if (hero.ghost) return;
  const { treasures, crowns } = CHESTS[token] ?? { treasures: 0, crowns: 0 };
  gainCrowns(state, io, hero, crowns, 'found');
  yield* gainTreasures(state, io, hero, treasures);
}

const PRECEDENCE: readonly SearchSymbol[] = ['sorcery', 'magic', 'energy', 'hit', 'gremlin'];

/** The token is turned over; a red die chooses among its effects, the rarer symbol of a face first (SS-ELEM-18, -21). */
function* searchZone(state: State, io: Io, hero: Hero): Flow {
  state.searches.splice(state.searches.indexOf(hero.zone), 1);
  const token = draw(state.supplies.search, io);
  if (token === null) return;
  io.reveal?.('all', { drawn: token });
  state.supplies.search.out.push(token);
  const face = rollOne(io.chance, 'red');
  io.tell?.({ kind: 'rolled', what: 'search', by: hero.id, dice: [{ die: 'red', face }], rule: 'SS-ELEM-18' });
  const symbol = PRECEDENCE.find(one => face.includes(one));
  const effects = symbol === undefined ? [] : (SEARCHES[token]?.[symbol] ?? []);
  yield* vocabulary.carryOut(
    {
      state,
      io,
      by: hero.id,
      seat: hero.seat,
      source: { id: token, by: 'rule', level: 1 },
      on: [hero.id],
      zone: hero.zone,
      about: NOTHING,
    },
    effects,
  );
}
