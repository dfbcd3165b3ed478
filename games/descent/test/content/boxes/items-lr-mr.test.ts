import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { attributeOf, healthOf, staminaOf } from '../../../rules/values.ts';
import { acts, at, card, damageOf, fatigueOf, figure, hero, lay, monster, raid, sit, strike } from '../../positions.ts';
import { black, blue, brown, gray, green, red, yellow } from './throws.ts';

const GRISBAN = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';
const LEORIC = 'leoric-of-the-book';
const use = (of: string, n = 0, by = GRISBAN): string => `use:${by},${of},${n}`;
const worn = (id: string) => ({ id, tired: false, worn: true, used: false, on: null });

/** Grisban at F5 with these items alone, Avric at F7, a zombie at G5 and one at J8. */
const shop = (items: string | readonly string[], change: (state: State) => void = () => undefined) =>
  acts(
    sit(state => {
      hero(state, GRISBAN, 'berserker', 'F5').cards = [items].flat().map(worn);
      hero(state, AVRIC, 'disciple', 'F7');
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'J8');
      change(state);
    }),
    GRISBAN,
  );
const attacked = (item: string, change: (state: State) => void = () => undefined) =>
  raid(state => {
    hero(state, GRISBAN, 'berserker', 'F5').cards = [worn(item)];
    monster(state, 'zombie', 'G5');
    change(state);
  });
/** The first zombie after an attack with these faces and surges. */
const struck = (
  item: string,
  dice: readonly number[],
  surges: readonly number[] = [],
  change: (state: State) => void = () => undefined,
) => {
  const t = shop(item, change);
  t.choose(strike(t, item, 'zombie-1', 'G5'), [...dice]);
  for (const n of surges) t.choose(`surge:${item},${n}`);
  t.chooseWhile('surge', 'done');
  return t;
};
const left = (t: ReturnType<typeof shop>) => [damageOf(t, 'zombie-1'), figure(t, 'zombie-1').conditions];
const sturdy = (state: State) => {
  (state.monsters[0] as { damage: number }).damage = 0;
};

