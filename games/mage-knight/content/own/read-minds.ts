import { choose, different, insert, type Seat, speak, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { othersOf } from '../../effects/players.ts';
import type { Doing, MageWord } from '../../effects/word.ts';
import { seenByAll } from '../../rules/action-pile.ts';
import { heroOf } from '../../state.ts';
import type { Flow } from '../../types.ts';
import { CARDS, type CardId, isAction } from '../cards.ts';
import type { Colour } from '../words.ts';

/** Mind Read: every other player discards an action or spell of the colour noted before, or shows a hand without one. Mind Steal takes one of the actions. */
export interface ReadMinds {
  readonly do: 'read-minds';
  readonly steals?: true;
}

const fits = (card: CardId, colour: Colour): boolean => {
  const deed = CARDS.get(card);
  return deed !== undefined && deed.type !== 'artifact' && deed.colours.includes(colour);
};

/** The card given up, or null where the hand was shown. */
function* givesUp({ state, io }: Doing, seat: Seat, colour: Colour): Flow<CardId | null> {
  const hero = heroOf(state, seat);
  const options: Choice[] = different(hero.hand)
    .filter(card => fits(card, colour))
    .map(card => ({ do: 'discard', card }));
  // Neither a single one nor none at all must be told apart from several: the hand is hidden until it is shown.
  if (options.length === 0) options.push({ do: 'pass' });
  const always = hero.hand.length > 0;
  const chosen = yield* choose({ seat, kind: 'discard', rule: 'MK-EFF-03', options, always });
  if (chosen.do !== 'discard') {
    io.reveal?.('all', { seat, hand: hero.hand.slice() }, seat);
    seenByAll(hero, hero.hand);
    io.tell?.({ kind: 'hand-shown', seat, cards: hero.hand.slice(), rule: 'MK-EFF-03' });
    return null;
  }
  takeOut(hero.hand, chosen.card);
  insert(hero.discard, chosen.card);
  io.reveal?.('all', { seat, card: chosen.card }, seat);
  io.tell?.({ kind: 'discarded', seat, card: chosen.card, rule: 'MK-EFF-03' });
  return chosen.card;
}

export const readMinds: MageWord<ReadMinds> = {
  can: ({ state, seat }) => othersOf(state, seat).length > 0,
  *act(at, { steals }) {
    const { state, io, seat, hero } = at;
    const [colour] = at.noted.colours;
    if (colour === undefined) return;
    const given: { readonly card: CardId; readonly from: Seat }[] = [];
    for (const from of othersOf(state, seat)) {
      const card = yield* givesUp(at, from, colour);
      if (card !== null) given.push({ card, from });
    }
    const actions = given.filter(({ card }) => isAction(card));
    if (!steals || actions.length === 0) return;
    const options: Choice[] = [
      ...[...new Set(actions.map(({ card }) => card))].map((card): Choice => ({ do: 'card', card })),
      { do: 'pass' },
    ];
    const chosen = yield* choose({ seat, kind: 'card', rule: 'MK-EFF-03', options });
    const stolen = actions.find(({ card }) => chosen.do === 'card' && chosen.card === card);
    if (stolen === undefined) return;
    takeOut(heroOf(state, stolen.from).discard, stolen.card);
    insert(hero.hand, stolen.card);
    io.reveal?.('all', { seat, card: stolen.card }, seat);
    io.tell?.({ kind: 'card-gained', seat, card: stolen.card, to: 'hand', rule: 'MK-EFF-03' });
  },
  say({ steals }, { lang }) {
    const t = speak(lang);
    const first = t(
      'Every other player discards an action or spell of that colour, or shows a hand without one.',
      'Jeder andere Spieler wirft eine Aktion oder einen Zauber dieser Farbe ab oder zeigt eine Hand ohne solche.',
    );
    const theft = t(
      ' You may take one of these actions into your hand for good.',
      ' Du darfst eine dieser Aktionen für immer auf die Hand nehmen.',
    );
    return steals ? first + theft : first;
  },
};
