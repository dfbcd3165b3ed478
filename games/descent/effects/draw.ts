import { speak } from '@tafelrunde/engine';
import { discardAtRandom, drawCards } from '../rules/overlord-cards.ts';
import { announce } from '../rules/window.ts';
import { isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord draws cards, or discards some at random. */
export interface OverlordDraws {
  readonly do: 'draw';
  readonly n: number | { readonly per: 'heroes' };
}

const many = (n: OverlordDraws['n'], size: number): number => (typeof n === 'number' ? n : size);

export const draw: DescentWord<OverlordDraws> = {
  can: ({ state }, { n }) => many(n, state.size) > 0 || state.overlord.hand.length > 0,
  *act({ state, io, by }, { n: wanted }) {
    const n = many(wanted, state.size);
    if (n > 0) return drawCards(state, io, n);
    const held = state.overlord.hand.length;
    discardAtRandom(state, io, -n);
    if (held > 0 && isHero(state, by)) yield* announce(state, io, 'hand-touched', { figure: by });
  },
  say({ n }, { lang }) {
    const t = speak(lang);
    if (typeof n !== 'number')
      return t(
        'The overlord draws as many cards as there are heroes.',
        'Der Overlord zieht so viele Karten, wie es Helden gibt.',
      );
    const cards = (k: number): string => t(k === 1 ? 'card' : 'cards', k === 1 ? 'Karte' : 'Karten');
    return n > 0
      ? t(`The overlord draws ${n} ${cards(n)}.`, `Der Overlord zieht ${n} ${cards(n)}.`)
      : t(`The overlord discards ${-n} ${cards(-n)} at random.`, `Der Overlord wirft ${-n} ${cards(-n)} zufällig ab.`);
  },
};
