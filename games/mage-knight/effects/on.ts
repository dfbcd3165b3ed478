import type { Text } from '@tafelrunde/engine';
import { MOMENT_TEXTS, type Moment } from '../rules/moments.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { MageWord } from './word.ts';

/** Answers a moment the rules announce. What it concerns (the enemy, the unit, the colour) is handed to the effects. */
export interface On {
  readonly do: 'on';
  readonly at: Moment;
  readonly may?: true;
  readonly effects: readonly Effect[];
  /** Only if the moment is about a mana or card of this colour. */
  readonly colour?: import('../content/words.ts').Mana;
  /** Only if what this card made brought it about. */
  readonly by?: 'this';
}

export const on: MageWord<On> = {
  say({ at, may, effects }, scribe) {
    const when: Text = MOMENT_TEXTS[at];
    const does = vocabulary.sentences(effects, scribe).join(' ');
    return scribe.lang === 'de'
      ? `${when.de}${may ? ' darfst du' : ''}: ${does}`
      : `${when.en}${may ? ' you may' : ''}: ${does}`;
  },
};
