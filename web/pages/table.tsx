import { BadSave, type GameEvent } from '@tafelrunde/engine';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { PageProps } from '../app.tsx';
import { coachAt } from '../learn/attending.tsx';
import { briefed, isUnbriefed } from '../local/briefed.ts';
import { claim, type Holder, takeOver } from '../local/claim.ts';
import { type Habits, type Opened, openMatch } from '../local/opening.ts';
import { useMessages } from '../messages/index.ts';
import { Frame, useTitle } from '../parts/frame.tsx';
import { lazily } from '../parts/lazily.ts';
import { Loading } from '../parts/loading.tsx';
import { NotOpened } from '../parts/not-opened.tsx';
import { preferences } from '../preferences.ts';
import type { GameTable } from '../table/board.ts';
import { useBriefing } from '../table/briefing/use-briefing.tsx';
import { EndingUnloaded } from '../table/ending/unloaded.tsx';
import { paceFor } from '../table/pace.ts';
import { TableView } from '../table/table-view.tsx';
import { tableFor } from '../tables.ts';
import { NotFound } from './not-found.tsx';
import { Elsewhere, PlayedElsewhere, RemovedElsewhere, Unsaved } from './table-elsewhere.tsx';

const BriefingPage = lazily(async () => (await import('../table/briefing/page.tsx')).BriefingPage, Unbriefed);
const Ending = lazily(async () => (await import('../table/ending/ending.tsx')).Ending, EndingUnloaded);

type Coach = Awaited<ReturnType<typeof coachAt>>;
interface AtTable extends Opened {
  readonly gameTable: GameTable | null;
  readonly coach: Coach;
  readonly leave: () => Promise<void>;
}
type Seated = AtTable | { readonly failed: BadSave } | 'elsewhere' | 'unopened' | null;
/** How another tab has put an end to playing here. */
type Lost = 'taken' | 'removed';

/** A match of this device: what it is about first, if nobody has been told yet, then the table. */
export function TablePage({ path: [id = ''] }: PageProps) {
  const [begun, setBegun] = useState('');
  const begin = useCallback(() => {
    briefed(id);
    setBegun(id);
  }, [id]);
  if (begun !== id && isUnbriefed(id)) return <BriefingPage id={id} begin={begin} />;
  return <SeatedPage id={id} />;
}

/** What cannot be told keeps nobody from playing. */
function Unbriefed({ begin }: { readonly begin: () => void }) {
  useEffect(begin, [begin]);
  return <Loading />;
}

/** Sits down at a match of this device. */
function SeatedPage({ id }: { readonly id: string }) {
  const m = useMessages();
  const [seated, setSeated] = useState<Seated | 'opening'>('opening');
  // How often somebody has insisted on playing here, and not in the other tab.
  const [insisted, setInsisted] = useState(0);
  const [lost, setLost] = useState<Lost | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  useEffect(() => {
    let current = true;
    setLost(null);
    setUnsaved(false);
    const opening = sitDown(id, insisted > 0, {
      lost: how => current && setLost(before => (before === 'removed' ? before : how)),
      kept: is => current && setUnsaved(!is),
    });
    void opening.then(found => current && setSeated(found));
    return () => {
      current = false;
      left.set(
        id,
        opening.then(found => (isAtTable(found) ? found.leave() : undefined)),
      );
    };
  }, [id, insisted]);
  const playHere = () => {
    setSeated('opening');
    setInsisted(insisted + 1);
  };
  const title = seated !== 'opening' && isAtTable(seated) ? seated.table.game.name[m.lang] : 'Tafelrunde';
  useTitle(title);
  const briefing = useBriefing();
  if (seated === 'opening') return <Loading />;
  if (seated === 'elsewhere') return <Elsewhere playHere={playHere} />;
  if (seated === 'unopened') return <NotOpened />;
  if (seated === null) return <NotFound />;
  if ('failed' in seated)
    return (
      <Frame title={m.games.importBad}>
        <p>{seated.failed.text[m.lang]}</p>
      </Frame>
    );
  const { table, gameTable, shortened, coach } = seated;
  const notice = shortened ? m.table.shortened : '';
  return (
    <>
      {lost === 'taken' ? <PlayedElsewhere playHere={playHere} /> : null}
      {lost === 'removed' ? <RemovedElsewhere table={table} /> : null}
      <TableView
        key={table.id}
        table={table}
        gameTable={gameTable}
        notice={notice}
        above={unsaved ? <Unsaved table={table} /> : null}
        coach={coach}
        menu={briefing.item}
        ending={lookAround => (
          <Suspense fallback={<Loading />}>
            <Ending table={table} lookAround={lookAround} />
          </Suspense>
        )}
      />
      {briefing.dialog(table)}
    </>
  );
}

const isAtTable = (seated: Seated): seated is AtTable =>
  typeof seated === 'object' && seated !== null && 'table' in seated;

/** Matches this tab is just leaving: who comes back at once waits until they are kept. */
const left = new Map<string, Promise<void>>();

interface Hears {
  readonly lost: (how: Lost) => void;
  readonly kept: (is: boolean) => void;
}

async function sitDown(id: string, insist: boolean, { lost, kept }: Hears): Promise<Seated> {
  await left.get(id);
  let opened: Opened | null = null;
  const holder: Holder = {
    async handOver() {
      await opened?.handOver();
      lost('taken');
    },
    robbed() {
      opened?.robbed();
      lost('taken');
    },
    removed() {
      opened?.robbed();
      lost('removed');
    },
  };
  const mine = await (insist ? takeOver : claim)(id, holder);
  if (mine === null) return 'elsewhere';
  try {
    opened = await open(id, kept);
    if (opened === null) {
      mine.release();
      return null;
    }
    return await withBoard(opened, mine.release);
  } catch (error) {
    mine.release();
    return error instanceof BadSave ? { failed: error } : 'unopened';
  }
}

/** The board is known only after the match: until then nothing is paced by it. */
const boards = new Map<string, GameTable | null>();

function open(id: string, told: (kept: boolean) => void): Promise<Opened | null> {
  const habits: Habits = {
    pace: (happened: readonly GameEvent[]) => paceFor(happened, boards.get(id) ?? null),
    answersTrivial: () => !preferences().stops,
    openHands: () => preferences().openHands,
  };
  return openMatch(id, habits, { told });
}

async function withBoard(opened: Opened, release: () => void): Promise<AtTable> {
  const { table, handOver } = opened;
  const [gameTable, coach] = await Promise.all([tableFor(table), coachAt(table.id)]);
  boards.set(table.id, gameTable);
  const leave = async () => {
    await handOver();
    await table.leave();
    release();
  };
  return { ...opened, gameTable, coach, leave };
}
