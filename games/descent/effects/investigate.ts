import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { nearestHeroes } from '../rules/allies.ts';
import { together } from '../rules/deciding.ts';
import { inForce } from '../rules/in-force.ts';
import { search, searchable } from '../rules/searching.ts';
import type { DescentWord, Doing } from './word.ts';

/** The hero closest to the owner searches a token in the owner's space or next to it, as if he had performed the action himself. */
export interface Investigate {
  readonly do: 'investigate';
}

/** Search tokens it reaches; other tokens are none (D2C-HERO-43). */
function tokensFor({ state, by, source }: Doing): string[] {
  const far = inForce(state, by, 'extend').filter(({ effect }) => effect.card === source.id);
  return searchable(state, by, Math.max(1, ...far.map(({ effect }) => effect.within)));
}

export const investigate: DescentWord<Investigate> = {
  can: at => tokensFor(at).length > 0 && nearestHeroes(at.state, at.by).length > 0,
  *act(at) {
    const { state, io, by } = at;
    const token = yield* choose<Choice, AskKind>({
      ...together(state),
      kind: 'one-of',
      rule: 'D2-ALLY-04',
      about: at.source.id,
      options: tokensFor(at).map(one => ({ do: 'search', token: one })),
    });
    // Of several who are equally close the heroes choose one.
    const hero = yield* choose<Choice, AskKind>({
      ...together(state),
      kind: 'pick',
      rule: 'D2-ALLY-04',
      about: at.source.id,
      options: nearestHeroes(state, by).map(figure => ({ do: 'pick', figure })),
    });
    if (token.do === 'search' && hero.do === 'pick') yield* search(state, io, hero.figure, token.token, by);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The hero closest to it searches a token in its space or next to it.',
      'Der nächste Held durchsucht einen Marker auf seinem Feld oder daneben.',
    ),
};
