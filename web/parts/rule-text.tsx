import { Suspense } from 'react';
import { useMessages } from '../messages/index.ts';
import { Link } from '../router.tsx';
import { ruleIn, useRulebook } from '../rulebooks.ts';
import { Glossed } from './glossed.tsx';

interface RuleProps {
  readonly game: string;
  readonly id: string;
}

/** What a rule says, with the way to its place in the rulebook. */
export function RuleText({ game, id }: RuleProps) {
  const m = useMessages();
  return (
    <article className="rule-text">
      <h3>{id}</h3>
      <Suspense fallback={<p>{m.loading}</p>}>
        <Says game={game} id={id} />
      </Suspense>
      <Link to={`/rules/${game}#${id}`}>{m.rule.open}</Link>
    </article>
  );
}

function Says({ game, id }: RuleProps) {
  const m = useMessages();
  const rule = ruleIn(useRulebook(game, m.lang), id);
  return <p key={id}>{rule ? <Glossed game={game}>{rule.text}</Glossed> : m.rule.missing}</p>;
}
