import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { adventures } from '../content/adventures/index.ts';
import { dungeonSaga } from '../index.ts';
import { setup } from '../setup.ts';
import { texts } from '../texts.ts';
import { position } from './positions.ts';

const DRAWING = { seat: (seat: number) => `P${seat}`, plain: false } as const;
const drawn = (t: ReturnType<typeof position>, seat: 0 | 1, lang: 'en' | 'de', plain = false): string[] =>
  dungeonSaga.draw(dungeonSaga.view(t.state, seat), { ...DRAWING, lang, plain });

describe('what is said before and during play', () => {
  test('DS-SETUP-13 the victory conditions are read out with the prologue, in every adventure and both languages', () => {
    for (const { id, prologue } of adventures)
      for (const lang of ['en', 'de'] as const) {
        const say = texts.events.begins[lang];
        const said =
          typeof say === 'string' ? say : say({ kind: 'begins', adventure: id, rule: 'DS-SETUP-13' }, String);
        expect(said.startsWith(prologue[lang])).toBe(true);
        expect(said).toMatch(
          lang === 'en'
            ? /The heroes win when .*The overlord wins as soon as/
            : /Die Helden gewinnen, wenn .*Der Overlord gewinnt, sobald/,
        );
        expect(said).not.toMatch(/undefined|\(\)/);
      }
  });

  test('DS-SETUP-13 the terminal shows the conditions and names the places, drawn or in sentences', () => {
    const t = position('O> .. ** **', {
      turn: 'orlaf',
      goals: { heroes: [{ is: 'reach', mark: 'here', who: 'all' }] },
    });
    for (const plain of [false, true]) {
      expect(drawn(t, 1, 'en', plain)).toContain('The heroes win when all heroes stand on here (C1 to D1)');
      expect(drawn(t, 1, 'de', plain).join()).toContain('Der Overlord gewinnt, sobald 1 Held kampfunfähig ist');
      expect(drawn(t, 1, 'en', plain)).toContain('Here: C1 to D1');
    }
  });
});

describe('the dark', () => {
  const hall = () =>
    position('O> d1 .. z< c2 **', {
      turn: 'orlaf',
      holds: ['healing-potion'],
      adventure: { marks: { here: { en: 'the altar', de: 'der Altar' } } },
    });

  test('DS-SETUP-04 the overlord sees who and what waits behind doors, in the map and in words', () => {
    const lines = drawn(hall(), 0, 'en');
    expect(lines.find(line => line.startsWith(' 1'))).toContain('O> ==  : z< $$  *');
    expect(lines).toContain('In the dark wait (the heroes do not know): Zombie at D1');
    expect(lines).toContain('Shut in the dark (the heroes do not know): chest at E1 (Lock 2/2: Healing Potion)');
    expect(lines).toContain('Places in the dark (the heroes do not know): the altar at F1');
    expect(drawn(hall(), 0, 'de', true)).toContain('Im Dunkeln warten (die Helden wissen es nicht): Zombie auf D1');
  });

  test('DS-SETUP-04 DS-SETUP-16 the heroes see nothing of it', () => {
    expect(dungeonSaga.view(hall().state, 1).dark).toBeNull();
    expect(dungeonSaga.view(hall().state, 'spectator').dark).toBeNull();
    expect(drawn(hall(), 1, 'en').join('\n')).not.toMatch(/dark|z<|\$\$|altar/);
  });

  test('DS-SETUP-04 what is laid out is no longer dark', () => {
    const t = hall();
    t.choose('attack:door-1', [6, 6, 6, 6, 6, 1]);
    expect(dungeonSaga.view(t.state, 0).dark).toMatchObject({ floor: [], things: [], marks: [], bones: [] });
    expect(drawn(t, 0, 'en').join('\n')).not.toMatch(/dark/);
  });
});

describe('numbers of doors and chests', () => {
  test('DS-SETUP-08 they are numbered as they are laid out, so that a number tells nothing of the dark', () => {
    // Drawn first, but found last: the chest and the door in the north.
    const t = position('c1 .. w1 ..\nd1 ## ## ##\nO> .. d2 ..', { turn: 'orlaf' });
    const seen = () => dungeonSaga.view(t.state, 1).things.map(({ id, cells }) => [id, cells[0]]);
    expect(seen()).toEqual([
      ['door-1', 4],
      ['door-2', 10],
    ]);
    t.choose('attack:door-1', [6, 6, 6, 6, 6, 1]);
    expect(seen()).toEqual([
      ['chest-1', 0],
      ['door-3', 2],
      ['door-1', 4],
      ['door-2', 10],
    ]);
  });

  test('DS-SETUP-08 in no adventure does a number at the start skip one', () => {
    for (const { id } of adventures) {
      const state = setup({ scenario: id, seats: 2, settings: {} }, newChance('numbers'));
      const ids = dungeonSaga.view(state, 1).things.map(thing => thing.id);
      for (const kind of ['door', 'chest'])
        expect(ids.filter(name => name.startsWith(kind)).sort()).toEqual(
          ids.filter(name => name.startsWith(kind)).map((_, i) => `${kind}-${i + 1}`),
        );
    }
  });
});
