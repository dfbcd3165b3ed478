import { type Amount, pileSize, speak } from '@tafelrunde/engine';
import { drawCards } from '../rules/draw.ts';
import { drawOn } from '../rules/tactic-use.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import type { MageWord } from './word.ts';

/** Cards from the deed deck, as many as there are (MK-DRAW-08). */
export interface Draw {
  readonly do: 'draw';
  readonly n: Amount<Per>;
}

export const draw: MageWord<Draw> = {
  can: ({ hero }) => pileSize(hero.deck) > 0,
  act(at, { n }) {
    const wanted = amountNow(at, n);
    const came = drawCards(at.state, at.io, at.seat, wanted, 'MK-EFF-02');
    return came < wanted ? drawOn(at.state, at.io, at.seat, wanted - came) : undefined;
  },
  say({ n }, { lang }) {
    if (typeof n === 'object' && n.per === 'noted' && n.times === undefined && n.plus === undefined)
      return speak(lang)('Draw as many cards.', 'Ziehe ebenso viele Karten.');
    return n === 1
      ? speak(lang)('Draw a card.', 'Ziehe eine Karte.')
      : speak(lang)(`Draw ${amountText(n, 'en')} cards.`, `Ziehe ${amountText(n, 'de')} Karten.`);
  },
};
