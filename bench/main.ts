// `npm run bench [sections...] [-- --json] [--seconds N] [--write]`
import { BadArguments, parseArguments, type Wishes } from './arguments.ts';
import { measure } from './measure.ts';
import { asJson, asText, type Report, report } from './report.ts';
import { writeResults } from './results.ts';
import { SECTIONS } from './sections.ts';

const wishes = readArguments();
const reports: Report[] = [];
for (const section of wishes.sections) {
  console.error(`Measuring ${section.name} ...`);
  const finished = report(section, await measure(section, wishes.seconds));
  reports.push(finished);
  if (!wishes.json) console.log(asText(finished));
}
if (wishes.json) console.log(JSON.stringify(Object.fromEntries(reports.map(r => [r.section.name, asJson(r)]))));
if (wishes.write) writeResults(reports, wishes.seconds);

function readArguments(): Wishes {
  try {
    return parseArguments(process.argv.slice(2), SECTIONS);
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
