import { newPile } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { cardOf, inPlay, KEPT, TRAVEL } from '../../../content/index.ts';
import type { TravelSymbol } from '../../../content/words.ts';
import { ledgerAfter, readLedger } from '../../../rules/campaign/ledger.ts';
import { travelDeck } from '../../../rules/campaign/travel-deck.ts';
import { speedOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { keptText } from '../../../texts/cards.ts';
import { travelText } from '../../../texts/travel.ts';
import { ledger, next, won } from '../../journeys.ts';
import { acts, face, hero, monster, type Played, raid, sit, strike } from '../../positions.ts';
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

describe('travel cards of the boxes', () => {
  test('Labyrinth of Ruin brings eight of them, Lair of the Wyrm three, The Trollfens three, Mists of Bilehall five, The Chains that Rust two; every one speaks both languages', () => {
    const base = inPlay('travel', []).length;
    const more = (['LR', 'LW', 'TF', 'MB', 'CR'] as const).map(box => inPlay('travel', [box]).length - base);
    expect([base, more]).toEqual([10, [8, 3, 3, 5, 2]]);
    for (const [card, events] of Object.entries(TRAVEL))
      for (const symbol of Object.keys(events) as TravelSymbol[])
        for (const lang of ['en', 'de'] as const) expect(travelText(card, symbol, lang).length).toBeGreaterThan(20);
    for (const id of KEPT.keys())
      for (const lang of ['en', 'de'] as const) expect(keptText(cardOf(id), lang).length).toBeGreaterThan(40);
  });

  test('a card somebody keeps is not drawn meanwhile, and goes with him into the next quest', () => {
    const t = walks('labyrinth-1', 'water');
    expect(travelDeck(t.state)).not.toContain('labyrinth-1');
    const over: State = {
      ...structuredClone(t.state),
      boxes: ['LR'],
      quest: 'toll-at-the-ford',
      campaign: { id: 'the-long-toll', played: [] },
      stage: 'over',
      over: { winner: 'heroes', why: '' },
    };
    over.overlord.kept = ['gathering-strength'];
    const after = readLedger(JSON.parse(JSON.stringify(ledgerAfter(ledger([]), over).ledger)));
    expect([after.heroes[0]?.rewards, after.overlord.kept]).toEqual([
      [{ id: 'invigorating-spring' }],
      ['gathering-strength'],
    ]);
    const later = next(after);
    expect([has(later, 'invigorating-spring'), later.state.overlord.kept]).toEqual([[SYN], ['gathering-strength']]);
    expect(travelDeck(later.state).filter(card => card === 'labyrinth-1' || card === 'labyrinth-8')).toEqual([]);
  });
});

describe('travel cards of Labyrinth of Ruin', () => {
  test('Invigorating spring: (labyrinth-1) a warrior keeps it; discarded as his turn begins, it lets his skills cost no fatigue until its end', () => {
    expect(has(walks('labyrinth-1', 'water'), 'invigorating-spring')).toEqual([SYN]);
    const t = sit(state => {
      hero(state, 'grisban-the-thirsty', 'berserker', 'F5', ['invigorating-spring']).fatigue = 4;
      monster(state, 'zombie', 'F6');
      monster(state, 'zombie', 'G6');
    });
    t.choose(t.offered('use:grisban-the-thirsty,invigorating-spring')[0] ?? '');
    acts(t, 'grisban-the-thirsty');
    expect([has(t, 'invigorating-spring'), t.offered('use:grisban-the-thirsty,rage').length]).toEqual([[], 1]);
    const tired = sit(state => {
      hero(state, 'grisban-the-thirsty', 'berserker', 'F5', ['invigorating-spring']).fatigue = 4;
      monster(state, 'zombie', 'F6');
    });
    tired.choose('pass');
    expect(acts(tired, 'grisban-the-thirsty').offered('use:grisban-the-thirsty,rage')).toEqual([]);
  });

  test('Blessing: (labyrinth-1) a healer keeps it; discarded when he has revived a hero, it heals all of that hero’s damage', () => {
    expect(has(walks('labyrinth-1', 'plain', { party: FOUR }), 'blessing-of-the-road')).toEqual([ASHRIAN]);
    const t = sit(state => {
      hero(state, ASHRIAN, 'disciple', 'F5', ['blessing-of-the-road']);
      const fallen = hero(state, SYN, 'knight', 'F6');
      Object.assign(fallen, { down: fallen.cells[0], cells: [], damage: 12 });
      monster(state, 'zombie', 'J8');
    });
    acts(t, ASHRIAN).choose(`revive:${SYN}`, [face('red', { damage: 1 }), face('red', { damage: 1 })]);
    if (t.kind === 'place' || t.kind === 'where') t.choose(t.offered('space:')[0] ?? '');
    t.choose(t.offered(`use:${ASHRIAN},blessing-of-the-road`)[0] ?? '');
    expect([wounds(t)[1], has(t, 'blessing-of-the-road')]).toEqual([[0, 0], []]);
  });

  test('labyrinth-1 Tiring fog: whose knowledge fails has speed 2 in his first turn, and no longer', () => {
    const t = walks('labyrinth-1', 'forest', { dice: [...PASS, ...FAIL] });
    const speeds = () => t.state.heroes.map(({ id }) => speedOf(t.state, id));
    expect(speeds()).toEqual([4, 2]);
    t.choose(`hero:${JAIN}`);
    acts(t, JAIN);
    expect(speeds()).toEqual([4, 2]);
    t.choose('end');
    if (t.kind !== 'next-hero') t.choose(t.offered()[0] ?? '');
    expect(speeds()).toEqual([4, 5]);
  });

  test('Dropped scroll: (labyrinth-2) a mage keeps it; discarded after his defence roll, it adds shields: his knowledge', () => {
    expect(has(walks('labyrinth-2', 'road', { party: FOUR }), 'dropped-scroll')).toEqual([TARHA]);
    const t = raid(state => {
      hero(state, TARHA, 'necromancer', 'F5', ['dropped-scroll']);
      monster(state, 'zombie', 'F6');
    }, 'zombie-1');
    t.choose(strike(t, 'zombie', TARHA, 'F5'), [
      face('blue', { damage: 2 }),
      face('yellow', { damage: 1, surge: 1 }),
      face('gray', { shield: 0 }),
    ]);
    t.choose(t.offered(`use:${TARHA},dropped-scroll`)[0] ?? '');
    while (t.kind === 'surge') t.choose('done');
    expect([wounds(t)[0], has(t, 'dropped-scroll')]).toEqual([[0, 0], []]);
  });

  test('labyrinth-2 Strange cure: one hero suffers 2 damage, another one is whole again', () => {
    const t = walks('labyrinth-2', 'plain', {
      arrange: state => {
        Object.assign(state.heroes[1] as object, { damage: 6, conditions: ['poisoned', 'diseased'] });
      },
    });
    t.choose(`pick:${SYN}`);
    expect([wounds(t), sick(t)]).toEqual([
      [
        [2, 0],
        [0, 0],
      ],
      [[], []],
    ]);
  });

  test('labyrinth-2 Bandits: each tests willpower or knowledge; who fails suffers 1 damage and 1 fatigue; if all pass one hero draws a shop card', () => {
    const t = walks('labyrinth-2', 'forest');
    expect(t.offered()).toEqual(['attribute:willpower', 'attribute:knowledge']);
    t.choose('attribute:knowledge', FAIL).choose('attribute:willpower', PASS);
    expect([wounds(t), finds(t)]).toEqual([
      [
        [1, 1],
        [0, 0],
      ],
      [],
    ]);
    const passed = walks('labyrinth-2', 'forest', { arrange: wares });
    passed.choose('attribute:knowledge', PASS).choose('attribute:willpower', PASS).choose(`pick:${JAIN}`);
    expect([finds(passed), has(passed, 'steel-broadsword')]).toEqual([[JAIN], [JAIN]]);
  });

  test('labyrinth-3 A sensed ambush: the overlord may deal 1 damage to up to three heroes; one of his monsters suffers as much together', () => {
    const t = walks('labyrinth-3', 'plain');
    expect([t.kind, t.seat]).toEqual(['whether', 0]);
    t.choose('yes').choose(`pick:${SYN}`).choose(`pick:${JAIN}`);
    expect([wounds(t), t.state.monsters[0]?.damage]).toEqual([
      [
        [1, 0],
        [1, 0],
      ],
      2,
    ]);
    const not = walks('labyrinth-3', 'plain').choose('no');
    expect([wounds(not), not.state.monsters[0]?.damage]).toEqual([NONE, 0]);
  });

  test('labyrinth-3 A lost merchant: 25 gold for each who passes knowledge; if all do, a shop card instead if they like', () => {
    expect(walks('labyrinth-3', 'forest', { dice: [...PASS, ...FAIL] }).state.gold).toBe(25);
    const all = walks('labyrinth-3', 'forest', { dice: [...PASS, ...PASS], arrange: wares });
    expect([all.kind, all.seat, all.state.gold]).toEqual(['whether', 1, 50]);
    all.choose('yes').choose(`pick:${SYN}`);
    expect([all.state.gold, has(all, 'steel-broadsword')]).toEqual([0, [SYN]]);
    expect(walks('labyrinth-3', 'forest', { dice: [...PASS, ...PASS], arrange: wares }).choose('no').state.gold).toBe(
      50,
    );
  });

  test('labyrinth-3 Dreams of riches: the overlord alone sees the top three search cards and orders them', () => {
    const t = walks('labyrinth-3', 'mountain', {
      arrange: state => {
        state.search = newPile(['health-potion', 'nothing', 'stamina-potion']);
      },
    });
    expect([t.seat, t.kind, t.offered()]).toEqual([
      0,
      'which',
      ['card:health-potion', 'card:nothing', 'card:stamina-potion'],
    ]);
    t.choose('card:nothing').choose('card:stamina-potion').choose('card:health-potion');
    // The end of the list is drawn first.
    expect(t.state.search.top).toEqual(['health-potion', 'stamina-potion', 'nothing']);
  });

  test('Gruelling path: (labyrinth-4) the overlord’s hero fails might and is 1 slower until he rests', () => {
    const t = walks('labyrinth-4', 'mountain').choose(`pick:${SYN}`, FAIL);
    expect(speedOf(t.state, SYN)).toBe(3);
    t.choose(`hero:${SYN}`);
    acts(t, SYN).choose('rest');
    expect([speedOf(t.state, SYN), has(t, 'gruelling-path')]).toEqual([4, []]);
    expect(has(walks('labyrinth-4', 'mountain').choose(`pick:${SYN}`, PASS), 'gruelling-path')).toEqual([]);
  });

  test('Gold key: (labyrinth-4) a scout keeps it; discarded while shopping, it lays out three more shop cards', () => {
    expect(has(walks('labyrinth-4', 'forest'), 'gold-key')).toEqual([JAIN]);
    const before = ledger(won('toll-at-the-ford/heroes'), { boxes: ['LR'] });
    const heroes = before.heroes.map((one, i) => (i === 1 ? { ...one, rewards: [{ id: 'gold-key' }] } : one));
    const t = next({ ...before, heroes });
    expect([t.kind, t.state.row.length]).toEqual(['answer', 5]);
    t.choose(t.offered('use:')[0] ?? '');
    expect([
      t.kind,
      t.state.row.length,
      t.state.heroes.flatMap(({ cards }) => cards).some(({ id }) => id === 'gold-key'),
    ]).toEqual(['shop', 8, false]);
  });

  test('labyrinth-4 Messenger: for 25 gold the heroes see the hand and discard a card, which the overlord replaces', () => {
    const t = walks('labyrinth-4', 'road', { arrange: rich });
    t.choose('yes').choose(`pick:${SYN}`);
    expect([t.offered(), t.state.gold]).toEqual([['card:dash', 'card:frenzy'], 75]);
    t.choose('card:dash');
    expect([t.state.overlord.out, hand(t)]).toEqual([['dash'], 2]);
    // Who cannot pay is not asked.
    expect(walks('labyrinth-4', 'road').kind).not.toBe('whether');
  });

  test('labyrinth-5 Wild beast: the overlord’s hero fails might and suffers damage: his might', () => {
    expect(wounds(walks('labyrinth-5', 'forest').choose(`pick:${SYN}`, FAIL))).toEqual([
      [4, 0],
      [0, 0],
    ]);
    expect(wounds(walks('labyrinth-5', 'forest').choose(`pick:${SYN}`, PASS))).toEqual(NONE);
  });

  test('labyrinth-5 Rune chest: with two passed tests of knowledge a hero takes a health potion out of the search deck', () => {
    const search = (state: State): void => {
      state.search = newPile(['nothing', 'health-potion']);
    };
    const t = walks('labyrinth-5', 'mountain', { dice: [...PASS, ...PASS], arrange: search }).choose(`pick:${JAIN}`);
    expect([has(t, 'health-potion'), t.state.search.rest]).toEqual([[JAIN], ['nothing']]);
    expect(finds(walks('labyrinth-5', 'mountain', { dice: [...PASS, ...FAIL], arrange: search }))).toEqual([]);
  });

  test('labyrinth-5 Whispering woman, labyrinth-8 Unseen energy: who fails knowledge, or willpower, is cursed', () => {
    expect(sick(walks('labyrinth-5', 'water', { dice: [...FAIL, ...PASS] }))).toEqual([['cursed'], []]);
    expect(sick(walks('labyrinth-8', 'plain', { dice: [...PASS, ...FAIL] }))).toEqual([[], ['cursed']]);
  });

  test('labyrinth-6 A warning: the next overlord card is shown; for 1 damage each it goes to the bottom', () => {
    const shown = (way: string): Played =>
      walks('labyrinth-6', 'plain', {
        arrange: state => {
          state.overlord.deck = { top: ['tripwire'], rest: ['pit-trap'], bottom: [] };
        },
      }).choose(way);
    const under = shown('way:1');
    expect([wounds(under), under.state.overlord.deck.bottom]).toEqual([
      [
        [1, 0],
        [1, 0],
      ],
      ['tripwire'],
    ]);
    const above = shown('way:0');
    expect([wounds(above), above.state.overlord.deck.top]).toEqual([NONE, ['tripwire']]);
  });

  test('labyrinth-6 Rockfall: who fails might is stunned, if all fail 1 damage each; Dark fog: a card if the hand is no larger than the party', () => {
    const one = walks('labyrinth-6', 'mountain', { dice: [...FAIL, ...PASS] });
    expect([sick(one), wounds(one)]).toEqual([[['stunned'], []], NONE]);
    expect(wounds(walks('labyrinth-6', 'mountain', { dice: [...FAIL, ...FAIL] }))).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(hand(walks('labyrinth-6', 'water'))).toBe(3);
    const full = (state: State): void => {
      state.overlord.hand.push('web-trap');
    };
    expect(hand(walks('labyrinth-6', 'water', { arrange: full }))).toBe(3);
  });

  test('labyrinth-7 Lookout tree: a hero suffers 1 fatigue; if he passes awareness his player orders the next three overlord cards', () => {
    const t = walks('labyrinth-7', 'road').choose(`pick:${JAIN}`, PASS);
    expect([t.seat, t.match.ask?.also, t.kind, wounds(t)[1]]).toEqual([2, undefined, 'which', [0, 1]]);
    t.choose('card:tripwire');
    // He is asked for the second one though the others are alike: how often must not tell that.
    expect([t.kind, t.offered()]).toEqual(['which', ['card:pit-trap']]);
    t.choose('card:pit-trap');
    expect(t.state.overlord.deck.top).toEqual(['pit-trap', 'pit-trap', 'tripwire']);
    expect(walks('labyrinth-7', 'road').choose(`pick:${JAIN}`, FAIL).kind).not.toBe('which');
  });

  test('labyrinth-7 Spy hunt: the overlord may show his hand to have each hero suffer 2 fatigue', () => {
    const t = walks('labyrinth-7', 'mountain');
    expect([t.kind, t.seat]).toEqual(['whether', 0]);
    t.choose('yes');
    expect([
      wounds(t),
      t.events().filter(event => event.kind === 'saw-hand' && event.cards.length === 2).length,
    ]).toEqual([
      [
        [0, 2],
        [0, 2],
      ],
      1,
    ]);
    expect(wounds(walks('labyrinth-7', 'mountain').choose('no'))).toEqual(NONE);
  });

  test('labyrinth-7 Foul pool: a hero without a condition tests what the overlord likes, or is cursed', () => {
    const t = walks('labyrinth-7', 'water', {
      arrange: state => {
        state.heroes[0]?.conditions.push('poisoned');
      },
    });
    expect([t.kind, t.seat]).toEqual(['attribute', 0]);
    t.choose('attribute:might', FAIL);
    expect(sick(t)).toEqual([['poisoned'], ['cursed']]);
  });

  test('Gathering strength: (labyrinth-8) the overlord keeps it; discarded, it gives a monster 2 movement points', () => {
    const t = walks('labyrinth-8', 'mountain');
    expect([t.state.overlord.kept, t.state.overlord.front]).toEqual([['gathering-strength'], ['gathering-strength']]);
    const stirred = raid(state => {
      hero(state, SYN, 'knight', 'F5');
      monster(state, 'zombie', 'J8');
      Object.assign(state.overlord, { kept: ['gathering-strength'], front: ['gathering-strength'] });
    }, 'zombie-1');
    stirred.choose(stirred.offered('use:,gathering-strength')[0] ?? '');
    const points = stirred.state.turns[0]?.pools.reduce((sum, { left }) => sum + left, 0);
    expect([points, stirred.state.overlord.kept, stirred.state.overlord.front]).toEqual([2, undefined, undefined]);
  });

  test('labyrinth-8 Haggling: the heroes may take a shop card; then the overlord draws two', () => {
    const t = walks('labyrinth-8', 'water', { arrange: wares });
    t.choose('yes').choose(`pick:${SYN}`);
    expect([has(t, 'steel-broadsword'), hand(t)]).toEqual([[SYN], 4]);
    const not = walks('labyrinth-8', 'water', { arrange: wares }).choose('no');
    expect([hand(not), met(not)]).toEqual([2, [['labyrinth-8', 'water']]]);
  });
});

const wares = (state: State): void => {
  state.shop = newPile(['steel-broadsword']);
};
const rich = (state: State): void => {
  state.gold = 100;
};
