import { freeForAll } from './free-for-all.ts';
import type { ScenarioRules } from './scenario.ts';

export const SCENARIOS: readonly ScenarioRules[] = [freeForAll];

const byId: ReadonlyMap<string, ScenarioRules> = new Map(SCENARIOS.map(rules => [rules.scenario.id, rules]));

export function scenarioRules(id: string): ScenarioRules {
  const rules = byId.get(id);
  if (!rules) throw new Error(`There is no scenario "${id}" in Schurken & Halunken.`);
  return rules;
}
