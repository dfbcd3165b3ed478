import { expect, test } from 'vitest';
import { asked } from '../asked.ts';
import type { Game } from '../game.ts';

test('a question begins with the name of whom it is about, where the game knows names', () => {
  const asks = { where: { en: 'Where to?', de: 'Wohin?' } };
  const named = { texts: { asks, about: (id: string, lang: string) => `${id} (${lang})` } } as unknown as Game;
  const nameless = { texts: { asks } } as unknown as Game;
  expect(asked(named, { kind: 'where', about: 'ogre' }, 'de')).toBe('ogre (de): Wohin?');
  expect(asked(named, { kind: 'where' }, 'en')).toBe('Where to?');
  expect(asked(nameless, { kind: 'where', about: 'ogre' }, 'en')).toBe('Where to?');
});
