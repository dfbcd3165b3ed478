export {
  BadCatalogue,
  type Box,
  type Catalogue,
  parseCatalogue,
  type Rule,
  type Section,
  type Term,
} from './catalogue.ts';
export { type Coverage, type Covered, coverage, idsIn, namedIds, type TestResult, unknownIds } from './coverage.ts';
export { type FoundRule, searchRules } from './search.ts';