describe('shop items of Labyrinth of Ruin', () => {
  test('D2-KEYW-08 Bearded Axe: Pierce 1, a surge for Pierce 2; 2 more damage if no shield is left', () => {
    expect(left(struck('bearded-axe', [blue(1), red(1), brown(2)]))).toEqual([1, []]);
    const t = shop('bearded-axe', state => {
      (state.monsters[0] as { cells: number[] }).cells = [at(state, 'J3')];
      monster(state, 'ettin', 'G4', 'H4', 'G5', 'H5');
    });
    // 2 hearts against 1 shield, which is pierced: 2 more.
    t.choose(strike(t, 'bearded-axe', 'ettin-1', 'G5'), [blue(1), red(1), gray(1), gray(0)]);
    t.chooseWhile('surge', 'done');
    expect(damageOf(t, 'ettin-1')).toBe(4);
  });

  test('D2-CHAR-12 Bow of Bone: a green die more if he has not moved this turn', () => {
    expect(left(struck('bow-of-bone', [blue(1), yellow(1), green(1), brown(2)]))).toEqual([1, []]);
    const t = shop('bow-of-bone');
    t.choose('move').choose(`go:${at(t.state, 'F4')},move-1`);
    t.choose(strike(t, 'bow-of-bone', 'zombie-1', 'G5'), [blue(1), yellow(1), brown(1)]).chooseWhile('surge', 'done');
    expect(damageOf(t, 'zombie-1')).toBe(1);
  });

  test('D2-HTURN-01 Elven Boots: 1 movement point at the start of his turn', () => {
    const t = shop('elven-boots');
    expect(t.state.turns[0]?.pools).toEqual([{ source: 'elven-boots', left: 1 }]);
    // Not in the turn of another.
    const other = acts(t.choose('end'), AVRIC);
    expect([other.state.turns[0]?.figure, other.state.turns[0]?.pools]).toEqual([AVRIC, []]);
  });

  test('D2-SURGE-02 Mace of Aver: a surge for 2 damage, two for 2 damage and Stunned', () => {
    expect(left(struck('mace-of-aver', [blue(1), green(0, 1), green(0, 1), brown(1)], [1]))).toEqual([2, ['stunned']]);
    expect(left(struck('mace-of-aver', [blue(1), green(0, 1), green(0, 1), brown(1)], [0]))).toEqual([2, []]);
  });

  test('D2-COND-02 Poisoned Blowgun: Pierce 1; surges for 1 damage and Poisoned, or 1 range and 1 damage', () => {
    expect(left(struck('poisoned-blowgun', [blue(1, 1), green(0, 1), brown(2)], [0]))).toEqual([1, ['poisoned']]);
    expect(left(struck('poisoned-blowgun', [blue(1, 1), green(0, 1), brown(2)], [1]))).toEqual([1, []]);
  });

  test('D2-CHAR-02 Rune Plate: 2 health with knowledge 4; a gray die, or a black one with a rune', () => {
    const t = attacked('rune-plate');
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(2), yellow(1), gray(0), gray(2)]);
    expect([damageOf(t, GRISBAN), healthOf(t.state, GRISBAN)]).toEqual([1, 14]);
    const r = raid(state => {
      hero(state, LEORIC, 'runemaster', 'F5', ['rune-plate']);
      monster(state, 'zombie', 'G5');
    });
    expect(healthOf(r.state, LEORIC)).toBe(10);
    r.choose(strike(r, 'zombie', LEORIC, 'F5'), [blue(2), yellow(2), gray(0), black(2)]);
    // He takes 1 damage away himself.
    expect(damageOf(r, LEORIC)).toBe(1);
  });

  test('D2C-ITEM-30 Serpent Dagger: 2 more damage on who is poisoned already; two surges poison even without damage', () => {
    const poisoned = (state: State) => {
      state.monsters[0]?.conditions.push('poisoned');
    };
    expect(left(struck('serpent-dagger', [blue(1), green(1), brown(2)], [], poisoned))[0]).toBe(2);
    // Poisoned by the attack itself: no bonus.
    expect(left(struck('serpent-dagger', [blue(1, 1), green(1, 1), brown(2)], [0]))).toEqual([0, ['poisoned']]);
  });

  test("D2-ATTR-08 Thief's Vest: 1 more might and awareness, and a brown die", () => {
    const t = attacked('thiefs-vest');
    expect(['might', 'awareness'].map(one => attributeOf(t.state, GRISBAN, one as 'might'))).toEqual([6, 2]);
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(2), yellow(1), gray(0), brown(2)]);
    expect(damageOf(t, GRISBAN)).toBe(1);
  });

  test('D2-ASTEP-20 Black Iron Helm: 2 health, and 1 shield on every defence', () => {
    const t = attacked('black-iron-helm');
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(2), yellow(1), gray(0)]);
    expect([damageOf(t, GRISBAN), healthOf(t.state, GRISBAN)]).toEqual([2, 16]);
  });

  test('D2-KEYW-08 Bow of the Eclipse: Pierce 2; two surges for 1 range and 3 damage, one for 1 and 1', () => {
    expect(left(struck('bow-of-the-eclipse', [blue(1, 1), red(1), green(0, 1), brown(2)]))).toEqual([2, []]);
    const t = struck('bow-of-the-eclipse', [blue(1, 1), red(1), green(0, 1), brown(2)], [0]);
    expect(t.state.monsters).toHaveLength(1);
  });

  test('D2-ATTR-04 Cloak of Deception: on a blank a test of awareness, and the attack does not affect him', () => {
    const rolled = (shield: number) => {
      const t = attacked('cloak-of-deception');
      t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(2), yellow(1), gray(shield), gray(1)]);
      return t;
    };
    const t = rolled(0);
    // His awareness is 1, his knowledge 2.
    t.choose(use('cloak-of-deception'), [gray(1), black(0)]);
    expect([damageOf(t, GRISBAN), card(t, GRISBAN, 'cloak-of-deception').tired]).toEqual([0, true]);
    const failed = rolled(0);
    failed.choose(use('cloak-of-deception'), [gray(0), black(2)]);
    expect(damageOf(failed, GRISBAN)).toBe(2);
    // Without a blank there is no test.
    expect(damageOf(rolled(1), GRISBAN)).toBe(1);
  });

  test('D2-CHAR-12 Iron Claws: a green die more with an empty hand; 2 damage for two surges, 5 for three', () => {
    expect(left(struck('iron-claws', [blue(1), yellow(0, 1), yellow(0, 1), green(0, 1), brown(2)], [1]))).toEqual([
      1,
      [],
    ]);
    const t = shop(['iron-claws', 'steel-broadsword']);
    t.choose(strike(t, 'iron-claws', 'zombie-1', 'G5'), [blue(1), yellow(1), yellow(1), brown(2)]);
    t.chooseWhile('surge', 'done');
    expect(damageOf(t, 'zombie-1')).toBe(1);
  });

  test('D2-FAT-06 Obsidian Greataxe: 1 fatigue back for each monster it defeats; a surge for 2 damage', () => {
    const t = struck('obsidian-greataxe', [blue(1), red(1), red(1), brown(0)], [], state => {
      (state.heroes[0] as { fatigue: number }).fatigue = 2;
    });
    expect([t.state.monsters.length, fatigueOf(t, GRISBAN)]).toEqual([1, 1]);
  });

  test('D2-CHAR-12 Rage Blade: a green die more from the second attack of a turn on', () => {
    const t = struck('rage-blade', [blue(1), red(1), yellow(0, 1), brown(2)], [], sturdy);
    expect(damageOf(t, 'zombie-1')).toBe(0);
    t.choose(strike(t, 'rage-blade', 'zombie-1', 'G5'), [blue(1), red(1), yellow(0, 1), green(1), brown(2)]);
    t.choose('surge:rage-blade,0').chooseWhile('surge', 'done');
    // 3 hearts and 1 more against 2 shields less Pierce 1.
    expect(t.state.monsters.some(({ id }) => id === 'zombie-1')).toBe(false);
  });

  test('D2-COND-02 Rune of Misery: surges for Cursed, for 1 range and 1 damage, for two 4 damage', () => {
    expect(left(struck('rune-of-misery', [blue(1, 1), red(1), green(1), brown(2)], [0]))).toEqual([1, ['cursed']]);
    expect(left(struck('rune-of-misery', [blue(1, 1), red(1), green(1), brown(2)], [1]))).toEqual([2, []]);
  });

  test('D2-ATTR-08 Shroud of Dusk: 1 more in every attribute', () => {
    const all = ['might', 'knowledge', 'willpower', 'awareness'] as const;
    const bare = shop([]);
    const t = shop('shroud-of-dusk');
    expect(all.map(one => attributeOf(t.state, GRISBAN, one))).toEqual(
      all.map(one => Math.min(6, (attributeOf(bare.state, GRISBAN, one) ?? 0) + 1)),
    );
  });

  test('D2-SURGE-02 Staff of the Wild: one of four conditions; 1 range and 2 damage; 1 damage and 1 fatigue', () => {
    const t = shop('staff-of-the-wild', state => {
      (state.heroes[0] as { fatigue: number }).fatigue = 2;
    });
    t.choose(strike(t, 'staff-of-the-wild', 'zombie-1', 'G5'), [
      blue(1, 1),
      yellow(0, 1),
      green(0, 1),
      green(1),
      brown(2),
    ]);
    t.choose('surge:staff-of-the-wild,0').choose('way:1').choose('surge:staff-of-the-wild,2');
    t.chooseWhile('surge', 'done');
    expect([...left(t), fatigueOf(t, GRISBAN)]).toEqual([1, ['diseased'], 1]);
  });
});

