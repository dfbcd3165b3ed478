import type { Scenario } from '@tafelrunde/engine';
import { SCENARIO_DATA, type ScenarioId, scenarioData } from './content/scenarios/index.ts';

/** No game takes more decisions: each turn spends cards, and a round ends with the decks. */
const LONGEST = 20_000;

export const scenarios: readonly Scenario[] = (Object.keys(SCENARIO_DATA) as ScenarioId[]).map(id => {
  const { name, about, seats } = scenarioData(id);
  return { id, name, about, seats, settings: [], longest: LONGEST };
});
