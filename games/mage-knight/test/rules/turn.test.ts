import { describe, expect, test } from 'vitest';
import type { CardId } from '../../content/cards.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf, type State, turnOf } from '../../state.ts';
import {
  crystals,
  deck,
  fight,
  hexOn,
  hold,
  me,
  type Sitting,
  sit,
  skill,
  source,
  stand,
  tokens,
  tokensOn,
  turn,
} from '../positions.ts';
import { PROPOSE, siege } from '../siege.ts';

const rages = (n: number): CardId[] => Array.from({ length: n }, () => 'rage');

/** Directly before the turn of seat 0; both have cards, unless the test takes them away. */
const waiting = (arrange: (state: State) => void = () => {}): Sitting =>
  sit({ begun: false }, state => {
    state.next = 0;
    for (const seat of [0, 1]) {
      hold(state, seat, 'rage');
      deck(state, seat, ...rages(12));
    }
    arrange(state);
  });
const whoPlays = (t: Sitting): [number | null, string | null] => [t.seat, t.kind];
const skipped = (t: Sitting): unknown[] =>
  t.events().flatMap(event => (event.kind === 'turn-skipped' ? [[event.seat, event.rule]] : []));

describe('before a turn', () => {
  test('MK-TURN-01 MK-TURN-04 a token that lies face down is turned up: the turn is skipped, and nothing can be announced', () => {
    const t = waiting(state => {
      state.asleep[0] = true;
      // Its deed deck is empty: it might announce the end otherwise.
      deck(state, 0);
    });
    expect([whoPlays(t), t.state.asleep, skipped(t)]).toEqual([[1, 'turn'], [false, false], [[0, 'MK-TURN-01']]]);
    expect(t.state.ending).toBeNull();
  });

  test('MK-TURN-02 nothing else turns it down but a common assault, and the next turn turns it up', () => {
    const t = siege({ seats: 3, defenders: ['prowlers', 'prowlers', 'prowlers'] });
    const city = Number(PROPOSE.split(':')[1]);
    // Assaulting alone costs no turn.
    const alone = t.match.fork();
    for (const id of ['play:march,strong', `step:${city}`]) alone.choose(alone.find(id));
    expect([alone.state.turns[0]?.combat?.why, alone.state.asleep]).toEqual(['assault', [false, false, false]]);
    t.choose(PROPOSE).choose('seat:2').choose('done').choose('share:0,2');
    expect([t.kind, t.state.asleep]).toEqual(['join', [false, false, false]]);
    const refused = t.match.fork();
    refused.choose(refused.find('no'));
    expect(refused.state.asleep).toEqual([false, false, false]);
    t.choose('yes');
    expect(t.state.asleep).toEqual([true, false, true]);
    const skips = sit({ seats: 3, begun: false }, state => {
      state.next = 0;
      state.asleep = [true, false, true];
      for (const seat of [0, 1, 2]) {
        hold(state, seat, 'rage');
        deck(state, seat, 'rage', 'rage', 'rage', 'rage', 'rage');
      }
    });
    expect([whoPlays(skips), skips.state.asleep]).toEqual([
      [1, 'turn'],
      [false, false, true],
    ]);
    skips.choose('end').choose('discard:rage').choose('done');
    // Seat 2 is passed over too, then seat 0 has its turn again.
    expect([whoPlays(skips), skips.state.asleep]).toEqual([
      [0, 'turn'],
      [false, false, false],
    ]);
  });

  test('MK-TURN-02 MK-FIX-18 who attends a duel fully turns the token down, and announces no end meanwhile', () => {
    const duel = (how: 'full' | 'partial'): Sitting => {
      const t = sit({}, state => {
        hold(state, 0, 'rage', 'rage');
        hold(state, 1, 'rage', 'rage');
        deck(state, 0, ...rages(4));
        deck(state, 1);
        stand(state, 0, hexOn(1, 0, 3));
        stand(state, 1, hexOn(1, 0, 3));
      });
      t.choose('duel');
      expect([t.seat, t.offered('announce')]).toEqual([1, []]);
      t.choose(`attend:${how}`);
      expect(t.offered('announce')).toEqual([]);
      return t;
    };
    expect(duel('full').state.asleep).toEqual([false, true]);
    expect(duel('partial').state.asleep).toEqual([false, false]);
    expect(duel('full').state.ending).toBeNull();
  });

  test('MK-FIX-10 a partially attending defender has no die of the Source, but crystals and tokens', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      hold(state, 1, 'swiftness', 'swiftness', 'swiftness');
      source(state, 'white', 'white');
      stand(state, 0, hexOn(1, 0, 3));
      stand(state, 1, hexOn(1, 0, 3));
      crystals(state, 1, 'white');
      tokens(state, 1, 'white');
    });
    t.choose('duel').choose('attend:partial');
    expect(t.seat).toBe(1);
    t.choose('play:swiftness,strong');
    expect(t.offered('pay').toSorted()).toEqual(['pay:crystal,white,white', 'pay:token,white,white']);
  });

  test('MK-TURN-03 MK-TURN-01 tokens in the middle come back even if the turn is skipped', () => {
    const t = waiting(state => {
      state.asleep[0] = true;
      skill(state, 0, 'mana-exploit');
      const [one] = heroOf(state, 0).skills;
      if (one) {
        one.out = true;
        one.used = true;
      }
    });
    expect([whoPlays(t), me(t).skills[0]?.out]).toEqual([[1, 'turn'], false]);
  });

  test('MK-TURN-05 MK-TURN-06 MK-TURN-08 only with an empty deed deck, and only once, the end may be announced instead of a turn', () => {
    expect(whoPlays(waiting())).toEqual([0, 'turn']);
    const empty = waiting(state => deck(state, 0));
    expect([whoPlays(empty), empty.offered()]).toEqual([
      [0, 'before-turn'],
      ['pass', 'announce'],
    ]);
    empty.choose('pass');
    expect([whoPlays(empty), empty.state.ending]).toEqual([[0, 'turn'], null]);
    const announced = waiting(state => deck(state, 0)).choose('announce');
    expect([whoPlays(announced), announced.state.ending]).toEqual([[1, 'turn'], { why: 'round', left: [] }]);
    const late = waiting(state => {
      deck(state, 0);
      state.ending = { why: 'round', left: [0, 1] };
    });
    expect(whoPlays(late)).toEqual([0, 'turn']);
  });

  test('MK-TURN-07 without hand and deck the end must be announced', () => {
    const t = waiting(state => {
      hold(state, 0);
      deck(state, 0);
    });
    expect([whoPlays(t), t.state.ending]).toEqual([[1, 'turn'], { why: 'round', left: [] }]);
  });

  test('MK-TURN-09 MK-TURN-10 announced already: the turn is forfeited, without the benefits of its space', () => {
    const t = waiting(state => {
      stand(state, 0, hexOn(0, 1, 4));
      hold(state, 0);
      deck(state, 0);
      state.ending = { why: 'round', left: [0, 1] };
    });
    // A crystal mine.
    expect([whoPlays(t), skipped(t), me(t).crystals.green]).toEqual([[1, 'turn'], [[0, 'MK-TURN-09']], 0]);
    const glade = waiting(state => {
      stand(state, 0, hexOn(1, 0, 0));
      hold(state, 0, 'wound');
      deck(state, 0);
    });
    glade.choose('announce');
    expect([whoPlays(glade), me(glade).tokens.gold, me(glade).hand]).toEqual([[1, 'turn'], 0, ['wound']]);
  });
});

