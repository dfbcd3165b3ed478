import { answerAfterAll } from '../rules/protect.ts';
import { type GroupId, isFigure, type Opponent, type State } from '../state.ts';
import { who } from './phrases.ts';
import { hasTarget, pickTargets } from './targets.ts';
import { type CardWord, RULE } from './word.ts';

/**
 * One action more in this turn, for a figure of your group in your own turn (`only: 'equip'`: for equipping alone), or one reaction more in this turn,
 * in a rival's turn. A creature summoned this turn still cannot attack.
 */
export interface Ready {
  readonly do: 'ready';
  readonly target: 'own' | 'own-hero';
  readonly what: 'action' | 'reaction';
  readonly only?: 'equip';
}

/** An action in the own turn, a reaction in a rival's; when the turn ends neither is of use. */
const isTime = (state: State, what: Ready['what'], group: GroupId): boolean =>
  (state.active === group) === (what === 'action') && !state.phase.startsWith('start') && state.phase !== 'end';

/** A creature summoned in this turn has nothing to do with an action. */
const mayUseIt =
  ({ what }: Ready) =>
  (figure: Opponent) =>
    what === 'reaction' || figure.kind !== 'creature' || !figure.fresh;

export const ready: CardWord<Ready> = {
  can: ({ state, cause }, effect) =>
    isTime(state, effect.what, cause.group) &&
    !state.combat?.rolled &&
    hasTarget(state, effect.target, cause, mayUseIt(effect)),
  *act({ state, io, cause }, effect) {
    const { target, what, only } = effect;
    for (const figure of yield* pickTargets(state, target, cause, mayUseIt(effect))) {
      if (!isFigure(figure)) continue;
      if (what === 'reaction') figure.reactions++;
      else if (only === 'equip') figure.equips++;
      else figure.actions++;
      io.tell?.({ kind: 'readied', who: figure.id, what: only ?? what, rule: RULE });
      if (what === 'reaction') yield* answerAfterAll(state, io, figure);
    }
  },
  say({ target, what, only }, scribe) {
    const { t } = scribe;
    const subject = who(target, scribe);
    return what === 'reaction'
      ? t(`${subject} gets 1 extra reaction this turn.`, `${subject} erhält in diesem Zug 1 zusätzliche Reaktion.`)
      : t(
          `${subject} gets 1 extra action this turn${only ? ', for equipping only' : ''}.`,
          `${subject} erhält in diesem Zug 1 zusätzliche Aktion${only ? ', nur zum Ausstatten' : ''}.`,
        );
  },
};
