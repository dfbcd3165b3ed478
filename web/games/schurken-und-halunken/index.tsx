import './board.css';
import './cards.css';
import './duel.css';
import './gangs.css';
import './figures.css';
import './slots.css';
import './heroes.css';
import './glow.css';
import './low.css';
import type { GameTable } from '../../table/board.ts';
import { Board } from './Board.tsx';
import { consequences } from './consequences.ts';
import { Duel } from './Duel.tsx';
import type { Choice, Event, View } from './game.ts';
import { Hand } from './Hand.tsx';
import { group } from './headings.ts';
import { pause } from './pace.ts';
import { Table } from './Table.tsx';

const schurken: GameTable<View, Choice, Event> = {
  Provider: Table,
  Board,
  Spotlight: Duel,
  Hand,
  group,
  consequences,
  pause,
};

/** Forgets the game's own types: the table knows games only by what all of them have. */
export const table = schurken as unknown as GameTable;
