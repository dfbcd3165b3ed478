import { odds } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { DICE } from '../content/dice.ts';
import type { DieKind } from '../content/words.ts';
import type { State } from '../state.ts';
import { acts, at, hero, monster, type Played, raid, sit, strike } from './positions.ts';

interface Thrown {
  readonly miss: boolean;
  readonly range: number;
  readonly damage: number;
  readonly surge: number;
  readonly shield: number;
}

/** Every throw of these dice, face by face: nothing of the engine or the rules is asked. */
function* throws(dice: readonly DieKind[]): Generator<Thrown> {
  const count = 6 ** dice.length;
  for (let n = 0; n < count; n++) {
    const sum = { miss: false, range: 0, damage: 0, surge: 0, shield: 0 };
    let rest = n;
    for (const die of dice) {
      const face = DICE[die][rest % 6];
      rest = Math.floor(rest / 6);
      if (face === undefined) continue;
      sum.miss ||= face.miss;
      sum.range += face.range;
      sum.damage += face.damage;
      sum.surge += face.surge;
      sum.shield += face.shield;
    }
    yield sum;
  }
}

function brute(dice: readonly DieKind[], named: (thrown: Thrown) => string): Record<string, number> {
  const found: Record<string, number> = {};
  const share = 1 / 6 ** dice.length;
  for (const thrown of throws(dice)) found[named(thrown)] = (found[named(thrown)] ?? 0) + share;
  return found;
}

function expectOdds(t: Played, option: string, wanted: Readonly<Record<string, number>>): void {
  const found = odds(t.match, t.match.find(option));
  expect(found.exact).toBe(true);
  expect(found.outcomes.map(({ name }) => name).sort()).toEqual(Object.keys(wanted).sort());
  for (const { name, probability } of found.outcomes) expect(probability, name).toBeCloseTo(wanted[name] ?? -1, 9);
}

/** What so much damage comes to for somebody with so much health left. */
const hurt = (who: string, health: number, damage: number): string =>
  damage <= 0 ? 'nothing' : damage >= health ? `${who} is defeated` : `${who} ${damage} damage`;

const dice = (kinds: readonly DieKind[], pool: 'attack' | 'defence', on: string) => ({
  source: 'test',
  key: `${pool}-dice`,
  on,
  by: on,
  until: 'quest-end',
  what: { do: 'dice', pool, dice: kinds } as const,
  next: false,
});

