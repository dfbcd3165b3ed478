import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import {
  acts,
  at,
  card,
  damageOf,
  face,
  figure,
  go,
  hero,
  holds,
  lay,
  monster,
  raid,
  sit,
  strike,
} from '../positions.ts';

const AVRIC = 'avric-albright';
const GRISBAN = 'grisban-the-thirsty';
const none = face('gray', { shield: 0 });
const bare = face('brown', { shield: 0 });
const claw = [face('blue', { range: 3 }), face('yellow', { range: 1, damage: 1, surge: 0 })];

describe('who answers, and when', () => {
  test('D2-ABIL-07 what happens each time happens once for one event: Grisban loses one condition for one rest', () => {
    const t = acts(
      sit(state => {
        hero(state, GRISBAN, 'berserker', 'F5').conditions = ['immobilized'];
        hero(state, AVRIC, 'disciple', 'E8');
        monster(state, 'zombie', 'J8');
        state.lasting.push({
          source: 'zombie',
          key: 'again',
          on: GRISBAN,
          by: GRISBAN,
          until: 'encounter-end',
          next: false,
          what: {
            do: 'on',
            at: 'rested',
            ability: { at: 'rested', must: true, effects: [{ do: 'condition', condition: 'stunned' }] },
          },
        });
      }),
      GRISBAN,
    );
    t.choose('rest').choose(`use:${GRISBAN},${GRISBAN},0`).choose('condition:immobilized');
    // He is still stunned, but the rest was answered.
    expect(figure(t, GRISBAN).conditions).toEqual(['stunned']);
    expect(t.kind).toBe('turn');
  });

  test('D2-INT-13 of several effects at the same time the active player chooses the next', () => {
    const t = acts(
      sit(state => {
        hero(state, AVRIC, 'disciple', 'F5', ['armor-of-faith', 'divine-fury']).damage = 3;
        monster(state, 'zombie', 'J8');
      }),
      AVRIC,
    );
    t.choose(`use:${AVRIC},prayer-of-healing,0`, [face('red', { damage: 1 })]);
    expect([t.kind, t.seat]).toEqual(['order', 1]);
    expect(t.offered()).toEqual([`order:${AVRIC}/armor-of-faith/0`, `order:${AVRIC}/divine-fury/0`]);
    t.choose(`order:${AVRIC}/divine-fury/0`);
    expect(t.state.lasting.map(({ source }) => source)).toEqual(['divine-fury', 'armor-of-faith']);
  });

  /** Two Knights' cards for two heroes of two players; a zombie comes between them. */
  const guarded = (): ReturnType<typeof sit> => {
    const t = sit(
      state => {
        holds(state, []);
        hero(state, 'syndrael', 'knight', 'F5', ['guard']);
        hero(state, GRISBAN, 'berserker', 'H5', ['guard']);
        monster(state, 'zombie', 'G7');
        monster(state, 'zombie', 'J8');
        state.stage = 'overlord';
        for (const one of state.heroes) one.acted = true;
      },
      { seats: 3 },
    );
    t.choose('monster:zombie-1').choose('move').choose(go(t, 'G6'));
    return t;
  };

  test('D2-ABIL-18 players of the same side are asked in the order of their seats, and again after something was used', () => {
    const t = guarded();
    expect([t.seat, t.offered()]).toEqual([1, ['use:syndrael,guard,0', 'pass']]);
    t.choose('pass');
    expect([t.seat, t.offered()]).toEqual([2, [`use:${GRISBAN},guard,0`, 'pass']]);
    t.choose(`use:${GRISBAN},guard,0`, [
      face('blue', { range: 5 }),
      face('red', { damage: 1 }),
      face('brown', { shield: 2 }),
    ]);
    expect(damageOf(t, 'zombie-1')).toBe(0);
    expect([t.seat, t.offered()]).toEqual([1, ['use:syndrael,guard,0', 'pass']]);
    t.choose('pass');
    expect(t.kind).toBe('monster-turn');
  });

  test('D2-INT-04 D2-INT-11 an interrupt is resolved as a whole before the interrupted movement goes on', () => {
    const t = guarded();
    t.choose('use:syndrael,guard,0', [face('blue', { range: 3 }), face('red', { damage: 3, surge: 0 }), bare]);
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['zombie-2']);
    expect(card(t, GRISBAN, 'guard').tired).toBe(false);
    // Guard says nothing of the movement: who survives it goes on, as far as it was going.
    const on = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5', ['guard']);
      hero(state, GRISBAN, 'berserker', 'C3');
      monster(state, 'zombie', 'G7');
      monster(state, 'zombie', 'J8');
      state.stage = 'overlord';
      for (const one of state.heroes) one.acted = true;
    });
    on.choose('monster:zombie-1').choose('move').choose(go(on, 'G4'));
    expect([on.offered(), figure(on, 'zombie-1').cells]).toEqual([
      ['use:syndrael,guard,0', 'pass'],
      [at(on.state, 'F6')],
    ]);
    on.choose('use:syndrael,guard,0', [
      face('blue', { range: 3 }),
      face('red', { damage: 1 }),
      face('brown', { shield: 1 }),
    ]);
    expect([damageOf(on, 'zombie-1'), on.kind, figure(on, 'zombie-1').cells]).toEqual([
      2,
      'monster-turn',
      [at(on.state, 'G4')],
    ]);
  });

  test('D2-INT-05 an attack is interrupted before its dice are rolled and after damage was suffered', () => {
    const t = raid(state => {
      hero(state, GRISBAN, 'berserker', 'F6').cards = [];
      monster(state, 'zombie', 'G5');
      for (const moment of ['before-roll', 'suffered'] as const)
        lay(state, GRISBAN, { at: moment, effects: [{ do: 'count', counter: moment }] }, moment);
    });
    t.choose(strike(t, 'zombie', GRISBAN, 'F6'));
    expect([t.offered(), t.events().filter(e => e.kind === 'attack-rolled').length]).toEqual([
      [`use:${GRISBAN},before-roll,0`, 'pass'],
      0,
    ]);
    t.choose(`use:${GRISBAN},before-roll,0`, [...claw, none]);
    expect([t.offered(), damageOf(t, GRISBAN)]).toEqual([[`use:${GRISBAN},suffered,0`, 'pass'], 3]);
    t.choose('pass');
    expect([t.kind, t.state.counters]).toEqual(['monster-turn', { 'before-roll': 1 }]);
  });
});

