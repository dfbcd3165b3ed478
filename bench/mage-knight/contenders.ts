import { checkConfig, erased } from '@tafelrunde/engine';
import { mageKnight } from '@tafelrunde/mage-knight';
import { skirmish } from '@tafelrunde/skirmish';
import type { Contenders } from '../contender.ts';
import { onMatch, onRun } from '../random-play.ts';

const ALONE = checkConfig(erased(mageKnight), { scenario: 'solo-conquest', seats: 1 });
const FIELD = checkConfig(erased(skirmish), {});

export const contenders: Contenders = {
  skirmish: () => onRun(skirmish, FIELD),
  tafelrunde: () => onRun(mageKnight, ALONE),
  tafelrundeMatch: () => onMatch(mageKnight, ALONE),
};
