import { isItem, itemOf } from '../../content/index.ts';
import type { Test } from '../../effects/tests.ts';
import {
  type Aimed,
  type Attack,
  type FigureId,
  figureOf,
  heroOf,
  isHero,
  monsterOf,
  type State,
  turnOf,
} from '../../state.ts';
import { facesOf, resultOf, shieldsOf } from '../attack/result.ts';
import { slotOf } from '../equipment.ts';
import { areAdjacent, areAdjacentCells, spacesBetween } from '../map.ts';
import { marksOfPlot } from '../owning.ts';
import { turnFor } from '../points.ts';
import { countsAsMonster } from '../treated.ts';
import { attributeOf } from '../values.ts';
import type { Holding } from './asking.ts';
import { struck } from './notes.ts';
import { isOf } from './who.ts';

/** What is asked of the attack being resolved. */
export const ATTACK_TESTS = {
  attack: ({ attack }, test) => attack?.type === test.type,
  weapon: ({ state, attack }, test) => attack !== null && weaponIs(state, attack, test.trait),
  'with-this': ({ card, attack }) => attack?.weapon === card,
  'own-attack': ({ figure, attack }) => attack?.by === figure,
  target: ({ figure, attack }) => attack?.aims.some(aim => aim.target && aim.figure === figure) ?? false,
  affected: ({ figure, attack }) => attack?.aims.some(aim => aim.figure === figure) ?? false,
  'target-adjacent': ({ state, figure, attack }) =>
    attack?.aims.some(aim => aim.target && areAdjacent(state, figure, aim.figure)) ?? false,
  'target-not-adjacent': ({ state, figure, attack }) =>
    attack?.aims.some(aim => aim.target && !areAdjacent(state, figure, aim.figure)) ?? false,
  'target-monster': ({ state, attack }) =>
    attack?.aims.some(aim => aim.target && countsAsMonster(state, aim.figure)) ?? false,
  'target-marked': ({ state, figure, card, attack }) =>
    attack?.aims.some(aim => aim.target && isOf(state, figure, aim.figure, 'marked', card)) ?? false,
  'target-unseeing': ({ state, attack }) =>
    attack?.aims.some(aim => aim.target && (turnOf(state)?.unseenBy.includes(aim.figure) ?? false)) ?? false,
  dealt: ({ attack }) => attack?.aims.some(aim => aim.dealt > 0) ?? false,
  missed: ({ attack }) => attack?.missed ?? false,
  'target-minion': ({ state, attack }) =>
    attack?.aims.some(aim => aim.target && monsterOf(state, aim.figure)?.rank === 'minion') ?? false,
  'target-alone': ({ state, figure, attack }) => isTargeting(attack, aim => !isGuarded(state, aim.figure, figure)),
  'target-guarded': ({ state, figure, attack }) => isTargeting(attack, aim => isGuarded(state, aim.figure, figure)),
  'target-far': ({ state, figure, attack }, test) =>
    attack?.aims.some(
      aim => aim.target && spacesBetween(state, figureOf(state, figure)?.cells ?? [], aim.cell) >= test.least,
    ) ?? false,
  wounded: ({ figure, attack }) => attack?.aims.some(aim => aim.figure === figure && aim.suffered > 0) ?? false,
  unhurt: ({ figure, attack }) => attack?.aims.every(aim => aim.figure !== figure || aim.dealt === 0) ?? false,
  'range-left': ({ state, attack }) => attack !== null && hasRangeLeft(state, attack),
  rolled: ({ figure, attack }, test) => rolledAtLeast(figure, test, attack),
  'target-space-far-at-start': ({ state, figure, attack }) =>
    isTargeting(attack, ({ cell }) => !areAdjacentCells(state, turnFor(state, figure)?.from ?? [], [cell])),
  'target-far-at-start': ({ state, figure, attack }) =>
    isTargeting(attack, aim => !(turnFor(state, figure)?.beside.includes(aim.figure) ?? false)),
  'surge-unspent': ({ card, attack }) => !(attack?.usedSurges.some(key => key.startsWith(`${card}/`)) ?? false),
  'target-weak': ({ state, attack }, test) => {
    return isTargeting(attack, aim => {
      const value = isHero(state, aim.figure) ? attributeOf(state, aim.figure, test.attribute) : null;
      return value !== null && value <= test.most;
    });
  },
  'target-condition': ({ state, attack }, test) =>
    isTargeting(attack, aim => figureOf(state, aim.figure)?.conditions.includes(test.condition) ?? false),
  'no-shields-left': ({ attack }) =>
    isTargeting(attack, aim => attack !== null && shieldsOf(aim) <= resultOf(attack).pierce),
  'struck-before': ({ state, figure }) => state.used.turn.includes(struck(figure)),
  'spent-surges': ({ attack }) => (attack?.spent ?? 0) > 0,
  'beside-target': ({ state, figure, attack }) => isTargeting(attack, aim => areAdjacent(state, figure, aim.figure)),
  'dealt-to-marked-group': ({ state, card, attack }) =>
    attack?.aims.some(aim => aim.dealt > 0 && aim.group !== null && aim.group === marksOfPlot(state, card)) ?? false,
} satisfies Partial<Holding>;

const isTargeting = (attack: Attack | null, fits: (aim: Aimed) => boolean): boolean =>
  attack?.aims.some(aim => aim.target && fits(aim)) ?? false;

/** A hero besides this one stands next to it. */
const isGuarded = (state: State, target: FigureId, but: FigureId): boolean =>
  state.heroes.some(({ id, cells }) => id !== but && cells.length > 0 && areAdjacent(state, id, target));

/** More range than the distance to every target. */
const hasRangeLeft = (state: State, attack: Attack): boolean =>
  attack.aims.every(
    aim =>
      !aim.target ||
      resultOf(attack).range >
        Math.max(1, spacesBetween(state, figureOf(state, attack.by)?.cells ?? [], aim.measured ?? aim.cell)),
  );

function weaponIs(state: State, { by, weapon, traits, type }: Attack, trait: string): boolean {
  if (traits.includes(trait)) return true;
  if (trait === 'unarmed') return weapon === 'unarmed';
  // Bare hands are no weapon (D2-ASTEP-02).
  if (!isItem(weapon)) return false;
  if (trait === 'melee') return type === 'melee';
  if (trait === 'two-hands' || trait === 'one-hand') return slotOf(state, by, weapon) === trait;
  if (trait !== 'two-weapons' || !isHero(state, by)) return false;
  const melee = heroOf(state, by).cards.filter(({ id, worn }) => worn && isItem(id) && itemOf(id).attack === 'melee');
  return melee.length >= 2;
}

function rolledAtLeast(
  figure: FigureId,
  { least, of }: Extract<Test, { is: 'rolled' }>,
  attack: Attack | null,
): boolean {
  if (attack === null) return false;
  if (of === 'blank') {
    const dice = attack.aims.find(aim => aim.figure === figure)?.dice ?? [];
    return facesOf(dice).filter(({ shield }) => shield === 0).length >= least;
  }
  if (of === 'miss') return facesOf(attack.dice).filter(({ miss }) => miss).length >= least;
  const { surges, damage } = resultOf(attack);
  return (of === 'surge' ? surges : damage) >= least;
}
