import { expect, test } from 'vitest';
import { sideOfRelic } from '../../../content/relics.ts';
import { attributeOf, defencePool, healthOf } from '../../../rules/values.ts';
import { at, damageOf, fatigueOf, hero, monster, type Played, sit, strike } from '../../positions.ts';
import { blue, brown, gray, red } from './monster-turns.ts';
import { AVRIC, bearing, GRISBAN, quiet, use } from './relic-positions.ts';

const COAT = 'undertakers-coat';
const TURNED = 'undertakers-coat-turned';
const worn = (id: string) => ({ id, tired: false, worn: true, used: false, on: null });

/** Grisban's turn begins; Avric may lie far away. */
const begun = (down: boolean, fatigue = 0): Played => {
  const t = sit(state => {
    Object.assign(hero(state, GRISBAN, 'berserker', 'F5'), { cards: [worn(COAT)], fatigue });
    const avric = hero(state, AVRIC, 'disciple', 'J3');
    if (down) Object.assign(avric, { cells: [], down: at(state, 'J3'), damage: 12 });
    monster(state, 'zombie', 'J8');
  });
  if (t.kind === 'next-hero') t.choose(`hero:${GRISBAN}`);
  return t;
};

test("Undertaker's Coat: 2 health more and no die; for 1 fatigue the token of a fallen hero is laid beside him", () => {
  const [bare, t] = [bearing([]), bearing([COAT])];
  expect(healthOf(t.state, GRISBAN) - healthOf(bare.state, GRISBAN)).toBe(2);
  expect(defencePool(t.state, GRISBAN)).toEqual(defencePool(bare.state, GRISBAN));
  const fetched = begun(true);
  fetched.choose(use(COAT));
  const beside = ['E4', 'F4', 'G4', 'E5', 'G5', 'E6', 'F6', 'G6'].map(name => `space:${at(fetched.state, name)}`);
  expect([...fetched.offered('space:')].sort()).toEqual([...beside].sort());
  fetched.choose(`space:${at(fetched.state, 'G4')}`);
  expect([fetched.state.heroes[1]?.down, fatigueOf(fetched, GRISBAN)]).toEqual([at(fetched.state, 'G4'), 1]);
  // Nobody lies there, or he has no stamina left.
  expect([begun(false).offered(use(COAT)), begun(true, 4).offered(use(COAT))]).toEqual([[], []]);
});

/** Grisban strikes at Splig, who bears it, for 2 and 2 damage; Splig rolls a blank first, or not. */
const struck = (relic: string | null, blank: boolean): Played => {
  const t = bearing(['mistbane'], state => {
    state.monsters = [];
    monster(state, 'splig', 'G5').relic = relic;
  });
  const pool = defencePool(t.state, 'splig');
  const shields = pool.map((die, i) => {
    const n = blank && i === 0 ? 0 : 1;
    return die === 'brown' ? brown(n) : gray(n);
  });
  return t.choose(strike(t, 'mistbane', 'splig', 'G5'), [blue(3), red(2), ...shields]);
};

test("Undertaker's Coat, turned: on a blank, exhausted, shields as many as the lieutenant's knowledge", () => {
  expect(sideOfRelic(COAT, 'overlord')).toBe(TURNED);
  const t = struck(TURNED, true);
  while (t.kind === 'answer' && t.offered(use(TURNED, 'splig')).length === 0) t.choose('pass');
  t.choose(use(TURNED, 'splig'));
  const knowledge = attributeOf(t.state, 'splig', 'knowledge') ?? 0;
  expect(knowledge).toBeGreaterThan(0);
  const added = t.events().flatMap(event => (event.kind === 'added' && event.source === TURNED ? [event.n] : []));
  expect([added, t.state.overlord.tired]).toEqual([[knowledge], [TURNED]]);
  const less = damageOf(quiet(t), 'splig');
  expect(damageOf(quiet(struck(null, true)), 'splig') - less).toBe(
    Math.min(knowledge, damageOf(quiet(struck(null, true)), 'splig')),
  );
  const none = struck(TURNED, false);
  for (let i = 0; i < 9 && none.kind === 'answer'; i++) {
    expect(none.offered(use(TURNED, 'splig'))).toEqual([]);
    none.choose('pass');
  }
});
