import { useLayoutEffect, useRef, useState } from 'react';
import type { Frame } from '../local/replaying.ts';
import { useMessages } from '../messages/index.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Words } from '../table/words.ts';
import { useReplayMessages } from './replay-messages.ts';

/** So many lines stand there at once; who wants all of them says so. */
const RECENT = 60;

interface HappenedProps {
  readonly frame: Frame;
  readonly words: Words;
  readonly game: string;
  readonly jump: (at: number) => void;
}

/** What had happened by then, the newest at the end and in sight, as at the table; a line leads back to its moment. */
export function Happened({ frame, words, game, jump }: HappenedProps) {
  const m = useMessages();
  const r = useReplayMessages();
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, frame.log.length - RECENT);
  const lines = frame.log.slice(hidden);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other moment
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [frame.at]);
  return (
    <section className="replay-log" aria-label={m.table.log}>
      <h3>{m.table.log}</h3>
      {lines.length === 0 ? <p className="preview-soft">{m.table.logEmpty}</p> : null}
      {hidden > 0 ? (
        <button type="button" className="option-fold" onClick={() => setAll(true)}>
          {r.earlier(hidden)}
        </button>
      ) : null}
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {lines.map(({ event, at }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
          <li key={hidden + i} data-new={at === frame.at && frame.at > 0}>
            <button type="button" onClick={() => jump(at)}>
              {words.event(event)}
            </button>{' '}
            {event.rule ? <RuleLink game={game} id={event.rule} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
