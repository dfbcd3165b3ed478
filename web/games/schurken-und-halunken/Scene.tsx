import type { ReactNode } from 'react';
import { scenarioRules, sideName } from './game.ts';
import { SignIcon } from './Picture.tsx';
import type { Sign } from './pictures.ts';
import { type Props, useTable } from './Table.tsx';

const SIGNS: Readonly<Record<string, Sign>> = { dragon: 'breath', hill: 'hill', 'night-watch': 'watch' };

/** Whether the scenario adds anything. */
export const hasScene = ({ view }: Pick<Props, 'view'>): boolean => scenarioRules(view.scenario).lines !== undefined;

/** What a scenario adds to the table: the dragon's breath, the hill, the next wave. */
export function Scene(): ReactNode {
  const { view, lang, seat } = useTable();
  const lines = scenarioRules(view.scenario).lines?.(view, lang, side => sideName(side, lang, seat)) ?? [];
  const sign = SIGNS[view.scenario];
  return (
    <div className={`sh-scene sh-scene-${view.scenario}`}>
      {sign && <SignIcon sign={sign} />}
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
