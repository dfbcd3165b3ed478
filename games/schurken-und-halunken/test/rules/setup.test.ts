import { checkConfig, type Game, Match, newChance } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { expect, test } from 'vitest';
import { heroDecks, supportCard } from '../../content/index.ts';
import { schurkenUndHalunken } from '../../index.ts';
import { setup } from '../../setup.ts';
import type { State } from '../../state.ts';
import { discardsOf, duel, handOf, itemsOf } from '../positions.ts';

const fresh = (seats: number, settings: Record<string, string | number | boolean> = {}, seed = 'setup'): State =>
  setup(checkConfig(schurkenUndHalunken as unknown as Game, { seats, settings }), newChance(seed));
const dealt = (state: State) => state.groups.map(({ heroes }) => heroes.map(({ id }) => id));
const isMagical = (id: string) => (heroDecks.magical as readonly string[]).includes(id);

test('SH-GAME-01 every player leads a group of heroes against the groups of all others', () => {
  const state = fresh(3);
  expect(state.groups.map(({ heroes }) => heroes.length)).toEqual([2, 2, 2]);
  expect(new Set(state.groups.map(({ team }) => team)).size).toBe(3);
});

test('SH-GAME-03 2 to 5 players', () => {
  expect(schurkenUndHalunken.scenarios[0]?.seats).toEqual([2, 3, 4, 5]);
});

test('SH-SETUP-01 SH-SETUP-02 everybody gets one magical and one other hero from shuffled piles', () => {
  for (const seats of [2, 3, 4, 5])
    for (const ids of dealt(fresh(seats))) expect(ids.map(isMagical)).toEqual([true, false]);
  expect(dealt(fresh(2, {}, 'a'))).not.toEqual(dealt(fresh(2, {}, 'b')));
});

test('SH-SETUP-03 the remaining heroes form one pile, mixed', () => {
  const state = fresh(2);
  expect(state.heroPile).toHaveLength(12);
  expect(new Set([...state.heroPile, ...dealt(state).flat()]).size).toBe(16);
  expect(state.heroPile.slice(0, 6).every(isMagical)).toBe(false);
});

test('SH-SETUP-04 with the mixed pile somebody sooner or later leads two magicians', () => {
  const pairs = Array.from({ length: 12 }, (_, i) => dealt(fresh(5, { 'mixed-heroes': true }, `mixed ${i}`))).flat();
  expect(pairs.every(ids => ids.length === 2)).toBe(true);
  expect(pairs.some(ids => ids.every(isMagical))).toBe(true);
  expect(pairs.some(ids => !ids.some(isMagical))).toBe(true);
});

test('SH-SETUP-05 every hero starts with 15 life points', () => {
  expect(new Set(fresh(5).groups.flatMap(({ heroes }) => heroes.map(({ life }) => life)))).toEqual(new Set([15]));
});

test.each([12, 10])('SH-SETUP-06 with fewer life points: %i', life => {
  expect(new Set(fresh(4, { life }).groups.flatMap(g => g.heroes.map(h => h.life)))).toEqual(new Set([life]));
});

test('SH-SETUP-07 SH-SETUP-18 two players may start with three heroes, the third from the rest', () => {
  const state = fresh(2, { 'three-heroes': true });
  expect(dealt(state).map(ids => ids.length)).toEqual([3, 3]);
  expect(state.heroPile).toHaveLength(10);
  expect(() => fresh(3, { 'three-heroes': true })).toThrow('can be false');
});

test('SH-SETUP-09 SH-SETUP-10 three shuffled draw piles with a discard pile each', () => {
  const { piles, discards } = fresh(2);
  expect([piles.equipment.length, piles.magic.length, piles.tactics.length]).toEqual([45, 50, 64]);
  expect(discards).toEqual({ equipment: [], magic: [], tactics: [] });
  expect(piles.magic).not.toEqual(fresh(2, {}, 'other').piles.magic);
});

test('SH-SETUP-11 an empty pile is made anew from its discard pile', () => {
  const t = duel(
    { heroes: { lich: [] } },
    { heroes: { troll: [] } },
    { discarded: ['buckler', 'halberd'], change: state => state.piles.equipment.splice(0) },
  );
  t.choose('draw:lich,equipment');
  expect(['buckler#1', 'halberd#1']).toContain(handOf(t, 0)[0]);
  expect(discardsOf(t, 'equipment')).toEqual([]);
  expect(t.state.piles.equipment).toHaveLength(1);
  expect(t.happened().map(e => e.kind)).toContain('reshuffled');
});

test('SH-SETUP-12 SH-SETUP-13 SH-SETUP-16 four cards of freely chosen piles, all drawn before any is seen', () => {
  const t = table(schurkenUndHalunken, { config: { seats: 2 } });
  const seat = t.seat ?? -1;
  for (const pile of ['equipment', 'magic', 'tactics']) {
    expect(t.offered()).toEqual(['pile:equipment', 'pile:magic', 'pile:tactics']);
    t.choose(`pile:${pile}`);
    expect(handOf(t, seat)).toEqual([]);
  }
  t.choose('pile:magic');
  const kinds = handOf(t, seat).map(card => supportCard(card).kind);
  expect(kinds).toHaveLength(4);
  expect(t.happened(seat).filter(e => e.kind === 'drew')).toHaveLength(4);
});

