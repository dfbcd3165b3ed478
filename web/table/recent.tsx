import type { LogEntry } from '@tafelrunde/engine';
import { memo, useLayoutEffect, useRef } from 'react';
import type { Situation } from '../local/table.ts';
import { useMessages } from '../messages/index.ts';
import { useAfterPaint } from '../parts/after-paint.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Sitting } from './use-table.ts';
import type { Words } from './words.ts';

/** Lines of what just happened that stand beside the board, at least; older ones go by as many at a time. */
const RECENT = 100;
/** Within so many pixels of its end, the end of the log is in sight. */
const NEAR = 24;

/** What just happened, below the decision, where there is room for it. */
export function Recent({ sitting }: { readonly sitting: Sitting }) {
  const m = useMessages();
  const situation = useAfterPaint(sitting.situation);
  const { log } = situation;
  if (log.length === 0) return null;
  return (
    <section className="recent" aria-label={m.table.happened}>
      <h2>{m.table.happened}</h2>
      <Lines
        sitting={sitting}
        situation={situation}
        entries={log.slice(Math.max(0, Math.floor(log.length / RECENT) - 1) * RECENT)}
      />
    </section>
  );
}

interface LinesProps {
  readonly sitting: Sitting;
  readonly situation: Situation;
  readonly entries: readonly LogEntry[];
}

/** What one decision led to stands together. The newest is at the end, which is kept in sight unless somebody has gone up to read: nothing moves under their eyes. */
export function Lines({ sitting, situation, entries }: LinesProps) {
  const m = useMessages();
  const { words, table } = sitting;
  const [oldest] = situation.fresh;
  const list = useRef<HTMLOListElement>(null);
  const reads = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line
  useLayoutEffect(() => {
    if (list.current && !reads.current) list.current.scrollTop = list.current.scrollHeight;
  }, [entries.length, entries.at(-1)]);
  return (
    <ol
      ref={list}
      className="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        reads.current = scrollHeight - clientHeight - scrollTop > NEAR;
      }}
    >
      {entries.length === 0 ? <li>{m.table.logEmpty}</li> : null}
      {byDecision(entries).map(lines => (
        <Step
          key={lines[0]?.at}
          lines={lines}
          news={oldest !== undefined && (lines[0]?.at ?? 0) >= oldest.at}
          words={words}
          game={table.game.id}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  readonly lines: readonly LogEntry[];
  readonly news: boolean;
  readonly words: Words;
  readonly game: string;
}

/** What was told once is not told differently later: only what is new is drawn. */
const Step = memo(
  function Step({ lines, news, words, game }: StepProps) {
    return (
      <li className="log-step">
        {lines.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
          <p key={i} data-news={news}>
            {words.event(entry.event)} {entry.event.rule ? <RuleLink game={game} id={entry.event.rule} /> : null}
          </p>
        ))}
      </li>
    );
  },
  (a, b) =>
    a.news === b.news &&
    a.words === b.words &&
    a.lines.length === b.lines.length &&
    a.lines.every((line, i) => line === b.lines[i]),
);

function byDecision(entries: readonly LogEntry[]): LogEntry[][] {
  const steps: LogEntry[][] = [];
  for (const entry of entries) {
    const last = steps[steps.length - 1];
    if (last?.[0]?.at === entry.at) last.push(entry);
    else steps.push([entry]);
  }
  return steps;
}
