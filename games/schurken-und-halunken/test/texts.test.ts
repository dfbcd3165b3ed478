import { type Lang, Match, newChance, say } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import { schurkenUndHalunken } from '../index.ts';
import { texts } from '../texts.ts';
import type { SchurkenUndHalunken } from '../types.ts';
import { duel, type TestTable } from './positions.ts';

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil'];
const name = (seat: number): string => NAMES[seat] ?? String(seat);
const line = (event: Event, lang: Lang): string => say(texts.events[event.kind] as never, lang, event as never, name);
const label = (choice: Choice, lang: Lang): string =>
  say(texts.options[choice.do] as never, lang, choice as never, name);

/** What the last decision of a table led to, as the first seat reads it. */
const read = (t: TestTable, lang: Lang): string[] => t.happened(0).map(event => line(event, lang));
const offered = (t: TestTable, lang: Lang): string[] => t.match.ask?.options.map(choice => label(choice, lang)) ?? [];

const troll = { heroes: { troll: [] } };

describe('a card whose name ends like a sentence', () => {
  test.each([
    ['en', 'Anna draws “Forget It!”.'],
    ['de', 'Anna zieht „Vergiss es!“.'],
  ] as const)('%s: %s', (lang, expected) => {
    const t = duel({ heroes: { lich: [] } }, troll, { top: ['forget-it'] }).choose('draw:lich,tactics');
    expect(read(t, lang)).toEqual([expected]);
  });
});

describe('what somebody attacks with', () => {
  const attack = (own: Parameters<typeof duel>[0], option: string) =>
    duel(own, { heroes: { lich: [] } }).choose(`attack:${option},lich`);

  test('a weapon, in one hand or two', () => {
    const t = attack({ heroes: { barbarian: ['thorn-club'] } }, 'barbarian,thorn-club#1/2');
    expect(read(t, 'en')).toEqual(['Barbarian attacks Lich with Thorn Club (two-handed).']);
    expect(read(t, 'de')).toEqual(['Barbar attackiert mit „Dornenkeule“ (zweihändig). Ziel: Lich.']);
  });

  test('a hero without one', () => {
    const t = attack({ heroes: { werewolf: [] } }, 'werewolf,claws');
    expect(read(t, 'en')).toEqual(['Werewolf attacks Lich unarmed.']);
    expect(read(t, 'de')).toEqual(['Werwolf attackiert ohne Waffe. Ziel: Lich.']);
  });

  test('a creature has no hands to speak of', () => {
    const t = duel({ heroes: {}, creatures: { 'fire-imp': null } }, { heroes: {}, creatures: { 'bone-dragon': null } });
    expect(offered(t, 'en')[0]).toBe('Fire Imp attacks Bone Dragon');
    expect(offered(t, 'de')[0]).toBe('Feuerteufelchen attackiert: Knochendrache');
    t.choose('attack:fire-imp#1,claws,bone-dragon#1');
    expect(read(t, 'de')).toEqual(['Feuerteufelchen attackiert. Ziel: Knochendrache.']);
    expect([offered(t, 'en')[0], offered(t, 'de')[0]]).toEqual(['Parry', 'Parieren']);
  });
});

