import { odds } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { playerOf, unitOf } from '../state.ts';
import { BLUE_ARCHER, deal, put, sit } from './sit.ts';

describe('what a seat sees', () => {
  test('its own hand, and of everything else hidden only the size', () => {
    const t = sit(state => deal(state, 1, 'heal', 'shield'));
    const players = (viewer: 0 | 1 | 'spectator') => t.match.view(viewer).players;
    expect(players(1)[1]?.hand).toEqual(['heal', 'shield']);
    expect(players(0).map(p => [p.hand === null, p.handSize, p.deckSize])).toEqual([
      [false, 5, 15],
      [true, 2, 16],
    ]);
    expect(players('spectator').map(p => p.hand)).toEqual([null, null]);
    expect(JSON.stringify(t.match.view('spectator'))).not.toMatch(/"(heal|haste|fireball|blessing|shield)"[^:]/);
  });
});

describe('odds', () => {
  const duel = () => sit(state => put(state, BLUE_ARCHER, 7, 6, { life: 3 }));

  test('of an attack are exact and equal the count of all ordered rolls', () => {
    const t = duel();
    const counted = new Map<string, number>();
    for (let n = 0; n < 6 ** 4; n++) {
      const dice = [0, 1, 2, 3].map(i => (Math.floor(n / 6 ** i) % 6) + 1);
      const hits = dice.slice(0, 3).reduce((sum, d) => sum + (d === 6 ? 2 : d > 3 ? 1 : 0), 0);
      const lost = Math.min(3, Math.max(0, hits - ((dice[3] ?? 0) > 4 ? 1 : 0)));
      const name = lost === 3 ? '3 damage, 1 felled' : `${lost} damage`;
      counted.set(name, (counted.get(name) ?? 0) + 1);
    }
    const result = odds(t.match, t.match.find('attack:red-knight,blue-archer'));
    expect(result.exact).toBe(true);
    expect(result.outcomes.map(o => o.name).toSorted()).toEqual([...counted.keys()].toSorted());
    for (const { name, probability } of result.outcomes)
      expect(probability).toBeCloseTo((counted.get(name) ?? 0) / 6 ** 4, 12);
    const german = odds(t.match, t.match.find('attack:red-knight,blue-archer'), { lang: 'de' });
    expect(german.outcomes.map(o => o.name)).toContain('3 Schaden, 1 gefällt');
  });

  test('do not touch the match', () => {
    const t = duel();
    const before = t.match.hash();
    odds(t.match, t.match.find('attack:red-knight,blue-archer'));
    expect(t.match.hash()).toBe(before);
    expect(unitOf(t.state, BLUE_ARCHER).life).toBe(3);
    expect(playerOf(t.state, 0).mana).toBe(3);
  });
});
