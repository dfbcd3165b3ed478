import { erasedTable, type Several } from '../../table/board.ts';
import { Board } from './Board.tsx';
import { consequences } from './consequences.ts';
import { knownEnemies, Watch } from './Fight.tsx';
import type { MageKnight } from './game.ts';
import { group, pause } from './groups.ts';
import { Me } from './Me.tsx';
import { Offers } from './Offers.tsx';
import { hasOthers, Others } from './Others.tsx';
import { Table } from './Table.tsx';
import { roundBadge, Time } from './Time.tsx';
import { sounds, telling } from './telling.tsx';
import { say, text } from './words.ts';
import './mage-knight.css';

/** How many such cards somebody on turn holds: each may be discarded. */
const copiesInHand: NonNullable<Several<MageKnight>['most']> = (choice, { turns, heroes }) =>
  'card' in choice ? (heroes[turns.at(-1)?.seat ?? 0]?.hand ?? []).filter(card => card === choice.card).length : 1;

export const table = erasedTable<MageKnight>({
  Provider: Table,
  places: {
    map: { title: text('map'), Part: Board },
    me: {
      title: text('me'),
      tab: text('handTab'),
      Part: Me,
      badge: ({ view, viewer, lang }) => {
        const n = view.heroes[viewer === 'spectator' ? 0 : viewer]?.handSize ?? 0;
        return say(lang, n === 1 ? 'handBadgeOne' : 'handBadge', n);
      },
    },
    enemies: { title: text('enemies'), Part: Watch, badge: props => String(knownEnemies(props)) },
    market: { title: text('offers'), Part: Offers },
    others: { title: text('others'), Part: Others, has: hasOthers },
    story: { title: text('time'), tab: text('timeTab'), Part: Time, badge: roundBadge },
  },
  info: async () => (await import('./about.ts')).info,
  several: { discard: { done: 'done', most: copiesInHand } },
  ends: ({ do: verb }) => verb === 'end',
  reactions: ['attend', 'join', 'invite'],
  group,
  consequences,
  pause,
  telling,
  sounds,
});
