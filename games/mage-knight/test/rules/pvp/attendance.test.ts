import { describe, expect, test } from 'vitest';
import { newSite } from '../../../rules/sites.ts';
import { army, crystals, deck, hold, me, skill, source, tokens } from '../../positions.ts';
import { attacked, beside, duel, FROM, HERE, inMelee, them } from './duelling.ts';

describe('being attacked', () => {
  test('MK-PVP-05 the aggressor attacks, the other defends and may neither move nor act', () => {
    const t = attacked('full', state => {
      state.map.sites[HERE] = newSite('village');
      hold(state, 1, 'march', 'promise');
    });
    expect(duel(t)).toMatchObject({ aggressor: 0, defender: 1 });
    expect([t.seat, t.offered()]).toEqual([1, ['pass']]);
  });

  test('MK-PVP-06 the defender may first plunder the village, then decides how to attend', () => {
    const t = beside(state => {
      state.map.sites[HERE] = newSite('village');
      deck(state, 1, 'rage', 'stamina');
    });
    t.choose(`step:${HERE}`).choose('duel');
    expect([t.kind, t.seat, t.offered('plunder')]).toEqual(['before-turn', 1, ['plunder']]);
    t.choose('plunder');
    expect([them(t).hand, them(t).reputation]).toEqual([['march', 'rage', 'stamina'], -1]);
    expect([t.kind, t.seat, t.offered()]).toEqual(['attend', 1, ['attend:full', 'attend:partial']]);
  });

  test('MK-PVPF-08 with nothing but wounds in hand nobody attends fully, and the question is asked all the same', () => {
    const t = beside(state => hold(state, 1, 'wound'))
      .choose(`step:${HERE}`)
      .choose('duel');
    expect([t.kind, t.seat, t.offered()]).toEqual(['attend', 1, ['attend:partial']]);
    const bare = beside(state => hold(state, 1))
      .choose(`step:${HERE}`)
      .choose('duel');
    expect(bare.offered()).toEqual(['attend:partial']);
  });
});

