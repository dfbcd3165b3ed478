import { describe, expect, test } from 'vitest';
import type { ActivationId } from '../../content/activations.ts';
import type { CardId } from '../../content/enemies/index.ts';
import { enemiesAct, heard } from '../enemy-turns.ts';
import { enemy } from '../positions.ts';

type Cast = readonly (readonly [card: CardId, at?: string, wounds?: number])[];

/** Which of these enemies a card activates, and whether special powers are used. In the house nobody reaches anybody. */
function drawn(card: ActivationId, ...cast: Cast) {
  const t = enemiesAct(card, state => {
    for (const one of state.heroes) one.shields = 90;
    if (cast.some(([id]) => id.startsWith('the-'))) state.threat = { hero: 'ecarus', level: 1 };
    for (const [i, [id, at = '1A.h', wounds = 0]] of cast.entries()) {
      // Two managers, so that nobody is asked for the order of two of a level.
      const [own] = enemy(state, id, at, i % 2 === 0 ? 'ecarus' : 'laegon').bodies;
      if (own) own.wounds = wounds;
    }
  });
  const [event] = heard(t, 'activation-card');
  return { queue: event?.queue, used: heard(t, 'used').map(({ ability }) => ability), t };
}
const queue = (card: ActivationId, ...cast: Cast) => drawn(card, ...cast).queue;

describe('activation cards', () => {
  test('Darkness Rests: nobody activates, and the cards are shuffled', () => {
    const { queue: none, t } = drawn('A', ['gremlin-green-1'], ['the-troll']);
    expect([none, t.state.supplies.activation.out]).toEqual([[], ['A']]);
  });

  test('The Small Ones: all green enemies, otherwise all blue ones', () => {
    expect(queue('B', ['gremlin-green-1'], ['brigand-green-1'], ['gremlin-blue-1'])).toEqual([
      'gremlin-green-1',
      'brigand-green-1',
    ]);
    expect(queue('B', ['gremlin-blue-1'], ['brigand-red-1'])).toEqual(['gremlin-blue-1']);
  });

  test('Veterans: all blue enemies, otherwise all green ones', () => {
    expect(queue('C', ['gremlin-green-1'], ['gremlin-blue-1'], ['brigand-blue-1'])).toEqual([
      'brigand-blue-1',
      'gremlin-blue-1',
    ]);
    expect(queue('C', ['gremlin-green-1'], ['brigand-red-1'])).toEqual(['gremlin-green-1']);
  });

  test('The Captain Calls: red enemies with their special powers, otherwise one enemy', () => {
    expect(drawn('D', ['gremlin-green-1'], ['orc-warrior-red-1'])).toMatchObject({
      queue: ['orc-warrior-red-1'],
      used: ['war-cry'],
    });
    expect(drawn('D', ['brigand-green-1'], ['gremlin-green-1'])).toMatchObject({
      queue: ['brigand-green-1'],
      used: ['lookout'],
    });
  });

  test('Attack of the Boss: violet enemies, otherwise those of the highest level in play', () => {
    expect(queue('E', ['gremlin-red-1'], ['the-troll'])).toEqual(['the-troll']);
    expect(queue('E', ['gremlin-green-1'], ['gremlin-blue-1'])).toEqual(['gremlin-blue-1']);
  });

  test('Scent of Blood: all wounded enemies, otherwise one', () => {
    expect(queue('F', ['gremlin-green-1', '1A.h', 1], ['brigand-red-1'], ['gremlin-blue-1', '1A.h', 2])).toEqual([
      'gremlin-blue-1',
      'gremlin-green-1',
    ]);
    expect(queue('F', ['gremlin-green-1'], ['brigand-red-1'])).toEqual(['gremlin-green-1']);
  });

  test('Hand to Hand: all with a hero in their zone, otherwise all with one within two zones', () => {
    const near: Cast = [
      ['gremlin-green-1', '2A.c'],
      ['gremlin-blue-1', '2A.o'],
      ['brigand-blue-1', '3A.a'],
      ['gremlin-red-1', '3A.b'],
    ];
    expect(queue('G', ...near)).toEqual(['gremlin-green-1']);
    expect(queue('G', ...near.slice(1))).toEqual(['gremlin-blue-1', 'brigand-blue-1']);
    expect(queue('G', ...near.slice(3))).toEqual([]);
  });

  test('Battle: three enemies, then the cards are shuffled', () => {
    const { queue: three, t } = drawn(
      'H',
      ['gremlin-green-1'],
      ['brigand-green-1'],
      ['gremlin-blue-1'],
      ['gremlin-red-1'],
    );
    expect(three).toEqual(['gremlin-blue-1', 'gremlin-green-1', 'gremlin-red-1']);
    expect(t.state.supplies.activation.out).toEqual(['H']);
  });

  const OF_STYLE: Readonly<Record<'might' | 'magic' | 'speed' | 'faith', CardId>> = {
    might: 'orc-warrior-green-1',
    magic: 'orc-shaman-green-1',
    speed: 'gremlin-green-1',
    faith: 'brigand-green-1',
  };
  const ofStyle = (card: ActivationId, style: keyof typeof OF_STYLE) => {
    const all = Object.values(OF_STYLE);
    for (const id of all) {
      const others = all.filter(one => one !== id);
      const [other = id] = others;
      // Alone with one of another style: that style, or one enemy whoever it is.
      const both = queue(card, [other], [id]);
      if (id === OF_STYLE[style]) expect([card, both]).toEqual([card, [id]]);
    }
    const strangers = all.filter(id => id !== OF_STYLE[style]);
    expect(queue(card, ...strangers.slice(0, 2).map(id => [id] as const))).toEqual(strangers.slice(0, 1));
  };

  test('Rune of Might: all of that style, otherwise one enemy', () => ofStyle('I', 'might'));
  test('Rune of Magic: all of that style, otherwise one enemy', () => ofStyle('J', 'magic'));
  test('Rune of Speed: all of that style, otherwise one enemy', () => ofStyle('K', 'speed'));
  test('Rune of Faith: all of that style, otherwise one enemy', () => ofStyle('L', 'faith'));

  test('Whispers: one enemy, with its special powers', () => {
    expect(drawn('M', ['orc-shaman-green-1', '1A.h', 2], ['brigand-green-1'])).toMatchObject({
      queue: ['orc-shaman-green-1'],
      used: ['evil-power'],
    });
  });

  test('Skirmish: two enemies', () => {
    expect(drawn('N', ['gremlin-green-1'], ['brigand-green-1'], ['gremlin-blue-1'])).toMatchObject({
      queue: ['gremlin-blue-1', 'gremlin-green-1'],
      used: [],
    });
  });

  test('From Afar: all with no hero within one zone, otherwise two enemies', () => {
    const far: Cast = [
      ['gremlin-green-1', '2A.c'],
      ['brigand-green-1', '2A.o'],
      ['gremlin-blue-1', '3A.a'],
    ];
    expect(queue('O', ...far)).toEqual(['gremlin-blue-1']);
    expect(queue('O', ...far.slice(0, 2), ['gremlin-red-1', '2A.n'])).toEqual(['gremlin-red-1', 'gremlin-green-1']);
  });
});
