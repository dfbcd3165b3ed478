import type { Thing } from '../../kit/picking/picking.ts';
import { type Choice, type DieSymbol, doorZones, type View, type Zone } from './game.ts';

// What can be pointed at: `zone:12`, `figure:auriel`, `power:windstep`, `power:` (the hero power), `item:bandage`, `gear:main`, `ware:longsword`,
// `own:ecarus/chain`, `die:2`, `symbol:energy`, `property:0`, `course:loot`, `symbol:hit` (also the bet in the inn).
type Kind =
  | 'zone'
  | 'figure'
  | 'power'
  | 'item'
  | 'gear'
  | 'ware'
  | 'own'
  | 'die'
  | 'symbol'
  | 'property'
  | 'course'
  | 'event';
export const thing = (kind: Kind, of: string | number): Thing => `${kind}:${of}`;

export function partOf(kind: Kind, one: Thing | undefined): string | null {
  return one?.startsWith(`${kind}:`) ? one.slice(kind.length + 1) : null;
}

export const zoneOf = (one: Thing | undefined): Zone | null => {
  const part = partOf('zone', one);
  return part === null ? null : Number(part);
};

const zone = (at: Zone): Thing => thing('zone', at);
const aimed = (target: string | null, at: Zone | undefined): Thing[] => [
  ...(target === null ? [] : [thing('figure', target)]),
  ...(at === undefined ? [] : [zone(at)]),
];

/** Where the hero whose turn it is stands. */
function here({ turn, heroes }: View): Thing[] {
  const at = heroes.find(({ id }) => id === turn?.hero)?.zone;
  return at === undefined ? [] : [zone(at)];
}

/** The zone behind a door, as seen by whoever acts; or the own one for a chest. */
function beside(view: View, what: string): Thing[] {
  const own = view.heroes.find(({ id }) => id === view.turn?.hero)?.zone;
  if (!view.doors.some(({ id }) => id === what)) return own === undefined ? [] : [zone(own)];
  const other = doorZones(view, what).find(at => at !== own);
  return other === undefined ? [] : [zone(other)];
}

/** The things on the table a choice is about. */
export function thingsOf(view: View, choice: Choice): readonly Thing[] {
  switch (choice.do) {
    case 'step':
      return [zone(choice.to)];
    case 'return':
      return [zone(choice.to)];
    case 'zone':
      return [zone(choice.zone)];
    case 'attack':
      return [
        ...(choice.with === 'main' || choice.with === 'off' ? [thing('gear', choice.with)] : []),
        thing('figure', choice.target),
      ];
    case 'power':
      return [thing('power', choice.power), ...aimed(choice.target, choice.zone)];
    case 'hero-power':
      return [thing('power', ''), ...aimed(choice.target, choice.zone)];
    case 'item':
      return [thing('item', choice.item), ...aimed(choice.target, choice.zone)];
    case 'next':
      return [thing('figure', choice.hero)];
    case 'figure':
      return [thing('figure', choice.figure)];
    case 'enemy':
      return [thing('figure', choice.enemy)];
    case 'cry':
      return aimed(choice.target, undefined);
    case 'exchange':
      return [thing('figure', choice.with)];
    case 'open':
      return beside(view, choice.door);
    case 'break':
    case 'unlock':
      return beside(view, choice.what);
    case 'search':
    case 'pick-up':
      return here(view);
    case 'reroll':
      return [thing('die', choice.die)];
    case 'property':
      return [
        ...(Object.keys(choice.pays) as DieSymbol[]).map(symbol => thing('symbol', symbol)),
        thing('property', choice.n),
      ];
    case 'decide':
      return [thing('course', choice.course)];
    case 'bet':
      return [thing('symbol', choice.on), thing('figure', choice.hero)];
    case 'buy':
    case 'fetch':
      return [thing('ware', choice.item), thing('figure', choice.hero)];
    case 'sell':
    case 'store':
    case 'forge':
    case 'arrange':
      return [thing('own', `${choice.hero}/${choice.item}`)];
    case 'hand':
      return [thing('own', `${choice.hero}/${choice.item}`), thing('figure', choice.to)];
    case 'raise':
    case 'resurrect':
    case 'leave':
      return [thing('figure', choice.hero)];
    default:
      return [];
  }
}

/** The wish behind a click on something that is not offered, as the game's `explain` reads it. */
export function wishFor(view: View, one: Thing): string | null {
  const at = zoneOf(one);
  if (at !== null) return `step:${at}`;
  const figure = partOf('figure', one);
  if (figure !== null && view.enemies.some(({ bodies }) => bodies.some(({ id }) => id === figure)))
    return `attack:main,${figure}`;
  return null;
}
