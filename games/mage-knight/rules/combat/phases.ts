import type { Combat, CombatPhase, State, Turn } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { endLasting } from '../lasting.ts';
import { assignDamage } from './damage.ts';
import { standing, threats } from './foe.ts';
import { beginAgain } from './given-up.ts';
import { attackPhase, blockPhase } from './groups.ts';
import { outcome } from './outcome.ts';
import { setSecretDie, showSecretDie } from './secret-die.ts';
import { summon, summonersReturn } from './summoned.ts';

/** One decision of a combat. */
export function* combatStep(state: State, io: Io, turn: Turn): Flow {
  const combat = turn.combat as Combat;
  if (combat.secret && !combat.secret.set) return yield* setSecretDie(io, combat, combat.secret);
  if (standing(combat).length === 0 && combat.foes.every(foe => foe.defeated || foe.from === 'summoned'))
    return yield* outcome(state, io, turn, combat);
  switch (combat.phase) {
    case 'ranged':
    case 'attack':
      if (yield* attackPhase(state, io, turn, combat)) yield* nextPhase(state, io, turn, combat);
      return;
    case 'block':
      if (threats(combat).length === 0 || (yield* blockPhase(state, io, turn, combat)))
        yield* nextPhase(state, io, turn, combat);
      return;
    case 'damage':
      if (threats(combat).length === 0) yield* nextPhase(state, io, turn, combat);
      else yield* assignDamage(state, io, turn, combat);
      return;
  }
}

const NEXT: Readonly<Record<CombatPhase, CombatPhase | null>> = {
  ranged: 'block',
  block: 'damage',
  damage: 'attack',
  attack: null,
};

function* nextPhase(state: State, io: Io, turn: Turn, combat: Combat): Flow {
  combat.group = null;
  beginAgain(combat);
  endLasting(state, 'phase-end', turn.seat);
  const next = NEXT[combat.phase];
  if (next === null) return yield* outcome(state, io, turn, combat);
  combat.phase = next;
  if (next === 'block') summon(state, io, turn.seat, combat);
  if (next === 'attack') summonersReturn(state, combat);
  io.tell?.({ kind: 'phase', seat: turn.seat, phase: next, rule: 'MK-CMB-15' });
  showSecretDie(io, combat);
}
