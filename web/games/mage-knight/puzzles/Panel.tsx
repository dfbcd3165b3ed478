import { load, type MatchRecord } from '@tafelrunde/engine';
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ANSWERS } from '../../../../games/mage-knight/drills/answers.ts';
import { type Drill, drillMatch } from '../../../../games/mage-knight/drills/drill.ts';
import { DRILLS, drillById } from '../../../../games/mage-knight/drills/index.ts';
import { type Result, resultOf } from '../../../../games/mage-knight/drills/result.ts';
import { WORTH } from '../../../../games/mage-knight/heuristics/worth.ts';
import { icons } from '../../../art/icons.ts';
import { useMessages } from '../../../messages/index.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Link } from '../../../router.tsx';
import type { Sitting } from '../../../table/use-table.ts';
import { mageKnight, type State, type View } from '../game.ts';
import { levelNumber, linesOf, numberOf, titleOf } from './naming.ts';
import { isBetter, markOf, note, starsOf } from './progress.ts';
import { tell } from './words.ts';
import '../../../learn/coach.css';
import './puzzles.css';

interface PanelProps {
  readonly drill: Drill;
  /** The solver is watched. */
  readonly answer: boolean;
  readonly sitting: Sitting;
}

/** Stands beside the table: what is to be found; once the combat is over, what came of it and what could have. */
export function puzzleCoach(id: string, answer: boolean): ((sitting: Sitting) => ReactNode) | null {
  const drill = drillById(id);
  return drill ? sitting => <Panel drill={drill} answer={answer} sitting={sitting} /> : null;
}

function Panel({ drill, answer, sitting }: PanelProps): ReactElement {
  const { lang } = useMessages();
  const result = useResult(sitting);
  useEffect(() => {
    if (result !== null && !answer) note(drill.id, markOf(drill, result));
  }, [drill, answer, result]);
  const title = tell(lang, 'puzzle', numberOf(drill), titleOf(drill, lang));
  const panel = useRef<HTMLElement>(null);
  const isOver = result !== null;
  useEffect(() => {
    if (isOver) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOver]);
  return (
    <section ref={panel} className="coach mk-puzzle-panel parchment" aria-label={title} data-over={isOver || undefined}>
      <Icon d={isOver ? icons.trophy : icons['light-bulb']} />
      <div className="coach-words" aria-live="polite">
        <p>
          <strong>{title}</strong> <small>{tell(lang, 'level', levelNumber(drill))}</small>
        </p>
        {isOver ? (
          <Over drill={drill} result={result} answer={answer} />
        ) : answer ? (
          <AnswerStep drill={drill} sitting={sitting} />
        ) : (
          <Task />
        )}
      </div>
      <Ways drill={drill} answer={answer} over={isOver} sitting={sitting} />
    </section>
  );
}

/** What the combat came to; null as long as it is fought. */
function useResult({ table, situation }: Sitting): Result | null {
  const { view, decisions } = situation;
  const over = !(view as View).turns.some(({ seat, combat }) => seat === 0 && combat !== null);
  const [found, setFound] = useState<{ readonly at: number; readonly result: Result | null } | null>(null);
  useEffect(() => {
    if (!over) return;
    let current = true;
    void table.file().then(file => {
      const { match } = load(file, [mageKnight as never]);
      if (current) setFound({ at: decisions, result: resultOf(match.record() as MatchRecord<State>) });
    });
    return () => {
      current = false;
    };
  }, [table, over, decisions]);
  return over ? (found?.result ?? null) : null;
}

function Task(): ReactNode {
  const { lang } = useMessages();
  const { fame, wound, woundInHand, cardInHand, crystal, unitLevel, spent, hurt } = WORTH;
  return (
    <>
      <p>{tell(lang, 'task')}</p>
      <details className="mk-puzzle-counting">
        <summary>{tell(lang, 'counting')}</summary>
        <p>
          {tell(
            lang,
            'counted',
            ...[fame, wound, wound + woundInHand, cardInHand, crystal, unitLevel, -spent, -hurt].map(n =>
              n.toLocaleString(lang),
            ),
          )}
        </p>
      </details>
    </>
  );
}

