import { describe, expect, test } from 'vitest';
import { RELICS, relicNames, sideOfRelic } from '../../content/relics.ts';
import { saleOf } from '../../rules/campaign/shop.ts';
import { layEncounter } from '../../rules/setting-up.ts';
import { speedOf } from '../../rules/values.ts';
import type { State } from '../../state.ts';
import { begun, io } from '../laid.ts';
import {
  acts,
  at,
  card,
  damageOf,
  face,
  fatigueOf,
  figure,
  hero,
  holds,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../positions.ts';

const gray = (shield: number) => face('gray', { shield });
const black = (shield: number) => face('black', { shield });
const brown = (shield: number) => face('brown', { shield });
const blue = (range: number) => face('blue', { range });
const red = (damage: number) => face('red', { damage });
const yellow = (shows: Parameters<typeof face>[1]) => face('yellow', shows);

/** Syndrael with nothing but this relic at E5; others are laid besides. */
const bearing = (relic: string, more: (state: State) => void): Played =>
  acts(
    sit(state => {
      const one = hero(state, 'syndrael', 'knight', 'E5', [relic]);
      one.cards = one.cards.filter(({ id }) => id === relic);
      more(state);
    }),
    'syndrael',
  );

/** A lieutenant with the overlord's side of a relic at F5, Syndrael beside him, in the overlord's turn. */
const against = (relic: string, who = 'sir-alric-farrow', more: (state: State) => void = () => {}): Played =>
  raid(state => {
    hero(state, 'syndrael', 'knight', 'E5');
    monster(state, who, 'F5').relic = relic;
    more(state);
  }, who);

describe("the heroes' sides", () => {
  test('Dawnblade: surges 3 damage, or another adjacent monster is affected and rolls its own dice', () => {
    const t = bearing('dawnblade', state => {
      monster(state, 'zombie', 'F5');
      monster(state, 'zombie', 'F6');
      monster(state, 'zombie', 'H5');
    });
    t.choose(strike(t, 'dawnblade', 'zombie-1', 'F5'), [blue(2), red(1), yellow({ surge: 1, damage: 1 }), brown(0)]);
    t.choose('surge:dawnblade,1', [brown(1)]);
    // 2 + 1 + 1 hearts: the target has 3 health, the other rolls 1 shield; the third is not adjacent.
    t.choose('done').choose('order:zombie-1');
    expect(t.state.monsters.map(({ id, damage }) => [id, damage])).toEqual([['zombie-3', 0]]);
    const strong = bearing('dawnblade', state => monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6'));
    strong.choose(strike(strong, 'dawnblade', 'ettin-1', 'F5'), [
      blue(2),
      red(1),
      yellow({ damage: 2 }),
      gray(3),
      gray(3),
    ]);
    // Nobody else is there: only the damage is worth a surge.
    expect(strong.offered('surge:')).toEqual(['surge:dawnblade,0', 'surge:dawnblade,1']);
    strong.choose('surge:dawnblade,0');
    strong.chooseWhile('surge', 'done');
    expect(damageOf(strong, 'ettin-1')).toBe(2 + 1 + 2 + 3 - 6);
  });

  test("Fortuna's Dice: for 1 fatigue a die of the own attack, defence or test is rolled again", () => {
    const t = bearing('fortunas-dice', state => {
      const [one] = state.heroes;
      one?.cards.push({ id: 'iron-longsword', tired: false, worn: true, used: false, on: null });
      monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
    });
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'F5'), [blue(3), red(1), gray(1), gray(0)]);
    expect(t.offered('use:syndrael,fortunas-dice')).toEqual(['use:syndrael,fortunas-dice,0']);
    t.choose('use:syndrael,fortunas-dice,0');
    expect(t.offered()).toEqual(['reroll:0', 'reroll:1']);
    t.choose('reroll:1', [face('red', { damage: 3, surge: 0 })]);
    t.chooseWhile('surge', 'done');
    expect([fatigueOf(t, 'syndrael'), card(t, 'syndrael', 'fortunas-dice').tired]).toEqual([1, true]);
    // 2 and 3 hearts against 1 shield.
    expect(damageOf(t, 'ettin-1')).toBe(4);
    // Exhausted, it does not help against the ettin's blow.
    expect(t.offered('use:syndrael,fortunas-dice')).toEqual([]);
  });

  test('Shield of the Dark God: D2C-ITEM-29 defence dice are rolled again, and the first roll stands if the total is no better', () => {
    const struck = (again: number): number => {
      const t = bearing('shield-of-the-dark-god', state => monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6'));
      t.choose('end');
      t.choose(strike(t, 'ettin', 'syndrael', 'E5'), [blue(3), red(2), gray(1)]);
      t.choose('use:syndrael,shield-of-the-dark-god,0').choose('reroll:0', [gray(again)]);
      t.chooseWhile('surge', 'done');
      expect(card(t, 'syndrael', 'shield-of-the-dark-god').tired).toBe(true);
      return damageOf(t, 'syndrael');
    };
    expect([struck(3), struck(0), struck(1)]).toEqual([1, 3, 3]);
  });

  test('Staff of Light: an action mends 1 damage and 1 fatigue of all heroes within 3 spaces; surges 2 damage or 1 damage back', () => {
    const t = bearing('staff-of-light', state => {
      const wounded = [
        state.heroes[0],
        hero(state, 'jain-fairwood', 'thief', 'H5'),
        hero(state, 'ashrian', 'disciple', 'I5'),
      ];
      for (const one of wounded) Object.assign(one ?? {}, { damage: 4, fatigue: 2 });
      monster(state, 'zombie', 'E7');
    });
    t.choose('use:syndrael,staff-of-light,0');
    expect(t.state.heroes.map(({ damage, fatigue }) => [damage, fatigue])).toEqual([
      [3, 1],
      [3, 1],
      [4, 2],
    ]);
    t.choose(strike(t, 'staff-of-light', 'zombie-1', 'E7'), [blue(2), yellow({ range: 1, surge: 1 }), brown(2)]);
    t.choose('surge:staff-of-light,1');
    expect(damageOf(t, 'syndrael')).toBe(2);
  });

  test('The Shadow Rune: D2C-ITEM-11 1 fatigue comes back for each monster defeated with it; surges 2 damage, 1 range and 1 damage', () => {
    const t = bearing('the-shadow-rune', state => {
      Object.assign(state.heroes[0] ?? {}, { fatigue: 3 });
      monster(state, 'zombie', 'G5');
      monster(state, 'ettin', 'I5', 'J5', 'I6', 'J6');
    });
    const shot = [blue(3), yellow({ range: 1, surge: 1 }), yellow({ range: 2, damage: 1 })];
    t.choose(strike(t, 'the-shadow-rune', 'zombie-1', 'G5'), [...shot, brown(1)]);
    t.choose('surge:the-shadow-rune,1');
    t.chooseWhile('surge', 'done');
    expect([t.state.monsters.length, fatigueOf(t, 'syndrael')]).toEqual([1, 2]);
    t.choose(strike(t, 'the-shadow-rune', 'ettin-1', 'I5'), [...shot, gray(0), gray(0)]);
    t.choose('surge:the-shadow-rune,0');
    t.chooseWhile('surge', 'done');
    expect([damageOf(t, 'ettin-1'), fatigueOf(t, 'syndrael')]).toEqual([2 + 1 + 1, 2]);
  });

  test('The Shadow Rune: D2C-ITEM-11 for every monster of the same attack, but for none that falls to another weapon', () => {
    const t = acts(
      sit(state => {
        const one = hero(state, 'widow-tarha', 'runemaster', 'E5', ['exploding-rune', 'the-shadow-rune']);
        one.fatigue = 3;
        for (const own of one.cards) if (own.id === 'arcane-bolt') own.worn = false;
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie', 'H4');
        monster(state, 'goblin-archer', 'E6');
        monster(state, 'ettin', 'I7', 'J7', 'I8', 'J8');
        state.used.round.push('widow-tarha/widow-tarha/0');
      }),
      'widow-tarha',
    );
    t.choose('use:widow-tarha,exploding-rune,0').choose(strike(t, 'the-shadow-rune', 'zombie-1', 'G5'), [
      blue(3),
      yellow({ damage: 2, surge: 0 }),
      yellow({ damage: 2, surge: 0 }),
      brown(0),
      brown(0),
    ]);
    t.chooseWhile('surge', 'done').choose('order:zombie-1');
    // 3 and the 1 it costs, less 2.
    expect([t.state.monsters.map(({ id }) => id), fatigueOf(t, 'widow-tarha')]).toEqual([
      ['goblin-archer-1', 'ettin-1'],
      2,
    ]);
    t.choose(strike(t, 'unarmed', 'goblin-archer-1', 'E6'), [blue(2), gray(0)]).chooseWhile('surge', 'done');
    expect([t.state.monsters.map(({ id }) => id), fatigueOf(t, 'widow-tarha')]).toEqual([['ettin-1'], 2]);
  });

  test('Trueshot: 3 more range; surges 2 damage, or the target is moved 1 space', () => {
    const t = bearing('trueshot', state => monster(state, 'ettin', 'I5', 'J5', 'I6', 'J6'));
    // Range 2 + 0 + 0 alone would miss a target 4 spaces away.
    t.choose(strike(t, 'trueshot', 'ettin-1', 'I5'), [blue(2), red(1), yellow({ damage: 2 }), gray(3), gray(0)]);
    t.choose('surge:trueshot,1');
    t.chooseWhile('surge', 'done');
    expect(damageOf(t, 'ettin-1')).toBe(2 + 1 + 2 + 2 - 3);
    const pushed = bearing('trueshot', state => monster(state, 'zombie', 'H5'));
    pushed.choose(strike(pushed, 'trueshot', 'zombie-1', 'H5'), [
      blue(2),
      red(1),
      yellow({ range: 1, surge: 1 }),
      brown(2),
    ]);
    pushed.choose('surge:trueshot,0');
    expect(pushed.offered()).not.toContain('done');
    pushed.choose(`space:${at(pushed.state, 'I5')}`);
    pushed.chooseWhile('surge', 'done');
    expect(figure(pushed, 'zombie-1').cells).toEqual([at(pushed.state, 'I5')]);
  });
});

describe("the overlord's sides", () => {
  test('D2-LTGEN-03 Duskblade: heroes who begin their turn beside the bearer are slower by 1; his attacks have a surge of Pierce 5', () => {
    const t = against('duskblade');
    t.choose(strike(t, 'sir-alric-farrow', 'syndrael', 'E5'), [blue(2), red(1), gray(3)]);
    t.chooseWhile('answer', 'pass');
    expect(t.offered('surge:sir-alric-farrow/duskblade')).toEqual(['surge:sir-alric-farrow/duskblade,0']);
    t.choose('surge:sir-alric-farrow/duskblade,0');
    t.chooseWhile('surge', 'done');
    expect(damageOf(t, 'syndrael')).toBe(3);
    t.chooseWhile('monster-turn', 'end');
    acts(t, 'syndrael');
    expect(speedOf(t.state, 'syndrael')).toBe(3);
    const far = against('duskblade', 'sir-alric-farrow', state => {
      hero(state, 'jain-fairwood', 'thief', 'I8');
    });
    far.chooseWhile('monster-turn', 'end');
    acts(far, 'jain-fairwood');
    expect(speedOf(far.state, 'jain-fairwood')).toBe(5);
  });

  test('Bones of Woe: at the start of his turn a blue die; with a surge the overlord draws a card', () => {
    const begins = (die: number): number => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'sir-alric-farrow', 'H5').relic = 'bones-of-woe';
        holds(state, [], ['dash', 'dash', 'frenzy']);
      });
      // A single hero ends her turn; the usual card is drawn first.
      acts(t, 'syndrael').choose('end', [die]);
      return t.state.overlord.hand.length;
    };
    expect([begins(blue(2)), begins(blue(3))]).toEqual([2, 1]);
  });

  test("Shield of Zorek's Favor: after an attack he survives he tests might; the attacker suffers the shields of a passed test", () => {
    const strikes = (...test: readonly number[]): number => {
      const t = acts(
        sit(state => {
          hero(state, 'syndrael', 'knight', 'E5');
          monster(state, 'sir-alric-farrow', 'F5').relic = 'shield-of-zoreks-favor';
        }),
        'syndrael',
      );
      t.choose(strike(t, 'iron-longsword', 'sir-alric-farrow', 'F5'), [blue(3), red(1), gray(1), gray(1), ...test]);
      t.chooseWhile('surge', 'done');
      return damageOf(t, 'syndrael');
    };
    expect(strikes(gray(1), black(2))).toBe(3);
    // More shields than his might: nothing happens.
    expect(strikes(gray(3), black(4))).toBe(0);
  });

  test('Staff of Shadows: exhausted for a card of his hand, the overlord draws one or has any die rolled again', () => {
    const staffed = (): Played => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'sir-alric-farrow', 'F5').relic = 'staff-of-shadows';
        holds(state, ['dash'], ['frenzy']);
      });
      return acts(t.chooseWhile('answer', 'pass'), 'syndrael');
    };
    const t = staffed();
    t.choose(strike(t, 'iron-longsword', 'sir-alric-farrow', 'F5'), [blue(2), red(2), gray(0), gray(0)]);
    t.chooseWhile('answer', 'pass');
    const again = staffed();
    again.choose(strike(again, 'iron-longsword', 'sir-alric-farrow', 'F5'), [blue(2), red(2), gray(0), gray(0)]);
    again.choose('use:sir-alric-farrow,staff-of-shadows,0').choose('card:dash').choose('way:1');
    expect(again.offered()).toEqual(['reroll:0', 'reroll:1', 'reroll:2', 'reroll:3']);
    again.choose('reroll:1', [red(1)]);
    again.chooseWhile('answer', 'pass').chooseWhile('surge', 'done');
    t.chooseWhile('surge', 'done');
    expect([damageOf(t, 'sir-alric-farrow'), damageOf(again, 'sir-alric-farrow')]).toEqual([4, 3]);
    expect([again.state.overlord.hand, again.state.overlord.out]).toEqual([[], ['dash']]);
    expect(again.state.overlord.tired).toEqual(['staff-of-shadows']);
  });

  test('Staff of Shadows: in his own turn it is a card for a card, once', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'sir-alric-farrow', 'H5').relic = 'staff-of-shadows';
      holds(state, ['tripwire'], ['pit-trap', 'pit-trap', 'pit-trap']);
    });
    t.chooseWhile('answer', 'pass');
    acts(t, 'syndrael').choose('end');
    expect([t.seat, t.offered()]).toEqual([0, ['use:sir-alric-farrow,staff-of-shadows,0', 'pass']]);
    t.choose('use:sir-alric-farrow,staff-of-shadows,0').choose('card:tripwire');
    expect(t.state.overlord.hand).toEqual(['pit-trap', 'pit-trap']);
    expect(t.offered('use:sir-alric-farrow,staff-of-shadows')).toEqual([]);
  });

  test('The Shadow Rune (overlord): D2C-ITEM-12 surges for 2 damage, 1 range and 1 damage, a card; only Baron Zachareth may bear it', () => {
    expect(RELICS['the-shadow-rune-turned']?.only).toBe('baron-zachareth');
    const t = against('the-shadow-rune-turned', 'baron-zachareth', state => holds(state, [], ['dash', 'dash', 'dash']));
    const before = t.state.overlord.hand.length;
    t.chooseWhile('answer', 'pass');
    t.choose(strike(t, 'baron-zachareth', 'syndrael', 'E5'), [blue(2), face('red', { damage: 3, surge: 1 }), gray(0)]);
    t.chooseWhile('answer', 'pass');
    expect(t.offered('surge:baron-zachareth/the-shadow-rune-turned')).toHaveLength(3);
    t.choose('surge:baron-zachareth/the-shadow-rune-turned,0').choose('surge:baron-zachareth/the-shadow-rune-turned,2');
    t.chooseWhile('surge', 'done').chooseWhile('answer', 'pass');
    expect([damageOf(t, 'syndrael'), t.state.overlord.hand.length]).toEqual([2 + 3 + 2, before + 1]);
  });

  test("Scorpion's Kiss: a hero in sight tests awareness; failure immobilizes and poisons, success only one of the two", () => {
    const kissed = (dice: readonly number[], way?: string): readonly string[] => {
      const t = against('scorpions-kiss');
      t.choose('use:sir-alric-farrow,scorpions-kiss,0', dice);
      if (way !== undefined) t.choose(way);
      expect([t.state.overlord.tired, t.offered('use:sir-alric-farrow,scorpions-kiss')]).toEqual([
        ['scorpions-kiss'],
        [],
      ]);
      return figure(t, 'syndrael').conditions;
    };
    expect(kissed([gray(3), black(2)])).toEqual(['immobilized', 'poisoned']);
    expect(kissed([gray(0), black(0)], 'way:0')).toEqual(['immobilized']);
    expect(kissed([gray(0), black(0)], 'way:1')).toEqual(['poisoned']);
  });
});

