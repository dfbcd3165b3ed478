import type { EnemyId } from '../../content/enemies.ts';
import type { SkillId } from '../../content/skills/index.ts';
import type { CombatPhase, State } from '../../state.ts';
import { fight, type Sitting, sit, skill } from '../positions.ts';

/** Seat 0 has this skill and is on the way. */
export const moving = (id: SkillId, arrange: (state: State) => void = () => {}, night = false): Sitting =>
  sit({ night }, state => {
    skill(state, 0, id);
    arrange(state);
  });

/** Seat 0 has this skill and fights. */
export const inCombat = (
  id: SkillId,
  phase: CombatPhase,
  foes: readonly EnemyId[] = ['swordsmen'],
  arrange: (state: State) => void = () => {},
  night = false,
): Sitting =>
  sit({ night }, state => {
    skill(state, 0, id);
    arrange(state);
    fight(state, foes, { phase });
  });

/** The same with an attack or block begun. */
export const fighting = (
  id: SkillId,
  phase: CombatPhase,
  foes?: readonly EnemyId[],
  arrange?: (state: State) => void,
  night = false,
): Sitting => inCombat(id, phase, foes, arrange, night).choose(phase === 'block' ? 'block:0,0' : 'target:0');

/** Enough cards for any hand. */
export const many = (): 'march'[] => Array.from({ length: 9 }, () => 'march');
