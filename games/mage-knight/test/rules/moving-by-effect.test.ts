import { describe, expect, test } from 'vitest';
import type { CardId } from '../../content/cards.ts';
import { START } from '../../rules/lattice.ts';
import { landings } from '../../rules/moving-by-effect.ts';
import { isSafe } from '../../rules/safe-space.ts';
import { costOf } from '../../rules/terrain.ts';
import { heroOf, type LastingEffect, type State, turnOf } from '../../state.ts';
import { hexOn, hold, layMap, me, type Sitting, sit, stand, tokens, tokensOn, turn } from '../positions.ts';

/** An effect that holds for seat 0 in this turn. */
const last = (state: State, what: LastingEffect['what']): void => {
  state.lasting.push({
    source: 'test',
    key: 'test',
    on: 'seat-0',
    by: 'seat-0',
    until: 'turn-end',
    what,
    left: null,
    unit: null,
    colours: [],
  });
};
const wounds = (t: Sitting): number => me(t).hand.filter(card => card === 'wound').length;
const FOREST = hexOn(1, 0, 5);
const LAKE = hexOn(1, 0, 1);
const ORCS = hexOn(1, 0, 6);

describe('move points and the cost of terrain', () => {
  test('MK-MOVE-16 new move points are added to those left', () => {
    const t = sit({}, state => hold(state, 0, 'march', 'stamina', 'swiftness'));
    t.choose('play:march,basic').choose('play:stamina,basic');
    expect(turn(t).move).toBe(4);
    t.choose(`step:${hexOn(0, 0, 1)}`);
    expect(turn(t).move).toBe(1);
    t.choose('play:swiftness,basic');
    expect(turn(t).move).toBe(3);
  });

  test('MK-MOVE-17 a change of the terrain holds for moves after it, until the end of the turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mist-form', 'march', 'march');
      tokens(state, 0, 'blue');
    });
    t.choose('play:march,basic').choose('play:march,basic');
    t.choose(`step:${hexOn(0, 0, 1)}`);
    // A forest by day: 3 points.
    expect(turn(t).move).toBe(1);
    t.choose('play:mist-form,basic').choose(`step:${FOREST}`);
    expect(turn(t).move).toBe(3);
    t.choose('end').choose('done');
    expect(t.state.lasting).toEqual([]);
  });

  test('MK-MOVE-18 several reductions are applied in the best order', () => {
    const t = sit({}, state => {
      last(state, { do: 'terrain', of: ['forest'], by: -2, least: 1 });
      last(state, { do: 'terrain', of: ['forest'], set: 2 });
    });
    expect(costOf(t.state, turn(t), FOREST)).toBe(1);
  });

  test('MK-MOVE-19 a cost of 0 is nothing to pay and never less', () => {
    const t = sit({}, state => {
      last(state, { do: 'terrain', of: 'all', by: -4, least: 0 });
      last(state, { do: 'terrain', of: ['plains'], by: -4, least: 0 });
    });
    expect(costOf(t.state, turn(t), hexOn(0, 0, 2))).toBe(0);
    t.choose(`step:${hexOn(0, 0, 2)}`);
    expect(turn(t).move).toBe(0);
    expect(me(t).at).toBe(hexOn(0, 0, 2));
  });

  test('MK-MOVE-20 an effect opens inaccessible terrain at its cost; the turn cannot end there safely', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'rage');
      stand(state, 0, hexOn(1, 0, 2));
      last(state, { do: 'terrain', of: ['lake'], set: 1, allow: true });
    });
    t.choose('play:march,basic').choose(`step:${LAKE}`);
    expect(turn(t).move).toBe(1);
    t.choose('end').choose('done');
    expect(me(t).at).toBe(hexOn(1, 0, 2));
    expect(wounds(t)).toBe(1);
  });

  test('MK-MOVE-20 without such an effect it cannot be entered, however cheap others make it', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march');
      stand(state, 0, hexOn(1, 0, 2));
      last(state, { do: 'terrain', of: 'all', set: 1 });
    });
    t.choose('play:march,basic');
    expect(t.offered('step')).not.toContain(`step:${LAKE}`);
  });

  test('MK-MOVE-23 whoever walks for nothing does not walk in circles until something changes', () => {
    const here = hexOn(0, 0, 2);
    const t = sit({}, state => {
      hold(state, 0, 'march', 'rage');
      last(state, { do: 'terrain', of: ['plains'], set: 0 });
    });
    t.choose(`step:${here}`);
    expect(t.offered('step')).not.toContain(`step:${START}`);
    t.choose('play:march,basic');
    expect(t.offered('step')).toContain(`step:${START}`);
  });
});

