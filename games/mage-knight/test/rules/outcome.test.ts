import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../content/enemies.ts';
import type { SiteKind } from '../../content/sites.ts';
import { newSite } from '../../rules/sites.ts';
import { type Combat, type Hex, heroOf, type State, turnOf } from '../../state.ts';
import { fight, hexOn, hold, layMap, me, type Sitting, sit, stand, tokens, tokensOn, turn } from '../positions.ts';

const C = hexOn(1, 0, 0);
const NE = hexOn(1, 0, 1);
const SW = hexOn(1, 0, 4);
const W = hexOn(1, 0, 5);

/** A hero with four strong Rages on the map of tile 3, who can still play something when all is over. */
function armed(arrange: (state: State) => void): Sitting {
  return sit({}, state => {
    layMap(state, ['country-3']);
    hold(state, 0, 'rage', 'rage', 'rage', 'rage', 'concentration');
    tokens(state, 0, 'red', 'red', 'red', 'red');
    stand(state, 0, C);
    arrange(state);
  });
}

/** The attack phase against enemies whose tokens lie on a space. */
function against(
  state: State,
  hex: Hex,
  kind: SiteKind,
  enemies: readonly EnemyId[],
  change: Partial<Combat> & { from: Combat['foes'][number]['from'] },
): void {
  state.map.sites[hex] = { ...newSite(kind), colour: kind === 'city' ? 'white' : null };
  tokensOn(state, hex, ...enemies);
  const { foes } = fight(state, enemies, { phase: 'attack', ...change });
  turnOf(state).stage = 'combat';
  const { combat } = turnOf(state);
  if (combat && change.from !== 'drawn') combat.foes = foes.map(foe => ({ ...foe, at: hex }));
}

const strike = (t: Sitting, foe: number): Sitting =>
  t.choose(`target:${foe}`).choose('play:rage,strong').choose('strike');

describe('rampaging enemies', () => {
  test('MK-OUT-01 the combat ends after the attack phase, whoever is left', () => {
    const t = armed(state => {
      against(state, W, 'marauding-orcs', ['prowlers'], { from: 'rampaging' });
    });
    t.choose('done');
    expect([turn(t).combat, turn(t).stage]).toEqual([null, 'after']);
    expect(t.happened().find(({ kind }) => kind === 'combat-over')).toMatchObject({ won: true });
  });

  test('MK-OUT-03 defeated orcs leave the map for 1 reputation each, draconum for 2; no shield is laid', () => {
    const orcs = armed(state => {
      against(state, W, 'marauding-orcs', ['prowlers'], { from: 'rampaging' });
    });
    strike(orcs, 0);
    expect([me(orcs).reputation, orcs.state.map.sites[W]?.tokens, orcs.state.map.sites[W]?.shields]).toEqual([
      1,
      [],
      [],
    ]);
    const dragon = armed(state => {
      against(state, W, 'draconum', ['savage-dragon'], { from: 'rampaging' });
      hold(state, 0, 'rage', 'rage', 'rage', 'rage', 'concentration');
    });
    dragon.choose('target:0');
    for (let i = 0; i < 4; i++) dragon.choose('play:rage,strong');
    dragon.choose('strike');
    expect([me(dragon).reputation, me(dragon).fame]).toEqual([2, 6]);
  });

  test('MK-OUT-03 of two equal tokens on a space only the defeated one goes', () => {
    const t = armed(state => {
      against(state, W, 'marauding-orcs', ['prowlers', 'prowlers'], { from: 'rampaging' });
    });
    strike(t, 1);
    t.choose('done');
    expect([me(t).reputation, t.state.map.sites[W]?.tokens]).toEqual([1, [{ colour: 'green', token: 'prowlers' }]]);
  });

  test('MK-OUT-03 MK-VRAM-04 whoever else stands among rampaging draconum brings 1', () => {
    const t = armed(state => {
      against(state, W, 'draconum', ['crystal-sprites', 'savage-dragon'], { from: 'rampaging' });
    });
    strike(t, 0);
    t.choose('done');
    expect([me(t).reputation, t.state.map.sites[W]?.tokens]).toEqual([1, [{ colour: 'red', token: 'savage-dragon' }]]);
  });

  test('MK-OUT-03 the space of defeated enemies is empty: it can be entered', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      state.map.sites[W] = newSite('marauding-orcs');
      stand(state, 0, C);
      turnOf(state).move = 2;
    });
    expect(t.offered('step')).toContain(`step:${W}`);
  });

  test('MK-OUT-04 orcs and draconum defeated elsewhere give no reputation', () => {
    const t = armed(state => {
      against(state, C, 'ancient-ruins', ['prowlers'], { from: 'drawn', why: 'adventure', site: C });
    });
    strike(t, 0);
    expect([me(t).reputation, me(t).fame]).toEqual([0, 2]);
  });

  test('MK-OUT-12 undefeated rampaging enemies stay where they are', () => {
    const t = armed(state => {
      against(state, W, 'marauding-orcs', ['prowlers'], { from: 'rampaging' });
    });
    t.choose('done');
    expect(t.state.map.sites[W]?.tokens).toEqual([{ colour: 'green', token: 'prowlers' }]);
    expect(me(t).reputation).toBe(0);
  });

  test('MK-OUT-12 of two on one space the one that was not defeated stays', () => {
    const t = armed(state => {
      against(state, W, 'marauding-orcs', ['prowlers', 'diggers'], { from: 'rampaging' });
    });
    strike(t, 1).choose('done');
    expect(t.state.map.sites[W]?.tokens).toEqual([{ colour: 'green', token: 'prowlers' }]);
    expect(me(t).reputation).toBe(1);
  });
});

