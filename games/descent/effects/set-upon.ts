import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { attackWith } from '../rules/attack/attack.ts';
import { targetsFor } from '../rules/attack/targets.ts';
import { weaponsOf } from '../rules/attack/weapons.ts';
import { areAdjacent } from '../rules/map.ts';
import { mayMove, moveAtOnce } from '../rules/moving.ts';
import { speedOf } from '../rules/values.ts';
import { type FigureId, figureOf, overlordSeat, type State } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** One monster attacks the figure it works on: one next to it, or any, which moves up to its speed first and attacks if it can. */
export interface SetUpon {
  readonly do: 'set-upon';
  readonly from: 'adjacent' | 'anywhere';
}

const standing = ({ state, on }: Doing, { from }: SetUpon): FigureId[] => {
  const [target = ''] = on;
  if ((figureOf(state, target)?.cells.length ?? 0) === 0) return [];
  return state.monsters
    .filter(({ id, cells }) => cells.length > 0 && (from === 'anywhere' || areAdjacent(state, id, target)))
    .map(({ id }) => id);
};

const blows = (state: State, by: FigureId, target: FigureId): Extract<Choice, { do: 'attack' }>[] =>
  weaponsOf(state, by).flatMap(weapon =>
    targetsFor(state, by, weapon)
      .filter(({ figure }) => figure === target)
      .map(({ cell }) => ({ do: 'attack' as const, weapon: weapon.id, target, cell })),
  );

export const setUpon: DescentWord<SetUpon> = {
  can: (at, effect) => standing(at, effect).length > 0,
  *act(at, effect) {
    const { state, io, on, source } = at;
    const [target] = on;
    const monsters = standing(at, effect);
    const seat = overlordSeat(state);
    if (target === undefined || monsters.length === 0) return;
    const picked = yield* choose<Choice, AskKind>({
      seat,
      kind: 'pick',
      rule: 'D2-TGT-13',
      about: at.source.id,
      options: monsters.map(figure => ({ do: 'pick', figure })),
    });
    const by = picked.do === 'pick' ? picked.figure : (monsters[0] ?? '');
    if (effect.from === 'anywhere' && mayMove(state, by))
      yield* moveAtOnce(state, io, by, speedOf(state, by), source.id);
    const options = blows(state, by, target);
    if (options.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({ seat, kind: 'pick', rule: 'D2-ASTEP-04', about: by, options });
    const weapon = weaponsOf(state, by).find(({ id }) => choice.do === 'attack' && id === choice.weapon);
    if (choice.do === 'attack' && weapon !== undefined)
      yield* attackWith(state, io, { by, weapon, targets: [{ figure: target, cell: choice.cell }], source: source.id });
  },
  say: ({ from }, { lang }) =>
    from === 'adjacent'
      ? speak(lang)('A monster next to it attacks it.', 'Ein angrenzendes Monster greift es an.')
      : speak(lang)(
          'One monster moves up to its speed and attacks it, if it can.',
          'Ein Monster bewegt sich bis zu seiner Geschwindigkeit und greift es an, wenn es kann.',
        ),
};
