import { capital, speak } from '@tafelrunde/engine';
import { preventAttack } from '../rules/combat/foe.ts';
import { chosenUnits, isAttacking, maySpoil, openUnits, opponentOf, spoilAttack } from '../rules/pvp/units.ts';
import { chosenAttack, chosenFoes, type FoeAim, foesText, isMany, openAttacks, within } from './foes.ts';
import { type Doing, type MageWord, noting } from './word.ts';

/** Enemies do not attack in this combat (MK-ABIL-24), or one attack is cancelled. In a duel units lose their part in an attack (MK-PVPS-11). */
export interface Disarm {
  readonly do: 'disarm';
  readonly who: FoeAim | 'one-attack';
}

/** Has it an attack that was not prevented yet? */
const isArmed =
  ({ turn }: Doing) =>
  (foe: number): boolean =>
    (turn.combat?.foes[foe]?.attacks ?? []).some(({ off }) => !off);

const canDisarm = (at: Doing, who: Disarm['who']): boolean =>
  at.turn.combat !== null &&
  at.turn.combat.phase !== 'attack' &&
  (who === 'one-attack' ? openAttacks(at).length > 0 : within(at, who).some(isArmed(at)));

export const disarm: MageWord<Disarm> = {
  can: (at, { who }) =>
    (maySpoil(at) && openUnits(at, who === 'one-attack' ? 'one' : who).some(isAttacking(at))) || canDisarm(at, who),
  *act(at, { who }) {
    if (opponentOf(at.state, at.seat) !== null) {
      if (!maySpoil(at)) return;
      const units = yield* chosenUnits(at, who === 'one-attack' ? 'one' : who, isAttacking(at));
      for (const unit of units) spoilAttack(at, unit);
      at.noted = noting(at, { foes: [...at.noted.foes, ...units] }).noted;
      return;
    }
    if (who === 'one-attack') {
      const chosen = yield* chosenAttack(at, () => true);
      if (chosen) preventAttack(at, chosen.foe, chosen.attack);
      return;
    }
    const foes = yield* chosenFoes(at, who, isArmed(at));
    for (const foe of foes)
      for (const attack of (at.turn.combat?.foes[foe]?.attacks ?? []).keys()) preventAttack(at, foe, attack);
    at.noted = noting(at, { foes: [...at.noted.foes, ...foes] }).noted;
  },
  say({ who }, { lang }) {
    const t = speak(lang);
    if (who === 'one-attack') return t('One enemy attack is cancelled.', 'Ein Angriff eines Gegners wird verhindert.');
    const verb = isMany(who)
      ? t('do not attack in this combat', 'greifen in diesem Kampf nicht an')
      : t('does not attack in this combat', 'greift in diesem Kampf nicht an');
    return `${capital(foesText(who, lang))} ${verb}.`;
  },
};
