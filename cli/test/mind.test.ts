import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { botById, greedy } from '@tafelrunde/bots';
import { Match, newChance, perspective } from '@tafelrunde/engine';
import { gameById } from '@tafelrunde/games';
import { afterEach, expect, test } from 'vitest';
import { Mind, type MindOptions } from '../mind/mind.ts';
import { folder } from './program.ts';

const skirmish = await gameById('skirmish');
const minds: Mind[] = [];
afterEach(async () => {
  await Promise.all(minds.splice(0).map(mind => mind.close()));
});

function mindWith(options: MindOptions): Mind {
  const mind = new Mind(options);
  minds.push(mind);
  return mind;
}

function start(): Match {
  return Match.start(skirmish, {}, { seed: 'mind' });
}

/** A thread with a program of its own. */
function program(source: string): URL {
  const file = join(folder(), 'thread.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${source}\n`);
  return pathToFileURL(file);
}

const quickMove = (match: Match): number => greedy.decide(perspective(match), newChance('s'));

test('a bot decides in its thread as it would here', async () => {
  const match = start();
  const mind = mindWith({ grace: 60_000 });
  const bot = botById('search:5');
  const { option, milliseconds } = await mind.decide(match, bot, 'table', 's');
  expect(option).toBe(bot.decide(perspective(match), newChance('s')));
  expect(milliseconds).toBeGreaterThan(0);
  expect(await mind.advise(match, 'table', 's')).toHaveLength(3);
});

test.each([
  ['hangs', "parentPort.on('message', () => { for (;;); });"],
  ['fails', "parentPort.on('message', ({ number }) => parentPort.postMessage({ number, error: 'no idea' }));"],
  ['dies', "parentPort.on('message', () => process.exit(1));"],
  ['throws', "parentPort.on('message', () => { throw new Error('ouch'); });"],
  [
    'dreams',
    "parentPort.on('message', ({ number }) => parentPort.postMessage({ number, result: { option: 9_999 } }));",
  ],
])('if the thread %s, the greedy move is made and the match goes on', async (_, source) => {
  const match = start();
  const mind = mindWith({ program: program(source), grace: 1_500 });
  for (let i = 0; i < 2; i++) {
    expect(await mind.decide(match, botById('squire'), 'table', 's')).toEqual({
      option: quickMove(match),
      milliseconds: null,
    });
    match.choose(quickMove(match));
  }
});

test('a thread that hung once is replaced', async () => {
  const match = start();
  const source = `
    import { existsSync, writeFileSync } from 'node:fs';
    const mark = new URL('hung', import.meta.url);
    parentPort.on('message', ({ number }) => {
      if (existsSync(mark)) parentPort.postMessage({ number, result: { option: 1, milliseconds: 5 } });
      else { writeFileSync(mark, ''); for (;;); }
    });`;
  const mind = mindWith({ program: program(source), grace: 1_500 });
  expect((await mind.decide(match, botById('squire'), 'table', 's')).milliseconds).toBeNull();
  expect(await mind.decide(match, botById('squire'), 'table', 's')).toMatchObject({ option: 1, milliseconds: 5 });
});
