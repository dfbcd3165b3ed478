export {
  BadCatalogue,
  type Catalogue,
  parseCatalogue,
  type Rule,
  type Section,
  type Term,
} from './catalogue.ts';
export { type Coverage, coverage, idsIn, namedIds, type TestResult } from './coverage.ts';
export { type FoundRule, searchRules } from './search.ts';
