import { expect, test } from 'vitest';
import { acts, at, damageOf, figure, hero, monster, sit, strike } from '../../positions.ts';
import { blue, brown, gray, green, red, yellow } from './throws.ts';

const GRISBAN = 'grisban-the-thirsty';

/** Grisban at F5 with the weapon, an ettin (health 5) at H5: damage and conditions after an attack with these surges. */
function struck(item: string, dice: readonly number[], surges: readonly number[], space = 'G4'): unknown[] {
  const t = acts(
    sit(state => {
      const worn = { id: item, tired: false, worn: true, used: false, on: null };
      hero(state, GRISBAN, 'berserker', 'F5').cards = [worn];
      const cells = space === 'G4' ? ['G4', 'H4', 'G5', 'H5'] : ['H4', 'I4', 'H5', 'I5'];
      monster(state, 'ettin', ...cells);
      monster(state, 'zombie', 'J8');
    }),
    GRISBAN,
  );
  t.choose(strike(t, item, 'ettin-1', space === 'G4' ? 'G5' : 'H5'), [...dice, gray(1), gray(1)]);
  for (const n of surges) t.choose(`surge:${item},${n}`);
  t.chooseWhile('surge', 'done');
  return [damageOf(t, 'ettin-1'), figure(t, 'ettin-1').conditions];
}

// Two shields stand against every one of these attacks.
test('D2-KEYW-08 Bone Blade: Pierce 1; surges for 2 damage and Bleeding', () => {
  expect(struck('bone-blade', [blue(1), red(1)], [])).toEqual([1, []]);
  expect(struck('bone-blade', [blue(1, 1), red(1)], [0])).toEqual([3, []]);
  expect(struck('bone-blade', [blue(1, 1), red(1)], [1])).toEqual([1, ['bleeding']]);
});

test("D2-ASTEP-14 City Guard's Bow: surges for 2 damage and 3 range", () => {
  expect(struck('city-guards-bow', [blue(1, 1), yellow(2)], [0])).toEqual([3, []]);
  const t = acts(
    sit(state => {
      hero(state, GRISBAN, 'berserker', 'E3').cards = [
        { id: 'city-guards-bow', tired: false, worn: true, used: false, on: null },
      ];
      monster(state, 'zombie', 'J8');
    }),
    GRISBAN,
  );
  // 5 spaces away, range 2 and 0: short without the surge.
  t.choose(strike(t, 'city-guards-bow', 'zombie-1', 'J8'), [blue(2, 1), yellow(2), brown(2)]);
  t.choose('surge:city-guards-bow,1');
  expect([at(t.state, 'J8'), damageOf(t, 'zombie-1')]).toEqual([figure(t, 'zombie-1').cells[0], 2]);
});

test('D2-SURGE-02 Jeweled Mace: two surges for 2 damage each', () => {
  expect(struck('jeweled-mace', [blue(1, 1), green(0, 1)], [0, 1])).toEqual([3, []]);
});

test('D2-KEYW-13 Ironbound Glaive: Reach; surges for 3 damage and Pierce 3', () => {
  expect(struck('ironbound-glaive', [blue(1, 1), red(1), yellow(0, 1)], [1], 'H5')).toEqual([2, []]);
  expect(struck('ironbound-glaive', [blue(1, 1), red(1), yellow(0, 1)], [0])).toEqual([3, []]);
});

test('D2-COND-02 Rat-tooth Dagger: Pierce 1; surges for 2 damage, Bleeding and Diseased', () => {
  expect(struck('rat-tooth-dagger', [blue(1, 1), yellow(1), yellow(0, 1)], [1, 2])).toEqual([
    1,
    ['bleeding', 'diseased'],
  ]);
  expect(struck('rat-tooth-dagger', [blue(1, 1), yellow(1), yellow(0, 1)], [0])).toEqual([3, []]);
});

test('D2-KEYW-08 Rune of Blades: Pierce 2; surges for 2 damage, Pierce 2 and Bleeding', () => {
  expect(struck('rune-of-blades', [blue(1, 1), yellow(1), green(1)], [2])).toEqual([3, ['bleeding']]);
  expect(struck('rune-of-blades', [blue(1, 1), yellow(0, 1), green(1)], [0])).toEqual([4, []]);
});
