import { choose, type RuleId, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { type Combat, type CombatPhase, DUMMY, type SecretColour, type SecretDie, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';

/** What the die can be set to (MK-VINT-03); green and gold would be mistakes that count as black. */
export const SECRET_COLOURS: readonly SecretColour[] = ['white', 'red', 'blue', 'black'];

/** The colour that acts from a phase on, and is shown when it begins (MK-VINT-03, -04). */
const SHOWN_IN: Readonly<Partial<Record<CombatPhase, SecretColour>>> = {
  ranged: 'white',
  block: 'red',
  attack: 'blue',
};

/** Who had the turn before a player: the one before in the round order, the dummy player left out (MK-VINT-02, -05). */
function playerBefore({ order, heroes }: State, seat: Seat): Seat | null {
  const others = order.filter(one => one !== DUMMY && (one === seat || !heroes[one]?.out));
  const before = others.at(others.indexOf(seat) - 1);
  return before === undefined || before === seat ? null : before;
}

/** In interactive combat against one single enemy somebody else sets a die in secret (MK-VINT-01, -02). */
export function secretDieFor(state: State, seat: Seat, foes: number): SecretDie | null {
  const by = state.variants['interactive-combat'] === true && foes === 1 ? playerBefore(state, seat) : null;
  return by === null ? null : { by, set: false, colour: null, shown: false, not: [] };
}

/**
 * The die is set (MK-VINT-02), then the first phase begins. This is a step of its own, so that the answer is never a part of what the fighter is
 * still doing.
 */
export function* setSecretDie(io: Io, combat: Combat, die: SecretDie): Flow {
  const options: Choice[] = SECRET_COLOURS.map(colour => ({ do: 'set-die', colour }));
  const chosen = yield* choose({ seat: die.by, kind: 'secret-die', rule: 'MK-VINT-02', options });
  die.set = true;
  die.colour = chosen.do === 'set-die' ? chosen.colour : 'black';
  io.tell?.({ kind: 'die-set', seat: die.by, rule: 'MK-VINT-02' });
  showSecretDie(io, combat);
}

/** A phase begins: its colour is shown, or it is said that it is not that one; from the attack phase on any colour is shown (MK-VINT-04). */
export function showSecretDie(io: Io, { secret: die, phase }: Combat): void {
  const colour = SHOWN_IN[phase];
  if (die === undefined || !die.set || die.shown || colour === undefined) return;
  if (phase === 'attack' || die.colour === colour) turnOver(io, die, 'MK-VINT-04');
  else {
    die.not.push(colour);
    io.reveal?.('all', { secret: false, colour });
    io.tell?.({ kind: 'die-is-not', seat: die.by, colour, rule: 'MK-VINT-04' });
  }
}

function turnOver(io: Io, die: SecretDie, rule: RuleId): void {
  die.shown = true;
  const { colour } = die;
  // Whoever plays on in thought does not know it and holds it for black.
  if (colour === null) return;
  io.reveal?.('all', { secret: true, colour });
  io.tell?.({ kind: 'die-shown', seat: die.by, colour, rule });
}

const shows = ({ secret: die }: Combat, colour: SecretColour): boolean => die?.shown === true && die.colour === colour;

/** White: armor +1 in the ranged and siege phase; blue: in the attack phase (MK-VINT-03). It is the enemy the combat began with. */
export const secretArmor = (combat: Combat, foe: number): number =>
  foe === 0 &&
  ((combat.phase === 'ranged' && shows(combat, 'white')) || (combat.phase === 'attack' && shows(combat, 'blue')))
    ? 1
    : 0;

/** Red: attack +1 (MK-VINT-03). */
export const secretAttack = (combat: Combat, foe: number): number => (foe === 0 && shows(combat, 'red') ? 1 : 0);

/** The enemy is defeated: whatever colour helps it brings 1 fame more, whether it has helped already or not (MK-VINT-03). */
export function secretFame(io: Io, { secret: die }: Combat, foe: number): number {
  if (die === undefined || foe !== 0) return 0;
  if (!die.shown) turnOver(io, die, 'MK-VINT-03');
  return die.colour === null || die.colour === 'black' ? 0 : 1;
}
