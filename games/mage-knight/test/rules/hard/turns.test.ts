import { describe, expect, test } from 'vitest';
import { hasRule } from '../../../rules/passives.ts';
import { newSite } from '../../../rules/sites.ts';
import { type State, turnOf } from '../../../state.ts';
import {
  crystals,
  deck,
  hexOn,
  hold,
  layMap,
  me,
  type Sitting,
  sit,
  skill,
  source,
  stand,
  tactic,
  tokens,
  turn,
} from '../../positions.ts';

const VILLAGE = hexOn(1, 0, 2);
const many = (n: number): 'rage'[] => Array.from({ length: n }, () => 'rage');

/** The turn is ended with a card discarded for it. */
const over = (t: Sitting): Sitting => t.choose('end').choose('discard:rage').chooseWhile('discard', 'done');

describe('withdrawal goes along the real way', () => {
  test('MK-END-02 MK-END-03 MK-END-04 after a jump it is one space back to where the jump began, however far that is', () => {
    const [from, to] = [hexOn(1, 0, 5), hexOn(1, 0, 2)];
    const t = sit({}, state => {
      stand(state, 0, from);
      // Who plays on in advance is not attacked: nobody can stay with them.
      stand(state, 1, to);
      state.asleep[1] = true;
      hold(state, 0, 'space-bending', 'rage');
      tokens(state, 0, 'blue');
      turnOf(state).move = 9;
    });
    t.choose('play:space-bending,basic').choose(`step:${to}`);
    expect(turn(t).path).toEqual([from, to]);
    t.choose('end').chooseWhile('discard', 'done');
    expect([me(t).at, me(t).hand.filter(card => card === 'wound')]).toEqual([from, ['wound']]);
  });
});

describe('the die of the Source is taken when it is used', () => {
  test('MK-MANA-09 MK-MANA-11 MK-TURN-17 a skill that wants none forbids it for the rest of the turn; one that was used forbids the skill its better half', () => {
    const lay = () =>
      sit({ heroes: ['tovak', 'arythea'] }, state => {
        skill(state, 0, 'who-needs-magic');
        hold(state, 0, 'march', 'march', 'rage');
        source(state, 'green', 'green', 'red');
      });
    const proud = lay().choose('skill:who-needs-magic').choose('option:1');
    expect([proud.offered('play:march,strong'), turn(proud).dice]).toEqual([[], 0]);
    proud.choose('play:rage,move');
    expect(turn(proud).move).toBe(3);
    const paid = lay().choose('play:march,strong');
    expect([turn(paid).dice, turn(paid).move, paid.offered('play:march,strong')]).toEqual([1, 4, []]);
    paid.choose('skill:who-needs-magic');
    expect(paid.offered()).toEqual(['option:0']);
    paid.choose('option:0').choose('play:rage,move');
    expect(turn(paid).move).toBe(6);
  });

  test('MK-MANA-10 MK-TURN-27 two green dice are one offer: one of them lies there until the end of the turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'march', 'rage');
      source(state, 'green', 'green');
      crystals(state, 0, 'green');
    });
    t.choose('play:march,strong').choose('pay:die,green,green');
    expect(t.state.source.map(({ by }) => by)).toEqual([0, null]);
    // The second one costs the crystal: no question is asked.
    t.choose('play:march,strong');
    expect([me(t).crystals.green, turn(t).move]).toEqual([0, 8]);
  });
});

describe('a card is played or discarded, or there is none', () => {
  const alone = (arrange: (state: State) => void): Sitting =>
    sit({ begun: false }, state => {
      state.next = 0;
      hold(state, 1, 'rage');
      deck(state, 1, ...many(9));
      arrange(state);
    });

  test('MK-TURN-07 MK-TURN-08 MK-TURN-09 empty hand and deck: the end must be announced; with a hand it may be; announced already, the turn is forfeited', () => {
    const bare = alone(() => {});
    expect([bare.seat, bare.state.ending]).toEqual([1, { why: 'round', left: [] }]);
    const held = alone(state => hold(state, 0, 'rage'));
    expect([held.seat, held.offered()]).toEqual([0, ['pass', 'announce']]);
    const late = alone(state => {
      state.ending = { why: 'round', left: [0, 1] };
    });
    expect([late.seat, late.state.ending?.left]).toEqual([1, []]);
  });

  test('MK-TURN-12 MK-REST-02 MK-DRAW-01 wounds are no cards to end a turn with: they demand a rest, and the rest takes one of them', () => {
    const t = sit({}, state => {
      hold(state, 0, 'wound', 'wound');
      deck(state, 0, ...many(9));
    });
    expect(t.offered()).toEqual(['rest']);
    t.choose('rest');
    expect(t.offered()).toEqual(['discard:wound']);
    t.choose('discard:wound');
    expect([me(t).discard, me(t).hand.includes('wound')]).toEqual([['wound'], true]);
  });
});

