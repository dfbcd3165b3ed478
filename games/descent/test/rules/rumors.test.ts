import { newChance, type Plain } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { CAMPAIGNS } from '../../content/campaigns/index.ts';
import { ADVANCED, inPlay, RUMORS } from '../../content/index.ts';
import { QUESTS } from '../../content/quests/index.ts';
import * as tables from '../../content/tables.ts';
import { descent, type State } from '../../index.ts';
import { resample } from '../../redealing.ts';
import { ahead, nextPart, unbegun } from '../../rules/campaign/flow.ts';
import { ledgerAfter, readLedger } from '../../rules/campaign/ledger.ts';
import { dealRumors, drawRumor } from '../../rules/campaign/rumors.ts';
import { setup } from '../../setup.ts';
import type { Side } from '../../state.ts';
import { view } from '../../view.ts';
import { ledger, next, PLAN, won } from '../journeys.ts';
import { io } from '../laid.ts';
import { face } from '../positions.ts';
import {
  FIRST_ACT,
  HAMLET,
  HOARD,
  INTERLUDE,
  INTRO,
  MANOR,
  phase,
  rumored,
  rumorsOf,
  SPRING,
  until,
} from './rumors.ts';

const BOXES = ['LW', 'TF', 'MR'] as const;
const PASSED = [face('gray', { shield: 0 }), face('black', { shield: 0 })];
const FAILED = [face('gray', { shield: 3 }), face('black', { shield: 4 })];

/** A quest of this campaign that has ended like this. */
const ended = (rumors: Parameters<typeof rumored>[0], quest: string, winner: Side, played = won(INTRO)) => {
  const before = rumored(rumors, played);
  const { state } = next(before);
  const over: State = { ...structuredClone(state), quest, stage: 'over', over: { winner, why: '' } };
  return ledgerAfter(before, over).ledger;
};

const CLOISTER = 'rumor-of-the-cloister';

describe('the rumor deck', () => {
  test('D2-RUMGEN-02 it holds all rumor cards of what is in use, and no advanced quest', () => {
    const all = (boxes: readonly (typeof BOXES)[number][]) => {
      const { hand, deck } = dealRumors(boxes, newChance('deck'));
      return [...hand, ...deck].sort();
    };
    expect(all([])).toEqual([]);
    expect(all(['LW'])).toEqual(['a-dangerous-path', CLOISTER, HOARD, 'unknown-treasures', 'valyndras-fury']);
    expect(all([...BOXES])).toEqual(Object.keys(RUMORS).sort());
    expect(all([...BOXES])).not.toContain(SPRING);
    expect(inPlay('advanced', ['TF'])).toEqual([SPRING]);
  });

  test('D2-RUMGEN-03 before the campaign begins the overlord draws three, if the table plays with rumors', () => {
    const begun = (rumors: boolean) =>
      setup(
        {
          scenario: PLAN.introduction,
          seats: 2,
          settings: { heroes: 2, rumors, 'lair-of-the-wyrm': true, trollfens: true },
          carried: unbegun() as unknown as Plain,
        },
        newChance('begin'),
      ).campaign?.rumors;
    expect(begun(false)).toBeUndefined();
    expect([begun(true)?.hand.length, begun(true)?.deck.length]).toEqual([3, 6]);
    const setting = descent.scenarios
      .find(({ id }) => id === PLAN.introduction)
      ?.settings.find(one => one.id === 'rumors');
    expect([setting?.initial, setting?.rule]).toEqual([false, 'D2-RUMGEN-01']);
  });

  test('D2-RUMGEN-04 from an empty deck nothing is drawn, and it is never made anew', () => {
    const t = phase({ hand: [], deck: [HOARD], out: ['atrocities'] });
    const state = structuredClone(t.state);
    drawRumor(state, io());
    drawRumor(state, io());
    expect([state.campaign?.rumors?.hand, state.campaign?.rumors?.deck, state.campaign?.rumors?.out]).toEqual([
      [HOARD],
      [],
      ['atrocities'],
    ]);
  });

  test('D2-RUMGEN-23 what the overlord holds is seen by nobody else, and dealt anew among what nobody has seen', () => {
    const { state } = phase({ hand: [HOARD, 'atrocities'], deck: [HAMLET, 'scarce-goods'] });
    expect(view(state, 0).campaign?.rumors?.hand).toEqual([HOARD, 'atrocities']);
    const { rumors } = view(state, 1).campaign ?? {};
    expect([rumors?.hand, rumors?.handSize]).toEqual([null, 2]);
    expect(rumors?.unseen).toEqual([HOARD, 'atrocities', HAMLET, 'scarce-goods'].sort());
    const seen = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const other = structuredClone(state);
      resample(other, 1, newChance(`deal-${i}`), []);
      const own = other.campaign?.rumors?.hand ?? [];
      expect([own.length, other.campaign?.rumors?.deck.length]).toEqual([2, 2]);
      for (const card of own) seen.add(card);
      resample(other, 1, newChance(`again-${i}`), [{ know: 'rumor', card: 'scarce-goods' }]);
      expect(other.campaign?.rumors?.hand).toContain('scarce-goods');
    }
    expect(seen.size).toBe(4);
  });

  test('what is carried of rumors is read with care', () => {
    const good = rumored({ hand: [HOARD], advanced: [{ card: SPRING, side: 'heroes' }] });
    expect(readLedger(good as unknown as Plain)).toEqual(good);
    for (const bad of [{ hand: ['dash'] }, { open: ['nothing'] }, { won: [{ card: HOARD, side: 'heroes' }] }])
      expect(() => readLedger(rumored(bad as never) as unknown as Plain)).toThrow('rumors');
  });
});

