import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, interruptedWhen, tafelrunde as program, type Ran } from './program.ts';

/** A slow machine tells how far it is: that is no part of what is tested here. */
async function tafelrunde(...how: Parameters<typeof program>): Promise<Ran> {
  const ran = await program(...how);
  return { ...ran, err: ran.err.replace(/^\d+\/\d+, .*\n/gm, '') };
}

async function simulated(...flags: string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await tafelrunde(['simulate', 'skirmish', '--json', ...flags]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as Record<string, unknown>;
}

test('the same seed gives the same bytes, whatever the number of workers', async () => {
  const run = async (seed: string, workers: string) =>
    (await tafelrunde(['simulate', 'skirmish', '--json', '--games', '30', '--seed', seed, '--workers', workers])).out;
  const one = await run('same', '1');
  expect(await run('same', '2')).toBe(one);
  expect(await run('other', '1')).not.toBe(one);
  expect(JSON.parse(one)).toMatchObject({
    game: { id: 'skirmish' },
    games: 30,
    wanted: 30,
    seed: 'same',
    failures: [],
  });
});

test('the same holds for bots that think', async () => {
  const flags = ['--games', '3', '--seed', 'think', '--bots', 'greedy,random'];
  const one = await simulated(...flags, '--workers', '1');
  expect(await simulated(...flags, '--workers', '2')).toEqual(one);
  expect(one).toMatchObject({
    sides: [{ count: 3 }, { count: 0 }],
    bots: [{ bot: 'greedy', share: 1 }, { bot: 'random' }],
  });
});

test('people get a table, in their language', async () => {
  const { out } = await tafelrunde(['simulate', 'skirmish', '--games', '10', '--seed', 'a', '--lang', 'de']);
  expect(out).toContain('Scharmützel: Das steinige Feld · 2 Plätze · random\n10 Spiele\n\nWer gewinnt\n');
  expect(out).toMatch(/1\. in der Zugfolge +\d+ +\d+,\d %/);
  expect(out).toContain('Dieselben Spiele noch einmal: --seed a');
});

test('several numbers of seats take turns', async () => {
  const { out } = await tafelrunde(
    'simulate schurken-und-halunken --seats 2,2,3 --games 6 --seed mix --json'.split(' '),
  );
  const { tables, turns, lengths } = JSON.parse(out) as { tables: unknown[]; turns: number[]; lengths: unknown[] };
  expect(tables).toMatchObject([{ seats: 2 }, { seats: 3 }]);
  expect(turns).toEqual([0, 0, 1]);
  expect(lengths).toMatchObject([
    { seats: null, games: 6 },
    { seats: 2, games: 4 },
    { seats: 3, games: 2 },
  ]);
});

test('a report is written as page, data and table, and the games kept meanwhile are gone', async () => {
  const cwd = folder();
  const flags = 'simulate skirmish --games 5 --seed w --html r.html --json r.json --csv r.csv';
  const { code, err } = await tafelrunde(flags.split(' '), { cwd });
  expect(code).toBe(0);
  expect(err).toBe('Written: r.html\nWritten: r.csv\nWritten: r.json\n');
  expect(readFileSync(join(cwd, 'r.html'), 'utf8')).toContain('<h1>Skirmish</h1>');
  expect(readFileSync(join(cwd, 'r.csv'), 'utf8')).toMatch(/^section,group,/);
  expect(JSON.parse(readFileSync(join(cwd, 'r.json'), 'utf8'))).toMatchObject({ games: 5 });
  expect(existsSync(join(cwd, 'r.html.part'))).toBe(false);
});

test('kept games are not played again, more can follow, and the report is the same', async () => {
  const cwd = folder();
  const run = (games: number, keep: string) =>
    tafelrunde(['simulate', 'skirmish', '--games', String(games), '--seed', 'k', '--keep', keep, '--json'], { cwd });
  const whole = await run(12, 'whole.jsonl');
  await run(5, 'part.jsonl');
  const rest = await run(12, 'part.jsonl');
  expect(rest.err).toBe('5 games are already in part.jsonl.\n');
  expect(rest.out).toBe(whole.out);
  expect((await run(12, 'part.jsonl')).out).toBe(whole.out);
  // The power went in the middle of a line: that game is played again.
  const text = readFileSync(join(cwd, 'whole.jsonl'), 'utf8');
  writeFileSync(join(cwd, 'whole.jsonl'), text.slice(0, -20));
  const mended = await run(12, 'whole.jsonl');
  expect(mended.err).toBe('11 games are already in whole.jsonl.\n');
  expect(mended.out).toBe(whole.out);
});

test('a foreign or damaged file is refused and left alone', async () => {
  const cwd = folder();
  const file = join(cwd, 'k.jsonl');
  const run = (seed: string, ...more: string[]) =>
    tafelrunde(['simulate', 'skirmish', '--games', '3', '--seed', seed, '--keep', 'k.jsonl', ...more], { cwd });
  const refused = async (text: string, seed: string, sentence: string) => {
    writeFileSync(file, text);
    const { code, err, out } = await run(seed);
    expect([code, err, out]).toEqual([2, `${sentence}\n`, '']);
    expect(readFileSync(file, 'utf8')).toBe(text);
  };
  const alone = 'it is left as it is. Please name another one for --keep.';
  await refused('my shopping list\n', 'a', `The file k.jsonl holds no games of the lab; ${alone}`);
  await refused('', 'a', `The file k.jsonl holds no games of the lab; ${alone}`);
  rmSync(file);
  await run('a');
  const good = readFileSync(file, 'utf8');
  await refused(good, 'b', `The file k.jsonl holds games with another seed; ${alone}`);
  await refused(good.replace('"decisions":', '"decisions":1'), 'a', `The file k.jsonl is damaged in line 2; ${alone}`);
  writeFileSync(file, good);
  const other = await run('a', '--bots', 'greedy');
  expect(other.err).toBe(`The file k.jsonl holds games with another table; ${alone}\n`);
});

test('Ctrl-C keeps what is done, and the same command goes on to the same report', async () => {
  const cwd = folder();
  const args = 'simulate skirmish --bots greedy --games 80 --seed c --json c.json'.split(' ');
  const part = join(cwd, 'c.json.part');
  const stopped = await interruptedWhen(
    args,
    () => existsSync(part) && readFileSync(part, 'utf8').split('\n').length > 3,
    'SIGINT',
    cwd,
  );
  expect(stopped.code).toBe(130);
  expect(stopped.err).toMatch(
    /Interrupted after \d+ of 80 games\. They are kept in c\.json\.part: the same command goes on/,
  );
  const partly = JSON.parse(readFileSync(join(cwd, 'c.json'), 'utf8')) as { games: number; wanted: number };
  expect(partly.wanted).toBe(80);
  expect(partly.games).toBeGreaterThan(0);
  expect(partly.games).toBeLessThan(80);
  const resumed = await tafelrunde(args, { cwd });
  expect(resumed.code).toBe(0);
  expect(resumed.err).toContain(`${partly.games} games are already in c.json.part.`);
  const whole = await tafelrunde([...args.slice(0, -1)], { cwd });
  expect(readFileSync(join(cwd, 'c.json'), 'utf8')).toBe(whole.out);
  expect(existsSync(join(cwd, 'c.json.part'))).toBe(false);
});

test('two reports are compared', async () => {
  const cwd = folder();
  const run = (...more: string[]) =>
    tafelrunde(['simulate', 'skirmish', '--games', '8', '--seed', 'x', ...more], { cwd });
  await run('--json', 'old.json');
  const { out } = await run('--bots', 'greedy,random', '--against', 'old.json');
  expect(out).toContain('What has changed\n  Against the report on 8 games with seed x');
  expect(out).toMatch(/1st in the turn order, share of wins +\d+\.\d % → 100\.0 %/);
  writeFileSync(join(cwd, 'bad.json'), '{}');
  const bad = await run('--against', 'bad.json');
  expect([bad.code, bad.err]).toEqual([
    2,
    'The file bad.json cannot be compared with. It is no lab report: its format should be "tafelrunde-lab-1".\n',
  ]);
  const none = await run('--against', 'none.json');
  expect(none.err).toBe('The file none.json cannot be read: it does not exist.\n');
  const foreign = await tafelrunde('simulate dungeon-saga --games 1 --against old.json'.split(' '), { cwd });
  expect(foreign.err).toBe('The file old.json is a report on skirmish, not on dungeon-saga.\n');
});

test('bots that think by the clock are refused: nobody could repeat their games', async () => {
  const { code, err } = await tafelrunde('simulate skirmish --games 5 --bots search:200ms'.split(' '));
  expect(err).toBe(
    'The bot search:200ms thinks by the clock, so its games could not be repeated; name its rounds, such as search:400.\n',
  );
  expect(code).toBe(2);
});

test('a file that cannot be written is said before anything is played', async () => {
  const { code, err } = await tafelrunde('simulate skirmish --games 5 --html no/where/r.html'.split(' '), {
    cwd: folder(),
  });
  expect([code, err]).toEqual([2, 'The file no/where/r.html.part cannot be written: it does not exist.\n']);
});

test('fuzz checks games in turn and finds nothing to complain about', async () => {
  const { code, out } = await tafelrunde(['fuzz', 'skirmish', '--games', '2', '--decisions', '20', '--seed', 'f']);
  expect(out).toMatch(
    /^2 games in 1 configuration, 40 decisions with \d+ options checked in .* \(--seed f\)\.\nNo findings\.\n$/,
  );
  expect(code).toBe(0);
});

test('fuzz holds settings and draws the others by the seed', async () => {
  const fuzz = ['fuzz', 'skirmish', '--games', '3', '--decisions', '12', '--seed', 'f'];
  const again = /^3 games in \d+ configurations?, 36 decisions with (\d+) options/;
  const first = await tafelrunde([...fuzz, '--mixed']);
  expect(first.out).toMatch(again);
  expect((await tafelrunde([...fuzz, '--mixed'])).out.match(again)?.[1]).toBe(first.out.match(again)?.[1]);
  const { code, err } = await tafelrunde([...fuzz, '--set', 'nothing=1']);
  expect([code, /nothing/.test(err)]).toEqual([2, true]);
});
