import { bonus, type Speak } from '@tafelrunde/engine';
import type { Condition, Stat } from '../content/effects.ts';
import { conditionWords } from '../content/words.ts';
import type { CardWord } from './word.ts';

/** Changes a value: your own, or that of the target of an attack you make, for this attack. All conditions must hold. */
export interface Modify {
  readonly do: 'modify';
  readonly stat: Stat;
  readonly by: number;
  readonly whose: 'own' | 'target';
  readonly if?: readonly Condition[];
}

/** "+1 attack die in melee" */
export const modify: CardWord<Modify> = {
  say(effect, { lang, t }) {
    const defending = effect.stat === 'defence-dice';
    const conditions = (effect.if ?? []).map(c => conditionWords(c, lang, defending)).join('');
    const change = `${bonus(effect.by)} ${statWords(effect.stat, effect.by, t)}`;
    if (effect.whose === 'own') return `${change}${conditions}`;
    return t(
      `in your attacks${conditions} the target gets ${change}`,
      `bei deinen Angriffen${conditions} erhält das Ziel ${change}`,
    );
  },
};

function statWords(stat: Stat, by: number, t: Speak): string {
  const dice = Math.abs(by) === 1 ? 'die' : 'dice';
  switch (stat) {
    case 'move':
      return t('move', 'Bewegung');
    case 'attack-dice':
      return t(`attack ${dice}`, 'Angriffswürfel');
    case 'defence-dice':
      return t(`defence ${dice}`, 'Verteidigungswürfel');
    case 'armour':
      return t('armour', 'Rüstung');
  }
}
