import { choose } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import type { Element } from '../../content/words.ts';
import type { Combat, Duel, Part, State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { isEfficientBlock } from '../combat/group.ts';
import { doing } from '../doing.ts';
import { isPlay, playOptions, playsOn } from '../plays.ts';
import { announce } from '../triggers.ts';
import { blockerOf, duelTurn } from './duel.ts';
import { involved, slowed, softenUnit, unitsFight } from './units.ts';

export const elementsOf = (parts: readonly Part[]): Element[] => [...new Set(parts.map(part => part.element))];

/** At a distance attacks are swift until an effect takes that away (MK-PVPR-09, -10). */
export const isSwift = ({ phase, tamed }: Pick<Duel, 'phase' | 'tamed'>): boolean => phase === 'ranged' && !tamed;

/** A block is efficient if it is against at least one element of the attack (MK-PVPR-07); the others count half together. */
export function duelBlock(block: readonly Part[], { attack, phase, tamed }: Answered): number {
  const elements = elementsOf(attack);
  const swift = isSwift({ phase, tamed });
  let full = 0;
  let halved = 0;
  for (const { points, element, doubleAgainstSwift } of block) {
    const counted = swift && doubleAgainstSwift ? 2 * points : points;
    if (elements.some(one => isEfficientBlock(element, one))) full += counted;
    else halved += counted;
  }
  return full + Math.floor(halved / 2);
}

/** What of a duel decides how much a block stops. */
export type Answered = Pick<Duel, 'attack' | 'phase' | 'tamed'>;

/** What is left of the attack: two points of block stop one of a swift attack, each does of another (MK-PVPR-08, -09, MK-PVPM-04). */
export function leftOf(block: readonly Part[], answered: Answered): number {
  const total = answered.attack.reduce((sum, part) => sum + part.points, 0);
  const blocked = duelBlock(block, answered);
  return Math.max(0, total - (isSwift(answered) ? Math.floor(blocked / 2) : blocked));
}

/** The other player blocks as much as he likes (MK-PVPR-06). */
export function* blockStep(state: State, io: Io, duel: Duel): Flow {
  const seat = blockerOf(duel);
  const turn = duelTurn(state, seat);
  const combat = turn.combat as Combat;
  combat.phase = 'block';
  // Each attack is another one for what blocks several.
  combat.group ??= { kind: 'block', foe: -1, attack: duel.attacks, parts: [] };
  const { parts } = combat.group;
  const total = duelBlock(parts, duel);
  const needs = duel.attack.reduce((sum, part) => sum + part.points, 0) * (isSwift(duel) ? 2 : 1);
  const choice = yield* choose({
    seat,
    kind: 'duel-block',
    rule: 'MK-PVPR-06',
    always: true,
    options: (): Choice[] => [
      { do: 'hold', total, needs },
      ...(turn.move > 0 && slowed(duel).length > 0 ? [{ do: 'slow' } as const] : []),
      ...playOptions(state, io, turn),
    ],
  });
  if (choice.do === 'hold') {
    duel.left = leftOf(parts, duel);
    const surplus = total - needs;
    combat.group = null;
    combat.opened = true;
    duel.stage = 'damage';
    io.tell?.({
      kind: 'duel-blocked',
      seat,
      parts: parts.map(part => ({ ...part })),
      left: duel.left,
      rule: 'MK-PVPR-11',
    });
    yield* unitsFight(state, io, turn, parts);
    // Only an attack that is reduced to nothing is blocked successfully (MK-PVPS-08).
    if (duel.left > 0 || parts.length === 0) return;
    noteBlocked(duel);
    const sources = parts.map(({ source }) => source);
    yield* announce(state, io, seat, turn, 'attack-blocked', { sources });
    yield* announce(state, io, seat, turn, 'foe-blocked', { sources, n: Math.max(0, surplus) });
  } else if (choice.do === 'slow') {
    turn.move--;
    softenUnit(doing(state, io, turn), slowed(duel)[0] as number, 1);
  } else if (isPlay(choice)) yield* playsOn(state, io, turn, choice);
}

/** The units of a blocked attack, and the hero who led it, are blocked enemies from now on (MK-PVPS-15). */
function noteBlocked(duel: Duel): void {
  const { attacker: seat, blocked } = duel;
  for (const unit of [...involved(duel), null])
    if (!blocked.some(one => one.seat === seat && one.unit === unit)) blocked.push({ seat, unit });
}
