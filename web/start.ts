// `npm start`: builds the table if anything has changed since the last build, then serves it.
import { join } from 'node:path';
import type { Text } from '@tafelrunde/engine';
import { buildIfStale } from './build/building.ts';
import { serve } from './serve.ts';

const PORT = 3000;
const lang = /^de/i.test(process.env.LC_ALL ?? process.env.LC_MESSAGES ?? process.env.LANG ?? '') ? 'de' : 'en';
const port = portFrom(process.env.PORT);

buildIfStale(() => tell({ en: 'Building the table ...', de: 'Der Tisch wird gebaut ...' }));
const server = serve(join(import.meta.dirname, 'dist'));
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  fail({
    en: `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    de: `Port ${port} ist von einem anderen Programm belegt. Beende es, oder wähle einen anderen: PORT=${port + 1} npm start`,
  });
});
server.listen(port, 'localhost', () => {
  const url = `http://localhost:${port}`;
  tell({
    en: `The table is set: ${url}  (Ctrl+C ends it; in the terminal: npm run -s tafelrunde -- play)`,
    de: `Der Tisch ist gedeckt: ${url}  (Strg+C beendet; im Terminal: npm run -s tafelrunde -- play)`,
  });
});

function portFrom(wanted: string | undefined): number {
  if (wanted === undefined) return PORT;
  const number = Number(wanted);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  return fail({
    en: `PORT is "${wanted}"; it must be a number from 1 to 65535.`,
    de: `PORT ist „${wanted}“; erlaubt ist eine Zahl von 1 bis 65535.`,
  });
}

function tell(text: Text): void {
  process.stdout.write(`${text[lang]}\n`);
}

function fail(text: Text): never {
  process.stderr.write(`${text[lang]}\n`);
  process.exit(2);
}
