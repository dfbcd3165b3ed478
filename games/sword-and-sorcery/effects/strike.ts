import { capital, speak } from '@tafelrunde/engine';
import { strikesAt, strikeWith } from '../rules/attack/strikes.ts';
import { heroOf, isHero, type Property } from '../state.ts';
import type { Effect } from './effect.ts';
import { costText } from './property.ts';
import { tagText } from './tests-text.ts';
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
  can: ({ state, by, on }, effect) =>
    isHero(state, by) && on.some(target => strikesAt(state, heroOf(state, by), effect, target).length > 0),
  *act(at, effect) {
    yield* strikeWith(at, effect);
  },
  say({ with: hands, tag, effects = [], properties = [] }, scribe) {
    const t = speak(scribe.lang);
    const names = hands.map(
      hand =>
        ({
          main: t('main weapon', 'Hauptwaffe'),
          off: t('off-hand weapon', 'Zweitwaffe'),
          bow: t('bow', 'Bogen'),
        })[hand],
    );
    const only = tag === undefined ? '' : t(` (only ${tagText(tag, 'en')})`, ` (nur mit ${tagText(tag, 'de')})`);
    const more = vocabulary.sentences(effects, scribe);
    const paid = properties.map(
      ({ cost, effects: does }) => `${costText(cost, scribe.lang)}: ${vocabulary.sentences(does, scribe).join(' ')}`,
    );
    return [
      t(`Attack with the ${names.join(' and the ')}${only}.`, `Angriff mit ${names.join(' und ')}${only}.`),
      ...[...more, ...paid].map(capital),
    ].join(' ');
  },
};
