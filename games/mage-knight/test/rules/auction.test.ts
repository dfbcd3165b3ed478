import { erased, perspective, type Seat } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../content/levels.ts';
import { mageKnight } from '../../index.ts';
import { gainFame } from '../../rules/gain.ts';
import { heroOf, type State } from '../../state.ts';
import type { Io } from '../../types.ts';
import type { Sitting } from '../positions.ts';

const ORDER: readonly Seat[] = [2, 0, 3, 1];

/** Four players (or fewer) choose heroes in the order of seats 2, 0, 3, 1. */
const choosing = (
  seats = 4,
  scenario = 'full-conquest',
  settings: Record<string, boolean> = { auction: true },
): Sitting =>
  table(mageKnight, {
    config: { scenario, seats, settings },
    arrange: state => {
      state.order = ORDER.filter(seat => seat < seats);
    },
  });

const fameOf = (t: Sitting): number[] => t.state.heroes.map(({ fame }) => fame);
const heroesOf = (t: Sitting): (string | null)[] => t.state.heroes.map(({ hero }) => hero);
/** Whoever picks gets the hero for nothing. */
const agreed = (t: Sitting, hero: string): Sitting => t.choose(`hero:${hero}`).chooseWhile('bid', 'pass');

describe('the auction of heroes', () => {
  test('MK-AUC-01 heroes are picked in the order drawn; a pick stands if all who have none agree', () => {
    const t = choosing();
    expect([t.kind, t.seat]).toEqual(['hero', 2]);
    t.choose('hero:tovak');
    expect(t.happened()).toMatchObject([{ kind: 'hero-wanted', seat: 2, hero: 'tovak', rule: 'MK-AUC-01' }]);
    const asked: (Seat | null)[] = [];
    while (t.kind === 'bid') {
      asked.push(t.seat);
      expect(heroesOf(t)).toEqual([null, null, null, null]);
      t.choose('pass');
    }
    expect(asked).toEqual([0, 3, 1]);
    expect([heroesOf(t), fameOf(t)]).toEqual([
      [null, null, 'tovak', null],
      [0, 0, 0, 0],
    ]);
    expect([t.kind, t.seat]).toEqual(['hero', 0]);
    expect(t.offered()).not.toContain('hero:tovak');
    expect(t.explain('hero:tovak')).toMatchObject({
      allowed: false,
      rule: 'MK-FLOW-03',
      text: { en: 'Somebody plays this hero already.' },
    });
  });

  test('MK-AUC-01 the order is drawn at random, and without the variant nobody is asked', () => {
    const seeds = Array.from({ length: 30 }, (_, i) => `seed-${i}`);
    const firsts = new Set(
      seeds.map(
        seed =>
          table(mageKnight, { config: { scenario: 'full-conquest', seats: 3, settings: { auction: true } }, seed })
            .seat,
      ),
    );
    expect([...firsts].toSorted()).toEqual([0, 1, 2]);
    const plain = choosing(4, 'full-conquest', {});
    plain.choose('hero:tovak');
    expect([plain.kind, plain.seat, heroesOf(plain)[2]]).toEqual(['hero', 0, 'tovak']);
  });

  test('MK-AUC-02 whoever has no hero may offer 1 fame or more; the picker matches the bid or gives the hero up', () => {
    const t = choosing().choose('hero:tovak');
    expect(t.offered().slice(0, 3)).toEqual(['pass', 'bid:1', 'bid:2']);
    expect(t.offered()).not.toContain('bid:0');
    t.choose('bid:3');
    expect(t.happened()).toMatchObject([{ kind: 'bid', seat: 0, hero: 'tovak', n: 3, rule: 'MK-AUC-02' }]);
    t.choose('pass').choose('pass');
    expect([t.kind, t.seat]).toEqual(['bid', 2]);
    expect(t.offered().slice(0, 2)).toEqual(['pass', 'bid:3']);
    const matched = choosing().choose('hero:tovak').choose('bid:3').choose('pass').choose('pass').choose('bid:3');
    matched.choose('pass');
    expect([heroesOf(matched)[2], fameOf(matched)]).toEqual(['tovak', [0, 0, -3, 0]]);
    t.choose('pass');
    expect([heroesOf(t)[0], heroesOf(t)[2], fameOf(t)]).toEqual(['tovak', null, [-3, 0, 0, 0]]);
  });

  test('MK-AUC-02 players who have a hero are not asked', () => {
    const t = agreed(choosing(), 'tovak').choose('hero:goldyx');
    const asked: (Seat | null)[] = [];
    for (; t.kind === 'bid'; t.choose('pass')) asked.push(t.seat);
    expect([asked, heroesOf(t)[0]]).toEqual([[3, 1], 'goldyx']);
  });

  test('MK-AUC-03 further bids are higher than the last one; those earlier in the order need only match it', () => {
    const t = choosing().choose('hero:tovak').choose('pass').choose('bid:2');
    // Seat 1 is later than seat 3: it must raise.
    expect([t.seat, t.offered()[1]]).toEqual([1, 'bid:3']);
    expect(t.explain('bid:2')).toMatchObject({ allowed: false, rule: 'MK-AUC-03' });
    t.choose('bid:4');
    // Seats 2 and 3 are both earlier than seat 1: they match it; then seat 1 has to raise again.
    expect([t.seat, t.offered()[1]]).toEqual([2, 'bid:4']);
    t.choose('pass');
    expect([t.seat, t.offered()[1]]).toEqual([3, 'bid:4']);
    t.choose('bid:4');
    expect([t.seat, t.offered()[1]]).toEqual([1, 'bid:5']);
    t.choose('bid:6');
    expect([t.seat, t.offered()[1], t.state.auction?.by, t.state.auction?.bid]).toEqual([3, 'bid:6', 1, 6]);
  });

  test('MK-AUC-04 the highest bidder pays with fame, nobody else does; who gave a hero up picks again', () => {
    const t = choosing().choose('hero:tovak').choose('bid:1').choose('pass').choose('bid:2');
    t.choose('pass').choose('pass');
    expect(t.happened('spectator')).toMatchObject([
      { kind: 'bid-passed', seat: 0 },
      { kind: 'hero-chosen', seat: 1, hero: 'tovak' },
      { kind: 'fame', seat: 1, n: -2, now: -2, rule: 'MK-AUC-04' },
      { kind: 'drew', seat: 1 },
    ]);
    expect(fameOf(t)).toEqual([0, -2, 0, 0]);
    // Seat 2 is still without a hero: the same player picks once more, then the next.
    expect([t.kind, t.seat]).toEqual(['hero', 2]);
    agreed(t, 'goldyx');
    expect([t.kind, t.seat]).toEqual(['hero', 0]);
    agreed(t, 'arythea');
    // The last one has nobody to ask; seat 1 has a hero already.
    expect([t.kind, t.seat]).toEqual(['hero', 3]);
    t.choose('hero:norowas');
    expect([heroesOf(t), t.kind]).toEqual([['arythea', 'tovak', 'goldyx', 'norowas'], 'tactic']);
  });

  test('MK-AUC-04 of equal bids the one earlier in the order wins', () => {
    const t = choosing(2).choose('hero:tovak').choose('bid:5');
    expect(t.seat).toBe(0);
    t.choose('bid:5').choose('pass');
    expect([heroesOf(t)[0], fameOf(t)]).toEqual(['tovak', [-5, 0]]);
  });

  test('MK-AUC-05 below 0 the hero is of level 1, and coming to the first row is no level and no row crossed', () => {
    const t = choosing(2, 'blitz-conquest').choose('hero:tovak').choose('bid:4').choose('pass');
    const hero = heroOf(t.state, 1);
    // Blitz conquest begins with 1 fame, and pays 1 for every row crossed.
    expect([hero.fame, hero.level]).toEqual([-3, 1]);
    const state = structuredClone(t.state);
    const told: unknown[] = [];
    const io: Io = { chance: undefined as unknown as Io['chance'], tell: event => void told.push(event) };
    gainFame(state, io, 1, 4, 'MK-REW-03');
    expect(heroOf(state, 1)).toMatchObject({ fame: 1, level: 1 });
    expect(told).toMatchObject([{ kind: 'fame', n: 4, now: 1 }]);
    gainFame(state, io, 1, 2, 'MK-REW-03');
    expect(heroOf(state, 1).fame).toBe(4);
  });

  test('MK-AUC-EX1 after a bid of 2 fame the token begins on space 118, which counts as -2, at level 1', () => {
    const t = choosing(2).choose('hero:tovak').choose('bid:2').choose('pass');
    const hero = heroOf(t.state, 1);
    expect([hero.hero, hero.fame, hero.level, spaceOf(hero.fame)]).toEqual(['tovak', -2, 1, 118]);
    expect([spaceOf(-1), spaceOf(0), spaceOf(5)]).toEqual([119, 0, 5]);
    t.choose('hero:goldyx');
    const drawing = mageKnight.draw(t.match.view(1), { lang: 'en', plain: true, seat: n => `S${n}` }).join('\n');
    expect(drawing).toContain('S1, Tovak: fame −2 (space 118), level 1');
  });

  test('MK-AUC-06 first tactics are taken in the reverse order of choosing, whatever the fame; later by fame again', () => {
    const t = choosing(3).choose('hero:tovak').choose('bid:5').choose('pass').choose('bid:5').choose('pass');
    // Seat 2 has -5 fame and is first in the order 2, 0, 1.
    agreed(t, 'goldyx').choose('hero:arythea');
    expect(fameOf(t)).toEqual([0, 0, -5]);
    const takers: (Seat | null)[] = [];
    for (const tactic of ['early-bird', 'planning', 'the-right-moment']) {
      takers.push(t.seat);
      t.choose(`tactic:${tactic}`);
    }
    expect(takers).toEqual([1, 0, 2]);
    const later = choosing(3, 'full-conquest', { auction: true });
    const state: State = structuredClone(later.state);
    state.stage = 'tactics';
    state.round = 2;
    state.heroes.forEach((hero, seat) => {
      hero.hero = 'tovak';
      hero.fame = [0, -7, -9][seat] ?? 0;
    });
    expect(table(mageKnight, { config: later.match.config, state }).seat).toBe(2);
  });

  test('MK-AUC-07 who has passed is not asked again, and nobody bids more than the last row holds', () => {
    const t = choosing().choose('hero:tovak').choose('pass').choose('bid:20');
    expect([t.seat, t.offered()]).toEqual([1, ['pass', 'bid:21']]);
    expect(t.explain('bid:22')).toMatchObject({ allowed: false, rule: 'MK-AUC-07' });
    t.choose('bid:21');
    // Seat 0 has agreed and is not asked again. The picker may match the bid; seat 3 too, after which seat 1 has nothing left to raise.
    expect(t.seat).toBe(2);
    t.choose('pass');
    expect(t.seat).toBe(3);
    t.choose('bid:21');
    expect([heroesOf(t)[3], fameOf(t), t.kind, t.seat]).toEqual(['tovak', [0, 0, 0, -21], 'hero', 2]);
  });

  test('MK-AUC-01 it is offered wherever several play, and refused alone with what is possible', () => {
    for (const { id, seats } of mageKnight.scenarios)
      for (const n of seats) {
        const config = { scenario: id, seats: n, settings: { auction: true } };
        if (n > 1) expect(table(mageKnight, { config }).state.variants.auction).toBe(true);
        else expect(() => table(mageKnight, { config })).toThrow('Setting "auction" can be false with 1 seats');
      }
  });

  test('bots leave the hero to whoever pays for it', () => {
    const t = choosing().choose('hero:tovak').choose('bid:1');
    const { ask, view, seat } = perspective(t.match);
    const plan = erased(mageKnight).heuristics?.plan?.({ ask, view, seat }, 'thorough');
    expect(plan).toMatchObject({ line: [{ do: 'pass' }], firm: true });
  });

  test('the table shows what is bid, by whom, and who is still asked', () => {
    const t = choosing().choose('hero:tovak').choose('bid:3');
    const drawn = (lang: 'en' | 'de') =>
      mageKnight.draw(t.match.view('spectator'), { lang, plain: true, seat: n => `S${n}` }).join('\n');
    expect(drawn('en')).toContain('Auction: Tovak. S0 offers 3 fame. Still asked: S3, S1 and S2.');
    expect(drawn('de')).toContain('Versteigerung: Tovak. S0 bietet 3 Ruhm. Noch gefragt: S3, S1 und S2.');
  });
});
