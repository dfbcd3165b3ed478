import { DrawnChance, type Sum, totalOf } from '@tafelrunde/engine';
import { copyState } from './copying.ts';
import { vocabulary } from './effects/vocabulary.ts';
import { reach } from './rules/attack/area.ts';
import { lethalOf } from './rules/attack/counting.ts';
import { hitsOn } from './rules/attack/hits-on.ts';
import { attackDoing, isNumber } from './rules/attack/properties.ts';
import { tally } from './rules/dice.ts';
import { changedValue } from './rules/values.ts';
import { attackOf, type Defence, type FigureId, type State } from './state.ts';
import type { View } from './view.ts';

/** How an attack stands if nothing more is spent: whom it reaches, with how many hits, and how many of them are lethal (SS-ATK-13, SS-LETH-01). */
export interface RunningAttack {
  readonly targets: readonly { readonly figure: FigureId; readonly hits: Sum; readonly lethal: number }[];
  /** So much armour it passes by. */
  readonly pierce: number;
}

/** How a defence stands: blocks against the hits that can be blocked, and the wounds that would be left (SS-DEF-10, -11). */
export interface RunningDefence {
  readonly ordinary: number;
  readonly lethal: number;
  readonly blocks: Sum;
  readonly wounds: number;
}

class NoDice extends DrawnChance {
  override int(): number {
    throw new Error('What only counts rolls no dice.');
  }
}

/** The attack under way with all symbols that are spent so far, counted by the rules on a copy of what everybody sees. */
export function runningAttack(view: View): RunningAttack | null {
  if (view.attacks.length === 0) return null;
  const state = copyState(view as State);
  const made = attackOf(state);
  if (made.step === 'roll' || made.step === 'properties')
    for (const n of made.used) {
      const property = made.properties[n];
      if (property === undefined || !isNumber(property)) continue;
      for (const _ of vocabulary.carryOut(attackDoing(state, { chance: new NoDice() }, made), property.effects));
    }
  return {
    pierce: made.pierce,
    targets: reach(state, made).map(figure => {
      const hits = hitsOn(state, made, figure);
      return { figure, hits, lethal: lethalOf(made, totalOf(hits)) };
    }),
  };
}

export function runningDefence(view: View, defence: Defence): RunningDefence {
  const { of, dice, spent, ordinary, lethal } = defence;
  const automatic = changedValue(view as State, of, 'blocks', 0, { figure: of, other: attackOf(view as State).by });
  const parts = [...automatic.parts, ...defence.blocks.parts];
  const blocks: Sum = { base: tally(dice).block - spent.block + automatic.base, parts, least: 0 };
  return { ordinary, lethal, blocks, wounds: Math.max(0, ordinary - totalOf(blocks)) + lethal };
}
