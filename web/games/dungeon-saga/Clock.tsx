import { adventureOf, type View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { ReactElement } from 'react';
import { Clock as Dial } from '../../kit/panels/clock.tsx';
import { say } from './messages.ts';

/** Cards of the starting hand, unless the adventure says otherwise (DS-SETUP-11). */
const HAND = 3;

/** The command deck is the clock of an adventure (DS-EOR-03): one tick for every card that can still be drawn. */
export function Clock({ view, lang }: { readonly view: View; readonly lang: Lang }): ReactElement {
  const { deck, hand = HAND } = adventureOf(view.adventure).overlord;
  const total = Math.max(deck.size - hand, view.overlord.deckSize);
  const left = view.overlord.deckSize;
  const text = say(lang, 'cardsLeft', left, total);
  return (
    <Dial
      total={total}
      left={left}
      label={`${say(lang, 'clock')}: ${text}`}
      caption={say(lang, 'round', view.round)}
      note={text}
    />
  );
}
