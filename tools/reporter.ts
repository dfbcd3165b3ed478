// A Vitest reporter for logs: a line for each file that is done, and all that happened as a file for `npm test`.
import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { ROOT, UNDO } from './parts.ts';
import type { Report } from './tests.ts';

type Trouble = Pick<NonNullable<ReturnType<TestModule['errors']>[number]>, 'message' | 'stack'> & {
  readonly diff?: string;
};
type Written = { -readonly [K in keyof Report]: Report[K][number][] };

export default class Lines implements Reporter {
  readonly #report: Written = { results: [], failures: [], secondTries: [], files: [] };
  #files = 0;

  onInit(vitest: Vitest): void {
    // The end is told by who started this.
    vitest.logger.printBanner = () => {};
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.length;
    console.log(`${this.#files} files`);
  }

  onTestModuleEnd(module: TestModule): void {
    const { results, failures, secondTries, files } = this.#report;
    const { name: part } = module.project;
    const file = part === UNDO ? `${module.relativeModuleId} (${UNDO})` : module.relativeModuleId;
    const failed: string[] = module.errors().map(error => `${file}\n${inWords(error)}`);
    let tests = 0;
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state !== 'passed' && state !== 'failed') continue;
      tests++;
      results.push({ name: nameOf(test), passed: state === 'passed', file });
      if (state === 'failed') failed.push(`${file}: ${nameOf(test)}\n${(errors ?? []).map(inWords).join('\n')}`);
      if (test.diagnostic()?.flaky)
        secondTries.push(`${file}: ${nameOf(test)}\n${(errors ?? []).map(inWords).join('\n')}`);
    }
    const seconds = module.diagnostic().duration / 1_000;
    files.push({ file, seconds });
    failures.push(...failed);
    const soFar = `${files.length}/${this.#files} files, ${results.filter(r => r.passed).length} passed, ${results.filter(r => !r.passed).length} failed`;
    console.log(`${soFar}  ${file} (${tests} tests, ${seconds.toFixed(1)} s)`);
    for (const failure of failed) console.log(`FAILED ${failure}`);
  }

  onUserConsoleLog({ content }: { readonly content: string }): void {
    console.log(content);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly Trouble[]): void {
    for (const error of unhandled) {
      this.#report.failures.push(inWords(error));
      console.log(`FAILED ${inWords(error)}`);
    }
    const left = this.#files - this.#report.files.length;
    if (left > 0) this.#report.failures.push(`${left} files were not run to their end.`);
    const { TAFELRUNDE_REPORT: path } = process.env;
    if (path) writeFileSync(path, JSON.stringify(this.#report));
  }
}

/** As Vitest's own reports have it: groups and test with a space between. */
const nameOf = (test: TestCase): string => test.fullName.replaceAll(' > ', ' ');

/** A failure without the steps through other people's code, with what differs. */
function inWords({ message, stack, diff }: Trouble): string {
  const steps = (stack ?? '').split('\n').filter(line => line.includes(ROOT) && !line.includes('/node_modules/'));
  return stripVTControlCharacters([message, ...(diff ? [diff] : []), ...steps].join('\n'));
}
