import type { AbilityLevel } from '../content/ability.ts';
import { itemOf } from '../content/items/index.ts';
import { type FigureId, type Hero, heroOf, type State } from '../state.ts';
import type { Io } from '../types.ts';
import type { Held } from './abilities.ts';
import { discardItem } from './equipment.ts';

/** What the use of a card costs besides its action: hourglasses, charges, the card itself (SS-COOL-02, SS-ART-04, SS-INV-04). */
export function spendAbility(
  state: State,
  io: Io,
  by: FigureId,
  { id, by: kind, ability, item }: Held,
  level: AbilityLevel,
): void {
  const hero = heroOf(state, by);
  if (kind === 'power' && level.cooldown !== undefined && ability.cooldownFrom === undefined)
    coolDown(hero, io, id, level.cooldown);
  if (item === null) return;
  const card = itemOf(item.id);
  if (card.charges !== undefined && card.charges > 0) item.charges -= card.perUse ?? 1;
  if (card.kind === 'single-use') {
    hero.pack = hero.pack.filter(one => one !== item);
    discardItem(state, io, hero.id, item);
  }
}

export function coolDown(hero: Hero, io: Io, id: string, glasses: number): void {
  const power = hero.powers.find(one => one.id === id);
  if (power === undefined) return;
  power.glasses = glasses;
  io.tell?.({ kind: 'cooldown', hero: hero.id, power: power.id, glasses, rule: 'SS-COOL-02' });
}
