import { choose, speak } from '@tafelrunde/engine';
import { COLOURS, isBasic } from '../content/words.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import { type MageWord, noting } from './word.ts';

/** You choose a basic colour; what follows is about it ("that colour"). */
export interface ChooseColour {
  readonly do: 'choose-colour';
  readonly effects: readonly Effect[];
}

export const chooseColour: MageWord<ChooseColour> = {
  can: (at, { effects }) => COLOURS.some(colour => vocabulary.usable(noting(at, { colours: [colour] }), effects)),
  *act(at, { effects }) {
    const options = COLOURS.map(colour => ({ do: 'colour' as const, colour }));
    const chosen = yield* choose({ seat: at.seat, kind: 'colour', rule: 'MK-EFF-03', options });
    if (chosen.do !== 'colour' || !isBasic(chosen.colour)) return;
    yield* vocabulary.carryOut(noting(at, { colours: [chosen.colour] }), effects);
  },
  say({ effects }, scribe) {
    const does = vocabulary.sentences(effects, scribe).join(' ');
    return speak(scribe.lang)(`Choose a basic colour. ${does}`, `Wähle eine Grundfarbe. ${does}`);
  },
};
