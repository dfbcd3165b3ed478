import type { Seat } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import { adventureOf } from './content/adventures/index.ts';
import { BETS } from './content/buildings.ts';
import { HERO_IDS, HEROES, rankCost } from './content/heroes.ts';
import { itemOf } from './content/items/index.ts';
import { powerOf } from './content/powers/index.ts';
import type { DieSymbol } from './content/words.ts';
import { belongings } from './rules/carrying.ts';
import { chestName } from './rules/elements.ts';
import { upOf } from './rules/equipment.ts';
import { worn } from './rules/standing.ts';
import { doorZones, waysOf } from './rules/zones.ts';
import { type FigureId, type Hero, heroOf, type Zone } from './state.ts';
import type { View } from './view.ts';

const ACTIONS = ['stand', 'dash', 'focus', 'change', 'search', 'provoke', 'pick-up', 'drop', 'end'] as const;

/** Everything somebody might want here, allowed or not: in the turn of a hero, in the Emporium, before the adventure and between rounds. */
export function wishes(view: View, _seat: Seat): Choice[] {
  switch (view.stage) {
    case 'heroes':
      return HERO_IDS.flatMap(hero => HEROES[hero].classes.map(({ id }): Choice => ({ do: 'hero', hero, class: id })));
    case 'emporium':
      return inTown(view);
    default:
      return [...ofRound(view), ...(view.turn === null ? [] : ofTurn(view, heroOf(view, view.turn.hero)))];
  }
}

/** Who is next, and what shards are spent on. */
const ofRound = ({ heroes }: View): Choice[] =>
  heroes.flatMap((hero): Choice[] => [
    { do: 'next', hero: hero.id },
    { do: 'raise', hero: hero.id, cost: rankCost(hero.rank + 1) },
    { do: 'resurrect', hero: hero.id, cost: hero.rank },
  ]);

function ofTurn(view: View, hero: Hero): Choice[] {
  const targets = targetsOf(view);
  return [
    ...ACTIONS.map((what): Choice => ({ do: what })),
    ...around(view, hero),
    ...targets.flatMap((target): Choice[] =>
      (['main', 'off', 'unarmed'] as const).map(hand => ({ do: 'attack', with: hand, target })),
    ),
    ...uses(view, hero, targets),
    ...view.heroes.flatMap((other): Choice[] => (other.id === hero.id ? [] : [{ do: 'exchange', with: other.id }])),
    ...(adventureOf(view.adventure).actions ?? []).map(({ id }): Choice => ({ do: 'special', what: id, target: null })),
    ...worn(hero).flatMap((item): Choice[] => {
      const { deck, shards = 0 } = itemOf(item.id);
      return deck === 'soul' ? [{ do: 'turn-soul-weapon', item: item.id, cost: shards }] : [];
    }),
    ...(hero.ghost ? [null, ...targets].map((target): Choice => ({ do: 'cry', target })) : []),
  ];
}

const targetsOf = ({ heroes, companions, enemies, things }: View): FigureId[] => [
  ...enemies.flatMap(({ bodies }) => bodies.map(({ id }) => id)),
  ...things.map(({ id }) => id),
  ...heroes.map(({ id }) => id),
  ...companions.map(({ id }) => id),
];

/** Zones to go to, doors, chests and altars. */
function around(view: View, hero: Hero): Choice[] {
  const { adventure: map } = view;
  const { near, flights } = waysOf(view);
  const doors = view.doors.map(({ id }) => ({ id, zones: doorZones(view, id) }));
  const beyond = doors.flatMap(({ zones }) => (zones.includes(hero.zone) ? zones : []));
  const zones = new Set<Zone>([...(near[hero.zone] ?? []), ...(flights[hero.zone] ?? []), ...beyond]);
  for (const zone of [...zones]) for (const next of near[zone] ?? []) zones.add(next);
  return [
    ...[...zones].map((to): Choice => ({ do: 'step', to, cost: 1, ...{ map } })),
    ...doors.flatMap(({ id, zones: [a, b] }): Choice[] => {
      const told = { map, behind: a === hero.zone ? b : a };
      return [
        { do: 'open', door: id, ...told },
        { do: 'break', what: id, ...told },
        { do: 'unlock', what: id, ...told },
      ];
    }),
    ...view.chests.flatMap((_, n): Choice[] => {
      const told = { map, behind: null };
      return [
        { do: 'break', what: chestName(n), ...told },
        { do: 'unlock', what: chestName(n), ...told },
      ];
    }),
    ...(hero.ghost ? view.altars.map(({ zone }): Choice => ({ do: 'return', to: zone, ...{ map } })) : []),
  ];
}

/** Powers at every level, the hero power and what is carried, on everybody and on nobody. */
function uses({ ground, adventure: map }: View, hero: Hero, targets: readonly FigureId[]): Choice[] {
  const found: Choice[] = [];
  const on = [null, ...targets];
  for (const target of on) found.push({ do: 'hero-power', target });
  for (const { id } of hero.powers)
    for (const { level, aim } of powerOf(id).levels) {
      for (const target of on) found.push({ do: 'power', power: id, level, target });
      if ((aim ?? powerOf(id).aim)?.who === 'zone')
        for (const zone of ground.keys()) found.push({ do: 'power', power: id, level, target: null, zone, ...{ map } });
    }
  for (const { item } of belongings(hero))
    for (const target of on) found.push({ do: 'item', item: item.id, target, ...upOf(item) });
  return found;
}

function inTown(view: View): Choice[] {
  const found: Choice[] = [];
  for (const { id: hero, ...rest } of view.heroes) {
    const own = belongings({ id: hero, ...rest });
    for (const id of new Set(view.market.map(item => item.id)))
      for (const side of [0, 1] as const) {
        const cost = itemOf(id).faces[side]?.price;
        if (cost !== undefined) found.push({ do: 'buy', hero, item: id, side, cost });
      }
    for (const { item, place: from } of own) {
      const card = { item: item.id, from, ...upOf(item) };
      found.push({ do: 'sell', hero, price: 0, ...card });
      found.push({ do: 'store', hero, ...card });
      found.push({ do: 'forge', hero, item: item.id, from });
      for (const { id: to } of view.heroes)
        if (to !== hero) found.push({ do: 'hand', hero, item: item.id, to, from, ...upOf(item) });
    }
    for (const on of Object.keys(BETS) as DieSymbol[]) found.push({ do: 'bet', hero, on });
    found.push({ do: 'leave', hero });
  }
  return found;
}
