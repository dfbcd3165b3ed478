import type { Chance, RuleId, Seat } from '@tafelrunde/engine';
import { isBasic, MANA, type Mana } from '../content/words.ts';
import { heroOf, type SourceDie, type State, type Turn } from '../state.ts';
import type { Io } from '../types.ts';

/** A die that lies in the Source. */
export const isFree = ({ by, kept }: SourceDie): boolean => by === null && kept === null;

export const newDie = (colour: Mana): SourceDie => ({ colour, by: null, unrolled: false, kept: null });

/**
 * Rolls dice until at least half of them show a basic colour: gold and black ones are rolled again together (MK-SETUP-15, MK-ROUND-04). Each die ends
 * on the colours that satisfy this as if it had gone on for ever, so that nothing has to be followed without end.
 */
export function rollSource(count: number, chance: Chance): Mana[] {
  const dice = chance.roll(new Array<readonly Mana[]>(count).fill(MANA));
  for (let tries = 0; dice.filter(isBasic).length * 2 < count && tries < MOST_ROLLS; tries++) {
    const again = dice.flatMap((colour, i) => (isBasic(colour) ? [] : [i]));
    const rolled = chance.roll(again.map(() => MANA));
    again.forEach((die, i) => {
      dice[die] = rolled[i] as Mana;
    });
  }
  return dice.sort((a, b) => MANA.indexOf(a) - MANA.indexOf(b));
}
/** So many rolls fail together less often than once in 10^17 set-ups. */
const MOST_ROLLS = 60;

/** Dice that lie in the Source are rolled again at once. */
export function rollDice(io: Io, dice: readonly SourceDie[], rule: RuleId): void {
  const colours = io.chance.roll(dice.map(() => MANA));
  dice.forEach((die, i) => {
    die.colour = colours[i] as Mana;
  });
  io.tell?.({ kind: 'source-rolled', dice: colours, rule });
}

/** The die on a tactic was used: it goes back with the others. */
function releaseStolen(state: State, seat: Seat): void {
  const { tactic } = heroOf(state, seat);
  if (tactic !== null) tactic.die = null;
  for (const die of state.source) if (die.by === seat && die.kept === 'steal') die.kept = null;
}

/** Are there dice in the play area of whoever plays, or on a tactic whose die was used? */
export const areDiceOut = ({ source }: State, { seat, used }: Turn): boolean =>
  source.some(({ by }) => by === seat) || used.includes('stolen-die');

/** Dice used this turn are rolled and returned, but for those that go back as they lie (MK-MANA-10, MK-TURN-27). */
export function returnDice(state: State, io: Io, { seat, used }: Turn): void {
  if (used.includes('stolen-die')) releaseStolen(state, seat);
  const back = state.source.filter(die => die.by === seat && die.kept === null);
  const rolled = back.filter(die => !die.unrolled);
  const colours = io.chance.roll(rolled.map(() => MANA));
  rolled.forEach((die, i) => {
    die.colour = colours[i] as Mana;
  });
  for (const die of back) {
    die.by = null;
    die.unrolled = false;
  }
  if (rolled.length > 0) io.tell?.({ kind: 'source-rolled', dice: colours, rule: 'MK-TURN-27' });
}
