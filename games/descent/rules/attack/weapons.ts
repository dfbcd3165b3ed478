import type { Surge } from '../../content/card.ts';
import { companionCardOf, isItem, itemOf, monsterCardOf } from '../../content/index.ts';
import type { AttackType, DieKind } from '../../content/words.ts';
import { type CardId, type FigureId, heroOf, isHero, monsterOf, type State } from '../../state.ts';
import { holds } from '../holding.ts';
import { inForce } from '../in-force.ts';

/** What an attack is made with. */
export interface Weapon {
  readonly id: CardId;
  readonly type: AttackType;
  readonly dice: readonly DieKind[];
  readonly traits: readonly string[];
  readonly surges: readonly Surge[];
  readonly pierce: number;
  /** How many spaces away a melee attack may target (D2-KEYW-13). */
  readonly reach: number;
  readonly blast: boolean;
}

/** Only the blue die, always there (D2-ATK-07). */
export const UNARMED: Weapon = {
  id: 'unarmed',
  type: 'melee',
  dice: ['blue'],
  traits: [],
  surges: [],
  pierce: 0,
  reach: 1,
  blast: false,
};

/** What a figure may attack with: its equipped weapons or bare hands; its own card (D2-ASTEP-01, -02). */
export function weaponsOf(state: State, id: FigureId): Weapon[] {
  if (isHero(state, id)) {
    const weapons: Weapon[] = [];
    for (const card of heroOf(state, id).cards)
      if (card.worn && isItem(card.id) && itemOf(card.id).attack !== undefined)
        weapons.push(ofItem(state, id, card.id));
    return [...weapons, UNARMED];
  }
  const own = ownWeapon(state, id);
  return own === null ? [] : [own];
}

export function weaponOf(state: State, figure: FigureId, id: CardId): Weapon | null {
  return weaponsOf(state, figure).find(weapon => weapon.id === id) ?? null;
}

export function ofItem(state: State, hero: FigureId, id: CardId): Weapon {
  const { attack = 'melee', dice = [], traits, surges = [], pierce = 0, reach, blast = false } = itemOf(id);
  const more = inForce(state, hero, 'trait').map(({ effect }) => effect.trait);
  return { id, type: attack, dice, traits: [...traits, ...more], surges, pierce, reach: reach ? 2 : 1, blast };
}

/** The attack printed on the card of a monster or familiar. */
function ownWeapon(state: State, id: FigureId): Weapon | null {
  const monster = monsterOf(state, id);
  const companion = state.companions.find(one => one.id === id);
  const card =
    monster !== null
      ? monsterCardOf(state, monster)
      : companion === undefined
        ? null
        : companionCardOf(state, companion);
  if (card === null || card.attack === undefined) return null;
  let reach = 1;
  for (const { effect, source } of inForce(state, id, 'reach'))
    if (effect.if === undefined || holds(state, id, effect.if, {}, source)) reach = Math.max(reach, effect.n);
  return {
    id: monster?.of ?? companion?.of ?? id,
    type: card.attack,
    dice: card.dice ?? [],
    traits: [],
    surges: card.surges ?? [],
    pierce: card.pierce ?? 0,
    reach,
    blast: false,
  };
}