describe('relics', () => {
  test('D2-RELGEN-01 D2-RELGEN-02 D2-RELGEN-03 D2-RELGEN-04 D2-SHOP-10 each has two sides; the heroes’ is an item that nobody buys or sells', () => {
    const base = relicNames().filter(id => Object.hasOwn(RELICS, id));
    expect(base).toHaveLength(6);
    for (const relic of base) {
      const [light, dark] = (['heroes', 'overlord'] as const).map(side => RELICS[sideOfRelic(relic, side)]);
      expect([light?.kind, dark?.kind, light?.gold, light?.act, saleOf(relic)], relic).toEqual([
        'relic',
        'relic',
        undefined,
        undefined,
        null,
      ]);
      expect([light?.slot === 'none', dark?.slot]).toEqual([false, 'none']);
    }
  });

  test('D2-RELGEN-03 a hero equips it like any item, and hands it on like any item', () => {
    const t = sit(state => {
      const one = hero(state, 'syndrael', 'knight', 'E5', ['dawnblade']);
      for (const own of one.cards) own.worn = false;
      hero(state, 'jain-fairwood', 'thief', 'E6');
      monster(state, 'zombie', 'J8');
    });
    t.choose('hero:syndrael');
    expect(t.offered('wear:dawnblade')).toEqual(['wear:dawnblade']);
    t.chooseWhile('equip', 'done').choose('move');
    expect(t.offered('give:dawnblade')).toEqual(['give:dawnblade,jain-fairwood']);
  });

  /** The set-up of an encounter in which these lieutenants take part; only those on a space are on the map. */
  const setUp = (relics: readonly string[], lieutenants: Readonly<Record<string, string | null>>): Played =>
    sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      for (const [of, space] of Object.entries(lieutenants)) {
        if (space !== null) monster(state, of, space);
        else state.groups.push({ id: of, of, inactive: false, minions: 0, masters: 0, acted: false });
      }
      monster(state, 'zombie', 'J8');
      state.overlord.relics = [...relics];
      state.stage = 'setup';
      state.todo = ['relics', 'begin'];
    });

  test('D2-RELGEN-04 D2-RELGEN-05 D2-RELGEN-06 D2-LTGEN-03 D2-LTGEN-04 at set-up the overlord says which lieutenant bears what, one each', () => {
    const t = setUp(['duskblade', 'bones-of-woe'], { 'sir-alric-farrow': 'H5', splig: 'H7' });
    expect([t.seat, t.kind, t.offered()]).toEqual([
      0,
      'relics',
      [
        'bear:sir-alric-farrow,duskblade',
        'bear:sir-alric-farrow,bones-of-woe',
        'bear:splig,duskblade',
        'bear:splig,bones-of-woe',
        'done',
      ],
    ]);
    t.choose('bear:splig,bones-of-woe');
    expect(t.offered()).toEqual(['bear:sir-alric-farrow,duskblade', 'done']);
    t.choose('done');
    expect(t.state.monsters.map(({ id, relic }) => [id, relic])).toEqual([
      ['sir-alric-farrow', null],
      ['splig', 'bones-of-woe'],
      ['zombie-1', null],
    ]);
  });

  test('D2-RELGEN-07 also a lieutenant who is not on the map yet may be given one', () => {
    const t = setUp(['duskblade'], { splig: null });
    expect(t.offered()).toEqual(['bear:splig,duskblade', 'done']);
  });

  test('D2-RELGEN-11 without a lieutenant a relic lies idle, and nobody is asked', () => {
    const t = setUp(['duskblade'], {});
    expect([t.state.stage, t.state.overlord.relics, t.state.overlord.bearers]).toEqual(['heroes', ['duskblade'], {}]);
    // Nor is it of any use to a lieutenant who was not given it.
    const kept = setUp(['duskblade'], { splig: 'H7' }).choose('done');
    expect([kept.state.overlord.relics, kept.state.monsters.map(({ relic }) => relic)]).toEqual([
      ['duskblade'],
      [null, null],
    ]);
  });

  test('D2C-ITEM-12 the turned Shadow Rune is offered to the baron alone', () => {
    const t = setUp(['the-shadow-rune-turned'], { splig: 'H7', 'baron-zachareth': 'H5' });
    expect(t.offered('bear:')).toEqual(['bear:baron-zachareth,the-shadow-rune-turned']);
  });

  test('D2-RELGEN-08 D2-RELGEN-09 defeated, a lieutenant has lost his relic for the quest and gets no other; the overlord keeps it', () => {
    const t = setUp(['duskblade', 'bones-of-woe'], { splig: 'F5' });
    t.choose('bear:splig,duskblade');
    const fallen = sit(state => {
      Object.assign(state, structuredClone(t.state));
      const splig = state.monsters.find(({ id }) => id === 'splig');
      if (splig !== undefined) splig.damage = 9;
    });
    acts(fallen, 'syndrael');
    fallen.choose(strike(fallen, 'iron-longsword', 'splig', 'F5'), [blue(3), red(3), gray(0)]);
    fallen.chooseWhile('surge', 'done');
    expect(fallen.state.monsters.map(({ id }) => id)).toEqual(['zombie-1']);
    expect([fallen.state.overlord.relics, fallen.state.overlord.bearers]).toEqual([
      ['duskblade', 'bones-of-woe'],
      { splig: null, 'splig/lost': 'duskblade' },
    ]);
    // The next encounter of the same quest: he is there again, and bears nothing; what he has lost nobody else bears.
    const later = sit(state => {
      Object.assign(state, structuredClone(fallen.state));
      monster(state, 'splig', 'H5');
      monster(state, 'sir-alric-farrow', 'H7');
      state.turns = [];
      state.stage = 'setup';
      state.todo = ['relics', 'begin'];
    });
    expect(later.offered()).toEqual(['bear:sir-alric-farrow,bones-of-woe', 'done']);
    later.choose('done');
    expect([later.state.stage, figure(later, 'splig')]).toMatchObject(['heroes', { relic: null }]);
  });

  test('D2-RELGEN-05 it is decided when an encounter is set up; in the next one of the quest he bears it still', () => {
    const of = 'lord-merick-farrow';
    const lays = (state: State, encounter: number): void => {
      state.encounter = encounter;
      layEncounter(state, io());
    };
    /** Sets it up; whether he was asked what Merick bears. */
    const whole = (t: Played): boolean => {
      let asked = false;
      for (let i = 0; i < 60 && t.state.stage === 'setup'; i++) {
        const [bears] = t.offered(`bear:${of},bones-of-woe`);
        asked ||= t.offered(`bear:${of}`).length > 0;
        t.choose(bears ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
      }
      return asked;
    };
    const t = begun('village-of-boils', state => {
      hero(state, 'syndrael', 'knight', 'A2');
      hero(state, 'jain-fairwood', 'thief', 'A3');
      state.overlord.relics = ['bones-of-woe', 'duskblade'];
      lays(state, 0);
    });
    expect([whole(t), figure(t, of)]).toMatchObject([true, { relic: 'bones-of-woe' }]);
    const later = t.changed(state => {
      state.turns = [];
      lays(state, 1);
    });
    expect([whole(later), figure(later, of)]).toMatchObject([false, { relic: 'bones-of-woe' }]);
  });
});
