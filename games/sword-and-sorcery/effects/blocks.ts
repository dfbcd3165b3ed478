import { type Amount, speak } from '@tafelrunde/engine';
import { addBlocks } from '../rules/attack/counting.ts';
import { attackOf } from '../state.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import type { SorceryWord } from './word.ts';

/** More blocks in the defence under way (SS-DEF-10). */
export interface Blocks {
  readonly do: 'blocks';
  readonly n: Amount<Per>;
}

export const blocks: SorceryWord<Blocks> = {
  can: ({ state }) => state.attacks.length > 0 && (attackOf(state).defence?.ordinary ?? 0) > 0,
  act(at, { n }) {
    addBlocks(at.state, at.source.id, amountNow(at, n));
  },
  say: ({ n }, { lang }) => speak(lang)(`+${amountText(n, 'en')} block.`, `+${amountText(n, 'de')} Abwehr.`),
};
