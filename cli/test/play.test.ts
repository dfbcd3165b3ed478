import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder, interrupted, tafelrunde } from './program.ts';
import { wholeMatch } from './script.ts';

const play = (...flags: string[]): string[] => ['play', 'skirmish', '--seed', 'table', ...flags];

describe('a whole match, typed in', () => {
  test('comes to the same end as the rules do, and is kept when the input ends', async () => {
    const cwd = folder();
    const { lines, match } = wholeMatch('whole');
    const { code, out, err } = await tafelrunde(['play', 'skirmish', '--seed', 'whole'], { input: lines, cwd });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain(`The game is over after ${match.answers.length} decisions.`);
    expect(out).toMatch(/Seat [12] wins.*\[SK-AIM-0[12]\]/);
    expect(readdirSync(cwd)).toEqual([expect.stringMatching(/^skirmish-.*\.tafel\.json$/)]);
    const [file = ''] = readdirSync(cwd);
    expect((await tafelrunde(['replay', file, '--verify'], { cwd })).out).toContain(match.hash());
  });

  test('German is German to the end', async () => {
    const { lines } = wholeMatch('ganz');
    const { out } = await tafelrunde(['play', 'skirmish', '--seed', 'ganz'], {
      input: lines,
      cwd: folder(),
      lang: 'de_DE.UTF-8',
    });
    expect(out).toMatch(/Platz [12] gewinnt.*\[SK-AIM-0[12]\]/);
    expect(out).not.toMatch(/\b(Seat|The|turn|damage|Chosen|match)\b/);
  });
});

describe('deciding', () => {
  test('by number, by name and by words', async () => {
    const input = ['1', 'move:red-archer,7,10', 'move mage h15'];
    const { out } = await tafelrunde(play(), { input, cwd: folder() });
    expect(out.match(/Chosen: .*/g)).toEqual([
      'Chosen: Move the red Knight to F6.',
      'Chosen: Move the red Archer to H11.',
      'Chosen: Move the red Mage to H15.',
    ]);
  });

  test('words that fit several options list them, words that fit none say so', async () => {
    const { out } = await tafelrunde(play(), { input: ['move knight', 'dance'], cwd: folder() });
    expect(out).toContain('40 options fit. Type a number or more words.');
    expect(out).toContain('"dance" is not offered now. Type "why dance" for the reason, ? for help.');
    expect(out).not.toContain('Chosen');
  });

  test('a long list is grouped by what its sentences have in common', async () => {
    const { out } = await tafelrunde(play(), { cwd: folder() });
    expect(out).toMatch(/Move the red Knight to \.\.\. \(40 ways, 1 to 40\)/);
    expect(out).toMatch(/Move the red Archer to \.\.\. \(\d+ ways/);
  });

  test('umlauts may be written out', async () => {
    const input = ['bewegen bogenschuetze h11'];
    const { out } = await tafelrunde(play('--lang', 'de'), { input, cwd: folder() });
    expect(out).toContain('Gewählt: Bewegen: roter Bogenschütze nach H11.');
  });
});

describe('undo and redo', () => {
  test('an own decision is taken back and given again', async () => {
    const { out } = await tafelrunde(play(), { input: ['move knight f7', 'undo', 'redo', 'log'], cwd: folder() });
    expect(out).toContain('Taken back; the match stands after 0 decisions.');
    expect(out.match(/The red Knight moves from G7 to F7\. \[SK-MOVE-01\]/g)).toHaveLength(3);
  });

  test('bots agree to go back past dice and past their own moves, and redo brings those back too', async () => {
    const input = ['end', 'undo', 'redo', 'log 99'];
    const { out } = await tafelrunde(play(), { input, cwd: folder() });
    expect(out).toContain('The bots agree to go back.');
    expect(out).toContain('Taken back; the match stands after 0 decisions.');
    const turns = out.match(/Turn 3: Seat 1\. \[SK-TURN-01\]/g);
    expect(turns).toHaveLength(3);
  });

  test('another person at the screen is asked, and one no is enough', async () => {
    const input = ['', 'end', '', 'undo', 'n', 'undo', 'y', ''];
    const { out } = await tafelrunde(play('--bots', 'none'), { input, cwd: folder() });
    expect(out).toContain('Seat 1 does not agree; everything stays as it is.');
    expect(out).toContain('Taken back; the match stands after 0 decisions.');
  });

  test('nothing to undo, nothing to redo', async () => {
    const { out } = await tafelrunde(play(), { input: ['undo', 'redo'], cwd: folder() });
    expect(out).toContain('There is nothing to undo.');
    expect(out).toContain('There is nothing to redo.');
  });
});

describe('hidden hands', () => {
  test('a curtain falls between two people, and each reads only what it may know', async () => {
    const input = ['', 'end', '', 'log'];
    const { out } = await tafelrunde(play('--bots', 'none'), { input, cwd: folder() });
    const [before = '', first = '', second = ''] = out.split(/Seat \d, press Enter when ready/);
    expect(before).not.toContain('hand');
    expect(first).toMatch(/Seat 1: mana 3, hand [A-Z]/);
    expect(first).toMatch(/Seat 2: mana 0, hand 4,/);
    expect(second).toMatch(/Seat 1: mana \d, hand \d,/);
    expect(second).toMatch(/Seat 2: mana 3, hand [A-Z]/);
    expect(second).toMatch(/Seat 2 draws (Heal|Haste|Fireball|Blessing|Shield)\./);
  });

  test('of a bot only what is public is told', async () => {
    const { out } = await tafelrunde(play(), { input: ['end'], cwd: folder() });
    expect(out).toContain('Seat 2 draws a card. [SK-TURN-02]');
    expect(out).not.toMatch(/Seat 2 draws (Heal|Haste|Fireball|Blessing|Shield)/);
  });
});

describe('for screen readers', () => {
  test('--plain has no drawing, no colour, and every line is a sentence', async () => {
    const input = ['move knight', 'odds', 'hint', 'end'];
    const { out } = await tafelrunde(play('--plain'), { input, cwd: folder() });
    expect(out).not.toContain('·');
    expect(out).not.toContain('\x1b');
    expect(out).not.toMatch(/[█▏›]/);
    const lines = out
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('>') && !line.startsWith('Go on with'));
    for (const line of lines) expect(line).toMatch(/([.!?:\])])$/);
  });
});