describe('playing rumors', () => {
  test('D2-RUMGEN-05 D2-RUMGEN-22 in each step only those of this step and act, and before anybody else decides there', () => {
    const hand = ['scarce-goods', HAMLET, 'atrocities', 'a-dangerous-path'];
    const t = phase({ hand });
    // Before the heroes buy anything.
    expect([t.kind, t.seat, t.offered()]).toEqual(['rumor', 0, ['rumor:scarce-goods', 'pass']]);
    t.choose('pass');
    expect([t.kind, t.seat]).toEqual(['shop', 1]);
    until(t, 'rumor');
    expect(t.offered()).toEqual([`rumor:${HAMLET}`, 'pass']);
    t.choose('pass');
    expect(t.kind).toBe('next-quest');
    t.choose('quest:harvest-and-fire');
    until(t, 'rumor');
    expect(t.offered()).toEqual(['rumor:a-dangerous-path', 'pass']);
    t.choose('pass');
    until(t, 'rumor');
    expect(t.offered()).toEqual(['rumor:atrocities', 'pass']);
    // In act II those of act I cannot be played.
    const later = until(
      phase({ hand: [HAMLET, 'scarce-goods'] }, [...INTERLUDE, ...won('gate-of-glyphs/heroes')]),
      'rumor',
    );
    expect(later.offered()).toEqual(['rumor:scarce-goods', 'pass']);
    expect(until(later.choose('pass'), 'rumor').kind).not.toBe('rumor');
  });

  test('D2-RUMGEN-06 at most one in a campaign phase; in the next one again', () => {
    const t = until(phase({ hand: [HAMLET, HOARD, 'atrocities'] }), 'rumor');
    t.choose(`rumor:${HAMLET}`);
    expect(rumorsOf(t).open).toEqual([HAMLET]);
    t.choose('quest:harvest-and-fire');
    until(t, 'next-hero');
    expect(t.events().filter(({ kind }) => kind === 'rumor')).toHaveLength(1);
    expect(until(phase({ hand: [HOARD], open: [HAMLET] }), 'rumor').kind).toBe('rumor');
  });

  test('D2-RUMGEN-22 D2-RUMGEN-23 he is asked whenever a card he may hold would fit, whatever he holds', () => {
    const t = phase({ hand: ['atrocities'], deck: ['scarce-goods'] });
    expect([t.kind, t.offered()]).toEqual(['rumor', ['pass']]);
    // Where everybody knows that no such card is left, nobody is asked.
    expect(phase({ hand: ['atrocities'], out: ['scarce-goods'] }).kind).toBe('shop');
  });

  test('D2-RUMGEN-08 with act II all that is for act I only is discarded, from hand and table, and does not come back', () => {
    const t = phase({ hand: ['atrocities', 'scarce-goods'], open: [HOARD], deck: [HAMLET], out: [] }, INTERLUDE);
    expect(rumorsOf(t)).toMatchObject({ hand: ['scarce-goods'], open: [], deck: [HAMLET], out: ['atrocities', HOARD] });
  });

  test('Rumor of the Manor: D2-RUMGEN-08 still unplayed when act II begins, it leaves the overlord a relic, unless the heroes have it', () => {
    const left = (open: readonly string[]) => phase({ open }, INTERLUDE).state.overlord.relics;
    expect([left([MANOR]), left([HOARD])]).toEqual([['stone-of-wayward-means'], []]);
  });

  test('D2-RUMGEN-01 D2-RUMGEN-07 D2-OLGEN-02 a played rumor takes effect at once; then it is out', () => {
    const t = until(phase({ hand: ['valyndras-fury'] }), 'rumor');
    // What the journey has done to them before does not matter here.
    const [one = 0, two = 0] = t.state.heroes.map(({ damage }) => damage);
    t.choose('rumor:valyndras-fury', [...FAILED, ...FAILED]);
    expect(t.state.heroes.map(({ damage }) => damage)).toEqual([one + 1, two + 1]);
    for (const { conditions } of t.state.heroes) expect(conditions).toContain('burning');
    expect(rumorsOf(t)).toMatchObject({ hand: [], out: ['valyndras-fury'] });
  });
});

