import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { attackWith } from '../rules/attack/attack.ts';
import { targetsFor } from '../rules/attack/targets.ts';
import { weaponsOf } from '../rules/attack/weapons.ts';
import { basesOver } from '../rules/map.ts';
import { moveSpaces } from '../rules/moving.ts';
import { speedOf } from '../rules/values.ts';
import { figureOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** A monster just defeated stands again in its space for one move and one attack under the owner's command, then it is gone (D2C-NECR-01 to -03). */
export interface Command {
  readonly do: 'command';
}

export const command: DescentWord<Command> = {
  *act({ state, io, on, seat, source, about }) {
    for (const id of on) {
      const figure = figureOf(state, id);
      if (figure === null || figure.cells.length > 0 || about.cell === undefined) continue;
      figure.cells = basesOver(state, id, about.cell)[0] ?? [about.cell];
      figure.damage = 0;
      state.commanded = { figure: id, seat };
      yield* moveSpaces(state, io, id, speedOf(state, id), { by: source.id, seat });
      for (const weapon of weaponsOf(state, id)) {
        const targets = targetsFor(state, id, weapon);
        if (targets.length === 0) continue;
        const choice = yield* choose<Choice, AskKind>({
          seat,
          kind: 'pick',
          rule: 'D2C-NECR-01',
          about: source.id,
          options: [
            ...targets.map(({ figure: target, cell }): Choice => ({ do: 'attack', weapon: weapon.id, target, cell })),
            { do: 'pass' },
          ],
        });
        if (choice.do === 'attack')
          yield* attackWith(state, io, { by: id, weapon, targets: [{ figure: choice.target, cell: choice.cell }] });
      }
      state.commanded = null;
      figure.cells = [];
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'It moves up to its speed and attacks under your command, then it is gone.',
      'Es bewegt sich bis zu seiner Geschwindigkeit und greift unter deinem Befehl an, dann ist es fort.',
    ),
};
