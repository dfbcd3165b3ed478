import type { DungeonSaga } from '@tafelrunde/dungeon-saga';
import { erasedTable } from '../../table/board.ts';
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
import { goalsFor } from './goals.ts';
import { group, pause } from './groups.ts';
import { Hand } from './Hand.tsx';
import { Spotlight } from './Spotlight.tsx';

export const table = erasedTable<DungeonSaga>({
  Board,
  Spotlight,
  Hand,
  group,
  consequences,
  goals: goalsFor,
  CampaignMap,
  pause,
});
