import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { suffer } from '../rules/damage.ts';
import { isWithin } from '../rules/map.ts';
import { type FigureId, heroOf, isHero, overlordSeat, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The hero who has just recovered damage may recover less of it; another hero near him suffers half of it, rounded up (D2C-OL-42, -43). */
export interface Pains {
  readonly do: 'pains';
  readonly within: number;
}

const others = (state: State, id: FigureId, within: number): FigureId[] =>
  state.heroes
    .filter(one => one.id !== id && one.cells.length > 0 && isWithin(state, one.id, id, within))
    .map(one => one.id);

export const pains: DescentWord<Pains> = {
  can: ({ state, about }, { within }) => about.figure !== undefined && others(state, about.figure, within).length > 0,
  *act({ state, io, about, source }, { within }) {
    const { figure: id = '', n = 0 } = about;
    if (!isHero(state, id)) return;
    const hero = heroOf(state, id);
    // Whoever was knocked out gets up: some of it he must keep.
    const least = hero.down === null ? 0 : 1;
    const kept = yield* choose<Choice, AskKind>({
      seat: hero.seat,
      kind: 'how-much',
      rule: 'D2C-OL-42',
      about: source.id,
      options: Array.from({ length: n - least + 1 }, (_, i) => ({ do: 'number', n: n - i })),
    });
    const recovers = kept.do === 'number' ? kept.n : n;
    hero.damage += n - recovers;
    const near = others(state, id, within);
    if (near.length === 0 || recovers === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'pick',
      rule: 'D2-TGT-13',
      about: source.id,
      options: near.map(figure => ({ do: 'pick', figure })),
    });
    const other = choice.do === 'pick' ? choice.figure : (near[0] ?? '');
    yield* suffer(state, io, other, Math.ceil(recovers / 2), { by: source.id });
  },
  say: ({ within }, { lang }) =>
    speak(lang)(
      `He may recover less. Another hero within ${within} spaces suffers half of what he recovers, rounded up.`,
      `Er darf weniger heilen. Ein anderer Held im Umkreis von ${within} Feldern erleidet die Hälfte des Geheilten, aufgerundet.`,
    ),
};
