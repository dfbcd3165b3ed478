import type { Seat } from '@tafelrunde/engine';
import { supportCard } from './content/index.ts';
import type { GroupView, View } from './view.ts';

const FIGURE = 6;
const GEAR = 1.2;
const WEAPON = 2.5;
const CARD = 0.6;
const NPC = 1.5;
const DEMON = -2.5;

/** How a seat stands: its own strength against that of its rivals; whoever is out has lost. */
export function value(view: View, seat: Seat): number {
  const own = view.groups[seat];
  if (!own || own.out) return -1_000;
  let rivals = 0;
  let count = 0;
  for (const group of view.groups) {
    if (group.team === own.team) continue;
    rivals += group.out ? 0 : strength(group);
    count++;
  }
  return strength(own) - (count === 0 ? 0 : (rivals * 2) / (count + 1));
}

function strength(group: GroupView): number {
  let sum = 0;
  for (const hero of group.heroes) {
    sum += FIGURE + hero.life;
    for (const { card } of hero.items) sum += armed(supportCard(card).kind) ? WEAPON : GEAR;
  }
  for (const creature of group.creatures) sum += FIGURE / 2 + creature.life * 0.8;
  if (group.npc) sum += NPC;
  if (group.demon) sum += DEMON;
  return sum + CARD * (group.backs.equipment + group.backs.magic + group.backs.tactics);
}

const armed = (kind: string): boolean => kind === 'weapon' || kind === 'attack-spell';