describe('help at the table', () => {
  const asked: readonly (readonly [string, string])[] = [
    ['why attack red-knight blue-mage', 'The target is out of range. [SK-ATT-02]'],
    ['why attack red-knight blue-mage', 'SK-ATT-02: The target must be an enemy within range'],
    ['why Attack the blue Mage with the red Knight', 'The target is out of range. [SK-ATT-02]'],
    ['why Angreifen: roter Ritter gegen blauer Magier', 'The target is out of range. [SK-ATT-02]'],
    ['why move red knight T20', 'farther than its speed allows. [SK-MOVE-01]'],
    ['why red archer', '"red archer" fits several options; which one?'],
    ['why 1', 'This is allowed now. [SK-TURN-04]'],
    ['rules attack range', 'SK-ATT-02: The target must be'],
    ['rules Reichweite Angriff', 'SK-ATT-02: The target must be'],
    ['rule sk-move-02', 'SK-MOVE-02: Rocks and standing units cannot be entered or passed.'],
    ['rule nothing', 'There is no rule "nothing" in this game'],
    ['odds attack archer', '0 damage'],
    ['odds attack archer', 'Exact: all 12 cases were enumerated.'],
    ['hint', 'A knight who sees what you see would look at these'],
    ['hint', "; at once: the enemy's units better by "],
    ['?', 'Ctrl-C and Ctrl-D leave; the match is kept.'],
    ['/log', 'Nothing has happened yet.'],
    ['log x', 'log must be a whole number from 1 on, not "x".'],
    ['save', 'Please name a file: save FILE.'],
    ['load nothing.json', 'The file nothing.json cannot be read: it does not exist.'],
    ['save no/such/folder', 'The file no/such/folder cannot be written: it does not exist.'],
  ];
  let answers: string[] = [];

  // One table answers all of it: nothing asked here changes anything.
  beforeAll(async () => {
    const { out, code } = await tafelrunde(play(), { input: asked.map(([line]) => line), cwd: folder() });
    expect(code).toBe(0);
    answers = out.split('\n> ').slice(1);
  });

  test.each(asked.map(([line, expected], i) => ({ line, expected, i })))('$line', ({ line, expected, i }) => {
    expect(answers[i]?.startsWith(`${line}\n`)).toBe(true);
    expect(answers[i]).toContain(expected);
  });

  test('auto lets a bot play on to the end', async () => {
    const { out } = await tafelrunde(play(), { input: ['auto'], cwd: folder() });
    expect(out).toContain('A bot (Squire) plays on for you.');
    expect(out).toMatch(/The game is over after \d+ decisions/);
  });

  test('auto 2 takes two decisions and gives the seat back', async () => {
    const { out } = await tafelrunde(play(), { input: ['auto 2', 'move knight f6'], cwd: folder() });
    expect(out).toContain('A bot (Squire) takes the next 2 decisions for you.');
  });

  test('quit asks, and saves where it is told to', async () => {
    const cwd = folder();
    const { out } = await tafelrunde(play(), { input: ['1', 'quit', 'mine.tafel.json'], cwd });
    expect(out).toContain('Saved in mine.tafel.json.');
    expect(readdirSync(cwd)).toEqual(['mine.tafel.json']);
    await tafelrunde(play(), { input: ['1', 'quit', 'n'], cwd });
    expect(readdirSync(cwd)).toEqual(['mine.tafel.json']);
    const loaded = await tafelrunde(['play', '--load', join(cwd, 'mine.tafel.json')], { input: ['log'], cwd });
    expect(loaded.out).toContain('The red Knight moves from G7 to F6. [SK-MOVE-01]');
  });
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s leaves the table and keeps the match', async signal => {
  const cwd = folder();
  const { out, code } = await interrupted(play(), ['1'], /Chosen: /, signal, cwd);
  expect(out).toMatch(
    /The match is kept in skirmish-.*\.tafel\.json\.\nGo on with: npm run -s tafelrunde -- play --load/,
  );
  expect(code).toBe(0);
  expect(readdirSync(cwd)).toHaveLength(1);
});

