import { checkConfig, erased } from '@tafelrunde/engine';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import type { Contenders } from '../contender.ts';
import { onMatch, onRun } from '../random-play.ts';

const THREE = checkConfig(erased(schurkenUndHalunken), { seats: 3 });

export const contenders: Contenders = {
  tafelrunde: () => onRun(schurkenUndHalunken, THREE),
  tafelrundeMatch: () => onMatch(schurkenUndHalunken, THREE),
};
