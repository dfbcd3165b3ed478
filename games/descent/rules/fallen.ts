import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { type FigureId, overlordSeat, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { drawCards, mayDraw } from './overlord-cards.ts';
import { gainsThreat } from './plot.ts';
import { plotAnswers, usePlot } from './plot-answers.ts';
import { isUsable } from './using.ts';

/**
 * For a hero who was knocked out the overlord may draw a card (D2-KO-08). With a plot deck he may take a threat token in its place, once for each hero
 * and quest (D2-KO-09, -10, D2-PLGEN-05), or what his plot cards offer.
 */
export function* gainsForFallen(state: State, io: Io, hero: FigureId): Flow {
  const options: Choice[] = mayDraw(state) ? [{ do: 'draw' }] : [];
  if (state.plot !== undefined) {
    if (!state.used.quest.includes(taken(hero))) options.push({ do: 'threat' });
    options.push(...rewards(state, io, hero));
  }
  if (options.length === 0) return;
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'knock-out',
    about: hero,
    rule: state.plot === undefined ? 'D2-KO-08' : 'D2-KO-09',
    options: [...options, { do: 'decline' }],
  });
  if (choice.do === 'draw') drawCards(state, io, 1);
  else if (choice.do === 'plot') yield* usePlot(state, io, choice.card, choice.ability, { figure: hero });
  else if (choice.do === 'threat') {
    state.used.quest.push(taken(hero));
    yield* gainsThreat(state, io, 1);
  }
}

/** The note that the token for this hero was taken. */
const taken = (hero: FigureId): string => `threat/${hero}`;

const rewards = (state: State, io: Io, figure: FigureId): Choice[] =>
  plotAnswers(state, 'knock-reward', { figure })
    .filter(({ held, n, ability }) => isUsable(state, io, held, n, ability, { figure }))
    .map(({ held, n }) => ({ do: 'plot', card: held.id, ability: n }));
