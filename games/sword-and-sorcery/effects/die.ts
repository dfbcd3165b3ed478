import { capital, speak } from '@tafelrunde/engine';
import { type DieSymbol, SYMBOL_NAMES } from '../content/words.ts';
import { rollOne } from '../rules/dice.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** One blue die: the effects act if it shows the symbol. */
export interface RollDie {
  readonly do: 'die';
  readonly on: DieSymbol;
  readonly effects: readonly Effect[];
}

export const die: SorceryWord<RollDie> = {
  can: (at, { effects }) => vocabulary.usable(at, effects),
  *act(at, { on, effects }) {
    const face = rollOne(at.io.chance, 'blue');
    at.io.tell?.({ kind: 'rolled', what: 'power', by: at.by, dice: [{ die: 'blue', face }], rule: 'SS-DICE-02' });
    if (face.includes(on)) yield* vocabulary.carryOut(at, effects);
  },
  say: ({ on, effects }, scribe) => {
    const t = speak(scribe.lang);
    const symbol = SYMBOL_NAMES[on][scribe.lang];
    const does = vocabulary.sentences(effects, scribe).map(capital).join(' ');
    return t(`Roll a blue die; on ${symbol}: ${does}`, `Wirf einen blauen Würfel; bei ${symbol}: ${does}`);
  },
};
