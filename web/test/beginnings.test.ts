import { LANGS, minutesFor } from '@tafelrunde/engine';
import { GAMES, loadAll } from '@tafelrunde/games';
import { describe, expect, test } from 'vitest';
import { botNames } from '../local/bot-names.ts';
import { span } from '../messages/span.ts';
import { announcedGoals } from '../table/goals.tsx';

const games = await loadAll();

describe('what is told before a match', () => {
  test.each(games.map(game => [game.id, game] as const))('%s: of every scenario, in both languages', (_, game) => {
    for (const { id, minutes, difficulty, twist, aims = [] } of game.scenarios) {
      const texts = [twist, ...aims.flatMap(({ text, role }) => [text, ...(role ? [role] : [])])];
      expect({ id, aims: aims.length > 0, difficulty: difficulty?.level }).toEqual({
        id,
        aims: true,
        difficulty: expect.stringMatching(/^(gentle|even|hard)$/),
      });
      for (const text of texts) for (const lang of LANGS) expect(text?.[lang], `${id} ${lang}`).toMatch(/\S/);
      expect(minutes?.[0], id).toBeGreaterThan(0);
    }
  });

  test.each(GAMES.map(card => [card.id, card] as const))('the box of %s says what its scenarios say', (id, { box }) => {
    const scenarios = games.find(game => game.id === id)?.scenarios ?? [];
    const seats = scenarios.flatMap(scenario => scenario.seats);
    const minutes = scenarios.flatMap(s => s.seats.flatMap(n => minutesFor(s, n) ?? []));
    expect(box.players).toEqual([Math.min(...seats), Math.max(...seats)]);
    expect(box.minutes).toEqual([Math.min(...minutes), Math.max(...minutes)]);
  });
});

describe('goals', () => {
  const saga = games.find(({ id }) => id === 'dungeon-saga');
  if (!saga) throw new Error('There is no Dungeon Saga.');
  const config = { scenario: 'the-falling-hall', seats: 3, settings: {} };

  test.each([
    [0, [false, true]],
    [1, [true, false]],
    [2, [true, false]],
    ['spectator', [false, false]],
  ] as const)('the goals that seat %s plays for are marked as its own', (viewer, mine) => {
    const goals = announcedGoals({ game: saga, config }, viewer, 'en');
    expect(goals.map(({ title }) => title)).toEqual(['Heroes', 'Overlord']);
    expect(goals.map(goal => goal.mine)).toEqual(mine);
    expect(goals[0]?.lines).toEqual(['The heroes win when 3 heroes stand on the ledge.']);
  });
});

describe('bots', () => {
  test('have names of their own, each drawn once', () => {
    const names = botNames(8, () => 0.999);
    expect(new Set(names).size).toBe(8);
    expect(names).not.toContain('');
    expect(botNames(3, () => 0)).toEqual(['Adelheid', 'Alberich', 'Brunhild']);
  });
});

describe('a span of time is said as people say it', () => {
  const en = new Intl.NumberFormat('en');
  test.each([
    [25, 25, '25 min'],
    [20, 85, '20–85 min'],
    [20, 120, '20 min – 2 h'],
    [60, 360, '1–6 h'],
    [150, 150, '2.5 h'],
  ])('%d to %d minutes: %s', (least, most, said) => {
    expect(span(least, most, en)).toBe(said);
  });
});
