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
import { Hand, handSize } from './Hand.tsx';
import { group } from './headings.ts';
import { Piles } from './Piles.tsx';
import { pause } from './pace.ts';
import { hasScene, Scene } from './Scene.tsx';
import { Table } from './Table.tsx';
import { sounds, telling } from './telling.tsx';
import { text } from './words.ts';

export const table = erasedTable<SchurkenUndHalunken>({
  Provider: Table,
  places: {
    map: { title: text('table'), Part: Board },
    me: { title: text('handTitle'), Part: Hand, badge: handSize },
    market: { title: text('piles'), Part: Piles },
    story: { title: text('scene'), Part: Scene, has: hasScene },
  },
  Roll: Duel,
  info: async () => (await import('./about.ts')).info,
  several: { discard: {} },
  ends: ({ do: verb }) => verb === 'end',
  reactions: ['protect', 'combat', 'casting', 'reply', 'event-window'],
  group,
  consequences,
  pause,
  telling,
  sounds,
});