function Over({ drill, result, answer }: { drill: Drill; result: Result; answer: boolean }): ReactNode {
  const { lang } = useMessages();
  const best = useMemo(() => solverResult(drill), [drill]);
  const lines = useMemo(() => linesOf(drill, lang), [drill, lang]);
  const mark = markOf(drill, result);
  const verdict = isBetter(drill, result)
    ? 'isBetter'
    : mark === 'best'
      ? drill.open
        ? 'isBestKnown'
        : 'isBest'
      : mark === 'close'
        ? 'isClose'
        : 'isTried';
  return (
    <>
      {answer ? null : (
        <p className="coach-remark">
          <span aria-hidden="true">{starsOf(mark)}</span> {tell(lang, verdict)}
        </p>
      )}
      <p>{drill.about[lang]}</p>
      <div className="mk-puzzle-over">
        <Comparison mine={answer ? null : result} best={best} />
        <div>
          <h3>{tell(lang, 'lines')}</h3>
          <ol>
            {lines.map((line, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their number
              <li key={n}>{line}</li>
            ))}
          </ol>
        </div>
      </div>
    </>
  );
}

/** What the solver's line leaves. */
function solverResult(drill: Drill): Result | null {
  const match = drillMatch(drill);
  const { start } = match.record();
  const answers = (ANSWERS[drill.id] ?? []).map(option => ({ seat: 0, option }));
  return resultOf({ start, answers });
}

const ROWS = ['fame', 'wounds', 'cards', 'crystals', 'ready', 'value'] as const;

function Comparison({ mine, best }: { readonly mine: Result | null; readonly best: Result | null }): ReactNode {
  const { lang } = useMessages();
  const columns = [...(mine ? [['yours', mine] as const] : []), ...(best ? [['solver', best] as const] : [])];
  return (
    <table className="mk-puzzle-table">
      <thead>
        <tr>
          <td />
          {columns.map(([word]) => (
            <th key={word} scope="col">
              {tell(lang, word)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(row => (
          <tr key={row}>
            <th scope="row">{tell(lang, row)}</th>
            {columns.map(([word, result]) => (
              <td key={word}>{(Math.round(result[row] * 10) / 10).toLocaleString(lang)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The solver's next step, to be seen on the table. */
function AnswerStep({ drill, sitting }: { readonly drill: Drill; readonly sitting: Sitting }): ReactNode {
  const { lang } = useMessages();
  const { situation, choose } = sitting;
  const line = ANSWERS[drill.id] ?? [];
  const lines = useMemo(() => linesOf(drill, lang), [drill, lang]);
  const at = situation.decisions;
  const option = line[at];
  const isOffered = situation.ask?.options.some(choice => sitting.table.optionId(choice) === option) ?? false;
  if (option === undefined || !isOffered) return <p>{situation.ask ? tell(lang, 'astray') : '…'}</p>;
  return (
    <p>
      {tell(lang, 'step', at + 1, line.length)} <strong>{lines[at]}</strong>{' '}
      <button type="button" className="button main mk-puzzle-step" onClick={() => choose(option)}>
        {tell(lang, 'goOn')}
      </button>
    </p>
  );
}

function Ways({ drill, answer, over, sitting }: PanelProps & { readonly over: boolean }): ReactNode {
  const { lang } = useMessages();
  const next = DRILLS[numberOf(drill) % DRILLS.length];
  const { decisions } = sitting.situation;
  return (
    <div className="coach-buttons">
      {over && !answer && next ? (
        <Link className="button main" to={`/learn/puzzles/${next.id}`}>
          {tell(lang, 'next')}
        </Link>
      ) : null}
      {answer || over || decisions > 0 ? (
        <Link className="button" to={`/learn/puzzles/${drill.id}`}>
          {tell(lang, answer ? 'myself' : 'again')}
        </Link>
      ) : null}
      {answer ? null : (
        <Link className="button" to={`/learn/puzzles/${drill.id}/answer`}>
          {tell(lang, over ? 'replay' : 'answer')}
        </Link>
      )}
      <Link className="button quiet" to="/learn/puzzles">
        {tell(lang, 'all')}
      </Link>
    </div>
  );
}