describe('quest cards', () => {
  test('Rumor of the Cloister: its quest may be chosen, and the way there leads over a road and two mountains', () => {
    const t = until(phase({ open: [CLOISTER] }), 'next-quest').choose('quest:the-sinking-cloister');
    expect([t.state.quest, t.state.journey?.symbols]).toEqual([
      'the-sinking-cloister',
      ['road', 'mountain', 'mountain'],
    ]);
  });

  test('Rumor of the Hoard: D2-RUMGEN-09 D2-RUMGEN-10 it lies before the overlord and brings a threat token', () => {
    const t = until(phase({ hand: [HOARD] }), 'rumor');
    t.choose(`rumor:${HOARD}`);
    expect([rumorsOf(t).open, rumorsOf(t).hand, t.state.overlord.threat]).toEqual([[HOARD], [], 1]);
    // A rumor without a quest brings none.
    const other = until(phase({ hand: ['scarce-goods'] }), 'rumor').choose('rumor:scarce-goods');
    expect([rumorsOf(other).open, other.state.overlord.threat]).toEqual([[], undefined]);
    // Both kinds of quest cards, each for one act.
    expect([RUMORS[HOARD]?.act, QUESTS[RUMORS[HOARD]?.quest?.quest ?? '']?.act]).toEqual([1, 1]);
    expect(QUESTS[ADVANCED[SPRING]?.quest ?? '']?.act).toBe(2);
  });

  test('D2-QGEN-06 D2-RUMGEN-11 D2-RUMGEN-14 whoever chooses may take a quest of the sheet or of a card in play; before the interlude too, and need not', () => {
    const t = until(phase({ open: [HOARD] }), 'next-quest');
    expect(t.offered()).toEqual([...PLAN.act1.map(({ quest }) => `quest:${quest}`), 'quest:the-sleeping-hoard']);
    const loser = until(phase({ open: [HOARD] }, won(`${PLAN.introduction}/overlord`)), 'next-quest');
    expect([loser.seat, loser.offered('quest:the-sleeping-hoard').length]).toEqual([0, 1]);
    expect(until(phase({ open: [HOARD] }, FIRST_ACT), 'next-quest').offered()).toEqual([
      'quest:falling-gallery',
      'quest:the-sleeping-hoard',
    ]);
    t.choose('quest:the-sleeping-hoard');
    expect([t.state.quest, t.state.act]).toEqual(['the-sleeping-hoard', 1]);
  });

  test('D2-RUMGEN-12 D2-TRVGEN-05 the way there is the one on the card, from left to right', () => {
    const t = until(phase({ open: [HAMLET] }), 'next-quest').choose('quest:the-hushed-hamlet');
    expect(t.state.journey?.symbols).toEqual(['forest', 'road', 'road']);
    until(t, 'next-hero');
    const met = t.events().flatMap(event => (event.kind === 'travel' ? [event.symbol] : []));
    // A card may spare them the last stop.
    expect(['forest', 'road', 'road'].slice(0, met.length)).toEqual(met);
    expect(met.length).toBeGreaterThan(1);
  });

  test('Rumor of the Hamlet: D2-RUMGEN-13 it stays in play until its quest was played', () => {
    expect(ended({ open: [HAMLET] }, 'harvest-and-fire', 'heroes').rumors?.open).toEqual([HAMLET]);
    const after = ended({ open: [HAMLET] }, 'the-hushed-hamlet', 'heroes').rumors;
    expect([after?.open, after?.out]).toEqual([[], [HAMLET]]);
  });

  test('D2-XP-04 D2-RUMGEN-15 D2-RUMGEN-16 its rewards are those of the quest, without experience and without what mini-campaigns give', () => {
    for (const winner of ['heroes', 'overlord'] as const) {
      const { heroes, overlord, gold } = ended({ open: [HAMLET] }, 'the-hushed-hamlet', winner);
      expect([heroes.map(({ xp }) => xp), overlord.xp]).toEqual([[0, 0], 0]);
      expect(gold).toBe(winner === 'heroes' ? 50 : 0);
      expect(heroes.flatMap(({ items }) => items)).toHaveLength(2);
    }
  });

  test('D2-OLGEN-28 a quest may give the overlord a card: from then on it is in his deck', () => {
    const { overlord } = ended({ open: [HAMLET] }, 'the-hushed-hamlet', 'overlord');
    expect(overlord.bought).toEqual(['toxic-reprisal']);
    expect(next(rumored({}, won(INTRO), { overlord })).state.overlord.deck.rest).toContain('toxic-reprisal');
    expect(ended({ open: [HAMLET] }, 'the-hushed-hamlet', 'heroes').overlord.bought).toEqual([]);
  });

  test('D2-CAMP-05 D2-RUMGEN-17 quests of cards count neither for the end of an act nor for who is ahead', () => {
    const played = [
      ...won(INTRO, 'harvest-and-fire/overlord', 'masked-feast/overlord'),
      ...won('the-sleeping-hoard/heroes', 'the-hushed-hamlet/heroes'),
    ];
    expect(nextPart(PLAN, played)).toBe('act-1');
    const more = [...played, ...won('books-and-blades/heroes')];
    expect([nextPart(PLAN, more), ahead(PLAN, more, 'act-1')]).toEqual(['interlude', 'overlord']);
    const story = descent.campaign?.tell({ carried: rumored({}, more) } as never);
    expect(story?.stages.filter(({ at }) => at === 'done')).toHaveLength(6);
    expect(story?.stages.filter(({ at }) => at !== 'done')).toHaveLength(5);
  });
});

