import { choose } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import type { Element } from '../../content/words.ts';
import type { Combat, Duel, Part, State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { isEfficientBlock } from '../combat/group.ts';
import { isPlay, playOptions, playsOn } from '../plays.ts';
import { blockerOf, duelTurn } from './duel.ts';

export const elementsOf = (parts: readonly Part[]): Element[] => [...new Set(parts.map(part => part.element))];

/** A block is efficient if it is against at least one element of the attack (MK-PVPR-07); others count half. */
export function duelBlock(block: readonly Part[], attack: readonly Part[]): number {
  const elements = elementsOf(attack);
  let full = 0;
  let halved = 0;
  for (const { points, element } of block) {
    if (elements.some(one => isEfficientBlock(element, one))) full += points;
    else halved += points;
  }
  return full + Math.floor(halved / 2);
}

/** What is left of the attack: at a distance two points of block stop one of attack, in the melee each does (MK-PVPR-08, -09, MK-PVPM-04). */
export function leftOf(attack: readonly Part[], block: readonly Part[], phase: Duel['phase']): number {
  const total = attack.reduce((sum, part) => sum + part.points, 0);
  const blocked = duelBlock(block, attack);
  return Math.max(0, total - (phase === 'ranged' ? Math.floor(blocked / 2) : blocked));
}

/** The other player blocks as much as he likes (MK-PVPR-06). */
export function* blockStep(state: State, io: Io, duel: Duel): Flow {
  const seat = blockerOf(duel);
  const turn = duelTurn(state, seat);
  const combat = turn.combat as Combat;
  combat.phase = 'block';
  combat.group ??= { kind: 'block', foe: -1, attack: -1, parts: [] };
  const { parts } = combat.group;
  const total = duelBlock(parts, duel.attack);
  const needs = duel.attack.reduce((sum, part) => sum + part.points, 0);
  const choice = yield* choose({
    seat,
    kind: 'duel-block',
    rule: 'MK-PVPR-06',
    always: true,
    options: (): Choice[] => [{ do: 'hold', total, needs }, ...playOptions(state, io, turn)],
  });
  if (choice.do === 'hold') {
    duel.left = leftOf(duel.attack, parts, duel.phase);
    combat.group = null;
    duel.stage = 'damage';
    io.tell?.({
      kind: 'duel-blocked',
      seat,
      parts: parts.map(part => ({ ...part })),
      left: duel.left,
      rule: 'MK-PVPR-11',
    });
  } else if (isPlay(choice)) yield* playsOn(state, io, turn, choice);
}
