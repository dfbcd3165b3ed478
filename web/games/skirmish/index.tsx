import { erasedTable } from '../../table/board.ts';
import { Board } from './Board.tsx';
import type { Skirmish } from './game.ts';
import { consequences, group, pause } from './groups.ts';
import { Me, Others, Story, turnsLeft } from './Hand.tsx';
import { Roll } from './Roll.tsx';
import { Table } from './Table.tsx';
import { sounds, telling } from './telling.tsx';
import { say, text } from './words.ts';
import './skirmish.css';

export const table = erasedTable<Skirmish>({
  Provider: Table,
  places: {
    map: { title: text('board'), Part: Board },
    me: {
      title: text('handTitle'),
      Part: Me,
      badge: ({ view, viewer, lang }) =>
        say(lang, 'handBadge', view.players[viewer === 'spectator' ? 0 : viewer]?.handSize ?? 0),
    },
    others: { title: text('opponent'), Part: Others },
    story: { title: text('clock'), Part: Story, badge: ({ view, lang }) => say(lang, 'turnsLeft', turnsLeft(view)) },
  },
  Roll,
  info: async () => (await import('./about.ts')).info,
  ends: ({ do: verb }) => verb === 'end',
  group,
  consequences,
  pause,
  telling,
  sounds,
});
