import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { MANA, MANA_NAMES, type Mana } from '../content/words.ts';
import { changeable } from '../rules/friendly-mana.ts';
import { isFree } from '../rules/mana.ts';
import { rollDice } from '../rules/source.ts';
import type { SourceDie } from '../state.ts';
import type { MageWord } from './word.ts';

/** Before any die of the Source is used, some of them are rolled again together; those of one colour first. */
export interface SearchSource {
  readonly do: 'search-source';
  readonly upTo: number;
  readonly first: Mana;
}

export const searchSource: MageWord<SearchSource> = {
  can: ({ state, turn }) => turn.dice === 0 && state.source.some(isFree),
  *act(at, { upTo, first }) {
    const { io, seat } = at;
    const picked: SourceDie[] = [];
    while (picked.length < upTo) {
      const open = changeable(at).filter(die => !picked.includes(die));
      const must = open.some(die => die.colour === first);
      const options: Choice[] = MANA.filter(
        mana => (!must || mana === first) && open.some(die => die.colour === mana),
      ).map(colour => ({ do: 'die', colour }));
      if (options.length === 0) break;
      if (picked.length > 0) options.push({ do: 'done' });
      const chosen = yield* choose({ seat, kind: 'die', rule: 'MK-EFF-03', options });
      const die = open.find(one => chosen.do === 'die' && one.colour === chosen.colour);
      if (die === undefined) break;
      picked.push(die);
    }
    if (picked.length > 0) rollDice(io, picked, 'MK-EFF-03');
  },
  say: ({ upTo, first }, { lang }) =>
    speak(lang)(
      `Before you use a die of the Source: roll up to ${upTo} of them again, ${MANA_NAMES[first].en} ones first.`,
      `Bevor du einen Würfel der Quelle benutzt: Wirf bis zu ${upTo} von ihnen neu, zuerst solche, die ${MANA_NAMES[first].de} zeigen.`,
    ),
};
