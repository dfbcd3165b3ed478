import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginCampaign, hash, type Plain, saveCampaign } from '@tafelrunde/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { CampaignFile, newCampaign } from '../campaign/campaign-file.ts';
import { gameById } from '../games.ts';
import { messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';
import { folder, interrupted, tafelrunde } from './program.ts';

const FILE = 'dungeon-saga.campaign.json';
const m = messages.en;
const game = await gameById('dungeon-saga', m);
const campaign = (...flags: string[]): string[] => ['campaign', 'dungeon-saga', ...flags];

interface Stored {
  readonly seats: number;
  readonly played: readonly { readonly scenario: string; readonly outcome: { readonly winners: readonly number[] } }[];
  readonly carried: Plain;
  readonly match: { readonly config: { readonly scenario: string }; readonly answers: readonly unknown[] } | null;
}
const stored = (cwd: string, file = FILE): Stored => JSON.parse(readFileSync(join(cwd, file), 'utf8')) as Stored;

describe('two adventures played by bots', () => {
  const cwd = folder();
  let out = '';

  beforeAll(async () => {
    const ran = await tafelrunde(campaign('--bots', 'greedy,greedy', '--seed', 'tale'), {
      input: ['', '', '', '', 'quit'],
      cwd,
    });
    expect([ran.err, ran.code]).toEqual(['', 0]);
    out = ran.out;
  }, 60_000);

  test('follow each other and are written down', () => {
    const { played, match, seats } = stored(cwd);
    expect(played).toHaveLength(2);
    expect(played[0]?.scenario).toBe('the-broken-gate');
    expect([match, seats]).toEqual([null, 2]);
    expect(readdirSync(cwd)).toEqual([FILE]);
  });

  test('are told: beginning, map, end, rewards, and how to go on', () => {
    expect(out).toContain(`A new campaign begins in ${FILE}.`);
    expect(out).toContain('Enter: play "A: The Broken Gate". quit: leave >');
    expect(out).toContain('◌ A: The Broken Gate (next)');
    expect(out.match(/Press Enter to go on with the campaign\./g)).toHaveLength(2);
    expect(out).toMatch(/The (heroes gain|overlord gains) 1 legend\./);
    expect(out).toContain(`The campaign is kept in ${FILE}.`);
    expect(out).toContain(
      `Go on with: npm run -s tafelrunde -- campaign dungeon-saga ${FILE} --bots 1=greedy,2=greedy --lang en`,
    );
  });

  test('are listed, in both languages and for screen readers', async () => {
    const before = readFileSync(join(cwd, FILE), 'utf8');
    const [en, de, plain] = await Promise.all([
      tafelrunde(campaign('--list'), { cwd }),
      tafelrunde(campaign('--list', '--lang', 'de'), { cwd }),
      tafelrunde(campaign('--list', '--plain'), { cwd }),
    ]);
    expect(en.out).toMatch(/Legend: heroes \d, overlord \d\./);
    expect(de.out).toMatch(/Zehn Türen tief[\s\S]*als Nächstes[\s\S]*Legende: Helden \d, Overlord \d\./);
    for (const line of plain.out.trim().split('\n')) expect(line).toMatch(/\.$/);
    expect(plain.out).toContain('8: One Sees the Sun: still ahead.');
    expect(readFileSync(join(cwd, FILE), 'utf8')).toBe(before);
  });
});

describe('an adventure left in the middle', () => {
  const cwd = folder();
  const heroes = campaign('tale.json', '--bots', '1=greedy', '--seed', 'pause');

  test('lies in the file and goes on there', async () => {
    const { out } = await tafelrunde(heroes, { input: ['', 'load x', 'hero orlaf', 'end', 'quit'], cwd });
    expect(out).toContain('A campaign cannot load another match in the middle of an adventure');
    expect(out).not.toContain('Save the match first?');
    expect(out).toContain('The campaign is kept in tale.json.');
    const left = stored(cwd, 'tale.json');
    expect(left.played).toEqual([]);
    expect(left.match?.config.scenario).toBe('the-broken-gate');
    const answers = left.match?.answers.length ?? 0;
    expect(answers).toBeGreaterThanOrEqual(2);

    const again = await tafelrunde(heroes, { input: ['dance', '', 'log 99', 'hero rordin'], cwd });
    expect(again.out).toContain('Please press Enter to play, or type quit to leave.');
    expect(again.out).toContain('Enter: on with "A: The Broken Gate" where it was left. quit: leave >');
    expect(again.out).toContain('Orlaf is next. [DS-ROUND-03]');
    expect(stored(cwd, 'tale.json').match?.answers.length).toBeGreaterThan(answers);
    expect(readdirSync(cwd)).toEqual(['tale.json']);
  });

  test('is marked on the map', async () => {
    const { out } = await tafelrunde(campaign('tale.json', '--list'), { cwd });
    expect(out).toContain('◌ A: The Broken Gate (being played)');
  });

  test('keeps its number of seats', async () => {
    const { err, code } = await tafelrunde([...heroes, '--seats', '3'], { cwd });
    expect(err).toBe('The adventure being played has 2 seats; their number can change with the next one.\n');
    expect(code).toBe(2);
  });

  test('a signal keeps it as well', async () => {
    const other = folder();
    const { out, code } = await interrupted(heroes, ['', 'hero danor'], /Danor is next/, 'SIGTERM', other);
    expect(out).toContain('The campaign is kept in tale.json.');
    expect(code).toBe(0);
    expect(stored(other, 'tale.json').match?.answers).toHaveLength(1);
  });

  test('leaving before it begins leaves a campaign without a match', async () => {
    const other = folder();
    await tafelrunde(heroes, { input: ['quit'], cwd: other });
    expect(stored(other, 'tale.json')).toMatchObject({ played: [], match: null });
  });
});

test('a setting that its adventures do not have is refused before anything begins', async () => {
  const cwd = folder();
  const { err, code } = await tafelrunde(campaign('--set', 'luck=2'), { input: [''], cwd });
  expect([err, code]).toEqual(['"the-broken-gate" has no setting "luck"; it has none.\n', 2]);
  expect(readdirSync(cwd)).toEqual([]);
});

describe('a finished campaign', () => {
  const won = game.scenarios.map(({ id }) => ({
    scenario: id,
    outcome: { winners: [1], kind: 'heroes', rule: 'DS-ROUND-01' as const },
  }));

  test('is closed with some last words', async () => {
    const cwd = folder();
    const record = { ...beginCampaign(game), played: won };
    writeFileSync(join(cwd, FILE), saveCampaign({ game, record, seats: 2, match: null }));
    const { out, code } = await tafelrunde(campaign(), { cwd });
    expect(out).toContain('● 8: One Sees the Sun (won at the first attempt)');
    expect(out).toContain('The campaign is over, and not one adventure was lost. Legend 17:');
    expect(code).toBe(0);
  });
});

describe('a file that is no good', () => {
  const cwd = folder();
  const good = saveCampaign({ game, record: beginCampaign(game), seats: 2, match: null });
  const edited = (changes: object): string => {
    const { check: _, ...body } = JSON.parse(good) as Record<string, unknown>;
    const changed = { ...body, ...changes };
    return JSON.stringify({ ...changed, check: hash(changed) });
  };

  test.concurrent.each<[string, string, string]>([
    ['text.json', 'hello', 'This is not a campaign of Tafelrunde: it is not even JSON.'],
    ['match.json', '{"format": 1}', 'This is not a campaign of Tafelrunde.'],
    [
      'cut.json',
      good.replace('"seats":2', '"seats":3'),
      'This campaign is damaged: its contents do not match its checksum.',
    ],
    ['new.json', edited({ campaign: 9 }), 'This campaign has format 9; this version reads up to 1. Please update.'],
    [
      'item.json',
      edited({ carried: { items: { orlaf: ['spoon'] }, spoils: [] } }),
      'This campaign does not fit the rules of dungeon-saga: Among what is carried (orlaf), "spoon" is no item of Dungeon Saga.',
    ],
    [
      'chess.json',
      edited({ game: 'chess' }),
      'This is a campaign of "chess"; games with a campaign are dungeon-saga, sword-and-sorcery, descent.',
    ],
  ])('%s is refused and stays as it is', async (name, text, why) => {
    writeFileSync(join(cwd, name), text);
    const { code, err } = await tafelrunde(campaign(name), { input: [''], cwd });
    expect(err).toBe(`The file ${name} cannot be loaded. ${why}\n`);
    expect(code).toBe(2);
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(text);
  });

  test.concurrent.each<[string[], string]>([
    [['campaign'], 'Please name a game with a campaign; there are dungeon-saga, sword-and-sorcery, descent.'],
    [
      ['campaign', 'skirmish'],
      'skirmish has no campaign; games with one are dungeon-saga, sword-and-sorcery, descent.',
    ],
    [campaign('--list'), `The file ${FILE} cannot be read: it does not exist.`],
    [campaign('--seats', '9'), '"the-broken-gate" is for 2, 3, 4, 5 seats, not for 9.'],
    [campaign('no/such/folder'), 'The file no/such/folder cannot be written: it does not exist.'],
  ])('misuse is told (case %#)', async (args, sentence) => {
    const { err, code } = await tafelrunde(args, { input: [''], cwd });
    expect([err, code]).toEqual([`${sentence}\n`, 2]);
  });
});

test('what somebody else has written since is never written over', () => {
  const name = join(folder(), 'shared.json');
  const file = new CampaignFile(name, m);
  const table = newCampaign(game, 2);
  file.write(table);
  writeFileSync(name, 'another story');
  expect(() => file.write({ ...table, seats: 3 })).toThrow(Misuse);
  const { file: elsewhere, why } = file.keep({ ...table, seats: 3 });
  expect(why).toContain('has been changed by somebody else in the meantime');
  expect(readFileSync(name, 'utf8')).toBe('another story');
  expect(JSON.parse(readFileSync(elsewhere, 'utf8'))).toMatchObject({ seats: 3 });
});
