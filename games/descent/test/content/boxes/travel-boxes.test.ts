import { newPile } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { travelDeck } from '../../../rules/campaign/travel-deck.ts';
import { attributeOf, speedOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { acts, face, hero, monster, sit } from '../../positions.ts';
import {
  ASHRIAN,
  FAIL,
  FOUR,
  finds,
  hand,
  has,
  JAIN,
  met,
  PASS,
  SYN,
  sick,
  TARHA,
  walks,
  wounds,
} from './travellers.ts';

const NONE = [
  [0, 0],
  [0, 0],
];
const ONE_FATIGUE = [
  [0, 1],
  [0, 1],
];
const wares = (state: State): void => {
  state.shop = newPile(['steel-broadsword']);
};
const rich = (state: State): void => {
  state.gold = 100;
};

describe('travel cards of Lair of the Wyrm', () => {
  test('wyrm-1 Wrong turn: failed knowledge costs 1 fatigue; if all pass nothing happens at the next stop', () => {
    const t = walks('wyrm-1', 'road', { dice: [...FAIL, ...PASS], more: ['water'] });
    expect([wounds(t), met(t).length]).toEqual([
      [
        [0, 1],
        [0, 0],
      ],
      2,
    ]);
    expect(met(walks('wyrm-1', 'road', { dice: [...PASS, ...PASS], more: ['water'] })).length).toBe(1);
  });

  test('wyrm-1 Ferry: 25 gold, or 1 fatigue each; Winged attackers: one fails awareness, 1 damage and 1 fatigue each', () => {
    const paid = walks('wyrm-1', 'water', { arrange: rich }).choose('yes');
    const rowed = walks('wyrm-1', 'water', { arrange: rich }).choose('no');
    expect([paid.state.gold, wounds(paid), rowed.state.gold, wounds(rowed)]).toEqual([75, NONE, 100, ONE_FATIGUE]);
    expect(wounds(walks('wyrm-1', 'water'))).toEqual(ONE_FATIGUE);
    expect(wounds(walks('wyrm-1', 'plain').choose(`pick:${SYN}`, FAIL))).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(wounds(walks('wyrm-1', 'plain').choose(`pick:${SYN}`, PASS))).toEqual(NONE);
  });

  test('wyrm-2 Herald: the heroes may have the overlord play a quest of his rumors; either way the card is out of the campaign', () => {
    const rumored = (state: State): void => {
      const lists = { deck: [], open: [], out: [], advanced: [], won: [] };
      Object.assign(state.campaign as object, { rumors: { ...lists, hand: ['rumor-of-the-hoard'], spoken: false } });
    };
    const t = walks('wyrm-2', 'forest', { arrange: rumored });
    t.choose('yes');
    if (t.kind === 'rumor') t.choose(t.offered('rumor:')[0] ?? '');
    expect([t.state.campaign?.rumors?.open, t.state.campaign?.gone]).toEqual([['rumor-of-the-hoard'], ['wyrm-2']]);
    const not = walks('wyrm-2', 'forest', { arrange: rumored }).choose('no');
    expect([not.state.campaign?.rumors?.open, not.state.campaign?.gone]).toEqual([[], ['wyrm-2']]);
    expect(travelDeck(not.state)).not.toContain('wyrm-2');
    // Without rumors there is nothing to ask.
    expect(walks('wyrm-2', 'forest').kind).not.toBe('whether');
  });

  test('wyrm-3 Scouts: the most watchful hero may see a random card for 1 fatigue, or have one discarded for 2 damage', () => {
    const seen = walks('wyrm-3', 'plain').choose('yes').choose('way:0');
    expect([
      wounds(seen)[1],
      seen.events().some(event => event.kind === 'saw-hand' && event.cards.length === 1),
    ]).toEqual([[0, 1], true]);
    const lost = walks('wyrm-3', 'plain').choose('yes').choose('way:1');
    expect([wounds(lost)[1], hand(lost)]).toEqual([[2, 0], 1]);
    expect(wounds(walks('wyrm-3', 'plain').choose('no'))).toEqual(NONE);
  });

  test('wyrm-3 Crone: who fails willpower burns; Jester: a hero who passes all four attributes gets a shop card', () => {
    expect(sick(walks('wyrm-3', 'forest', { dice: [...FAIL, ...PASS] }))).toEqual([['burning'], []]);
    const all = [...PASS, ...PASS, ...PASS, ...PASS];
    const t = walks('wyrm-3', 'mountain', { arrange: wares }).choose(`pick:${SYN}`, all);
    expect(has(t, 'steel-broadsword')).toEqual([SYN]);
    const three = [...PASS, ...PASS, ...PASS, ...FAIL];
    expect(finds(walks('wyrm-3', 'mountain', { arrange: wares }).choose(`pick:${SYN}`, three))).toEqual([]);
  });
});

describe('travel cards of Mists of Bilehall', () => {
  const worn = (state: State): void => {
    for (const one of state.heroes) Object.assign(one, { damage: 3, fatigue: 3 });
  };

  test('bilehall-1 Lagoon: each hero may trade 2 damage for 2 fatigue, or the other way round, as its own player likes', () => {
    const t = walks('bilehall-1', 'water', { arrange: worn });
    expect([t.seat, t.match.ask?.also]).toEqual([1, undefined]);
    t.choose('yes').choose('way:0');
    expect([t.seat, t.match.ask?.also]).toEqual([2, undefined]);
    t.choose('yes').choose('way:1');
    expect(wounds(t)).toEqual([
      [5, 1],
      [1, 5],
    ]);
    expect(wounds(walks('bilehall-1', 'water', { arrange: worn }).choose('no').choose('no'))).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  test('bilehall-1 Witch: one hero is terrified; as his first turn ends so are the monsters next to him', () => {
    const t = walks('bilehall-1', 'plain', {
      arrange: state => {
        for (const space of ['D3', 'D4', 'D5', 'D6', 'D7', 'D8']) monster(state, 'goblin-archer', space);
      },
    });
    t.choose(`pick:${JAIN}`);
    expect(sick(t)).toEqual([[], ['terrified']]);
    t.choose(`hero:${JAIN}`);
    const scared = () => t.state.monsters.filter(({ conditions }) => conditions.includes('terrified')).length;
    expect(scared()).toBe(0);
    acts(t, JAIN);
    while (t.state.turns.length > 0 && t.offered().includes('end')) t.choose('end');
    expect(scared()).toBeGreaterThan(0);
    expect(t.state.monsters.find(({ id }) => id === 'zombie-1')?.conditions).toEqual([]);
  });

  test('bilehall-1 Locket: passed knowledge brings 25 gold; failed, each hero suffers as much fatigue as shields were too many', () => {
    expect(walks('bilehall-1', 'forest').choose(`pick:${SYN}`, PASS).state.gold).toBe(25);
    const two = [face('gray', { shield: 3 }), face('black', { shield: 2 })];
    expect(wounds(walks('bilehall-1', 'forest').choose(`pick:${SYN}`, two))).toEqual([
      [0, 2],
      [0, 2],
    ]);
  });

  test('bilehall-2 Inscribed tree: all attributes are 1 higher until the end of the journey', () => {
    const t = walks('bilehall-2', 'road', {
      more: ['water'],
      arrange: state => {
        // The next card asks something, still on the way.
        state.journey = { symbols: ['road', 'water'], out: [], ahead: ['bilehall-2', 'travel-8'] };
      },
    });
    expect([t.kind, attributeOf(t.state, SYN, 'might'), attributeOf(t.state, JAIN, 'knowledge')]).toEqual([
      'whether',
      5,
      4,
    ]);
    t.choose('no');
    expect([attributeOf(t.state, SYN, 'might'), attributeOf(t.state, JAIN, 'knowledge')]).toEqual([4, 3]);
  });

  test('bilehall-2 Figures at the camp: a passed awareness terrifies that hero, a failed one all others; Bog: speed 1 in the first turn', () => {
    expect(sick(walks('bilehall-2', 'mountain').choose(`pick:${SYN}`, PASS))).toEqual([['terrified'], []]);
    expect(sick(walks('bilehall-2', 'mountain').choose(`pick:${SYN}`, FAIL))).toEqual([[], ['terrified']]);
    const bog = walks('bilehall-2', 'forest', { dice: [...FAIL, ...PASS] });
    expect([speedOf(bog.state, SYN), speedOf(bog.state, JAIN)]).toEqual([1, 5]);
  });

  test('bilehall-3 Leeches: failed awareness makes ill; Funeral pyre: a hero may pass awareness to find something, terrified', () => {
    expect(sick(walks('bilehall-3', 'water', { dice: [...FAIL, ...PASS] }))).toEqual([['diseased'], []]);
    const t = walks('bilehall-3', 'mountain').choose('yes').choose(`pick:${JAIN}`, PASS);
    expect([finds(t), sick(t)]).toEqual([[JAIN], [[], ['terrified']]]);
    expect(finds(walks('bilehall-3', 'mountain').choose('no'))).toEqual([]);
  });

  test('bilehall-3 A warning in blood: if two fail willpower, another card is drawn and the overlord chooses its event', () => {
    const t = walks('bilehall-3', 'road', { dice: [...FAIL, ...FAIL] });
    expect([t.kind, t.seat, t.offered('symbol:').length]).toEqual(['one-of', 0, t.offered().length]);
    const [first = ''] = t.offered('symbol:');
    t.choose(first);
    expect(met(t).at(-1)?.[1]).toBe(first.slice('symbol:'.length));
    expect(met(walks('bilehall-3', 'road', { dice: [...FAIL, ...PASS] })).length).toBe(1);
  });

  test('Black crystal: (bilehall-4) if they like, knowledge; who fails is terrified or diseased, as the overlord likes; if all pass the wisest keeps it', () => {
    const t = walks('bilehall-4', 'water').choose('yes', FAIL);
    expect([t.kind, t.seat]).toEqual(['one-of', 0]);
    t.choose('way:1', PASS);
    expect([sick(t), has(t, 'black-crystal')]).toEqual([[['diseased'], []], []]);
    expect(sick(walks('bilehall-4', 'road').choose('no'))).toEqual([[], []]);
    const four = walks('bilehall-4', 'plain', { party: FOUR }).choose('yes', [...PASS, ...PASS, ...PASS, ...PASS]);
    expect(has(four, 'black-crystal')).toEqual([TARHA]);
  });

  test('Black crystal: (bilehall-4) in his turn its owner discards it, each hero loses one condition, and it is out of the campaign', () => {
    const t = sit(state => {
      hero(state, TARHA, 'necromancer', 'F5', ['black-crystal']).conditions.push('poisoned');
      hero(state, ASHRIAN, 'disciple', 'F6').conditions.push('cursed');
      monster(state, 'zombie', 'J8');
      state.campaign = { id: 'the-long-toll', played: [] };
    });
    t.choose(`hero:${TARHA}`);
    acts(t, TARHA).choose(`use:${TARHA},black-crystal,0`);
    expect([sick(t), has(t, 'black-crystal'), t.state.campaign?.gone]).toEqual([[[], []], [], ['bilehall-4']]);
  });

  test('bilehall-5 Locked chest: two heroes test might, or are stunned, and willpower, or are terrified; all passed win a shop card', () => {
    const t = walks('bilehall-5', 'water', { party: FOUR, arrange: wares }).choose('yes').choose(`pick:${SYN}`);
    // No fewer than two.
    expect(t.offered()).not.toContain('done');
    t.choose(`pick:${JAIN}`, [...PASS, ...PASS, ...PASS, ...PASS]).choose(`pick:${ASHRIAN}`);
    expect([has(t, 'steel-broadsword'), t.state.campaign?.gone]).toEqual([[ASHRIAN], ['bilehall-5']]);
    const failed = walks('bilehall-5', 'water', { arrange: wares });
    failed.choose('yes').choose(`pick:${SYN}`, [...FAIL, ...PASS, ...PASS, ...FAIL]);
    expect([sick(failed), finds(failed)]).toEqual([[['stunned'], ['terrified']], []]);
    const last = walks('bilehall-5', 'water', { arrange: wares });
    last.choose('yes').choose(`pick:${SYN}`, [...PASS, ...PASS, ...PASS, ...FAIL]);
    expect([sick(last), finds(last)]).toEqual([[[], ['terrified']], []]);
    expect(walks('bilehall-5', 'water').choose('no').state.campaign?.gone).toEqual(['bilehall-5']);
  });
});

describe('travel cards of The Chains that Rust', () => {
  test('rust-1 Marching soldiers: each failed awareness costs everybody 1 fatigue', () => {
    expect(wounds(walks('rust-1', 'road', { dice: [...FAIL, ...FAIL] }))).toEqual([
      [0, 2],
      [0, 2],
    ]);
    expect(wounds(walks('rust-1', 'road', { dice: [...PASS, ...FAIL] }))).toEqual(ONE_FATIGUE);
  });

  test('rust-1 Silent vultures: failed willpower terrifies, passed terrifies a monster of the heroes’ choice', () => {
    const t = walks('rust-1', 'plain', {
      dice: [...FAIL, ...PASS],
      arrange: state => {
        monster(state, 'goblin-archer', 'J7');
      },
    });
    expect([sick(t), t.offered()]).toEqual([
      [['terrified'], []],
      ['pick:zombie-1', 'pick:goblin-archer-1'],
    ]);
    t.choose('pick:goblin-archer-1');
    expect(t.state.monsters.map(({ conditions }) => conditions)).toEqual([[], ['terrified']]);
  });

  test('rust-1 Burned cabin: for 25 gold the heroes look through the overlord’s deck and discard two cards of it', () => {
    const t = walks('rust-1', 'forest', { arrange: rich }).choose('yes');
    expect([t.offered(), t.state.gold]).toEqual([['card:pit-trap', 'card:tripwire'], 75]);
    t.choose('card:tripwire').choose('card:pit-trap');
    expect([t.state.overlord.out, t.state.overlord.deck.rest, hand(t)]).toEqual([
      ['pit-trap', 'tripwire'],
      ['pit-trap'],
      2,
    ]);
  });

  test('rust-2 Red mist: failed knowledge makes ill, and then failed willpower terrifies too', () => {
    expect(sick(walks('rust-2', 'water', { dice: [...FAIL, ...FAIL, ...FAIL, ...PASS] }))).toEqual([
      ['diseased', 'terrified'],
      ['diseased'],
    ]);
    expect(sick(walks('rust-2', 'water', { dice: [...PASS, ...PASS] }))).toEqual([[], []]);
  });

  test('rust-2 Great coffin: whoever likes tests might, 3 damage for a failure, and 25 gold once if anybody passes', () => {
    const t = walks('rust-2', 'mountain').choose('yes', PASS).choose('yes', PASS);
    expect([t.state.gold, wounds(t)]).toEqual([25, NONE]);
    const hurt = walks('rust-2', 'mountain').choose('yes', FAIL).choose('no');
    expect([hurt.state.gold, wounds(hurt)]).toEqual([
      0,
      [
        [3, 0],
        [0, 0],
      ],
    ]);
  });

  test('rust-2 Twelve roads: one hero fails knowledge or awareness: as many events of another card happen as the overlord likes', () => {
    const t = walks('rust-2', 'road', {
      arrange: state => {
        state.journey = { symbols: ['road'], out: [], ahead: ['rust-2', 'travel-8'] };
      },
    });
    t.choose(`pick:${SYN}`).choose('attribute:awareness', FAIL);
    expect([t.seat, t.offered()]).toEqual([0, ['symbol:plain', 'symbol:mountain', 'symbol:water', 'done']]);
    t.choose('symbol:plain');
    // The overlord has drawn a card; now the heroes decide about the cave.
    t.choose('symbol:mountain').choose('no').choose('done');
    expect([hand(t), met(t)]).toEqual([
      3,
      [
        ['rust-2', 'road'],
        ['travel-8', 'plain'],
        ['travel-8', 'mountain'],
      ],
    ]);
  });
});

describe('travel cards of The Trollfens', () => {
  test('trollfens-1 Paid directions: for 25 gold nothing happens at the next stop; Thunderstorm: 1 fatigue each, and another card', () => {
    const t = walks('trollfens-1', 'forest', { more: ['water'], arrange: rich }).choose('yes');
    expect([met(t).length, t.state.gold]).toEqual([1, 75]);
    const storm = walks('trollfens-1', 'mountain', {
      arrange: state => {
        state.journey = { symbols: ['mountain'], out: [], ahead: ['trollfens-1', 'travel-4'] };
      },
    });
    expect([wounds(storm), met(storm)]).toEqual([
      ONE_FATIGUE,
      [
        ['trollfens-1', 'mountain'],
        ['travel-4', 'mountain'],
      ],
    ]);
  });

  test('trollfens-1 Goblin scout: a hero rolls his ranged weapon; less than 4 range, a miss or no such weapon costs each 2 damage', () => {
    const HURT = [
      [2, 0],
      [2, 0],
    ];
    const shoot = (dice: readonly number[]) =>
      wounds(
        walks('trollfens-1', 'water', {
          dice,
          arrange: state => {
            const jain = state.heroes[1];
            jain?.cards.push({ id: 'yew-shortbow', tired: false, worn: true, used: false, on: null });
            if (jain !== undefined) jain.cards = jain.cards.filter(({ id }) => id !== 'throwing-knives');
          },
        }),
      );
    expect(shoot([face('blue', { range: 3 }), face('yellow', { range: 1 })])).toEqual(NONE);
    expect(shoot([face('blue', { range: 2 }), face('yellow', { range: 1 })])).toEqual(HURT);
    expect(shoot([face('blue', { miss: true }), face('yellow', { range: 1 })])).toEqual(HURT);
    const unarmed = walks('trollfens-1', 'water', { party: [FOUR[0], [ASHRIAN, 'disciple']] });
    expect(wounds(unarmed)).toEqual(HURT);
  });

  test('trollfens-2 Plague worm: the overlord’s hero suffers 1 damage and is weakened', () => {
    const t = walks('trollfens-2', 'forest');
    expect(t.seat).toBe(0);
    t.choose(`pick:${JAIN}`);
    expect([wounds(t)[1], sick(t)]).toEqual([
      [1, 0],
      [[], ['weakened']],
    ]);
  });

  test('trollfens-2 Corrupted water: failed might: an infection token or poison, as the overlord likes', () => {
    const t = walks('trollfens-2', 'water', { dice: FAIL });
    expect(t.seat).toBe(0);
    t.choose('way:0', FAIL).choose('way:1');
    expect([t.state.heroes[0]?.marks.infection, sick(t)]).toEqual([1, [[], ['poisoned']]]);
  });

  test('trollfens-2 Captured spy: the heroes see the hand and may have all of it replaced', () => {
    const t = walks('trollfens-2', 'mountain').choose('yes');
    expect([t.state.overlord.out, hand(t)]).toEqual([['dash', 'frenzy'], 2]);
    const not = walks('trollfens-2', 'mountain').choose('no');
    expect([
      not.state.overlord.hand,
      not.events().some(event => event.kind === 'saw-hand' && event.cards.length === 2),
    ]).toEqual([['dash', 'frenzy'], true]);
  });
});
