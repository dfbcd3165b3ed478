import { type DungeonSaga, type Figure, heroes, type View } from '@tafelrunde/dungeon-saga';
import { type ReactElement, useMemo } from 'react';
import type { BoardProps } from '../../table/board.ts';
import { CommandHand } from './CommandHand.tsx';
import { type Dealings, HeroSheet } from './HeroSheet.tsx';

export type Props = BoardProps<DungeonSaga>;

const OVERLORD = 0;
export const isOverlord = ({ viewer }: Pick<Props, 'viewer'>): boolean => viewer === OVERLORD;

/** What lies before the viewer: the overlord's cards, or the sheet of the hero that acts. */
export function Me(props: Props): ReactElement {
  const dealings = useDealings(props);
  const foremost = foremostOf(props);
  return (
    <div className="ds-before-you">
      {foremost ? (
        <Sheet key={foremost.id} figure={foremost} props={props} dealings={dealings} folded={false} />
      ) : (
        <CommandHand view={props.view} dealings={dealings} lang={props.lang} />
      )}
    </div>
  );
}

/** The whole company, and the bosses: all wounds at a glance, the rest folds out. Everybody keeps their place, whoever acts. */
export function Others(props: Props): ReactElement {
  const dealings = useDealings(props);
  const { view } = props;
  const company = [...heroesOf(view), ...view.figures.filter(({ kind }) => kind === 'boss')];
  return (
    <div className="ds-company">
      {company.map(figure => (
        <Sheet key={figure.id} figure={figure} props={props} dealings={dealings} folded />
      ))}
    </div>
  );
}

/** The hero whose sheet is open: the one that acts, else the first one, so that there is always one. */
export function foremostOf(props: Pick<Props, 'view' | 'viewer'>): Figure | undefined {
  return isOverlord(props) ? undefined : inOrder(props)[0];
}

interface SheetProps {
  readonly figure: Figure;
  readonly props: Props;
  readonly dealings: Dealings;
  readonly folded: boolean;
}

function Sheet({ figure, props: { view, lang, seat }, dealings, folded }: SheetProps): ReactElement {
  const several = new Set(Object.values(view.control)).size > 1;
  const player = figure.kind === 'hero' && several ? view.control[figure.id] : undefined;
  return (
    <HeroSheet
      figure={figure}
      view={view}
      player={player === undefined ? null : seat(player)}
      dealings={dealings}
      lang={lang}
      folded={folded}
    />
  );
}

function useDealings({ ask, optionId, looked, onLook, onChoose, onInform }: Props): Dealings {
  const offered = useMemo(() => new Set(ask?.options.map(optionId) ?? []), [ask, optionId]);
  return {
    offered,
    looked,
    onLook,
    onWish: (id, thing) => (offered.has(id) ? onChoose(id) : onInform(thing, ask && id !== '' ? id : null)),
  };
}

/** The one that acts foremost, then the viewer's own heroes; then the others in the order of the box. */
function inOrder({ view, viewer }: Pick<Props, 'view' | 'viewer'>): readonly Figure[] {
  const rank = (id: string): number =>
    (view.turn?.figure === id ? 0 : view.control[id] === viewer ? 10 : 20) + heroes.findIndex(h => h.id === id);
  return heroesOf(view).sort((a, b) => rank(a.id) - rank(b.id));
}

/** In the order of the box. */
function heroesOf(view: View): Figure[] {
  const rank = (id: string): number => heroes.findIndex(hero => hero.id === id);
  return view.figures.filter(({ kind }) => kind === 'hero').sort((a, b) => rank(a.id) - rank(b.id));
}