describe('whom an attack affects', () => {
  /** The zombie's attack on Grisban has Blast; Avric and the zombie itself stand beside him, Syndrael does not. */
  const bomb = (change: (state: State) => void = () => undefined) =>
    raid(state => {
      hero(state, GRISBAN, 'berserker', 'F6');
      hero(state, AVRIC, 'disciple', 'F7').cards = [];
      hero(state, 'syndrael', 'knight', 'F3').cards = [];
      monster(state, 'zombie', 'G5');
      state.lasting.push({
        source: 'zombie',
        key: 'bomb',
        on: 'zombie-1',
        by: 'zombie-1',
        until: 'encounter-end',
        next: false,
        what: {
          do: 'on',
          at: 'activation-start',
          ability: { at: 'activation-start', effects: [{ do: 'attack', blast: true, on: { who: 'hero' } }] },
        },
      });
      change(state);
    });

  test('D2-TGT-05 D2-TGT-09 D2-TGT-10 D2-TGT-11 D2-COND-03 figures that are merely affected roll their own dice, suffer, and get the condition too', () => {
    const t = bomb();
    t.choose('use:zombie-1,zombie,0', [
      face('blue', { range: 2 }),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      face('gray', { shield: 1 }),
      none,
      face('brown', { shield: 2 }),
    ]);
    t.choose('surge:zombie,0');
    for (let i = 0; t.kind === 'order' && i < 3; i++) t.choose(t.offered()[0] ?? '');
    // The zombie suffers 1 of its own blast, and then 1 of the disease at the start of its activation.
    expect([GRISBAN, AVRIC, 'syndrael', 'zombie-1'].map(id => damageOf(t, id))).toEqual([2, 3, 0, 2]);
    expect([GRISBAN, AVRIC, 'syndrael', 'zombie-1'].map(id => figure(t, id).conditions)).toEqual([
      ['diseased'],
      ['diseased'],
      [],
      ['diseased'],
    ]);
  });

  test('D2-COND-02 D2-TGT-10 who was dealt no damage gets no condition', () => {
    const t = bomb();
    t.choose('use:zombie-1,zombie,0', [
      face('blue', { range: 2 }),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      face('gray', { shield: 3 }),
      none,
      face('brown', { shield: 2 }),
    ]);
    t.choose('surge:zombie,0');
    for (let i = 0; t.kind === 'order' && i < 3; i++) t.choose(t.offered()[0] ?? '');
    expect([GRISBAN, AVRIC].map(id => figure(t, id).conditions)).toEqual([[], ['diseased']]);
    const other = bomb();
    other.choose('use:zombie-1,zombie,0', [
      face('blue', { range: 2 }),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      none,
      face('gray', { shield: 3 }),
      face('brown', { shield: 2 }),
    ]);
    other.choose('surge:zombie,0');
    for (let i = 0; other.kind === 'order' && i < 3; i++) other.choose(other.offered()[0] ?? '');
    expect([GRISBAN, AVRIC].map(id => figure(other, id).conditions)).toEqual([['diseased'], []]);
  });
});

