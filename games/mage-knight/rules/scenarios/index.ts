import type { ScenarioId } from '../../content/scenarios/index.ts';
import type { ScenarioRules } from '../scenario.ts';
import { blitzConquest } from './blitz-conquest.ts';
import { conquerAndHold } from './conquer-and-hold.ts';
import { blitzCooperation, fullCooperation } from './cooperation.ts';
import { druidNights } from './druid-nights.ts';
import { dungeonLords } from './dungeon-lords.ts';
import { firstReconnaissance } from './first-reconnaissance.ts';
import { fullConquest } from './full-conquest.ts';
import { minesLiberation } from './mines-liberation.ts';
import { oneToReturn } from './one-to-return.ts';
import { soloConquest } from './solo-conquest.ts';

export const SCENARIOS: Readonly<Record<ScenarioId, ScenarioRules>> = {
  'first-reconnaissance': firstReconnaissance,
  'full-conquest': fullConquest,
  'blitz-conquest': blitzConquest,
  'solo-conquest': soloConquest,
  'full-cooperation': fullCooperation,
  'blitz-cooperation': blitzCooperation,
  'mines-liberation': minesLiberation,
  'druid-nights': druidNights,
  'dungeon-lords': dungeonLords,
  'conquer-and-hold': conquerAndHold,
  'one-to-return': oneToReturn,
};
