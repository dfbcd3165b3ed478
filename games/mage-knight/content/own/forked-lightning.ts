import { speak } from '@tafelrunde/engine';
import type { Effect } from '../../effects/effect.ts';
import type { MageWord } from '../../effects/word.ts';
import { addToAttack, mayAttackWith } from '../../rules/combat/group.ts';
import { lay } from '../../rules/lasting.ts';
import { opponents } from '../../rules/pvp/units.ts';

/** Forked Lightning: ranged cold fire attack 1 in attacks on several different enemies, as long as the phase lasts. */
export interface Fork {
  readonly do: 'fork';
  readonly n: number;
  /** Enemies already hit. */
  readonly hit?: readonly number[];
}

export const fork: MageWord<Fork> = {
  can(at, { hit = [] }) {
    const group = at.turn.combat?.group;
    return group?.kind === 'attack' && mayAttackWith(at, 'ranged') && !group.targets.some(foe => hit.includes(foe));
  },
  act(at, { n, hit = [] }) {
    const { state, seat, turn } = at;
    const group = turn.combat?.group;
    if (group?.kind !== 'attack') return;
    // Between players all enemies are struck by one attack (MK-PVPS-09).
    if (state.duel !== null) {
      addToAttack(at, Math.min(n, opponents(state, state.duel, seat)), 'ranged', 'coldfire');
      return;
    }
    addToAttack(at, 1, 'ranged', 'coldfire');
    if (n <= 1) return;
    const again: Effect = { do: 'use', effects: [{ do: 'fork', n: n - 1, hit: [...hit, ...group.targets] }] };
    lay(at, 'phase-end', `fork-${n - 1}`, again, { left: 1, unit: null, colours: [] });
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Ranged cold fire attack 1 against up to ${n} different enemies.`,
      `Kaltfeuer-Fernangriff 1 gegen bis zu ${n} verschiedene Gegner.`,
    ),
};
