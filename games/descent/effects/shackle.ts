import { speak } from '@tafelrunde/engine';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** Of the fatigue just recovered so much is not recovered after all. */
export interface Shackle {
  readonly do: 'shackle';
  readonly n: number;
}

export const shackle: DescentWord<Shackle> = {
  can: ({ state, about }) => isHero(state, about.figure ?? '') && (about.n ?? 0) > 0,
  act({ state, io, about, source }, { n }) {
    const hero = heroOf(state, about.figure ?? '');
    const back = Math.min(n, about.n ?? 0);
    hero.fatigue += back;
    io.tell?.({ kind: 'tired', figure: hero.id, n: back, total: hero.fatigue, by: source.id, rule: 'D2-FAT-06' });
  },
  say: ({ n }, { lang }) =>
    speak(lang)(`That hero recovers ${n} fatigue less.`, `Jener Held heilt ${n} Erschöpfung weniger.`),
};
