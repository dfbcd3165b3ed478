import type { Lang, Odds, Seat } from '@tafelrunde/engine';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { type Locate, Locators } from '../kit/picking/locating.ts';
import type { Table } from '../local/table.ts';
import { useMessages } from '../messages/index.ts';
import { focusOn, isFocusFree } from '../parts/focus.ts';
import { lazily } from '../parts/lazily.ts';
import { Loading } from '../parts/loading.tsx';
import { Store } from '../parts/store.ts';
import { prefer, usePreferences } from '../preferences.ts';
import { Announcer } from './announcer.tsx';
import type { BoardProps, GameTable } from './board.ts';
import { CurtainUnloaded } from './curtain-unloaded.tsx';
import { Decision } from './decision.tsx';
import type { Asked } from './info/about.ts';
import { useAsking } from './info/use-asking.ts';
import { LookedOdds } from './looked-odds.ts';
import { type Opened, PlaceBar, Places } from './places.tsx';
import { PlainBoard, TextBoard } from './plain-board.tsx';
import { Preview } from './preview.tsx';
import { Recent } from './recent.tsx';
import { Seats } from './seats.tsx';
import { SoundOffer } from './sounds/offer.tsx';
import { useSounds } from './sounds/use-sounds.ts';
import { heardAt } from './telling/heard.ts';
import { type MoreItems, Tools } from './tools.tsx';
import { useKeys } from './use-keys.ts';
import { type Sitting, useTable } from './use-table.ts';
// What boards are made of comes with the table that all of them share, not with each game.
import '../kit/map/map-window.tsx';
import '../kit/map/overlays.tsx';
import '../kit/map/token.tsx';
import '../kit/picking/use-map-picking.ts';
import './table.css';

/** Most matches need neither: they are loaded when they are wanted. */
const Curtain = lazily(async () => (await import('./curtain.tsx')).Curtain, CurtainUnloaded);
const nothing = () => null;
const Keys = lazily(async () => (await import('./keys.tsx')).Keys, nothing);
const Log = lazily(async () => (await import('./log.tsx')).Log, nothing);
const Vote = lazily(async () => (await import('./vote.tsx')).Vote, nothing);
const WhyNot = lazily(async () => (await import('./why-not.tsx')).WhyNot, nothing);
const Info = lazily(async () => (await import('./info/info.tsx')).Info, nothing);

export type Drawer = 'log' | 'keys' | null;

interface TableViewProps {
  readonly table: Table;
  readonly gameTable: GameTable | null;
  readonly notice?: string;
  /** What a table of the server adds: above the board, beside it, in the menu, and when the game is over. */
  readonly above?: ReactNode;
  readonly side?: ReactNode;
  readonly menu?: MoreItems;
  readonly ending: (lookAround: () => void) => ReactNode;
  /** Who teaches at this table, if anybody does. */
  readonly coach?: ((sitting: Sitting) => ReactNode) | null;
}

/** The table of every game: board in the middle, the decision beside it, everybody around, the rest in a drawer. */
export function TableView({ table, gameTable, notice, above, side, menu, ending, coach }: TableViewProps) {
  const m = useMessages();
  const sitting = useTable(table, gameTable);
  const [drawer, setDrawer] = useState<Drawer>(null);
  const [lookAround, setLookAround] = useState(false);
  const [opened, open] = useState<Opened>('decision');
  const [odds] = useState(() => new Store<Odds | null>(null));
  const [locators] = useState(() => new Set<Locate>());
  const { situation, words } = sitting;
  const heard = heardAt(sitting);
  const { asked, inform, forget } = useAsking(gameTable?.info !== undefined);
  useForgotten(situation.ask, forget);
  const toggle = (wanted: Drawer) => setDrawer(open => (open === wanted ? null : wanted));
  useKeys(sitting, toggle);
  useSounds(sitting);
  const over = situation.outcome !== null;
  // Whatever is open then, the end is to be seen.
  useEffect(() => {
    if (over) open('decision');
  }, [over]);
  const name = useMemo(() => scenarioName(table, m.lang), [table, m.lang]);

  if (situation.curtain !== null) return <CurtainFor sitting={sitting} seat={situation.curtain} title={name} />;
  return (
    <LookedOdds value={odds}>
      <Locators value={locators}>
        <div className="table" data-over={over} data-decisions={situation.decisions} data-open={opened}>
          <Announcer sitting={heard} />
          <Tools sitting={sitting} title={name} drawer={drawer} toggle={toggle} more={menu} />
          <Seats situation={situation} words={words} />
          {coach?.({ ...heard, informed: asked !== null })}
          <main className="table-board" id="main" aria-label={m.table.board}>
            <div className="table-notices">
              {notice ? <p className="table-notice">{notice}</p> : null}
              {situation.failure ? (
                <p className="table-notice" role="alert">
                  {m.table.failure} <code>{situation.failure}</code>
                </p>
              ) : null}
              {above}
            </div>
            <Middle sitting={sitting} inform={inform} opened={opened} open={open} />
          </main>
          <aside className="table-side">
            {situation.outcome && !lookAround ? ending(() => setLookAround(true)) : <Decision sitting={sitting} />}
            <div className="table-below">
              <Recent sitting={heard} />
              <Preview sitting={sitting} />
            </div>
            {side}
          </aside>
          <Suspense>
            {drawer === 'log' ? <Log sitting={heard} close={() => setDrawer(null)} /> : null}
            {drawer === 'keys' ? <Keys close={() => setDrawer(null)} /> : null}
          </Suspense>
          <Suspense>
            {sitting.refused ? <WhyNot game={table.game.id} why={sitting.refused} close={sitting.forgive} /> : null}
            {sitting.voting ? <Vote sitting={sitting} /> : null}
            {asked ? <InfoOn sitting={sitting} asked={asked} close={forget} /> : null}
          </Suspense>
          <SoundOffer decisions={situation.decisions} />
        </div>
      </Locators>
    </LookedOdds>
  );
}

