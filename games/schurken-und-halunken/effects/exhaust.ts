import { loseReactions } from '../rules/protect.ts';
import { isFigure, type Opponent } from '../state.ts';
import { who } from './phrases.ts';
import { hasTarget, pickTargets } from './targets.ts';
import { type CardWord, RULE } from './word.ts';

/**
 * `reaction`: the target has no reaction left in this turn; legal: enemy figures with one. Played in a combat before its first die it turns a
 * declared parry into an automatic hit. `action`: it has no action in its player's next turn; legal: enemy figures not already so.
 */
export interface Exhaust {
  readonly do: 'exhaust';
  readonly target: 'enemy' | 'enemy-hero';
  readonly what: 'action' | 'reaction';
}

const exhaustible = (what: Exhaust['what']) => (figure: Opponent) =>
  isFigure(figure) && (what === 'reaction' ? figure.reactions > 0 : !figure.idle);

export const exhaust: CardWord<Exhaust> = {
  can: ({ state, cause }, { target, what }) =>
    (what === 'action' || state.phase !== 'end') && hasTarget(state, target, cause, exhaustible(what)),
  *act({ state, io, cause }, { target, what }) {
    for (const figure of yield* pickTargets(state, target, cause, exhaustible(what))) {
      if (!isFigure(figure)) continue;
      if (what === 'reaction') loseReactions(state, figure);
      else figure.idle = true;
      io.tell?.({ kind: 'exhausted', who: figure.id, what, rule: RULE });
    }
  },
  say({ target, what }, scribe) {
    const { t } = scribe;
    const subject = who(target, scribe);
    return what === 'reaction'
      ? t(`${subject} has no reaction left this turn.`, `${subject} hat in diesem Zug keine Reaktion mehr.`)
      : t(
          `${subject} has no action in the next turn of its player.`,
          `${subject} hat im nächsten Zug seines Spielers keine Aktion.`,
        );
  },
};
