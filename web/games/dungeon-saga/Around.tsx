import type { ReactElement } from 'react';
import { isOverlord, type Props } from './Before.tsx';
import { Clock } from './Clock.tsx';
import { CommandHand } from './CommandHand.tsx';
import { OverlordState } from './OverlordState.tsx';

/** The overlord, as everybody sees him: the backs of his cards, his commands, whom he can raise and who has fallen. */
export function Enemies(props: Props): ReactElement {
  const { view, lang } = props;
  return (
    <div className="ds-opposite">
      {isOverlord(props) ? null : <CommandHand view={view} dealings={null} lang={lang} />}
      <OverlordState view={view} lang={lang} />
    </div>
  );
}

/** The clock of the adventure; the table puts below it what both sides play for. */
export function Story({ view, lang }: Props): ReactElement {
  return (
    <div className="ds-table-state" data-about="clock">
      <Clock view={view} lang={lang} />
    </div>
  );
}
