import { capital, listed } from '@tafelrunde/engine';
import { supportCard } from '../content/index.ts';
import type { CardWord } from './word.ts';

/**
 * Narrows what may answer an attack. `weapon`, `shield`: its parry bonus and specialisation do not count; if nothing is left the target dodges.
 * `protection`: nobody may protect the target. On a weapon or spell: attacks made with it; on a hero: all its attacks; on a manoeuvre: this
 * attack (never `protection`, that decision is past).
 */
export interface RestrictDefence {
  readonly do: 'restrict-defence';
  readonly bar: readonly ('weapon' | 'shield' | 'protection')[];
}

export const restrictDefence: CardWord<RestrictDefence> = {
  /** In a combat it counts if the attack meets a parry that it rules out. */
  can({ state: { combat } }, { bar }) {
    if (!combat) return true;
    if (combat.defence?.how !== 'parry') return false;
    const means = combat.defence.with;
    if (means === null || means === 'claws') return false;
    return bar.includes(supportCard(means).kind === 'shield' ? 'shield' : 'weapon');
  },
  say({ bar }, { kind, t }) {
    const texts: string[] = [];
    const gear = bar.flatMap(b =>
      b === 'weapon' ? [t('weapons', 'Waffen')] : b === 'shield' ? [t('shields', 'Schilde')] : [],
    );
    if (gear.length > 0) {
      const named = capital(listed(gear, t('and', 'und')));
      texts.push(t(`${named} give no parry bonus.`, `${named} geben keinen Paradebonus.`));
    }
    if (bar.includes('protection'))
      texts.push(
        kind === 'hero'
          ? t('Nobody may protect the targets of this hero.', 'Niemand darf die Ziele dieses Helden beschützen.')
          : t('Nobody may protect the target.', 'Niemand darf das Ziel beschützen.'),
      );
    return texts.join(' ');
  },
};