describe('the end of the round against the end of the scenario', () => {
  test('MK-ROUND-21 MK-ROUND-23 MK-S02-02 the last city falls in a last turn: nobody gets another one', () => {
    const lay = (announced: boolean) =>
      sit({ seats: 3 }, state => {
        state.tiles.core = [];
        layMap(state, ['core-5', 'core-6', 'country-1']);
        for (const site of Object.values(state.map.sites)) if (site.kind === 'city') site.conquered = true;
        if (announced) state.ending = { why: 'round', left: [2] };
        for (const seat of [0, 1, 2]) {
          hold(state, seat, 'rage');
          deck(state, seat, ...many(12));
        }
      });
    const seats = (t: Sitting): (number | null)[] => {
      const found: (number | null)[] = [];
      while (t.kind === 'turn') {
        found.push(t.seat);
        over(t);
      }
      return found;
    };
    expect([seats(lay(true)), seats(lay(false))]).toEqual([
      [0, 2],
      [0, 1, 2, 0],
    ]);
  });
});

describe('turns that follow each other', () => {
  /** On a village, with the tactic used and a skill in the middle. */
  const twice = (arrange: (state: State) => void = () => {}): Sitting =>
    sit({ heroes: ['tovak', 'arythea'] }, state => {
      state.map.sites[VILLAGE] = newSite('village');
      stand(state, 0, VILLAGE);
      tactic(state, 0, 'the-right-moment');
      hold(state, 0, 'rage', 'rage');
      deck(state, 0, ...many(12));
      hold(state, 1, 'rage');
      deck(state, 1, ...many(12));
      arrange(state);
    }).choose('tactic:the-right-moment');

  test('MK-PRE-03 MK-TURN-03 the second turn is an own next turn: skills come back, and what may be done before a turn may be done', () => {
    const t = twice(state => {
      skill(state, 0, 'mana-exploit');
      source(state, 'red', 'red', 'blue');
    });
    t.choose('skill:mana-exploit').choose(t.offered()[0] ?? '');
    expect(me(t).skills[0]?.out).toBe(true);
    over(t);
    expect([t.seat, t.kind, t.offered()]).toEqual([0, 'before-turn', ['pass', 'plunder']]);
    t.choose('plunder');
    expect([t.kind, me(t).skills[0]?.out, me(t).reputation]).toEqual(['turn', false, -1]);
  });

  test('MK-ROUND-21 MK-ROUND-24 an extra turn is had even where the end was announced; then the others have theirs, and the round is over', () => {
    const t = twice(state => {
      state.ending = { why: 'round', left: [1] };
    });
    over(t);
    expect([t.seat, t.kind]).toEqual([0, 'before-turn']);
    t.choose('pass');
    over(t);
    expect([t.seat, t.kind]).toEqual([1, 'turn']);
    over(t);
    expect([t.state.round, t.kind]).toEqual([2, 'tactic']);
  });

  test('MK-EFF-07 MK-ROUND-24 Time Bending in the last turn of all: cards return, none is drawn, and after the second turn nothing more comes', () => {
    const t = sit({ night: true }, state => {
      state.ending = { why: 'round', left: [] };
      hold(state, 0, 'space-bending', 'march', 'rage');
      deck(state, 0, ...many(6));
      tokens(state, 0, 'blue', 'black');
    });
    t.choose('play:march,basic').choose('play:space-bending,strong').choose('end').chooseWhile('discard', 'done');
    expect([t.seat, t.kind, me(t).hand]).toEqual([0, 'turn', ['march', 'rage']]);
    over(t);
    expect([t.state.round, t.kind, hasRule(t.state, 0, 'no-dice')]).toEqual([2, 'tactic', false]);
  });
});
