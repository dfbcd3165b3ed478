import type { Flow, Io } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { enemyOf } from '../../content/enemies.ts';
import type { Event } from '../../events.ts';
import type { Combat, CombatPhase, State, Turn } from '../../state.ts';
import { endLasting } from '../lasting.ts';
import { discardToken, drawToken } from '../tokens.ts';
import { assignDamage } from './damage.ts';
import { foeOf, newFoe, standing, threats } from './foe.ts';
import { attackPhase, blockPhase } from './groups.ts';
import { outcome } from './outcome.ts';

/** One decision of a combat. */
export function* combatStep(state: State, io: Io<Event>, turn: Turn): Flow<void, Choice> {
  const combat = turn.combat as Combat;
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

function* nextPhase(state: State, io: Io<Event>, turn: Turn, combat: Combat): Flow<void, Choice> {
  combat.group = null;
  endLasting(state, 'phase-end', turn.seat);
  const next = NEXT[combat.phase];
  if (next === null) return yield* outcome(state, io, turn, combat);
  combat.phase = next;
  if (next === 'block') summon(state, io, turn, combat);
  if (next === 'attack') dismiss(state, combat);
  io.tell?.({ kind: 'phase', seat: turn.seat, phase: next, rule: 'MK-CMB-15' });
}

/** Each summoner is replaced by tokens drawn now (MK-BLK-02, -03); an attack that was prevented summons nothing. */
function summon(state: State, io: Io<Event>, turn: Turn, combat: Combat): void {
  for (const number of standing(combat)) {
    const foe = foeOf(combat, number);
    const { attacks } = enemyOf(foe.token);
    if (!attacks.some(attack => 'summon' in attack)) continue;
    let came = false;
    attacks.forEach((attack, i) => {
      if (!('summon' in attack) || foe.attacks[i]?.off) return;
      const token = drawToken(state, io, attack.summon);
      io.tell?.({ kind: 'summoned', by: foe.token, token, rule: 'MK-BLK-02' });
      if (token === null) return;
      combat.foes.push(newFoe(token, 'summoned', null, number));
      came = true;
    });
    foe.away = came;
  }
  void turn;
}

/** Summoned enemies are discarded without fame, and their summoners are back (MK-BLK-04, -13, MK-DMG-22). */
function dismiss(state: State, combat: Combat): void {
  for (const foe of combat.foes) {
    if (foe.from === 'summoned') {
      if (!foe.defeated && !foe.away) discardToken(state, foe.token);
      foe.away = true;
    } else foe.away = false;
  }
}
