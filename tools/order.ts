// In which order test files are run: all parts share one row of workers, so what takes long comes first and the many small files fill the end.
import { statSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** What takes longest, in this order; within a line the larger file first. What stands nowhere comes last. */
const LONG: readonly (readonly [part: string, files: string])[] = [
  ['browser', '**/{adventures,online,online-campaign,dungeon-saga,pages,replay}.test.ts'],
  ['browser', '**'],
  ['computing', '**/{contract,arena}.test.ts'],
  ['real parts', '**'],
  ['others', '**'],
];

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const keyed = files.map(file => ({ file, ...weight(file) }));
    return keyed
      .sort(
        (a, b) =>
          a.line - b.line || a.file.project.name.localeCompare(b.file.project.name) || b.size - a.size || byName(a, b),
      )
      .map(({ file }) => file);
  }
}

function weight({ project, moduleId }: TestSpecification): { line: number; size: number } {
  const line = LONG.findIndex(([part, files]) => part === project.name && matchesGlob(moduleId, files));
  return { line: line < 0 ? LONG.length : line, size: statSync(moduleId).size };
}

const byName = (a: { file: TestSpecification }, b: { file: TestSpecification }): number =>
  a.file.moduleId < b.file.moduleId ? -1 : 1;
