import type { Reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { mayAttack } from '../rules/acting.ts';
import { mayAffect, targetsFor } from '../rules/attack/targets.ts';
import { weaponOf } from '../rules/attack/weapons.ts';
import { isPermitted } from '../rules/in-force.ts';
import { spacesBetween } from '../rules/map.ts';
import { hasAction } from '../rules/turn.ts';
import { figureOf, isHero, type State, sideOf, type Turn } from '../state.ts';
import { because, NO_ACTION, NOT_THERE, STUNNED } from './reasons.ts';

const ATTACKED = because(
  'D2-OTURN-06',
  'A monster performs one action with an attack in its activation, and it is taken.',
  'Ein Monster führt in seiner Aktivierung eine Aktion mit Angriff aus, und die ist getan.',
);
const NO_WEAPON = because('D2-ASTEP-01', 'It has no such weapon equipped.', 'Eine solche Waffe ist nicht ausgerüstet.');
const FRIEND = because('D2-ASTEP-04', 'Only enemies can be targeted.', 'Nur Gegner können das Ziel sein.');
const NOT_SEEN = because(
  'D2-ATK-13',
  'There is no line of sight to that space.',
  'Zu diesem Feld gibt es keine Sichtlinie.',
);
const CANNOT = because(
  'D2-ACTN-03',
  'This figure cannot attack at the moment.',
  'Diese Figur kann zurzeit nicht angreifen.',
);
const ONLY_NEAR = because(
  'D2C-MON-01',
  'Only attacks of adjacent figures affect this one.',
  'Nur Angriffe angrenzender Figuren betreffen diese.',
);
const NO_FREE = because(
  'D2-TWO-01',
  'There is no attack without an action in this turn, or it is made.',
  'In diesem Zug gibt es keinen Angriff ohne Aktion, oder er ist getan.',
);
const ELSEWHERE = because(
  'D2-TGT-03',
  'That figure does not stand on that space.',
  'Auf diesem Feld steht diese Figur nicht.',
);

/** Why the active figure cannot make this attack now. */
export function whyNotAttack(
  state: State,
  turn: Turn,
  { weapon: name, target, cell, free }: Extract<Choice, { do: 'attack' }>,
): Reason | null {
  const { figure: id } = turn;
  const attacker = figureOf(state, id);
  if (attacker?.conditions.includes('stunned')) return STUNNED;
  if (free) {
    if (!turn.free) return NO_FREE;
  } else if (!hasAction(turn, 'attack')) return NO_ACTION;
  else if (!mayAttack(state, turn)) return isHero(state, id) ? NO_ACTION : ATTACKED;
  if (isPermitted(state, id, 'no-attacks')) return CANNOT;
  const weapon = weaponOf(state, id, name);
  if (weapon === null) return NO_WEAPON;
  const figure = figureOf(state, target);
  if (figure === null || figure.cells.length === 0) return NOT_THERE;
  if (sideOf(state, target) === sideOf(state, id)) return FRIEND;
  if (!figure.cells.includes(cell)) return ELSEWHERE;
  if (targetsFor(state, id, weapon).some(one => one.figure === target && one.cell === cell)) return null;
  if (!mayAffect(state, id, target)) return ONLY_NEAR;
  const away = spacesBetween(state, attacker?.cells ?? [], cell);
  if (weapon.type === 'ranged' || away <= weapon.reach) return NOT_SEEN;
  return because(
    weapon.reach > 1 ? 'D2-KEYW-13' : 'D2-ATK-09',
    `The target is ${away} spaces away; this melee attack reaches ${weapon.reach}.`,
    `Das Ziel ist ${away} Felder entfernt; dieser Nahkampfangriff reicht ${weapon.reach} weit.`,
  );
}
