import { describe, expect, test } from 'vitest';
import type { ActivationId } from '../../content/activations.ts';
import { adventureOf } from '../../content/adventures/index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { zoneNamed } from '../../rules/zones.ts';
import { blue, enemy, hero, learn, stand } from '../positions.ts';
import {
  burning,
  CHAOTIC,
  drawsNext,
  into,
  isOpen,
  LAWFUL,
  lastOfRound,
  lying,
  NEUTRAL,
  randomGame,
  read,
  scene,
  whereIs,
} from './stories.ts';

const ID = 'the-hollow-choir';
const BREAK = 'special:break-altar,-';

describe('The Hollow Choir', () => {
  test('set-up: four altars of the choir behind five doors, one with a magic lock and its key in the ossuary', () => {
    const t = scene(ID, { at: 'landing', rank: 2 });
    expect(lying(t, 'verse')).toEqual(['bone-chamber', 'founders-tomb', 'vault', 'vestry']);
    expect(t.state.doors.map(({ state: now, lock }) => [now, lock])).toEqual([
      ['closed', null],
      ['closed', null],
      ['closed', null],
      ['locked', null],
      ['locked', 'silver'],
    ]);
    expect(t.state.ground[zoneNamed(t.state, '10A.d')]?.keys).toEqual(['silver']);
    expect(t.state.events.deck.rest).toHaveLength(8);
    expect([isOpen(t, 'magic'), isOpen(t, 'hit')]).toEqual([true, false]);
    expect(t.state.altars.map(({ active }) => active)).toEqual([true]);
    expect(t.state.minRank).toBe(2);
    expect(t.state.ground).toHaveLength(30);
  });

  test('each altar is as likely to hold the songbook; a wrong one ends a verse and is gone', () => {
    // Of four the die says 2: not this one.
    const t = scene(ID, { at: 'vestry', rank: 2 }).choose(BREAK, [2]);
    expect(lying(t, 'verse')).toEqual(['bone-chamber', 'founders-tomb', 'vault']);
    expect(t.state.story.flags).toEqual({ verses: 1 });
    expect(t.state.story.stage).toBe('verses');
    expect(read(t)).toEqual(['verse-ends']);
    expect(t.leftover).toEqual([]);
  });

  test('the right altar: the hero has the songbook, the precentor waits on the landing, the cellar opens', () => {
    const t = scene(ID, { at: 'vestry', rank: 2 }).choose(BREAK, [1]);
    expect(hero(t, 'ecarus').keys).toEqual(['songbook']);
    expect(t.state.story.stage).toBe('up-the-stair');
    expect(whereIs(t, 'brigand-red-1')).toBe('landing');
    expect(isOpen(t, 'hit')).toBe(true);
    expect(lying(t, 'verse')).toEqual(['bone-chamber', 'founders-tomb', 'vault']);
    expect(read(t)).toEqual(['verse-ends', 'songbook-found', 'precentor']);
  });

  test('the last altar is the right one without a roll; with the book found the others still end verses', () => {
    const alone = scene(ID, { at: 'vault', rank: 2 }, state => {
      for (const name of ['vestry', 'bone-chamber', 'founders-tomb'])
        state.ground[zoneNamed(state, name)]?.tokens.splice(0);
    }).choose(BREAK);
    expect(hero(alone, 'ecarus').keys).toEqual(['songbook']);
    const later = scene(ID, { at: 'vault', rank: 2 }, state => {
      state.story.stage = 'up-the-stair';
      state.story.flags = { 'songbook-found': 1, verses: 2 };
    }).choose(BREAK);
    expect(hero(later, 'ecarus').keys).toEqual([]);
    expect(later.state.story.flags.verses).toBe(3);
  });

  test('as long as fewer than three verses have ended no power is hastened', () => {
    const glasses = (verses: number): number => {
      const t = scene(ID, { at: 'landing', rank: 2 }, state => {
        learn(state, 'ecarus', 'mighty-blow');
        for (const power of state.heroes[0]?.powers ?? []) power.glasses = 3;
        state.story.flags.verses = verses;
        drawsNext(state, 'quiet-hour');
      }).choose('end');
      return hero(t, 'ecarus').powers[0]?.glasses ?? -1;
    };
    // The time phase itself takes one away in any case.
    expect([glasses(2), glasses(3)]).toEqual([2, 1]);
  });

  test('as long as fewer than four verses have ended saves are rolled twice, and the worse one counts', () => {
    const poisoned = (verses: number, dice: readonly number[]): boolean => {
      const t = scene(ID, { at: 'landing', rank: 2, heroes: LAWFUL }, state => {
        state.story.flags.verses = verses;
        state.heroes[0]?.conditions.push('poisoned-1');
        lastOfRound(state);
      }).choose('end', dice);
      expect(t.leftover).toEqual([]);
      return hero(t, 'ecarus').conditions.includes('poisoned-1');
    };
    const [made, failed] = [blue('block'), blue('hit')];
    expect(poisoned(4, [made])).toBe(false);
    expect(poisoned(3, [made, failed])).toBe(true);
    expect(poisoned(3, [failed, made])).toBe(true);
    expect(poisoned(3, [made, made])).toBe(false);
  });

  test('SS-END-02 the heroes win when the songbook stands on the stair', () => {
    const t = scene(ID, { at: '12A.g', rank: 2 }, state => {
      state.story.stage = 'up-the-stair';
      state.heroes[0]?.keys.push('songbook');
    });
    t.choose(into(t, 'stair'));
    expect(t.state.over).toEqual({ kind: 'won', by: 'up-the-stair' });
    const empty = scene(ID, { at: '12A.g', rank: 2 }, state => {
      state.story.stage = 'up-the-stair';
    });
    empty.choose(into(empty, 'stair'));
    expect(empty.state.over).toBeNull();
  });

  test('whoever dies leaves the songbook lying, and another hero takes it up', () => {
    const t = scene(ID, { at: 'landing', rank: 2 }, state => {
      state.story.stage = 'up-the-stair';
      stand(state, 'ecarus', 'pews');
      const [bearer] = state.heroes;
      if (bearer === undefined) return;
      bearer.keys.push('songbook');
      bearer.wounds = 50;
      bearer.fire = [1];
      stand(state, 'laegon', 'pews');
      lastOfRound(state);
    }).choose('end');
    expect(hero(t, 'ecarus').ghost).toBe(true);
    expect(t.state.ground[zoneNamed(t.state, 'pews')]?.keys).toEqual(['songbook']);
    t.choose('next:laegon').choose('pick-up');
    expect(hero(t, 'laegon').keys).toEqual(['songbook']);
  });

  test('three shards more for the precentor', () => {
    const t = scene(ID, { at: 'pews', rank: 2 }, state => {
      state.story.stage = 'up-the-stair';
      burning(state, 'brigand-red-1', 'landing');
      lastOfRound(state);
    }).choose('end');
    expect(t.state.shards).toBe(5 + 3);
    expect(read(t)).toEqual(['precentor-dead']);
  });

  test('SS-SOUL-03 law breaks the font: its altar is inactive, all verses end', () => {
    const t = scene(ID, { at: 'pews', rank: 2 });
    t.choose(into(t, 'old-font'));
    expect(t.state.altars.map(({ active }) => active)).toEqual([false]);
    expect(t.state.story.flags.verses).toBe(4);
  });

  test('SS-SOUL-03 a neutral hero may draw water: three potions', () => {
    const t = scene(ID, { heroes: NEUTRAL, at: 'pews', rank: 2 });
    t.choose(into(t, 'old-font'));
    expect(t.offered()).toEqual(['decide:break-font', 'decide:draw-water']);
    t.choose('decide:draw-water');
    expect(t.state.heroes[0]?.pack.map(({ id }) => id)).toEqual(Array(3).fill('healing-potion'));
    expect(t.state.altars[0]?.active).toBe(true);
  });

  test('SS-SOUL-03 chaos may drink: a rank more in this adventure, and a blue token in every time phase', () => {
    const t = scene(ID, { heroes: CHAOTIC, at: 'pews', rank: 2 }, state => {
      lastOfRound(state);
      state.supplies.critical = newSupply(['stunned', 'wound']);
    });
    t.choose(into(t, 'old-font'));
    expect(t.offered()).toEqual(['decide:break-font', 'decide:drink']);
    t.choose('decide:drink');
    while (t.kind === 'learn') t.choose(t.offered('learn')[0] ?? '');
    const [drinker] = t.state.heroes;
    expect(drinker?.rank).toBe(3);
    expect(drinker?.tokens['lent-rank']).toBe(1);
    expect(drinker?.conditions).toEqual([]);
    t.choose('end');
    expect(t.state.heroes.map(({ conditions }) => conditions)).toEqual([['stunned'], []]);
  });

  test('SS-ADVE-01 on the seal of the guild everybody hears the way: a movement point more', () => {
    const t = scene(ID, { at: '16A.a', rank: 2 }, state => {
      state.supplies.activation = newSupply<ActivationId>(['A']);
      enemy(state, 'brigand-green-1', 'wine-cellar');
    });
    t.choose(into(t, 'guild-seal'));
    expect(t.state.lasting.map(({ on, what }) => [on, what])).toEqual([
      ['laegon', { do: 'modify', value: 'points', n: 1 }],
    ]);
    expect(t.state.events.up).toEqual(['story-1']);
  });

  test('reward: 1.5 shards for each hero, the songbook and a soul weapon', () => {
    expect(adventureOf(ID).reward).toEqual({ shards: 1.5, items: ['songbook'], soulWeapon: true });
  });

  test.each([2, 3, 4, 5])('a game by chance with %i heroes comes to its end', heroes => {
    expect(randomGame(ID, heroes, `choir ${heroes}`).over).not.toBeNull();
  });
});
