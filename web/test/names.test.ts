import { erased } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import { expect, test } from 'vitest';
import { namesOf } from '../local/seating.ts';
import type { Chair } from '../local/table.ts';
import { Words } from '../table/words.ts';

const config = { scenario: 'standard', seats: 2, settings: {} };
const turn = { kind: 'turn', seat: 1, turn: 3, rule: 'SK-TURN-01' } as const;

const words = (chairs: readonly Chair[]) =>
  new Words(
    erased(skirmish),
    { ...config, scenario: skirmish.scenarios[0]?.id ?? '' },
    'en',
    number => `Seat ${number}`,
    namesOf(chairs),
  );

test('what happened names the people, where they have names', () => {
  const online: Chair[] = [
    { kind: 'person', name: 'Anna' },
    { kind: 'guest', name: 'Bert' },
  ];
  expect(words(online).event(turn)).toBe('Turn 3: Bert.');
  expect(words(online).outcome({ kind: 'resigned', winners: [1], resigned: 0 })).toBe('Anna gave up.');
  expect(words(online).role(1)).toBe('Seat 2');
});

test('bots, and people at one screen, are called by their seats', () => {
  expect(words([{ kind: 'person' }, { kind: 'bot', bot: 'page' }]).event(turn)).toBe('Turn 3: Seat 2.');
});

test('who is called like somebody else is told apart by the seat', () => {
  const both: Chair[] = [
    { kind: 'person', name: 'Anna' },
    { kind: 'person', name: 'Anna' },
  ];
  expect(words(both).event(turn)).toBe('Turn 3: Anna (Seat 2).');
});
