import { laterSigns } from '../../kit/later-signs.ts';
import { type Enemy, type HeroId, type ItemId, itemOf, scrollOf } from './game.ts';
import { icons } from './icons.ts';

const later = laterSigns(async () => (await import('./picture-icons.ts')).icons);
export const { sign: moreSign, useSigns: useMoreSigns } = later;

const HEROES: Readonly<Record<HeroId, string>> = {
  auriel: icons['wizard-face'],
  ecarus: icons['visored-helm'],
  laegon: icons.bowman,
  shae: icons['hooded-assassin'],
  thorgar: icons['hammer-drop'],
};
export const heroSign = (id: HeroId, ghost: boolean): string => (ghost ? moreSign('ghost') : HEROES[id]);

/** Enemies look like their kind. */
const KINDS: Readonly<Record<string, () => string>> = {
  gremlin: () => icons['goblin-head'],
  brigand: () => icons.robber,
  'orc-warrior': () => icons['orc-head'],
  'orc-shaman': () => moreSign('totem-head'),
  orc: () => icons['orc-head'],
  troll: () => moreSign('troll'),
  'orc-king': () => moreSign('crowned-skull'),
  puppet: () => moreSign('puppet'),
};
export function enemySign(scroll: Enemy['scroll']): string {
  const { kind } = scrollOf({ scroll });
  const sign = KINDS[scroll.replace(/-(green|blue|red|violet)$/, '')] ?? KINDS[kind];
  return sign ? sign() : moreSign('minions');
}

export const thingSign = (kind: string): string => moreSign(kind === 'drum' ? 'drum' : 'castle');
export const companionSign = (): string => moreSign('wolf-head');

/** Items look like what they are for. */
export function itemSign(id: ItemId): string {
  switch (itemOf(id).kind) {
    case 'weapon':
    case 'projectile':
      return icons['crossed-swords'];
    case 'armour':
      return icons.shield;
    case 'artefact':
      return icons.gems;
    case 'purse':
      return icons['two-coins'];
    default:
      return icons['swap-bag'];
  }
}

export const SIGNS = icons;
