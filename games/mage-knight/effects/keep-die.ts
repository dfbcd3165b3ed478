import { choose, speak } from '@tafelrunde/engine';
import { COLOURS, isBasic } from '../content/words.ts';
import { isFree } from '../rules/mana.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import { type Doing, type MageWord, noting } from './word.ts';

/** A die of a basic colour is taken from the Source until the round ends; what follows is about its colour. */
export interface KeepDie {
  readonly do: 'keep-die';
  readonly effects: readonly Effect[];
}

const there = ({ state }: Doing) =>
  COLOURS.filter(colour => state.source.some(die => isFree(die) && die.colour === colour));

export const keepDie: MageWord<KeepDie> = {
  can: at => there(at).length > 0,
  *act(at, { effects }) {
    const options = there(at).map(colour => ({ do: 'die' as const, colour }));
    if (options.length === 0) return;
    const chosen = yield* choose({ seat: at.seat, kind: 'die', rule: 'MK-EFF-03', options });
    if (chosen.do !== 'die' || !isBasic(chosen.colour)) return;
    const { colour } = chosen;
    const die = at.state.source.find(one => isFree(one) && one.colour === colour);
    if (die === undefined) return;
    die.by = at.seat;
    die.kept = 'claim';
    yield* vocabulary.carryOut(noting(at, { colours: [colour] }), effects);
  },
  say({ effects }, scribe) {
    const does = vocabulary.sentences(effects, scribe).join(' ');
    return speak(scribe.lang)(
      `Take a die of a basic colour from the Source until the round ends. ${does}`,
      `Nimm bis zum Ende der Runde einen Würfel einer Grundfarbe aus der Quelle. ${does}`,
    );
  },
};
