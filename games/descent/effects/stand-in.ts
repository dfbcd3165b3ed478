import { speak } from '@tafelrunde/engine';
import { aimed } from '../rules/attack/attack.ts';
import { attackOf, figureOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The figure it works on trades places with the target of the attack and is its target instead. */
export interface StandIn {
  readonly do: 'stand-in';
}

export const standIn: DescentWord<StandIn> = {
  can: ({ state, on }) => state.attacks.length > 0 && on.some(id => figureOf(state, id)?.cells.length === 1),
  act({ state, io, on }) {
    const attack = attackOf(state);
    const at = attack.aims.findIndex(({ target }) => target);
    const old = attack.aims[at];
    const a = figureOf(state, on[0] ?? '');
    const b = figureOf(state, old?.figure ?? '');
    if (old === undefined || a === null || b === null || a.cells.length !== 1 || b.cells.length !== 1) return;
    [a.cells, b.cells] = [b.cells, a.cells];
    for (const { id, cells } of [a, b])
      io.tell?.({ kind: 'placed', figure: id, cells: [...cells], rule: 'D2-MOVE-24' });
    attack.aims[at] = aimed(state, attack.by, { figure: a.id, cell: old.cell }, true);
    io.tell?.({ kind: 'retargeted', by: attack.by, from: b.id, to: a.id, rule: 'D2-TGT-12' });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Trades places with the target and becomes the target instead.',
      'Tauscht mit dem Ziel den Platz und wird stattdessen zum Ziel.',
    ),
};
