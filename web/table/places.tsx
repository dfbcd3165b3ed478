import { type CSSProperties, type ReactNode, useState } from 'react';
import { PHONE, useMedia } from '../kit/use-media.ts';
import { useMessages } from '../messages/index.ts';
import type { BoardProps, GameTable, Place, PlaceName } from './board.ts';
import { Goals } from './goals.tsx';
import './places.css';

/** What of a table is open where not everything has room: what must be decided, unless somebody has opened something else. */
export type Opened = PlaceName | Own;
type Own = 'decision' | 'log';
const OWN: readonly Own[] = ['decision', 'log'];

/** One beside the other around the map. */
const ASIDE: readonly PlaceName[] = ['story', 'enemies', 'market'];
const BELOW: readonly PlaceName[] = ['me', 'others'];
const TABS: readonly PlaceName[] = [...BELOW, 'enemies', 'market', 'story'];

interface PlacesProps {
  readonly gameTable: GameTable;
  readonly props: BoardProps;
  /** How many decisions have led to what is shown. */
  readonly decisions: number;
  readonly opened: Opened;
  readonly open: (opened: Opened) => void;
  /** What the shell has there itself. */
  readonly own?: readonly Own[];
  /** What ends the turn. */
  readonly end?: ReactNode;
}

/** The places a game fills, around its map. */
export function Places({ gameTable, props, decisions, opened, open, own, end }: PlacesProps): ReactNode {
  const { Provider, places, Roll } = gameTable;
  const { lang } = props;
  const m = useMessages();
  const timesBack = useTimesBack(decisions);
  const goals = gameTable.goals?.(props.view, props.viewer, lang) ?? [];
  const isFilled = (name: PlaceName): boolean => places[name] !== undefined && places[name].has?.(props) !== false;
  // What everybody plays for has its place whatever the game puts there.
  const isThere = (name: PlaceName): boolean => isFilled(name) || (name === 'story' && goals.length > 0);
  const titleOf = (place: Place | undefined): string =>
    place ? (typeof place.title === 'function' ? place.title(props) : place.title)[lang] : m.table.goals;
  const placed = (name: PlaceName): ReactNode => {
    if (!isThere(name)) return null;
    const place = isFilled(name) ? places[name] : undefined;
    const title = titleOf(place);
    return (
      <section
        key={name}
        className="place"
        data-place={name}
        data-open={opened === name}
        aria-label={title}
        // What was opened may be longer than the screen, and hold nothing that could be focused: keys scroll it as well.
        tabIndex={opened === name ? 0 : undefined}
      >
        <h2 className="place-title">{title}</h2>
        {place ? <place.Part {...props} /> : null}
        {name === 'story' ? <Goals goals={goals} /> : null}
      </section>
    );
  };
  const docked = (names: readonly PlaceName[], where: string): ReactNode =>
    names.some(isThere) ? <div className={where}>{names.map(placed)}</div> : null;
  const parts = (
    <>
      {Roll ? (
        <div className="table-roll">
          <Roll key={timesBack} {...props} />
        </div>
      ) : null}
      {placed('map')}
      {docked(BELOW, 'places-below')}
      {docked(ASIDE, 'places-aside')}
      {end}
      <PlaceBar
        opened={opened}
        open={open}
        own={own}
        tabs={TABS.filter(isThere).map(name => {
          const place = isFilled(name) ? places[name] : undefined;
          return { name, title: titleOf(place), brief: place?.tab?.[lang], badge: place?.badge?.(props) ?? null };
        })}
      />
    </>
  );
  return Provider ? <Provider {...props}>{parts}</Provider> : parts;
}

interface Tab {
  readonly name: Opened;
  readonly title: string;
  readonly brief?: string | undefined;
  readonly badge: string | null;
}

interface BarProps extends Pick<PlacesProps, 'opened' | 'open'> {
  readonly own?: readonly Own[] | undefined;
  readonly tabs: readonly Tab[];
}

/** What opens the places that have no room of their own: on a phone all but the map, on a tablet those at the sides. */
export function PlaceBar({ tabs, opened, open, own = OWN }: BarProps): ReactNode {
  const m = useMessages();
  const phone = useMedia(PHONE);
  const [first = [], last = []] = own.map((name): Tab[] => [{ name, title: m.table.places[name], badge: null }]);
  const all = phone ? [...first, ...tabs, ...last] : tabs.filter(({ name }) => name !== 'me' && name !== 'map');
  if (all.length === 0) return null;
  return (
    <nav className="place-bar" aria-label={m.table.places.bar} style={{ '--tabs': all.length } as CSSProperties}>
      {all.map(({ name, title, brief, badge }) => (
        <button
          key={name}
          type="button"
          data-tab={name}
          aria-expanded={opened === name}
          onClick={() => open(opened === name ? 'decision' : name)}
        >
          <span>{(phone && brief) || title}</span>
          {badge === null ? null : <b>{badge}</b>}
        </button>
      ))}
    </nav>
  );
}

/** How often the match went back: a roll that was taken back is not remembered. */
function useTimesBack(decisions: number): number {
  const [told, tell] = useState({ decisions, back: 0 });
  if (told.decisions === decisions) return told.back;
  const back = told.back + (decisions < told.decisions ? 1 : 0);
  tell({ decisions, back });
  return back;
}
