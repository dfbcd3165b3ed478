import type { Proposal } from '@tafelrunde/bots';
import { newChance, Run } from '@tafelrunde/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { copyState } from '../../../games/mage-knight/copying.ts';
import { positionOf } from '../../../games/mage-knight/heuristics/position.ts';
import type { Aid } from '../../table/board.ts';
import { optionText } from './describe.ts';
import { type MageKnight, mageKnight, type View } from './game.ts';
import { useTable } from './Table.tsx';

/** So long each step is looked at, in milliseconds; who wants no motion wants no waiting. */
const STEP = 550;

interface Found {
  readonly plan: Proposal;
  readonly choices: readonly MageKnight['choice'][];
  /** Decisions taken when the plan was made. */
  readonly since: number;
}

interface Props {
  readonly aid: Aid;
  /** The whole line is played; else the next step is named. */
  readonly all: boolean;
  readonly stop: () => void;
}

/** What the solver says of the combat: the next step, or all of them, played one after the other until somebody says stop. */
export function Solver({ aid, all, stop }: Props): ReactNode {
  const { lang, seat, view, tell, motion, optionId, ask } = useTable();
  const { table, situation, choose } = aid;
  const { decisions } = situation;
  const [found, keep] = useState<Found | 'nothing' | null>(null);
  const asked = useRef({ table, view, decisions });
  useEffect(() => {
    let wanted = true;
    const about = asked.current;
    // Whoever decides before it is found calls it off.
    about.table.advice().then(
      advice => {
        const plan = advice.find(one => one.plan)?.plan;
        if (wanted)
          keep(plan ? { plan, choices: choicesOf(about.view, plan.line), since: about.decisions } : 'nothing');
      },
      () => wanted && stop(),
    );
    return () => {
      wanted = false;
    };
  }, [stop]);
  const known = found === 'nothing' ? null : found;
  const at = known === null ? 0 : decisions - known.since;
  const next = known?.plan.line[at];
  const isOffered = ask?.options.some(choice => optionId(choice) === next) ?? false;
  const isOver = known !== null && (at < 0 || next === undefined || (ask !== null && !isOffered));
  useEffect(() => {
    if (!all || next === undefined || !isOffered) return;
    const timer = setTimeout(() => choose(next), motion === 'none' ? 0 : STEP);
    return () => clearTimeout(timer);
  }, [all, next, isOffered, choose, motion]);
  // A hint is about one decision, and a line ends.
  const isPast = known === null ? decisions !== asked.current.decisions : all ? isOver : at !== 0;
  useEffect(() => {
    if (isPast) stop();
  }, [isPast, stop]);
  if (known === null) return <p className="mk-solver">{tell(found === 'nothing' ? 'noLine' : 'solving')}</p>;
  const lines = known.choices.map(choice => optionText(choice, lang, seat));
  const { result, proven } = known.plan;
  const promise = [tell(proven ? 'proven' : 'bestFound'), ...(result ? [result[lang]] : [])].join(': ');
  return (
    <div className="mk-solver" role="status">
      <p>
        <strong>{promise}</strong>
      </p>
      {all ? (
        <>
          <ol>
            {lines.map((line, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their number
              <li key={n} aria-current={n === at ? 'step' : undefined} data-past={n < at || undefined}>
                {line}
              </li>
            ))}
          </ol>
          <button type="button" className="button" onClick={stop}>
            {tell('stop')}
          </button>
        </>
      ) : (
        <p>
          {tell('nextStep', lines[0] ?? '')}{' '}
          {next === undefined ? null : (
            <button type="button" className="button" onClick={() => choose(next)}>
              {tell('doIt')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** The choices of a line, as they come up when it is played on in thought. */
function choicesOf(view: View, line: Proposal['line']): MageKnight['choice'][] {
  const run = new Run<MageKnight>(mageKnight, copyState(positionOf(view)), { chance: newChance('in thought') });
  const choices: MageKnight['choice'][] = [];
  for (const option of line) {
    run.advance();
    const choice = run.ask?.options.find(one => mageKnight.optionId?.(one) === option);
    if (choice === undefined) break;
    choices.push(choice);
    run.answer(choice);
  }
  return choices;
}
