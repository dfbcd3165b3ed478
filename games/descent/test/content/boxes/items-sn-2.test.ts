import { expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { isHarmful } from '../../../rules/terrain.ts';
import { defencePool, healthOf, speedOf } from '../../../rules/values.ts';
import {
  acts,
  at,
  card,
  damageOf,
  fatigueOf,
  figure,
  go,
  hero,
  lay,
  MISS,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, gray, green, red, yellow } from './throws.ts';

const GRISBAN = 'grisban-the-thirsty';
const JAIN = 'jain-fairwood';
const use = (who: string, of: string, n = 0): string => `use:${who},${of},${n}`;
const worn = (id: string) => ({ id, tired: false, worn: true, used: false, on: null });
const passing = (t: Played) => {
  for (let i = 0; i < 9 && (t.kind === 'answer' || t.kind === 'surge' || t.kind === 'order'); i++)
    t.choose(t.kind === 'answer' ? 'pass' : t.kind === 'surge' ? 'done' : (t.offered()[0] ?? ''));
  return t;
};

/** Grisban at F5 with nothing but these cards, a master zombie at G5. */
const armed = (items: readonly string[], change: (state: State) => void = () => undefined) =>
  acts(
    sit(state => {
      hero(state, GRISBAN, 'berserker', 'F5').cards = items.map(worn);
      monster(state, 'zombie*', 'G5');
      change(state);
    }),
    GRISBAN,
  );
/** A zombie at G5 attacks Grisban at F5, who has these cards. */
const attacked = (items: readonly string[], change: (state: State) => void = () => undefined) =>
  raid(state => {
    hero(state, GRISBAN, 'berserker', 'F5').cards = items.map(worn);
    monster(state, 'zombie', 'G5');
    change(state);
  });
const claws = (t: Played, ...defence: number[]) =>
  t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(1), yellow(2), ...defence]);

test('D2-XP-06 Archaic Scroll: an action and the card itself for up to 2 class cards, whose experience comes back', () => {
  const t = armed(['archaic-scroll', 'brute', 'counter-attack', 'rage']);
  t.choose(use(GRISBAN, 'archaic-scroll')).choose('card:counter-attack').choose('card:brute');
  const [own] = t.state.heroes;
  expect([own?.cards.map(({ id }) => id), own?.xp, t.state.turns[0]?.actions]).toEqual([['rage'], 2, 1]);
  expect(armed(['archaic-scroll', 'rage']).offered(use(GRISBAN, 'archaic-scroll'))).toEqual([]);
});

test("D2-KEYW-08 Baron's Cloak: a brown die, 1 health, and Pierce has no effect", () => {
  const t = attacked(['barons-cloak'], state => {
    state.lasting.push({
      source: 'thorn',
      key: 'thorn',
      on: 'zombie-1',
      by: 'zombie-1',
      until: 'encounter-end',
      next: false,
      what: { do: 'bonus', to: 'pierce', n: 3 },
    });
  });
  expect([defencePool(t.state, GRISBAN), healthOf(t.state, GRISBAN)]).toEqual([['gray', 'brown'], 15]);
  passing(claws(t, gray(1), brown(1)));
  expect(damageOf(t, GRISBAN)).toBe(1);
});

test('D2C-ITEM-05 Bloody Dagger: 1 fatigue to bleed, only outside an attack; bleeding, a surge for 4 damage with this weapon', () => {
  const t = armed(['bloody-dagger']);
  t.choose(use(GRISBAN, 'bloody-dagger'));
  expect([figure(t, GRISBAN).conditions, fatigueOf(t, GRISBAN), t.offered(use(GRISBAN, 'bloody-dagger'))]).toEqual([
    ['bleeding'],
    1,
    [],
  ]);
  t.choose(strike(t, 'bloody-dagger', 'zombie-master-1', 'G5'), [blue(1, 1), green(1), brown(1)]);
  expect(t.kind).toBe('surge');
  passing(t.choose(t.offered('surge:').find(one => one.includes('bloody-dagger')) ?? ''));
  expect(damageOf(t, 'zombie-master-1')).toBe(5);
  // Nobody is asked before or after the roll, and without bleeding there is no such surge.
  const dry = armed(['bloody-dagger']);
  dry.choose(strike(dry, 'bloody-dagger', 'zombie-master-1', 'G5'), [blue(1, 1), green(1), brown(0)]);
  expect([dry.kind, dry.offered()]).toEqual(['surge', ['surge-fatigue', 'done']]);
});

test('D2-TERR-03 Boots of Iron: hazard spaces are normal spaces', () => {
  const t = armed(['boots-of-iron'], state => {
    state.ground[at(state, 'F6')] = 'hazard';
    state.ground[at(state, 'F7')] = 'lava';
  });
  const bare = armed([], state => {
    state.ground[at(state, 'F6')] = 'hazard';
  });
  const hurts = (one: Played, space: string) => isHarmful(one.state, GRISBAN, at(one.state, space));
  expect([hurts(t, 'F6'), hurts(t, 'F7'), hurts(bare, 'F6')]).toEqual([false, true, true]);
});

