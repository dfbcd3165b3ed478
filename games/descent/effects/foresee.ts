import { choose, dealFrom, different, type Pile, putOnTop, putUnder, type Seat, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordSeat } from '../state.ts';
import type { Flow } from '../types.ts';
import type { DescentWord } from './word.ts';

/** Its player looks at the top cards of the overlord's deck, puts one under it and the others back on top, shuffled. */
export interface Foresee {
  readonly do: 'foresee';
  readonly n: number;
  /** None goes under it: all go back on top, in the order its player likes. */
  readonly ordered?: true;
}

/** The first one chosen will be drawn first. How often somebody is asked must not tell the others that cards are alike. */
function* arrange(deck: Pile, seen: string[], seat: Seat, about: string): Flow {
  const order: string[] = [];
  while (seen.length > 1) {
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'which',
      rule: 'D2-OLGEN-12',
      about,
      options: different(seen).map(card => ({ do: 'card', card })),
      always: true,
    });
    const card = choice.do === 'card' ? choice.card : (seen[0] ?? '');
    seen.splice(seen.indexOf(card), 1);
    order.push(card);
  }
  for (const card of [...order, ...seen].reverse()) putOnTop(deck, card);
}

export const foresee: DescentWord<Foresee> = {
  can: ({ state: { overlord } }) =>
    overlord.deck.top.length + overlord.deck.rest.length + overlord.deck.bottom.length > 0,
  *act({ state, io, seat, by, source }, { n, ordered }) {
    const { overlord } = state;
    const seen = dealFrom(overlord.deck, n, io.chance).sort();
    for (const card of seen) io.reveal?.([seat], { know: 'seen', card, among: seen.length });
    const event = { kind: 'foresaw', figure: by, rule: 'D2-OLGEN-12' } as const;
    io.tell?.({ ...event, cards: seen }, [seat], { ...event, cards: [] });
    if (seen.length > 0 && seat !== overlordSeat(state)) overlord.foreseen = true;
    if (ordered) return yield* arrange(overlord.deck, seen, seat, source.id);
    if (seen.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'which',
      rule: 'D2-OLGEN-12',
      about: source.id,
      options: different(seen).map(card => ({ do: 'card', card })),
      always: true,
    });
    const under = choice.do === 'card' ? choice.card : (seen[0] ?? '');
    seen.splice(seen.indexOf(under), 1);
    while (seen.length > 0) {
      const card = io.chance.draw(seen);
      putOnTop(overlord.deck, card);
    }
    if (under !== '') putUnder(overlord.deck, under);
  },
  say: ({ n, ordered }, { lang }) =>
    ordered
      ? speak(lang)(
          `Look at the top ${n} cards of the overlord's deck and put them back in any order.`,
          `Sieh dir die obersten ${n} Karten des Overlord-Decks an und lege sie in beliebiger Reihenfolge zurück.`,
        )
      : speak(lang)(
          `Look at the top ${n} cards of the overlord's deck; put 1 of them under it and shuffle the others back on top.`,
          `Sieh dir die obersten ${n} Karten des Overlord-Decks an; lege 1 davon darunter und mische die anderen wieder obenauf.`,
        ),
};
