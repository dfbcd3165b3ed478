import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { isBasic, MANA } from '../content/words.ts';
import { changeable } from '../rules/friendly-mana.ts';
import { rollDice } from '../rules/source.ts';
import type { SourceDie } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import { type Doing, type MageWord, noting } from './word.ts';

/** Dice that lie in the Source are rolled again at once: all, or one of your choice, whose colour is noted for what it gives before. */
export interface Reroll {
  readonly do: 'reroll';
  readonly dice: 'all' | 'one';
  /** Only a die that shows a basic colour. */
  readonly of?: 'basic';
  readonly gives?: readonly Effect[];
}

const dice = (at: Doing, { of }: Reroll): SourceDie[] =>
  changeable(at).filter(die => of === undefined || isBasic(die.colour));

export const reroll: MageWord<Reroll> = {
  can: (at, effect) => dice(at, effect).length > 0,
  *act(at, effect) {
    const there = dice(at, effect);
    if (there.length === 0) return;
    if (effect.dice === 'all') return rollDice(at.io, there, 'MK-EFF-03');
    const options: Choice[] = MANA.filter(mana => there.some(die => die.colour === mana)).map(colour => ({
      do: 'die',
      colour,
    }));
    const chosen = yield* choose({ seat: at.seat, kind: 'die', rule: 'MK-EFF-03', options });
    const die = there.find(one => chosen.do === 'die' && one.colour === chosen.colour);
    if (die === undefined) return;
    const { colour } = die;
    if (effect.gives)
      yield* vocabulary.carryOut(noting(at, { colours: isBasic(colour) ? [colour] : [] }), effect.gives);
    rollDice(at.io, [die], 'MK-EFF-03');
  },
  say({ dice: which, of, gives = [] }, scribe) {
    const t = speak(scribe.lang);
    if (which === 'all') return t('Roll all dice of the Source again.', 'Wirf alle Würfel der Quelle neu.');
    const colour = of ? t(' that shows a basic colour', ', der eine Grundfarbe zeigt') : '';
    if (gives.length === 0)
      return t(`Roll a die of the Source${colour} again.`, `Wirf einen Würfel der Quelle${colour} neu.`);
    const does = vocabulary.sentences(gives, scribe).join(' ');
    return t(
      `Choose a die of the Source${colour}. ${does} Then roll it again.`,
      `Wähle einen Würfel der Quelle${colour}. ${does} Wirf ihn danach neu.`,
    );
  },
};
