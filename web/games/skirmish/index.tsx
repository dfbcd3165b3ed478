import type { GameTable } from '../../table/board.ts';
import { Board } from './Board.tsx';
import type { Choice, Event, View } from './game.ts';
import { consequences, group, pause } from './groups.ts';
import { Hand } from './Hand.tsx';
import { Roll } from './Roll.tsx';
import { Table } from './Table.tsx';
import './skirmish.css';

const skirmishTable: GameTable<View, Choice, Event> = {
  Provider: Table,
  Board,
  Spotlight: Roll,
  Hand,
  group,
  consequences,
  pause,
};

/** Forgets the game's own types: the table knows games only by what all of them have. */
export const table = skirmishTable as unknown as GameTable;
