import {
  type Card,
  hero,
  type Stat,
  type SupportCard,
  supportCardsById,
  type WeaponProfile,
} from '../../content/index.ts';
import type { Condition } from '../../effects/conditions.ts';
import type { Effect } from '../../effects/vocabulary.ts';
import type { TestTable } from '../positions.ts';

/** What stands on the cards, so that the tests of the cards follow their values. */

type Kind = SupportCard['kind'];
type Of<K extends Kind> = Extract<SupportCard, { readonly kind: K }>;

/** A card by its id, of the kind the test expects. */
export function card<K extends Kind>(kind: K, id: string): Of<K> {
  const found = supportCardsById.get(id);
  if (found?.kind !== kind) throw new Error(`"${id}" is no ${kind} but ${found?.kind ?? 'unknown'}.`);
  return found as Of<K>;
}

const anyCard = (id: string): Card => supportCardsById.get(id) ?? hero(id);

const flat = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap(e => (e.do === 'on' || e.do === 'ability' ? [e, ...flat(e.effects)] : [e]));

type EffectName = Effect['do'];
type Named<N extends EffectName> = Extract<Effect, { readonly do: N }>;

/** The effect of this name on a card, inside moments and abilities too; of several the one at `at`. */
export function effect<N extends EffectName>(id: string, name: N, at = 0): Named<N> {
  const found = flat(anyCard(id).effects).filter(e => e.do === name)[at];
  if (!found) throw new Error(`"${id}" has no effect "${name}" number ${at}.`);
  return found as Named<N>;
}

export const by = (id: string, at = 0): number => effect(id, 'boost', at).by;
export const modifies = (id: string, at = 0): number => effect(id, 'modify', at).by;

/** The bonus of a hero in a weapon category or a school, 0 without one. */
export const bonusIn = (id: string, field: string): number =>
  hero(id).specialisations.find(s => s.in === field)?.bonus ?? 0;

/** A weapon's values in one or two hands. */
export function wielded(id: string, hands: 1 | 2 = 1) {
  const wield = profile(anyCard(id));
  const value = (v: number | readonly [number, number]): number => (typeof v === 'number' ? v : v[hands - 1]) as number;
  const { category } = wield;
  return { category, attack: value(wield.attack), parry: value(wield.parry), damage: value(wield.damage) };
}

function profile(weapon: Card): WeaponProfile {
  const wield = weapon.kind === 'weapon' || weapon.kind === 'artefact' ? weapon.wield : undefined;
  if (!wield) throw new Error(`"${weapon.id}" is no weapon.`);
  return wield;
}

/** What a hero or card changes of a value under this condition; without one, what it always changes. */
export const changes = (id: string, stat: Stat, condition?: Condition['is']): number =>
  anyCard(id).effects.reduce(
    (sum, e) =>
      e.do === 'modify' && e.stat === stat && e.scope !== 'group' && e.if?.is === condition ? sum + e.by : sum,
    0,
  );

const inFight = (who: string, weapon: string, hands: 1 | 2, stat: 'attack' | 'parry'): number =>
  hero(who)[stat] +
  wielded(weapon, hands)[stat] +
  bonusIn(who, wielded(weapon).category) +
  changes(who, stat) +
  changes(weapon, stat);

/** Base value, weapon and specialisation: the value before the die (SH-MELEE-01, SH-PARRY-01). */
export const attackWith = (who: string, weapon: string, hands: 1 | 2 = 1): number =>
  inFight(who, weapon, hands, 'attack');
export const parryWith = (who: string, weapon: string, hands: 1 | 2 = 1): number =>
  inFight(who, weapon, hands, 'parry');

/** Base magic, spell and specialisation: the value before the die (SH-MAGIC-02, SH-GEN-02). */
export function magicWith(who: string, spell: string): number {
  const found = anyCard(spell);
  if (!('school' in found)) throw new Error(`"${spell}" is no spell.`);
  return hero(who).magic + ('magic' in found ? found.magic : 0) + bonusIn(who, found.school);
}

export const targetValue = (spell: string): number => {
  const found = anyCard(spell);
  if (!('targetValue' in found)) throw new Error(`"${spell}" has no target value.`);
  return found.targetValue;
};

/** The damage of the claws of a hero who has some. */
export const claws = (who: string): number => effect(who, 'unarmed').damage;

/** Life points of an unhurt hero (SH-SETUP-05). */
export const FULL = 15;

/** Surely more than anybody else rolls with a 1. */
export const HIGH: readonly number[] = [6, 6, 6, 6, 1];

export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** The dice with the lowest sum of at least `need`; a 6 is rolled on, so 6, 12 … cannot be. */
export function reaching(need: number): readonly number[] {
  const sum = Math.max(1, need % 6 === 0 ? need + 1 : need);
  return [...Array<number>(Math.floor(sum / 6)).fill(6), sum % 6];
}

/** Dice with which this hero just succeeds in casting this spell. */
export const justEnough = (who: string, spell: string): readonly number[] =>
  reaching(targetValue(spell) - magicWith(who, spell));

/** Pays the price of an ability just used with the first cards of the hand, which are returned. */
export function pay(t: TestTable, id: string, dice: readonly number[] = []): string[] {
  const price = effect(id, 'ability').cost?.amount ?? 0;
  const paid = t.offered('discard:').slice(0, price);
  for (const [i, option] of paid.entries()) t.choose(option, i === paid.length - 1 ? dice : []);
  return paid.map(option => option.slice('discard:'.length));
}

/** What happened last as seat 0 heard it, by the names of the events. */
export const kinds = (t: TestTable): string[] => t.happened(0).map(event => event.kind);

/** The summands of every roll of the last decision. */
export const parts = (t: TestTable): (readonly [string, number])[][] =>
  t
    .happened()
    .flatMap(e => (e.kind === 'rolled' ? [e.parts.map(({ source, amount }) => [source, amount] as const)] : []));
