import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { asMarkdown, type Report } from './report.ts';

const FILE = join(import.meta.dirname, 'results.md');

/** Stores the figures of this very run; nobody edits the file by hand. */
export function writeResults(reports: readonly Report[], seconds: number): void {
  writeFileSync(FILE, [head(seconds), ...reports.map(asMarkdown)].join('\n'));
}

function head(seconds: number): string {
  return `# Benchmark results

Written by \`npm run bench -- --write\`; do not edit.

Every contender runs in its own worker (own heap, own compiled code), never two at once. After a warm-up all of one
section take turns (A B C A B C ...), so that whatever else the machine does hits all alike. A figure is the median of the
rounds; a ratio is the median of the ratios within each round, so it may differ a little from that of the figures. Forms of the same game are checked against each other decision by
decision in \`bench/test\`.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${availableParallelism()} cores, ${cpus()[0]?.model.trim() || 'unknown CPU'}
- Node: ${process.version}
- Time: ${seconds} s for each contender
- Load at the end: ${(loadavg()[0] ?? 0).toFixed(1)} (the benchmark alone is about 1; more than ${availableParallelism()} spoils the figures)
`;
}
