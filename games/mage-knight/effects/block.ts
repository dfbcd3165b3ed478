import { type Amount, speak } from '@tafelrunde/engine';
import type { Element } from '../content/words.ts';
import { boosted } from '../rules/boosts.ts';
import { addToBlock, isApart, mayBlock } from '../rules/combat/group.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import { blockName } from './names.ts';
import type { MageWord } from './word.ts';

/** Block points against the attack that is being blocked. */
export interface Block {
  readonly do: 'block';
  readonly n: Amount<Per>;
  readonly element?: Element;
  readonly doubleAgainst?: 'swift';
  /** Only against an attack this card has not blocked yet. */
  readonly apart?: true;
}

export const block: MageWord<Block> = {
  can: (at, { n, apart }) => mayBlock(at) && (!apart || isApart(at)) && amountNow(at, n) > 0,
  act(at, { n, element = 'physical', doubleAgainst, apart }) {
    if (!mayBlock(at) || (apart && !isApart(at))) return;
    addToBlock(at, boosted(at, 'block', amountNow(at, n)), element, doubleAgainst === 'swift', apart);
  },
  say({ n, element = 'physical', doubleAgainst, apart }, { lang }) {
    const name = blockName(element, lang);
    const double = doubleAgainst
      ? speak(lang)(', which counts double against a swift attack', ', der gegen einen flinken Angriff doppelt zählt')
      : '';
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${amountText(n, lang)}${double}${apart ? speak(lang)(' against an attack it does not block yet', ' gegen einen Angriff, den sie noch nicht blockt') : ''}.`;
  },
};
