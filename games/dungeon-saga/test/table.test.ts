import { odds } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { position } from './positions.ts';

describe('the table', () => {
  test('the forecast of an attack is exact', () => {
    const t = position('R> s<', { turn: 'rordin' });
    const { outcomes, exact } = odds(t.match, t.match.find('attack:skeleton-warrior-1'));
    expect(exact).toBe(true);
    expect(outcomes.map(outcome => outcome.name).sort()).toEqual([
      'Skeleton Warrior 1 destroyed',
      'Skeleton Warrior 1 turned to bones',
      'no effect',
    ]);
    expect(outcomes.reduce((sum, outcome) => sum + outcome.probability, 0)).toBeCloseTo(1, 10);
  });

  test('the map shows facings, doors, bones and leaves the dark dark', () => {
    const t = position('O> d1 .. s<\n%% ## .. ..', { turn: 'orlaf' });
    const lines = t.match.game.draw(t.match.view(1), { lang: 'en', plain: false, seat: seat => `Seat ${seat}` });
    expect(lines.slice(0, 7)).toEqual([
      'A drawn position. Round 1',
      '     A  B  C  D',
      '    ── ──',
      ' 1 │O> ==│',
      '       ──',
      ' 2 │ %│',
      '    ──',
    ]);
  });

  test('a plain drawing says everything in sentences', () => {
    const t = position('O> s<', { turn: 'orlaf', wounds: { orlaf: 3 } });
    const lines = t.match.game.draw(t.match.view(0), { lang: 'de', plain: true, seat: seat => `Platz ${seat}` });
    expect(lines).toContain('Orlaf (Platz 1) auf A1, blickt nach Osten, 3/5 Wunden, verletzt');
    expect(lines).toContain('Skelettkrieger 1 auf B1, blickt nach Westen');
  });
});
