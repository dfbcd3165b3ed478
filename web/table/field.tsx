import { type ReactNode, useState } from 'react';
import type { BoardProps, GameTable } from './board.ts';

interface FieldProps {
  readonly gameTable: GameTable;
  readonly props: BoardProps;
  /** How many decisions have led to what is shown. */
  readonly decisions: number;
}

/** The board of a game, the last roll above it and the own hand below. */
export function Field({ gameTable, props, decisions }: FieldProps): ReactNode {
  const { Provider, Board, Spotlight, Hand } = gameTable;
  const timesBack = useTimesBack(decisions);
  const parts = (
    <>
      {Spotlight ? (
        <div className="table-spotlight">
          <Spotlight key={timesBack} {...props} />
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
  return Provider ? <Provider {...props}>{parts}</Provider> : parts;
}

/** How often the match went back: a roll that was taken back is not remembered. */
function useTimesBack(decisions: number): number {
  const [told, tell] = useState({ decisions, back: 0 });
  if (told.decisions === decisions) return told.back;
  const back = told.back + (decisions < told.decisions ? 1 : 0);
  tell({ decisions, back });
  return back;
}
