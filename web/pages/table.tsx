import { BadSave, type GameEvent } from '@tafelrunde/engine';
import { useEffect, useState } from 'react';
import type { PageProps } from '../app.tsx';
import { coachAt } from '../learn/attending.tsx';
import { type Habits, type Opened, openMatch } from '../local/opening.ts';
import { useMessages } from '../messages/index.ts';
import { Frame, useTitle } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { preferences } from '../preferences.ts';
import type { GameTable } from '../table/board.ts';
import { paceFor } from '../table/pace.ts';
import { TableView } from '../table/table-view.tsx';
import { tableOf } from '../tables.ts';
import { NotFound } from './not-found.tsx';

type Coach = Awaited<ReturnType<typeof coachAt>>;
type Seated =
  | (Opened & { readonly gameTable: GameTable | null; readonly coach: Coach })
  | { readonly failed: BadSave }
  | null;

/** Sits down at a match of this device. */
export function TablePage({ path: [id = ''] }: PageProps) {
  const m = useMessages();
  const [seated, setSeated] = useState<Seated | 'opening'>('opening');
  useEffect(() => {
    let current = true;
    const opening = sitDown(id);
    void opening.then(found => current && setSeated(found));
    return () => {
      current = false;
      void opening.then(found => (found && 'table' in found ? found.table.leave() : undefined));
    };
  }, [id]);
  const title =
    seated !== null && seated !== 'opening' && 'table' in seated ? seated.table.game.name[m.lang] : 'Tafelrunde';
  useTitle(title);
  if (seated === 'opening') return <Loading />;
  if (seated === null) return <NotFound />;
  if ('failed' in seated)
    return (
      <Frame title={m.games.importBad}>
        <p>{seated.failed.text[m.lang]}</p>
      </Frame>
    );
  const { table, gameTable, shortened, coach } = seated;
  const notice = shortened ? m.table.shortened : '';
  return <TableView key={table.id} table={table} gameTable={gameTable} notice={notice} coach={coach} />;
}

async function sitDown(id: string): Promise<Seated> {
  let gameTable: GameTable | null = null;
  const habits: Habits = {
    pace: (happened: readonly GameEvent[]) => paceFor(happened, gameTable),
    answersTrivial: () => !preferences().stops,
  };
  try {
    const opened = await openMatch(id, habits);
    if (!opened) return null;
    const [found, coach] = await Promise.all([tableOf(opened.table.game.id), coachAt(id)]);
    gameTable = found;
    return { ...opened, gameTable, coach };
  } catch (error) {
    if (error instanceof BadSave) return { failed: error };
    throw error;
  }
}
