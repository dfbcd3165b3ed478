// `npm start`: builds the table if anything has changed since the last build, then serves it to this computer, with tables for
// several browsers. What is played there is kept in the state folder of the user; what is played alone, in the browser.
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Text } from '@tafelrunde/engine';
import { games, StoreTrouble, startServer } from '@tafelrunde/server';
import { buildIfStale, DIST } from '../web/build/building.ts';
import { files } from '../web/serve.ts';

const PORT = 3000;
const HOST = 'localhost';
const lang = /^de/i.test(process.env.LC_ALL ?? process.env.LC_MESSAGES ?? process.env.LANG ?? '') ? 'de' : 'en';
const port = portFrom(process.env.PORT);
const data = join(process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'tafelrunde');

let building = 0;
buildIfStale(() => {
  building = Date.now();
  tell({ en: 'Building the table ...', de: 'Der Tisch wird gebaut ...' });
});
const seconds = Math.round((Date.now() - building) / 1_000);
if (building > 0) tell({ en: `Built after ${seconds} s.`, de: `Gebaut nach ${seconds} s.` });
const server = await startServer({ games, host: HOST, port, data, files: files(DIST) }).catch(explained);
const url = `http://${HOST}:${port}`;
tell({
  en: `The table is set: ${url}  (Ctrl+C ends it; in the terminal: npm run -s tafelrunde -- play)`,
  de: `Der Tisch ist gedeckt: ${url}  (Strg+C beendet; im Terminal: npm run -s tafelrunde -- play)`,
});
// Ctrl+C may be heard twice: by the terminal, and by who started this.
let closing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!closing) void server.close().then(() => process.exit(0));
    closing = true;
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

function explained(error: unknown): never {
  if (error instanceof StoreTrouble) fail(error.text);
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  return fail({
    en: `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    de: `Port ${port} ist von einem anderen Programm belegt. Beende es, oder wähle einen anderen: PORT=${port + 1} npm start`,
  });
}

function tell(text: Text): void {
  process.stdout.write(`${text[lang]}\n`);
}

function fail(text: Text): never {
  process.stderr.write(`${text[lang]}\n`);
  process.exit(2);
}
