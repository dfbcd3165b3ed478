// The covers as pictures that others show beside a link: `npm run previews`, after a cover was drawn anew. Who shows previews reads no SVG.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium, launch } from './chromium.ts';

const WEB = join(import.meta.dirname, '..');
const COVERS = join(WEB, 'art', 'covers');
const PREVIEWS = join(WEB, 'public', 'previews');
const SIZE = { width: 1200, height: 600 };

mkdirSync(PREVIEWS, { recursive: true });
const browser = await launch(chromium());
const page = await browser.newPage({ viewport: SIZE });
for (const file of readdirSync(COVERS)) {
  const drawn = readFileSync(join(COVERS, file), 'utf8').replace(
    '<svg ',
    '<svg style="width:100vw;height:100vh;display:block" ',
  );
  await page.setContent(`<body style="margin:0">${drawn}</body>`);
  await page.screenshot({ path: join(PREVIEWS, `${basename(file, '.svg')}.jpg`), type: 'jpeg', quality: 80 });
}
await browser.close();
