import { type Game, Match } from '@tafelrunde/engine';
import { GAMES } from '@tafelrunde/games';
import { skirmish } from '@tafelrunde/skirmish';
import { expect, test } from 'vitest';
import type { About, GameInfo } from '../table/info/about.ts';
import { summed } from '../table/info/summed.ts';

const INFOS: Readonly<Record<string, () => Promise<GameInfo>>> = {
  skirmish: async () => (await import('../games/skirmish/about.ts')).info,
  'dungeon-saga': async () => (await import('../games/dungeon-saga/about.ts')).info,
  'schurken-und-halunken': async () => (await import('../games/schurken-und-halunken/about.ts')).info,
  'mage-knight': async () => (await import('../games/mage-knight/about.ts')).info,
  'sword-and-sorcery': async () => (await import('../games/sword-and-sorcery/about.ts')).info,
  descent: async () => (await import('../games/descent/about.ts')).info,
};

/** Positions of a random game, every so many decisions. */
function* positions(game: Game, decisions: number): Generator<Match> {
  const match = Match.start(game, {}, { seed: 'about' });
  let luck = 7;
  for (let i = 0; i < decisions && match.ask; i++) {
    yield match;
    luck = (luck * 1_103_515_245 + 12_345) % 2_147_483_648;
    match.choose(luck % match.ask.options.length);
  }
}

test.each(Object.keys(INFOS))('in %s everything an option is about can be asked about, in both languages', async id => {
  const game = await GAMES.find(one => one.id === id)?.load();
  const info = await INFOS[id]?.();
  if (!game || !info) throw new Error(`There is no game "${id}".`);
  const nameless: string[] = [];
  const seen = new Map<string, About>();
  for (const { ask, view } of positionsOf(game)) {
    for (const choice of ask.options)
      for (const thing of info.thingsOf(choice, view)) {
        for (const lang of ['en', 'de'] as const) {
          const about = info.about(thing, { view, viewer: ask.seat, lang, seat: n => `Seat ${n}` });
          if (about === null) nameless.push(thing);
          else seen.set(`${lang} ${thing}`, about);
        }
      }
  }
  // An option may name a bare square, or what only the other sort of thing is called: those are refused, not told about.
  expect(nameless.filter(thing => !BARE.has(thing.split(':')[0]))).toEqual([]);
  expect(seen.size).toBeGreaterThan(10);
  for (const { name, kind, values = [], texts = [] } of seen.values()) {
    expect(name).not.toBe('');
    expect(kind).not.toMatch(/undefined/);
    for (const text of texts) expect(text.text, name).not.toMatch(/undefined|\[object/);
    for (const { value, sum } of values)
      if (sum && !sum.limit) expect(sum.base + sum.parts.reduce((all, { amount }) => all + amount, 0)).toBe(value);
  }
});

const BARE: ReadonlySet<string | undefined> = new Set(['cell', 'closed', 'figure', 'hero', 'course']);

function* positionsOf(game: Game) {
  for (const match of positions(game, 240)) {
    const { ask } = match;
    if (ask) yield { ask, view: match.view(ask.seat) };
  }
}

test('a number says what it comes from: a blessed knight rolls a die more, and a limit that bites is said', async () => {
  const view = Match.start(skirmish, {}, { seed: 'about' }).view(0);
  const units = view.units.map((unit, n) => (n === 0 ? { ...unit, blessings: 1 } : unit));
  const info = await INFOS.skirmish?.();
  const about = info?.about('unit:0', {
    view: { ...view, units },
    viewer: 0,
    lang: 'de',
    seat: n => `Platz ${n + 1}`,
  });
  expect(about?.name).toBe('roter Ritter');
  expect(about?.values?.find(({ key }) => key === 'dice')).toMatchObject({
    value: 4,
    sum: { base: 3, parts: [{ name: 'Segen', amount: 1 }] },
  });
  const low = summed(
    { key: 'dice', name: 'Dice' },
    { base: 3, parts: [{ source: 'injured', amount: -2 }], least: 2 },
    'en',
    source => source,
  );
  expect(low).toMatchObject({ value: 2, sum: { base: 3, limit: 'at least 2' } });
  expect(summed({ key: 'a', name: 'A' }, { base: 3, parts: [] }, 'en', String)).toEqual({
    key: 'a',
    name: 'A',
    value: 3,
  });
});
