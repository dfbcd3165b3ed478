import { capital, copy, listed, speak } from '@tafelrunde/engine';
import { type DieSymbol, type Payment, SYMBOL_NAMES } from '../content/words.ts';
import { attackOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** The attack under way has one more property (SS-ATK-03). */
export interface GiveProperty {
  readonly do: 'property';
  readonly cost: Payment;
  readonly effects: readonly Effect[];
}

export const property: SorceryWord<GiveProperty> = {
  act({ state, source }, { cost, effects }) {
    if (state.attacks.length > 0) attackOf(state).properties.push(copy({ cost, effects, source: source.id }));
  },
  say: ({ cost, effects }, scribe) => {
    const price = costText(cost, scribe.lang);
    const does = vocabulary.sentences(effects, scribe).map(capital).join(' ');
    return price === '' ? does : `${capital(price)}: ${does}`;
  },
};

/** "1 energy and 1 magic"; nothing where it costs nothing. */
export function costText(cost: Payment, lang: 'en' | 'de'): string {
  const parts = (Object.keys(cost) as DieSymbol[]).map(symbol => `${cost[symbol]} ${SYMBOL_NAMES[symbol][lang]}`);
  return parts.length === 0 ? '' : listed(parts, speak(lang)('and', 'und'));
}
