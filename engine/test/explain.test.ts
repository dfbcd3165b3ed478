import { expect, test } from 'vitest';
import { explain } from '../explain.ts';
import { Match } from '../match.ts';
import { anyMatch, arrangedDuel, duel, submit } from './toys.ts';

test('what is offered is allowed, with the rule of the ask', () => {
  expect(explain(anyMatch(arrangedDuel()), 0, 'walk')).toEqual({
    allowed: true,
    text: { en: 'This is allowed now.', de: 'Das ist jetzt erlaubt.' },
    rule: 'TOY-TURN-1',
  });
});

test('the game says why with its own rule', () => {
  const match = arrangedDuel();
  for (const option of ['walk', 'walk', 'draw']) submit(match, option);
  expect(match.ask?.kind).toBe('drawn');
  expect(explain(anyMatch(match), 0, 'walk')).toEqual({
    allowed: false,
    text: { en: 'No energy is left.', de: 'Es ist keine Energie mehr da.' },
    rule: 'TOY-TURN-2',
  });
});

test('where the game has no answer, the question is named', () => {
  const answer = {
    allowed: false,
    text: {
      en: 'That is not being decided now. The question is: Your turn',
      de: 'Darum geht es jetzt nicht. Die Frage ist: Dein Zug',
    },
    rule: 'TOY-TURN-1',
  };
  expect(explain(anyMatch(arrangedDuel()), 0, 'fly')).toEqual(answer);
  const { explain: _, ...silent } = duel;
  const match = Match.from(silent, arrangedDuel().config, arrangedDuel().state, { seed: 'x' });
  expect(explain(anyMatch(match), 0, 'fly')).toEqual(answer);
});

test('somebody else decides', () => {
  expect(explain(anyMatch(arrangedDuel()), 1, 'walk')).toEqual({
    allowed: false,
    text: { en: 'Seat 1 decides now.', de: 'Jetzt entscheidet Platz 1.' },
    rule: 'TOY-TURN-1',
  });
});

test('the game is over', () => {
  const match = arrangedDuel({ turns: 1 });
  submit(match, 'end');
  expect(explain(anyMatch(match), 0, 'walk')).toEqual({
    allowed: false,
    text: { en: 'The game is over.', de: 'Das Spiel ist vorbei.' },
  });
});
