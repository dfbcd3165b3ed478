import { say } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { events } from '../texts-events.ts';

test.each([
  [[6], 1, 'en', '6 passes the armour: 1 hit.'],
  [[6, 5], 2, 'en', '6 5 pass the armour: 2 hits.'],
  [[6], 1, 'de', '6 durchdringt die Rüstung: 1 Treffer.'],
  [[6, 5], 2, 'de', '6 5 durchdringen die Rüstung: 2 Treffer.'],
] as const)('dice %j, %i hits, %s: %s', (left, hits, lang, expected) => {
  expect(say(events.hits as never, lang, { kind: 'hits', left, hits } as never, String)).toBe(expected);
});
