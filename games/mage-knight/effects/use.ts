import { speak, type Text } from '@tafelrunde/engine';
import { takes } from '../rules/points.ts';
import type { CombatPhase } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { Doing, MageWord } from './word.ts';

/** Lies ready to be used: an option of its own as long as it could act (spend a move point as attack, fly, strike back). */
export interface Usable {
  readonly do: 'use';
  readonly effects: readonly Effect[];
  readonly in?: CombatPhase;
  /** Not in combat. */
  readonly outside?: true;
  /** Is the action of the turn. */
  readonly action?: true;
}

const PHASE_TEXTS: Readonly<Record<CombatPhase, Text>> = {
  ranged: { en: 'in the ranged and siege phase', de: 'in der Fern- und Belagerungsphase' },
  block: { en: 'in the block phase', de: 'in der Blockphase' },
  damage: { en: 'while damage is assigned', de: 'beim Zuweisen von Schaden' },
  attack: { en: 'in the attack phase', de: 'in der Angriffsphase' },
};
const PHASES: readonly CombatPhase[] = ['ranged', 'block', 'damage', 'attack'];

/** Could points of the turn, if there were enough of them, be spent on it now? */
function couldSpend(at: Doing, effects: readonly Effect[]): boolean {
  const { move, influence } = at.turn;
  at.turn.move += PLENTY;
  at.turn.influence += PLENTY;
  const could = vocabulary.usable(at, effects);
  at.turn.move = move;
  at.turn.influence = influence;
  return could;
}
const PLENTY = 99;

export const use: MageWord<Usable> = {
  // What takes points is a reason to play a card where they could be spent now; what is used in a phase, where that is still to come.
  can(at, { effects, in: phase }) {
    const now = at.turn.combat?.phase;
    if (phase !== undefined && (now === undefined || PHASES.indexOf(now) > PHASES.indexOf(phase))) return false;
    const price = effects.some(effect => takes(effect, 'move') || takes(effect, 'influence'));
    return !price || ((phase === undefined || phase === now) && couldSpend(at, effects));
  },
  say: ({ effects, in: phase, outside }, scribe) => {
    const t = speak(scribe.lang);
    const does = vocabulary.sentences(effects, scribe).join(' ');
    const when = outside
      ? t(' outside combat', ' außerhalb von Kämpfen')
      : phase
        ? ` ${PHASE_TEXTS[phase][scribe.lang]}`
        : '';
    return t(`You may${when}: ${does}`, `Du darfst${when}: ${does}`);
  },
};
