import type { Choice, Event, View } from '@tafelrunde/dungeon-saga';
import type { GameTable } from '../../table/board.ts';
import { Board } from './Board.tsx';
import { CampaignMap } from './CampaignMap.tsx';
import { consequences } from './consequences.ts';
import './board.css';
import './figures.css';
import './hand.css';
import './sheet.css';
import './company.css';
import './foldout.css';
import './spotlight.css';
import { group, pause } from './groups.ts';
import { Hand } from './Hand.tsx';
import { Spotlight } from './Spotlight.tsx';

const dungeonSagaTable: GameTable<View, Choice, Event> = {
  Board,
  Spotlight,
  Hand,
  group,
  consequences,
  CampaignMap,
  pause,
};

/** The shell knows games only by what all of them have. */
export const table = dungeonSagaTable as unknown as GameTable;
