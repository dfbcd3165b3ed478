import type { Surge } from '../../content/card.ts';
import type { FamiliarCard } from '../../content/cards.ts';
import { companionCardOf, isItem, itemOf, monsterCardOf } from '../../content/index.ts';
import type { AttackType, DieKind, ItemTrait } from '../../content/words.ts';
import { type CardId, type Companion, type FigureId, heroOf, isHero, monsterOf, type State } from '../../state.ts';
import { guiseOf } from '../citizens.ts';
import { holds } from '../holding.ts';
import { inForce, isPermitted } from '../in-force.ts';
import { seesFigure } from '../map.ts';

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
      if (card.worn && isItem(card.id) && itemOf(card.id).attack !== undefined && !isUsedUp(state, id, card.id))
        weapons.push(ofItem(state, id, card.id));
    return [...weapons, UNARMED];
  }
  const companion = state.companions.find(one => one.id === id);
  const wields = companion === undefined ? undefined : companionCardOf(state, companion).wields;
  if (companion !== undefined && wields !== undefined) return lentWeapons(state, companion, wields);
  const own = ownWeapon(state, id);
  return [...(own === null ? [] : [own]), ...seenWeapons(state, id)];
}

/** The weapons of heroes in sight, for whoever fights with those. */
function seenWeapons(state: State, id: FigureId): Weapon[] {
  if (inForce(state, id, 'wield-seen').length === 0) return [];
  return state.heroes
    .filter(hero => seesFigure(state, id, hero.id))
    .flatMap(({ id: hero, cards }) =>
      cards
        .filter(card => card.worn && isItem(card.id) && itemOf(card.id).attack !== undefined)
        .map(card => ofItem(state, hero, card.id)),
    );
}

/** Some familiars attack with what their owner has equipped. */
function lentWeapons(
  state: State,
  { id, of, owner }: Companion,
  { trait, type, when }: NonNullable<FamiliarCard['wields']>,
): Weapon[] {
  if (owner === null || !isHero(state, owner)) return [];
  if (when !== undefined) {
    if (!isPermitted(state, id, when)) return [];
    const others = state.companions.filter(one => one.of === of && one.owner === owner);
    if (others.some(one => state.used.round.includes(`attacked/${one.id}`))) return [];
  }
  return heroOf(state, owner)
    .cards.filter(card => card.worn && isItem(card.id) && itemOf(card.id).attack !== undefined)
    .map(card => ofItem(state, owner, card.id))
    .filter(({ traits }) => traits.includes(trait))
    .map(weapon => (type === undefined ? weapon : { ...weapon, type, reach: 1 }));
}

/** Some weapons serve once in a turn. */
const isUsedUp = ({ used }: State, hero: FigureId, id: CardId): boolean =>
  itemOf(id).once === true && used.turn.includes(`weapon/${hero}/${id}`);

/** An attack is made with it. */
export function wield(state: State, hero: FigureId, id: CardId): void {
  if (isItem(id) && itemOf(id).once) state.used.turn.push(`weapon/${hero}/${id}`);
}

export function weaponOf(state: State, figure: FigureId, id: CardId): Weapon | null {
  return weaponsOf(state, figure).find(weapon => weapon.id === id) ?? null;
}

/** What rune weapons are besides where they count as melee weapons. */
const PLANAR: readonly ItemTrait[] = ['blade', 'hammer', 'axe', 'exotic'];

export function ofItem(state: State, hero: FigureId, id: CardId): Weapon {
  const { attack = 'melee', dice = [], traits, surges = [], pierce = 0, reach, blast = false } = itemOf(id);
  const planar = traits.includes('rune') && isPermitted(state, hero, 'planar-runes');
  const more = [...inForce(state, hero, 'trait').map(({ effect }) => effect.trait), ...(planar ? PLANAR : [])];
  const type = planar ? 'melee' : attack;
  const far = type === 'melee' ? reachOf(state, hero) : 1;
  return { id, type, dice, traits: [...traits, ...more], surges, pierce, reach: reach ? 2 : far, blast };
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
  return {
    id: monster?.of ?? companion?.of ?? id,
    type: (monster === null ? null : guiseOf(monster))?.attack ?? card.attack,
    dice: card.dice ?? [],
    traits: [],
    surges: card.surges ?? [],
    pierce: card.pierce ?? 0,
    reach: reachOf(state, id),
    blast: inForce(state, id, 'blast').length > 0,
  };
}

/** How far its melee attacks reach by what is in force for it. */
function reachOf(state: State, id: FigureId): number {
  let reach = 1;
  for (const { effect, source } of inForce(state, id, 'reach'))
    if (effect.if === undefined || holds(state, id, effect.if, {}, source)) reach = Math.max(reach, effect.n);
  return reach;
}