describe('fortified sites', () => {
  const assault = (kind: SiteKind, enemies: readonly EnemyId[]) =>
    armed(state => {
      against(state, NE, kind, enemies, { from: 'garrison', why: 'assault', site: NE });
      heroOf(state, 0).at = NE;
      turnOf(state).path = [SW, C, NE];
    });

  test('MK-OUT-07 MK-OUT-09 who defeats all defenders stays on the space and marks it', () => {
    const t = assault('keep', ['crossbowmen']);
    strike(t, 0);
    expect(me(t).at).toBe(NE);
    expect(t.state.map.sites[NE]).toMatchObject({ conquered: true, shields: [0], tokens: [] });
    expect(turn(t).owed).toEqual([]);
  });

  test('MK-OUT-10 a mage tower earns a spell at the end of the turn', () => {
    const t = assault('mage-tower', ['illusionists']);
    t.choose('target:0').choose('play:rage,strong').choose('play:rage,strong').choose('strike');
    expect(turn(t).owed).toEqual([{ reward: 'spell' }]);
    expect(t.state.map.sites[NE]).toMatchObject({ conquered: true, shields: [0] });
  });

  test('MK-OUT-16 who does not returns to where the assault came from, without a wound; the garrison stays', () => {
    const t = assault('keep', ['crossbowmen', 'swordsmen']);
    strike(t, 0);
    t.choose('done');
    expect([me(t).at, turn(t).path]).toEqual([C, [SW, C]]);
    expect(me(t).hand).toEqual(['concentration', 'rage', 'rage', 'rage']);
    expect(t.state.map.sites[NE]).toMatchObject({
      conquered: false,
      shields: [],
      tokens: [{ colour: 'grey', token: 'swordsmen' }],
    });
    expect(t.happened().find(({ kind }) => kind === 'withdrew')).toMatchObject({ to: C, rule: 'MK-OUT-16' });
  });

  test('MK-OUT-16 if that space is not safe, forced withdrawal follows', () => {
    const t = armed(state => {
      against(state, NE, 'keep', ['crossbowmen'], { from: 'garrison', why: 'assault', site: NE });
      hold(state, 0, 'concentration');
      stand(state, 1, C);
      heroOf(state, 0).at = NE;
      turnOf(state).path = [SW, C, NE];
      turnOf(state).cards = 1;
    });
    t.choose('done');
    expect(me(t).at).toBe(C);
    t.choose('end');
    // One space back beyond the other hero: one wound.
    expect([me(t).at, me(t).hand]).toEqual([SW, ['concentration', 'wound']]);
  });

  test('MK-OUT-08 rampaging enemies that joined do not matter for the conquest', () => {
    const t = armed(state => {
      against(state, NE, 'keep', ['crossbowmen'], { from: 'garrison', why: 'assault', site: NE });
      state.map.sites[W] = newSite('marauding-orcs');
      tokensOn(state, W, 'prowlers');
      const { combat } = turnOf(state);
      const [keeper] = combat?.foes ?? [];
      if (keeper) combat?.foes.push({ ...structuredClone(keeper), token: 'prowlers', from: 'rampaging', at: W });
      heroOf(state, 0).at = NE;
      turnOf(state).path = [C, NE];
    });
    strike(t, 0);
    t.choose('done');
    expect(t.state.map.sites[NE]).toMatchObject({ conquered: true, shields: [0] });
    expect([me(t).at, t.state.map.sites[W]?.tokens.length]).toEqual([NE, 1]);
  });

  test('MK-OUT-11 a burned monastery is an empty space and earns an artifact', () => {
    const t = armed(state => {
      against(state, C, 'monastery', ['monks'], { from: 'drawn', why: 'burning', site: C });
    });
    t.choose('target:0').choose('play:rage,strong').choose('play:rage,strong').choose('strike');
    expect(t.state.map.sites[C]).toMatchObject({ gone: true, shields: [0] });
    expect(turn(t).owed).toEqual([{ reward: 'artifact', n: 1 }]);
  });

  test('MK-OUT-13 a defender of a monastery that is left is discarded, and the monastery stands', () => {
    const t = armed(state => {
      against(state, C, 'monastery', [], { from: 'drawn', why: 'burning', site: C });
      fight(state, ['monks'], { phase: 'attack', from: 'drawn', why: 'burning', site: C });
    });
    t.choose('done');
    expect(t.state.map.sites[C]).toMatchObject({ gone: false, shields: [] });
    expect([t.state.tokens.violet.discard, turn(t).owed]).toEqual([['monks'], []]);
  });
});

