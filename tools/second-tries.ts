// A Vitest reporter: writes down which tests passed only at their second try.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

export default class SecondTries implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    const { TAFELRUNDE_SECOND_TRIES: file } = process.env;
    if (file) writeFileSync(file, JSON.stringify(this.#names));
  }
}
