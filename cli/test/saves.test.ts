import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@tafelrunde/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder, tafelrunde } from './program.ts';

const cwd = folder();
const file = join(cwd, 'game.tafel.json');

beforeAll(async () => {
  const input = ['move knight f7', 'end', 'move archer g10', 'save game.tafel.json', 'quit'];
  const { code } = await tafelrunde(['play', 'skirmish', '--seed', 'saves'], { input, cwd });
  expect(code).toBe(0);
});

/** A copy of the save with something changed; `check` is made to fit, unless it is to be wrong. */
function changed(name: string, change: (save: Record<string, unknown>) => void, fits = true): string {
  const { check, ...body } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  change(body);
  writeFileSync(join(cwd, name), JSON.stringify({ ...body, check: fits ? hash(body) : check }));
  return name;
}

describe('a saved match', () => {
  test('goes on where it stood', async () => {
    const { out } = await tafelrunde(['play', '--load', 'game.tafel.json'], { input: ['log 1'], cwd });
    expect(out).toContain('red Archer at G10');
    expect(out).toContain('The red Archer moves from');
    expect(readdirSync(cwd).filter(name => name.startsWith('skirmish-'))).toEqual([]);
  });

  test('is shown at any of its decisions', async () => {
    const start = await tafelrunde(['replay', 'game.tafel.json', '--at', '0'], { cwd });
    expect(start.out).toContain('After 0 of');
    expect(start.out).toContain('Next, Seat 1 chose: Move the red Knight to F7.');
    const then = await tafelrunde(['replay', 'game.tafel.json', '--at', '1', '--lang', 'de', '--plain'], { cwd });
    expect(then.out).toContain('Roter Ritter geht von G7 nach F7. [SK-MOVE-01]');
    expect(then.out).not.toContain('·');
  });

  test('a spectator sees no hand, a seat its own', async () => {
    const spectator = await tafelrunde(['replay', 'game.tafel.json'], { cwd });
    expect(spectator.out).toMatch(/Seat 1: mana 3, hand \d,/);
    const seat = await tafelrunde(['replay', 'game.tafel.json', '--seat', '1'], { cwd });
    expect(seat.out).toMatch(/Seat 1: mana 3, hand [A-Z]/);
  });

  test('is verified', async () => {
    const { code, out } = await tafelrunde(['replay', 'game.tafel.json', '--verify'], { cwd });
    expect(out).toMatch(/^OK: \d+ answers lead to the same position, hash [0-9a-f]{16}\.\n$/);
    expect(code).toBe(0);
  });

  test('with an answer the rules never offered is found out', async () => {
    const name = changed('cheat.tafel.json', save => {
      const answers = save.answers as { option: string }[];
      if (answers[0]) answers[0].option = 'move:red-knight,19,19';
    });
    const { code, out } = await tafelrunde(['replay', name, '--verify'], { cwd });
    expect(out).toContain('DIFFERENT: answer 1, "move:red-knight,19,19", cannot be given any more');
    expect(code).toBe(1);
  });

  test('with a position the rules do not lead to is found out', async () => {
    const name = changed('gift.tafel.json', save => {
      const { position } = save.checkpoint as { position: { state: { units: { life: number }[] } } };
      for (const unit of position.state.units) unit.life = 1;
    });
    const { code, out } = await tafelrunde(['replay', name, '--verify'], { cwd });
    expect(out).toContain('lead to another position than the stored one.');
    expect(code).toBe(1);
  });

  test('its odds can be asked for, in both forms', async () => {
    const all = await tafelrunde(['odds', 'game.tafel.json', '--json'], { cwd });
    expect(Array.isArray(JSON.parse(all.out))).toBe(true);
    const one = await tafelrunde(['odds', 'game.tafel.json', 'end'], { cwd });
    expect(one.out).toContain('0 damage  100.0 %');
    const none = await tafelrunde(['odds', 'game.tafel.json', 'dance'], { cwd });
    expect(none.err).toContain('"dance" is not offered. Offered: move:red-');
    expect(none.code).toBe(2);
  });
});

describe('a broken file is refused with one sentence', () => {
  const cases: [string, () => string, string][] = [
    ['missing', () => 'nowhere.json', 'The file nowhere.json cannot be read: it does not exist.'],
    ['a folder', () => '.', 'The file . cannot be read: it is a folder.'],
    [
      'truncated',
      () => {
        writeFileSync(join(cwd, 'half.json'), readFileSync(file, 'utf8').slice(0, 500));
        return 'half.json';
      },
      'The file half.json cannot be loaded. This is not a save of Tafelrunde: it is not even JSON.',
    ],
    [
      'wrong checksum',
      () => changed('sum.json', save => Object.assign(save, { epoch: 77 }), false),
      'The file sum.json cannot be loaded. This save is damaged: its contents do not match its checksum.',
    ],
    [
      'of another game',
      () => changed('chess.json', save => Object.assign(save, { game: 'chess' })),
      'The file chess.json cannot be loaded. This save is of "chess"; known games are ',
    ],
    [
      'of the future',
      () => changed('new.json', save => Object.assign(save, { version: 99 })),
      'The file new.json cannot be loaded. This save was made by a newer version of skirmish (99; this is 1).',
    ],
  ];
  test.each(cases)('%s', async (_, make, sentence) => {
    const name = make();
    const commands = [
      ['play', '--load', name],
      ['replay', name],
      ['replay', name, '--verify'],
      ['odds', name],
    ];
    for (const { code, out, err } of await Promise.all(commands.map(args => tafelrunde(args, { cwd })))) {
      expect(err.startsWith(sentence), err).toBe(true);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      expect(out).toBe('');
      expect(code).toBe(2);
    }
  });
});
