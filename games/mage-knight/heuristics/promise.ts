import type { AskOf } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { isWound } from '../content/cards.ts';
import { enemyOf } from '../content/enemies.ts';
import { unitOf } from '../content/units.ts';
import { distance } from '../rules/lattice.ts';
import { partsOf } from '../rules/megalopolis.ts';
import type { Hex } from '../state.ts';
import type { MageKnight } from '../types.ts';
import type { View } from '../view.ts';

/** Which options are worth a look first: a turn played by it alone is a sensible one. */
export function promise(choice: Choice, ask: AskOf<MageKnight>, view: View): number {
  switch (choice.do) {
    case 'strike':
    case 'hold':
      return 6;
    case 'recruit':
      return 4 + unitOf(choice.unit).level;
    case 'learn':
      return 4.5;
    case 'buy':
      return choice.what === 'healing' ? 3 : 4;
    case 'heal':
      return 5;
    case 'gain-skill':
      return 3;
    case 'explore':
      return 4;
    case 'enter':
    case 'challenge':
      return ask.kind === 'challenge' ? -1 : 1;
    case 'interact':
      return 2.5;
    case 'burn':
      return -2;
    case 'step':
      return step(choice.to, view, ask.seat);
    case 'play':
      return play(choice, ask, view);
    case 'unit':
      return ask.kind === 'turn' ? 0.5 : 2;
    case 'skill':
      return 2;
    case 'use':
      return 2;
    case 'target':
      return 3 + enemyOf(choice.token).fame / 10;
    case 'block':
      return 2;
    case 'pay':
      return choice.with === 'die' || choice.with === 'token' ? 2 : 0;
    case 'rest':
      return -1;
    case 'announce':
      return -0.5;
    case 'discard':
      return ask.kind === 'discard' ? -2 : 0;
    case 'stay':
    case 'drop':
    case 'without':
      return -3;
    case 'done':
      return ask.kind === 'discard' ? 1 : -0.5;
    case 'end':
      return -1.5;
    default:
      return 0;
  }
}

/** Strong sides before others; sideways only where nothing better is at hand. */
function play({ as, card }: Extract<Choice, { do: 'play' }>, ask: AskOf<MageKnight>, view: View): number {
  const building = view.turns[view.turns.length - 1]?.combat?.group ?? null;
  const inCombat = ask.kind === 'ranged' || ask.kind === 'block' || ask.kind === 'attack';
  if (inCombat && building === null) return -0.2;
  if (as === 'strong') return 2.5;
  if (as === 'basic') return isWound(card) ? -1 : 1.5;
  return inCombat || ask.kind === 'interaction' ? 0.6 : -1;
}

/** Towards what can be taken or explored. */
function step(to: Hex, view: View, seat: number): number {
  let nearest = 6;
  for (const [key, site] of Object.entries(view.map.sites))
    if (!site.gone && !site.conquered && (site.tokens.length > 0 || site.kind === 'dungeon' || site.kind === 'village'))
      for (const part of partsOf(view, Number(key))) nearest = Math.min(nearest, distance(to, part));
  const came = view.turns.find(turn => turn.seat === seat)?.path.includes(to) ?? false;
  return (came ? -3 : 1.5) - 0.3 * nearest;
}
