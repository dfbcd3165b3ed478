import { describe, expect, test } from 'vitest';
import { mageKnight } from '../../index.ts';
import { armorOf, attackHas, attackNow, fortifications } from '../../rules/combat/foe.ts';
import { handLimit } from '../../rules/draw-up.ts';
import { mayStep } from '../../rules/movement.ts';
import { newSite } from '../../rules/sites.ts';
import { type Hex, heroOf, type State, turnOf } from '../../state.ts';
import { atMegalopolis, cityIn, FAR_EAST, fallen, LEFT, NORTHEAST, NORTHWEST, RIGHT } from '../megalopolis.ts';
import { combat, fight, hexOn, hold, me, type Sitting, stand, tokens, tokensOn, turn } from '../positions.ts';
import { scored } from '../scenarios/scored.ts';

const spaces = (t: Sitting, verb: string): number[] =>
  t
    .offered(`${verb}:`)
    .map(id => Number(id.split(/[:,]/)[1]))
    .toSorted();

describe('the assault on a megalopolis', () => {
  test('MK-MEGA-08 from beside either space the whole garrison is seen, by day', () => {
    const seen = (from: Hex, to: Hex, night = false) => {
      const t = atMegalopolis(['blue', 'red'], [], from, { move: 3, night }, state => {
        cityIn(state).tokens = [
          { colour: 'white', token: null },
          { colour: 'violet', token: null },
        ];
        state.tokens.white.unseen = 1;
        state.tokens.violet.unseen = 1;
      });
      t.choose(`step:${to}`);
      return cityIn(t.state).tokens.filter(({ token }) => token !== null).length;
    };
    expect([seen(NORTHEAST, NORTHWEST), seen(hexOn(2, 0, 1), FAR_EAST)]).toEqual([2, 2]);
    expect(seen(hexOn(2, 0, 1), FAR_EAST, true)).toBe(0);
    // Two spaces away from both.
    expect(seen(hexOn(2, 0, 1), hexOn(2, 0, 2))).toBe(0);
  });

  test.each([
    ['the left space', NORTHWEST, LEFT],
    ['the right space', FAR_EAST, RIGHT],
  ])('MK-MEGA-09 MK-MEGA-10 it is assaulted through %s: all its defenders at once', (_, from, to) => {
    const t = atMegalopolis(['blue', 'white'], ['freezers', 'gunners', 'swordsmen'], from);
    expect(spaces(t, 'step')).toContain(to);
    t.choose(`step:${to}`);
    expect([me(t).at, me(t).reputation, turn(t).move]).toEqual([to, -1, 0]);
    expect(combat(t).foes.map(({ token, from: how }) => `${token} ${how}`)).toEqual([
      'freezers garrison',
      'gunners garrison',
      'swordsmen garrison',
    ]);
    expect([0, 1, 2].map(foe => fortifications(t.state, turn(t), combat(t), foe))).toEqual([1, 1, 1]);
  });

  test('MK-MEGA-09 from beside both spaces either can be entered, and from elsewhere neither', () => {
    expect(spaces(atMegalopolis(['blue', 'red'], ['gunners'], NORTHEAST), 'step')).toEqual([LEFT, RIGHT].toSorted());
    const far = atMegalopolis(['blue', 'red'], ['gunners'], hexOn(2, 0, 1), { move: 9 });
    expect(spaces(far, 'step').filter(to => to === LEFT || to === RIGHT)).toEqual([]);
    expect(mayStep(far.state, turn(far), RIGHT)?.rule).toBe('MK-MOVE-06');
  });

  const values = (t: Sitting) =>
    combat(t).foes.map((foe, i) => [
      armorOf(t.state, combat(t), i),
      ...foe.attacks.map((_, attack) => attackNow(t.state, combat(t), i, attack)),
    ]);
  const has = (t: Sitting, ability: 'brutal' | 'poison') =>
    combat(t).foes.map((_, i) => attackHas(t.state, combat(t), i, 0, ability));

  test('MK-MEGA-10 all have the bonuses of both cities', () => {
    const t = atMegalopolis(['blue', 'white'], ['freezers', 'gunners', 'swordsmen'], FAR_EAST).choose(`step:${RIGHT}`);
    // Armor 7, 6, 5 and attack 3 ice, 6 fire, 6: white gives armor +1, blue +2 to fire and ice.
    expect(values(t)).toEqual([
      [8, 5],
      [7, 8],
      [6, 6],
    ]);
    const brutes = atMegalopolis(['red', 'green'], ['freezers', 'swordsmen'], NORTHWEST).choose(`step:${LEFT}`);
    expect(values(brutes)).toEqual([
      [7, 3],
      [5, 6],
    ]);
    expect([has(brutes, 'brutal'), has(brutes, 'poison')]).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  /** The attack phase in the right part, with strong Rages. */
  const storming = (shields: number[], rages: number) =>
    atMegalopolis(['blue', 'red'], ['prowlers', 'diggers'], RIGHT, {}, state => {
      hold(state, 0, ...Array.from({ length: rages }, () => 'rage' as const), 'concentration');
      tokens(state, 0, 'red', 'red');
      cityIn(state).shields = shields;
      turnOf(state).path = [FAR_EAST, RIGHT];
      const { foes } = fight(state, ['prowlers', 'diggers'], {
        phase: 'attack',
        from: 'garrison',
        why: 'assault',
        site: RIGHT,
      });
      const { combat: now } = turnOf(state);
      if (now) now.foes = foes.map(foe => ({ ...foe, at: LEFT }));
    });
  const strike = (t: Sitting, foe: number) => t.choose(`target:${foe}`).choose('play:rage,strong').choose('strike');

  test('MK-MEGA-12 it falls with its last defender, and who has most shields leads it', () => {
    const t = storming([1], 2);
    strike(t, 0);
    expect(cityIn(t.state)).toMatchObject({ conquered: false });
    strike(t, 1);
    expect(cityIn(t.state)).toMatchObject({ conquered: true, shields: [1, 0, 0], leader: 0, tokens: [] });
    expect(me(t).at).toBe(RIGHT);
    const tied = storming([1, 1], 2);
    strike(tied, 1);
    strike(tied, 0);
    expect(cityIn(tied.state)).toMatchObject({ conquered: true, shields: [1, 1, 0, 0], leader: 1 });
  });

  test('MK-MEGA-12 as long as one is left it stands, and who assaulted it goes back', () => {
    const t = storming([], 1);
    strike(t, 1);
    t.choose('done');
    expect(cityIn(t.state)).toMatchObject({ conquered: false, shields: [0], leader: null });
    expect(cityIn(t.state).tokens.map(({ token }) => token)).toEqual(['prowlers']);
    expect(me(t).at).toBe(FAR_EAST);
  });

  const together = (places: readonly Hex[], seats = places.length) =>
    atMegalopolis(
      ['blue', 'red'],
      ['prowlers', 'prowlers', 'prowlers'].slice(0, seats) as ['prowlers'],
      places[0] ?? 0,
      { seats, cooperative: true, move: 0 },
      state =>
        places.forEach((at, seat) => {
          stand(state, seat, at);
          hold(state, seat, 'march', 'rage');
          tokens(state, seat, 'green', 'red');
        }),
    );
  const PROPOSE = `propose:${LEFT}`;

  test('MK-MEGA-11 heroes beside either space are invited, once for the whole of it', () => {
    expect(together([NORTHWEST, FAR_EAST]).offered('propose')).toEqual([PROPOSE]);
    expect(together([NORTHEAST, FAR_EAST]).offered('propose')).toEqual([PROPOSE]);
    expect(together([FAR_EAST, NORTHWEST]).offered('propose')).toEqual([PROPOSE]);
    const far = together([NORTHWEST, hexOn(2, 0, 2)]);
    expect([far.offered('propose'), far.explain(PROPOSE).rule]).toEqual([[], 'MK-COOP-06']);
  });

  const win = (t: Sitting) => {
    while (combat(t).phase !== 'attack') t.choose(t.offered('damage:')[0] ?? t.offered('hurt:')[0] ?? 'done');
    return t.choose('target:0').choose('play:rage,strong').choose('strike');
  };

  test('MK-MEGA-11 each enters the part beside them, defenders are dealt wherever they stand; then it is conquered', () => {
    const t = together([FAR_EAST, NORTHWEST]).choose(PROPOSE).choose('yes');
    expect(t.state.assault).toMatchObject({ city: LEFT, seats: [0, 1], shares: [1, 1] });
    t.choose('play:march,strong');
    expect(spaces(t, 'step')).toEqual([RIGHT]);
    win(t.choose(`step:${RIGHT}`));
    expect([t.seat, heroOf(t.state, 0).at]).toEqual([1, RIGHT]);
    t.choose('play:march,strong');
    expect(spaces(t, 'step')).toEqual([LEFT]);
    win(t.choose(`step:${LEFT}`));
    expect(cityIn(t.state)).toMatchObject({ conquered: true, shields: [0, 1], leader: 0 });
    expect(t.state.heroes.map(({ at }) => at)).toEqual([RIGHT, LEFT]);
  });

  test('MK-MEGA-11 if it does not fall all go back to where they came from', () => {
    const t = together([FAR_EAST, NORTHWEST]).choose(PROPOSE).choose('yes');
    win(t.choose('play:march,strong').choose(`step:${RIGHT}`));
    t.choose('stay');
    expect(cityIn(t.state)).toMatchObject({ conquered: false, shields: [0] });
    expect(t.state.heroes.map(({ at }) => at)).toEqual([FAR_EAST, NORTHWEST]);
  });
});

describe('a conquered megalopolis', () => {
  const inside = (at: Hex, move: number, arrange: (state: State) => void = () => {}) =>
    atMegalopolis(['blue', 'red'], [], at, { move }, state => {
      fallen(state, 0, 0, 0, 1);
      hold(state, 0, 'concentration');
      arrange(state);
    });

  test('MK-MEGA-13 it is one city on two spaces: 2 move points from part to part, and out of the own part', () => {
    const t = inside(LEFT, 4);
    // Nothing beside the right space alone.
    expect(spaces(t, 'step')).toEqual([RIGHT, NORTHEAST, NORTHWEST, hexOn(1, 1, 4)].toSorted());
    t.choose(`step:${RIGHT}`);
    expect([me(t).at, turn(t).move, turn(t).combat]).toEqual([RIGHT, 2, null]);
    expect(spaces(t, 'step')).toEqual([LEFT, NORTHEAST, FAR_EAST, hexOn(2, 0, 5)].toSorted());
    expect(inside(LEFT, 1).offered('step')).toEqual([]);
    expect(inside(LEFT, 1).explain(`step:${RIGHT}`).rule).toBe('MK-MOVE-06');
  });

  test('MK-MEGA-13 several heroes stand in it, on either space', () => {
    const t = inside(LEFT, 2, state => stand(state, 1, RIGHT));
    t.choose(`step:${RIGHT}`);
    expect([me(t).at, t.offered('duel')]).toEqual([RIGHT, []]);
    t.choose('end').choose('discard:concentration');
    expect(t.state.heroes.map(({ at }) => at)).toEqual([RIGHT, RIGHT]);
  });

  test('MK-MEGA-13 MK-DRAW-04 beside or in either part its leader holds 2 cards more, others with a shield 1', () => {
    const limits = (at: Hex) => {
      const { state } = inside(at, 0, one => stand(one, 1, at));
      return [handLimit(state, 0), handLimit(state, 1)];
    };
    expect([limits(LEFT), limits(RIGHT), limits(FAR_EAST), limits(hexOn(2, 0, 1))]).toEqual([
      [7, 6],
      [7, 6],
      [7, 6],
      [5, 5],
    ]);
  });

  test('MK-MEGA-14 a rampaging enemy is challenged from the part beside it only', () => {
    const orcs = (state: State) => {
      state.map.sites[FAR_EAST] = newSite('marauding-orcs');
      tokensOn(state, FAR_EAST, 'diggers');
    };
    expect([spaces(inside(LEFT, 0, orcs), 'challenge'), spaces(inside(RIGHT, 0, orcs), 'challenge')]).toEqual([
      [],
      [FAR_EAST],
    ]);
  });

  test.each([
    ['left', LEFT],
    ['right', RIGHT],
  ])('MK-MEGA-15 in its %s part both cities sell, and all own shields help', (_, at) => {
    const talking = (colours: readonly ['blue' | 'white', 'red' | 'green'], arrange: (state: State) => void) =>
      atMegalopolis(colours, [], at, {}, state => {
        fallen(state, 0, 0, 0, 1);
        hold(state, 0, 'concentration');
        state.offers = { ...state.offers, spells: ['fireball'], actions: ['in-need'], units: ['savage-monks'] };
        tokens(state, 0, 'red');
        arrange(state);
      });
    const shop = (...colours: readonly ['blue' | 'white', 'red' | 'green']) => {
      const t = talking(colours, state => {
        Object.assign(turnOf(state), { stage: 'interaction', influence: 12, acted: true });
      });
      return ['learn', 'buy', 'recruit'].map(verb => t.offered(verb).map(id => id.split(/[:,]/)[1]));
    };
    expect(shop('blue', 'red')).toEqual([['fireball'], ['artifact'], []]);
    // The green city has the offer and the deck, the white one lets any unit be recruited.
    expect(shop('white', 'green')).toEqual([['in-need', '-'], ['elite'], ['savage-monks']]);
    expect(turn(talking(['blue', 'red'], () => {}).choose('interact')).influence).toBe(2);
  });

  test('MK-MEGA-16 it scores as one city, whatever its level', () => {
    const result = (level: number) =>
      scored('full-conquest', 2, state => {
        state.map.sites[LEFT] = { ...newSite('city', 'blue'), level, wing: RIGHT, conquered: true };
        Object.assign(cityIn(state), { leader: 1, shields: [0, 1, 1] });
        state.map.sites[RIGHT] = { ...newSite('city', 'red'), level, main: LEFT };
      })?.scores;
    // 4 for a shield; 7 and the title of 5 for the leader.
    expect([result(1), result(11)]).toEqual([
      [4, 12],
      [4, 12],
    ]);
    const alone = scored('solo-conquest', 1, state => {
      state.tiles.core = [];
      state.round = 6;
      state.notes.announced = 1;
      state.map.sites[LEFT] = { ...newSite('city', 'blue'), level: 8, wing: RIGHT, conquered: true, shields: [0] };
      state.map.sites[RIGHT] = { ...newSite('city', 'red'), level: 8, main: LEFT };
    });
    // One city for 10, all of them for 15.
    expect(alone).toMatchObject({ winners: [0], scores: [25] });
  });

  test('MK-MEGA-13 both spaces are drawn as the city', () => {
    const { state } = inside(RIGHT, 0);
    const map = mageKnight.draw(mageKnight.view(state, 0), { lang: 'en', plain: false, seat: String });
    expect(map.some(line => line.includes('pCi+') && line.includes('pCi1'))).toBe(true);
  });
});
