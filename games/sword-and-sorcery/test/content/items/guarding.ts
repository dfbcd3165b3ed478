import type { ItemId } from '../../../content/items/index.ts';
import type { Payment } from '../../../content/words.ts';
import type { State } from '../../../index.ts';
import { heroOf } from '../../../state.ts';
import { inForce, to } from '../../laid.ts';
import { body, enemy, give, hero, red, sit, stand } from '../../positions.ts';
import { laid, wielderOf } from './striking.ts';

/** What one defence was and did. */
export interface Guarding {
  readonly armour: number;
  readonly shields: number;
  readonly dice: number;
  readonly pays: readonly Payment[];
  readonly blocks: number;
  /** Wounds the hero has healed meanwhile. */
  readonly healed: number;
  /** Wounds of the attacker. */
  readonly struck: number;
}

/** A blue orc warrior strikes whoever wears these, with ten hits; two wounds were there before. */
export function guard(
  items: readonly (readonly [place: 'off' | 'armour' | 'artefact', item: ItemId, side?: 0 | 1])[],
  roll: string,
  uses: readonly number[] = [],
  arrange: (state: State, id: ReturnType<typeof wielderOf>[0]) => void = () => {},
): Guarding {
  const [id, own] = wielderOf(items[0]?.[1] ?? 'chain');
  const t = sit({ heroes: [own, id === 'thorgar' ? 'archer' : 'cleric'], passing: ['react'] }, state => {
    for (const other of state.heroes) if (other.id !== id) stand(state, other.id, '7A.y');
    heroOf(state, id).wounds = 2;
    for (const [place, item, side] of items) give(state, id, place, item, side);
    enemy(state, 'orc-warrior-blue-1', '2A.c');
    inForce(state, 'orc-warrior-blue-1', 'rage', { do: 'modify', value: 'hits', n: 6 });
    inForce(state, id, 'stone', { do: 'modify', value: 'health', n: 40 });
    arrange(state, id);
  });
  t.choose(to('2A.n'), [red('hit+hit'), ...laid(`/ ${roll}`)]);
  const options = t.kind === 'defence-properties' ? (t.match.ask?.options ?? []) : [];
  const pays = options.flatMap(option => (option.do === 'property' ? [option.pays] : []));
  for (const n of uses) t.choose(`property:${n}`);
  if (t.kind === 'defence-properties') t.choose('done');
  const told = t.events();
  const parts = told.flatMap(event => (event.kind === 'defended' && event.figure === id ? event.parts : []));
  const part = (name: string): number => parts.find(({ what }) => what === name)?.n ?? 0;
  return {
    armour: part('armour'),
    shields: part('shields'),
    dice: told.flatMap(event => (event.kind === 'rolled' && event.what === 'defence' ? event.dice : [])).length,
    pays,
    blocks: part('blocks'),
    healed: 2 + 10 - part('armour') - part('shields') - part('blocks') - hero(t, id).wounds,
    struck: body(t, 'orc-warrior-blue-1').wounds,
  };
}