test('D2-ASTEP-28 Cloak of Mists: any part of the damage is suffered as fatigue, up to the stamina', () => {
  const t = attacked(['cloak-of-mists'], state => {
    const [own] = state.heroes;
    if (own !== undefined) own.fatigue = 2;
  });
  claws(t, gray(0)).choose(use(GRISBAN, 'cloak-of-mists'));
  expect(t.offered('number')).toEqual(['number:1', 'number:2']);
  passing(t.choose('number:2'));
  expect([damageOf(t, GRISBAN), fatigueOf(t, GRISBAN)]).toEqual([1, 4]);
});

/** Jain with a bow at E5 shoots at the first of these monsters, which stand where it is said. */
const volley = (...monsters: readonly (readonly [string, ...string[]])[]) =>
  acts(
    sit(state => {
      hero(state, JAIN, 'wildlander', 'E5').cards = [worn('yew-shortbow'), worn('incendiary-arrows')];
      for (const [of, ...spaces] of monsters) monster(state, of, ...spaces);
    }),
    JAIN,
  );

test('D2C-ITEM-06 D2C-CMBX-06 D2C-ITEM-10 Incendiary Arrows: 1 damage for all figures next to the target figure, not for the target; it is no damage of the attack', () => {
  const t = volley(['ettin', 'G4', 'H4', 'G5', 'H5'], ['zombie', 'I6'], ['zombie', 'F6'], ['zombie', 'J8']).changed(
    state => void hero(state, GRISBAN, 'berserker', 'I4'),
  );
  t.choose(strike(t, 'yew-shortbow', 'ettin-1', 'G5'));
  t.choose(use(JAIN, 'incendiary-arrows'), [blue(1), yellow(1), gray(1), gray(1)]);
  const { events } = { events: t.events() };
  const aims = t.state.attacks[0]?.aims.map(({ figure: id }) => id);
  passing(t);
  // I6 is next to the ettin, not to the space that was aimed at.
  expect(['zombie-1', 'zombie-2', 'zombie-3', 'ettin-1'].map(id => damageOf(t, id))).toEqual([1, 1, 0, 0]);
  expect([damageOf(t, GRISBAN), card(t, JAIN, 'incendiary-arrows').tired]).toEqual([1, true]);
  expect([aims ?? ['ettin-1'], events.filter(({ kind }) => kind === 'attacks').length]).toEqual([['ettin-1'], 1]);
});

test('D2C-ITEM-07 D2C-ITEM-08 D2C-ITEM-09 Incendiary Arrows: a target next to another target is hit too, everybody once, before surges; nobody if the attack misses', () => {
  const shot = (dice: readonly number[]) => {
    const shooting = {
      at: 'tired-for-move',
      must: true,
      effects: [{ do: 'attack', with: ['bow'], second: true }],
    } as const;
    const t = volley(['zombie*', 'G5'], ['zombie*', 'G6'], ['zombie*', 'H6']).changed(
      state => void lay(state, JAIN, shooting),
    );
    t.choose('tire');
    t.choose(strike(t, 'yew-shortbow', 'zombie-master-1', 'G5'));
    t.choose(strike(t, 'yew-shortbow', 'zombie-master-2', 'G6'));
    t.choose(use(JAIN, 'incendiary-arrows'), [...dice]);
    const seen = [t.kind, ...[1, 2, 3].map(n => damageOf(t, `zombie-master-${n}`))];
    return seen;
  };
  expect(shot([blue(2, 1), yellow(1), brown(2), brown(2)])).toEqual(['surge', 1, 1, 1]);
  expect(shot([MISS, yellow(1), brown(2), brown(2)]).slice(1)).toEqual([0, 0, 0]);
});

test('D2C-ITEM-13 Ironbound Rune: exhausted for 1 shield after the defence roll of an attack of somebody else; surges for range and damage', () => {
  const t = attacked(['ironbound-rune']);
  passing(claws(t, gray(1)).choose(use(GRISBAN, 'ironbound-rune')));
  expect([damageOf(t, GRISBAN), card(t, GRISBAN, 'ironbound-rune').tired]).toEqual([1, true]);
  const own = armed(['ironbound-rune']);
  own.choose(strike(own, 'ironbound-rune', 'zombie-master-1', 'G5'), [blue(1, 1), red(1), brown(1)]);
  expect(own.offered('surge:ironbound-rune').length).toBe(2);
  passing(own.choose('surge:ironbound-rune,0'));
  expect(damageOf(own, 'zombie-master-1')).toBe(2);
});

test('D2-REV-03 Phoenix Pendant: 3 more damage healed on standing up', () => {
  const t = acts(
    sit(state => {
      const own = hero(state, GRISBAN, 'berserker', 'F5');
      own.cards = [worn('phoenix-pendant')];
      Object.assign(own, { down: own.cells[0], cells: [], damage: 14 });
      monster(state, 'zombie', 'J8');
    }),
    GRISBAN,
  );
  t.choose('stand-up', [red(1), red(1)]);
  expect(damageOf(t, GRISBAN)).toBe(9);
});

