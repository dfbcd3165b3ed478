import type { View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { ReactElement } from 'react';
import { isOverlord, type Props } from './Before.tsx';
import { Clock } from './Clock.tsx';
import { CommandHand } from './CommandHand.tsx';
import { goalsOf } from './goals.ts';
import { say } from './messages.ts';
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

/** The clock of the adventure, and what both sides play for. */
export function Story({ view, lang }: Props): ReactElement {
  return (
    <div className="ds-table-state">
      <Clock view={view} lang={lang} />
      <Goals view={view} lang={lang} />
    </div>
  );
}

function Goals({ view, lang }: { readonly view: View; readonly lang: Lang }): ReactElement {
  const goals = goalsOf(view, lang);
  return (
    <div className="ds-goals">
      <h3>{say(lang, 'heroesWin')}</h3>
      <ul>
        {goals.heroes.map(goal => (
          <li key={goal}>{goal}</li>
        ))}
      </ul>
      <h3>{say(lang, 'overlordWins')}</h3>
      <ul>
        {goals.overlord.map(goal => (
          <li key={goal}>{goal}</li>
        ))}
      </ul>
    </div>
  );
}
