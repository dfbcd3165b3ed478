import { erased, newChance, perspective, pileCards, type Seat, sample } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { ADVANCED_ACTIONS } from '../../content/advanced-actions.ts';
import type { CardId } from '../../content/cards.ts';
import { qualityOf } from '../../heuristics/quality.ts';
import { mageKnight } from '../../index.ts';
import { allCards } from '../../rules/score.ts';
import { heroOf, type State } from '../../state.ts';
import { deck, hold, type Sitting, sit } from '../positions.ts';

/** Heroes are chosen: the first question of the draft, in the order of the seats. */
const drafting = (seats = 3, scenario = 'full-conquest', seed = 'test'): Sitting => {
  const t = table(mageKnight, {
    config: { scenario, seats, settings: { drafting: true } },
    seed,
    arrange: state => {
      state.order = Array.from({ length: seats }, (_, seat) => seat);
    },
  });
  for (const hero of ['tovak', 'goldyx', 'arythea', 'norowas'].slice(0, seats)) t.choose(`hero:${hero}`);
  return t;
};
const packets = (t: Sitting): string[][] => structuredClone(t.state.draft?.packets ?? []);
const kept = (t: Sitting): string[][] => t.state.heroes.map(({ kept: own = [] }) => [...own]);
/** Everybody keeps the first card before them. */
const pickFirst = (t: Sitting, times: number): Sitting => {
  for (let i = 0; i < times; i++) t.choose(t.offered()[0] ?? '');
  return t;
};

/** A round is over in which everybody has kept these cards; seat 0 chooses first. */
const dayOver = (more: Parameters<typeof sit>[0] = {}, arrange: (state: State) => void = () => {}): Sitting =>
  sit({ begun: false, settings: { drafting: true }, ...more }, state => {
    state.stage = 'turns';
    state.ending = { why: 'round', left: [] };
    for (const seat of state.heroes.keys()) deck(state, seat, 'march', 'march', 'rage', 'rage', 'stamina', 'promise');
    lay(state, 0, 'learning', 'training', 'ice-bolt');
    lay(state, 1, 'agility', 'ambush', 'in-need');
    arrange(state);
  });
/** The cards lie apart, and no longer in the pile. */
function lay(state: State, seat: Seat, ...cards: CardId[]): void {
  heroOf(state, seat).kept = cards.toSorted();
  for (const pile of [state.piles.actions.rest, state.piles.actions.top])
    for (const card of cards) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
  state.piles.actions.top.push(...state.piles.actions.rest.splice(0));
}

