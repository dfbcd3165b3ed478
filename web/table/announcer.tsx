import { useMessages } from '../messages/index.ts';
import type { Sitting } from './use-table.ts';

/** Says to screen readers what happened and what must be decided. */
export function Announcer({ sitting: { situation, words } }: { sitting: Sitting }) {
  const m = useMessages();
  const { fresh, ask, outcome } = situation;
  const told = fresh.map(({ event }) => words.event(event)).join(' ');
  const asked = ask ? `${m.table.decide}: ${words.ask(ask.kind)}` : '';
  return (
    <div className="unseen" aria-live="polite" aria-atomic="true" data-testid="announcer">
      {told} {outcome ? words.outcome(outcome) : asked}
    </div>
  );
}