test('D2-MISS-01 Golden Mask: an X counts as a blank', () => {
  const t = armed(['golden-mask', 'chipped-greataxe']);
  passing(t.choose(strike(t, 'chipped-greataxe', 'zombie-master-1', 'G5'), [MISS, red(3), brown(0)]));
  expect(damageOf(t, 'zombie-master-1')).toBe(3);
});

test('D2C-ITEM-14 Ironbound Shield: a gray die, a defence die rolled again, but the speed is 4 at most', () => {
  const t = attacked(['ironbound-shield'], state => {
    state.lasting.push({
      source: 'wind',
      key: 'wind',
      on: GRISBAN,
      by: GRISBAN,
      until: 'encounter-end',
      next: false,
      what: { do: 'modify', value: 'speed', n: 3 },
    });
  });
  expect([defencePool(t.state, GRISBAN), speedOf(t.state, GRISBAN)]).toEqual([['gray', 'gray'], 4]);
  claws(t, gray(0), gray(1)).choose(use(GRISBAN, 'ironbound-shield'));
  passing(t.choose('reroll:0', [gray(2)]));
  expect(damageOf(t, GRISBAN)).toBe(0);
  // Exhausted, it is as heavy as before.
  expect([card(t, GRISBAN, 'ironbound-shield').tired, speedOf(t.state, GRISBAN)]).toEqual([true, 4]);
});

test('D2-IGEN-09 Nerekhall Plate: a gray die, 2 health, no runes', () => {
  const t = armed(['nerekhall-plate']);
  expect([healthOf(t.state, GRISBAN), defencePool(t.state, GRISBAN)]).toEqual([16, ['gray', 'gray']]);
  const dressing = (...items: readonly string[]) => {
    const other = sit(state => {
      hero(state, GRISBAN, 'berserker', 'F5').cards = [
        ...items.map(worn),
        { ...worn('ironbound-rune'), worn: false },
        { ...worn('star-of-kellos'), worn: false },
      ];
      monster(state, 'zombie', 'J8');
    });
    return other.offered('wear');
  };
  expect([dressing(), dressing('nerekhall-plate')]).toEqual([
    ['wear:ironbound-rune', 'wear:star-of-kellos'],
    ['wear:star-of-kellos'],
  ]);
});

test('D2-ASTEP-21 Repeating Crossbow: a surge affects another figure next to the target, another adds 3 damage', () => {
  const t = armed(['repeating-crossbow'], state => {
    monster(state, 'zombie*', 'H6');
    monster(state, 'zombie*', 'J8');
  });
  t.choose(strike(t, 'repeating-crossbow', 'zombie-master-1', 'G5'), [blue(1, 1), red(1), yellow(1), brown(1)]);
  t.choose('surge:repeating-crossbow,0', [brown(0)]);
  if (t.kind === 'pick') t.choose('pick:zombie-master-2', [brown(0)]);
  passing(t);
  expect([1, 2, 3].map(n => damageOf(t, `zombie-master-${n}`))).toEqual([2, 3, 0]);
});

test('D2-EXH-04 Shadow Tome: for 1 damage it is exhausted, and until it is refreshed monsters that come next to him suffer 2', () => {
  const t = armed(['shadow-tome'], state => {
    figure({ state } as Played, 'zombie-master-1').cells = [at(state, 'I5')];
  });
  t.choose(use(GRISBAN, 'shadow-tome'));
  expect([damageOf(t, GRISBAN), card(t, GRISBAN, 'shadow-tome').tired]).toEqual([1, true]);
  t.choose('end');
  for (let i = 0; i < 9 && t.kind !== 'monster-turn'; i++) t.choose(t.offered()[0] ?? '');
  t.choose('move').choose(go(t, 'G5'));
  expect(damageOf(t, 'zombie-master-1')).toBe(2);
});

test('D2-CHAR-12 Star of Kellos: a green die more on every attack', () => {
  const t = armed(['star-of-kellos', 'chipped-greataxe']);
  passing(t.choose(strike(t, 'chipped-greataxe', 'zombie-master-1', 'G5'), [blue(1), red(1), green(1), brown(0)]));
  expect(damageOf(t, 'zombie-master-1')).toBe(3);
});

test('D2-ASTEP-08 Vestments of Kellos: a brown die and 2 health; exhausted and for 1 fatigue a gray die', () => {
  const t = attacked(['vestments-of-kellos']);
  expect([defencePool(t.state, GRISBAN), healthOf(t.state, GRISBAN)]).toEqual([['gray', 'brown'], 16]);
  t.choose(strike(t, 'zombie', GRISBAN, 'F5'));
  passing(t.choose(use(GRISBAN, 'vestments-of-kellos'), [blue(1), yellow(2), gray(1), brown(0), gray(1)]));
  expect([damageOf(t, GRISBAN), fatigueOf(t, GRISBAN), healthOf(t.state, GRISBAN)]).toEqual([1, 1, 16]);
});
