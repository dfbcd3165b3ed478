import { speak } from '@tafelrunde/engine';
import type { DieKind } from '../content/words.ts';
import { roll } from '../rules/dice.ts';
import { attackOf } from '../state.ts';
import { diceText } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** The dice of the attack are replaced by a roll of these; what was added to its result stays (D2C-HERO-29). */
export interface NewRoll {
  readonly do: 'new-roll';
  readonly dice: readonly DieKind[];
}

export const newRoll: DescentWord<NewRoll> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state, io, by, source }, { dice }) {
    const attack = attackOf(state);
    attack.dice = roll(io, dice);
    io.tell?.({
      kind: 'rerolled',
      by,
      source: source.id,
      dice: attack.dice.map(die => ({ ...die })),
      rule: 'D2-DMOD-02',
    });
  },
  say: ({ dice }, { lang }) =>
    speak(lang)(
      `Your attack roll is replaced by a roll of ${diceText(dice, 'en')}.`,
      `Dein Angriffswurf wird ersetzt: Wirf ${diceText(dice, 'de', true)}.`,
    ),
};
