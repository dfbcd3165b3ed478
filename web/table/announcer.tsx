import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { afterPaintOrSoon } from '../parts/after-paint.ts';
import type { Sitting } from './use-table.ts';

interface Line {
  readonly key: number;
  readonly text: string;
}

interface Said {
  readonly lines: readonly Line[];
  readonly question: Line;
}

/** So many lines of news are kept: they have been said when they came. */
const KEPT = 12;

/** Says to screen readers what happened and what must be decided: the one does not interrupt the other, and what is said twice is heard twice. */
export function Announcer({ sitting }: { readonly sitting: Sitting }) {
  const { lines, question } = useSaid(sitting);
  return (
    <div className="unseen" data-testid="announcer">
      <div role="log">
        {lines.map(({ key, text }) => (
          <p key={key}>{text} </p>
        ))}
      </div>
      <div role="status">
        <p key={question.key}>{question.text}</p>
      </div>
    </div>
  );
}

/** Told behind the frame that shows it: nobody's click waits for words. */
function useSaid({ situation, words }: Sitting): Said {
  const m = useMessages();
  const { fresh, ask, outcome } = situation;
  const [said, say] = useState<Said>({ lines: [], question: { key: 0, text: '' } });
  const toldLast = useRef<typeof fresh>([]);
  const asked = ask ? `${m.table.decide}: ${words.ask(ask)}` : '';
  const question = outcome ? words.outcome(outcome) : asked;
  useEffect(() => {
    if (toldLast.current === fresh) return;
    toldLast.current = fresh;
    const news = fresh.map(({ event }) => words.event(event));
    afterPaintOrSoon(() =>
      say(before => {
        const next = (before.lines.at(-1)?.key ?? 0) + 1;
        const lines = [...before.lines, ...news.map((text, i) => ({ key: next + i, text }))];
        return { ...before, lines: lines.slice(-Math.max(KEPT, news.length)) };
      }),
    );
  }, [fresh, words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words about something new are a new question
  useEffect(() => {
    afterPaintOrSoon(() => say(before => ({ ...before, question: { key: before.question.key + 1, text: question } })));
  }, [question, ask]);
  return said;
}
