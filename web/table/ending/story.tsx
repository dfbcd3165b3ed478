import { scenarioOf } from '@tafelrunde/engine';
import { icons } from '../../art/icons.ts';
import type { End, Table } from '../../local/table.ts';
import { useMessages } from '../../messages/index.ts';
import { Icon } from '../../parts/icon.tsx';
import { RuleLink } from '../../parts/rule-link.tsx';
import { useWords } from '../use-words.ts';
import { Curve } from './curve.tsx';
import { Figures } from './figures.tsx';
import { FinalScores } from './final-scores.tsx';
import { useEndingMessages } from './messages.ts';
import { useLookBack } from './use-look-back.ts';
import { calledAll, type Result, resultOf } from './winners.ts';
import './ending.css';

interface HeadProps {
  readonly table: Table;
  readonly outcome: End;
}

/** Who has won and by what, and what the story says of it. */
export function EndingHead({ table, outcome }: HeadProps) {
  const m = useMessages();
  const e = useEndingMessages();
  const { game, config, situation } = table;
  const words = useWords(table, situation.chairs);
  const result = resultOf(outcome, calledAll(table, situation.chairs, { lang: m.lang, you: e.you, numbered: m.seat }));
  const epilogue = 'rule' in outcome ? scenarioOf(game, config.scenario).epilogue?.(outcome) : null;
  return (
    <>
      <Icon d={outcome.winners.length > 0 ? icons.trophy : icons['skull-crossed-bones']} />
      <h2 id="ending-title">{m.end.title}</h2>
      <p className="ending-who">{headline(result, e)}</p>
      <p className="ending-how">
        {words.outcome(outcome)} {'rule' in outcome ? <RuleLink game={game.id} id={outcome.rule} /> : null}
      </p>
      {epilogue ? <p className="ending-epilogue">{epilogue[m.lang]}</p> : null}
      <FinalScores outcome={outcome} words={words} />
    </>
  );
}

function headline(result: Result, e: ReturnType<typeof useEndingMessages>): string {
  switch (result.is) {
    case 'you':
      return e.youWon;
    case 'won':
      return e.won(result.names);
    case 'lost':
      return e.lostAll(result.alone);
    case 'drawn':
      return e.drawn;
  }
}

/** The match by its figures: how long it was, what everybody did, who was ahead when. */
export function EndingFigures({ table, replay }: { readonly table: Table; readonly replay: string }) {
  const m = useMessages();
  const e = useEndingMessages();
  const { chairs, decisions } = table.situation;
  const words = useWords(table, chairs);
  const told = useLookBack(table);
  const called = calledAll(table, chairs, { lang: m.lang, you: e.you, numbered: m.seat }).map(({ name }) => name);
  const rounds = told === 'thinking' || told === null ? 0 : told.story.rounds;
  return (
    <>
      <p>{e.length(rounds, m.games.decisions(decisions))}</p>
      <div className="ending-told" aria-busy={told === 'thinking'}>
        {told === 'thinking' ? <p className="ending-soft">{e.thinking}</p> : null}
        {told === 'thinking' || told === null ? null : (
          <>
            <Curve told={told} called={called} words={words} replay={replay} />
            <Figures tally={told.story.tally} called={called} />
          </>
        )}
      </div>
    </>
  );
}
