import type { Ask, Choice, Game } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { fitting, groupOffers } from '../table/offers.ts';
import { Words } from '../table/words.ts';

interface Toy extends Choice {
  readonly do: 'walk' | 'play' | 'end';
  readonly to?: number;
}

const game = {
  id: 'toy',
  scenarios: [{ id: 'one', seats: [1] }],
  texts: {
    asks: {},
    options: {
      walk: { en: ({ to }: Toy) => `Walk to ${to}`, de: ({ to }: Toy) => `Gehe nach ${to}` },
      play: { en: 'Play the card', de: 'Spiele die Karte über dem Tor' },
      end: { en: 'End', de: 'Ende' },
    },
    events: {},
    outcomes: {},
  },
} as unknown as Game;
const config = { scenario: 'one', seats: 1, settings: {} };
const words = (lang: 'en' | 'de') => new Words(game, config, lang, n => `Seat ${n}`);
const idOf = (choice: Choice) => `${choice.do}:${(choice as Toy).to ?? '-'}`;
const askWith = (...options: Toy[]): Ask => ({ seat: 0, kind: 'turn', rule: 'TOY-1', options });

test('options that read alike are one, and signs are digits first, then free letters', () => {
  const walks = Array.from({ length: 12 }, (_, to): Toy => ({ do: 'walk', to }));
  const [group] = groupOffers(
    askWith(...walks, { do: 'play', to: 1 }, { do: 'play', to: 2 }),
    words('en'),
    idOf,
    undefined,
  );
  expect(group?.offers).toHaveLength(13);
  expect(group?.offers.map(({ sign }) => sign).join('')).toBe('123456789abcd');
  expect(group?.offers.at(-1)).toMatchObject({ id: 'play:1', text: 'Play the card' });
});

test('no sign is a letter the table needs itself', () => {
  const many = Array.from({ length: 40 }, (_, to): Toy => ({ do: 'walk', to }));
  const [group] = groupOffers(askWith(...many), words('en'), idOf, undefined);
  const signs = group?.offers.flatMap(({ sign }) => sign ?? []) ?? [];
  expect(signs).toHaveLength(29);
  for (const letter of ['u', 'r', 'h', 'l', 't', 'i']) expect(signs).not.toContain(letter);
});

test('the game groups its choices; folded groups take no signs', () => {
  const ask = askWith({ do: 'walk', to: 1 }, { do: 'walk', to: 2 }, { do: 'end' });
  const groups = groupOffers(ask, words('en'), idOf, choice =>
    choice.do === 'walk' ? { key: 'walk', title: 'Walk', folded: true } : { key: 'rest', title: 'Rest' },
  );
  expect(groups.map(({ title, folded }) => [title, folded])).toEqual([
    ['Walk', true],
    ['Rest', false],
  ]);
  expect(groups.map(({ offers }) => offers.map(({ sign }) => sign))).toEqual([[null, null], ['1']]);
});

test('an option is found by words of its sentence or its name, umlauts written either way', () => {
  const groups = groupOffers(
    askWith({ do: 'walk', to: 12 }, { do: 'play' }, { do: 'end' }),
    words('de'),
    idOf,
    undefined,
  );
  const found = (typed: string) => fitting(groups, typed).flatMap(({ offers }) => offers.map(({ id }) => id));
  expect(found('ueber karte')).toEqual(['play:-']);
  expect(found('über')).toEqual(['play:-']);
  expect(found('walk 12')).toEqual(['walk:12']);
  expect(found('gehe 13')).toEqual([]);
  expect(found('')).toHaveLength(3);
});
