import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { doingOf, othersOf } from '../../effects/players.ts';
import type { MageWord } from '../../effects/word.ts';
import { gainCrystal } from '../../rules/gain.ts';
import { takeWounds } from '../../rules/wounds.ts';
import { COLOURS, type Colour, isBasic } from '../words.ts';

/** Mana Meltdown: every other player loses a crystal by lot, or takes a wound where there is none; one of those lost may be gained. */
export interface MeltCrystals {
  readonly do: 'melt-crystals';
}

export const meltCrystals: MageWord<MeltCrystals> = {
  can: ({ state, seat }) => othersOf(state, seat).length > 0,
  *act(at) {
    const { state, io, seat } = at;
    const lost: Colour[] = [];
    for (const other of othersOf(state, seat)) {
      const victim = doingOf(at, other);
      const { crystals } = victim.hero;
      const owned = COLOURS.filter(colour => crystals[colour] > 0);
      if (owned.length === 0) {
        yield* takeWounds(victim, 1, 'hand', 'MK-WND-01');
        continue;
      }
      const colour = io.chance.weighted(
        owned,
        owned.map(one => crystals[one]),
      );
      crystals[colour]--;
      lost.push(colour);
      io.tell?.({ kind: 'crystal-lost', seat: other, colour, rule: 'MK-EFF-03' });
    }
    if (lost.length === 0) return;
    const options: Choice[] = COLOURS.filter(colour => lost.includes(colour)).map(colour => ({ do: 'colour', colour }));
    options.push({ do: 'pass' });
    const chosen = yield* choose({ seat, kind: 'colour', rule: 'MK-EFF-03', options });
    if (chosen.do === 'colour' && isBasic(chosen.colour)) gainCrystal(state, io, seat, chosen.colour);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Every other player loses a crystal by lot, or takes a wound if owning none. You may gain one of those lost.',
      'Jeder andere Spieler verliert einen ausgelosten Kristall oder nimmt eine Wunde, wenn er keinen hat. Du darfst einen der verlorenen erhalten.',
    ),
};
