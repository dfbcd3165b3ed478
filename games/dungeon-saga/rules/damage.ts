import { endAt, endWith } from '@tafelrunde/engine';
import { boardOf, cellsOf } from '../board.ts';
import { adventureOf } from '../content/adventures/index.ts';
import { damageOf, minion } from '../content/index.ts';
import type { Context } from '../effects/word.ts';
import { type Attack, type Figure, type Io, isHero, onBoard, type Play, type State, sheetOf } from '../state.ts';
import { dropFinds, isWarded } from './finds.ts';
import { announce } from './moments.ts';
import { happen } from './twists.ts';

/** Step 4 of every attack: what the hits do (DS-MELEE-17, -18). */
export function* damage(state: State, io: Io, attack: Attack, figure: Figure, hits: number): Play {
  if (hits === 0) return;
  if (figure.kind !== 'minion') return yield* wound(state, io, figure, { attack, prevented: false });
  switch (damageOf(minion(figure.of), hits)) {
    case 'nothing':
      return;
    case 'injured':
      return figure.wounds > 0 ? remove(state, io, figure, 'destroyed') : injure(io, figure);
    case 'bones':
      return remove(state, io, figure, 'bones');
    case 'destroyed':
      return remove(state, io, figure, 'destroyed');
  }
}

function injure(io: Io, figure: Figure): void {
  figure.wounds = 1;
  io.tell?.({ kind: 'injured', figure: figure.id, rule: 'DS-DMG-13' });
}

/** One wound of an attack, however many hits (DS-DMG-05). */
function* wound(state: State, io: Io, figure: Figure, context: Context): Play {
  yield* announce(state, io, 'wounding', figure, context);
  if (context.prevented) {
    io.tell?.({ kind: 'prevented', figure: figure.id, rule: 'DS-ITEM-07' });
    return;
  }
  yield* takeWound(state, io, figure, context);
}

/** A wound from whatever cause; the last one cripples (DS-DMG-15). */
export function* takeWound(state: State, io: Io, figure: Figure, context: Context): Play {
  if (isWarded(state, figure)) {
    io.tell?.({ kind: 'prevented', figure: figure.id, rule: 'DS-REF-02' });
    return;
  }
  const last = figure.wounds + 1 >= (sheetOf(figure)?.wounds ?? 1);
  if (last) {
    context.prevented = false;
    yield* announce(state, io, 'crippling', figure, context);
    if (context.prevented) {
      io.tell?.({ kind: 'prevented', figure: figure.id, rule: 'DS-ITEM-07' });
      return;
    }
  }
  figure.wounds++;
  io.tell?.({ kind: 'wounded', figure: figure.id, wounds: figure.wounds, rule: 'DS-DMG-06' });
  if (last) remove(state, io, figure, 'crippled');
}

/** DS-DMG-07, -08, -14; an injured minion is well again. */
export function heal(io: Io, figure: Figure, wounds: number): void {
  const healed = Math.min(figure.wounds, wounds);
  if (healed === 0) return;
  figure.wounds -= healed;
  io.tell?.({ kind: 'healed', figure: figure.id, wounds: healed, rule: 'DS-DMG-07' });
}

/** Takes a figure off the board, with everything that lasts because of it. */
export function remove(state: State, io: Io, figure: Figure, as: 'bones' | 'destroyed' | 'crippled'): void {
  if (!onBoard(state, figure.id)) return;
  if (as === 'bones') state.bones.push(...cellsOf(boardOf(state), figure).slice(0, 1));
  state.figures.splice(state.figures.indexOf(figure), 1);
  endWith(state.grants, figure.id);
  endAt(state.grants, 'next-turn', figure.id);
  state.slain[figure.of] = (state.slain[figure.of] ?? 0) + 1;
  io.tell?.({ kind: 'fell', figure: figure.id, as, rule: as === 'crippled' ? 'DS-DMG-15' : 'DS-DMG-01' });
  if (isHero(figure)) {
    dropFinds(state, io, figure);
    state.fallen = { ...state.fallen, [figure.id]: [...figure.items] };
  } else happen(state, io, adventureOf(state.adventure), { is: 'slain', who: figure.of });
}
