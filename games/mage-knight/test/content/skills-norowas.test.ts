import { describe, expect, test } from 'vitest';
import { revealedSpaces, terrainAt } from '../../rules/map.ts';
import { costOf } from '../../rules/terrain.ts';
import { type CombatPhase, siteAt } from '../../state.ts';
import {
  army,
  combat,
  deck,
  fight,
  hexOn,
  hold,
  me,
  parts,
  type Sitting,
  sit,
  skill,
  stand,
  turn,
} from '../positions.ts';
import { fighting, moving } from './skilled.ts';

const VILLAGE = hexOn(1, 0, 2);

/** What terrain costs whoever plays. */
const costs = (t: Sitting): Record<string, number> =>
  Object.fromEntries(
    (['plains', 'hills', 'forest', 'lake'] as const).map(kind => {
      const hex = revealedSpaces(t.state).find(
        one => terrainAt(t.state, one) === kind && siteAt(t.state, one)?.kind !== 'city',
      );
      return [kind, hex === undefined ? Number.NaN : costOf(t.state, turn(t), hex)];
    }),
  );

describe('skills of Norowas', () => {
  test('Forward March: move 1 for each ready, unwounded unit, at most 3', () => {
    const marched = (spent: number, wounded: number, all: number): number => {
      const t = moving('forward-march', state => {
        army(state, 0, ...Array.from({ length: all }, () => 'peasants' as const));
        state.heroes[0]?.units.forEach((unit, i) => {
          unit.spent = i < spent;
          unit.wounds = i >= spent && i < spent + wounded ? 1 : 0;
        });
      });
      return turn(t.choose('skill:forward-march')).move;
    };
    expect([marched(0, 0, 2), marched(1, 1, 3), marched(0, 0, 4)]).toEqual([2, 1, 3]);
    expect(moving('forward-march').offered('skill')).toEqual([]);
  });

  test('Day Sharpshooting: ranged attack 2 by day, 1 at night', () => {
    expect(parts(fighting('day-sharpshooting', 'ranged').choose('skill:day-sharpshooting'))).toEqual([
      '2 ranged physical',
    ]);
    const night = fighting('day-sharpshooting', 'ranged', ['swordsmen'], () => {}, true);
    expect(parts(night.choose('skill:day-sharpshooting'))).toEqual(['1 ranged physical']);
  });

  test('Inspiration: a unit becomes ready or is healed, once a round and not in combat', () => {
    const t = moving('inspiration', state => {
      army(state, 0, 'altem-guardians', 'peasants');
      state.heroes[0]?.units.forEach((unit, i) => {
        unit.spent = i === 0;
        unit.wounds = i;
      });
    });
    t.choose('skill:inspiration').choose('option:1');
    expect([me(t).units.map(({ spent, wounds }) => [spent, wounds]), t.offered('skill')]).toEqual([
      [
        [true, 0],
        [false, 0],
      ],
      [],
    ]);
    const ready = moving('inspiration', state => {
      army(state, 0, 'altem-guardians');
      const [unit] = state.heroes[0]?.units ?? [];
      if (unit) unit.spent = true;
    });
    ready.choose('skill:inspiration');
    expect(me(ready).units[0]?.spent).toBe(false);
    const combatant = fighting('inspiration', 'attack', ['swordsmen'], state => {
      army(state, 0, 'peasants');
      const [unit] = state.heroes[0]?.units ?? [];
      if (unit) unit.spent = true;
    });
    expect(combatant.offered('skill')).toEqual([]);
  });

  test('Bright Negotiation: influence 3 by day, 2 at night', () => {
    const talk = (night: boolean): number =>
      turn(
        moving('bright-negotiation', state => stand(state, 0, VILLAGE), night)
          .choose('interact')
          .choose('skill:bright-negotiation'),
      ).influence;
    expect([talk(false), talk(true)]).toEqual([3, 2]);
  });

  test('Leaves in the Wind: a green crystal and a white mana', () => {
    const t = moving('leaves-in-the-wind').choose('skill:leaves-in-the-wind');
    expect([me(t).crystals.green, me(t).tokens.white, t.offered('skill')]).toEqual([1, 1, []]);
  });

  test('Whispers in the Treetops: a white crystal and a green mana', () => {
    const t = moving('whispers-in-the-treetops').choose('skill:whispers-in-the-treetops');
    expect([me(t).crystals.white, me(t).tokens.green, t.offered('skill')]).toEqual([1, 1, []]);
  });

  test('Leadership: the next unit has block +3, attack +2 or ranged attack +1, not siege', () => {
    const led = (phase: CombatPhase, unit: 'utem-crossbowmen' | 'catapults', ability: number): string[] =>
      parts(
        fighting('leadership', phase, ['swordsmen'], state => army(state, 0, unit, 'utem-crossbowmen'))
          .choose('skill:leadership')
          .choose(`unit:0,${unit},${ability}`),
      );
    expect(led('block', 'utem-crossbowmen', 0)).toEqual(['6 melee physical']);
    expect(led('attack', 'utem-crossbowmen', 0)).toEqual(['5 melee physical']);
    expect(led('ranged', 'utem-crossbowmen', 1)).toEqual(['3 ranged physical']);
    expect(led('ranged', 'catapults', 0)).toEqual(['3 siege physical']);
    const once = fighting('leadership', 'attack', ['swordsmen'], state => army(state, 0, 'peasants', 'peasants'));
    once.choose('skill:leadership').choose('unit:0,peasants,0').choose('unit:1,peasants,0');
    expect(parts(once)).toEqual(['4 melee physical', '2 melee physical']);
  });

  test('Bonds of Loyalty: 2 regular units join the offer when it is gained', () => {
    const t = sit({ heroes: ['norowas', 'tovak'] }, state => {
      const [hero] = state.heroes;
      if (hero) {
        hero.fame = 3;
        hero.skillPile = ['bonds-of-loyalty', 'leadership'];
      }
      state.offers.units = ['peasants'];
      state.offers.actions = [];
      state.piles.regular = { top: [], rest: ['foresters', 'foresters', 'foresters'], bottom: [] };
      hold(state, 0, 'march');
    });
    t.choose('end').choose('gain-skill:bonds-of-loyalty,own');
    expect([t.state.offers.units, me(t).skills.map(one => one.skill)]).toEqual([
      ['peasants', 'foresters', 'foresters'],
      ['bonds-of-loyalty'],
    ]);
  });

  test('Bonds of Loyalty: a command token of its own for a unit that costs 5 less, which cannot be disbanded', () => {
    const t = moving('bonds-of-loyalty', state => {
      stand(state, 0, VILLAGE);
      army(state, 0, 'herbalists');
      state.offers.units = ['utem-guardsmen', 'peasants'];
      hold(state, 0, 'promise', 'promise', 'promise');
    });
    t.choose('interact');
    // 5 less: the guardsmen come for nothing, the peasants too.
    expect(t.offered('recruit')).toEqual(['recruit:utem-guardsmen,true', 'recruit:peasants,true']);
    t.choose('recruit:utem-guardsmen,true');
    expect(me(t).units.map(({ unit, loyal }) => [unit, loyal])).toEqual([
      ['herbalists', false],
      ['utem-guardsmen', true],
    ]);
    t.choose('play:promise,basic').choose('play:promise,basic');
    expect(t.offered('recruit')).toEqual(['recruit:peasants']);
    // Only the herbalists could make room: they go unasked.
    t.choose('recruit:peasants');
    expect(me(t).units.map(({ unit, loyal }) => [unit, loyal])).toEqual([
      ['utem-guardsmen', true],
      ['peasants', false],
    ]);
  });

  test('Bonds of Loyalty: its unit fights where no other unit may', () => {
    const t = sit({}, state => {
      skill(state, 0, 'bonds-of-loyalty');
      army(state, 0, 'peasants', 'peasants');
      const unit = state.heroes[0]?.units[1];
      if (unit) unit.loyal = true;
      fight(state, ['swordsmen'], { phase: 'attack', units: 'loyal' });
    });
    t.choose('target:0');
    expect([t.offered('unit'), combat(t).units]).toEqual([['unit:1,peasants,0'], 'loyal']);
  });

  test('Motivation: 2 cards, and a white mana for whoever alone has the least fame', () => {
    const t = moving('motivation-norowas', state => {
      deck(state, 0, 'march', 'rage', 'rage');
      const other = state.heroes[1];
      if (other) other.fame = 1;
    });
    t.choose('skill:motivation-norowas');
    expect([me(t).hand.length, me(t).tokens.white]).toEqual([2, 1]);
  });

  test('Prayer of Weather: terrain costs 2 less, at least 1, this turn; then 1 more for others, at most 5', () => {
    const t = moving('prayer-of-weather', state => {
      hold(state, 0, 'march', 'march');
      hold(state, 1, 'march', 'march', 'march');
      deck(state, 0, ...Array.from({ length: 9 }, () => 'march' as const));
      deck(state, 1, ...Array.from({ length: 9 }, () => 'march' as const));
    });
    expect(costs(t)).toEqual({ plains: 2, hills: 3, forest: 3, lake: -1 });
    t.choose('skill:prayer-of-weather');
    expect(costs(t)).toEqual({ plains: 1, hills: 1, forest: 1, lake: -1 });
    t.choose('end').choose('discard:march').chooseWhile('discard', 'done');
    expect([t.seat, costs(t)]).toEqual([1, { plains: 3, hills: 4, forest: 4, lake: -1 }]);
    t.choose('end').choose('discard:march').chooseWhile('discard', 'done');
    expect([t.seat, costs(t)]).toEqual([0, { plains: 2, hills: 3, forest: 3, lake: -1 }]);
  });

  test('Prayer of Weather: what costs 5 already costs no more', () => {
    const t = sit({ night: true }, state => {
      skill(state, 1, 'prayer-of-weather');
      state.lasting.push({
        source: 'prayer-of-weather',
        key: 'basic-terrain',
        on: 'opponents',
        by: 'seat-1',
        until: 'next-turn',
        what: { do: 'terrain', of: 'all', by: 1, most: 5 },
        left: null,
        unit: null,
        colours: [],
      });
    });
    // At night a forest costs 5.
    expect(costs(t)).toEqual({ plains: 3, hills: 4, forest: 5, lake: -1 });
  });

  test('Calming the Weather: the same; anybody may return the token for 1 less in the own turn', () => {
    const t = moving('calming-the-weather', state => {
      hold(state, 0, 'march', 'march');
      hold(state, 1, 'march', 'march');
      deck(state, 0, ...Array.from({ length: 9 }, () => 'march' as const));
      deck(state, 1, ...Array.from({ length: 9 }, () => 'march' as const));
      stand(state, 1, hexOn(0, 0, 0));
    });
    t.choose('skill:calming-the-weather').choose('end').choose('discard:march').chooseWhile('discard', 'done');
    expect(costs(t)).toEqual({ plains: 2, hills: 3, forest: 3, lake: -1 });
    t.choose('use:0,calming-the-weather');
    expect([me(t).skills[0]?.out, costs(t)]).toEqual([false, { plains: 1, hills: 2, forest: 2, lake: -1 }]);
    expect(t.state.lasting.filter(({ left }) => left !== 0).map(({ what, until, on }) => [what, until, on])).toEqual([
      [{ do: 'terrain', of: 'all', by: -1 }, 'turn-end', 'seat-1'],
    ]);
  });
});
