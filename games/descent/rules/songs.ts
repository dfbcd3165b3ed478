import type { Song } from '../content/words.ts';
import { type CardId, type FigureId, type Hero, isHero, type State } from '../state.ts';
import { isPermitted } from './in-force.ts';
import { isWithin } from './map.ts';

export const SONGS: readonly Song[] = ['melody', 'harmony'];

const REACH = 3;
const FAR_REACH = 5;

/** Whose card it is. */
const holderOf = (state: State, card: CardId): Hero | undefined =>
  state.heroes.find(({ cards }) => cards.some(({ id }) => id === card));

/** A song is active while its token lies on the card, or while another card lets both songs of this one sound (D2-TOK-28). */
export function isSung(state: State, card: CardId, song: Song): boolean {
  const cards = holderOf(state, card)?.cards ?? [];
  return cards.some(one => (one.id === card && one[song] === true) || (one.tired && one.on === card));
}

/** Within reach of the songs of whoever has the card, himself included; of who is knocked out his token counts. */
export function isInEarshot(state: State, figure: FigureId, card: CardId): boolean {
  const holder = holderOf(state, card);
  if (holder === undefined) return false;
  if (holder.id === figure) return true;
  return isWithin(state, holder.id, figure, isPermitted(state, holder.id, 'songs-reach-5') ? FAR_REACH : REACH);
}

/** His song tokens lie on two different cards. */
export function singsTwice(state: State, figure: FigureId): boolean {
  if (!isHero(state, figure)) return false;
  const on = (song: Song): CardId | undefined =>
    state.heroes.find(({ id }) => id === figure)?.cards.find(one => one[song] === true)?.id;
  const [first, second] = [on('melody'), on('harmony')];
  return first !== undefined && second !== undefined && first !== second;
}

/** All song tokens come back to whoever sings (D2-TOK-30, D2-ENC-09). */
export function takeSongsBack({ heroes }: State): void {
  for (const { cards } of heroes)
    for (const card of cards) for (const song of SONGS) if (card[song] !== undefined) delete card[song];
}
