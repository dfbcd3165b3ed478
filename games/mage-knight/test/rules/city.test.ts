import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../content/enemies.ts';
import type { Colour } from '../../content/words.ts';
import { armorOf, attackHas, attackNow, fortifications } from '../../rules/combat/foe.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf, type State, turnOf } from '../../state.ts';
import {
  combat,
  fight,
  hexOn,
  hold,
  layMap,
  me,
  type Sitting,
  sit,
  stand,
  tokens,
  tokensOn,
  turn,
} from '../positions.ts';

const CITY = hexOn(1, 0, 1);
const C = hexOn(1, 0, 0);

/** Seat 0 has stormed into a city of this colour with these defenders. */
function assault(colour: Colour, defenders: readonly EnemyId[], arrange: (state: State) => void = () => {}): Sitting {
  return sit({}, state => {
    layMap(state, ['country-3']);
    state.map.sites[CITY] = { ...newSite('city', colour), level: 4 };
    tokensOn(state, CITY, ...defenders);
    stand(state, 0, C);
    turnOf(state).move = 4;
    arrange(state);
  }).choose(`step:${CITY}`);
}

const values = (t: Sitting, foe: number) =>
  combat(t).foes[foe]?.attacks.map((_, attack) => attackNow(t.state, combat(t), foe, attack));
const has = (t: Sitting, ability: 'brutal' | 'poison') =>
  combat(t).foes.map((foe, i) => foe.attacks.map((_, attack) => attackHas(t.state, combat(t), i, attack, ability)));

describe('city assault', () => {
  test('MK-CITY-01 like any fortified site: 1 reputation, fortified defenders, and the bonus of the city besides', () => {
    const t = assault('white', ['freezers', 'guardsmen']);
    expect(me(t).reputation).toBe(-1);
    expect([0, 1].map(foe => fortifications(t.state, turn(t), combat(t), foe))).toEqual([1, 2]);
    expect([0, 1].map(foe => armorOf(t.state, combat(t), foe))).toEqual([8, 8]);
  });

  test('MK-CITY-02 white: all defenders have armor +1, rampaging enemies that joined have not', () => {
    const t = assault('white', ['gunners'], state => {
      const joined = hexOn(1, 0, 2);
      state.map.sites[joined] = newSite('marauding-orcs');
      tokensOn(state, joined, 'prowlers');
    });
    expect(combat(t).foes.map(({ token }) => token)).toEqual(['gunners', 'prowlers']);
    expect([0, 1].map(foe => armorOf(t.state, combat(t), foe))).toEqual([7, 3]);
  });

  test('MK-CITY-03 blue: fire and ice attacks +2, cold fire +1, physical ones nothing', () => {
    const t = assault('blue', ['gunners', 'freezers', 'altem-mages', 'swordsmen', 'heroes-ice']);
    expect([0, 1, 2, 3, 4].map(foe => values(t, foe))).toEqual([[8], [5], [5], [6], [3, 5]]);
  });

  test('MK-CITY-03 what is summoned in a city is no defender of it', () => {
    const t = assault('blue', ['illusionists'], state => {
      state.tokens.brown = { pile: ['fire-elemental'], discard: [], unseen: 0 };
    });
    t.choose('done');
    expect(values(t, 1)).toEqual([7]);
  });

  test('MK-CITY-04 red: physical attacks are brutal', () => {
    const t = assault('red', ['swordsmen', 'freezers', 'heroes-fire']);
    expect(has(t, 'brutal')).toEqual([[true], [false], [true, false]]);
    t.choose('done').choose('done').choose('damage:0,0');
    // 6 twice, armor 2.
    expect(combat(t).wounds).toBe(6);
  });

  test('MK-CITY-05 green: physical attacks are poisonous', () => {
    const t = assault('green', ['swordsmen', 'gunners']);
    expect(has(t, 'poison')).toEqual([[true], [false]]);
    t.choose('done').choose('done').choose('damage:0,0');
    // 3 wounds of the swordsmen and as many in the discard pile; 6 of the brutal gunners.
    expect([combat(t).wounds, me(t).discard.length]).toEqual([9, 3]);
  });

  /** The attack phase in a city against these defenders, with three strong Rages. */
  const storm = (defenders: readonly EnemyId[], shields: number[]) =>
    sit({}, state => {
      layMap(state, ['country-3']);
      state.map.sites[CITY] = { ...newSite('city', 'blue'), level: 4, shields };
      tokensOn(state, CITY, ...defenders);
      hold(state, 0, 'rage', 'rage', 'rage', 'concentration');
      tokens(state, 0, 'red', 'red', 'red');
      heroOf(state, 0).at = CITY;
      turnOf(state).path = [C, CITY];
      const { foes } = fight(state, defenders, { phase: 'attack', from: 'garrison', why: 'assault', site: CITY });
      const { combat: now } = turnOf(state);
      if (now) now.foes = foes.map(foe => ({ ...foe, at: CITY }));
    });
  const strike = (t: Sitting, foe: number) => t.choose(`target:${foe}`).choose('play:rage,strong').choose('strike');

  test('MK-OUT-02 MK-OUT-16 a shield for each defender defeated, in the order of time, though the city does not fall', () => {
    const t = storm(['prowlers', 'diggers', 'swordsmen'], [1]);
    strike(t, 1);
    strike(t, 0);
    t.choose('done');
    expect(t.state.map.sites[CITY]).toMatchObject({
      conquered: false,
      leader: null,
      shields: [1, 0, 0],
      tokens: [{ colour: 'grey', token: 'swordsmen' }],
    });
    expect(me(t).at).toBe(C);
  });

  test('MK-CITY-06 the one with most shields leads the conquered city', () => {
    const t = storm(['prowlers', 'diggers'], [1]);
    strike(t, 0);
    strike(t, 1);
    expect(t.state.map.sites[CITY]).toMatchObject({ conquered: true, shields: [1, 0, 0], leader: 0 });
    expect([me(t).at, turn(t).owed]).toEqual([CITY, []]);
  });

  test('MK-CITY-06 of those tied the one whose shield was laid first', () => {
    const t = storm(['prowlers'], [1]);
    strike(t, 0);
    expect(t.state.map.sites[CITY]).toMatchObject({ conquered: true, shields: [1, 0], leader: 1 });
    const more = storm(['prowlers'], [1, 1]);
    strike(more, 0);
    expect(more.state.map.sites[CITY]?.leader).toBe(1);
  });

  test('MK-CITY-07 whoever comes later visits a city of its leader: no assault, and several may stand there', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      state.map.sites[CITY] = { ...newSite('city', 'blue'), conquered: true, shields: [1], leader: 1 };
      stand(state, 1, CITY);
      stand(state, 0, C);
      turnOf(state).move = 2;
      hold(state, 0, 'concentration');
    });
    t.choose(`step:${CITY}`);
    expect([t.kind, me(t).at, me(t).reputation]).toEqual(['turn', CITY, 0]);
    expect(t.offered('interact')).toEqual(['interact']);
  });
});
