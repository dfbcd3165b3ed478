import { expect, test } from 'vitest';
import { GAME_NAMES as games } from '../games.ts';
import { tafelrunde } from './program.ts';

test.concurrent.each<[string, string]>([
  [
    'dance',
    'There is no command "dance"; there are play, campaign, simulate, arena, replay, rules, odds, fuzz, serve, backup, restore, help.',
  ],
  [
    'help dance',
    'There is no command "dance"; there are play, campaign, simulate, arena, replay, rules, odds, fuzz, serve, backup, restore, help.',
  ],
  ['play', `Please name a game; there are ${games}.`],
  ['play chess', `There is no game "chess"; there are ${games}.`],
  ['play skirmish chess', '"chess" is one word too many.'],
  [
    'play skirmish --fast',
    'There is no flag --fast here; there are --lang, --help, --scenario, --seats, --bots, --set, --seed, --plain, --load, --speed.',
  ],
  ['play skirmish --seed', 'The flag --seed needs a value.'],
  ['play skirmish --plain=yes', 'The flag --plain takes no value.'],
  ['play skirmish --lang fr', '--lang cannot be "fr"; it can be en, de.'],
  ['play skirmish --scenario sea', 'skirmish has no scenario "sea"; it has field.'],
  ['play skirmish --seats 3', '"field" is for 2 seats, not for 3.'],
  ['play skirmish --seats two', '--seats must be a whole number from 1 on, not "two".'],
  ['play skirmish --set fog=on', '"field" has no setting "fog"; it has none.'],
  [
    'play schurken-und-halunken --set fog=on --lang de',
    '„free-for-all“ hat keine Einstellung „fog“; es hat life (Lebenspunkte zu Beginn), mixed-heroes (Gemischter Heldenstapel), redraw (Neue Startkarten), three-heroes (Je drei Helden), even-start (Gerechter Start).',
  ],
  [
    'play mage-knight --scenario full-conquest --set shape=round',
    '--set shape cannot be "round"; it can be scenario (as the scenario says), wedge (wedge), open-5 (fully open), open-4 (open, 4 columns), open-3 (open, 3 columns).',
  ],
  [
    'play mage-knight --scenario full-conquest --seats 2 --set duels=maybe',
    '--set duels cannot be "maybe"; it can be true, false.',
  ],
  ['play skirmish --set fog', '--set takes key=value, not "fog".'],
  [
    'play skirmish --bots clever',
    'There is no bot "clever"; there are knight, squire, page, search, greedy, random, and search:400 (rounds) or search:200ms.',
  ],
  ['play skirmish --bots 3=greedy', '--bots takes seat=bot with a seat from 1 to 2, not "3=greedy".'],
  ['play skirmish --bots greedy,greedy,random', '--bots names 3 bots for 2 seats.'],
  ['play --load x.json --seats 2', '--seats does not go with --load: the saved match has settled that.'],
  ['simulate', `Please name a game; there are ${games}.`],
  ['simulate skirmish --games 0', '--games must be a whole number from 1 to 100000000, not "0".'],
  ['simulate skirmish --games=-5', '--games must be a whole number from 1 to 100000000, not "-5".'],
  ['simulate skirmish --workers x', '--workers must be a whole number from 1 to 256, not "x".'],
  [
    'simulate skirmish --bots clever',
    'There is no bot "clever"; there are knight, squire, page, search, greedy, random, and search:400 (rounds) or search:200ms.',
  ],
  ['play skirmish --speed warp', '--speed cannot be "warp"; it can be slow, normal, fast, instant.'],
  ['arena skirmish --bots greedy', '--bots takes two bots here, such as search,greedy.'],
  [
    'arena skirmish --bots greedy,clever',
    'There is no bot "clever"; there are knight, squire, page, search, greedy, random, and search:400 (rounds) or search:200ms.',
  ],
  ['arena skirmish --games 1', '--games must be a whole number from 2 to 1000000, not "1".'],
  [
    'arena schurken-und-halunken --seats 3',
    '"free-for-all" with 3 seats has not exactly two sides; the arena needs two.',
  ],
  ['replay', 'Please name the file of a saved match.'],
  ['odds', 'Please name the file of a saved match.'],
  ['fuzz chess', `There is no game "chess"; there are ${games}.`],
  ['fuzz skirmish --seats 5', '"skirmish" is for 2 seats, not for 5.'],
  ['fuzz skirmish --scenario sea', 'skirmish has no scenario "sea"; it has field.'],
  ['fuzz skirmish --decisions none', '--decisions must be a whole number from 1 on, not "none".'],
  [
    'rules chess',
    'There is no game "chess"; there are descent, dungeon-saga, mage-knight, schurken-und-halunken, skirmish, sword-and-sorcery.',
  ],
  [
    'dance --lang de',
    'Es gibt keinen Befehl „dance“; es gibt play, campaign, simulate, arena, replay, rules, odds, fuzz, serve, backup, restore, help.',
  ],
  ['play chess --lang de', `Es gibt kein Spiel „chess“; es gibt ${games}.`],
  ['play skirmish --seats 3 --lang=de', '„field“ ist für 2 Plätze, nicht für 3.'],
  [
    'simulate skirmish --bots x --lang de',
    'Es gibt keinen Bot „x“; es gibt knight, squire, page, search, greedy, random und search:400 (Runden) oder search:200ms.',
  ],
])('%s', async (line, sentence) => {
  const { code, out, err } = await tafelrunde(line.split(' '));
  expect(err).toBe(`${sentence}\n`);
  expect(out).toBe('');
  expect(code).toBe(2);
});

test.concurrent.each(['play', 'campaign', 'simulate', 'arena', 'replay', 'rules', 'odds', 'fuzz'])(
  '%s --help, in both languages',
  async command => {
    const [en, de, help, hilfe] = await Promise.all([
      tafelrunde([command, '--help']),
      tafelrunde([command, '--help'], { lang: 'de_DE.UTF-8' }),
      tafelrunde(['help', command]),
      tafelrunde(['help', '--lang', 'de', command]),
    ]);
    expect(en.out.startsWith(`${command} `)).toBe(true);
    expect(help.out).toBe(en.out);
    expect(de.out).not.toBe(en.out);
    expect(hilfe.out).toBe(de.out);
    expect([en.code, de.code, help.code]).toEqual([0, 0, 0]);
  },
);

test('the version, and help without a command', async () => {
  expect((await tafelrunde(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect((await tafelrunde([])).out).toContain('simulate <game>');
});
