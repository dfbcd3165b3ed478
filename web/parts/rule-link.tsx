import { Suspense } from 'react';
import { useMessages } from '../messages/index.ts';
import { Link } from '../router.tsx';
import { ruleIn, useRulebook } from '../rulebooks.ts';
import { Glossed } from './glossed.tsx';
import { showRule } from './rule-card.tsx';
import './rule-link.css';

interface RuleProps {
  readonly game: string;
  readonly id: string;
}

/** The id of a rule; clicked, it shows what the rule says. */
export function RuleLink({ game, id }: RuleProps) {
  const m = useMessages();
  return (
    <button type="button" className="rule-link" aria-label={m.rule.show(id)} onClick={() => showRule({ game, id })}>
      {id}
    </button>
  );
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
