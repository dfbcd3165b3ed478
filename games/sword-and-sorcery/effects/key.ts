import { speak } from '@tafelrunde/engine';
import { heroOf, isHero } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The hero gets something of the adventure that is carried like a key: whoever dies leaves it lying (SS-ELEM-15). */
export interface GiveKey {
  readonly do: 'key';
  readonly key: string;
}

export const key: SorceryWord<GiveKey> = {
  act({ state, io, by }, { key: name }) {
    if (!isHero(state, by)) return;
    heroOf(state, by).keys.push(name);
    io.tell?.({ kind: 'key', hero: heroOf(state, by).id, key: name, how: 'taken', rule: 'SS-ELEM-14' });
  },
  say: (_, { lang }) => speak(lang)('The hero takes it along.', 'Der Held nimmt es mit.'),
};
