import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { basesAnywhere, spacesBetween } from '../rules/map.ts';
import { limitsOf, newMonster } from '../rules/monsters.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** A defeated monster of this kind comes back near the space of the effect, and vanishes at the end of the overlord's turn (D2C-OL-54). */
export interface Return {
  readonly do: 'return';
  readonly within: number;
  /** It does not vanish again. */
  readonly stays?: true;
}

export const returns: DescentWord<Return> = {
  *act({ state, io, on, cell, by, source }, { within, stays }) {
    const [id = ''] = on;
    const of = id.replace(/(-master)?-\d+$/, '');
    const group = state.groups.find(one => one.of === of);
    if (group === undefined || cell === null) return;
    const rank = /-master-\d+$/.test(id) ? 'master' : 'minion';
    if (!limitsOf(state, group).includes(rank)) return;
    const near = (cells: readonly number[]): number =>
      cells.filter(one => spacesBetween(state, [cell], one) <= within).length;
    const bases = basesAnywhere(state, of);
    // As many of its spaces as possible within that distance.
    const most = Math.max(0, ...bases.map(near));
    const best = most === 0 ? [] : bases.filter(cells => near(cells) === most);
    if (best.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'place',
      rule: 'D2C-OL-54',
      options: best.map(cells => ({ do: 'base', cells })),
    });
    const monster = newMonster(state, io, group, rank, choice.do === 'base' ? choice.cells : (best[0] ?? []));
    if (stays) return;
    state.delayed.push({
      source: source.id,
      by,
      at: 'overlord-turn-end',
      of: null,
      skip: 0,
      effects: [{ do: 'vanish' }],
      on: [monster.id],
      cell: null,
    });
  },
  say: ({ within, stays }, { lang }) =>
    stays
      ? speak(lang)(
          'It comes back where it fell, within the group limit.',
          'Es kehrt dorthin zurück, wo es fiel, bis zur Gruppengröße.',
        )
      : speak(lang)(
          `It comes back within ${within} spaces and vanishes at the end of that turn.`,
          `Es kehrt im Umkreis von ${within} Feldern zurück und verschwindet am Ende dieses Zugs.`,
        ),
};
