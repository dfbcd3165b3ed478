import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { suffer } from '../rules/damage.ts';
import { roll, shown } from '../rules/dice.ts';
import { discardOwn } from '../rules/overlord-cards.ts';
import { drawSearch } from '../rules/searching.ts';
import { type FigureId, isHero, overlordSeat } from '../state.ts';
import type { Io } from '../types.ts';
import type { DescentWord } from './word.ts';

/** A gray die is rolled for search cards; the overlord may discard a card to deal 1 damage and have it rolled again, once. */
export interface DigUp {
  readonly do: 'dig-up';
}

function rolled(io: Io, by: FigureId): number {
  const dice = roll(io, ['gray'], faces => String(faces.reduce((sum, { shield }) => sum + shield, 0)));
  io.tell?.({ kind: 'rolled', by, dice, rule: 'D2-SECGEN-05' });
  return shown(dice).shields;
}

export const digUp: DescentWord<DigUp> = {
  *act({ state, io, by }) {
    if (!isHero(state, by)) return;
    let shields = rolled(io, by);
    if (state.overlord.hand.length > 0 && state.legend === null) {
      const choice = yield* choose<Choice, AskKind>({
        seat: overlordSeat(state),
        kind: 'spoil',
        rule: 'D2-SECGEN-05',
        options: [{ do: 'yes' }, { do: 'no' }],
      });
      if (choice.do === 'yes') {
        yield* discardOwn(state, io);
        yield* suffer(state, io, by, 1, { by: 'hidden-stash' });
        shields = rolled(io, by);
      }
    }
    for (let i = 0; i < shields; i++) yield* drawSearch(state, io, by);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Roll a gray die and draw a search card for each shield. The overlord may discard a card once: you suffer 1 damage and roll again.',
      'Wirf einen grauen Würfel und ziehe je Schild eine Suchkarte. Der Overlord darf einmal eine Karte abwerfen: Du erleidest 1 Schaden und würfelst neu.',
    ),
};