describe('full attendance', () => {
  test('MK-PVPF-01 MK-TURN-02 the round order token is turned face down', () => {
    const t = attacked('full');
    expect(t.state.asleep).toEqual([false, true]);
    expect(attacked('partial').state.asleep).toEqual([false, false]);
  });

  test('MK-PVPF-02 a glade gives its mana', () => {
    const mana = (how: 'full' | 'partial', night = false) => {
      const t = attacked(
        how,
        state => {
          state.map.sites[HERE] = newSite('magical-glade');
        },
        { night },
      );
      return [them(t).tokens.gold, them(t).tokens.black];
    };
    expect([mana('full'), mana('full', true), mana('partial')]).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  test('MK-PVPF-03 MK-PVPP-02 one die of the Source, not two; none for who attends partially', () => {
    const offered = (how: 'full' | 'partial') => {
      const t = attacked(how, state => {
        army(state, 1, 'catapults', 'catapults');
        source(state, 'red', 'red', 'white');
      });
      const first = t.offered('unit:0');
      if (how === 'full') t.choose('unit:0,catapults,1');
      return [first, t.offered('unit:1')];
    };
    expect(offered('full')).toEqual([['unit:0,catapults,0', 'unit:0,catapults,1'], ['unit:1,catapults,0']]);
    expect(offered('partial')).toEqual([['unit:0,catapults,0'], ['unit:1,catapults,0']]);
  });

  test('MK-PVPF-04 MK-PVPP-03 skills of the own turn only for who attends fully', () => {
    const offered = (how: 'full' | 'partial') =>
      inMelee(how, state => skill(state, 1, 'cold-swordsmanship'))
        .choose('pass')
        .offered('skill');
    expect([offered('full'), offered('partial')]).toEqual([['skill:cold-swordsmanship'], []]);
  });

  test('MK-PVPF-05 MK-PVPF-06 MK-PVPF-07 afterwards special and healing effects, no move, then the end of a turn', () => {
    const t = inMelee('full', state => {
      hold(state, 1, 'tranquility', 'march', 'wound');
      deck(state, 1, ...Array(8).fill('rage'));
      tokens(state, 1, 'blue');
      army(state, 1, 'utem-guardsmen');
    });
    t.choose('pass').choose('unit:0,utem-guardsmen,0').choose('strike').choose('hold').choose('done');
    t.choose('pass').choose('pass');
    expect([t.kind, t.seat, t.offered('step'), t.offered('interact')]).toEqual(['after', 1, [], []]);
    t.choose('play:tranquility,basic');
    if (t.kind !== 'after') t.choose(t.offered()[0] ?? '');
    t.choose('heal:-,-').choose('end').choose('done');
    // Mana is gone, played cards are discarded, the hand is full again.
    expect([them(t).tokens.blue, them(t).discard, them(t).played]).toEqual([0, ['tranquility'], []]);
    expect(them(t).hand).toEqual(['march', ...Array(4).fill('rage')]);
    // Then the aggressor goes on.
    expect([t.kind, t.seat, t.state.turns.length]).toEqual(['after', 0, 1]);
  });

  test('MK-PVPF-01 MK-TURN-01 MK-TURN-04 MK-FIX-18 the next turn is skipped: not even the end can be announced', () => {
    const t = attacked('full', state => {
      hold(state, 0, 'march', 'rage');
      deck(state, 0, 'stamina');
    });
    t.choose('pass').choose('pass').choose('pass').choose('pass');
    // The defender's turn in advance ends with an empty deck: whoever has none could announce the end, but not now.
    expect([t.kind, t.seat, t.offered('announce')]).toEqual(['after', 1, []]);
    // Nothing was played: one card has to be discarded (MK-DRAW-01).
    expect(t.choose('end').offered()).toEqual(['discard:march']);
    t.choose('discard:march').choose('done');
    expect([t.kind, t.seat]).toEqual(['after', 0]);
    t.choose('end').choose('done');
    expect(t.events().filter(({ kind }) => kind === 'turn-skipped')).toMatchObject([{ seat: 1, rule: 'MK-TURN-01' }]);
    expect([t.seat, t.state.asleep]).toEqual([0, [false, false]]);
  });
});

describe('partial attendance', () => {
  test('MK-PVPP-01 the token stays face up: the player can be attacked again, and the next turn is a normal one', () => {
    const t = inMelee('partial').choose('pass').choose('pass');
    expect([t.kind, t.seat, t.state.asleep]).toEqual(['after', 0, [false, false]]);
    t.choose('end').choose('done');
    expect(t.seat).toBe(1);
    expect(t.events().some(({ kind }) => kind === 'turn-skipped')).toBe(false);
  });

  test('MK-PVPP-04 MK-PVPP-05 it ends with the combat: no healing, no cards, mana tokens and played cards stay', () => {
    const t = inMelee('partial', state => {
      hold(state, 1, 'march', 'rage', 'wound');
      deck(state, 1, 'stamina', 'stamina', 'stamina');
      tokens(state, 1, 'blue', 'white');
    });
    t.choose('pass')
      .choose('play:rage,basic')
      .choose('strike')
      .choose('hold')
      .choose('done')
      .choose('pass')
      .choose('pass');
    expect([t.kind, t.seat, t.state.turns.map(({ seat }) => seat)]).toEqual(['after', 0, [0]]);
    expect([them(t).hand, them(t).tokens.blue, them(t).tokens.white]).toEqual([['march', 'wound'], 1, 1]);
    expect(them(t).played.map(({ card }) => card)).toEqual(['rage']);
    t.choose('end').choose('done');
    // In the own next turn they can be spent, and are gone at its end.
    expect([t.seat, them(t).tokens.blue]).toEqual([1, 1]);
    t.choose('end').choose('discard:march');
    while (t.seat === 1 && t.kind === 'discard') t.choose('done');
    expect([them(t).tokens.blue, them(t).tokens.white, them(t).discard]).toEqual([0, 0, ['march', 'rage']]);
  });

  test('MK-PVPP-06 MK-FIX-10 the defender still attacks and blocks, with crystals and mana tokens too', () => {
    const t = attacked('partial', state => {
      army(state, 1, 'catapults');
      crystals(state, 1, 'red');
      tokens(state, 1, 'blue');
      hold(state, 1, 'determination');
      army(state, 0, 'catapults');
    });
    expect(t.offered('unit')).toEqual(['unit:0,catapults,0', 'unit:0,catapults,1', 'unit:0,catapults,2']);
    t.choose('unit:0,catapults,1').choose('strike').choose('hold');
    expect([duel(t).left, them(t).crystals.red]).toEqual([5, 0]);
    t.choose('done').choose('unit:0,catapults,0').choose('strike');
    expect([t.kind, t.seat, t.offered('play').toSorted()]).toEqual([
      'duel-block',
      1,
      ['play:determination,basic', 'play:determination,block', 'play:determination,strong'],
    ]);
    t.choose('play:determination,strong').choose('hold');
    // Block 5 stops 2 of siege 3.
    expect(t.happened().find(({ kind }) => kind === 'duel-blocked')).toMatchObject({ seat: 1, left: 1 });
    expect(them(t).tokens.blue).toBe(0);
  });

  test('MK-PVPP-07 what lasts for a turn does not last into the next one', () => {
    const t = inMelee('partial', state => {
      state.lasting.push({
        source: 'test',
        key: 'test',
        on: 'seat-1',
        by: 'seat-1',
        until: 'turn-end',
        what: { do: 'rule', rule: 'no-provoking' },
        left: null,
        unit: null,
        colours: [],
      });
    });
    t.choose('pass').choose('pass');
    expect([t.state.lasting, me(t).at]).toEqual([[], FROM]);
  });
});