describe('advanced quests', () => {
  test('D2-RUMGEN-18 they come into play by what others leave: the winner of a quest of act I gains the card', () => {
    for (const side of ['heroes', 'overlord'] as const)
      expect(ended({ open: [HAMLET] }, 'the-hushed-hamlet', side).rumors?.advanced).toEqual([{ card: SPRING, side }]);
    expect(ended({ open: [HOARD] }, 'the-sleeping-hoard', 'heroes').rumors?.advanced).toEqual([]);
  });

  test('Where the Sickness Springs: D2-RUMGEN-19 after the interlude or a later quest whoever has it may bring it into play, not before', () => {
    const asked = (side: Side, played: Parameters<typeof phase>[1]) =>
      until(phase({ advanced: [{ card: SPRING, side }] }, played), 'rumor');
    expect(asked('heroes', FIRST_ACT).kind).not.toBe('rumor');
    for (const [side, seat] of [
      ['heroes', 1],
      ['overlord', 0],
    ] as const)
      for (const played of [INTERLUDE, [...INTERLUDE, ...won('gate-of-glyphs/heroes')]]) {
        const t = asked(side, played);
        expect([t.seat, t.offered()]).toEqual([seat, [`rumor:${SPRING}`, 'pass']]);
        t.choose(`rumor:${SPRING}`);
        expect([rumorsOf(t).open, rumorsOf(t).advanced, t.state.overlord.threat]).toEqual([
          [SPRING],
          [],
          side === 'overlord' ? 1 : undefined,
        ]);
        expect(t.offered('quest:the-sick-spring')).toHaveLength(1);
        t.choose('quest:the-sick-spring');
        expect(t.state.act).toBe(2);
      }
  });

  test('D2-RUMGEN-20 D2-RUMGEN-21 everybody may read both sides: what either wins, and when it counts', () => {
    const text = descent.things?.().find(({ name }) => name.en === 'Where the Sickness Springs')?.text;
    expect(text?.en).toMatch(/start of each later encounter.*Strong Blood.*Lingering Sickness/);
    expect(text?.de).toMatch(/Zu Beginn jeder späteren Szene.*Starkes Blut.*Schleichende Krankheit/);
  });

  test('D2-RUMGEN-21 its winner has the reward in every encounter from then on', () => {
    const health = (side: Side) => {
      const after = ended({ open: [SPRING] }, 'the-sick-spring', side, [...INTERLUDE]);
      expect(after.rumors?.won).toEqual([{ card: SPRING, side }]);
      const t = until(next({ ...after, heroes: rumored({}).heroes }), 'next-hero');
      return t.state.lasting.map(({ on, what }) => [on, what]);
    };
    expect(health('heroes')).toEqual([['heroes', { do: 'modify', value: 'health', n: 1 }]]);
    expect(health('overlord')).toEqual([['heroes', { do: 'modify', value: 'health', n: -1 }]]);
  });

  test('D2-MINI-09 no rumor brings a quest of Mists of Bilehall or The Chains that Rust', () => {
    for (const box of ['MB', 'CR'] as const)
      expect([inPlay('rumors', [box]), inPlay('advanced', [box])]).toEqual([[], []]);
    const quests = Object.values(CAMPAIGNS['mists-and-chains']?.ways ?? {}).length;
    expect(quests).toBeGreaterThan(0);
    const rumoredOnes = [...Object.values(RUMORS), ...Object.values(ADVANCED)].flatMap(card =>
      typeof card.quest === 'string' ? [card.quest] : card.quest === undefined ? [] : [card.quest.quest],
    );
    for (const quest of rumoredOnes)
      expect(Object.keys(CAMPAIGNS['mists-and-chains']?.ways ?? {})).not.toContain(quest);
  });
});