describe('a choice that is made several times', () => {
  test('is asked with its number, in both languages', async () => {
    const duel = ['play', 'schurken-und-halunken', '--seed', 'table'];
    const { out } = await tafelrunde(duel, { input: ['1', '1'], cwd: folder() });
    expect(out.match(/\(\d of 4\) \[SH-SETUP-12\]/g)).toEqual([1, 2, 3].map(n => `(${n} of 4) [SH-SETUP-12]`));
    const heroes = ['play', 'dungeon-saga', '--seats', '3', '--bots', '1=squire', '--seed', 'table', '--lang', 'de'];
    const drafted = await tafelrunde(heroes, { input: ['1', ''], cwd: folder() });
    expect(drafted.out).toMatch(/\(1 von 4\) \[DS-SETUP-05\][\s\S]*\(2 von 4\) \[DS-SETUP-05\]/);
  });
});

describe('what several decide together', () => {
  const heroes = ['play', 'dungeon-saga', '--seats', '3', '--seed', 'table'];

  test('is asked of all people among them at once, and the screen stays where it is', async () => {
    const input = ['1', '1', '1', '1', '1'];
    const { out } = await tafelrunde([...heroes, '--bots', '1=random'], { input, cwd: folder() });
    expect(out).toContain('heroes (Seat 2) or heroes (Seat 3): Which hero is next? [DS-ROUND-04]');
    expect(out).toContain("Chosen: Orlaf's turn.");
    const german = [...heroes, '--bots', '1=random', '--lang', 'de'];
    expect((await tafelrunde(german, { input, cwd: folder() })).out).toContain(
      'Helden (Platz 2) oder Helden (Platz 3): Welcher Held ist als Nächster dran? [DS-ROUND-04]',
    );
  });

  test('a bot among them leaves it to the person', async () => {
    const { out } = await tafelrunde([...heroes, '--bots', '1=random,2=random'], {
      input: ['1', '1', '4'],
      cwd: folder(),
    });
    expect(out).toContain('\nheroes (Seat 3): Which hero is next? [DS-ROUND-04]');
    expect(out.match(/Chosen: .*'s turn\./g)).toHaveLength(1);
  });
});

describe('asking why in the words of the screen', () => {
  test.each([
    ['dungeon-saga', 'en', 'why Shoot at Skeleton Warrior 1', 'This figure has no ranged dice. [DS-SHOOT-02]'],
    ['dungeon-saga', 'en', 'why Auf Skelettkrieger 1 schießen', 'This figure has no ranged dice. [DS-SHOOT-02]'],
    ['dungeon-saga', 'de', 'warum Nach K5', 'Dieses Feld ist besetzt oder gehört nicht zum Spielplan. [DS-MOVE-03]'],
    ['dungeon-saga', 'en', 'why unaufhaltsam', 'This is allowed now. [DS-HERO-01]'],
    ['schurken-und-halunken', 'de', 'warum Für 8 Handkarten einen neuen Helden kaufen', '[SH-BUY-01]'],
  ])('%s, %s: %s', async (game, lang, question, answer) => {
    const table = ['play', game, '--seed', 'table', '--bots', '1=squire', '--lang', lang];
    const { out } = await tafelrunde(table, { input: ['1', question], cwd: folder() });
    expect(out.split(question)[1]).toContain(answer);
  });
});

describe('looking a thing up', () => {
  test('shows what lies on the table, or what has that name', async () => {
    const duel = ['play', 'schurken-und-halunken', '--seed', 'table'];
    const { out } = await tafelrunde(duel, { input: ['what', 'what silver sw', 'what nonsense'], cwd: folder() });
    expect(out).toMatch(/^[A-Z].*: (Magical|Non-magical) hero\. Attack \d/m);
    expect(out).toContain('Silver Sword: One-handed blade weapon. Attack +2, parry +0, damage');
    expect(out).toContain('There is nothing called "nonsense" in this game.');
  });

  test('works in German', async () => {
    const { out } = await tafelrunde(play(), { input: ['was heil'], cwd: folder(), lang: 'de_DE.UTF-8' });
    expect(out).toContain('Heilung: 1 Mana. Eine verwundete eigene Einheit bekommt bis zu 4 Lebenspunkte zurück.');
  });
});
