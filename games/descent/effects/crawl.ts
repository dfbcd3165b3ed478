import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { cellsWithin, isEmpty } from '../rules/map.ts';
import { type Cell, heroOf, isHero } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The hero token of the owner, who is knocked out, is laid on an empty space so near. */
export interface Crawl {
  readonly do: 'crawl';
  readonly within: number;
}

function spaces({ state, by }: Doing, { within }: Crawl): Cell[] {
  const down = isHero(state, by) ? heroOf(state, by).down : null;
  return down === null ? [] : cellsWithin(state, [down], within).filter(cell => isEmpty(state, cell));
}

export const crawl: DescentWord<Crawl> = {
  can: (at, effect) => spaces(at, effect).length > 0,
  *act(at, effect) {
    const found = spaces(at, effect);
    if (found.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'where',
      rule: 'D2-KO-02',
      about: at.by,
      options: found.map(cell => ({ do: 'space', cell })),
    });
    if (choice.do === 'space') heroOf(at.state, at.by).down = choice.cell;
  },
  say: ({ within }, { lang }) =>
    speak(lang)(
      `Lay your hero token on an empty space within ${within}.`,
      `Lege deinen Heldenmarker auf ein leeres Feld im Umkreis von ${within}.`,
    ),
};
