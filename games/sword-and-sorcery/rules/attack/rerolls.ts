import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { attackOf, type FigureId, type RolledDie, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { abilitiesOf } from '../abilities.ts';
import { seatFor } from '../deciding.ts';
import { rollOne, shown } from '../dice.ts';
import { inForce, isAwaited } from '../in-force.ts';
import { heroStanding } from '../standing.ts';

/** Dice of the roll under way that may be rolled again: each once (SS-GOLD-02). */
function rerollable(state: State): RolledDie[] {
  if (state.attacks.length === 0) return [];
  const { defence, dice } = attackOf(state);
  return (defence?.dice ?? dice).filter(({ rerolled }) => !rerolled);
}

/** Is there a die that could be rolled again: of the save roll under way, else of the attack or the defence? */
export const canReroll = (state: State): boolean =>
  state.save === null ? rerollable(state).length > 0 : !state.save.rerolled;

/** Up to so many dice of the roll under way are rolled again, one after the other, as their owner likes. */
export function* rerollDice(state: State, io: Io, by: FigureId, n: number): Flow {
  if (state.save !== null) {
    if (state.save.rerolled) return;
    const before = state.save.face;
    state.save = { ...state.save, face: rollOne(io.chance, 'blue'), rerolled: true };
    io.tell?.({
      kind: 'rerolled',
      by,
      of: state.save.of,
      die: 'blue',
      before,
      face: state.save.face,
      rule: 'SS-GOLD-02',
    });
    return;
  }
  for (let left = n; left > 0; left--) {
    const dice = rerollable(state);
    if (dice.length === 0) return;
    const { defence, by: attacker } = attackOf(state);
    const owner = defence?.of ?? attacker;
    const all = defence?.dice ?? attackOf(state).dice;
    const options = different(dice).map(
      (die): Choice => ({ do: 'reroll', die: all.indexOf(die), colour: die.die, shows: shown(die.face) }),
    );
    const choice = yield* choose<Choice, AskKind>({
      seat: seatFor(state, owner),
      kind: 'reroll',
      rule: 'SS-GOLD-02',
      about: owner,
      options: [...options, { do: 'done', ends: 'reroll' }],
    });
    if (choice.do !== 'reroll') return;
    const die = all[choice.die];
    if (die === undefined) return;
    const before = die.face;
    die.face = rollOne(io.chance, die.die);
    die.rerolled = true;
    io.tell?.({ kind: 'rerolled', by, of: owner, die: die.die, before, face: die.face, rule: 'SS-GOLD-02' });
  }
}

/** Equal dice are one option. */
const different = (dice: readonly RolledDie[]): RolledDie[] =>
  dice.filter((die, i) => dice.findIndex(one => one.die === die.die && shown(one.face) === shown(die.face)) === i);

/** Might somebody roll a die of this figure again? Then each die matters, not only their symbols. */
export function mayReroll(state: State, id: FigureId, moment: 'attack-rolled' | 'defence-rolled'): boolean {
  if (!isAwaited(state, moment)) return false;
  if (inForce(state, id, 'on').some(({ effect }) => effect.effects.some(one => one.do === 'reroll'))) return true;
  return state.heroes.some(
    hero =>
      heroStanding(hero).moments.has(moment) &&
      abilitiesOf(hero).some(
        ({ levels, glasses }) =>
          glasses === 0 && levels.some(({ effects }) => effects?.some(one => one.do === 'reroll')),
      ),
  );
}