describe('figures moved by effects', () => {
  const travel = (state: State, card: CardId = 'underground-travel'): void => {
    hold(state, 0, card, 'rage');
    tokens(state, 0, 'green');
  };

  test('MK-MOVE-21 the way may lead over inaccessible spaces and over those with rampaging enemies or fortified sites', () => {
    const beyond = hexOn(1, 1, 3);
    const over = (from: number, avoids: readonly ('lake' | 'swamp')[], arrange: (state: State) => void = () => {}) => {
      const { state } = sit({}, one => {
        layMap(one, ['country-1', 'country-2', 'country-3']);
        stand(one, 0, from);
        arrange(one);
      });
      return landings(state, turnOf(state), { spaces: 2, to: 'safe', avoids }).find(({ to }) => to === beyond)?.steps;
    };
    // From the village straight over the lake; the way around takes three steps.
    expect(over(hexOn(1, 0, 2), [])).toBe(2);
    expect(over(hexOn(1, 0, 2), ['lake'])).toBeUndefined();
    // From the forest straight over the orcs, or over a keep that stands there.
    expect(over(FOREST, [], state => tokensOn(state, ORCS, 'prowlers'))).toBe(2);
    expect(over(FOREST, [], state => Object.assign(state.map.sites[ORCS] ?? {}, { kind: 'keep' }))).toBe(2);
  });

  test('MK-MOVE-21 a rampaging enemy in the way is passed and not provoked', () => {
    const t = sit({}, state => {
      travel(state);
      stand(state, 0, hexOn(0, 1, 2));
      tokensOn(state, ORCS, 'prowlers');
    });
    t.choose('play:underground-travel,basic');
    expect(t.offered()).not.toContain(`space:${ORCS}`);
    // Two steps lead over the orcs, the way around takes no more than three either.
    t.choose(`space:${hexOn(1, 0, 0)}`);
    expect(turn(t).combat).toBeNull();
    expect(me(t).at).toBe(hexOn(1, 0, 0));
  });

  test('MK-MOVE-21 it costs only what it states: no move points for the terrain', () => {
    const t = sit({}, state => travel(state));
    t.choose('play:underground-travel,basic').choose(`space:${FOREST}`);
    expect(turn(t)).toMatchObject({ move: 0, path: [START, FOREST] });
    expect(t.happened()).toContainEqual({
      kind: 'moved',
      seat: 0,
      from: START,
      to: FOREST,
      cost: 0,
      rule: 'MK-MOVE-21',
    });
  });

  test('MK-MOVE-21 no further than it says, and only in the movement part of the turn', () => {
    const t = sit({}, state => travel(state));
    const reach = (spaces: number) =>
      landings(t.state, turn(t), { spaces, to: 'safe' }).map(({ to, steps }) => [to, steps]);
    expect(reach(1).toSorted()).toEqual([hexOn(0, 0, 1), hexOn(0, 0, 2), hexOn(0, 0, 6)].map(to => [to, 1]).toSorted());
    expect(reach(2)).toContainEqual([FOREST, 2]);
    Object.assign(turn(t), { stage: 'after' });
    expect(reach(2)).toEqual([]);
  });

  test('MK-MOVE-22 where it must end on a safe space, others are not offered', () => {
    const there = hexOn(0, 0, 2);
    const t = sit({}, state => {
      travel(state);
      stand(state, 1, there);
      tokensOn(state, ORCS, 'prowlers');
    });
    t.choose('play:underground-travel,basic');
    for (const hex of [there, LAKE, ORCS, hexOn(0, 0, 3)]) expect(t.offered()).not.toContain(`space:${hex}`);
    expect(t.offered()).toContain(`space:${hexOn(0, 0, 6)}`);
  });

  test('MK-MOVE-21 a site seen from the new space is turned up by day', () => {
    const keep = hexOn(1, 0, 1);
    const t = sit({}, state => {
      layMap(state, ['country-3', 'country-1']);
      travel(state);
      stand(state, 0, hexOn(1, 0, 4));
      state.map.sites[keep]?.tokens.push({ colour: 'grey', token: null });
      state.tokens.grey.unseen++;
    });
    t.choose('play:underground-travel,basic').choose(`space:${hexOn(1, 0, 0)}`);
    expect(t.state.map.sites[keep]?.tokens[0]?.token).not.toBeNull();
  });
});

describe('safe spaces', () => {
  const KEEP = hexOn(1, 0, 1);
  const lay = (arrange: (state: State) => void = () => {}) =>
    sit({}, state => {
      layMap(state, ['country-3', 'country-1']);
      arrange(state);
    }).state;

  test('MK-SAFE-01 accessible under normal conditions: no lake, no sea, even where an effect opens it', () => {
    const state = lay(one => last(one, { do: 'terrain', of: 'all', set: 1, allow: true }));
    expect(isSafe(state, 0, hexOn(0, 1, 1))).toBe(false);
    expect(isSafe(state, 0, hexOn(0, 0, 3))).toBe(false);
    expect(isSafe(state, 0, hexOn(0, 0, 1))).toBe(true);
  });

  test('MK-SAFE-01 nobody stays where a rampaging enemy stands', () => {
    const orcs = hexOn(0, 1, 6);
    expect(isSafe(lay(), 0, orcs)).toBe(true);
    expect(
      isSafe(
        lay(state => tokensOn(state, orcs, 'prowlers')),
        0,
        orcs,
      ),
    ).toBe(false);
  });

  test('MK-SAFE-01 neither an unconquered fortified site nor a keep of another player', () => {
    const owned = (seat: number) =>
      lay(state => {
        const site = state.map.sites[KEEP];
        if (site) Object.assign(site, { conquered: true, shields: [seat] });
      });
    expect(isSafe(lay(), 0, KEEP)).toBe(false);
    expect(isSafe(owned(1), 0, KEEP)).toBe(false);
    expect(isSafe(owned(0), 0, KEEP)).toBe(true);
  });

  test('MK-SAFE-01 no space of another hero, except where several may stand', () => {
    const other = (hex: number) => lay(state => Object.assign(heroOf(state, 1), { at: hex }));
    expect(isSafe(other(hexOn(0, 0, 2)), 0, hexOn(0, 0, 2))).toBe(false);
    expect(isSafe(other(START), 0, START)).toBe(true);
    const city = hexOn(1, 0, 4);
    const conquered = lay(state => {
      const site = state.map.sites[city];
      if (site) Object.assign(site, { kind: 'city', conquered: true });
      Object.assign(heroOf(state, 1), { at: city });
    });
    expect(isSafe(conquered, 0, city)).toBe(true);
  });
});
