import { speak } from '@tafelrunde/engine';
import { isOut, suffer } from '../rules/damage.ts';
import { rollFree } from '../rules/dice.ts';
import { defencePool } from '../rules/values.ts';
import type { DescentWord } from './word.ts';

/** Each figure suffers so much damage, less the shields of a defence roll of its own; it is no attack. */
export interface Smite {
  readonly do: 'smite';
  readonly n: number;
}

export const smite: DescentWord<Smite> = {
  can: ({ state, on }) => on.some(id => !isOut(state, id)),
  *act({ state, io, on, by, source }, { n }) {
    for (const id of on) {
      if (isOut(state, id)) continue;
      const { shields } = rollFree(io, id, defencePool(state, id), 'D2-ALLY-05');
      yield* suffer(state, io, id, Math.max(0, n - shields), { by: source.id, from: by });
    }
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Suffers ${n} damage, less the shields of its own defence roll; this is no attack.`,
      `Erleidet ${n} Schaden, vermindert um die Schilde eines eigenen Verteidigungswurfs; das ist kein Angriff.`,
    ),
};
