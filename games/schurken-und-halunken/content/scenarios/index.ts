import { dragon } from './dragon.ts';
import { freeForAll } from './free-for-all.ts';
import { hill } from './hill.ts';
import { nightWatch } from './night-watch.ts';
import type { ScenarioRules } from './scenario.ts';
import { teams } from './teams.ts';
import { wards } from './wards.ts';

export const SCENARIOS: readonly ScenarioRules[] = [freeForAll, dragon, wards, hill, teams, nightWatch];

const byId: ReadonlyMap<string, ScenarioRules> = new Map(SCENARIOS.map(rules => [rules.scenario.id, rules]));

export function scenarioRules(id: string): ScenarioRules {
  const rules = byId.get(id);
  if (!rules) throw new Error(`There is no scenario "${id}" in Schurken & Halunken.`);
  return rules;
}
