import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { MANA } from '../content/words.ts';
import { changeable } from '../rules/friendly-mana.ts';
import { gainMana } from '../rules/gain.ts';
import { isFree } from '../rules/mana.ts';
import type { MageWord } from './word.ts';

/**
 * Dice are taken from the Source, even depleted ones, and turned to any colour but gold for mana tokens of it. They go back as they lie, and they are
 * none of the dice a turn may use.
 */
export interface TakeDie {
  readonly do: 'take-die';
  readonly dice: number;
  /** Tokens for each die. */
  readonly tokens: number;
}

export const takeDie: MageWord<TakeDie> = {
  can: ({ state }) => state.source.some(isFree),
  *act(at, { dice, tokens }) {
    const { state, io, seat } = at;
    for (let taken = 0; taken < dice; taken++) {
      const open = changeable(at);
      const there = MANA.filter(mana => open.some(die => die.colour === mana));
      if (there.length === 0) return;
      const options: Choice[] = there.map(colour => ({ do: 'die', colour }));
      const picked = yield* choose({ seat, kind: 'die', rule: 'MK-EFF-03', options });
      const die = open.find(one => picked.do === 'die' && one.colour === picked.colour);
      if (die === undefined) return;
      die.by = seat;
      die.unrolled = true;
      const colours: Choice[] = MANA.filter(mana => mana !== 'gold').map(colour => ({ do: 'colour', colour }));
      const set = yield* choose({ seat, kind: 'colour', rule: 'MK-EFF-03', options: colours });
      if (set.do !== 'colour') return;
      die.colour = set.colour;
      for (let i = 0; i < tokens; i++) gainMana(state, io, seat, set.colour);
    }
  },
  say({ dice, tokens }, { lang }) {
    const t = speak(lang);
    const taken =
      dice === 1
        ? t('Take a die of the Source', 'Nimm einen Würfel der Quelle')
        : t(`Take ${dice} dice of the Source`, `Nimm ${dice} Würfel der Quelle`);
    const gain =
      tokens === 1
        ? t('a mana token of it', 'ein Mana dieser Farbe')
        : t(`${tokens} mana tokens of it`, `${tokens} Mana dieser Farbe`);
    return dice === 1
      ? t(
          `${taken}, turn it to any colour but gold and gain ${gain}. It goes back without being rolled.`,
          `${taken}, drehe ihn auf eine Farbe außer Gold und erhalte ${gain}. Er geht ungewürfelt zurück.`,
        )
      : t(
          `${taken}, turn each to any colour but gold and gain ${gain}. They go back without being rolled.`,
          `${taken}, drehe jeden auf eine Farbe außer Gold und erhalte je ${gain}. Sie gehen ungewürfelt zurück.`,
        );
  },
};