function CurtainFor({
  sitting,
  seat,
  title,
}: {
  readonly sitting: Sitting;
  readonly seat: Seat;
  readonly title: string;
}) {
  const { table, words, situation } = sitting;
  const { window } = situation;
  return (
    <Suspense fallback={<Loading />}>
      <Curtain
        // For another person it is another curtain: who presses a key twice must not speak for the next one.
        key={`${seat} ${situation.decisions}`}
        name={words.seat(seat)}
        title={title}
        lift={() => table.lift()}
        window={
          window && {
            question: words.ask(window.ask),
            happened: window.happened.map(({ event }) => words.event(event)),
            others: window.others,
          }
        }
        pass={who => void table.pass(who)}
        open={() => {
          prefer({ openHands: true });
          table.lift();
        }}
      />
    </Suspense>
  );
}

/** What ends the turn or the activation is always in sight, where the options are not. */
function EndButton({
  sitting: { table, gameTable, situation, words, looked, request },
}: {
  readonly sitting: Sitting;
}) {
  const end = situation.ask?.options.find(choice => gameTable?.ends?.(choice));
  if (!end) return null;
  const id = table.optionId(end);
  return (
    <button type="button" className="button main place-end" data-looked={looked === id} onClick={() => request(id)}>
      {words.option(end)}
    </button>
  );
}

/** What somebody wants to know about, at this table. */
function InfoOn({
  sitting,
  asked,
  close,
}: {
  readonly sitting: Sitting;
  readonly asked: Asked;
  readonly close: () => void;
}) {
  const { table, gameTable, situation, words, request, look, askWhy, showOthers } = sitting;
  const { explain } = useMemo(() => ({ explain: (wish: string) => table.explain(wish) }), [table]);
  if (!gameTable) return null;
  const deeds = situation.ask?.options.map(choice => ({
    id: table.optionId(choice),
    choice,
    text: words.option(choice),
  }));
  return (
    <Info
      asked={asked}
      close={close}
      game={table.game.id}
      gameTable={gameTable}
      sight={{ view: situation.view, viewer: situation.viewer, lang: words.lang, seat: words.seat }}
      deeds={deeds ?? []}
      request={request}
      look={look}
      explain={explain}
      refuse={askWhy}
      point={situation.viewer === 'spectator' || !table.point ? undefined : showOthers}
    />
  );
}

/** Who has decided is done with reading. While others act, what is open stays. */
function useForgotten(ask: unknown, forget: () => void): void {
  const before = useRef(ask);
  useEffect(() => {
    if (before.current !== null && before.current !== ask) forget();
    before.current = ask;
  }, [ask, forget]);
}

interface MiddleProps {
  readonly sitting: Sitting;
  readonly inform: BoardProps['onInform'];
  readonly opened: Opened;
  readonly open: (opened: Opened) => void;
}

/** The places of the game around its map; or all of it as sentences. */
function Middle({ sitting, inform, opened, open }: MiddleProps): ReactNode {
  const wishes = usePreferences();
  const { gameTable, situation, words } = sitting;
  useFocusOnBoard(wishes.text);
  // The same events for as long as they are news: boards set them in motion when they change.
  const fresh = useMemo(() => situation.fresh.map(({ event }) => event), [situation.fresh]);
  if (gameTable && !wishes.text) {
    const props = boardProps(sitting, inform, fresh);
    return (
      <Places
        gameTable={gameTable}
        props={props}
        decisions={situation.decisions}
        opened={opened}
        open={open}
        end={<EndButton sitting={sitting} />}
      />
    );
  }
  const lines = words.draw(situation.view, wishes.text);
  return (
    <>
      {wishes.text ? <TextBoard lines={lines} back={() => prefer({ text: false })} /> : <PlainBoard lines={lines} />}
      <PlaceBar tabs={[]} opened={opened} open={open} />
    </>
  );
}

/** With the pictures the sentences go, and the other way round: whoever was among them is at the board again. */
function useFocusOnBoard(text: boolean): void {
  const before = useRef(text);
  useEffect(() => {
    if (before.current !== text && isFocusFree()) focusOn(document.getElementById('main'));
    before.current = text;
  }, [text]);
}

function boardProps(sitting: Sitting, inform: BoardProps['onInform'], fresh: BoardProps['fresh']): BoardProps {
  const { table, situation, words, looked, look, request, askWhy, gathered, telling } = sitting;
  return {
    view: situation.view,
    viewer: situation.viewer,
    ask: situation.ask,
    over: situation.outcome !== null,
    optionId: table.optionId,
    lang: words.lang,
    seat: words.seat,
    motion: telling.motion,
    fresh,
    looked,
    onLook: look,
    onChoose: request,
    onRefused: askWhy,
    onInform: inform,
    gathered,
    aid: sitting,
  };
}

function scenarioName({ game, config }: Table, lang: Lang): string {
  return game.scenarios.find(({ id }) => id === config.scenario)?.name[lang] ?? game.name[lang];
}
