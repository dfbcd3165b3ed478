// Unpacks the browser that npm brings into the folder for temporary files (TMPDIR): its package knows no other place.
// A program of its own, because who needs the browser has other temporary files.
import { join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

const packed = process.argv[2] ?? '';
await chromium.executablePath(packed);
await inflate(join(packed, 'al2023.tar.br'));
