import { insert, speak, takeFrom, takeOut } from '@tafelrunde/engine';
import { isPlayable, playCard } from '../rules/overlord-cards.ts';
import type { State } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The overlord takes the card just played back into his hand and plays it at once on somebody else. */
export interface Encore {
  readonly do: 'encore';
}

/** On others than those it has worked on. */
function on<T>({ state, about }: Doing, what: (card: string) => T): T {
  const { overlord } = state;
  const { card = '' } = about;
  const { played } = overlord;
  overlord.played = [...played, ...(about.on ?? []).map(figure => `${card}/${figure}`)];
  const result = what(card);
  overlord.played = played;
  return result;
}

const take = (state: State, card: string): boolean =>
  takeOut(state.overlord.out, card) || takeFrom(state.overlord.deck, card);

export const encore: DescentWord<Encore> = {
  can: at => on(at, card => isPlayable(at.state, at.io, card, {})),
  *act(at) {
    const { state, io, about } = at;
    const { card = '' } = about;
    if (!take(state, card)) return;
    insert(state.overlord.hand, card);
    io.tell?.({ kind: 'shown', card, rule: 'D2-OLGEN-17' });
    const { played } = state.overlord;
    state.overlord.played = [...played, ...(about.on ?? []).map(figure => `${card}/${figure}`)];
    if (isPlayable(state, io, card, {})) yield* playCard(state, io, card);
    state.overlord.played = played;
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Take that card back into your hand and play it at once on a different hero.',
      'Nimm jene Karte zurück auf die Hand und spiele sie sofort auf einen anderen Helden.',
    ),
};
