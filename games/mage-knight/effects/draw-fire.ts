import { speak } from '@tafelrunde/engine';
import { lay } from '../rules/lasting.ts';
import type { MageWord } from './word.ts';

/** The damage of the attack chosen before must first be assigned to the unit whose ability it is, even by an assassin. */
export interface DrawFire {
  readonly do: 'draw-fire';
}

/** What remains of it: this attack and the unit that has to stand in front. Passive: assigning damage reads it. */
export interface DamageFirst {
  readonly do: 'damage-first';
  readonly foe: number;
  readonly attack: number;
}

export const drawFire: MageWord<DrawFire> = {
  can: () => false,
  act(at) {
    const { state, source } = at;
    const { attack, foes } = at.noted;
    // Between players it is the attack that is being answered.
    if (state.duel !== null && foes.length > 0) state.duel.first = source.unit;
    if (attack === undefined) return;
    lay(at, 'combat-end', `damage-first-${attack.foe}-${attack.attack}`, { do: 'damage-first', ...attack });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Its damage must first be assigned to this unit, even with assassination.',
      'Sein Schaden muss zuerst dieser Einheit zugewiesen werden, auch bei einem Attentat.',
    ),
};

export const damageFirst: MageWord<DamageFirst> = {
  say: (_, { lang }) =>
    speak(lang)(
      'the damage of one attack goes to this unit first.',
      'der Schaden eines Angriffs trifft zuerst diese Einheit.',
    ),
};