/** How many start cards everybody draws, in the order of the turns. */
function startCards(seats: number, settings: Record<string, boolean> = {}): number[] {
  const t = table(schurkenUndHalunken, { config: { seats, settings } });
  const drawn: number[] = [];
  while (t.kind === 'pile') {
    const { seat } = t;
    let cards = 0;
    for (; t.kind === 'pile' && t.seat === seat; cards++) t.choose('pile:tactics');
    drawn.push(cards);
    t.choose('done');
    if (drawn.length === seats) break;
  }
  return drawn;
}

test('SH-SETUP-20 for an even start everybody from the third place on draws five start cards', () => {
  expect(startCards(2)).toEqual([4, 4]);
  expect(startCards(3)).toEqual([4, 4, 5]);
  expect(startCards(5)).toEqual([4, 4, 5, 5, 5]);
  expect(startCards(4, { 'even-start': false })).toEqual([4, 4, 4, 4]);
});

test('SH-SETUP-14 SH-SETUP-15 heroes are equipped at once, everything else stays in the hand', () => {
  const t = duel(
    { heroes: { lich: [], troll: [] }, hand: ['buckler', 'fireball', 'healing-potion', 'duck'] },
    { heroes: { barbarian: [] } },
    { phase: 'start-equip' },
  );
  expect(t.offered()).toEqual(['equip:lich,buckler#1', 'equip:lich,fireball#1', 'equip:troll,buckler#1', 'done']);
  t.choose('equip:lich,fireball#1').choose('equip:troll,buckler#1').choose('done');
  expect(itemsOf(t, 'lich')).toEqual(['fireball#1']);
  expect(itemsOf(t, 'troll')).toEqual(['buckler#1']);
  expect(handOf(t, 0)).toEqual(['healing-potion#1', 'duck#1']);
});

const redrawing = (hand: string[], redraw = true) => {
  const t = table(schurkenUndHalunken, {
    config: { seats: 2, settings: { redraw } },
    arrange: state => {
      const { active } = state;
      const all = Object.values(state.piles);
      const group = state.groups[active];
      for (const card of hand)
        for (const pile of all) {
          const at = pile.findIndex(id => id.startsWith(`${card}#`));
          if (at >= 0 && group) group.hand.push(...pile.splice(at, 1));
        }
      state.drawn = group?.hand.map(card => (supportCard(card).kind === 'armour' ? 'equipment' : 'tactics')) ?? [];
      state.phase = 'start-redraw';
    },
  });
  return t;
};

test('SH-SETUP-17 without weapon and attack spell the start cards may be drawn anew, from the same piles', () => {
  const t = redrawing(['ring-mail', 'iron-boots', 'duck', 'backstab']);
  const seat = t.seat ?? -1;
  expect(t.offered()).toEqual(['keep', 'redraw']);
  t.choose('redraw');
  expect(discardsOf(t, 'equipment')).toEqual([expect.stringMatching('ring-mail'), 'iron-boots#1']);
  expect(discardsOf(t, 'tactics')).toHaveLength(2);
  expect(handOf(t, seat)).toHaveLength(4);
  expect(t.kind).toBe('redraw');
});

test('SH-SETUP-17 with a weapon, with too few red and blue cards, or without the option there is no new draw', () => {
  expect(redrawing(['silver-sword', 'iron-boots', 'duck', 'backstab']).offered()).toEqual(['keep']);
  expect(redrawing(['iron-boots', 'thick-skull', 'duck', 'backstab']).kind).toBe('equip');
  expect(redrawing(['ring-mail', 'iron-boots', 'duck', 'backstab'], false).kind).toBe('equip');
});

test('SH-SETUP-19 of other hands everybody sees the colours of the backs and no more', () => {
  const t = duel(
    { heroes: { lich: [] } },
    { heroes: { troll: [] }, hand: ['buckler', 'fireball', 'duck', 'backstab'] },
  );
  expect(t.match.view(0).groups[1]).toMatchObject({
    hand: null,
    backs: { equipment: 1, magic: 1, tactics: 2 },
    seen: [],
  });
  expect(t.match.view(1).groups[1]?.hand).toHaveLength(4);
});

test('SH-TURN-05 the first player is drawn by lot', () => {
  const firsts = Array.from({ length: 20 }, (_, i) => fresh(3, {}, `first ${i}`).first);
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  expect(Match.start(schurkenUndHalunken, { seats: 3 }, { seed: 'x' }).ask?.seat).toBe(
    Match.start(schurkenUndHalunken, { seats: 3 }, { seed: 'x' }).state.first,
  );
});
