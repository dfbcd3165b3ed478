import { choose } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import type { Combat, Duel, State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { timesCounted } from '../combat/group.ts';
import { endLasting } from '../lasting.ts';
import { isPlay, playOptions, playsOn } from '../plays.ts';
import { blockerOf, duelTurn } from './duel.ts';
import { endDuel } from './outcome.ts';
import { emboldened, hasWalls, unitsFight } from './units.ts';

/** The attacker attacks or passes (MK-PVPR-02, -03). Points are simply added up: nobody resists them as a whole. */
export function* attackStep(state: State, io: Io, duel: Duel): Flow {
  const seat = duel.attacker;
  const turn = duelTurn(state, seat);
  const combat = turn.combat as Combat;
  combat.phase = duel.phase === 'ranged' ? 'ranged' : 'attack';
  combat.walls = duel.phase === 'ranged' && hasWalls(state, duel, seat);
  if (combat.group === null) {
    combat.group = { kind: 'attack', targets: [], parts: [] };
    duel.mana = 0 - turn.spent.length;
  }
  const counted = combat.group.parts.map(part => ({
    ...part,
    points: part.points * timesCounted(state, turn, combat, [], part, combat.walls ?? false),
  }));
  const parts = emboldened(state, blockerOf(duel), counted);
  const total = parts.reduce((sum, part) => sum + part.points, 0);
  const choice = yield* choose({
    seat,
    kind: 'duel-attack',
    rule: duel.phase === 'ranged' ? 'MK-PVPR-02' : 'MK-PVPM-01',
    always: true,
    options: (): Choice[] => [
      ...(total > 0 ? [{ do: 'strike', total, needs: 0 } as const] : [{ do: 'pass' } as const]),
      ...playOptions(state, io, turn),
    ],
  });
  if (choice.do === 'strike') {
    duel.attack = parts.filter(({ points }) => points > 0);
    duel.tamed = false;
    duel.attacks++;
    duel.onHero = { damage: 0, ignored: null, wounds: 0 };
    duel.first = null;
    duel.slow = [];
    duel.mana += turn.spent.length;
    duel.passed = 0;
    combat.group = null;
    combat.opened = true;
    duel.stage = 'block';
    io.tell?.({ kind: 'duel-attacked', seat, parts: parts.map(part => ({ ...part })), total, rule: 'MK-PVPR-03' });
    yield* unitsFight(state, io, turn, parts);
  } else if (choice.do === 'pass') {
    combat.group = null;
    combat.opened = true;
    io.tell?.({ kind: 'duel-passed', seat, rule: 'MK-PVPR-02' });
    yield* passOn(state, io, duel);
  } else if (isPlay(choice)) yield* playsOn(state, io, turn, choice);
}

/** Roles alternate; when both have passed in succession the phase is over, after the second one the duel (MK-PVPR-12, MK-PVPM-11). */
export function* passOn(state: State, io: Io, duel: Duel): Flow {
  duel.passed++;
  duel.attacker = blockerOf(duel);
  if (duel.passed < 2) return;
  if (duel.phase === 'melee') return yield* endDuel(state, io, duel, null, null);
  for (const seat of [duel.aggressor, duel.defender]) endLasting(state, 'phase-end', seat);
  duel.phase = 'melee';
  duel.passed = 0;
  // In the melee phase the aggressor attacks first (MK-PVPM-01).
  duel.attacker = duel.aggressor;
}
