import type { Catalogue, Rule } from './catalogue.ts';

export interface TestResult {
  /** The whole name, with the names of the groups it stands in. */
  readonly name: string;
  readonly passed: boolean;
  readonly file: string;
}

/** How far a part of a catalogue is proven. */
export interface Covered {
  readonly total: number;
  readonly physical: number;
  readonly notApplicable: number;
  readonly proven: number;
  readonly missing: readonly string[];
}

/** What the base game needs and, where there are other boxes, what needs one of them. */
export interface Coverage extends Covered {
  readonly system: string;
  readonly boxes?: Covered;
}

export const idsIn = (catalogue: Catalogue): string[] => catalogue.sections.flatMap(s => s.rules.map(r => r.id));

/** Everything in a text that looks like a rule id of one of these prefixes. */
export function namedIds(text: string, prefixes: readonly string[]): string[] {
  return text.match(new RegExp(`\\b(?:${prefixes.join('|')})-[A-Z0-9]+-[A-Z]*\\d+[a-z]?\\b`, 'g')) ?? [];
}

/** How much of a catalogue is proven: named by at least one test that passed. */
export function coverage(catalogue: Catalogue, tests: readonly TestResult[]): Coverage {
  const passed = tests.filter(test => test.passed);
  const proven = new Set(passed.flatMap(({ name }) => namedIds(name, catalogue.prefixes)));
  const rules = catalogue.sections.flatMap(s => s.rules);
  const { system, boxes } = catalogue;
  return {
    system,
    ...covered(
      rules.filter(r => !r.box),
      proven,
    ),
    ...(boxes.length > 0
      ? {
          boxes: covered(
            rules.filter(r => r.box),
            proven,
          ),
        }
      : {}),
  };
}

function covered(rules: readonly Rule[], proven: ReadonlySet<string>): Covered {
  const inScope = rules.filter(r => !r.physical && !r.notApplicable);
  return {
    total: rules.length,
    physical: rules.filter(r => r.physical).length,
    notApplicable: rules.filter(r => r.notApplicable).length,
    proven: inScope.filter(r => proven.has(r.id)).length,
    missing: inScope.filter(r => !proven.has(r.id)).map(r => r.id),
  };
}

/** Ids in the names of tests that look like rules of this catalogue and are none, each with the file. */
export function unknownIds(catalogue: Catalogue, tests: readonly TestResult[]): string[] {
  const known = new Set(idsIn(catalogue));
  const unknown = tests.flatMap(({ name, file }) =>
    namedIds(name, catalogue.prefixes)
      .filter(id => !known.has(id))
      .map(id => `${id} (${file})`),
  );
  return [...new Set(unknown)];
}
