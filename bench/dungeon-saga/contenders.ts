import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { checkConfig, type Game } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import type { Contenders } from '../contender.ts';
import { onMatch, onRun } from '../random-play.ts';

const FIRST = checkConfig(dungeonSaga as unknown as Game, { seats: 2 });
const FIELD = checkConfig(skirmish as unknown as Game, {});

export const contenders: Contenders = {
  skirmish: () => onRun(skirmish, FIELD),
  tafelrunde: () => onRun(dungeonSaga, FIRST),
  tafelrundeMatch: () => onMatch(dungeonSaga, FIRST),
};
