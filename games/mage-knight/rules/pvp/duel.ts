import { choose, type Reason, reason, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { isWound } from '../../content/cards.ts';
import { SITES } from '../../content/sites.ts';
import { type Combat, type Duel, type Hex, heroOf, type State, siteAt, type Turn } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { beforeTurn } from '../before-turn.ts';
import { changeReputation, gainMana } from '../gain.ts';
import { fleeting, loseFleeting } from '../mana-effects.ts';
import { areAllies, heroThere, isShared } from '../safe-space.ts';
import { isCooperative, scenarioRules } from '../scenario.ts';
import { announce } from '../triggers.ts';
import { newTurn } from '../turn.ts';
import { attackStep } from './attack.ts';
import { blockStep } from './block.ts';
import { assignStep } from './damage.ts';

export const NOBODY_TO_FIGHT = reason('MK-PVP-01', {
  en: 'No other hero is here.',
  de: 'Hier ist kein anderer Held.',
});
export const NO_DUELS_HERE = reason('MK-PVP-02', {
  en: 'Heroes never fight on the portal or in a city.',
  de: 'Auf dem Portal und in einer Stadt kämpfen Helden nie gegeneinander.',
});
export const NO_DUELS_NOW = reason('MK-PVP-03', {
  en: 'Once the end is announced heroes no longer fight each other.',
  de: 'Ist das Ende ausgerufen, kämpfen Helden nicht mehr gegeneinander.',
});
export const CANNOT_BE_ATTACKED = reason('MK-PVP-04', {
  en: 'The round order token of that player lies face down.',
  de: 'Das Zugfolgeplättchen dieses Spielers liegt verdeckt.',
});
export const NO_DUELS_AGREED = reason('MK-MEET-10', {
  en: 'In this game heroes do not fight each other.',
  de: 'In dieser Partie kämpfen Helden nicht gegeneinander.',
});
export const ALLIES = reason('MK-TEAM-08', {
  en: 'Allies do not fight each other.',
  de: 'Verbündete kämpfen nicht gegeneinander.',
});

/** Why this player cannot attack the hero on the same space (or on another, being moved there), or null (MK-MEET-10, MK-PVP-01..04). */
export function mayDuel(state: State, turn: Turn, at = heroOf(state, turn.seat).at as Hex): Reason | null {
  const other = heroThere(state, turn.seat, at);
  if (other === null) return NOBODY_TO_FIGHT;
  if (isShared(state, at) || siteAt(state, at)?.kind === 'city') return NO_DUELS_HERE;
  if (areAllies(state, turn.seat, other)) return ALLIES;
  if (isCooperative(state) || state.variants.duels === false) return NO_DUELS_AGREED;
  if (state.ending !== null || state.fulfilled) return NO_DUELS_NOW;
  return state.asleep[other] ? CANNOT_BE_ATTACKED : null;
}

/** An attack on another player is the action of the turn (MK-MEET-05). The defender may first use options of other players' turns (MK-PVP-06). */
export function* startDuel(state: State, io: Io, turn: Turn, fromBelow = false): Flow {
  const at = heroOf(state, turn.seat).at as Hex;
  const defender = heroThere(state, turn.seat, at) as Seat;
  io.tell?.({ kind: 'duel', seat: turn.seat, defender, at, rule: 'MK-PVP-05' });
  const site = siteAt(state, at);
  // Who comes from below finds no walls in the way.
  const walls = !fromBelow && site !== undefined && !site.gone && SITES[site.kind].category === 'fortified';
  state.duel = {
    aggressor: turn.seat,
    defender,
    at,
    stage: 'attend',
    phase: 'ranged',
    attacker: defender,
    passed: 0,
    walls,
    attack: [],
    left: 0,
    mana: 0,
    tamed: false,
    attacks: 0,
    blocked: [],
    onHero: { damage: 0, ignored: null, wounds: 0 },
    first: null,
    slow: [],
  };
  turn.acted = true;
  turn.move = 0;
  turn.influence = 0;
  turn.heal = 0;
  turn.stage = 'combat';
  turn.combat = duelCombat();
  yield* beforeTurn(state, io, defender);
}

/** The owner of a keep is at home: whoever enters it assaults and attacks at once (MK-MEET-04, MK-CMB-03, -04). Where that is forbidden the move ends (MK-MEET-12). */
export function* meetOwner(state: State, io: Io, turn: Turn, fromBelow: boolean): Flow {
  if (mayDuel(state, turn) === null) {
    if (!scenarioRules(state).freeAssaults) changeReputation(state, io, turn.seat, -1, 'MK-CMB-03');
    return yield* startDuel(state, io, turn, fromBelow);
  }
  turn.move = 0;
  turn.acted = true;
  turn.stage = 'after';
}

const duelCombat = (): Combat => ({
  phase: 'ranged',
  site: null,
  why: 'duel',
  night: false,
  units: 'all',
  foes: [],
  group: null,
  wounds: 0,
  knockedOut: false,
  hurt: [],
});

export const duelTurn = (state: State, seat: Seat): Turn => state.turns.find(turn => turn.seat === seat) as Turn;
export const blockerOf = ({ aggressor, defender, attacker }: Duel): Seat =>
  attacker === aggressor ? defender : aggressor;

/** One decision of a duel. Mana that had to be spent at once and was not is lost with it. */
export function* duelStep(state: State, io: Io, duel: Duel): Flow {
  const seat = duel.stage === 'attend' ? duel.defender : duel.stage === 'block' ? blockerOf(duel) : duel.attacker;
  const before = fleeting({ state, seat });
  yield* decision(state, io, duel);
  loseFleeting({ state, seat }, before);
}

function* decision(state: State, io: Io, duel: Duel): Flow {
  switch (duel.stage) {
    case 'attend':
      return yield* attend(state, io, duel);
    case 'attack':
      return yield* attackStep(state, io, duel);
    case 'block':
      return yield* blockStep(state, io, duel);
    case 'damage':
      return yield* assignStep(state, io, duel);
  }
}

/** Fully, at the price of the next turn, or partially (MK-PVPF-01..08, MK-PVPP-01..06). Nobody learns by the question what the defender holds. */
function* attend(state: State, io: Io, duel: Duel): Flow {
  const { defender: seat } = duel;
  const hero = heroOf(state, seat);
  const options: Choice[] = [{ do: 'attend', how: 'partial' }];
  if (hero.hand.some(card => !isWound(card))) options.unshift({ do: 'attend', how: 'full' });
  const choice = yield* choose({ seat, kind: 'attend', rule: 'MK-PVP-06', options, always: true });
  if (choice.do !== 'attend') return;
  const full = choice.how === 'full';
  const turn: Turn = {
    ...newTurn(state, seat, 'defence'),
    stage: 'combat',
    acted: true,
    path: hero.at === null ? [] : [hero.at],
    combat: duelCombat(),
    // No die of the Source for those who attend partially (MK-PVPP-02).
    moreDice: full ? 0 : -1,
    partial: !full,
  };
  state.turns.unshift(turn);
  io.tell?.({ kind: 'attended', seat, full, rule: full ? 'MK-PVPF-01' : 'MK-PVPP-01' });
  if (full) {
    state.asleep[seat] = true;
    // It is a turn in advance: what the start of a turn gives is received (MK-PVPF-02).
    if (siteAt(state, hero.at)?.kind === 'magical-glade') gainMana(state, io, seat, state.night ? 'black' : 'gold');
    yield* announce(state, io, seat, turn, 'turn-start');
  }
  duel.stage = 'attack';
}
