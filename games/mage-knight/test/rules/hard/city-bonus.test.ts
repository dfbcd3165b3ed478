import { describe, expect, test } from 'vitest';
import type { Colour } from '../../../content/words.ts';
import { armorOf, attackHas, attackNow, newFoe } from '../../../rules/combat/foe.ts';
import { newSite } from '../../../rules/sites.ts';
import { turnOf } from '../../../state.ts';
import { army, combat, fight, hexOn, layMap, me, type Sitting, sit } from '../../positions.ts';

const CITY = hexOn(1, 0, 1);

/** In a city of this colour: heroes with a physical and an ice attack, altem mages, and prowlers that joined. */
const city = (colour: Colour, element: 'physical' | null = null): Sitting =>
  sit({}, state => {
    layMap(state, ['country-3']);
    state.map.sites[CITY] = newSite('city', colour);
    army(state, 0, 'guardian-golems');
    fight(state, ['heroes-ice', 'altem-mages'], { from: 'garrison', why: 'assault', site: CITY, phase: 'damage' });
    const { combat: now } = turnOf(state);
    now?.foes.push(newFoe('prowlers', 'rampaging', null));
    for (const foe of now?.foes ?? []) for (const attack of foe.attacks) attack.element = element;
  });

const all = <T>(t: Sitting, of: (foe: number, attack: number) => T): T[][] =>
  combat(t).foes.map(({ attacks }, foe) => attacks.map((_, attack) => of(foe, attack)));
const values = (t: Sitting) => all(t, (foe, attack) => attackNow(t.state, combat(t), foe, attack));
const have = (t: Sitting, ability: 'brutal' | 'poison') =>
  all(t, (foe, attack) => attackHas(t.state, combat(t), foe, attack, ability));

describe('the bonus of a city goes by each attack and its element', () => {
  test('MK-CITY-03 blue: by the element of each single attack; those that joined have none', () => {
    expect(values(city('blue'))).toEqual([[3, 5], [5], [4]]);
  });

  test('MK-CITY-03 blue: an attack whose element was taken loses the bonus', () => {
    expect(values(city('blue', 'physical'))).toEqual([[3, 3], [4], [4]]);
  });

  test('MK-CITY-04 red: only physical attacks are brutal, and those that became physical too', () => {
    expect(have(city('red'), 'brutal')).toEqual([[true, false], [true], [false]]);
    expect(have(city('red', 'physical'), 'brutal')).toEqual([[true, true], [true], [false]]);
  });

  test('MK-CITY-05 MK-DMG-18 green: poison of the city wounds a unit twice', () => {
    const t = city('green');
    expect(have(t, 'poison')).toEqual([[true, false], [true], [false]]);
    t.choose('damage:0,1').choose('hurt:0,guardian-golems');
    // 3 points of ice: no resistance, no poison.
    expect(me(t).units[0]?.wounds).toBe(1);
    const physical = city('green', 'physical');
    physical.choose('damage:1,0').choose('hurt:0,guardian-golems');
    // The mages are brutal: 8 - 3, then two wounds, and 2 points for the hero.
    expect([physical.state.heroes[0]?.units[0]?.wounds, combat(physical).wounds]).toEqual([2, 1]);
  });

  test('MK-CITY-02 MK-ABIL-20 white: armor +1 on both values of an elusive defender, and reductions keep 1', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      state.map.sites[CITY] = newSite('city', 'white');
      fight(state, ['shocktroops'], { from: 'garrison', why: 'assault', site: CITY, phase: 'attack' });
    });
    const [foe] = combat(t).foes;
    expect(armorOf(t.state, combat(t), 0)).toBe(7);
    const blocked = structuredClone(combat(t));
    for (const one of blocked.foes) for (const attack of one.attacks) attack.blocked = true;
    expect(armorOf(t.state, blocked, 0)).toBe(4);
    for (const one of blocked.foes) one.armor = -9;
    expect([armorOf(t.state, blocked, 0), foe?.token]).toEqual([1, 'shocktroops']);
  });
});
