import type { Catalogue } from './catalogue.ts';

export interface TestResult {
  /** The whole name, with the names of the groups it stands in. */
  readonly name: string;
  readonly passed: boolean;
  readonly file: string;
}

export interface Coverage {
  readonly system: string;
  readonly total: number;
  readonly physical: number;
  readonly proven: number;
  readonly missing: readonly string[];
}

export const idsIn = (catalogue: Catalogue): string[] => catalogue.sections.flatMap(s => s.rules.map(r => r.id));

/** Everything in a text that looks like a rule id of one of these prefixes. */
export function namedIds(text: string, prefixes: readonly string[]): string[] {
  return text.match(new RegExp(`\\b(?:${prefixes.join('|')})-[A-Z0-9]+-[A-Z]*\\d+[a-z]?\\b`, 'g')) ?? [];
}

/** How much of a catalogue is proven: named by at least one test that passed. */
export function coverage(catalogue: Catalogue, tests: readonly TestResult[]): Coverage & { unknown: string[] } {
  const known = new Set(idsIn(catalogue));
  const proven = new Set<string>();
  const unknown: string[] = [];
  for (const { name, passed, file } of tests)
    for (const id of namedIds(name, catalogue.prefixes)) {
      if (!known.has(id)) unknown.push(`${id} (${file})`);
      else if (passed) proven.add(id);
    }
  const rules = catalogue.sections.flatMap(s => s.rules);
  const inScope = rules.filter(r => !r.physical);
  return {
    system: catalogue.system,
    total: rules.length,
    physical: rules.length - inScope.length,
    proven: inScope.filter(r => proven.has(r.id)).length,
    missing: inScope.filter(r => !proven.has(r.id)).map(r => r.id),
    unknown: [...new Set(unknown)],
  };
}
