import { type DungeonSaga, nameOf } from '@tafelrunde/dungeon-saga';
import { erasedTable } from '../../table/board.ts';
import { Enemies, Story } from './Around.tsx';
import { foremostOf, isOverlord, Me, Others } from './Before.tsx';
import { Board } from './Board.tsx';
import { CampaignMap } from './CampaignMap.tsx';
import { consequences } from './consequences.ts';
import './board.css';
import './figures.css';
import './hand.css';
import './sheet.css';
import './company.css';
import './roll.css';
import { goalsFor, progressOf } from './goals.ts';
import { group, pause } from './groups.ts';
import { say, text } from './messages.ts';
import { Roll } from './Roll.tsx';
import { sounds, telling } from './telling.tsx';

export const table = erasedTable<DungeonSaga>({
  places: {
    map: { title: text('board'), Part: Board },
    me: {
      title: props => text(isOverlord(props) ? 'hand' : 'sheet'),
      Part: Me,
      badge: props => {
        const hero = foremostOf(props);
        return hero ? nameOf(hero.id, props.lang) : say(props.lang, 'cards', props.view.overlord.handSize);
      },
    },
    others: { title: text('heroes'), Part: Others },
    enemies: {
      title: text('overlord'),
      Part: Enemies,
      badge: ({ view, lang }) => say(lang, 'ofGoals', view.overlord.commands, view.overlord.perTurn),
    },
    story: {
      title: text('goals'),
      Part: Story,
      badge: ({ view, lang }) => {
        const { done, of } = progressOf(view);
        return say(lang, 'ofGoals', done, of);
      },
    },
  },
  Roll,
  info: async () => (await import('./about.ts')).info,
  ends: ({ do: verb }) => verb === 'end',
  reactions: ['window'],
  group,
  consequences,
  goals: goalsFor,
  CampaignMap,
  pause,
  telling,
  sounds,
});
