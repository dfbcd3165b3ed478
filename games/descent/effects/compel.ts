import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { attackWith } from '../rules/attack/attack.ts';
import { targetsFor } from '../rules/attack/targets.ts';
import { weaponsOf } from '../rules/attack/weapons.ts';
import type { DescentWord } from './word.ts';

/** A monster makes one attack under the owner's command, on other monsters. */
export interface Compel {
  readonly do: 'compel';
}

export const compel: DescentWord<Compel> = {
  *act({ state, io, on, seat, source }) {
    for (const figure of on) {
      state.commanded = { figure, seat };
      const options = weaponsOf(state, figure).flatMap(weapon =>
        targetsFor(state, figure, weapon).map(
          ({ figure: target, cell }): Choice => ({
            do: 'attack',
            weapon: weapon.id,
            target,
            cell,
          }),
        ),
      );
      if (options.length > 0) {
        const choice = yield* choose<Choice, AskKind>({
          seat,
          kind: 'pick',
          rule: 'D2-ASTEP-04',
          about: source.id,
          options: [...options, { do: 'pass' }],
        });
        const weapon = weaponsOf(state, figure).find(({ id }) => choice.do === 'attack' && id === choice.weapon);
        if (choice.do === 'attack' && weapon !== undefined)
          yield* attackWith(state, io, {
            by: figure,
            weapon,
            targets: [{ figure: choice.target, cell: choice.cell }],
            source: source.id,
          });
      }
      state.commanded = null;
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'It attacks another monster under your command.',
      'Es greift unter deinem Befehl ein anderes Monster an.',
    ),
};
