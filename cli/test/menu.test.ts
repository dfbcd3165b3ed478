import { valuesFor } from '@tafelrunde/engine';
import { GAMES, gameById } from '@tafelrunde/games';
import { expect, test, vi } from 'vitest';
import { chooseEvening } from '../play/menu.ts';
import { folder } from './program.ts';

/** A person who types these lines and then leaves. */
function typing(...lines: string[]) {
  const printed: string[] = [];
  return {
    printed,
    ask: async () => lines.shift() ?? null,
    print: (...text: string[]) => void printed.push(...text),
    paint: (_: unknown, text: string) => text,
  };
}

test('Enter after Enter makes a table for one against a bot, with the usual rules', async () => {
  const evening = await chooseEvening(typing('', '2', '', '', '', '', ''), 'en');
  expect(evening?.game.id).toBe('schurken-und-halunken');
  expect(evening?.config).toMatchObject({ scenario: 'free-for-all', seats: 2, settings: { life: 15, redraw: false } });
  expect(evening?.seating.map(bot => bot?.id ?? 'person')).toEqual(['person', 'squire']);
});

test('optional rules can be chosen one by one', async () => {
  const person = typing('2', '2', '1', '2', '2', '2', '1', '2', '1', '1', '1', '1');
  const evening = await chooseEvening(person, 'de');
  expect(person.printed).toContain('Which game?');
  expect(person.printed).toContain('Optional rules?');
  expect(evening?.lang).toBe('en');
  expect(evening?.config).toMatchObject({ seats: 3, settings: { life: 12, 'mixed-heroes': false, redraw: true } });
});

test('values that are words are read by their names, in the chosen language', async () => {
  const game = String(GAMES.findIndex(({ id }) => id === 'mage-knight') + 1);
  const { scenarios } = await gameById('mage-knight');
  const { seats = [], settings = [] } = scenarios[1] ?? {};
  const at = settings.filter(one => valuesFor(one, seats[0] ?? 1).length > 1).findIndex(({ id }) => id === 'shape');
  // German, the game, the second scenario, its first number of seats, choose; all as usual up to the shape, and the wedge there.
  const person = typing('2', game, '2', '1', '2', ...Array<string>(at).fill('1'), '2');
  expect(await chooseEvening(person, 'en')).toBeNull();
  const shown = person.printed.join('\n');
  expect(shown).toMatch(/Form der Karte - .*\n.*1.*wie das Szenario sagt\n.*2.*Keil\n.*3.*ganz offen/);
  expect(shown).toMatch(/Neulingen.*\(MK-VAR-01\)/);
  expect(shown).not.toMatch(/open-5|true|false/);
});

test('leaving in the middle leaves nothing behind', async () => {
  for (const lines of [[], ['1'], ['1', '2'], ['1', '2', '1', '1', '2', '2']])
    expect(await chooseEvening(typing(...lines), 'en')).toBeNull();
});

test('what is no number of an entry is asked again', async () => {
  const person = typing('9', 'x', '-1', '1');
  await chooseEvening(person, 'en');
  expect(person.printed.filter(line => line === 'Please type a number from 1 to 2.')).toHaveLength(3);
});

test('a whole campaign can be chosen: it begins here, and goes on where it lies', async () => {
  vi.stubEnv('npm_lifecycle_event', 'tafelrunde');
  vi.stubEnv('INIT_CWD', folder());
  const last = String((await gameById('dungeon-saga')).scenarios.length + 1);
  const begun = await chooseEvening(typing('', '1', last, '2', '', '', ''), 'en');
  expect(begun).toMatchObject({ config: { scenario: 'the-broken-gate', seats: 3 }, campaign: { table: { seats: 3 } } });
  if (!begun?.campaign) throw new Error('There is no campaign.');
  begun.campaign.file.write(begun.campaign.table);
  const again = typing('', '1', last, '', '', '');
  expect(await chooseEvening(again, 'en')).toMatchObject({ campaign: { table: { seats: 3 } } });
  expect(again.printed).not.toContain('How many seats?');
  vi.unstubAllEnvs();
});
