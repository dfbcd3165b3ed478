import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { events } from '../texts/events.ts';

/** An event, whatever its rule: few sentences ask for it. */
type Told<E = Event> = E extends Event ? Omit<E, 'rule'> & Partial<Pick<E, 'rule'>> : never;

/** What the log says, in both languages. */
function said(event: Told): [en: string, de: string] {
  const { en, de } = events[event.kind] as Record<'en' | 'de', (e: Told) => string>;
  return [en(event), de(event)];
}

test('an attack is told with its reason where it misses, its surges with what they pay for, and the sum of its damage', () => {
  const missed = { kind: 'missed', by: 'zombie-1' } as const;
  expect(said(missed)).toEqual(['The attack of Zombie 1 misses.', 'Der Angriff von Zombie 1 verfehlt.']);
  expect(said({ ...missed, rule: 'D2-MISS-02' })).toEqual([
    'The attack of Zombie 1 misses: its range is too short.',
    'Der Angriff von Zombie 1 verfehlt: Die Reichweite genügt nicht.',
  ]);
  expect(said({ ...missed, rule: 'D2-MISS-03' })).toEqual([
    'The attack of Zombie 1 misses: it does not spend the surge it needs.',
    'Der Angriff von Zombie 1 verfehlt: Ihm fehlt die nötige Energie.',
  ]);
  const surge = { kind: 'surge', by: 'syndrael', n: 1 } as const;
  expect(said({ ...surge, source: 'fatigue' })).toEqual([
    'Syndrael spends a surge to recover 1 fatigue.',
    'Syndrael gibt Energie aus und heilt 1 Erschöpfung.',
  ]);
  expect(said({ ...surge, by: 'zombie-1', source: 'zombie' })).toEqual([
    'Zombie 1 spends a surge.',
    'Zombie 1 gibt Energie aus.',
  ]);
  expect(said({ ...surge, source: 'throwing-knives' })[0]).toBe('Syndrael spends a surge: Throwing Knives.');
  const dealt = { kind: 'dealt', by: 'syndrael', figure: 'zombie-master-1', damage: 4, pierce: 0, dealt: 3 } as const;
  expect(said({ ...dealt, shields: 1 })).toEqual([
    '4 damage against 1 shield: 3 on Zombie (master).',
    '4 Schaden gegen 1 Schild: 3 auf Zombie (Elite).',
  ]);
  expect(said({ ...dealt, shields: 2, pierce: 1 })).toEqual([
    '4 damage against 2 shields (Pierce 1): 3 on Zombie (master).',
    '4 Schaden gegen 2 Schilde (Durchbohren 1): 3 auf Zombie (Elite).',
  ]);
});

test('a test is told with what it was measured by; points and gold as gained or lost', () => {
  const tested = { kind: 'tested', figure: 'syndrael', attribute: 'might', value: 4 } as const;
  expect(said({ ...tested, shields: 1, passed: true })).toEqual([
    'Syndrael tests might 4: 1 shield, passed.',
    'Syndrael prüft Stärke 4: 1 Schild, gelungen.',
  ]);
  expect(said({ ...tested, shields: 5, passed: false })).toEqual([
    'Syndrael tests might 4: 5 shields, failed.',
    'Syndrael prüft Stärke 4: 5 Schilde, misslungen.',
  ]);
  const points = { kind: 'points', figure: 'syndrael', source: 'dash' } as const;
  expect(said({ ...points, n: 1 })).toEqual(['Syndrael gains 1 movement point.', 'Syndrael erhält 1 Bewegungspunkt.']);
  expect(said({ ...points, n: -2 })).toEqual([
    'Syndrael loses 2 movement points.',
    'Syndrael verliert 2 Bewegungspunkte.',
  ]);
  expect(said({ kind: 'gold', n: 50, gold: 75 })).toEqual([
    'The heroes gain 50 gold; there is 75 now.',
    'Die Helden erhalten 50 Gold; es sind nun 75.',
  ]);
  expect(said({ kind: 'gold', n: -25, gold: 0 })).toEqual([
    'The heroes lose 25 gold; there is 0 now.',
    'Die Helden verlieren 25 Gold; es sind nun 0.',
  ]);
});

test('a goal is told by whose it is and how far it has come, an encounter by who wins it', () => {
  expect(said({ kind: 'counted', counter: 'doom', n: 3, side: 'overlord', of: 14 })).toEqual([
    'Goal of the overlord: 3 of 14.',
    'Ziel des Overlords: 3 von 14.',
  ]);
  expect(said({ kind: 'counted', counter: 'books', n: 1, side: 'heroes', of: 2 })).toEqual([
    'Goal of the heroes: 1 of 2.',
    'Ziel der Helden: 1 von 2.',
  ]);
  const over = (winner: 'heroes' | 'overlord', goal: string) => said({ kind: 'encounter-over', winner, goal });
  expect(over('heroes', 'books')).toEqual(['The heroes win the encounter.', 'Die Helden gewinnen die Szene.']);
  expect(over('overlord', 'doom')).toEqual(['The overlord wins the encounter.', 'Der Overlord gewinnt die Szene.']);
  expect(over('overlord', 'morale')).toEqual(['The heroes lose the encounter.', 'Die Helden verlieren die Szene.']);
});
