import { choose, type RuleId } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { SITES } from '../../content/sites.ts';
import { type Combat, type Foe, type Hex, heroOf, type Lying, type State, siteAt, type Turn } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { dealtDefenders } from '../dealt-defenders.ts';
import { changeReputation } from '../gain.ts';
import { STEPS } from '../lattice.ts';
import { mainOf } from '../megalopolis.ts';
import { isRampaging } from '../movement.ts';
import { isForeignKeep } from '../safe-space.ts';
import { scenarioRules } from '../scenario.ts';
import { drawToken, revealToken } from '../tokens.ts';
import { announce } from '../triggers.ts';
import { isWallBetween } from '../walls.ts';
import { embolden, newFoe } from './foe.ts';
import { secretDieFor } from './secret-die.ts';

/** What is fought, before the phases begin. */
interface Opening {
  readonly site: Hex | null;
  readonly why: Combat['why'];
  readonly foes: Foe[];
  readonly night?: boolean;
  readonly units?: Combat['units'];
  readonly companion?: number | null;
  readonly path?: number;
}

/** A combat is the action of the turn: what was not spent before is lost (MK-TURN-25, MK-HEAL-07), then the phases begin (MK-CMB-15). */
export function* begin(state: State, io: Io, turn: Turn, opening: Opening, rule: RuleId): Flow {
  const { seat } = turn;
  turn.move = 0;
  turn.influence = 0;
  turn.heal = 0;
  turn.acted = true;
  turn.stage = 'combat';
  const secret = secretDieFor(state, seat, opening.foes.length);
  turn.combat = {
    phase: 'ranged',
    site: opening.site,
    why: opening.why,
    night: opening.night ?? false,
    units: opening.units ?? 'all',
    ...(opening.path !== undefined && { companion: opening.companion ?? null, path: opening.path }),
    foes: opening.foes,
    group: null,
    wounds: 0,
    knockedOut: false,
    hurt: [],
    ...(secret && { secret }),
  };
  embolden(state, seat, opening.foes);
  io.tell?.({ kind: 'combat', seat, foes: opening.foes.map(({ token }) => token), at: opening.site, rule });
  yield* announce(state, io, seat, turn, 'combat-start');
}

/** The tokens of a space become foes; face-down ones are turned up. `across`: the space from which they are fought. */
export function foesAt(
  state: State,
  io: Io,
  hex: Hex,
  from: Foe['from'],
  across: Hex | null = null,
  tokens: readonly Lying[] = siteAt(state, hex)?.tokens ?? [],
): Foe[] {
  const walled = across !== null && isWallBetween(state, across, hex);
  return tokens.flatMap(lying => {
    revealToken(state, io, lying, hex);
    return lying.token === null ? [] : [{ ...newFoe(lying.token, from, mainOf(state, hex)), walled }];
  });
}

/** Which rampaging enemies beside a space are fought too, of the player's choice (MK-CMB-11, -12). */
function* alsoChallenged(state: State, turn: Turn, at: Hex, already: readonly Hex[]): Flow<Hex[]> {
  const chosen: Hex[] = [];
  for (;;) {
    const open = STEPS.map(step => at + step).filter(
      hex => isRampaging(state, hex) && !already.includes(hex) && !chosen.includes(hex),
    );
    if (open.length === 0) return chosen;
    const options: Choice[] = [...open.map(hex => ({ do: 'challenge' as const, at: hex })), { do: 'done' }];
    const choice = yield* choose({ seat: turn.seat, kind: 'challenge', rule: 'MK-CMB-11', options });
    if (choice.do !== 'challenge') return chosen;
    chosen.push(choice.at);
  }
}

/** Rampaging enemies are fought: provoked by a move (MK-TURN-22) or challenged (MK-CMB-07). */
export function* startFight(state: State, io: Io, turn: Turn, at: readonly Hex[], rule: RuleId): Flow {
  const here = heroOf(state, turn.seat).at as Hex;
  const more = yield* alsoChallenged(state, turn, here, at);
  const foes = [...at, ...more].flatMap(hex => foesAt(state, io, hex, 'rampaging', here));
  yield* begin(state, io, turn, { site: null, why: 'rampaging', foes }, rule);
}

/** A fortified site is assaulted (MK-CMB-01, -02); provoked rampaging enemies join, others may be challenged (MK-CMB-10, -12). */
export function* startAssault(state: State, io: Io, turn: Turn, site: Hex, angry: readonly Hex[]): Flow {
  if (!scenarioRules(state).freeAssaults) changeReputation(state, io, turn.seat, -1, 'MK-CMB-02');
  const more = yield* alsoChallenged(state, turn, site, angry);
  const from = turn.path[turn.path.length - 2] ?? null;
  const defenders = isForeignKeep(state, turn.seat, site)
    ? hiredGarrison(state, io, site, from)
    : foesAt(state, io, site, 'garrison', from, dealtDefenders(state, io, turn) ?? undefined);
  const joined = [...angry, ...more].flatMap(hex => foesAt(state, io, hex, 'rampaging', site));
  yield* begin(state, io, turn, { site, why: 'assault', foes: [...defenders, ...joined] }, 'MK-TURN-21');
}

/** Whoever owns a keep and is elsewhere has it held by a random garrison, worth half its fame (MK-CMB-04); in one scenario by several. */
function hiredGarrison(state: State, io: Io, hex: Hex, from: Hex | null): Foe[] {
  const colour = SITES[siteAt(state, hex)?.kind ?? 'keep'].garrison ?? 'grey';
  const walled = from !== null && isWallBetween(state, from, hex);
  return Array.from({ length: scenarioRules(state).hired?.(state) ?? 1 }).flatMap(() => {
    const token = drawToken(state, io, colour);
    return token === null ? [] : [{ ...newFoe(token, 'garrison', null), fameHalves: 1, walled }];
  });
}
