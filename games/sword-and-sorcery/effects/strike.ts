import { capital, speak } from '@tafelrunde/engine';
import { strikeWith } from '../rules/attack/strikes.ts';
import type { Property } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** An attack with equipped weapons on the target, with more than they have: hits, dice, properties, effects on the attack. */
export interface Strike {
  readonly do: 'strike';
  readonly with: readonly ('main' | 'off' | 'bow')[];
  /** Only with a weapon of this kind. */
  readonly tag?: string;
  readonly effects?: readonly Effect[];
  readonly properties?: readonly Property[];
}

export const strike: SorceryWord<Strike> = {
  can: ({ on }) => on.length > 0,
  *act(at, effect) {
    yield* strikeWith(at, effect);
  },
  say({ with: hands, effects = [] }, scribe) {
    const t = speak(scribe.lang);
    const names = hands.map(
      hand =>
        ({
          main: t('main weapon', 'Hauptwaffe'),
          off: t('off-hand weapon', 'Zweitwaffe'),
          bow: t('bow', 'Bogen'),
        })[hand],
    );
    const more = vocabulary.sentences(effects, scribe).map(capital).join(' ');
    return t(
      `Attack with the ${names.join(' and the ')}. ${more}`,
      `Angriff mit ${names.join(' und ')}. ${more}`,
    ).trim();
  },
};
