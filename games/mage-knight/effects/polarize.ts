import { speak } from '@tafelrunde/engine';
import { COLOURS, MANA } from '../content/words.ts';
import { isFree } from '../rules/mana.ts';
import type { MageWord } from './word.ts';

/** A mana counts as its opposite: red and blue, green and white; by day black as any other colour, at night gold as black for a strong spell. Passive. */
export interface Polarize {
  readonly do: 'polarize';
}

export const polarize: MageWord<Polarize> = {
  can: ({ state, hero }) =>
    MANA.some(mana => hero.tokens[mana] > 0) ||
    COLOURS.some(colour => hero.crystals[colour] > 0) ||
    state.source.some(isFree),
  say: (_, { lang }) =>
    speak(lang)(
      'a mana counts as its opposite (red and blue, green and white); by day black counts as any other colour, at night gold as black for the strong effect of a spell.',
      'ein Mana gilt als sein Gegenteil (rot und blau, grün und weiß); bei Tag gilt Schwarz als jede andere Farbe, bei Nacht Gold als Schwarz für die starke Wirkung eines Zaubers.',
    ),
};
