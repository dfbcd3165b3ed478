import { adventureOf, type View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { ReactElement } from 'react';
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
    <span className="ds-clock" data-late={left <= 3 || undefined}>
      <svg viewBox="-50 -50 100 100" role="img" aria-label={`${say(lang, 'clock')}: ${text}`}>
        <circle r={46} className="ds-clock-face" />
        {Array.from({ length: total }, (_, i) => {
          // The first card drawn is the tick at twelve o'clock.
          const drawn = i < total - left;
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: ticks of a dial
              key={i}
              className="ds-tick"
              data-drawn={drawn || undefined}
              d="M0 -42V-31"
              transform={`rotate(${(i * 360) / total})`}
            />
          );
        })}
        <g className="ds-clock-hand" style={{ transform: `rotate(${((total - left) * 360) / total}deg)` }}>
          <path d="M-2.5 6L0 -29L2.5 6z" />
        </g>
        <circle r={15} className="ds-clock-hub" />
        <text textAnchor="middle" y={6.5} className="ds-clock-number">
          {left}
        </text>
      </svg>
      <span className="ds-clock-caption">
        {say(lang, 'round', view.round)}
        <small>{text}</small>
      </span>
    </span>
  );
}
