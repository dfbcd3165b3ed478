import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { TRAVEL } from '../content/index.ts';
import type { TravelSymbol } from '../content/words.ts';
import { drawEvent, happens } from '../rules/campaign/travel.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** Another travel card is drawn, and the overlord chooses the symbol that counts; `any`: as many of them as he likes, in his order. */
export interface AnotherEvent {
  readonly do: 'another-event';
  readonly any?: true;
}

export const anotherEvent: DescentWord<AnotherEvent> = {
  can: ({ state }) => state.journey !== null,
  *act({ state, io }, { any }) {
    const card = drawEvent(state, io);
    io.tell?.({ kind: 'shown', card, rule: 'D2-TRVGEN-06' });
    let left = Object.keys(TRAVEL[card] ?? {}) as TravelSymbol[];
    while (left.length > 0) {
      const choice = yield* choose<Choice, AskKind>({
        seat: overlordSeat(state),
        kind: 'one-of',
        rule: 'D2-TRVGEN-08',
        about: card,
        options: [
          ...left.map((symbol): Choice => ({ do: 'symbol', symbol })),
          ...(any ? [{ do: 'done' } as const] : []),
        ],
      });
      if (choice.do !== 'symbol') return;
      left = any ? left.filter(one => one !== choice.symbol) : [];
      yield* happens(state, io, card, choice.symbol);
    }
  },
  say: ({ any }, { lang }) =>
    any
      ? speak(lang)(
          'Another travel card is drawn; the overlord lets as many of its events happen as he likes.',
          'Eine weitere Reisekarte wird gezogen; der Overlord lässt beliebig viele ihrer Ereignisse eintreten.',
        )
      : speak(lang)(
          'Another travel card is drawn; the overlord chooses which of its events happens.',
          'Eine weitere Reisekarte wird gezogen; der Overlord wählt, welches ihrer Ereignisse eintritt.',
        ),
};