describe('sums', () => {
  test('one six and two', () => {
    const fight = (dice: number[]) =>
      duel({ heroes: { werewolf: [] } }, { heroes: { shaman: [] } })
        .choose('attack:werewolf,claws,shaman')
        .choose('dodge', dice);
    expect(read(fight([6, 1, 1]), 'de').at(-2)).toBe('Treffer! Schamanin: 5 + 1 gewürfelte Sechs = 6 Schaden.');
    expect(read(fight([6, 6, 1, 6, 1]), 'de').at(-2)).toBe(
      'Treffer! Schamanin: 5 + 2 gewürfelte Sechsen − 1 Sechs der Abwehr = 6 Schaden.',
    );
    expect(read(fight([6, 6, 1, 6, 1]), 'en')).toEqual([
      'Shaman dodges.',
      'Werewolf attacks with 6 + dice 6 + 6 + 1 = 19.',
      'Shaman defends with 3 + dice 6 + 1 = 10.',
      'A hit on Shaman: 5 + 2 sixes rolled − 1 six of the defence = 6 damage.',
      'Shaman loses 6 life points (9 left).',
    ]);
  });

  test('a value that would fall below 0 says so', () => {
    const t = duel({ heroes: { werewolf: [] }, hand: ['sand-in-the-eyes'] }, { heroes: { lich: ['knights-armour'] } });
    t.choose('attack:werewolf,claws,lich').choose('dodge').choose('play:sand-in-the-eyes#1', [1, 2]);
    const lines = read(t, 'de');
    expect(lines).toContain(
      'Lich verteidigt sich mit 2 − 2 Ritterrüstung − 3 Sand in die Augen + 3 (nie unter 0) + Würfel 2 = 2.',
    );
    expect(read(t, 'en')).toContain(
      'Lich defends with 2 − 2 Knight’s Armour − 3 Sand in the Eyes + 3 (never below 0) + die 2 = 2.',
    );
  });

  test('armour that takes more than there is, and a blow without summands', () => {
    const t = duel({ heroes: { barbarian: ['frying-pan'] } }, { heroes: { troll: ['knights-armour', 'iron-boots'] } });
    t.choose('attack:barbarian,frying-pan#1,troll').choose('waive', [1]);
    expect(read(t, 'de').at(-1)).toBe('Treffer! Troll: 4 − 5 Rüstung + 1 (nie unter 0) = 0 Schaden.');
    const plain = duel({ heroes: { werewolf: [] } }, { heroes: { shaman: [] } });
    plain.choose('attack:werewolf,claws,shaman').choose('waive', [1]);
    expect(read(plain, 'en').slice(-2)).toEqual([
      'A hit on Shaman: 5 damage.',
      'Shaman loses 5 life points (10 left).',
    ]);
  });
});

test('one life point is one', () => {
  const t = duel({ heroes: { lich: ['voodoo-doll'] }, hand: ['ring-mail'] }, troll);
  t.choose('use:voodoo-doll#1').choose('discard:ring-mail#1');
  expect(read(t, 'de')).toEqual(['Anna legt „Ringpanzer“ ab.', 'Troll verliert 1 Lebenspunkt (noch 14).']);
  expect(read(t, 'en')).toEqual(['Anna discards Ring Mail.', 'Troll loses 1 life point (14 left).']);
});

/** Plays on by lot, with a taste for doing something. */
function played(scenario: string, seats: number, seed: string): Match<SchurkenUndHalunken> {
  const match = Match.start(schurkenUndHalunken, { scenario, seats }, { seed });
  const chance = newChance(`taste ${seed}`);
  for (let i = 0; i < 400 && match.ask; i++) {
    const ids = match.optionIds();
    const deeds = ids.filter(id => !/^(end|pass|done|draw|waive|refuse)/.test(id));
    const among = deeds.length > 0 && chance.int(4) > 0 ? deeds : ids;
    match.submit({ seat: match.ask.seat, epoch: match.epoch, option: among[chance.int(among.length)] ?? '' });
  }
  return match;
}

describe.each(schurkenUndHalunken.scenarios.map(({ id, seats }) => [id, Math.max(...seats)] as const))(
  'a whole game of %s with %i',
  (scenario, seats) => {
    const match = played(scenario, seats, 'texts');
    const events = match.log('everyone').map(({ event }) => event);

    test.each(['en', 'de'] as const)('every line of the log is a clean sentence (%s)', lang => {
      for (const event of events) {
        const text = line(event, lang);
        expect(text).toMatch(/^[\p{Lu}„“].*[.!“”]$/su);
        expect(text).not.toMatch(/undefined|null|NaN|\[object|[!?]\.|\.\.|\)\)| {2}| [.,:]|#\d/);
        expect(text).not.toMatch(/\b1 (points|life points|cards|Lebenspunkte|Karten)\b/);
      }
    });

    test('every sum adds up', () => {
      for (const event of events) {
        if (event.kind !== 'rolled' && event.kind !== 'hit') continue;
        const dice = event.kind === 'rolled' ? event.dice.reduce((sum, die) => sum + die, 0) : 0;
        const sum = event.parts.reduce((total, { amount }) => total + amount, event.base + dice);
        expect(sum).toBe(event.kind === 'rolled' ? event.total : event.damage);
      }
    });
  },
);
