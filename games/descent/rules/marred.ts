import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Card } from '../content/card.ts';
import { cardOf } from '../content/index.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { NO_DICE } from '../effects/word.ts';
import { type CardInPlay, type FigureId, type Hero, heroOf, isHero, overlordSeat, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { inForce } from './in-force.ts';

/** Threat tokens on the class cards of a hero, or on one of them. */
export const marksOn = (state: State, id: FigureId, card?: string): number =>
  isHero(state, id)
    ? heroOf(state, id).cards.reduce(
        (sum, one) => sum + (card === undefined || one.id === card ? (one.threat ?? 0) : 0),
        0,
      )
    : 0;

/** Does using it cost fatigue? */
export const costsFatigue = ({ abilities = [] }: Card): boolean =>
  abilities.some(({ cost }) => cost?.fatigue !== undefined && cost.fatigue !== 0);

/** What using a class card costs besides, while threat lies on it. */
export function strainOf(
  state: State,
  owner: FigureId,
  inPlay: CardInPlay | null,
): { fatigue: number; damage: number } {
  let fatigue = 0;
  let damage = 0;
  if ((inPlay?.threat ?? 0) > 0)
    for (const { effect } of inForce(state, owner, 'strain')) {
      fatigue += effect.fatigue ?? 0;
      damage += effect.damage ?? 0;
    }
  return { fatigue: costsFatigue(cardOf(inPlay?.id ?? '')) ? fatigue : 0, damage };
}

/** A plagued hero who refreshes a class card with threat on it gets a condition of the overlord's choice; he may leave it exhausted. */
export function* staysTired(state: State, io: Io, hero: Hero, card: CardInPlay): Flow<boolean> {
  if (!card.tired || (card.threat ?? 0) === 0) return false;
  const [plague] = inForce(state, hero.id, 'mind-plague');
  if (plague === undefined) return false;
  const choice = yield* choose<Choice, AskKind>({
    seat: hero.seat,
    kind: 'whether',
    rule: 'D2-HTURN-03',
    options: [{ do: 'yes' }, { do: 'no' }],
  });
  if (choice.do !== 'yes') return true;
  yield* vocabulary.carryOut(
    {
      state,
      io,
      by: hero.id,
      seat: overlordSeat(state),
      source: { id: plague.source, by: 'plot-card' },
      on: [hero.id],
      cell: null,
      about: { figure: hero.id },
      x: 0,
      shown: NO_DICE,
    },
    [{ do: 'condition', condition: 'any' }],
  );
  return false;
}
