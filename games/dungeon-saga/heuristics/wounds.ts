import { type Figure, sheetOf } from '../state.ts';
import type { Scene } from './scene.ts';

/** What the first wounds of a hero cost, each more than the one before. */
const WOUNDS = [0, 8, 18, 30, 46] as const;
/** What a crippled hero costs while the adventure goes on without it, and when it does not. */
const CRIPPLED = 80;
const LOST = 160;
/** A wound of a boss that need not be slain. */
const BOSS_WOUND = 4;

export function woundsOf(hero: Figure): number {
  return WOUNDS[Math.min(hero.wounds, WOUNDS.length - 1)] as number;
}

/** What the next wound of a hero would cost. */
export function nextWound(hero: Figure, { spare }: Scene): number {
  const most = sheetOf(hero)?.wounds ?? WOUNDS.length;
  if (hero.wounds + 1 >= most) return (spare > 1 ? CRIPPLED : LOST) - woundsOf(hero);
  return (WOUNDS[hero.wounds + 1] ?? CRIPPLED) - woundsOf(hero);
}

/** What the heroes have lost, against what their enemies' leaders have. */
export function health({ heroes, servants, view: { slain } }: Scene, fallen: readonly string[]): number {
  let sum = 0;
  for (const hero of heroes) sum -= woundsOf(hero);
  for (const id of fallen) sum -= (slain[id] ?? 0) * CRIPPLED;
  for (const { kind, wounds } of servants) if (kind === 'boss') sum += wounds * BOSS_WOUND;
  return sum;
}
