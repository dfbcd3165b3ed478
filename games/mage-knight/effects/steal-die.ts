import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { COLOURS } from '../content/words.ts';
import { isFree } from '../rules/mana.ts';
import type { Doing, MageWord } from './word.ts';

/**
 * A die of the Source that shows a basic colour lies on the own tactic. It can be used in one own turn of the round besides the die of the turn, and is
 * rolled and returned at the end of that turn.
 */
export interface StealDie {
  readonly do: 'steal-die';
}

const there = ({ state }: Doing) =>
  COLOURS.filter(colour => state.source.some(die => isFree(die) && die.colour === colour));

export const stealDie: MageWord<StealDie> = {
  can: at => there(at).length > 0,
  *act(at) {
    const { state, seat, hero } = at;
    const options: Choice[] = there(at).map(colour => ({ do: 'die', colour }));
    if (options.length === 0) return;
    const chosen = yield* choose({ seat, kind: 'die', rule: 'MK-TACT-04', options });
    if (chosen.do !== 'die' || hero.tactic === null) return;
    const die = state.source.find(one => isFree(one) && one.colour === chosen.colour);
    if (die === undefined) return;
    die.by = seat;
    die.kept = 'steal';
    hero.tactic.die = die.colour;
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Put a die of the Source that shows a basic colour onto this card. You can use it in one of your turns this round; at the end of that turn it is rolled and returned.',
      'Lege einen Würfel der Quelle, der eine Grundfarbe zeigt, auf diese Karte. Du kannst ihn in einem deiner Züge dieser Runde benutzen; am Ende dieses Zuges wird er geworfen und zurückgelegt.',
    ),
};
