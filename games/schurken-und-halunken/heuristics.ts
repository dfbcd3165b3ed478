import type { Seat } from '@tafelrunde/engine';
import { supportCard } from './content/index.ts';
import { scenarioRules } from './content/scenarios/index.ts';
import type { GroupView, View } from './view.ts';

const FIGURE = 6;
const GEAR = 1.2;
const WEAPON = 2.5;
const CARD = 0.6;
const NPC = 1.5;
const DEMON = -2.5;
const MATE = 0.9;

/** How a seat stands: the strength of its side against that of its rivals, and the aims of the scenario; a side that is out has lost. */
export function value(view: View, seat: Seat): number {
  const own = view.groups[seat];
  if (!own || view.groups.every(group => group.out || group.team !== own.team)) return -1_000;
  let side = 0;
  let rivals = 0;
  let count = 0;
  for (const group of view.groups) {
    const worth = group.out ? 0 : strength(group);
    if (group === own) side += worth;
    else if (group.team === own.team) side += worth * MATE;
    else {
      rivals += worth;
      count++;
    }
  }
  const aims = scenarioRules(view.scenario).worth?.(view, seat) ?? 0;
  return side - (count === 0 ? 0 : (rivals * 2) / (count + 1)) + aims;
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
