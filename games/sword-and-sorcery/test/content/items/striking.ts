import type { ClassId, HeroId } from '../../../content/heroes.ts';
import { type ItemId, itemOf } from '../../../content/items/index.ts';
import type { Payment } from '../../../content/words.ts';
import type { State } from '../../../index.ts';
import { mayUse } from '../../../rules/runes.ts';
import { heroOf } from '../../../state.ts';
import { criticals, inForce } from '../../laid.ts';
import { blue, body, enemy, give, hero, red, type Sitting, sit, stand, zone } from '../../positions.ts';

const WIELDERS: readonly (readonly [HeroId, ClassId])[] = [
  ['ecarus', 'white-rose'],
  ['thorgar', 'cleric'],
  ['auriel', 'white-mage'],
  ['laegon', 'ranger'],
];

/** Zones in a row, each in sight of the first: so far are they from it. */
export const LINE = ['2A.n', '2A.c', '2A.s', '4B.a', '4B.c', '4B.e'] as const;

/** "hit+energy hit / block": the faces of the red dice, then those of the blue ones. */
export const laid = (roll: string): number[] => {
  const [reds = '', blues = ''] = roll.split('/').map(part => part.trim());
  const faces = (part: string): string[] => (part === '' ? [] : part.split(' '));
  return [...faces(reds).map(red), ...faces(blues).map(blue)];
};

export const wielderOf = (item: ItemId): readonly [HeroId, ClassId] => {
  const found = WIELDERS.find(([id]) => mayUse({ id }, { id: item }));
  if (found === undefined) throw new Error(`Nobody can use ${item}.`);
  return found;
};

const zoneAt = (range: number): string => LINE[range] ?? LINE[5];
const handOf = (item: ItemId): 'main' | 'off' => (itemOf(item).slot === 'off' ? 'off' : 'main');

type Target = 'orc-warrior-red-1' | 'brigand-red-1';

/** Whoever can use it, with the weapon in hand, three wounds and nobody near; an enemy so many zones away. */
export function facing(
  item: ItemId,
  side: 0 | 1,
  range: number,
  target: Target = 'orc-warrior-red-1',
  arrange: (state: State) => void = () => {},
): Sitting {
  const [id, own] = wielderOf(item);
  return sit({ heroes: [own, id === 'thorgar' ? 'archer' : 'cleric'], at: LINE[0], passing: ['react'] }, state => {
    for (const other of state.heroes) if (other.id !== id) stand(state, other.id, '7A.y');
    heroOf(state, id).wounds = 3;
    give(state, id, handOf(item), item, side);
    criticals(state, 'hits-1');
    enemy(state, target, zoneAt(range));
    // It stands whatever hits it.
    inForce(state, target, 'stone', { do: 'modify', value: 'health', n: 40 });
    arrange(state);
  });
}

/** What one attack was and did. */
export interface Blow {
  readonly red: number;
  readonly blue: number;
  readonly damage: string | null;
  /** What the properties on offer cost, in printed order. */
  readonly pays: readonly Payment[];
  readonly hits: number;
  readonly lethal: number;
  /** Hits that the armour of the target stopped: it has 2. */
  readonly armour: number;
  readonly conditions: readonly string[];
  readonly fire: readonly number[];
  readonly criticals: readonly string[];
  /** The target was pushed out of its zone. */
  readonly pushed: boolean;
  /** Wounds of the attacker, out of three. */
  readonly wounds: number;
  /** How many figures were hit. */
  readonly struck: number;
}

/** An attack with these dice, paying these properties. Beside the target stand a gremlin and, one zone on, another. */
export function strike(
  item: ItemId,
  side: 0 | 1,
  roll: string,
  uses: readonly number[] = [],
  target: Target = 'orc-warrior-red-1',
): Blow {
  const [id] = wielderOf(item);
  const range = itemOf(item).range ?? 0;
  const t = facing(item, side, range, target, state => {
    enemy(state, 'gremlin-green-1', zoneAt(range));
    enemy(state, 'gremlin-green-2', zoneAt(range + 1));
  });
  t.choose(`attack:${handOf(item)},${target}`, laid(roll));
  const options = t.kind === 'attack-properties' ? (t.match.ask?.options ?? []) : [];
  const pays = options.flatMap(option => (option.do === 'property' ? [option.pays] : []));
  for (const n of uses) t.choose(`property:${n}`);
  if (t.kind === 'attack-properties') t.choose('done');
  while (t.kind === 'push') t.choose(t.offered()[0] ?? '');
  const told = t.events();
  const made = told.find(event => event.kind === 'attack');
  const hits = told.flatMap(event => (event.kind === 'hits' ? [event] : []));
  const defended = told.flatMap(event => (event.kind === 'defended' && event.figure === target ? event.parts : []));
  const figure = body(t, target);
  return {
    red: made?.kind === 'attack' ? made.red.base : 0,
    blue: made?.kind === 'attack' ? made.blue.base : 0,
    damage: made?.kind === 'attack' ? made.damage : null,
    pays,
    hits: hits[0] === undefined ? 0 : hits[0].hits.base + hits[0].hits.parts.reduce((sum, one) => sum + one.amount, 0),
    lethal: hits[0]?.lethal === undefined ? 0 : Number(hits[0].lethal),
    armour: defended.find(({ what }) => what === 'armour')?.n ?? 0,
    conditions: figure.conditions,
    fire: figure.fire,
    criticals: figure.criticals,
    pushed: figure.zone !== zone(zoneAt(range)),
    wounds: hero(t, id).wounds,
    struck: hits.length,
  };
}
