import { Complaint } from '@tafelrunde/engine';
import { FORMAT, type Report } from './report.ts';

/** The text is no report of the lab. */
export class BadReport extends Complaint {}

/** Reads what `JSON.stringify(report)` wrote. A report is only read to be compared: its head tells whether it is one. */
export function readReport(text: string): Report {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadReport('It is not JSON.', 'Das ist kein JSON.');
  }
  const report = value as Partial<Report> | null;
  if (typeof report !== 'object' || report?.format !== FORMAT)
    throw new BadReport(
      `It is no lab report: its format should be "${FORMAT}".`,
      `Das ist kein Laborbericht: Als format müsste dort „${FORMAT}“ stehen.`,
    );
  const missing = LISTS.find(list => !Array.isArray(report[list]));
  if (missing !== undefined || typeof report.game?.id !== 'string' || typeof report.games !== 'number')
    throw new BadReport(
      `The report is damaged: "${missing ?? 'game'}" is missing.`,
      `Der Bericht ist beschädigt: „${missing ?? 'game'}“ fehlt.`,
    );
  return report as Report;
}

const LISTS = ['sides', 'ends', 'lengths', 'pools', 'uses', 'counts'] as const satisfies readonly (keyof Report)[];
