import { expect, test } from 'vitest';
import {
  bonus,
  type Case,
  capital,
  counted,
  listed,
  type Noun,
  quoted,
  speak,
  withA,
  withThe,
  withTheMany,
} from '../wording.ts';

const CASES: readonly Case[] = ['nominative', 'genitive', 'dative', 'accusative'];
const hero: Noun = { gender: 'm', one: 'Held', many: 'Helden', weak: 'Helden' };
const wound: Noun = { gender: 'f', one: 'Wunde', many: 'Wunden' };
const crystal: Noun = { gender: 'm', one: 'Kristall', many: 'Kristalle' };
const curse: Noun = { gender: 'm', one: 'Fluch', many: 'Flüche', genitive: 'Fluches' };
const loot: Noun = { gender: 'n', one: 'Los', many: 'Lose' };
const token: Noun = { gender: 'n', one: 'Deck', many: 'Decks' };

test('small helpers', () => {
  expect([speak('en')('axe', 'Axt'), speak('de')('axe', 'Axt')]).toEqual(['axe', 'Axt']);
  expect([bonus(2), bonus(0), bonus(-3)]).toEqual(['+2', '+0', '−3']);
  expect(capital('äxte')).toBe('Äxte');
  expect([quoted({ en: 'Fire', de: 'Feuer' }, 'en'), quoted({ en: 'Fire', de: 'Feuer' }, 'de')]).toEqual([
    '“Fire”',
    '„Feuer“',
  ]);
  expect([listed([], 'and'), listed(['a'], 'and'), listed(['a', 'b'], 'and'), listed(['a', 'b', 'c'], 'or')]).toEqual([
    '',
    'a',
    'a and b',
    'a, b or c',
  ]);
  expect(listed(['a', 'b'], 'or', ';')).toBe('a; or b');
  const wounds = { en: ['wound', 'wounds'], de: ['Wunde', 'Wunden'] } as const;
  expect([counted(1, wounds, 'en'), counted(0, wounds, 'en'), counted(2, wounds, 'de')]).toEqual([
    '1 wound',
    '0 wounds',
    '2 Wunden',
  ]);
});

test.each<[Noun, string[]]>([
  [hero, ['der Held', 'des Helden', 'dem Helden', 'den Helden']],
  [wound, ['die Wunde', 'der Wunde', 'der Wunde', 'die Wunde']],
  [crystal, ['der Kristall', 'des Kristalls', 'dem Kristall', 'den Kristall']],
  [curse, ['der Fluch', 'des Fluches', 'dem Fluch', 'den Fluch']],
  [loot, ['das Los', 'des Loses', 'dem Los', 'das Los']],
])('the cases of %j', (noun, forms) => {
  expect(CASES.map(kase => withThe(noun, kase))).toEqual(forms);
});

test('with "ein" and its kin', () => {
  expect(CASES.map(kase => withA(hero, kase))).toEqual(['ein Held', 'eines Helden', 'einem Helden', 'einen Helden']);
  expect(CASES.map(kase => withA(wound, kase, 'dein'))).toEqual([
    'deine Wunde',
    'deiner Wunde',
    'deiner Wunde',
    'deine Wunde',
  ]);
  expect(withA(loot, 'accusative', 'kein')).toBe('kein Los');
});

test('several', () => {
  expect(CASES.map(kase => withTheMany(crystal, kase))).toEqual([
    'die Kristalle',
    'der Kristalle',
    'den Kristallen',
    'die Kristalle',
  ]);
  expect([withTheMany(hero, 'dative'), withTheMany(token, 'dative')]).toEqual(['den Helden', 'den Decks']);
});
