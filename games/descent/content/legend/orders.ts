import type { Text } from '@tafelrunde/engine';
import type { MonsterLine } from '../cards.ts';
import type { AttackType } from '../words.ts';

/** Whom a group is after; equals are told apart by distance, then by the heroes (D2-RTLAI-11). */
export type Priority = 'nearest' | 'weakest' | 'wounded' | 'strongest';

/** One line of a list. `attack`: a hero within so many spaces. `action`: this action of its card. */
export type Order =
  | { readonly order: 'attack'; readonly within?: number }
  | { readonly order: 'action'; readonly action: string }
  | { readonly order: 'engage' | 'spot' | 'retreat' };

/** What a group does when it is activated (D2-RTLAI-02, -03). */
export interface Orders {
  readonly name: Text;
  readonly first: 'masters' | 'minions';
  readonly target: Priority;
  readonly list: readonly Order[];
  /** More than its card allows, in this activation (D2-RTLAI-01): so many attacks, any number of move actions. */
  readonly attacks?: number;
  readonly moves?: true;
}

/** Every kind of monster has these lists, by how it attacks; the actions of its card come first. */
const USUAL: Readonly<Record<AttackType, readonly Orders[]>> = {
  melee: [
    {
      name: { en: 'Tooth and claw', de: 'Mit Zähnen und Klauen' },
      first: 'masters',
      target: 'nearest',
      list: [{ order: 'attack' }, { order: 'engage' }],
    },
    {
      name: { en: 'Pull down the weak', de: 'Reißt die Schwachen' },
      first: 'minions',
      target: 'weakest',
      list: [{ order: 'engage' }, { order: 'attack' }],
    },
  ],
  ranged: [
    {
      name: { en: 'Shoot and fall back', de: 'Schießen und weichen' },
      first: 'minions',
      target: 'nearest',
      list: [{ order: 'attack', within: 4 }, { order: 'spot' }, { order: 'attack' }, { order: 'retreat' }],
    },
    {
      name: { en: 'Finish the wounded', de: 'Gebt ihnen den Rest' },
      first: 'masters',
      target: 'wounded',
      list: [{ order: 'spot' }, { order: 'attack' }],
    },
  ],
};

/** Kinds with lists of their own. */
const OWN: Readonly<Record<string, readonly Orders[]>> = {
  // Slow as they are, once in a while they run.
  zombie: [
    {
      name: { en: 'The dead shuffle on', de: 'Die Toten schlurfen heran' },
      first: 'minions',
      target: 'nearest',
      list: [{ order: 'attack' }, { order: 'engage' }],
    },
    {
      name: { en: 'The dead run', de: 'Die Toten rennen' },
      first: 'masters',
      target: 'nearest',
      list: [{ order: 'attack' }, { order: 'engage' }],
      moves: true,
    },
  ],
  barghest: [
    {
      name: { en: 'The pack howls', de: 'Das Rudel heult' },
      first: 'masters',
      target: 'weakest',
      list: [{ order: 'engage' }, { order: 'action', action: 'howl' }, { order: 'attack' }],
    },
    {
      name: { en: 'The pack strikes twice', de: 'Das Rudel schlägt doppelt zu' },
      first: 'minions',
      target: 'wounded',
      list: [{ order: 'attack' }, { order: 'engage' }],
      attacks: 2,
    },
  ],
};

const lists = new Map<string, readonly Orders[]>();

/** The lists of a kind of monster: one of them is drawn for each activation of its group. */
export function ordersFor(
  of: string,
  { attack = 'melee', actions = [] }: Pick<MonsterLine, 'attack' | 'actions'>,
): readonly Orders[] {
  const own = OWN[of];
  if (own !== undefined) return own;
  const key = `${attack}/${actions.join()}`;
  const known = lists.get(key);
  if (known !== undefined) return known;
  const made = USUAL[attack].map(orders => ({
    ...orders,
    list: [...actions.map((action): Order => ({ order: 'action', action })), ...orders.list],
  }));
  lists.set(key, made);
  return made;
}
