import { listed, bonus as signed, speak } from '@tafelrunde/engine';
import { canUseInfluence, canUseMove } from '../rules/points.ts';
import type { CombatPhase } from '../state.ts';
import type { MageWord } from './word.ts';

export type Boostable = 'move' | 'influence' | 'attack' | 'block' | 'ranged';

/** Raises what a later card gives. `next`: the first one that gives any of it, and only that; `each`: every other one. Passive. */
export interface Bonus {
  readonly do: 'bonus';
  readonly to: 'next' | 'each' | 'next-unit';
  readonly giving: Readonly<Partial<Record<Boostable, number>>>;
  /** Cards played sideways get it too. */
  readonly sideways?: true;
  readonly in?: CombatPhase;
  /** Units and skills get it too. */
  readonly any?: true;
  /** Only cards powered with the colour on the skill token, which then goes back. */
  readonly powered?: 'marked';
}

const FIGHTING: readonly Boostable[] = ['attack', 'block', 'ranged'];

const NAMES: Readonly<Record<Boostable, { en: string; de: string }>> = {
  move: { en: 'move', de: 'Bewegung' },
  influence: { en: 'influence', de: 'Einfluss' },
  attack: { en: 'attack', de: 'Angriff' },
  block: { en: 'block', de: 'Block' },
  ranged: { en: 'ranged attack', de: 'Fernangriff' },
};

export const bonus: MageWord<Bonus> = {
  can: (at, { giving }) =>
    (giving.move !== undefined && canUseMove(at)) ||
    (giving.influence !== undefined && canUseInfluence(at)) ||
    (FIGHTING.some(what => giving[what] !== undefined) && (at.turn.stage === 'move' || at.turn.stage === 'combat')),
  say({ to, giving, sideways, any, powered }, { lang }) {
    const t = speak(lang);
    const kinds = listed(
      (Object.keys(giving) as Boostable[]).map(what => NAMES[what][lang]),
      t('or', 'oder'),
    );
    const gifts = (Object.entries(giving) as [Boostable, number][]).map(
      ([what, by]) => `${NAMES[what][lang]} ${signed(by)}`,
    );
    const cards =
      to === 'next'
        ? any
          ? t(`what next gives ${kinds} gets`, `was als Nächstes ${kinds} gibt, erhält`)
          : t(
              `the next card${powered ? ' powered with the marked colour' : ''} that gives ${kinds} gets`,
              `die nächste${powered ? ' mit der markierten Farbe verstärkte' : ''} Karte, die ${kinds} gibt, erhält`,
            )
        : to === 'next-unit'
          ? t(`the next unit that gives ${kinds} gets`, `die nächste Einheit, die ${kinds} gibt, erhält`)
          : t(`every other card that gives ${kinds} gets`, `jede andere Karte, die ${kinds} gibt, erhält`);
    return `${cards} ${listed(gifts, t('or', 'oder'))}${sideways ? t(' (sideways too)', ' (auch quer gespielt)') : ''}.`;
  },
};
