import { speak } from '@tafelrunde/engine';
import type { ItemId } from '../content/items/ids.ts';
import { itemOf } from '../content/items/index.ts';
import { gainNamed, gainTreasures } from '../rules/treasures.ts';
import { heroOf, isHero } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The hero draws treasures, or receives a named card, as long as there is one in its deck. */
export interface Treasure {
  readonly do: 'treasure';
  readonly n?: number;
  readonly item?: ItemId;
}

export const treasure: SorceryWord<Treasure> = {
  *act({ state, io, on }, { n = 1, item }) {
    for (const id of on) {
      if (!isHero(state, id)) continue;
      if (item !== undefined) for (let i = 0; i < n; i++) gainNamed(state, io, heroOf(state, id), item);
      else yield* gainTreasures(state, io, heroOf(state, id), n);
    }
  },
  say({ n = 1, item }, { lang }) {
    const t = speak(lang);
    if (item !== undefined) return `${n === 1 ? '' : `${n} × `}${itemOf(item).name[lang]}.`;
    return n === 1 ? t('Draw a treasure.', 'Ziehe einen Schatz.') : t(`Draw ${n} treasures.`, `Ziehe ${n} Schätze.`);
  },
};
