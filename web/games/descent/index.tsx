import { erasedTable } from '../../table/board.ts';
import { Enemies, goals, isOverlordInCamp, monsterCount, questBadge, Story } from './Around.tsx';
import { Board } from './Board.tsx';
import { type Descent, overlordSeat } from './game.ts';
import { group, pause } from './groups.ts';
import { CampaignMap } from './later.ts';
import { Me } from './Sheets.tsx';
import { Table } from './Table.tsx';
import { Roll } from './Tray.tsx';
import { sounds, telling } from './telling.tsx';
import { text } from './words.ts';
import './descent.css';

export const table = erasedTable<Descent>({
  Provider: Table,
  places: {
    map: { title: ({ view }) => text(view.stage === 'campaign' ? 'camp' : 'map'), Part: Board },
    me: { title: ({ view, viewer }) => text(viewer === overlordSeat(view) ? 'hand' : 'heroes'), Part: Me },
    enemies: {
      title: ({ view }) => text(isOverlordInCamp(view) ? 'overlord' : 'monsters'),
      Part: Enemies,
      badge: monsterCount,
    },
    story: { title: text('quest'), Part: Story, badge: questBadge },
  },
  Roll,
  info: async () => (await import('./about.ts')).info,
  ends: ({ do: verb }) => verb === 'end',
  reactions: ['answer'],
  group,
  goals,
  CampaignMap,
  pause,
  telling,
  sounds,
});