describe('drafting at the start', () => {
  test('MK-VDRA-01 after heroes, before map, dice and offers, everybody is dealt four advanced actions face down', () => {
    const t = drafting();
    expect([t.kind, t.seat, t.state.stage]).toEqual(['draft', 0, 'draft']);
    expect(packets(t).map(({ length }) => length)).toEqual([4, 4, 4]);
    expect(new Set(packets(t).flat()).size).toBe(12);
    for (const card of packets(t).flat()) expect(card in ADVANCED_ACTIONS).toBe(true);
    expect([t.state.source, t.state.map.laid, t.state.offers.actions, t.state.offers.units, t.state.tactics]).toEqual([
      [],
      {},
      [],
      [],
      [],
    ]);
    expect(t.offered()).toEqual(packets(t)[0]?.map(card => `keep:${card}`));
    expect(packets(drafting(3, 'full-conquest', 'other'))).not.toEqual(packets(t));
    pickFirst(t, 9);
    expect([
      t.kind,
      t.state.offers.actions.length,
      t.state.source.length,
      Object.keys(t.state.map.laid).length,
    ]).toEqual(['tactic', 3, 5, 3]);
  });

  test('MK-VDRA-02 each keeps one and passes the rest to the left until all have three; the rest goes back', () => {
    const t = drafting();
    const first = packets(t);
    const passed: string[][] = [];
    for (const seat of [0, 1, 2]) {
      expect(t.seat).toBe(seat);
      t.choose(`keep:${first[seat]?.[seat]}`);
      passed.push((first[seat] ?? []).filter((_, i) => i !== seat));
    }
    expect(packets(t)).toEqual([passed[2], passed[0], passed[1]]);
    expect(kept(t)).toEqual([[first[0]?.[0]], [first[1]?.[1]], [first[2]?.[2]]]);
    pickFirst(t, 3);
    expect(packets(t).map(({ length }) => length)).toEqual([2, 2, 2]);
    pickFirst(t, 2);
    const left = packets(t).map((cards, seat) => (seat < 2 ? cards[0] : cards[1]));
    pickFirst(t, 1);
    expect(kept(t).map(({ length }) => length)).toEqual([3, 3, 3]);
    const { piles, offers } = t.state;
    const there = [...pileCards(piles.actions), ...offers.actions, ...offers.monastery];
    expect(there).toEqual(expect.arrayContaining(left));
    for (const card of kept(t).flat()) expect(there).not.toContain(card);
    const base = Object.values(ADVANCED_ACTIONS).filter(({ box }) => box === 'base' || box === 'ultimate').length;
    expect(there.length + 9).toBe(base);
    expect(t.state.draft).toBeUndefined();
  });

  test('MK-VDRA-02 MK-VDRA-06 alone a player keeps three of four cards', () => {
    const t = drafting(1, 'solo-conquest');
    const [dealt = []] = packets(t);
    t.choose(`keep:${dealt[3]}`).choose(`keep:${dealt[0]}`).choose(`keep:${dealt[2]}`);
    expect(kept(t)).toEqual([[dealt[0], dealt[2], dealt[3]].toSorted()]);
    expect(t.kind).toBe('tactic');
  });

  test('MK-VDRA-03 kept cards lie apart: neither hand nor deck nor score knows them', () => {
    const t = pickFirst(drafting(2), 6);
    for (const hero of t.state.heroes) {
      expect(hero.kept?.length).toBe(3);
      expect(allCards(hero)).toHaveLength(16);
      for (const card of hero.kept ?? []) expect(allCards(hero)).not.toContain(card);
    }
    const night = dayOver({ night: true });
    expect([night.kind, kept(night)[0]?.length]).toEqual(['tactic', 3]);
  });

  test('MK-VDRA-04 at the end of a day each shuffles one of them into the deck, of own choice', () => {
    const t = dayOver();
    expect([t.kind, t.seat, t.offered()]).toEqual([
      'shuffle-in',
      0,
      ['shuffle-in:ice-bolt', 'shuffle-in:learning', 'shuffle-in:training'],
    ]);
    t.choose('shuffle-in:learning');
    expect(t.seat).toBe(1);
    t.choose('shuffle-in:in-need');
    expect([t.kind, t.state.night]).toEqual(['tactic', true]);
    expect(kept(t)).toEqual([
      ['ice-bolt', 'training'],
      ['agility', 'ambush'],
    ]);
    expect(allCards(heroOf(t.state, 0)).filter(card => card === 'learning')).toHaveLength(1);
    expect(allCards(heroOf(t.state, 1)).filter(card => card === 'in-need')).toHaveLength(1);
    expect(allCards(heroOf(t.state, 0))).toHaveLength(7);
  });

  test('MK-VDRA-04 the last one is shuffled in unasked, and after the third day there is none', () => {
    const t = dayOver({}, state => {
      lay(state, 0, 'learning');
      delete heroOf(state, 1).kept;
    });
    expect([t.kind, allCards(heroOf(t.state, 0)).includes('learning'), t.state.heroes[0]?.kept]).toEqual([
      'tactic',
      true,
      undefined,
    ]);
    expect(t.events(0).filter(({ kind }) => kind === 'shuffled-in')).toMatchObject([{ seat: 0, which: 'learning' }]);
  });

  test('MK-VDRA-05 with fewer than six rounds some stay unused: the game ends without them', () => {
    const t = dayOver({}, state => {
      (state as { rounds: number }).rounds = 1;
    });
    expect([t.kind, t.match.outcome?.kind]).toEqual([null, 'most-fame']);
    expect(kept(t).map(({ length }) => length)).toEqual([3, 3]);
    for (const hero of t.state.heroes) expect(allCards(hero)).not.toContain('learning');
    for (const { id, seats } of mageKnight.scenarios)
      for (const n of seats)
        expect(table(mageKnight, { config: { scenario: id, seats: n, settings: { drafting: true } } }).kind).toBe(
          'hero',
        );
  });

  test('MK-VDRA-06 MK-VDRA-01 nobody sees what others look at, keep or shuffle in', () => {
    const t = drafting();
    const mine = packets(t)[0] ?? [];
    t.choose(`keep:${mine[0]}`);
    expect(t.happened(0)).toMatchObject([{ kind: 'kept', seat: 0, which: mine[0] }]);
    expect(t.happened(1)).toMatchObject([{ kind: 'kept', seat: 0, which: null }]);
    expect(t.match.view(0).draft?.packets).toEqual([mine.slice(1), null, null]);
    expect(t.match.view(1).draft).toMatchObject({ packets: [null, packets(t)[1], null], sizes: [3, 4, 4] });
    expect(t.match.view(1).heroes[0]).toMatchObject({ kept: null, keptSize: 1 });
    expect(JSON.stringify([t.match.view(1).heroes[0], t.match.view(1).draft])).not.toContain(mine[0]);
    // Whatever others have looks to a viewer as if it lay in the pile.
    expect(t.match.view(1).piles.actions).toMatchObject({ top: [] });
    expect(t.match.view(1).piles.actions.rest).toEqual(expect.arrayContaining(mine));
  });

  test('MK-VDRA-06 a card shuffled in is a secret until it is played or shown', () => {
    const t = dayOver().choose('shuffle-in:learning').choose('shuffle-in:ambush');
    expect(t.events(1)).toContainEqual({ kind: 'shuffled-in', seat: 0, which: null, rule: 'MK-VDRA-04' });
    const seen = t.match.view(1).heroes[0];
    expect([seen?.unseen.includes('learning'), seen?.unknown, (seen?.handSize ?? 0) + (seen?.deckSize ?? 0)]).toEqual([
      false,
      1,
      7,
    ]);
    expect(t.match.view(0).heroes[0]?.unknown).toBe(0);
    // In worlds that could be true for seat 1 it is one of many; seat 0 knows its own.
    const found = (seat: Seat): Set<string> =>
      new Set(
        Array.from({ length: 30 }, (_, i) => {
          const { state } = sample(t.match, seat, newChance(`world ${i}`));
          return allCards(heroOf(state as State, 0))
            .filter(card => card in ADVANCED_ACTIONS)
            .join();
        }),
      );
    expect(found(1).size).toBeGreaterThan(5);
    expect([...found(0)]).toEqual(['learning']);
  });

  test('MK-VDRA-06 once it was played everybody knows it, also when it is shuffled in again', () => {
    const t = sit({ settings: { drafting: true } }, state => {
      lay(state, 0, 'training');
      lay(state, 1, 'agility');
      const hero = heroOf(state, 0);
      delete hero.kept;
      hero.secret = ['frost-bridge', 'training'];
      hold(state, 0, 'frost-bridge', 'march', 'training');
    });
    expect(t.match.view(1).heroes[0]).toMatchObject({ unknown: 2, unseen: ['march'] });
    t.choose('play:frost-bridge,basic');
    expect([t.state.heroes[0]?.secret, t.match.view(1).heroes[0]?.unknown]).toEqual([['training'], 1]);
  });

  test.each([
    [1, 'solo-conquest'],
    [2, 'full-conquest'],
  ] as const)('MK-VDRA-02 nobody knows in which order the rest lies in the deck (%i seats)', (seats, scenario) => {
    const t = pickFirst(drafting(seats, scenario), 3 * seats);
    const uppermost = Array.from({ length: 30 }, (_, i) => {
      const { piles } = sample(t.match, 0, newChance(`world ${i}`)).state as State;
      return piles.actions.top[piles.actions.top.length - 1];
    });
    expect(new Set(uppermost).size).toBeGreaterThan(5);
    expect(t.match.view(0).piles.actions.top).toEqual([]);
    expect(t.match.view(0).piles.actions.rest).toEqual(t.match.view(0).piles.actions.rest.toSorted());
  });

  test('bots keep and shuffle in what is most useful', () => {
    const proposed = (t: Sitting): string => {
      const { ask, view, seat } = perspective(t.match);
      const plan = erased(mageKnight).heuristics?.plan?.({ ask, view, seat }, 'thorough');
      const [first] = plan?.line ?? [];
      return typeof first === 'object' ? t.match.optionId(first as never) : '';
    };
    const t = drafting();
    const best = (packets(t)[0] as CardId[]).toSorted((a, b) => qualityOf(b) - qualityOf(a))[0];
    expect(proposed(t)).toBe(`keep:${best}`);
    expect(proposed(dayOver())).toBe('shuffle-in:learning');
  });

  test('the table shows the own cards and how many the others look at', () => {
    const t = drafting(2);
    const [mine = []] = t.state.draft?.packets ?? [];
    t.choose(`keep:${mine[0]}`);
    const drawn = (seat: Seat, lang: 'en' | 'de'): string[] =>
      mageKnight.draw(t.match.view(seat), { lang, plain: true, seat: n => `S${n}` });
    expect(drawn(0, 'en')[2]).toBe('S1: looks at 4; kept: 0');
    expect(drawn(1, 'de')[1]).toBe('S0: sieht 3; behalten: 1');
    expect(drawn(0, 'en')[1]).toMatch(/^S0: looks at \w.*, .*, .*; kept: \w/);
  });
});
