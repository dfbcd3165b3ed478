import { type Sum, type SumPart, totalOf } from '@tafelrunde/engine';
import { companionCardOf, heroSheetOf, isItem, itemOf, monsterCardOf } from '../content/index.ts';
import type { Attribute, DieKind } from '../content/words.ts';
import { amountNow } from '../effects/counting.ts';
import { NO_DICE, NOTHING } from '../effects/word.ts';
import { type FigureId, figureOf, heroOf, isHero, monsterOf, type State, seatOf } from '../state.ts';
import { holds } from './holding.ts';
import { inForce } from './in-force.ts';

/** Numbers of a figure that cards may change. */
export type Value = 'speed' | 'health' | 'stamina';

/** A characteristic with all that changes it; what sets it comes before what adds to it, a cap comes last (D2-CHAR-02). */
export function valued(state: State, figure: FigureId, value: Value, printed: number): Sum {
  let base = printed;
  let most: number | undefined;
  const parts: SumPart[] = [];
  for (const { effect, source, owner } of inForce(state, figure, 'modify')) {
    if (effect.value !== value) continue;
    if (effect.if !== undefined && !holds(state, figure, effect.if, NOTHING, source)) continue;
    if (effect.set !== undefined) base = effect.set;
    if (effect.most !== undefined) most = Math.min(most ?? effect.most, effect.most);
    if (effect.n !== undefined) {
      // What lies on everybody counts for each.
      const amount = fixed(state, owner === '' ? figure : owner, source, effect.n);
      const room = effect.least === undefined ? amount : Math.max(amount, Math.min(0, effect.least - base));
      parts.push({ source, amount: room });
    }
  }
  return { base, parts, least: 0, ...(most !== undefined && { most }) };
}

const fixed = (state: State, by: FigureId, id: string, n: Parameters<typeof amountNow>[1]): number =>
  amountNow(
    {
      state,
      io: QUIET,
      by,
      seat: seatOf(state, by),
      source: { id, by: 'rule' },
      on: [],
      cell: null,
      about: NOTHING,
      x: 0,
      shown: NO_DICE,
    },
    n,
  );

/** Counting asks for no luck. */
const QUIET = {} as Parameters<typeof amountNow>[0]['io'];

export const speedOf = (state: State, id: FigureId): number =>
  totalOf(valued(state, id, 'speed', printed(state, id, 'speed')));
export const healthOf = (state: State, id: FigureId): number =>
  totalOf(valued(state, id, 'health', printed(state, id, 'health')));

/** Stamina; null for figures without one (D2-CHAR-10). */
export const staminaOf = (state: State, id: FigureId): number | null =>
  isHero(state, id) ? totalOf(valued(state, id, 'stamina', heroSheetOf(id).stamina)) : null;

export const printedHealth = (state: State, id: FigureId): number => printed(state, id, 'health');

function printed(state: State, id: FigureId, value: 'speed' | 'health'): number {
  if (isHero(state, id)) return heroSheetOf(id)[value];
  const monster = monsterOf(state, id);
  if (monster !== null) return monsterCardOf(state, monster)[value];
  const companion = state.companions.find(one => one.id === id);
  return companion === undefined ? 0 : companionCardOf(state, companion)[value];
}

/** An attribute; null: the figure has none, which is not 0 (D2-ATTR-03). */
export function attributeOf(state: State, id: FigureId, attribute: Attribute): number | null {
  const base = isHero(state, id) ? heroSheetOf(id).attributes[attribute] : printedAttribute(state, id, attribute);
  if (base === null) return null;
  let total = base;
  let least = 0;
  const counted = new Set<string>();
  let capped: readonly (readonly [n: number, most: number])[] = NONE;
  for (const { effect, source } of inForce(state, id, 'attribute')) {
    if (effect.of !== attribute && effect.of !== 'all') continue;
    if (effect.if !== undefined && !holds(state, id, effect.if, NOTHING, source)) continue;
    if (effect.once && counted.has(source)) continue;
    counted.add(source);
    const n = typeof effect.n === 'number' ? effect.n : fixed(state, id, source, effect.n);
    if (effect.most === undefined) total += n;
    else capped = [...capped, [n, effect.most]];
    least = Math.max(least, effect.least ?? 0);
  }
  // Caps come last (D2-CHAR-02).
  for (const [n, most] of capped) total = Math.max(total, Math.min(total + n, most));
  return Math.max(Math.min(least, base), total);
}

const NONE: readonly never[] = [];

function printedAttribute(state: State, id: FigureId, attribute: Attribute): number | null {
  const monster = monsterOf(state, id);
  if (monster !== null) return monsterCardOf(state, monster).attributes?.[attribute] ?? null;
  const companion = state.companions.find(one => one.id === id);
  // An image has those of its owner (D2-TOK-36).
  if (companion?.kind === 'image')
    return companion.owner === null ? null : attributeOf(state, companion.owner, attribute);
  return companion === undefined ? null : (companionCardOf(state, companion).attributes?.[attribute] ?? null);
}

/** The defence dice of a figure: sheet or card, armour, and what cards add (D2-CHAR-11, -12). */
export function defencePool(state: State, id: FigureId, against: FigureId | null = null): DieKind[] {
  const pool: DieKind[] = [];
  let none = false;
  if (isHero(state, id)) {
    pool.push(...heroSheetOf(id).defence);
    for (const { id: item, worn } of heroOf(state, id).cards)
      if (worn && isItem(item) && itemOf(item).slot === 'armor') pool.push(...(itemOf(item).dice ?? []));
  } else {
    const monster = monsterOf(state, id);
    const companion = state.companions.find(one => one.id === id);
    if (monster !== null) pool.push(...monsterCardOf(state, monster).defence);
    else if (companion !== undefined) pool.push(...companionCardOf(state, companion).defence);
  }
  for (const { effect, source } of inForce(state, id, 'dice')) {
    if (effect.pool !== 'defence') continue;
    if (
      effect.if !== undefined &&
      !holds(state, id, effect.if, against === null ? NOTHING : { figure: against, other: id }, source)
    )
      continue;
    if (effect.none) none = true;
    else if (effect.for === undefined) pool.push(...effect.dice);
    else if (pool.includes(effect.for)) pool.splice(pool.indexOf(effect.for), 1, ...effect.dice);
  }
  return none ? [] : pool;
}

/** What is left of its health (D2-CHAR-06). */
export const healthLeft = (state: State, id: FigureId): number =>
  Math.max(0, healthOf(state, id) - (figureOf(state, id)?.damage ?? 0));
