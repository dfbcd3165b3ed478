import './board.css';
import './cards.css';
import './duel.css';
import './gangs.css';
import './figures.css';
import './slots.css';
import './heroes.css';
import './glow.css';
import './low.css';
import { erasedTable } from '../../table/board.ts';
import { Board } from './Board.tsx';
import { consequences } from './consequences.ts';
import { Duel } from './Duel.tsx';
import type { SchurkenUndHalunken } from './game.ts';
import { Hand } from './Hand.tsx';
import { group } from './headings.ts';
import { pause } from './pace.ts';
import { Table } from './Table.tsx';

export const table = erasedTable<SchurkenUndHalunken>({
  Provider: Table,
  Board,
  Spotlight: Duel,
  Hand,
  group,
  consequences,
  pause,
});
