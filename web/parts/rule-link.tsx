import { useMessages } from '../messages/index.ts';
import { showRule } from './rule-card.tsx';
import './rule-link.css';

interface RuleProps {
  readonly game: string;
  readonly id: string;
}

/** The id of a rule; clicked, it shows what the rule says. At a table it is but a sign, for those who look for it (style sheet). */
export function RuleLink({ game, id }: RuleProps) {
  const m = useMessages();
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={m.rule.show(id)}
      title={id}
      onClick={() => showRule({ game, id })}
    >
      <span>{id}</span>
    </button>
  );
}