describe('adventure sites', () => {
  const enter = (kind: SiteKind, enemies: readonly EnemyId[]) =>
    armed(state => {
      against(state, C, kind, enemies, { from: 'drawn', why: 'adventure', site: C });
    });

  test('MK-OUT-05 when all enemies are defeated the site is marked; the reward waits for the end of the turn', () => {
    const t = enter('monster-den', ['crystal-sprites']);
    strike(t, 0);
    expect(t.state.map.sites[C]).toMatchObject({ conquered: true, shields: [0], tokens: [] });
    expect(turn(t).owed).toEqual([{ reward: 'random-crystals', n: 2 }]);
    expect(me(t).crystals).toEqual({ red: 0, blue: 0, green: 0, white: 0 });
  });

  test('MK-OUT-06 what ruins hold: artifacts, spells, actions, a set of 4 crystals or a unit', () => {
    const owed = (ruins: NonNullable<State['map']['sites'][number]['ruins']>) => {
      const t = armed(state => {
        against(state, C, 'ancient-ruins', ['prowlers'], { from: 'drawn', why: 'adventure', site: C });
        const site = state.map.sites[C];
        if (site) site.ruins = ruins;
      });
      strike(t, 0);
      return turn(t).owed.map(one => (one.reward === 'crystal' ? one.colour : one.reward));
    };
    expect(owed('ruins-grey-violet')).toEqual(['unit']);
    expect(owed('ruins-grey-white')).toEqual(['artifact', 'spell']);
    expect(owed('ruins-green-red')).toEqual(['artifact', 'action']);
    expect(owed('ruins-brown-violet')).toEqual(['spell', 'red', 'blue', 'green', 'white']);
  });

  test('MK-OUT-13 enemies left in a dungeon or tomb are discarded', () => {
    for (const kind of ['dungeon', 'tomb'] as const) {
      const t = enter(kind, ['minotaur']);
      t.choose('done');
      expect([t.state.map.sites[C]?.tokens, t.state.tokens.brown.discard]).toEqual([[], ['minotaur']]);
      expect(t.state.map.sites[C]?.conquered).toBe(false);
    }
  });

  test('MK-OUT-14 MK-OUT-15 enemies left in a den, ruins or spawning grounds stay face up for the next who enters', () => {
    const den = enter('monster-den', ['minotaur']);
    den.choose('done');
    expect(den.state.map.sites[C]?.tokens).toEqual([{ colour: 'brown', token: 'minotaur' }]);
    expect(den.state.tokens.brown.discard).toEqual([]);
    const ruins = enter('ancient-ruins', ['prowlers', 'minotaur']);
    strike(ruins, 0);
    ruins.choose('done');
    expect(ruins.state.map.sites[C]).toMatchObject({
      conquered: false,
      tokens: [{ colour: 'brown', token: 'minotaur' }],
    });
    expect(turn(ruins).owed).toEqual([]);
  });

  test('MK-OUT-15 everybody sees the enemies that were left', () => {
    const t = enter('monster-den', ['minotaur']);
    t.choose('done');
    for (const viewer of [0, 1] as const)
      expect(t.match.view(viewer).map.sites[C]?.tokens).toEqual([{ colour: 'brown', token: 'minotaur' }]);
  });
});
