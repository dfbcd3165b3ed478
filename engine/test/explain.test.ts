import { describe, expect, test } from 'vitest';
import { explain, readChoice } from '../explain.ts';
import { Match } from '../match.ts';
import { arrangedDuel, type Duel, type DuelMatch, duel, submit } from './toys.ts';

const why = (match: DuelMatch, seat: number, name: string) => explain(match, seat, readChoice(match, seat, name));

test('what is offered is allowed, with the rule of the ask', () => {
  expect(why(arrangedDuel(), 0, 'walk')).toEqual({
    allowed: true,
    text: { en: 'This is allowed now.', de: 'Das ist jetzt erlaubt.' },
    rule: 'TOY-TURN-1',
  });
});

test('the game says why with its own rule', () => {
  const match = arrangedDuel();
  for (const option of ['walk', 'walk', 'draw']) submit(match, option);
  expect(match.ask?.kind).toBe('drawn');
  expect(why(match, 0, 'walk')).toEqual({
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
  expect(why(arrangedDuel(), 0, 'fly')).toEqual(answer);
  const { explain: _, ...silent } = duel;
  const match = Match.from(silent, arrangedDuel().config, arrangedDuel().state, { seed: 'x' });
  expect(why(match, 0, 'fly')).toEqual(answer);
});

test('somebody else decides', () => {
  expect(why(arrangedDuel(), 1, 'walk')).toEqual({
    allowed: false,
    text: { en: 'Seat 1 decides now.', de: 'Jetzt entscheidet Platz 1.' },
    rule: 'TOY-TURN-1',
  });
});

test('the game is over', () => {
  const match = arrangedDuel({ turns: 1 });
  submit(match, 'end');
  expect(why(match, 0, 'walk')).toEqual({
    allowed: false,
    text: { en: 'The game is over.', de: 'Das Spiel ist vorbei.' },
  });
});

describe('a choice is read from its name', () => {
  const bare = (more: Partial<Duel>): DuelMatch => {
    const { verbs: _, ...silent } = duel;
    return Match.from({ ...silent, ...more }, arrangedDuel().config, arrangedDuel().state, { seed: 'x' });
  };

  test('if it is offered to whoever asks, and then it is the very option', () => {
    const match = bare({});
    expect(readChoice(match, 0, 'play:2')).toBe(match.ask?.options[match.find('play:2')]);
    expect(readChoice(match, 1, 'play:2')).toBeNull();
    expect(readChoice(match, 0, 'play:9')).toBeNull();
  });

  test('by its verb and the words behind it, whether anybody would think of it or not', () => {
    const words: (readonly string[])[] = [];
    const match = bare({
      verbs: {
        walk: () => ({ do: 'walk' }),
        block(given) {
          words.push(given);
          return Number(given[0]) > 0 ? { do: 'block', card: Number(given[0]) } : null;
        },
      },
    });
    expect(readChoice(match, 1, 'block:7,8:9')).toEqual({ do: 'block', card: 7 });
    expect(readChoice(match, 1, 'block')).toBeNull();
    expect(words).toEqual([['7', '8:9'], []]);
    expect(readChoice(match, 1, 'walk')).toEqual({ do: 'walk' });
    for (const name of ['', ':', 'drop:7', '__proto__', 'constructor:1', 'toString'])
      expect(readChoice(match, 1, name)).toBeNull();
  });

  test('or among what the game would think of for this seat', () => {
    const match = bare({
      wishes: ({ players }, seat) => players[seat]?.hand?.map(card => ({ do: 'drop', card })) ?? [],
    });
    expect(readChoice(match, 1, 'drop:3')).toEqual({ do: 'drop', card: 3 });
    expect(readChoice(match, 1, 'drop:1')).toBeNull();
  });
});
