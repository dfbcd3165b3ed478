import { erasedTable } from '../../table/board.ts';
import { clockBadge, Enemies, enemyCount, Story } from './Around.tsx';
import { Board } from './Board.tsx';
import { consequences } from './consequences.ts';
import { deeds } from './deeds.ts';
import { type SwordAndSorcery, stageOf } from './game.ts';
import { group, pause } from './groups.ts';
import { CampaignMap } from './later.tsx';
import { Roll } from './Roll.tsx';
import { Sheets } from './Sheets.tsx';
import { Table } from './Table.tsx';
import { sounds, telling } from './telling.tsx';
import { text } from './words.ts';
import './sword-and-sorcery.css';

export const table = erasedTable<SwordAndSorcery>({
  Provider: Table,
  places: {
    map: { title: ({ view }) => text(view.stage === 'emporium' ? 'market' : 'map'), Part: Board },
    me: { title: text('heroes'), Part: Sheets },
    enemies: { title: text('enemies'), Part: Enemies, badge: enemyCount },
    story: { title: text('story'), Part: Story, badge: clockBadge },
  },
  Roll,
  info: async () => (await import('./about.ts')).info,
  ends: ({ do: verb }) => verb === 'end',
  reactions: ['react'],
  group,
  consequences,
  goals: (view, _, lang) => [{ title: '', lines: [stageOf(view).aim[lang], text('defeat')[lang]], mine: true }],
  CampaignMap,
  pause,
  deeds,
  telling,
  sounds,
});
