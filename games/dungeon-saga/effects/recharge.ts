import { choose } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type Figure, type Play, type SpellCard, type State, seatOf, sheetOf } from '../state.ts';
import type { CardWord } from './word.ts';

/** You choose up to this many of your spells that are not ready; they are upright at once. Needs such a spell, and you must be a spellcaster. */
export interface Recharge {
  readonly do: 'recharge';
  readonly spells: number | 'all';
}

export const recharge: CardWord<Recharge> = {
  can: ({ you }) => (sheetOf(you)?.spellcaster ?? false) && you.spells.some(spell => spell.turned > 0),
  *act({ state, io, you }, { spells }) {
    for (let left = spells === 'all' ? you.spells.length : spells; left > 0; left--) {
      const turned = you.spells.filter(spell => spell.turned > 0);
      const card = spells === 'all' ? turned[0] : yield* chooseSpell(state, you, turned);
      if (!card) return;
      card.turned = 0;
      io.tell?.({ kind: 'readied', figure: you.id, spell: card.id, rule: 'DS-MAGIC-08' });
    }
  },
  say({ spells }, { t }) {
    if (spells === 'all') return t('All your spells are ready again.', 'Alle deine Zauber sind wieder einsatzbereit.');
    return spells === 1
      ? t('One of your spells is ready again.', 'Einer deiner Zauber ist wieder einsatzbereit.')
      : t(
          `Up to ${spells} of your spells are ready again.`,
          `Bis zu ${spells} deiner Zauber sind wieder einsatzbereit.`,
        );
  },
};

function* chooseSpell(state: State, you: Figure, turned: readonly SpellCard[]): Play<SpellCard | undefined> {
  if (turned.length === 0) return undefined;
  const options = turned.map(({ id }): Choice => ({ do: 'ready', spell: id }));
  const choice = yield* choose({ seat: seatOf(state, you), kind: 'recharge', rule: 'DS-MAGIC-08', options });
  return turned.find(({ id }) => choice.do === 'ready' && id === choice.spell);
}
