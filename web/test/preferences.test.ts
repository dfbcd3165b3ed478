import { afterEach, expect, test, vi } from 'vitest';
import { readPreferences } from '../preferences.ts';

const english = { german: false };

test('without anything stored the language follows the device', () => {
  expect(readPreferences(null, { german: true }).lang).toBe('de');
  expect(readPreferences(null, english).lang).toBe('en');
});

test('what was stored counts, what is unknown or not allowed does not', () => {
  const stored = JSON.stringify({ lang: 'de', bots: 'warp', motion: 'none', gone: 1 });
  expect(readPreferences(stored, english)).toEqual({
    lang: 'de',
    motion: 'none',
    sound: false,
    volume: 60,
    soundAsked: false,
    bots: 'normal',
    confirm: 'touch',
    colours: 'lamplight',
    text: false,
    stops: false,
    openHands: false,
    slips: true,
    briefings: true,
    ruleIds: false,
  });
});

test.each(['', 'no json', '7', 'null', '[]'])('a damaged store (%j) is as good as none', stored => {
  expect(readPreferences(stored, english)).toEqual(readPreferences(null, english));
});

const KEY = 'tafelrunde.preferences';
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A tab of its own; `store` is what all tabs share. */
async function tab(store: Map<string, string>, full = () => false) {
  const heard: ((event: { readonly key: string | null }) => void)[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full()) throw new Error('full');
      store.set(key, value);
    },
  });
  vi.stubGlobal('addEventListener', (_kind: string, hear: (typeof heard)[number]) => heard.push(hear));
  vi.resetModules();
  const { preferences, prefer } = await import('../preferences.ts');
  const hear = (key: string | null) => {
    for (const act of heard) act({ key });
  };
  return { preferences, prefer, hear };
}

test('a tab leaves alone what another tab has changed since', async () => {
  const store = new Map([[KEY, '{"lang":"en"}']]);
  const [german, contrast] = [await tab(store), await tab(store)];
  expect(contrast.preferences().lang).toBe('en');
  german.prefer({ lang: 'de' });
  contrast.prefer({ colours: 'contrast' });
  expect(JSON.parse(store.get(KEY) ?? '')).toMatchObject({ lang: 'de', colours: 'contrast' });
  expect(contrast.preferences()).toMatchObject({ lang: 'de', colours: 'contrast' });
});

test('what another tab changes is seen here at once', async () => {
  const store = new Map([[KEY, '{"lang":"en"}']]);
  const { preferences, hear } = await tab(store);
  expect(preferences().lang).toBe('en');
  store.set(KEY, '{"lang":"de"}');
  hear('another');
  expect(preferences().lang).toBe('en');
  hear(KEY);
  expect(preferences().lang).toBe('de');
});

test('wishes that cannot be kept last until the page is closed', async () => {
  let full = true;
  const store = new Map([[KEY, '{"lang":"en"}']]);
  const { preferences, prefer } = await tab(store, () => full);
  prefer({ lang: 'de' });
  prefer({ sound: true });
  expect(preferences()).toMatchObject({ lang: 'de', sound: true });
  full = false;
  prefer({ text: true });
  expect(JSON.parse(store.get(KEY) ?? '')).toMatchObject({ lang: 'de', sound: true, text: true });
});
