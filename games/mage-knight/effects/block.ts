import { type Amount, speak } from '@tafelrunde/engine';
import type { Element } from '../content/words.ts';
import { boosted } from '../rules/boosts.ts';
import { addToBlock, mayBlock } from '../rules/combat/group.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import { blockName } from './names.ts';
import type { MageWord } from './word.ts';

/** Block points against the attack that is being blocked. */
export interface Block {
  readonly do: 'block';
  readonly n: Amount<Per>;
  readonly element?: Element;
  readonly doubleAgainst?: 'swift';
}

export const block: MageWord<Block> = {
  can: (at, { n }) => mayBlock(at) && amountNow(at, n) > 0,
  act(at, { n, element = 'physical', doubleAgainst }) {
    if (mayBlock(at)) addToBlock(at, boosted(at, 'block', amountNow(at, n)), element, doubleAgainst === 'swift');
  },
  say({ n, element = 'physical', doubleAgainst }, { lang }) {
    const name = blockName(element, lang);
    const double = doubleAgainst
      ? speak(lang)(', which counts double against a swift attack', ', der gegen einen flinken Angriff doppelt zählt')
      : '';
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${amountText(n, lang)}${double}.`;
  },
};
