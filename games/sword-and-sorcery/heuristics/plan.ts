import type { Effort, Plan, Standpoint } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { SwordAndSorcery } from '../types.ts';
import { settledAnswer } from './answers.ts';
import { shopChoice } from './shop.ts';
import { nextHero, turnChoice } from './turn.ts';

/** What the heroes do next: one answer at a time, for dice fall after nearly all of them. */
export function plan({ ask, view }: Standpoint<SwordAndSorcery>, _effort: Effort): Plan<Choice> | null {
  const chosen = choiceFor(ask, view);
  return chosen === null ? null : { line: [chosen], firm: true };
}

function choiceFor(ask: Standpoint<SwordAndSorcery>['ask'], view: Standpoint<SwordAndSorcery>['view']): Choice | null {
  switch (ask.kind) {
    case 'turn':
    case 'combat':
      return view.turn === null ? null : turnChoice(view, view.turn, ask.options);
    case 'next-hero':
      return nextHero(view, ask.options);
    case 'emporium':
      return shopChoice(view, ask.options);
    default:
      return settledAnswer(view, ask);
  }
}
