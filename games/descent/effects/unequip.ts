import { speak } from '@tafelrunde/engine';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The item this stands on is no longer equipped. */
export interface Unequip {
  readonly do: 'unequip';
}

export const unequip: DescentWord<Unequip> = {
  act({ state, io, by, source }) {
    const card = isHero(state, by) ? heroOf(state, by).cards.find(one => one.id === source.id && one.worn) : undefined;
    if (card === undefined) return;
    card.worn = false;
    io.tell?.({ kind: 'equipped', figure: by, item: card.id, on: false, rule: 'D2-EQUIP-02' });
  },
  say: (_, { lang }) => speak(lang)('Unequip it.', 'Lege es ab.'),
};