describe('shop items of Manor of Ravens', () => {
  test('D2-ASTEP-16 D2-ABIL-12 D2-EXH-02 Shadow Bracers: exhausted, a surge of an attack on him is cancelled; his own attacks have a surge for Doomed, unless they are exhausted', () => {
    const t = attacked('shadow-bracers');
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(1, 1), yellow(1), gray(0)]).choose(use('shadow-bracers'));
    expect([t.kind, damageOf(t, GRISBAN)]).toEqual(['monster-turn', 2]);
    const own = shop(['shadow-bracers', 'steel-broadsword']);
    own.choose(strike(own, 'steel-broadsword', 'zombie-1', 'G5'), [blue(1, 1), red(1), brown(1)]);
    own.choose('pass').choose(`surge:${GRISBAN}/shadow-bracers,0`).chooseWhile('surge', 'done');
    // Who is doomed suffers 1 damage more.
    expect(left(own)).toEqual([2, ['doomed']]);
    // Grisban strikes back in the zombie's activation: once they were used, their surge is gone as well.
    const strikesBack = (answer: string): readonly string[] => {
      const back = attacked('shadow-bracers', state => {
        state.heroes[0]?.cards.push(worn('steel-broadsword'), worn('counter-attack'));
      });
      back.choose(strike(back, 'zombie', GRISBAN, 'F5'), [blue(1, 1), yellow(1), gray(0)]).choose(answer);
      back.chooseWhile('surge', 'done').choose(use('counter-attack'), [blue(1, 1), red(1), brown(1)]);
      back.chooseWhile('answer', 'pass');
      return back.offered(`surge:${GRISBAN}/shadow-bracers`);
    };
    expect([strikesBack('pass'), strikesBack(use('shadow-bracers'))]).toEqual([
      [`surge:${GRISBAN}/shadow-bracers,0`],
      [],
    ]);
  });

  test('D2C-ITEM-34 Undying Skull: 1 stamina; no surge of the general rule for fatigue', () => {
    const t = shop(['undying-skull', 'steel-broadsword']);
    expect(staminaOf(t.state, GRISBAN)).toBe(5);
    t.choose(strike(t, 'steel-broadsword', 'zombie-1', 'G5'), [blue(1, 1), red(1), brown(1)]);
    t.choose('pass');
    expect([t.kind, t.offered('surge-fatigue')]).toEqual(['surge', []]);
  });

  test('D2-ATTR-07 White Wolf Cloak: a brown die; exhausted, a test is rolled again', () => {
    const t = sit(state => {
      hero(state, GRISBAN, 'berserker', 'F5').cards = [worn('white-wolf-cloak')];
      lay(state, GRISBAN, {
        at: 'turn-start',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'test', attribute: 'knowledge', fail: [{ do: 'suffer', n: 3 }] }],
      });
      state.stage = 'heroes';
    });
    expect(t.kind).toBe('answer');
    t.choose(use('white-wolf-cloak'), [gray(0), black(0)]);
    expect(damageOf(t, GRISBAN)).toBe(0);
  });

  test('D2-COND-02 Hammer of Doom: Reach; a surge for Doomed, two for 4 damage', () => {
    expect(left(struck('hammer-of-doom', [blue(1, 1), red(1), red(1), brown(2)], [0]))).toEqual([2, ['doomed']]);
  });

  test('D2C-ITEM-19 D2C-ITEM-20 Heart Seeker: needs no line of sight, but the way is counted', () => {
    // The second zombie stands behind the first and an ettin.
    const t = shop('heart-seeker', state => {
      (state.monsters[1] as { cells: number[] }).cells = [at(state, 'J5')];
      monster(state, 'ettin', 'H4', 'I4', 'H5', 'I5');
    });
    expect(t.offered('attack')).toContain(strike(t, 'heart-seeker', 'zombie-2', 'J5'));
    const other = shop('bow-of-bone', state => {
      (state.monsters[1] as { cells: number[] }).cells = [at(state, 'J5')];
      monster(state, 'ettin', 'H4', 'I4', 'H5', 'I5');
    });
    expect(other.offered('attack')).not.toContain(strike(other, 'bow-of-bone', 'zombie-2', 'J5'));
    // 4 spaces away: range 3 falls short.
    t.choose(strike(t, 'heart-seeker', 'zombie-2', 'J5'), [blue(2, 1), yellow(0, 1), yellow(2), brown(0)]);
    t.chooseWhile('surge', 'done');
    expect(damageOf(t, 'zombie-2')).toBe(0);
  });

  test('D2-SURGE-02 Rune of Fate: surges for Blast, Doomed and 2 damage', () => {
    expect(left(struck('rune-of-fate', [blue(1, 1), yellow(0, 1), yellow(0, 1), brown(2)], [1, 2]))).toEqual([
      2,
      ['doomed'],
    ]);
  });
});
