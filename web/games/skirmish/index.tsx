import { erasedTable } from '../../table/board.ts';
import { Board } from './Board.tsx';
import type { Skirmish } from './game.ts';
import { consequences, group, pause } from './groups.ts';
import { Hand } from './Hand.tsx';
import { Roll } from './Roll.tsx';
import { Table } from './Table.tsx';
import './skirmish.css';

export const table = erasedTable<Skirmish>({
  Provider: Table,
  Board,
  Spotlight: Roll,
  Hand,
  group,
  consequences,
  pause,
});
