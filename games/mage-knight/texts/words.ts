import { type Lang, listed, type SeatName } from '@tafelrunde/engine';
import { MANA_NAMES, type Mana } from '../content/words.ts';
import { DUMMY } from '../state.ts';

export const and = (items: readonly string[], lang: Lang): string => listed(items, lang === 'de' ? 'und' : 'and');
export const colours = (mana: readonly Mana[], lang: Lang): string => mana.map(one => MANA_NAMES[one][lang]).join(', ');
export const who = (seat: number, name: SeatName, lang: Lang): string =>
  seat === DUMMY ? (lang === 'de' ? 'Der Dummyspieler' : 'The dummy player') : name(seat);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
