// Serves the built table: files only, from web/dist, to this machine unless told otherwise.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
const ZIPPED = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest']);

/** Everything comes from here; nothing is inline but what the page itself holds, nothing is framed, nothing is sent elsewhere. */
const headers = (page: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self'${inline(page, 'script')}`,
    `style-src 'self'${inline(page, 'style')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
});

/** The hashes of what stands between such tags without being a file. */
function inline(page: string, tag: 'script' | 'style'): string {
  const found = page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'));
  const hashes = [...found].map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
  return hashes.map(hash => ` 'sha256-${hash}'`).join('');
}

/** `head`: what the page says of itself to others, at this address. */
type Files = (request: IncomingMessage, response: ServerResponse, head?: string) => void;

export const serve = (folder: string): Server => {
  const answer = files(folder);
  return createServer((request, response) => answer(request, response));
};

/** Answers requests with the files of a folder; the server for online play uses it too. */
export function files(folder: string): Files {
  const policed = policies(join(folder, 'index.html'));
  return (request, response, head = '') => {
    const common = policed();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...common, allow: 'GET, HEAD' }).end();
      return;
    }
    const found = fileFor(folder, request.url ?? '/');
    if (found === null) response.writeHead(404, { ...common, 'content-type': 'text/plain' }).end('Not found\n');
    else if (head !== '' && found.endsWith('index.html')) sendPage(found, head, request, response, common);
    else send(found, request, response, common);
  };
}

type Headers = ReturnType<typeof headers>;

/** What goes with every answer, made anew when the page was built anew. */
function policies(page: string): () => Headers {
  let known: { readonly built: number; readonly headers: Headers } | null = null;
  return () => {
    const built = statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (known?.built !== built) known = { built, headers: headers(built === 0 ? '' : readFileSync(page, 'utf8')) };
    return known.headers;
  };
}

/** The file of an address; pages of the app all are index.html; null for a file that does not exist. */
function fileFor(folder: string, url: string): string | null {
  const path = pathOf(url);
  if (path === null) return null;
  const file = normalize(join(folder, path));
  if (file !== folder && !file.startsWith(folder + sep)) return null;
  if (existsSync(file) && statSync(file).isFile()) return file;
  return extname(path) === '' ? join(folder, 'index.html') : null;
}

function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

function send(file: string, request: IncomingMessage, response: ServerResponse, common: Headers): void {
  const kind = extname(file);
  const zipped = ZIPPED.has(kind) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    ...common,
    'content-type': TYPES[kind] ?? 'application/octet-stream',
    'cache-control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(zipped ? { 'content-encoding': 'gzip' } : {}),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const ready = zipped ? zippedFile(file) : file;
  if (ready !== null) pipeline(createReadStream(ready), response, () => {});
  else pipeline(createReadStream(file), createGzip(), response, () => {});
}

/** The page as it is for one address; it is small, and few ask for it. */
function sendPage(
  file: string,
  head: string,
  request: IncomingMessage,
  response: ServerResponse,
  common: Headers,
): void {
  const page = readFileSync(file, 'utf8').replace('</head>', () => `  ${head}\n  </head>`);
  response.writeHead(200, {
    ...common,
    'content-type': TYPES['.html'] ?? '',
    'cache-control': 'no-cache',
    vary: 'accept-language',
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/** As the build has zipped it (`build/building.ts`); null where it has not, or the file is newer. */
function zippedFile(file: string): string | null {
  const made = statSync(`${file}.gz`, { throwIfNoEntry: false });
  return made && made.mtimeMs >= statSync(file).mtimeMs ? `${file}.gz` : null;
}

/** The build names files after their contents: "index-BwQ3x_9f.js". */
const isHashed = (file: string): boolean => /[/\\](assets|rulebooks)[/\\][^/\\]+-[\w-]{8}\.\w+$/.test(file);
