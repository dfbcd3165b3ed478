import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { checkConfig, erased } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import type { Contenders } from '../contender.ts';
import { onMatch, onRun } from '../random-play.ts';

const FIRST = checkConfig(erased(dungeonSaga), { seats: 2 });
const FIELD = checkConfig(erased(skirmish), {});

export const contenders: Contenders = {
  skirmish: () => onRun(skirmish, FIELD),
  tafelrunde: () => onRun(dungeonSaga, FIRST),
  tafelrundeMatch: () => onMatch(dungeonSaga, FIRST),
};
