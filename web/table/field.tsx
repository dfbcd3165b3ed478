import type { ReactNode } from 'react';
import type { BoardProps, GameTable } from './board.ts';

/** The board of a game, the last roll above it and the own hand below. */
export function Field({ gameTable, props }: { gameTable: GameTable; props: BoardProps }): ReactNode {
  const { Board, Spotlight, Hand } = gameTable;
  return (
    <>
      {Spotlight ? (
        <div className="table-spotlight">
          <Spotlight {...props} />
        </div>
      ) : null}
      <div className="table-field">
        <Board {...props} />
      </div>
      {Hand ? (
        <div className="table-hand">
          <Hand {...props} />
        </div>
      ) : null}
    </>
  );
}