describe('the turn', () => {
  test('MK-TURN-30 whoever has only wounds and can no longer rest may end the turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'wound', 'wound');
      deck(state, 0, ...rages(5));
      // A skill has moved the figure: no card was played, and nobody rests after a move.
      const turn = turnOf(state);
      turn.path = [...turn.path, hexOn(0, 0, 1)];
    });
    expect(t.offered('rest')).toEqual([]);
    expect(t.offered('end')).toEqual(['end']);
    t.choose('end');
    expect(heroOf(t.state, 0).hand.filter(card => card === 'wound')).toHaveLength(2);
  });

  test('MK-TURN-12 at least one card is played or discarded', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'march');
      deck(state, 0, ...rages(5));
      hold(state, 1, 'rage');
      deck(state, 1, 'rage');
    });
    t.choose('end');
    expect(t.offered()).toEqual(['discard:march', 'discard:rage']);
    // With nothing but wounds only a rest does it.
    const wounded = sit({}, state => {
      hold(state, 0, 'wound', 'wound');
      turnOf(state).move = 9;
    });
    expect(wounded.offered()).toEqual(['rest']);
    const bare = sit({}, state => {
      hold(state, 0);
      deck(state, 0, ...rages(5));
      turnOf(state).bare = true;
      hold(state, 1, 'rage');
      deck(state, 1, 'rage');
    });
    bare.choose('end');
    expect([bare.kind, bare.offered()]).toEqual(['discard', ['done']]);
  });

  test('MK-TURN-13 special effects at any time of the turn, before a rest and after an action too', () => {
    const t = sit({}, state => {
      hold(state, 0, 'crystallize', 'crystallize', 'crystallize');
      tokens(state, 0, 'red', 'blue', 'green');
      stand(state, 0, hexOn(1, 0, 2));
    });
    const offered = (): string[] => t.offered('play:crystallize,basic');
    expect([t.kind, offered()]).toEqual(['turn', ['play:crystallize,basic']]);
    t.choose('interact');
    expect([t.kind, offered()]).toEqual(['interaction', ['play:crystallize,basic']]);
    t.choose('done');
    expect([t.kind, offered()]).toEqual(['after', ['play:crystallize,basic']]);
  });

  test('MK-TURN-14 healing is not played in combat', () => {
    const healing = (stage: 'turn' | 'combat'): string[] =>
      sit({}, state => {
        hold(state, 0, 'tranquility', 'wound');
        if (stage === 'combat') fight(state, ['prowlers'], { phase: 'attack' });
      }).offered('play:tranquility,basic');
    expect([healing('turn'), healing('combat')]).toEqual([['play:tranquility,basic'], []]);
  });

  test('MK-TURN-15 MK-TURN-16 move effects may be played in combat, where something can be done with them, but move nobody', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'rage');
      stand(state, 0, hexOn(1, 0, 0));
      fight(state, ['orc-stonethrowers'], { phase: 'block' });
    });
    expect(t.offered('step')).toEqual([]);
    t.choose('play:march,basic');
    expect([turn(t).move, me(t).at, t.offered('step'), t.offered('explore')]).toEqual([2, hexOn(1, 0, 0), [], []]);
  });

  test('MK-TURN-17 one die of the Source in a turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'march', 'rage');
      source(state, 'green', 'green');
    });
    t.choose('play:march,strong');
    expect([turn(t).dice, t.offered('play:march')]).toEqual([1, ['play:march,basic', 'play:march,move']]);
  });

  test('MK-TURN-18 MK-TURN-23 movement, then one action at most, or none', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      stand(state, 0, hexOn(1, 0, 3));
      turnOf(state).move = 4;
      tokensOn(state, hexOn(1, 0, 6), 'prowlers');
    });
    t.choose(`step:${hexOn(1, 0, 2)}`);
    expect(t.offered().filter(id => ['interact', 'end'].includes(id))).toEqual(['interact', 'end']);
    t.choose('interact').choose('done');
    // No second one, though orcs stand near.
    expect([t.kind, t.offered('interact'), t.offered('challenge'), t.offered('rest')]).toEqual(['after', [], [], []]);
  });

  test('MK-TURN-20 who ends the movement with another hero has to attack', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      hold(state, 1, 'rage');
      stand(state, 0, hexOn(1, 0, 2));
      stand(state, 1, hexOn(1, 0, 3));
      turnOf(state).move = 2;
    });
    expect(t.offered('duel')).toEqual([]);
    t.choose(`step:${hexOn(1, 0, 3)}`);
    expect([t.offered('duel'), t.offered('end')]).toEqual([['duel'], []]);
  });

  test('MK-TURN-24 after the one action there is neither another nor a step, whatever points are left', () => {
    const offered = (acted: boolean): boolean[] => {
      const t = sit({}, state => {
        hold(state, 0, 'rage');
        stand(state, 0, hexOn(1, 0, 2));
        state.map.sites[hexOn(1, 0, 1)] = newSite('marauding-orcs');
        tokensOn(state, hexOn(1, 0, 1), 'prowlers');
        Object.assign(turnOf(state), { move: 9, acted });
      });
      return ['step', 'explore', 'interact', 'challenge', 'rest'].map(what => t.offered(what).length > 0);
    };
    expect(offered(false)).toEqual([true, true, true, true, true]);
    expect(offered(true)).toEqual([false, false, false, false, false]);
  });

  test('MK-TURN-24 MK-TURN-25 points that were not spent are lost when the action begins', () => {
    const points = (t: Sitting): number[] => [turn(t).move, turn(t).influence];
    const loaded = (arrange: (state: State) => void): Sitting =>
      sit({}, state => {
        hold(state, 0, 'rage');
        turnOf(state).move = 3;
        turnOf(state).influence = 4;
        arrange(state);
      });
    const village = loaded(state => stand(state, 0, hexOn(1, 0, 2))).choose('interact');
    expect(points(village)).toEqual([0, 0]);
    const orcs = loaded(state => {
      stand(state, 0, hexOn(1, 0, 0));
      tokensOn(state, hexOn(1, 0, 6), 'prowlers');
    }).choose(`challenge:${hexOn(1, 0, 6)}`);
    expect([points(orcs), turn(orcs).acted]).toEqual([[0, 0], true]);
    const den = loaded(state => {
      const site = state.map.sites[hexOn(1, 0, 2)];
      if (site) site.kind = 'monster-den';
      tokensOn(state, hexOn(1, 0, 2), 'minotaur');
      stand(state, 0, hexOn(1, 0, 2));
    }).choose('enter');
    expect([points(den), turn(den).acted]).toEqual([[0, 0], true]);
  });

  test('MK-TURN-26 MK-TURN-27 MK-TURN-29 the end is announced; the dice go back first, and nothing is played any more', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'crystallize');
      deck(state, 0, ...rages(8));
      hold(state, 1, 'rage');
      deck(state, 1, 'rage');
      source(state, 'green', 'red');
      tokens(state, 0, 'red');
    });
    t.choose('play:march,strong').choose('end', [6]);
    // The next one sees the die before anything else is settled.
    expect(t.happened()[0]).toMatchObject({ kind: 'source-rolled', rule: 'MK-TURN-27' });
    expect(t.state.source.map(({ colour, by }) => [colour, by])).toEqual([
      ['black', null],
      ['red', null],
    ]);
    expect([t.kind, t.offered()]).toEqual(['discard', ['discard:crystallize', 'done']]);
  });
});