describe('the cards', () => {
  test('A Dangerous Path: the overlord puts the next three travel cards in order, seen by nobody else, and draws a rumor', () => {
    const t = until(phase({ hand: ['a-dangerous-path'], deck: ['atrocities'] }), 'rumor');
    expect(t.state.todo[0]).toBe('travel');
    t.choose('rumor:a-dangerous-path');
    const picks: string[] = [];
    // The last of the three needs no choice.
    for (let i = 0; i < 2; i++) {
      const options = t.offered('card:');
      const pick = options[options.length - 1] ?? '';
      picks.push(pick.slice(5));
      t.choose(pick);
    }
    expect(rumorsOf(t).hand).toEqual(['atrocities']);
    until(t, 'next-hero');
    expect(
      t
        .events()
        .flatMap(event => (event.kind === 'travel' ? [event.card] : []))
        .slice(0, 2),
    ).toEqual(picks);
    const coming = ['travel-1', 'travel-2', 'travel-3'];
    const seeing = structuredClone(t.state);
    seeing.journey = { symbols: ['road'], out: [], ahead: [...coming] };
    expect([view(seeing, 0).journey?.ahead, view(seeing, 1).journey?.ahead, view(seeing, 1).journey?.known]).toEqual([
      coming,
      undefined,
      3,
    ]);
    const other = structuredClone(t.state);
    other.journey = { symbols: ['road'], out: [], ahead: [...coming] };
    resample(other, 1, newChance('ways'), [{ know: 'drawn', card: 'travel-9' }]);
    expect([other.journey.ahead?.length, other.journey.ahead?.[0]]).toEqual([3, 'travel-9']);
  });

  test("Valyndra's Fury: awareness; who fails suffers 1 damage and burns; if all pass each recovers 1 fatigue", () => {
    const t = until(phase({ hand: ['valyndras-fury'] }), 'rumor');
    const [one = 0, two = 0] = t.state.heroes.map(({ damage }) => damage);
    t.choose('rumor:valyndras-fury', [...PASSED, ...FAILED]);
    expect(t.state.heroes.map(({ damage, conditions }) => [damage, conditions.includes('burning')])).toEqual([
      [one, false],
      [two + 1, true],
    ]);
    const all = until(phase({ hand: ['valyndras-fury'] }), 'rumor');
    const before = all.state.heroes.map(({ fatigue }) => fatigue);
    all.choose('rumor:valyndras-fury', [...PASSED, ...PASSED]);
    expect(all.state.heroes.map(({ fatigue }) => fatigue)).toEqual(before.map(n => Math.max(0, n - 1)));
  });

  test('D2C-RUM-02 D2C-RUM-03 Unknown Treasures: cards lie face down for 100 gold, in act II for 175; who passes knowledge turns one over; not between the acts', () => {
    const t = phase({ hand: ['unknown-treasures'] }, won(INTRO), { gold: 300 });
    t.choose('rumor:unknown-treasures', [...PASSED, ...FAILED]);
    expect([t.state.row.length, t.state.blind]).toEqual([1, { left: 4, price: 100 }]);
    const [open = ''] = t.state.row;
    const price = tables.ITEMS[open]?.gold ?? 0;
    expect(t.offered(`buy:${open}`).length > 0).toBe(price <= 300);
    expect(t.offered('buy-blind:')).toEqual(['buy-blind:syndrael', 'buy-blind:jain-fairwood']);
    const shop = t.state.shop.rest.length;
    t.choose('buy-blind:jain-fairwood');
    expect([t.state.gold, t.state.blind?.left, t.state.shop.rest.length]).toEqual([200, 3, shop - 1]);
    expect(t.state.heroes[1]?.cards.length).toBe(1 + (next(rumored({})).state.heroes[1]?.cards.length ?? 0));
    const affordable = t.offered(`buy:${open}`)[0];
    if (affordable !== undefined) expect([price <= 200, t.state.gold]).toEqual([true, 200]);
    t.choose('done');
    expect([t.state.blind, t.state.row, t.state.shop.rest.includes(open)]).toEqual([undefined, [], true]);
    const second = phase({ hand: ['unknown-treasures'] }, [...INTERLUDE, ...won('gate-of-glyphs/heroes')], {
      gold: 200,
    });
    second.choose('rumor:unknown-treasures', [...FAILED, ...FAILED]);
    expect(second.state.blind).toEqual({ left: 5, price: 175 });
    // All of act I is for sale there: the card cannot be played.
    expect(until(phase({ hand: ['unknown-treasures'] }, INTERLUDE), 'rumor').kind).not.toBe('rumor');
  });

  test('Atrocities: willpower; who fails suffers 1 fatigue and is weakened; then another rumor is drawn', () => {
    const t = until(phase({ hand: ['atrocities'], deck: [HAMLET] }), 'rumor');
    while (t.offered('rumor:atrocities').length === 0) until(t.choose('pass'), 'rumor');
    const [first = 0] = t.state.heroes.map(({ fatigue }) => fatigue);
    t.choose('rumor:atrocities', [...FAILED, ...PASSED]);
    expect(t.state.heroes.map(({ fatigue, conditions }) => [fatigue, conditions])).toEqual([
      [first + 1, ['weakened']],
      [expect.any(Number), []],
    ]);
    expect(rumorsOf(t)).toMatchObject({ hand: [HAMLET], deck: [], out: ['atrocities'] });
  });

  test('D2C-RUM-01 Famine and Strife: he draws as many cards as heroes, puts as many on his deck, and must play a quest, but none that may not be played before the interlude', () => {
    const played = (hand: readonly string[], before: Parameters<typeof phase>[1] = won(INTRO)) => {
      const t = until(phase({ hand: ['famine-and-strife', ...hand] }, before), 'rumor');
      while (t.offered('rumor:famine-and-strife').length === 0) until(t.choose('pass'), 'rumor');
      return t;
    };
    const t = played([HOARD]);
    const held = t.state.overlord.hand.length;
    t.choose('rumor:famine-and-strife');
    const back: string[] = [];
    while (t.kind === 'which') {
      const [card = ''] = t.offered('card:');
      back.push(card.slice(5));
      t.choose(card);
    }
    expect([back.length, t.state.overlord.deck.top, t.state.overlord.hand.length]).toEqual([
      2,
      [...back].reverse(),
      held,
    ]);
    // He has no choice, whatever the rule of one rumor says.
    expect([t.kind, t.offered()]).toEqual(['rumor', [`rumor:${HOARD}`]]);
    t.choose(`rumor:${HOARD}`);
    expect(rumorsOf(t)).toMatchObject({ open: [HOARD], out: ['famine-and-strife'] });
    const late = played([MANOR], FIRST_ACT).choose('rumor:famine-and-strife');
    while (late.kind === 'which') late.choose(late.offered('card:')[0] ?? '');
    expect(late.offered('rumor:')).toEqual([]);
    const early = played([MANOR]).choose('rumor:famine-and-strife');
    while (early.kind === 'which') early.choose(early.offered('card:')[0] ?? '');
    expect(early.offered('rumor:')).toEqual([`rumor:${MANOR}`]);
  });

  test('Scarce Goods: one trait is not for sale in this step, such cards are replaced; then he must play a quest', () => {
    const t = phase({ hand: ['scarce-goods', HOARD] });
    const row = [...t.state.row];
    t.choose('rumor:scarce-goods');
    const [trait = ''] = t.offered('trait:');
    t.choose(trait);
    const banned = descent.things?.() && trait.slice(6);
    expect([t.kind, t.offered()]).toEqual(['rumor', [`rumor:${HOARD}`]]);
    t.choose(`rumor:${HOARD}`);
    expect(t.state.row).toHaveLength(row.length);
    const { ITEMS } = tables;
    expect(t.state.row.some(id => ITEMS[id]?.traits.includes(banned as never))).toBe(false);
    expect(row.some(id => ITEMS[id]?.traits.includes(banned as never))).toBe(true);
  });

  test('Cursed Treasures: willpower, harder by one for each shop card of act II; who fails gets a condition of the overlord’s choice; not in the finale', () => {
    const heroes = ledger([]).heroes.map((one, i) =>
      i === 0 ? { ...one, items: [...one.items, { id: 'platemail', worn: false }] } : one,
    );
    const t = until(phase({ hand: ['cursed-treasures'] }, undefined, { heroes }), 'rumor');
    // Three shields are no more than her willpower, but for what she has bought.
    t.choose('rumor:cursed-treasures', [face('gray', { shield: 1 }), face('black', { shield: 2 })]);
    expect([t.kind, t.seat]).toEqual(['one-of', 0]);
    t.choose('condition:poisoned', PASSED);
    expect(t.state.heroes.map(({ conditions }) => conditions)).toEqual([['poisoned'], []]);
    const finale = [...INTERLUDE, ...won('gate-of-glyphs/heroes', 'idol-race/heroes', 'weights-and-bridges/heroes')];
    expect(until(phase({ hand: ['cursed-treasures'] }, finale), 'rumor').kind).not.toBe('rumor');
  });
});
