// In which order tests are shown a change: most are noticed by the file that noticed the last one, and the first failure ends the matter.
// Vitest loads every file it was told to run even after a failure, so files are told one after the other.

/** How many files have a run of their own; the others share one. */
const ALONE = 3;

export class Likely {
  readonly #lately: string[] = [];

  /** Tests are named by their file, a #, and their title. */
  noticed(test: string): void {
    const file = fileOf(test);
    const before = this.#lately.indexOf(file);
    if (before >= 0) this.#lately.splice(before, 1);
    this.#lately.unshift(file);
  }

  /** Files that noticed something lately come first, then tests of rules, then the rest. */
  portions(tests: readonly string[]): string[][] {
    const files = [...Map.groupBy(tests, fileOf)];
    files.sort(([one], [other]) => this.#rank(one) - this.#rank(other));
    const rest = files.slice(ALONE).flatMap(([, inFile]) => inFile);
    return [...files.slice(0, ALONE).map(([, inFile]) => inFile), ...(rest.length > 0 ? [rest] : [])];
  }

  #rank(file: string): number {
    const place = this.#lately.indexOf(file);
    return place >= 0 ? place : this.#lately.length + (file.includes('/rules/') ? 0 : 1);
  }
}

const fileOf = (test: string): string => test.slice(0, test.indexOf('#'));