describe('odds are exact', () => {
  test('bare hands against a gray die', () => {
    const t = turn(state => {
      hero(state, 'grisban-the-thirsty', 'berserker', 'F5');
      monster(state, 'goblin-archer', 'G5');
    });
    const wanted = brute(['blue', 'gray'], ({ miss, damage, shield }) =>
      hurt('Goblin Archer 1', 2, miss ? 0 : damage - shield),
    );
    expectOdds(t, strike(t, 'unarmed', 'goblin-archer-1', 'G5'), wanted);
  });

  test('an axe with two surges of 1 damage, against a goblin and against an ettin', () => {
    const t = turn(state => {
      hero(state, 'grisban-the-thirsty', 'berserker', 'F5');
      monster(state, 'goblin-archer', 'G4');
      monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
    });
    const axe = (who: string, health: number) => (thrown: Thrown) =>
      hurt(who, health, thrown.miss ? 0 : thrown.damage + Math.min(2, thrown.surge) - thrown.shield);
    expectOdds(
      t,
      strike(t, 'chipped-greataxe', 'goblin-archer-1', 'G4'),
      brute(['blue', 'red', 'gray'], axe('Goblin Archer 1', 2)),
    );
    expectOdds(
      t,
      strike(t, 'chipped-greataxe', 'ettin-1', 'G5'),
      brute(['blue', 'red', 'gray', 'gray'], axe('Ettin 1', 5)),
    );
  });

  /** A bow: the surge for range is spent only where it is needed. */
  const bow = (distance: number, health: number, who: string) => (thrown: Thrown) => {
    const short = thrown.range < distance;
    if (thrown.miss || (short && (thrown.surge === 0 || thrown.range + 2 < distance))) return 'nothing';
    const more = Math.min(1, thrown.surge - (short ? 1 : 0));
    return hurt(who, health, thrown.damage + more - thrown.shield);
  };

  test.each([
    ['G5', 1],
    ['H5', 2],
    ['I5', 3],
    ['J5', 4],
  ] as const)('a bow at %s, %d spaces away', (space, distance) => {
    const t = turn(state => {
      hero(state, 'jain-fairwood', 'wildlander', 'F5');
      monster(state, 'goblin-archer*', space);
    });
    expectOdds(
      t,
      strike(t, 'yew-shortbow', 'goblin-archer-master-1', space),
      brute(['blue', 'yellow', 'gray'], bow(distance, 4, 'Goblin Archer (master)')),
    );
  });

  test('Pierce for a surge, as far as there are shields', () => {
    const t = turn(state => {
      hero(state, 'leoric-of-the-book', 'necromancer', 'F5', ['arcane-bolt']);
      monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
    });
    const wanted = brute(['blue', 'yellow', 'gray', 'gray'], ({ miss, damage, surge, shield }) =>
      hurt('Ettin 1', 5, miss ? 0 : damage - Math.max(0, shield - (surge > 0 ? 2 : 0))),
    );
    expectOdds(t, strike(t, 'arcane-bolt', 'ettin-1', 'G5'), wanted);
  });

  test('a monster attacks a hero: his shield is not used in a forecast', () => {
    const t = raid(state => {
      hero(state, 'avric-albright', 'spiritspeaker', 'F5');
      monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
    }, 'ettin-1');
    const wanted = brute(['blue', 'red', 'gray'], ({ miss, damage, surge, shield }) => {
      const dealt = miss ? 0 : damage + (surge > 0 ? 2 : 0) - shield;
      return dealt <= 0 ? 'nothing' : `Avric Albright ${dealt} damage`;
    });
    expectOdds(t, strike(t, 'ettin', 'avric-albright', 'F5'), wanted);
  });

  test('five dice against three', () => {
    const t = turn(state => {
      hero(state, 'grisban-the-thirsty', 'berserker', 'F5');
      monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
      state.lasting.push(
        dice(['red', 'yellow', 'green'], 'attack', 'grisban-the-thirsty'),
        dice(['black'], 'defence', 'ettin-1'),
      );
    });
    const wanted = brute(
      ['blue', 'red', 'red', 'yellow', 'green', 'gray', 'gray', 'black'],
      ({ miss, damage, surge, shield }) => hurt('Ettin 1', 5, miss ? 0 : damage + Math.min(2, surge) - shield),
    );
    expectOdds(t, strike(t, 'chipped-greataxe', 'ettin-1', 'G5'), wanted);
  });

  test('an attribute test: who is poisoned tests might at the start of the turn', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5').conditions.push('poisoned');
      hero(state, 'leoric-of-the-book', 'runemaster', 'F6');
      monster(state, 'goblin-archer', 'J8');
    });
    const wanted = brute(['gray', 'black'], ({ shield }) =>
      shield <= 4 ? 'Syndrael no longer poisoned' : 'Syndrael 1 damage',
    );
    expectOdds(t, 'hero:syndrael', wanted);
  });

  test('reviving: two red dice heal', () => {
    const t = turn(state => {
      hero(state, 'grisban-the-thirsty', 'berserker', 'F5');
      const down = hero(state, 'syndrael', 'knight', 'F6');
      down.cells = [];
      down.down = at(state, 'F6');
      down.damage = 12;
      down.fatigue = 4;
      monster(state, 'goblin-archer', 'J8');
    });
    const wanted = brute(
      ['red', 'red'],
      ({ damage, surge }) =>
        `Syndrael stands again, Syndrael recovers ${damage}${surge > 0 ? `, Syndrael recovers ${surge} fatigue` : ''}`,
    );
    expectOdds(t, 'revive:syndrael', wanted);
  });
});

const turn = (arrange: (state: State) => void): Played => {
  const t = sit(arrange);
  return acts(t, t.state.heroes[0]?.id ?? '');
};

test('in German too', () => {
  const t = turn(state => {
    hero(state, 'grisban-the-thirsty', 'berserker', 'F5');
    monster(state, 'goblin-archer', 'G5');
  });
  const { outcomes } = odds(t.match, t.match.find(strike(t, 'chipped-greataxe', 'goblin-archer-1', 'G5')), {
    lang: 'de',
  });
  expect(outcomes.map(({ name }) => name).sort()).toEqual([
    'Goblin-Bogenschütze 1 1 Schaden',
    'Goblin-Bogenschütze 1 wird besiegt',
    'nichts',
  ]);
});
