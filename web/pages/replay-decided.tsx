import { standing } from '@tafelrunde/bots/jobs';
import type { Lang, Odds } from '@tafelrunde/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Frame, Replay } from '../local/replaying.ts';
import { workerMind } from '../local/worker-mind.ts';
import { useMessages } from '../messages/index.ts';
import { Glossed } from '../parts/glossed.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { useOdds } from '../parts/use-odds.ts';
import { OddsBars } from '../table/odds-bars.tsx';
import type { Words } from '../table/words.ts';
import { useReplayMessages } from './replay-messages.ts';

interface DecidedProps {
  readonly frame: Frame;
  readonly words: Words;
  readonly replay: Replay;
  /** Another option that is thought about instead of the one chosen. */
  readonly other: string | null;
  readonly look: (option: string | null) => void;
}

/** What was decided at this moment, what else was on offer, and what the odds of each were. */
export function Decided({ frame, words, replay, other, look }: DecidedProps) {
  const m = useMessages();
  const r = useReplayMessages();
  const { answer, ask, outcome } = frame;
  if (outcome)
    return (
      <h2>
        {words.outcome(outcome)} {'rule' in outcome ? <RuleLink game={replay.match.game.id} id={outcome.rule} /> : null}
      </h2>
    );
  if (!answer || !ask) return <h2>{answer ? m.table.decides(words.seat(answer.seat)) : r.soFar}</h2>;
  const chosen = ask.options.find(option => replay.match.optionId(option) === answer.option);
  return (
    <>
      <div>
        <p className="decision-whose">{r.decided(words.seat(answer.seat))}</p>
        <h2>{chosen ? words.option(chosen) : answer.option}</h2>
        <p className="decision-rule">
          <Glossed game={replay.match.game.id}>{words.ask(ask)}</Glossed>{' '}
          <RuleLink game={replay.match.game.id} id={ask.rule} />
        </p>
      </div>
      <OddsThen frame={frame} replay={replay} words={words} option={other ?? answer.option} />
      <Could frame={frame} replay={replay} words={words} other={other} look={look} />
    </>
  );
}

/** Every option of that moment; one that is clicked is thought through. */
function Could({ frame: { ask, answer }, replay, words, other, look }: DecidedProps) {
  const r = useReplayMessages();
  const [open, setOpen] = useState(false);
  if (!ask || !answer) return null;
  const looked = other ?? answer.option;
  return (
    <details className="replay-could" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {r.could} ({ask.options.length})
      </summary>
      {open ? (
        <ul>
          {ask.options.map(option => {
            const id = replay.match.optionId(option);
            return (
              <li key={id}>
                <button
                  type="button"
                  className="option"
                  data-looked={id === looked}
                  aria-pressed={id === looked}
                  onClick={() => look(id === answer.option ? null : id)}
                >
                  <span>{words.option(option)}</span>
                  {id === answer.option ? <small>{r.chosen}</small> : null}
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </details>
  );
}

interface OddsThenProps {
  readonly frame: Frame;
  readonly replay: Replay;
  readonly words: Words;
  readonly option: string;
}

function OddsThen({ frame, replay, words, option }: OddsThenProps) {
  const m = useMessages();
  const r = useReplayMessages();
  const odds = useOddsThen(frame, replay, option, words.lang);
  const choice = frame.ask?.options.find(o => replay.match.optionId(o) === option);
  if (!replay.match.game.forecast || !choice) return null;
  const title = option === frame.answer?.option ? r.oddsThen : r.oddsOf(words.option(choice));
  return (
    <section className="replay-odds" aria-label={title} aria-live="polite">
      <h3>{title}</h3>
      {odds === 'computing' ? <p className="preview-soft">{m.odds.computing}</p> : null}
      {odds !== 'computing' && isCertain(odds) ? <p className="preview-soft">{r.noOdds}</p> : null}
      {odds !== 'computing' && odds !== null && !isCertain(odds) ? <OddsBars odds={odds} /> : null}
    </section>
  );
}

const isCertain = (odds: Odds | null): boolean => odds === null || (odds.exact && odds.cases === 1);

/** Asked of a worker that stays for as long as the replay is watched. */
function useOddsThen({ at, ask }: Frame, replay: Replay, option: string, lang: Lang): Odds | 'computing' | null {
  const mind = useMemo(() => workerMind(), []);
  useEffect(() => () => mind.close(), [mind]);
  const number = ask?.options.findIndex(o => replay.match.optionId(o) === option) ?? -1;
  const isUnknown = number < 0 || !replay.match.game.forecast;
  return useOdds(isUnknown ? null : option, ask, lang, signal =>
    mind.think({ do: 'odds', ...standing(replay.standing(at)), option: number, lang }, signal),
  );
}
