import { speak } from '@tafelrunde/engine';
import { discardAtRandom, drawCards } from '../rules/overlord-cards.ts';
import type { DescentWord } from './word.ts';

/** The overlord draws cards, or discards some at random. */
export interface OverlordDraws {
  readonly do: 'draw';
  readonly n: number;
}

export const draw: DescentWord<OverlordDraws> = {
  can: ({ state }, { n }) => n > 0 || state.overlord.hand.length > 0,
  act({ state, io }, { n }) {
    if (n > 0) drawCards(state, io, n);
    else discardAtRandom(state, io, -n);
  },
  say({ n }, { lang }) {
    const t = speak(lang);
    const cards = (k: number): string => t(k === 1 ? 'card' : 'cards', k === 1 ? 'Karte' : 'Karten');
    return n > 0
      ? t(`The overlord draws ${n} ${cards(n)}.`, `Der Overlord zieht ${n} ${cards(n)}.`)
      : t(`The overlord discards ${-n} ${cards(-n)} at random.`, `Der Overlord wirft ${-n} ${cards(-n)} zufällig ab.`);
  },
};
