import { speak } from '@tafelrunde/engine';
import { resultOf } from '../rules/attack/result.ts';
import { suffer } from '../rules/damage.ts';
import { roll, shown } from '../rules/dice.ts';
import { defencePool } from '../rules/values.ts';
import { attackOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The attacker suffers all damage of his attack, less the shields of his own defence dice, and nothing else of it (D2C-OL-02 to -04). */
export interface Recoil {
  readonly do: 'recoil';
}

export const recoil: DescentWord<Recoil> = {
  can: ({ state }) => state.attacks.length > 0,
  *act({ state, io, source }) {
    const attack = attackOf(state);
    const dice = roll(io, defencePool(state, attack.by));
    io.tell?.({
      kind: 'attack-rolled',
      by: attack.by,
      dice: [],
      defence: [{ figure: attack.by, dice: dice.map(die => ({ ...die })) }],
      rule: 'D2C-OL-03',
    });
    const n = resultOf(attack).damage - shown(dice).shields;
    yield* suffer(state, io, attack.by, Math.max(0, n), { by: source.id });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The attacker suffers the damage of his own attack, and defends himself against it.',
      'Der Angreifer erleidet den Schaden des eigenen Angriffs und verteidigt sich dagegen.',
    ),
};
