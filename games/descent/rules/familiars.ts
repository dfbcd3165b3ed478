import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { familiarOf } from '../content/index.ts';
import { type Companion, type FigureId, heroOf, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { activateFigure } from './overlord-turn.ts';
import { announce } from './window.ts';

/** The note that familiars of a kind were activated in this round; each hero has his own. */
export const activated = (owner: FigureId, of: string): string => `familiar/${owner}/${of}`;

/** Some have nothing to do of their own. */
const canAct = ({ of }: Companion): boolean => {
  const { speed, attack, actions = [] } = familiarOf(of);
  return speed > 0 || attack !== undefined || actions.length > 0;
};

/** Before or after his actions the hero may activate each familiar once (D2-HTURN-06, -12, D2-ACTIV-06). False: none is left, or he is done. */
export function* familiarStep(state: State, io: Io, turn: Turn): Flow<boolean> {
  const hero = heroOf(state, turn.figure);
  yield* announce(state, io, 'familiars-ready', { figure: hero.id });
  const all = state.companions.filter(
    one => one.owner === hero.id && one.kind === 'familiar' && !one.acted && one.cells.length > 0 && canAct(one),
  );
  // Several of one kind are a group: when one was activated the others follow (D2-FAM-09); of another kind, whenever he likes (-10).
  const following = all.filter(({ of }) => state.used.round.includes(activated(hero.id, of)));
  const ready = following.length > 0 ? following : all;
  if (ready.length === 0) return false;
  const choice = yield* choose<Choice, AskKind>({
    seat: hero.seat,
    kind: 'familiars',
    rule: 'D2-HTURN-06',
    about: hero.id,
    options: [
      ...ready.map(({ id }): Choice => ({ do: 'familiar', figure: id })),
      ...(following.length > 0 ? [] : [{ do: 'done' } as const]),
    ],
  });
  if (choice.do !== 'familiar') return false;
  const familiar = ready.find(({ id }) => id === choice.figure);
  if (familiar !== undefined) {
    familiar.acted = true;
    const note = activated(hero.id, familiar.of);
    if (!state.used.round.includes(note)) state.used.round.push(note);
  }
  yield* activateFigure(state, io, choice.figure);
  return true;
}
