import type { Explanation } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import { Glossed } from '../parts/glossed.tsx';
import { RuleText } from '../parts/rule-text.tsx';
import { useSeldomMessages } from './seldom-messages.ts';

/** Why something is not allowed: the reason, and the rule in full. */
export function WhyNot({
  game,
  why,
  close,
}: {
  readonly game: string;
  readonly why: Explanation;
  readonly close: () => void;
}) {
  const m = useMessages();
  const s = useSeldomMessages();
  return (
    <section className="why-not parchment" role="alert">
      <header>
        <h2>{why.allowed ? s.allowed : s.notAllowed}</h2>
        <button type="button" className="button quiet" onClick={close} aria-label={m.close}>
          ✕
        </button>
      </header>
      <p className="why-not-reason">
        <Glossed game={game}>{why.text[m.lang]}</Glossed>
      </p>
      {why.rule ? <RuleText game={game} id={why.rule} /> : null}
    </section>
  );
}
