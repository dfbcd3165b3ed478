import type { LogEntry } from '@tafelrunde/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Situation } from '../local/table.ts';
import type { GameTable } from '../table/board.ts';
import { type SoundsOf, soundOf } from '../table/sounds/sound.ts';
import type { Step } from '../table/telling/reel.ts';

let hidden = false;

beforeEach(() => {
  hidden = false;
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** How long a step takes for somebody with these wishes. */
async function lengthOf(step: Partial<Step>, wishes: Readonly<Record<string, string>>): Promise<number> {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(wishes) });
  vi.resetModules();
  const telling = await import('../table/telling/length.ts');
  const situation = {
    chairs: [{ kind: 'person' }, { kind: 'bot', bot: 'squire' }, { kind: 'guest', name: 'Anna' }],
    helped: [],
    outcome: null,
  } as unknown as Situation;
  const board = { pause: ({ kind }: { kind: string }) => ({ moved: 600, rolled: 5_000 })[kind] ?? 0 };
  return telling.lengthOf({ situation, by: 1, mine: false, happened: [], ...step }, board as unknown as GameTable);
}

const lines = (...kinds: string[]): LogEntry[] =>
  kinds.map(kind => ({ at: 1, event: { kind, rule: 'SK-MOVE-01' }, to: 'all' }));

const NORMAL = { motion: 'full', bots: 'normal' };

test('what a bot or somebody elsewhere does is told for as long as it takes to read and to see', async () => {
  expect(await lengthOf({ happened: lines('moved') }, NORMAL)).toBe(900);
  expect(await lengthOf({ happened: lines('moved', 'moved', 'moved') }, NORMAL)).toBe(1_800);
  expect(await lengthOf({ happened: lines('rolled') }, NORMAL)).toBe(4_000);
  expect(await lengthOf({ happened: lines('faced') }, NORMAL)).toBe(450);
  expect(await lengthOf({ happened: lines('moved'), by: 2 }, NORMAL)).toBe(900);
});

test('it goes by how fast bots are to play, also where nothing moves', async () => {
  expect(await lengthOf({ happened: lines('moved') }, { ...NORMAL, bots: 'slow' })).toBe(1_800);
  expect(await lengthOf({ happened: lines('moved') }, { ...NORMAL, bots: 'instant' })).toBe(0);
  expect(await lengthOf({ happened: lines('moved') }, { ...NORMAL, motion: 'none' })).toBe(900);
});

test('who decided it is not told, and waits only for how it ends', async () => {
  const mine = { happened: lines('moved'), by: 0 };
  expect(await lengthOf(mine, NORMAL)).toBe(0);
  const situation = { chairs: [{ kind: 'person' }], helped: [], outcome: { winners: [0] } } as unknown as Situation;
  expect(await lengthOf({ ...mine, situation }, NORMAL)).toBe(600);
  const helped = { chairs: [{ kind: 'person' }], helped: [0], outcome: null } as unknown as Situation;
  expect(await lengthOf({ ...mine, situation: helped }, NORMAL)).toBe(900);
});

test('nothing is told of nothing, nor to nobody', async () => {
  expect(await lengthOf({ happened: [] }, NORMAL)).toBe(0);
  hidden = true;
  expect(await lengthOf({ happened: lines('moved') }, NORMAL)).toBe(0);
});

test('an event sounds as its game says: always the same, by what happened, or not at all', () => {
  const sounds: SoundsOf<LogEntry['event']> = {
    moved: 'step',
    hits: event => ('hits' in event && event.hits !== 0 ? 'hit' : 'block'),
  };
  const event = (kind: string, more = {}) => ({ kind, rule: 'SK-MOVE-01', ...more }) as LogEntry['event'];
  expect(soundOf(sounds, event('moved'))).toBe('step');
  expect(soundOf(sounds, event('hits', { hits: 2 }))).toBe('hit');
  expect(soundOf(sounds, event('hits', { hits: 0 }))).toBe('block');
  expect(soundOf(sounds, event('turn'))).toBeNull();
  expect(soundOf(undefined, event('moved'))).toBeNull();
});