describe('results that are added to and replaced', () => {
  /** Syndrael has an ability besides her shield that replaces her defence result by her awareness, 2. */
  const replaced = (order: readonly string[], gray: number) => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'G5');
      state.lasting.push({
        source: 'stance',
        key: 'stance',
        on: 'syndrael',
        by: 'syndrael',
        until: 'encounter-end',
        next: false,
        what: {
          do: 'on',
          at: 'defence-rolled',
          ability: { at: 'defence-rolled', effects: [{ do: 'shields', n: { per: 'awareness' } }] },
        },
      });
    });
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [...claw, gray]);
    for (const one of order) t.choose(one);
    return damageOf(t, 'syndrael');
  };
  const shield = 'use:syndrael,wooden-shield-knight,0';
  const stance = 'use:syndrael,stance,0';

  test('D2-DMOD-09 D2-DMOD-10 D2-DMOD-01 what is added to a replaced result counts', () => {
    // 3 hearts against 2 shields, and against 2 + 1.
    expect(replaced([stance, 'pass'], none)).toBe(1);
    expect(replaced([stance, shield], none)).toBe(0);
    // What the dice show is gone, much or little.
    expect(replaced([stance, 'pass'], face('gray', { shield: 3 }))).toBe(1);
  });

  test('D2-DMOD-12 what was added before is replaced with the rest', () => {
    expect(replaced([shield, stance], none)).toBe(1);
    // Even where it was more.
    expect(replaced([shield, stance], face('gray', { shield: 3 }))).toBe(1);
  });

  test('D2-DMOD-13 dice whose result has been replaced are not rerolled', () => {
    const duel = (stance: boolean) => {
      const t = acts(
        sit(state => {
          hero(state, 'syndrael', 'knight', 'F5');
          monster(state, 'ettin', 'G4', 'H4', 'G5', 'H5');
          if (stance)
            state.lasting.push({
              source: 'stance',
              key: 'stance',
              on: 'ettin-1',
              by: 'ettin-1',
              until: 'encounter-end',
              next: false,
              what: {
                do: 'on',
                at: 'defence-rolled',
                ability: { at: 'defence-rolled', must: true, effects: [{ do: 'shields', n: 1 }] },
              },
            });
        }),
        'syndrael',
      );
      t.choose(strike(t, 'iron-longsword', 'ettin-1', 'G5'), [
        face('blue', { range: 2 }),
        face('red', { damage: 2, surge: 0 }),
        none,
        none,
      ]);
      return t.choose('surge:iron-longsword,0');
    };
    expect(duel(false).kind).toBe('reroll');
    const t = duel(true);
    expect([t.kind, damageOf(t, 'ettin-1')]).toEqual(['turn', 3]);
  });
});
