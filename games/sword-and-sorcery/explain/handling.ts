import type { Reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { adventureOf } from '../content/adventures/index.ts';
import { itemOf } from '../content/items/index.ts';
import { isEngaged } from '../rules/aims.ts';
import { isDown } from '../rules/balance-of-power.ts';
import { belongings } from '../rules/carrying.ts';
import { crownsOf } from '../rules/coins.ts';
import { chestName } from '../rules/elements.ts';
import { hasRoom } from '../rules/equipment.ts';
import { isPermitted } from '../rules/in-force.ts';
import { worn } from '../rules/standing.ts';
import { doorZones } from '../rules/zones.ts';
import type { Door, Hero, Item, State, Turn } from '../state.ts';
import { because, noAction } from './reasons.ts';

const engaged = (rule: 'SS-STD-07' | 'SS-STD-10' | 'SS-STD-12' | 'SS-STD-15' | 'SS-FREE-05' | 'SS-USE-10'): Reason =>
  because(rule, 'That cannot be done while engaged.', 'Das geht nicht, solange der Held im Kampf gebunden ist.');
const once = (rule: 'SS-STD-06' | 'SS-STD-09' | 'SS-STD-18'): Reason =>
  because(rule, 'That is done once a turn at most.', 'Das geht höchstens einmal im Zug.');

const MOVE_OVER = because(
  'SS-MOVE-06',
  'The move is over: a dash would bring nothing.',
  'Die Bewegung ist vorbei: Ein Spurt brächte nichts.',
);
const NO_ATTACK = because(
  'SS-STD-08',
  'No attack is left in this turn that focus could be for.',
  'In diesem Zug ist kein Angriff mehr übrig, für den man sich vorbereiten könnte.',
);
const NO_BOSS = because(
  'SS-THRT-07',
  'Provoking needs line of sight to a boss that threatens somebody.',
  'Provozieren braucht eine Sichtlinie zu einem Endgegner, der jemanden bedroht.',
);
const NOTHING_TO_SEARCH = because(
  'SS-ELEM-17',
  'There is no search token in this zone.',
  'In dieser Zone liegt kein Suchmarker.',
);
const NOT_BESIDE = because('SS-ELEM-05', 'The hero is not beside this door.', 'Der Held ist nicht neben dieser Tür.');
const NOT_AT_CHEST = because(
  'SS-ELEM-09',
  'The hero is not in the zone of this chest.',
  'Der Held ist nicht in der Zone dieser Truhe.',
);
const OPEN = because('SS-ELEM-07', 'It is open already.', 'Das ist schon offen.');
const LOCKED = because(
  'SS-ELEM-08',
  'The door is locked: it has to be broken open.',
  'Die Tür ist verschlossen: Sie muss aufgebrochen werden.',
);
const NOT_LOCKED = because(
  'SS-ELEM-05',
  'The door is not locked: it is simply opened.',
  'Die Tür ist nicht verschlossen: Sie wird einfach geöffnet.',
);
const MAGIC_LOCK = because(
  'SS-ELEM-11',
  'A magic lock is on it, which has to go first.',
  'Ein magisches Schloss liegt darauf, das zuerst fort muss.',
);
const NO_LOCK = because('SS-ELEM-11', 'There is no magic lock on it.', 'Es liegt kein magisches Schloss darauf.');
const IS_WALL = because('SS-ELEM-19', 'A wall stands there.', 'Dort steht eine Mauer.');
const NO_KEY = because(
  'SS-ELEM-12',
  'The hero does not have the key of this colour.',
  'Der Held hat den Schlüssel dieser Farbe nicht.',
);
const NOTHING_TO_CHANGE = because(
  'SS-STD-10',
  'Nothing could change its place: no slot is free for it, or no room.',
  'Nichts könnte seinen Platz wechseln: Kein passender Platz ist frei.',
);
const ALONE = because('SS-STD-12', 'The other hero is not in this zone.', 'Der andere Held ist nicht in dieser Zone.');
const NOTHING_TO_EXCHANGE = because(
  'SS-STD-12',
  'Neither of them has anything the other has room for.',
  'Keiner von beiden hat etwas, wofür der andere Platz hätte.',
);
const NOTHING_LIES = because(
  'SS-FREE-06',
  'Nothing lies here that the hero could take up in this turn.',
  'Hier liegt nichts, was der Held in diesem Zug aufheben könnte.',
);
const NO_ROOM = because('SS-INV-01', 'There is no room left in the inventory.', 'Im Inventar ist kein Platz mehr.');
const HAS_NOTHING = because('SS-FREE-05', 'The hero has nothing to lay down.', 'Der Held hat nichts abzulegen.');
const NO_SOUL_WEAPON = because(
  'SS-SWEAP-05',
  'It is no soul weapon that lies in a hand with its front up.',
  'Das ist keine Seelenwaffe, die mit der Vorderseite oben in der Hand liegt.',
);
const NOT_HERE = because(
  'SS-USE-10',
  'This special action cannot be taken here and now.',
  'Diese Spezialaktion lässt sich hier und jetzt nicht ausführen.',
);

type Handled = Extract<
  Choice,
  {
    do:
      | 'dash'
      | 'focus'
      | 'provoke'
      | 'search'
      | 'open'
      | 'break'
      | 'unlock'
      | 'change'
      | 'exchange'
      | 'pick-up'
      | 'drop'
      | 'turn-soul-weapon'
      | 'special';
  }
>;

/** Why a standard or free action, or one with things, cannot be taken now. */
export function whyNotHandle(state: State, hero: Hero, turn: Turn, choice: Handled): Reason | null {
  const used = (what: string): boolean => state.used.turn.includes(`${hero.id}/${what}`);
  const standard = noAction(turn, 'standard');
  const fights = isEngaged(state, hero.id);
  switch (choice.do) {
    case 'dash':
      if (used('dash')) return once('SS-STD-06');
      return standard ?? (turn.moved && turn.points === null && !isDown(hero) ? MOVE_OVER : null);
    case 'focus':
      return used('focus') ? once('SS-STD-09') : (standard ?? NO_ATTACK);
    case 'provoke':
      return used('provoke') ? once('SS-STD-18') : (standard ?? NO_BOSS);
    case 'search':
      if (!state.searches.includes(hero.zone)) return NOTHING_TO_SEARCH;
      return fights ? engaged('SS-STD-15') : standard;
    case 'open':
      return whyNotOpen(state, hero, choice.door);
    case 'break':
      return whyNotBreak(state, hero, choice.what) ?? (fights ? engaged('SS-STD-07') : standard);
    case 'unlock':
      return whyNotUnlock(state, hero, choice.what);
    case 'change':
      if (fights) return engaged('SS-STD-10');
      return isPermitted(state, hero.id, 'change-freely') ? NOTHING_TO_CHANGE : (standard ?? NOTHING_TO_CHANGE);
    case 'exchange': {
      if (fights) return engaged('SS-STD-12');
      const other = state.heroes.find(({ id }) => id === choice.with);
      if (other === undefined || other === hero || other.ghost || other.zone !== hero.zone) return ALONE;
      return standard ?? NOTHING_TO_EXCHANGE;
    }
    case 'pick-up': {
      if (fights) return engaged('SS-FREE-05');
      const lies = (state.ground[hero.zone]?.items ?? []).some(({ id }) => !turn.dropped.includes(id));
      return lies && !hasRoom(state, hero) ? NO_ROOM : NOTHING_LIES;
    }
    case 'drop':
      if (fights) return engaged('SS-FREE-05');
      return belongings(hero).length + crownsOf(hero) === 0 ? HAS_NOTHING : null;
    case 'turn-soul-weapon':
      return whyNotTurn(state, hero, choice.item);
    case 'special': {
      const known = adventureOf(state.adventure).actions?.some(({ id }) => id === choice.what);
      return known ? ((fights ? engaged('SS-USE-10') : standard) ?? NOT_HERE) : NOT_HERE;
    }
  }
}

const isBeside = (state: State, hero: Hero, door: Door): boolean => doorZones(state, door.id).includes(hero.zone);

function whyNotOpen(state: State, hero: Hero, id: string): Reason | null {
  const door = state.doors.find(one => one.id === id);
  if (door === undefined || !isBeside(state, hero, door)) return NOT_BESIDE;
  if (door.state === 'open') return OPEN;
  if (door.state === 'wall') return IS_WALL;
  if (door.lock !== null) return MAGIC_LOCK;
  return door.state === 'locked' ? LOCKED : null;
}

function whyNotBreak(state: State, hero: Hero, what: string): Reason | null {
  const chest = state.chests.find((_, n) => chestName(n) === what);
  if (chest !== undefined) {
    if (chest.zone !== hero.zone) return NOT_AT_CHEST;
    return chest.lock === null ? null : MAGIC_LOCK;
  }
  const door = state.doors.find(one => one.id === what);
  if (door === undefined || !isBeside(state, hero, door)) return NOT_BESIDE;
  if (door.state === 'open') return OPEN;
  if (door.state === 'wall') return IS_WALL;
  if (door.lock !== null) return MAGIC_LOCK;
  return door.state === 'closed' ? NOT_LOCKED : null;
}

function whyNotUnlock(state: State, hero: Hero, what: string): Reason | null {
  const chest = state.chests.find((_, n) => chestName(n) === what);
  const door = state.doors.find(one => one.id === what);
  if (chest !== undefined && chest.zone !== hero.zone) return NOT_AT_CHEST;
  if (chest === undefined && (door === undefined || !isBeside(state, hero, door))) return NOT_BESIDE;
  if (door?.state === 'open') return OPEN;
  const lock = (chest ?? door)?.lock ?? null;
  if (lock === null) return NO_LOCK;
  return hero.keys.includes(lock) ? null : NO_KEY;
}

function whyNotTurn(state: State, hero: Hero, id: Item['id']): Reason | null {
  const item = worn(hero).find(one => one.id === id);
  const { deck, shards = 0 } = itemOf(id);
  if (item === undefined || deck !== 'soul' || item.side === 1) return NO_SOUL_WEAPON;
  return shards > state.shards ? fewShards('SS-SWEAP-05', shards, state.shards) : null;
}

/** The pool is too small. */
export const fewShards = (rule: 'SS-SWEAP-05' | 'SS-RANK-07' | 'SS-RES-03', cost: number, there: number): Reason =>
  because(
    rule,
    `That costs ${cost} soul shard${cost === 1 ? '' : 's'}, and the pool holds ${there}.`,
    `Das kostet ${cost} Seelensplitter, und im Vorrat ${there === 1 ? 'liegt 1' : `liegen ${there}`}.`,
  );
