import { rollText } from '../content/roll-text.ts';
import type { Roll } from '../content/values.ts';
import { type ActiveEffect, sentences } from './vocabulary.ts';
import type { CardWord } from './word.ts';

/** When an ability may be used: in your own turn while nobody is in combat, or before a roll of a figure of your group. */
export type Window = { readonly at: 'own-turn' } | { readonly at: 'before-roll'; readonly rolls: readonly Roll[] };

/** Paid in full before anything else happens. Hand cards are chosen by you and go to their discard piles. */
export interface Cost {
  readonly pay: 'hand-cards';
  readonly amount: number;
}

/** You may use this once per round (SH-NPC-07; artefacts likewise), in its window. No action. An NPC makes its loyalty roll afterwards. */
export interface Ability {
  readonly do: 'ability';
  readonly window: Window;
  readonly cost?: Cost;
  readonly effects: readonly ActiveEffect[];
}

/** Who may use it when stands in rules/abilities.ts. */
export const ability: CardWord<Ability> = {
  say({ window, cost, effects }, scribe) {
    const { lang, t } = scribe;
    const when = window.at === 'own-turn' ? t('in your turn', 'in deinem Zug') : rollText(window.rolls, lang);
    const n = cost?.amount ?? 0;
    const price = n === 1 ? t('1 hand card', '1 Handkarte') : t(`${n} hand cards`, `${n} Handkarten`);
    const pay = n > 0 ? t(`Discard ${price}. In return: `, `Lege ${price} ab. Dafür: `) : '';
    return `${t('Once per round', 'Einmal pro Runde')}, ${when}: ${pay}${sentences(effects, scribe)}`;
  },
};
