import { type Sum, type SumPart, totalOf } from '@tafelrunde/engine';
import { classOf, HEROES } from '../content/heroes.ts';
import { faceOf } from '../content/items/index.ts';
import { amountNow } from '../effects/counting.ts';
import { holds } from '../effects/tests.ts';
import { type About, NOTHING } from '../effects/word.ts';
import { enemyOf, type FigureId, figureOf, type Hero, heroOf, isHero, type State } from '../state.ts';
import { isDown } from './balance-of-power.ts';
import { companionOf } from './companions.ts';
import { guardOf, healthOn } from './enemies/cards.ts';
import { inForce } from './in-force.ts';
import type { Value } from './value-names.ts';

/** A number of a figure with all that changes it. The same name counts once, with its strongest effect (SS-GOLD-05). */
export function changedValue(
  state: State,
  figure: FigureId,
  value: Value,
  base = 0,
  about: About = NOTHING,
  least = 0,
): Sum {
  const parts: SumPart[] = [];
  for (const { effect, source } of inForce(state, figure, 'modify', value)) {
    if (effect.if !== undefined && !holds(state, figure, effect.if, about)) continue;
    const amount = amountNow({ state, by: figure }, effect.n);
    const same = parts.findIndex(part => part.source === source);
    if (same < 0) parts.push({ source, amount });
    else if (Math.abs(amount) > Math.abs(parts[same]?.amount ?? 0)) parts[same] = { source, amount };
  }
  return { base, parts, least };
}

export const numberOf = (state: State, figure: FigureId, value: Value, base = 0): number =>
  totalOf(changedValue(state, figure, value, base));

/** Health: by the gem, the card or the scroll, changed by talents, items and critical hits (SS-WND-01, SS-CRIT-16). */
export function healthOf(state: State, id: FigureId): number {
  const base = isHero(state, id) ? gemOf(heroOf(state, id), 'health') : baseHealth(state, id);
  return totalOf(changedValue(state, id, 'health', base));
}

function baseHealth(state: State, id: FigureId): number {
  const companion = state.companions.find(one => one.id === id);
  if (companion !== undefined) return companionOf(companion).health;
  const enemy = enemyOf(state, id);
  return enemy === null ? 0 : healthOn(state, enemy);
}

/** A value on the soul gem at the current rank (SS-RANK-02). */
export const gemOf = (
  { id, class: own, rank }: Hero,
  value: 'health' | 'powers' | 'talents' | 'combat' | 'standard',
): number => classOf(id, own).gem[value][rank - 1] ?? 0;

/** Armour: none for whoever is knocked down (SS-DEF-04, SS-COND-16, SS-ECON-03). */
export function armourOf(state: State, id: FigureId, about: About = NOTHING): Sum {
  const figure = figureOf(state, id);
  if (figure !== null && isDown(figure)) return { base: 0, parts: [], least: 0 };
  return changedValue(state, id, 'armour', guardValue(state, id, 'armour'), about);
}

/** Defence dice: a hero without armour rolls one all the same (SS-ARM-03, SS-DEF-08). */
export const defenceDice = (state: State, id: FigureId, about: About = NOTHING): Sum =>
  changedValue(state, id, 'defence-dice', guardValue(state, id, 'dice'), about);

/** Magic shields after they are refreshed (SS-MSH-03, -04). */
export const fullShields = (state: State, id: FigureId): number =>
  totalOf(changedValue(state, id, 'shields', guardValue(state, id, 'shields')));

function guardValue(state: State, id: FigureId, part: 'armour' | 'shields' | 'dice'): number {
  if (isHero(state, id)) {
    const { armour } = heroOf(state, id);
    return (armour === null ? UNARMOURED : (faceOf(armour).defence ?? UNARMOURED))[part];
  }
  const companion = state.companions.find(one => one.id === id);
  if (companion !== undefined) return { shields: 0, ...companionOf(companion).defence }[part];
  const enemy = enemyOf(state, id);
  return enemy === null ? 0 : guardOf(enemy)[part];
}

const UNARMOURED = { armour: 0, shields: 0, dice: 1 };

/** Movement points of a move action (SS-VAL-07). */
export const movementOf = (state: State, hero: Hero): number =>
  numberOf(state, hero.id, 'points', HEROES[hero.id].move);
export const capacityOf = (state: State, hero: Hero): number =>
  numberOf(state, hero.id, 'capacity', HEROES[hero.id].capacity);
