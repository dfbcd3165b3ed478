import { useState } from 'react';
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

/** What had happened by then, newest first; a line leads back to its moment. */
export function Happened({ frame, words, game, jump }: HappenedProps) {
  const m = useMessages();
  const r = useReplayMessages();
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, frame.log.length - RECENT);
  const lines = frame.log.slice(hidden);
  return (
    <section className="replay-log" aria-label={m.table.log}>
      <h3>{m.table.log}</h3>
      {lines.length === 0 ? <p className="preview-soft">{m.table.logEmpty}</p> : null}
      <ol>
        {lines.toReversed().map(({ event, at }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
          <li key={frame.log.length - i} data-new={at === frame.at && frame.at > 0}>
            <button type="button" onClick={() => jump(at)}>
              {words.event(event)}
            </button>{' '}
            {event.rule ? <RuleLink game={game} id={event.rule} /> : null}
          </li>
        ))}
      </ol>
      {hidden > 0 ? (
        <button type="button" className="option-fold" onClick={() => setAll(true)}>
          {r.earlier(hidden)}
        </button>
      ) : null}
    </section>
  );
}
