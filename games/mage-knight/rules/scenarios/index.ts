import type { ScenarioId } from '../../content/scenarios/index.ts';
import type { ScenarioRules } from '../scenario.ts';
import { firstReconnaissance } from './first-reconnaissance.ts';
import { fullConquest } from './full-conquest.ts';
import { soloConquest } from './solo-conquest.ts';

export const SCENARIOS: Readonly<Record<ScenarioId, ScenarioRules>> = {
  'first-reconnaissance': firstReconnaissance,
  'full-conquest': fullConquest,
  'solo-conquest': soloConquest,
};
