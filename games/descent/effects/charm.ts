import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { attackWith } from '../rules/attack/attack.ts';
import { targetsFor } from '../rules/attack/targets.ts';
import { weaponsOf } from '../rules/attack/weapons.ts';
import { moveAtOnce } from '../rules/moving.ts';
import { speedOf } from '../rules/values.ts';
import { announce } from '../rules/window.ts';
import { figureOf, isHero, overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord performs one move or one attack action with the hero, who counts as a monster meanwhile and may be made to attack himself (D2C-CHRM-01 to -23). */
export interface Charm {
  readonly do: 'charm';
  /** An attack action or a move action and nothing else; on another hero only. */
  readonly only?: 'attack' | 'move';
  readonly others?: true;
}

export const charm: DescentWord<Charm> = {
  can: ({ state, on }) => on.some(id => (figureOf(state, id)?.cells.length ?? 0) > 0),
  *act({ state, io, on }, { only, others }) {
    for (const id of on) {
      const figure = figureOf(state, id);
      if (figure === null || figure.cells.length === 0) continue;
      state.charmed = id;
      const options: Choice[] = only === 'attack' || figure.conditions.includes('immobilized') ? [] : [{ do: 'move' }];
      for (const weapon of only === 'move' ? [] : weaponsOf(state, id)) {
        for (const { figure: target, cell } of targetsFor(state, id, weapon))
          if (!others || isHero(state, target)) options.push({ do: 'attack', weapon: weapon.id, target, cell });
        if (!others) options.push({ do: 'attack', weapon: weapon.id, target: id, cell: figure.cells[0] ?? 0 });
      }
      options.push({ do: 'pass' });
      const choice = yield* choose<Choice, AskKind>({
        seat: overlordSeat(state),
        kind: 'monster-turn',
        rule: 'D2C-CHRM-03',
        about: id,
        options,
      });
      if (choice.do === 'move') yield* moveAtOnce(state, io, id, speedOf(state, id), 'move-1');
      else if (choice.do === 'attack') {
        const weapon = weaponsOf(state, id).find(one => one.id === choice.weapon);
        if (weapon !== undefined)
          yield* attackWith(state, io, { by: id, weapon, targets: [{ figure: choice.target, cell: choice.cell }] });
      }
      // An action like any other: whoever bleeds suffers for it (D2C-CHRM-17).
      if (choice.do !== 'pass') yield* announce(state, io, 'action-done', { figure: id });
      state.charmed = null;
    }
  },
  say({ only, others }, { lang }) {
    const t = speak(lang);
    if (only === 'move')
      return t(
        'The overlord performs a move action with that hero.',
        'Der Overlord führt mit diesem Helden eine Bewegungsaktion aus.',
      );
    if (only !== 'attack')
      return t(
        'The overlord performs a move or attack action with that hero.',
        'Der Overlord führt mit diesem Helden eine Bewegungs- oder Angriffsaktion aus.',
      );
    const whom = others ? t(' on another hero', ' auf einen anderen Helden') : '';
    return t(
      `The overlord performs an attack action with that hero${whom}.`,
      `Der Overlord führt mit diesem Helden eine Angriffsaktion${whom} aus.`,
    );
  },
};
