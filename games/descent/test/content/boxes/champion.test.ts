import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { gainTokens, supplyOf } from '../../../rules/class-tokens.ts';
import { after, io } from '../../laid.ts';
import {
  acts,
  at,
  card,
  damageOf,
  face,
  fatigueOf,
  figure,
  hero,
  lay,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../../positions.ts';

const GRISBAN = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';
const brown = (shield: number) => face('brown', { shield });
const gray = (shield: number) => face('gray', { shield });
const blue = (damage: number, surge = 0) => face('blue', { damage, surge });
const red = (damage: number, surge = 0) => face('red', { damage, surge });
const use = (of: string, n: number, by = GRISBAN, x = ''): string => `use:${by},${of},${n}${x}`;
const valor = (t: Played, id: string): number => figure(t, id).marks.valor ?? 0;

/** Grisban as Champion at F5, Avric within 3 spaces at F7, a zombie at G5 with 2 health left. */
const field = (more: readonly string[] = [], change: (state: State) => void = () => undefined) =>
  acts(
    sit(state => {
      hero(state, GRISBAN, 'champion', 'F5', more);
      hero(state, AVRIC, 'disciple', 'F7');
      monster(state, 'zombie', 'G5').damage = 1;
      change(state);
    }),
    GRISBAN,
  );
const give =
  (n: number, id = 0) =>
  (state: State) => {
    (state.heroes[id] as { marks: Record<string, number> }).marks.valor = n;
  };
describe('the Champion, starting equipment', () => {
  test('D2-TOK-32 Horn of Courage: exhausted, another hero within 3 spaces gains a valor token; he himself does not', () => {
    const t = field();
    t.choose(use('horn-of-courage', 0));
    expect([valor(t, AVRIC), valor(t, GRISBAN), card(t, GRISBAN, 'horn-of-courage').tired]).toEqual([1, 0, true]);
    const far = field([], state => {
      (state.heroes[1] as { cells: number[] }).cells = [at(state, 'J8')];
    });
    expect(far.offered(use('horn-of-courage', 0))).toEqual([]);
  });

  test('D2-ASTEP-16 Worn Greatsword: 1 fatigue before the roll for 1 more surge', () => {
    const t = field();
    t.choose(strike(t, 'worn-greatsword', 'zombie-1', 'G5'));
    t.choose(use('worn-greatsword', 0), [blue(1), red(1), brown(2)]);
    t.choose('surge:worn-greatsword,0').chooseWhile('surge', 'done');
    expect([fatigueOf(t, GRISBAN), damageOf(t, 'zombie-1')]).toEqual([1, 2]);
  });
});

describe('Valor of Heroes', () => {
  test('D2-TOK-32 Valor of Heroes: a monster defeated with a melee weapon brings a valor token, one defeated with bare hands none', () => {
    const t = field();
    t.choose(strike(t, 'worn-greatsword', 'zombie-1', 'G5')).choose('pass', [blue(1), red(3), brown(0)]);
    t.chooseWhile('surge', 'done');
    expect(t.state.monsters).toEqual([]);
    expect(valor(t, GRISBAN)).toBe(1);
    const bare = field([], state => {
      (state.monsters[0] as { damage: number }).damage = 2;
    });
    bare.choose(strike(bare, 'unarmed', 'zombie-1', 'G5'), [blue(1), brown(0)]).chooseWhile('surge', 'done');
    expect([bare.state.monsters.length, valor(bare, GRISBAN)]).toEqual([0, 0]);
  });

  test('D2-TOK-31 Valor of Heroes: one token an attack, +1 damage; it goes back to the supply of 12', () => {
    const t = field([], give(2));
    t.choose(strike(t, 'worn-greatsword', 'zombie-1', 'G5'));
    expect(supplyOf(t.state, 'valor')).toBe(10);
    t.choose(use('valor-of-heroes', 1));
    expect(supplyOf(t.state, 'valor')).toBe(11);
    expect(t.offered(use('valor-of-heroes', 1))).toEqual([]);
    t.choose('pass', [blue(1), red(1), brown(2)]).chooseWhile('surge', 'done');
    expect([valor(t, GRISBAN), damageOf(t, 'zombie-1')]).toEqual([1, 2]);
  });

  test('D2-TOK-01 D2-TOK-31 valor tokens: of 12 no thirteenth is gained', () => {
    const t = field([], give(12));
    const later = after(t, state => gainTokens(state, io(), AVRIC, 'valor'));
    expect(later.heroes.map(({ marks }) => marks.valor ?? 0)).toEqual([12, 0]);
    const one = field([], give(11));
    const gained = after(one, state => gainTokens(state, io(), AVRIC, 'valor', 2));
    expect(gained.heroes.map(({ marks }) => marks.valor ?? 0)).toEqual([11, 1]);
  });

  test('D2C-CHAM-01 D2C-CHAM-02 D2-TOK-33 while the Champion is knocked out others spend valor for damage and shields, and his own stays on his sheet', () => {
    const down = (state: State) => {
      const [champion, other] = state.heroes;
      if (champion === undefined || other === undefined) return;
      champion.down = at(state, 'C3');
      champion.cells = [];
      champion.marks.valor = 3;
      other.marks.valor = 2;
    };
    const t = acts(
      sit(state => {
        hero(state, GRISBAN, 'champion', 'F5', ['glory-of-battle']);
        hero(state, AVRIC, 'disciple', 'F6');
        monster(state, 'zombie', 'G5');
        down(state);
      }),
      AVRIC,
    );
    t.choose(strike(t, 'iron-mace', 'zombie-1', 'G5'));
    t.choose(use('valor-of-heroes', 1, AVRIC), [
      blue(1),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      brown(1),
    ]).chooseWhile('surge', 'done');
    expect([valor(t, AVRIC), valor(t, GRISBAN), damageOf(t, 'zombie-1')]).toEqual([1, 3, 2]);
    const r = raid(state => {
      hero(state, GRISBAN, 'champion', 'F5', ['glory-of-battle']);
      hero(state, AVRIC, 'disciple', 'F6');
      monster(state, 'zombie', 'G5');
      down(state);
    });
    r.choose(strike(r, 'zombie', AVRIC, 'F6'));
    r.choose(use('glory-of-battle', 1, AVRIC), [
      blue(2),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      gray(0),
    ]).choose('pass');
    expect([valor(r, AVRIC), damageOf(r, AVRIC)]).toEqual([1, 2]);
  });

  test('D2-TOK-34 who is treated as a hero spends valor too, and loses it when it is removed', () => {
    const t = acts(
      sit(state => {
        hero(state, GRISBAN, 'champion', 'F5');
        hero(state, 'leoric-of-the-book', 'necromancer', 'F7');
        reanimate(state, 'leoric-of-the-book', 'G6').marks.valor = 1;
        monster(state, 'zombie', 'G5');
      }),
      'leoric-of-the-book',
    );
    t.choose('familiar:reanimate').choose(strike(t, 'reanimate', 'zombie-1', 'G5'));
    t.choose(use('valor-of-heroes', 1, 'reanimate'), [blue(1), red(1), brown(1)]).chooseWhile('surge', 'done');
    expect([valor(t, 'reanimate'), damageOf(t, 'zombie-1')]).toEqual([0, 2]);
    // What lies on it is no longer in use once it is gone.
    const lost = acts(
      sit(state => {
        hero(state, GRISBAN, 'champion', 'F5');
        hero(state, 'leoric-of-the-book', 'necromancer', 'F7');
        reanimate(state, 'leoric-of-the-book', 'G6').marks.valor = 5;
      }),
      'leoric-of-the-book',
    );
    lost.choose('done');
    expect(supplyOf(lost.state, 'valor')).toBe(7);
    lost.choose(`use:leoric-of-the-book,raise-dead,1`);
    expect(supplyOf(lost.state, 'valor')).toBe(12);
  });
});

describe('skills of the Champion', () => {
  test('D2-ABIL-08 A Living Legend: 1 fatigue and up to 3 valor take as much damage away', () => {
    const t = raid(state => {
      hero(state, GRISBAN, 'champion', 'F5', ['a-living-legend']).marks.valor = 5;
      monster(state, 'zombie', 'G5');
    });
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(2), face('yellow', { range: 1, damage: 1, surge: 0 }), gray(0)]);
    const ways = t.offered('use');
    expect(ways).toEqual([1, 2, 3].map(x => use('a-living-legend', 0, GRISBAN, `,${x}`)));
    t.choose(ways[1] as string);
    expect([damageOf(t, GRISBAN), fatigueOf(t, GRISBAN), valor(t, GRISBAN)]).toEqual([1, 1, 3]);
    expect(card(t, GRISBAN, 'a-living-legend').tired).toBe(true);
  });

  test('D2-TOK-32 Glory of Battle: each monster he defeats brings every other hero within 3 spaces a valor token', () => {
    const t = field(['glory-of-battle'], state => {
      hero(state, 'jain-fairwood', 'wildlander', 'J8');
    });
    t.choose(strike(t, 'worn-greatsword', 'zombie-1', 'G5')).choose('pass', [blue(1), red(3), brown(0)]);
    t.chooseWhile('surge', 'done').choose(`order:${GRISBAN}/valor-of-heroes/0`);
    expect([valor(t, GRISBAN), valor(t, AVRIC), valor(t, 'jain-fairwood')]).toEqual([1, 1, 0]);
  });

  test('D2-SURGE-02 Inspiring Presence: attacks of heroes within 3 spaces get a surge for a valor token', () => {
    const t = field(['inspiring-presence']);
    t.choose(strike(t, 'worn-greatsword', 'zombie-1', 'G5')).choose('pass', [blue(1, 1), red(1), brown(2)]);
    t.choose(`surge:${GRISBAN}/inspiring-presence,0`);
    expect(valor(t, GRISBAN)).toBe(1);
  });

  test('D2-ATTR-07 Inspiring Presence: a failed test of willpower within 3 spaces is taken anew for a valor token of who failed, once', () => {
    const tested = (change: (state: State) => void) =>
      sit(state => {
        hero(state, GRISBAN, 'champion', 'F5', ['inspiring-presence']);
        hero(state, AVRIC, 'disciple', 'F7').marks.valor = 2;
        lay(state, AVRIC, {
          at: 'turn-start',
          must: true,
          if: { is: 'about', who: 'self' },
          effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'suffer', n: 3 }] }],
        });
        change(state);
      });
    const t = tested(() => undefined);
    t.choose(`hero:${AVRIC}`, [gray(3), face('black', { shield: 4 })]);
    t.choose(use('inspiring-presence', 0, AVRIC), [gray(3), face('black', { shield: 4 })]);
    expect([valor(t, AVRIC), damageOf(t, AVRIC)]).toEqual([1, 3]);
    const far = tested(state => {
      (state.heroes[0] as { cells: number[] }).cells = [at(state, 'J3')];
    });
    far.choose(`hero:${AVRIC}`, [gray(3), face('black', { shield: 4 })]);
    expect([far.kind, damageOf(far, AVRIC)]).toEqual(['turn', 3]);
  });

  test('D2-MOVE-21 Motivating Charge: a move, a melee attack; if it defeats, heroes within 3 spaces gain valor or recover 1 fatigue each', () => {
    const t = field(['motivating-charge'], state => {
      (state.heroes[1] as { fatigue: number }).fatigue = 2;
    });
    t.choose(use('motivating-charge', 0))
      .choose('done')
      .choose('pass', [blue(1), red(3), brown(0)]);
    t.chooseWhile('surge', 'done').choose('way:0').choose('way:1');
    expect([valor(t, GRISBAN), valor(t, AVRIC)]).toEqual([2, 0]);
    expect([fatigueOf(t, GRISBAN), fatigueOf(t, AVRIC)]).toEqual([2, 1]);
  });

  test('D2-OTURN-05 No Mercy: after the activation of a group a hero within 3 spaces attacks for 2 valor', () => {
    const t = raid(state => {
      hero(state, GRISBAN, 'champion', 'F5', ['no-mercy']).marks.valor = 1;
      hero(state, AVRIC, 'disciple', 'F6').marks.valor = 2;
      monster(state, 'zombie', 'G5');
    });
    t.choose('end');
    expect(t.offered('use')).toEqual([use('no-mercy', 0, AVRIC)]);
    t.choose(use('no-mercy', 0, AVRIC));
    t.choose(strike(t, 'iron-mace', 'zombie-1', 'G5'), [
      blue(1),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      brown(0),
    ]).chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), valor(t, AVRIC), card(t, GRISBAN, 'no-mercy').tired]).toEqual([2, 0, true]);
  });

  test('D2-FAT-06 Stoic Resolve: when a valor token is discarded within 3 spaces he or an adjacent hero recovers 1 fatigue', () => {
    const t = field(['stoic-resolve'], state => {
      give(1)(state);
      (state.heroes[0] as { fatigue: number }).fatigue = 2;
    });
    t.choose(strike(t, 'worn-greatsword', 'zombie-1', 'G5')).choose(use('valor-of-heroes', 1));
    t.choose(use('stoic-resolve', 0));
    expect(fatigueOf(t, GRISBAN)).toBe(1);
  });

  test('D2-CHAR-12 For the Cause: a brown die more always; for valor as many gray dice for him or the adjacent hero who is the target', () => {
    const t = raid(state => {
      hero(state, GRISBAN, 'champion', 'F5', ['for-the-cause']).marks.valor = 2;
      hero(state, AVRIC, 'disciple', 'F6');
      monster(state, 'zombie', 'G5');
    });
    t.choose(strike(t, 'zombie', AVRIC, 'F6'));
    t.choose(use('for-the-cause', 0, GRISBAN, ',2'), [
      blue(2),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      gray(0),
      gray(1),
      gray(2),
    ]).chooseWhile('answer', 'pass');
    expect([damageOf(t, AVRIC), valor(t, GRISBAN), fatigueOf(t, GRISBAN)]).toEqual([0, 0, 1]);
    const own = raid(state => {
      hero(state, GRISBAN, 'champion', 'F5', ['for-the-cause']);
      monster(state, 'zombie', 'G5');
    });
    own.choose(strike(own, 'zombie', GRISBAN, 'F5'), [
      blue(2),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      gray(0),
      brown(2),
    ]);
    expect(damageOf(own, GRISBAN)).toBe(1);
  });

  test('D2C-CHAM-03 Valorous Strike: valor becomes damage on the card, which is kept, and is dealt after a melee attack that dealt damage', () => {
    const t = field(['valorous-strike'], state => {
      monster(state, 'zombie', 'G6');
      (state.monsters[0] as { damage: number }).damage = 2;
    });
    t.choose(strike(t, 'worn-greatsword', 'zombie-1', 'G5')).choose('pass', [blue(1), red(2), brown(0)]);
    t.chooseWhile('surge', 'done').choose(use('valorous-strike', 0));
    expect(figure(t, GRISBAN).marks).toEqual({ 'stored-damage': 1 });
    t.choose(strike(t, 'worn-greatsword', 'zombie-2', 'G6')).choose('pass', [blue(1), red(1), brown(1)]);
    t.chooseWhile('surge', 'done').choose(use('valorous-strike', 1));
    expect([damageOf(t, 'zombie-2'), figure(t, GRISBAN).marks]).toEqual([2, {}]);
  });
});
