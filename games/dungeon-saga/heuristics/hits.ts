import { limits } from '../content/index.ts';

/** How likely an attack brings no hit, one, two, three, or four and more. */
export type Hits = readonly [none: number, one: number, two: number, three: number, more: number];

const known = new Map<number, Hits>();

/** The hits of so many dice against armour and defence dice, exactly (DS-MELEE-05, -11..16), worked out once. */
export function hitsOf(attack: number, armour: number, defence: number): Hits {
  const a = Math.max(limits.minDice, Math.min(MOST, attack));
  const d = Math.max(0, Math.min(MOST, defence));
  const key = (a * 16 + d) * 16 + armour;
  let hits = known.get(key);
  if (!hits) {
    hits = workOut(a, armour, d);
    known.set(key, hits);
  }
  return hits;
}

/** How likely an attack hits at all: all that counts against heroes, bosses and locks. */
export const chanceToHit = (attack: number, armour: number, defence: number): number =>
  1 - hitsOf(attack, armour, defence)[0];

/** More dice than this are worth as much. */
const MOST = 8;

function workOut(attack: number, armour: number, defence: number): Hits {
  const sums: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const defences = handfuls(defence);
  for (const { dice, share } of handfuls(attack)) {
    const left = dice.filter(die => die > armour);
    for (const against of defences) {
      let hits = 0;
      for (let i = 0; i < left.length; i++) if ((left[i] ?? 0) > (against.dice[i] ?? 0)) hits++;
      const at = Math.min(4, hits) as 0 | 1 | 2 | 3 | 4;
      sums[at] += share * against.share;
    }
  }
  return sums;
}

/** Every handful of so many dice, highest first, with its share of all throws. */
function handfuls(count: number): { readonly dice: readonly number[]; readonly share: number }[] {
  let found: { dice: number[]; share: number }[] = [{ dice: [], share: 1 }];
  for (let face = 6; face >= 1; face--) {
    const next: typeof found = [];
    for (const { dice, share } of found) {
      const left = count - dice.length;
      const most = face === 1 ? left : 0;
      for (let n = most; n <= left; n++)
        next.push({
          dice: [...dice, ...Array.from({ length: n }, () => face)],
          share: (share * choose(left, n)) / 6 ** n,
        });
    }
    found = next;
  }
  return found;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
