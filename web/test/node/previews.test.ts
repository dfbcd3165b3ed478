// The pictures that are shown beside a link which is handed on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@tafelrunde/games';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', '..', 'public', 'previews');

/** How large a JPEG is, as its frame says. */
function sizeOf(picture: Buffer): { width: number; height: number } {
  for (let at = 2; picture[at] === 0xff; at += 2 + picture.readUInt16BE(at + 2)) {
    const isFrame = picture[at + 1] === 0xc0 || picture[at + 1] === 0xc2;
    if (isFrame) return { height: picture.readUInt16BE(at + 5), width: picture.readUInt16BE(at + 7) };
  }
  throw new Error('This is no JPEG.');
}

test.each(GAMES.map(({ id }) => id))('%s has a picture for previews, as large as the page says', id => {
  const picture = readFileSync(join(FOLDER, `${id}.jpg`));
  expect(sizeOf(picture)).toEqual({ width: 1200, height: 600 });
  // Whoever shows previews does not wait for large ones.
  expect(picture.length).toBeLessThan(300_000);
});
