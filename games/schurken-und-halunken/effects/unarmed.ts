import { capital } from '@tafelrunde/engine';
import { selfWords } from './phrases.ts';
import type { CardWord } from './word.ts';

/** The bearer may attack in melee without a weapon, with base attack and this damage (SH-ATT-03). It parries as usual. */
export interface Unarmed {
  readonly do: 'unarmed';
  readonly damage: number;
}

export const unarmed: CardWord<Unarmed> = {
  say({ damage }, scribe) {
    const self = capital(selfWords(scribe));
    return scribe.t(
      `${self} may attack in melee without a weapon (damage ${damage}).`,
      `${self} darf im Nahkampf ohne Waffe attackieren (Schaden ${damage}).`,
    );
  },
};
