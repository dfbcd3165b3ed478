import type { Lang } from '@tafelrunde/engine';
import {
  BadReport,
  type Comparison,
  type Report,
  readReport,
  reportCsv,
  reportHtml,
  reportText,
} from '@tafelrunde/lab';
import { readText, writeText } from '../files.ts';
import type { Messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';

/** Where the report goes. `json` empty: to standard output, instead of the text. */
export interface Wanted {
  readonly json?: string | undefined;
  readonly csv?: string | undefined;
  readonly html?: string | undefined;
}

export const filesOf = ({ html, json, csv }: Wanted): string[] => [html, json, csv].filter(file => !!file) as string[];

export function writeReport(
  report: Report,
  comparison: Comparison | null,
  wanted: Wanted,
  lang: Lang,
  m: Messages,
): void {
  const json = (): string => `${JSON.stringify(report, null, 1)}\n`;
  const write = (file: string, text: string): void => {
    writeText(file, text, m);
    process.stderr.write(`${m.simulate.written(file)}\n`);
  };
  if (wanted.html) write(wanted.html, reportHtml(report, lang, comparison));
  if (wanted.csv) write(wanted.csv, reportCsv(report, lang));
  if (wanted.json) write(wanted.json, json());
  process.stdout.write(wanted.json === '' ? json() : reportText(report, lang, comparison));
}

export function readEarlier(file: string, game: string, m: Messages): Report {
  const text = readText(file, m);
  try {
    const report = readReport(text);
    if (report.game.id === game) return report;
    throw new Misuse(m.misuse.otherReport(file, report.game.id, game));
  } catch (error) {
    throw error instanceof BadReport ? new Misuse(m.misuse.badReport(file, error.text)) : error;
  }
}
