import { type DungeonSaga, type Figure, heroes, type View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import { type ReactElement, useMemo } from 'react';
import { Foldout } from '../../kit/panels/foldout.tsx';
import { useMedia } from '../../kit/use-media.ts';
import type { BoardProps } from '../../table/board.ts';
import { Clock } from './Clock.tsx';
import { CommandHand } from './CommandHand.tsx';
import { goalsOf } from './goals.ts';
import { type Dealings, HeroSheet, isRich } from './HeroSheet.tsx';
import { say } from './messages.ts';
import { OverlordState } from './OverlordState.tsx';

const OVERLORD = 0;
/** Where the aims have room beside everything else, too. */
const ROOMY = '(min-width: 1700px)';

/** What lies before the viewer: the overlord's cards and servants, or the sheets of the heroes; where everybody sees them, the clock and the goals. */
export function Hand(props: BoardProps<DungeonSaga>): ReactElement {
  const { view, viewer, ask, optionId, lang, seat, looked, onLook, onChoose, onRefused } = props;
  const offered = useMemo(() => new Set(ask?.options.map(optionId) ?? []), [ask, optionId]);
  const dealings: Dealings = {
    offered,
    looked,
    onLook,
    onWish: id => (offered.has(id) ? onChoose(id) : ask ? onRefused(id) : undefined),
  };
  const isOverlord = viewer === OVERLORD;
  const roomy = useMedia(ROOMY);
  const several = new Set(Object.values(view.control)).size > 1;
  const bosses = view.figures.filter(({ kind }) => kind === 'boss');
  const sheet = (figure: Figure, folded: boolean): ReactElement => (
    <HeroSheet
      key={figure.id}
      figure={figure}
      view={view}
      player={
        several && figure.kind === 'hero' && view.control[figure.id] !== undefined
          ? seat(view.control[figure.id] ?? 1)
          : null
      }
      dealings={dealings}
      lang={lang}
      folded={folded}
    />
  );
  const figures = [...inOrder(view, viewer), ...bosses];
  const acting = figures.filter(({ id }) => view.turn?.figure === id);
  const others = figures.filter(figure => !acting.includes(figure));
  const sheets = [
    ...acting.map(figure => sheet(figure, false)),
    <div key="company" className="ds-company" data-rows={rowsOf(others.length, acting.length > 0, isOverlord)}>
      {others.map(figure => sheet(figure, true))}
    </div>,
  ];
  const command = <CommandHand key="hand" view={view} dealings={dealings} lang={lang} />;
  const table = (
    <div key="table" className="ds-table-state">
      <Foldout head={<Clock view={view} lang={lang} />} folded={!roomy && (isOverlord || acting.some(isRich))}>
        <Goals view={view} lang={lang} />
      </Foldout>
    </div>
  );
  const overlord = (
    <div key="overlord" className="ds-opposite">
      {isOverlord ? null : command}
      <OverlordState view={view} lang={lang} />
    </div>
  );
  return (
    <div className="ds-before-you">
      {isOverlord ? [command, overlord, table, ...sheets] : [table, ...sheets, overlord]}
    </div>
  );
}

/** In how many rows the heads stand: in few there is room for their values, too. */
const rowsOf = (heads: number, acts: boolean, beside: boolean): number => (beside ? 4 : acts || heads > 4 ? 3 : 2);

/** The viewer's own heroes first, the one that acts foremost; then the others in the order of the box. */
function inOrder(view: View, viewer: BoardProps['viewer']) {
  const standing = view.figures.filter(({ kind }) => kind === 'hero');
  const rank = (id: string): number =>
    (view.turn?.figure === id ? 0 : view.control[id] === viewer ? 10 : 20) + heroes.findIndex(h => h.id === id);
  return standing.sort((a, b) => rank(a.id) - rank(b.id));
}

function Goals({ view, lang }: { readonly view: View; readonly lang: Lang }): ReactElement {
  const goals = goalsOf(view, lang);
  return (
    <div className="ds-goals">
      <h4>{say(lang, 'heroesWin')}</h4>
      <ul>
        {goals.heroes.map(goal => (
          <li key={goal}>{goal}</li>
        ))}
      </ul>
      <h4>{say(lang, 'overlordWins')}</h4>
      <ul>
        {goals.overlord.map(goal => (
          <li key={goal}>{goal}</li>
        ))}
      </ul>
    </div>
  );
}
